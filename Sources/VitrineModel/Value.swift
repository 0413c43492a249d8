public import VitrinePlatform
import VitrineSchema
import VitrineSource

/// A decoded value of the language. The front end makes each once, by the declared type of its key.
///
/// The common cases lie inline and cost no allocation; what is larger than an entry is boxed.
public enum Value: Hashable, Sendable {
  /// Written, wrong and reported: later phases stay silent about it.
  case invalid
  /// Written as null: back to the default.
  case null
  case bool(Bool)
  /// Numbers, points, degrees, fractions, ratios and durations (in seconds).
  case number(Double)
  /// Free text.
  case text(String)
  /// A word of a fixed set, in UIKit's spelling without the prefix that may go.
  case word(String)
  /// A name that is defined elsewhere, or a new one.
  case name(String)
  /// A preset, by its full name.
  case preset(String)
  case list([Authored<Value>])
  case entry(Entry)
  /// Free names to values, in the order of writing.
  case names([NamedValue])
  case amount(Amount)
  case dimensions([Dimension])
  indirect case directionalInsets(DirectionalInsets)
  indirect case edgeInsets(EdgeInsets)
  case point(Point)
  indirect case amountPoint(AmountPoint)
  indirect case size(OptionalSize)
  indirect case rect(Rect)
  indirect case sourceRect(SourceRect)
  indirect case curve(AuthoredCurve)
  indirect case spring(AuthoredSpring)
  case color(AuthoredColor)
  indirect case font(AuthoredFont)
  indirect case version(IOSVersion)
  indirect case versionRange(VersionRange)
  indirect case position(AuthoredPosition)
  /// One constraint string; a chain gives two.
  case constraints([LayoutConstraint])
  case priority(LayoutPriority)
  case axisPriorities(AxisPriorities)
  case variations([Variation])
}

/// One entry of a mapping with free names.
public struct NamedValue: Hashable, Sendable {
  /// The name.
  public var name: Authored<String>
  /// What it names.
  public var value: Authored<Value>

  /// Creates an entry.
  public init(name: Authored<String>, value: Authored<Value>) {
    self.name = name
    self.value = value
  }
}

/// One entry of `vary`: under a query, these keys.
public struct Variation: Hashable, Sendable {
  /// When it holds.
  public var query: TraitQuery
  /// The keys that it sets.
  public var entry: Entry

  /// Creates a variation.
  public init(query: TraitQuery, entry: Entry) {
    self.query = query
    self.entry = entry
  }
}
