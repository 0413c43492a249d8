import VitrinePlatform
public import VitrineSource

/// A length that may depend on its container: `percent` of the same side, plus points.
public struct Amount: Hashable, Sendable {
  /// Fraction of the container's same side; 0.5 for `50%`.
  public var fraction: Double
  /// Points added.
  public var points: Double

  /// Creates an amount.
  public init(points: Double = 0, fraction: Double = 0) {
    self.points = points
    self.fraction = fraction
  }

  /// Returns the length for a container's side.
  public func resolved(in side: Double) -> Double { fraction * side + points }
}

/// How two sides of a constraint relate.
public enum LayoutRelation: String, Hashable, Sendable {
  case lessThanOrEqual = "<="
  case equal = "="
  case greaterThanOrEqual = ">="
}

/// A layout priority, 1 to 1000.
public struct LayoutPriority: Hashable, Sendable, Comparable {
  /// The number.
  public var value: Double
  /// Wraps a number.
  public init(_ value: Double) { self.value = value }
  /// 1000.
  public static let required = LayoutPriority(1000)
  /// 750.
  public static let defaultHigh = LayoutPriority(750)
  /// 250.
  public static let defaultLow = LayoutPriority(250)
  /// 50.
  public static let fittingSizeLevel = LayoutPriority(50)
  /// Orders by number.
  public static func < (a: LayoutPriority, b: LayoutPriority) -> Bool { a.value < b.value }
}

/// One dimension of the language's section 5, for example `<= 60% - 8 @750`.
public struct Dimension: Hashable, Sendable {
  /// How the side relates to the amount.
  public var relation: LayoutRelation
  /// The amount.
  public var amount: Amount
  /// How strongly.
  public var priority: LayoutPriority
  /// Where it was written.
  public var place: SourcePlace

  /// Creates a dimension.
  public init(_ relation: LayoutRelation, _ amount: Amount, _ priority: LayoutPriority, at place: SourcePlace) {
    self.relation = relation
    self.amount = amount
    self.priority = priority
    self.place = place
  }
}

/// Width and height of which a side may be `null`.
public struct OptionalSize: Hashable, Sendable {
  /// Width in points.
  public var width: Double?
  /// Height in points.
  public var height: Double?
  /// Creates a size.
  public init(_ width: Double?, _ height: Double?) {
    self.width = width
    self.height = height
  }
}

/// Two amounts.
public struct AmountPoint: Hashable, Sendable {
  /// Horizontal.
  public var x: Amount
  /// Vertical.
  public var y: Amount
  /// Creates a point.
  public init(_ x: Amount, _ y: Amount) {
    self.x = x
    self.y = y
  }
}

/// The value of `sourceRect`.
public enum SourceRect: Hashable, Sendable {
  /// `null`: the source view's current bounds from 13.2.
  case null
  /// Four amounts in the source view's coordinates.
  case rect(x: Amount, y: Amount, width: Amount, height: Amount)
  /// The raw numbers of a view's bounds; of the source view without a name.
  case bounds(of: String?)
  /// The raw numbers of a view's frame; of the source view without a name.
  case frame(of: String?)
}

/// A timing curve as written.
public enum AuthoredCurve: Hashable, Sendable {
  /// `linear`, `easeIn`, `easeOut`, `easeInOut`, `default` or `keyboard`.
  case named(String)
  /// A cubic Bézier's two control points.
  case bezier(Double, Double, Double, Double)
  /// Steps with the place of the jump: `start`, `end`, `none` or `both`.
  case steps(Int, jump: String)
  /// Points, straight between.
  case points([Point])
}

/// A spring as written: each parameter that was given.
public struct AuthoredSpring: Hashable, Sendable {
  /// Damping ratio of UIKit's spring with a duration.
  public var dampingRatio: Double?
  /// Velocity in whole distances per second.
  public var initialVelocity: Double?
  /// Bounce of a perceptual spring.
  public var bounce: Double?
  /// Mass of a physical spring.
  public var mass: Double?
  /// Stiffness of a physical spring.
  public var stiffness: Double?
  /// Damping of a physical spring.
  public var damping: Double?
  /// Whether a damping ratio above 1 is kept.
  public var allowsOverdamping: Bool?

  /// Creates a spring without parameters.
  public init() {}
}

/// The base of a colour, before its alpha.
public enum ColorBase: Hashable, Sendable {
  /// Red, green, blue, alpha as fractions.
  case rgba(Double, Double, Double, Double)
  /// A UIColor by its name without `Color`.
  case system(String)
  /// A name of `colors`.
  case named(String)
}

/// A colour as written.
public indirect enum AuthoredColor: Hashable, Sendable {
  /// A base, and the alpha written behind it.
  case base(ColorBase, alpha: Double?)
  /// One colour each for light and dark appearance.
  case dynamic(light: AuthoredColor, dark: AuthoredColor)
}

/// A font as written.
public struct AuthoredFont: Hashable, Sendable {
  /// A text style, by UIKit's name.
  public var style: String?
  /// A size in points.
  public var size: Double?
  /// A weight, by UIKit's name.
  public var weight: String?
  /// A name of `fonts`.
  public var name: String?
  /// The text style with which a fixed size scales.
  public var scaledFor: String?

  /// Creates a font.
  public init(
    style: String? = nil, size: Double? = nil, weight: String? = nil, name: String? = nil, scaledFor: String? = nil
  ) {
    self.style = style
    self.size = size
    self.weight = weight
    self.name = name
    self.scaledFor = scaledFor
  }
}

/// A position as written.
public enum AuthoredPosition: Hashable, Sendable {
  /// `center`, an edge or a corner, with an inset in points.
  case edge(String, inset: Double)
  /// The centre, in amounts of the reference rectangle.
  case center(AmountPoint)
  /// The top left corner, in amounts of the reference rectangle.
  case origin(AmountPoint)
}

/// A priority for each axis.
public struct AxisPriorities: Hashable, Sendable {
  /// Horizontal.
  public var horizontal: LayoutPriority
  /// Vertical.
  public var vertical: LayoutPriority
  /// Creates a pair.
  public init(horizontal: LayoutPriority, vertical: LayoutPriority) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
