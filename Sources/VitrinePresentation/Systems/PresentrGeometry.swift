public import VitrineModel

/// Where a view presented by Presentr stands (facts/seed-systems.md 1.3, 1.4), frames unrounded.
public struct PresentrGeometry: Hashable, Sendable {
  /// The release that is imitated.
  public var version: PresentrVersion
  /// The presentation type.
  public var type: PresentrType
  /// The container's size in points.
  public var container: Size
  /// The context's frame in the container; nil for the whole container.
  public var contextFrame: Rect?
  /// The screen's size; the container's when nil.
  public var screen: Size?
  /// Whether the physical device reports a landscape orientation; only `customOrientation` asks.
  public var deviceIsLandscape: Bool
  /// What the content's fitting call returned; only `dynamic` asks.
  public var fittingSize: Size
  /// Whether the caller asks for round corners; nil for no word.
  public var roundCorners: Bool?
  /// The caller's corner radius in points.
  public var cornerRadius: Double

  /// The library's corner radius (seed-systems 1.5, source).
  public static let standardCornerRadius = 4.0
  /// The margin of the default width on each side (seed-systems 1.3, source).
  static let defaultSideMargin: Float = 30
  /// The share of the default height (seed-systems 1.3, source).
  static let defaultHeightPercentage: Float = 0.66
  /// How much higher than the quarter a top centre lies (seed-systems 1.4, source).
  static let topCenterShift = 1.0

  /// Creates a geometry with the library's defaults.
  public init(_ type: PresentrType, version: PresentrVersion = .newest, container: Size) {
    self.type = type
    self.version = version
    self.container = container
    contextFrame = nil
    screen = nil
    deviceIsLandscape = false
    fittingSize = .zero
    roundCorners = nil
    cornerRadius = Self.standardCornerRadius
  }

  /// The context's frame, or the container.
  public var parent: Rect { contextFrame ?? Rect(origin: .zero, size: container) }

  /// The screen's size.
  public var screenSize: Size { screen ?? container }

  /// The presented view's frame in the container.
  public var frame: Rect {
    let size = self.size
    let parent = self.parent
    let x = version.knowsContext ? parent.minX : 0
    let y = version.knowsContext ? parent.minY : 0
    let center: Point
    switch type.center {
    case .center: center = Point(x + parent.width / 2, y + parent.height / 2)
    case .topCenter:
      center = Point(
        x + parent.width / 2, y + parent.height / 4 - (version.shiftsTopCenter ? Self.topCenterShift : 0))
    case .bottomCenter: center = Point(x + parent.width / 2, y + parent.height * 3 / 4)
    case .custom(let point): center = point
    case .customOrigin(let origin): return Rect(origin: origin, size: size)
    }
    return Rect(center.x - size.width / 2, center.y - size.height / 2, size.width, size.height)
  }

  /// The presented view's size.
  public var size: Size {
    Size(
      type.width.map(width) ?? fittingSize.width,
      type.height.map(height) ?? fittingSize.height)
  }

  /// The radius that ends up on the presented view's layer.
  public var layerCornerRadius: Double {
    guard type.canBeRounded(in: version), roundCorners ?? type.isRoundedByDefault(in: version) else { return 0 }
    return version.hasCornerRadius ? cornerRadius : Self.standardCornerRadius
  }

  /// Returns a width; all arithmetic is in 32-bit floats, as in the library.
  private func width(_ size: PresentrSize) -> Double {
    let parent = Float(self.parent.width)
    if case .default = size { return Double((parent - 2 * Self.defaultSideMargin).rounded(.down)) }
    return length(size, parent: parent, screen: Float(screenSize.width))
  }

  /// Returns a height; all arithmetic is in 32-bit floats, as in the library.
  private func height(_ size: PresentrSize) -> Double {
    let parent = Float(self.parent.height)
    if case .default = size { return Double((parent * Self.defaultHeightPercentage).rounded(.down)) }
    return length(size, parent: parent, screen: Float(screenSize.height))
  }

  /// Returns a length by the rules that both sides share.
  private func length(_ size: PresentrSize, parent: Float, screen: Float) -> Double {
    switch size {
    case .default, .full: Double(parent)
    case .half: Double((parent / 2).rounded(.down))
    case .fluid(let share): Double((parent * Float(share)).rounded(.down))
    case .sideMargin(let margin): Double((parent - Float(margin) * 2).rounded(.down))
    case .custom(let length): Double(Float(length))
    case .customOrientation(let portrait, let landscape):
      Double(min(screen, Float(deviceIsLandscape ? landscape : portrait)))
    }
  }
}
