public import VitrineModel

/// The eight values of seed 000's shared configuration (facts/seed-systems.md 3). A nil says nothing.
public struct CenteredPopoverConfig: Hashable, Sendable {
  /// Of the background, in points.
  public var shadowOffset: Point?
  /// Of the background, in points.
  public var shadowRadius: Double?
  /// Of the background, 0 to 1.
  public var shadowOpacity: Double?
  /// Of the background, by its name.
  public var shadowColor: String?
  /// Of the content's superview, in points.
  public var borderWidth: Double?
  /// Of the content's superview, by its name.
  public var borderColor: String?
  /// Of the content's superview, in points.
  public var cornerRadius: Double?
  /// Of the content's superview.
  public var maskedCorners: [String]?

  /// Creates a configuration that says nothing.
  public init() {}

  /// The values that hold when nobody sets them (seed 000).
  public static let standard = {
    var config = CenteredPopoverConfig()
    config.shadowOffset = Point(0, 4)
    config.shadowRadius = 4
    config.shadowOpacity = 0.2
    config.shadowColor = "gray"
    config.borderWidth = 0
    config.borderColor = "white"
    config.cornerRadius = 0
    config.maskedCorners = ["minXMinY", "maxXMinY", "minXMaxY", "maxXMaxY"]
    return config
  }()

  /// Returns what holds when this configuration is laid over another: what a class overrides over what is shared, that over the
  /// standard.
  public func over(_ base: CenteredPopoverConfig) -> CenteredPopoverConfig {
    var config = base
    if let shadowOffset { config.shadowOffset = shadowOffset }
    if let shadowRadius { config.shadowRadius = shadowRadius }
    if let shadowOpacity { config.shadowOpacity = shadowOpacity }
    if let shadowColor { config.shadowColor = shadowColor }
    if let borderWidth { config.borderWidth = borderWidth }
    if let borderColor { config.borderColor = borderColor }
    if let cornerRadius { config.cornerRadius = cornerRadius }
    if let maskedCorners { config.maskedCorners = maskedCorners }
    return config
  }
}
