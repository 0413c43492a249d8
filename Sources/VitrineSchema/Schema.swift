/// One mapping of the language: its keys in the order of the reference page.
public struct Shape: Sendable {
  /// Which shape.
  public let id: ShapeID
  /// What the mapping is, in a noun phrase that messages can use: "a popover".
  public let noun: String
  /// Its keys.
  public let keys: [KeySpec]
  /// For each ordinal of a key, its index in ``keys``, or -1.
  public let positions: [Int16]

  /// Declares a shape.
  public init(_ id: ShapeID, _ noun: String, _ keys: [KeySpec]) {
    self.id = id
    self.noun = noun
    self.keys = keys
    var positions = [Int16](repeating: Self.absent, count: KeyID.count)
    for index in keys.indices { positions[keys[index].key.ordinal] = Int16(index) }
    self.positions = positions
  }

  /// Declares a shape whose keys come in groups. Adding each group in place copies every declaration once.
  init(_ id: ShapeID, _ noun: String, count: Int, _ add: (inout [KeySpec]) -> Void) {
    var keys: [KeySpec] = []
    keys.reserveCapacity(count)
    add(&keys)
    self.init(id, noun, keys)
  }

  /// Returns the declaration of a key by its ordinal, or nil when the shape has no such key. Constant time.
  public func spec(ordinal: Int) -> KeySpec? {
    guard ordinal >= 0, ordinal < positions.count else { return nil }
    let index = positions[ordinal]
    return index == Self.absent ? nil : keys[Int(index)]
  }

  /// Returns the declaration of a key, or nil when the shape has no such key. Constant time.
  public func spec(_ key: KeyID) -> KeySpec? { spec(ordinal: key.ordinal) }

  /// Whether the shape has a key. Constant time.
  public func contains(_ key: KeyID) -> Bool { positions[key.ordinal] != Self.absent }

  /// The keys that say what kind of thing the entry is.
  public var kindKeys: [KeySpec] { keys.filter(\.isKind) }

  /// Stands in ``positions`` for a key that the shape does not have.
  private static let absent: Int16 = -1
}

/// The language in one table. Each shape is made when it is first asked for, so a small file pays for what it uses.
public enum Schema {
  /// The version of the language that this table declares (design/language.md, documented).
  public static let languageVersion = 1

  /// Returns the declaration of a shape.
  public static func shape(_ id: ShapeID) -> Shape {
    switch id {
    case .file: FileShapes.file
    case .target: FileShapes.target
    case .environment: EnvironmentShapes.environment
    case .device: EnvironmentShapes.device
    case .deviceSafeArea: EnvironmentShapes.deviceSafeArea
    case .deviceKeyboard: EnvironmentShapes.deviceKeyboard
    case .color: ValueShapes.color
    case .font: ValueShapes.font
    case .border: ValueShapes.border
    case .shadow: ValueShapes.shadow
    case .position: ValueShapes.position
    case .curveSteps: ValueShapes.curveSteps
    case .curvePoints: ValueShapes.curvePoints
    case .spring: ValueShapes.spring
    case .screen: ScreenShapes.screen
    case .navigationItem: ScreenShapes.navigationItem
    case .barItem: ScreenShapes.barItem
    case .preferredContentSize: ScreenShapes.preferredContentSize
    case .preferredContentSizePreset: ScreenShapes.preferredContentSizePreset
    case .node: NodeShapes.node
    case .pin: NodeShapes.pin
    case .center: NodeShapes.center
    case .alert: AlertShapes.alert
    case .alertAction: AlertShapes.alertAction
    case .alertTextField: AlertShapes.alertTextField
    case .popover: PopoverShapes.popover
    case .background: PopoverShapes.background
    case .stroke: PopoverShapes.stroke
    case .contentSuperview: PopoverShapes.contentSuperview
    case .style: StyleShapes.style
    case .styleSize: StyleShapes.styleSize
    case .dimming: StyleShapes.dimming
    case .keyboardBehavior: StyleShapes.keyboardBehavior
    case .swipe: StyleShapes.swipe
    case .sheet: SheetShapes.sheet
    case .detent: SheetShapes.detent
    case .transition: TransitionShapes.transition
    case .animator: TransitionShapes.animator
    case .state: TransitionShapes.state
    case .keyframe: TransitionShapes.keyframe
    case .track: TransitionShapes.track
    case .interactive: TransitionShapes.interactive
    case .presentation: PresentationShapes.presentation
    case .strategy: PresentationShapes.strategy
    case .duringStep: PresentationShapes.duringStep
    case .delegate: DelegateShapes.delegate
    case .wrapInNavigation: DelegateShapes.wrapInNavigation
    case .prepareForPopover: DelegateShapes.prepareForPopover
    case .reposition: DelegateShapes.reposition
    case .codeScreen: CodeShapes.screen
    case .codePresentation: CodeShapes.presentation
    case .codeStyle: CodeShapes.style
    case .codeBackground: CodeShapes.background
    case .codeTransition: CodeShapes.transition
    case .codeWhen: CodeShapes.when
    case .codeOwner: CodeShapes.owner
    case .codeDimming: CodeShapes.dimming
    case .presetUse: PresetShapes.use
    case .presetWith: PresetShapes.words
    }
  }

  /// Returns the declaration of a key of a shape by the key's ordinal, which is also its interned id in a YAML tree; nil when
  /// the shape has no such key. Constant time.
  public static func spec(_ id: ShapeID, keyOrdinal: Int) -> KeySpec? { shape(id).spec(ordinal: keyOrdinal) }

  /// Returns the declaration of a key of a shape; nil when the shape has no such key. Constant time.
  public static func spec(_ id: ShapeID, _ key: KeyID) -> KeySpec? { shape(id).spec(key) }

  /// Returns the shapes that have a key, for hints about where it belongs. Makes every shape; for messages only.
  public static func shapes(having key: KeyID) -> [ShapeID] { ShapeID.allCases.filter { shape($0).contains(key) } }
}
