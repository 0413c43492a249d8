/// Where a name is looked up.
public enum Namespace: String, Hashable, Sendable, CaseIterable {
  /// Names of `screens`.
  case screen
  /// Names of `popovers`.
  case popover
  /// Names of `styles`.
  case style
  /// Names of `transitions`.
  case transition
  /// Names of `presentations`.
  case presentation
  /// Names of `colors`.
  case color
  /// Names of `fonts`.
  case font
  /// Node and bar item ids of the screen in question.
  case id
  /// Detent ids of the same sheet, `medium` and `large` included. A rule reports an unknown one; the decoder keeps it.
  case detent
}

/// What kind of thing a preset stands as (design/language.md section 6).
public enum PresetKind: String, Hashable, Sendable, CaseIterable {
  /// Where a style may stand.
  case style
  /// Where a transition may stand.
  case transition
  /// As the kind of a screen.
  case screen
  /// As a popover's background.
  case background
  /// As a preferred content size.
  case preferredContentSize
}

/// A closed range of numbers; a missing bound is open.
public struct NumberRange: Hashable, Sendable {
  /// The smallest allowed value.
  public let lower: Double?
  /// The largest allowed value.
  public let upper: Double?
  /// Whether the lower bound itself is refused.
  public let excludesLower: Bool

  /// Creates a range.
  public init(_ lower: Double?, _ upper: Double?, excludesLower: Bool = false) {
    self.lower = lower
    self.upper = upper
    self.excludesLower = excludesLower
  }

  /// Every finite number.
  public static let any = NumberRange(nil, nil)
  /// Zero and above.
  public static let notNegative = NumberRange(0, nil)
  /// Above zero.
  public static let positive = NumberRange(0, nil, excludesLower: true)
  /// 0 to 1.
  public static let unit = NumberRange(0, 1)

  /// Whether a number lies inside.
  public func contains(_ number: Double) -> Bool {
    if let lower, number < lower || (excludesLower && number == lower) { return false }
    if let upper, number > upper { return false }
    return true
  }
}

/// What a key's value may be (design/language.md section 3).
public indirect enum ValueType: Hashable, Sendable {
  /// `true` or `false`.
  case bool
  /// A whole number.
  case int(NumberRange)
  /// A number without unit.
  case number(NumberRange)
  /// A length in points.
  case points(NumberRange)
  /// An angle in degrees.
  case degrees
  /// 0 to 1, or a percentage.
  case fraction
  /// A number or percentage whose bounds a rule checks, so that the decoder keeps what lies beyond 0 to 1.
  case unboundedFraction
  /// Points, a percentage, or both joined.
  case amount
  /// A dimension of the language's section 5, or a list of them that hold together.
  case dimension
  /// A dimension without percentage, inward from an edge.
  case distance
  /// Insets: one, two or four numbers, the four as top, leading, bottom, trailing.
  case directionalInset
  /// Insets: one, two or four numbers, the four as top, left, bottom, right.
  case physicalInset
  /// Two numbers.
  case point
  /// Two amounts.
  case amountPoint
  /// Width and height; `null` for a side is allowed when said.
  case size(nullable: Bool)
  /// Four numbers.
  case rect
  /// `sourceRect`: four amounts, `bounds`, `frame`, `id.bounds`, `id.frame` or null.
  case sourceRect
  /// `w:h` or a number.
  case ratio
  /// A time.
  case duration
  /// A timing curve.
  case curve
  /// A spring.
  case spring
  /// A colour.
  case color
  /// A font.
  case font
  /// A version.
  case version
  /// A range of versions.
  case versionRange
  /// A position.
  case position
  /// One constraint string.
  case constraint
  /// The source text of any scalar.
  case text
  /// A layout priority, by number or name.
  case priority
  /// One priority for both axes, or `[horizontal, vertical]`.
  case axisPriorities
  /// One of these words; a UIKit spelling's own prefix may go where ``SchemaWords`` says so.
  case word([String])
  /// A method name out of UIKit's.
  case methodName
  /// A name defined elsewhere.
  case reference(Namespace)
  /// A new name that this entry defines.
  case newName
  /// A preset of a kind: a name with a slash.
  case preset(PresetKind)
  /// A preset's own words under `with`, typed by ``PresetTable``.
  case presetWords
  /// A mapping with the keys of a shape.
  case shape(ShapeID)
  /// A mapping with the keys of a shape, or the value of one of its keys alone, which then stands for that mapping.
  case shapeOr(ShapeID, KeyID)
  /// A mapping from free names to values.
  case names(ValueType)
  /// A mapping from trait queries to the keys of the entry it stands in.
  case variations
  /// A list; a list of one may go without brackets.
  case list(ValueType)
  /// The first alternative that matches the node decides.
  case either([ValueType])
  /// Exactly null.
  case null
  /// Exactly `true`: a method that exists and answers nothing.
  case implemented
  /// A device's id.
  case deviceID
  /// A window's size in points, as in `507x768`.
  case windowSize
  /// A list of exactly so many numbers.
  case numbers(Int)
  /// A style's size: `fit`, one amount for both sides, `[w, h]`, or the mapping ``ShapeID/styleSize``.
  case styleSize
  /// A preferred content size: `fit`, `[w, h]`, a preset, or the mapping ``ShapeID/preferredContentSize``.
  case preferredContentSize
  /// Anything: a UIKit property that is known and not modelled.
  case unmodelled
}
