public import VitrineModel
public import VitrineSchema

/// What Presentr does when the keyboard comes (facts/seed-systems.md 1.8).
public struct PresentrKeyboard: Hashable, Sendable {
  /// The presented view and its surroundings.
  public var geometry: PresentrGeometry
  /// The library's translation; the words are ours.
  public var mode: KeyboardMode
  /// The keyboard's height; its own origin is ignored by the library.
  public var keyboardHeight: Double
  /// Whether the presented controller conforms to the library's delegate.
  public var hasDelegate: Bool

  /// Points kept above the keyboard (seed-systems 1.8, source).
  static let buffer = 20.0
  /// The height that the library takes for the status bar (seed-systems 1.8, source).
  static let statusBar = 20.0

  /// Creates a situation.
  public init(_ geometry: PresentrGeometry, mode: KeyboardMode, keyboardHeight: Double, hasDelegate: Bool = false) {
    self.geometry = geometry
    self.mode = mode
    self.keyboardHeight = keyboardHeight
    self.hasDelegate = hasDelegate
  }

  /// The frame before.
  public var before: Rect { geometry.frame }

  /// Whether the library listens at all.
  public var isObserved: Bool {
    if hasDelegate { return true }
    guard mode != .none else { return false }
    if geometry.version.observesKeyboardAlways { return true }
    return geometry.version.observesKeyboardForPopup && geometry.type == .popup
  }

  /// The keyboard's top as the library computes it.
  public var keyboardTop: Double { geometry.screenSize.height - keyboardHeight }

  /// How far the view with its buffer reaches below the keyboard's top; 0 or less when nothing has to move.
  public var offset: Double {
    let isFlush = geometry.version.testsBottomEdge && before.maxY == geometry.screenSize.height
    return before.maxY + (isFlush ? 0 : Self.buffer) - keyboardTop
  }

  /// The frame while the keyboard is up.
  public var frame: Rect {
    let before = self.before
    guard isObserved, offset > 0 else { return before }
    switch mode {
    case .none: return before
    case .moveUp: return Rect(before.minX, before.minY - offset, before.width, before.height)
    case .stickToTop:
      return Rect(before.minX, max(before.minY - offset, Self.statusBar), before.width, before.height)
    case .compress:
      let y = max(before.minY - offset, Self.statusBar)
      let height = y == Self.statusBar ? keyboardTop - Self.statusBar - Self.buffer : before.height
      return Rect(before.minX, y, before.width, height)
    }
  }

  /// Returns what deserves a diagnostic, in the words of the golden table.
  public func flags(safeArea: EdgeInsets) -> [String] {
    let before = self.before
    let frame = self.frame
    var flags: [String] = []
    if frame.minY < 0, frame.minY < before.minY { flags.append("pushed-above-screen") }
    if frame.minY > before.minY { flags.append("moved-down") }
    if frame.height <= 0 { flags.append("non-positive-height") }
    flags += FrameFlags.safeArea(frame, container: geometry.container, safeArea: safeArea)
    if frame.maxY > keyboardTop + FrameFlags.tolerance { flags.append("keyboard-still-covers") }
    if mode != .none, !isObserved { flags.append("keyboard-not-observed") }
    let gap = abs(before.maxY - geometry.screenSize.height)
    if geometry.version.testsBottomEdge, offset > 0, gap > 0, gap <= 1 { flags.append("edge-test-missed") }
    return flags
  }
}
