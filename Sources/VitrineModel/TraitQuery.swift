public import VitrinePlatform
public import VitrineSource

/// One test of a trait query.
public enum TraitTest: Hashable, Sendable {
  /// `w:compact`, `w:regular`.
  case horizontal(SizeClass)
  /// `h:compact`, `h:regular`.
  case vertical(SizeClass)
  /// `idiom:phone`, `idiom:pad`.
  case idiom(UserInterfaceIdiom)
  /// `orientation:portrait`, `orientation:landscape`.
  case orientation(Orientation)
  /// `iOS:16`, `iOS:16+`, `iOS:14-`; the range covers every version that begins with the bound's parts.
  case iOS(VersionRange)
  /// `text:ax1`, `text:ax1+`, `text:large-`.
  case text(ClosedRange<ContentSizeCategory>)
  /// `direction:rtl`.
  case direction(LayoutDirection)
  /// `appearance:dark`.
  case appearance(Appearance)
}

/// A query: all its tests must hold.
public struct TraitQuery: Hashable, Sendable {
  /// The tests in the order of writing.
  public var tests: [TraitTest]
  /// The text as written.
  public var text: String
  /// Where it was written.
  public var place: SourcePlace

  /// Creates a query.
  public init(_ tests: [TraitTest], text: String, at place: SourcePlace) {
    self.tests = tests
    self.text = text
    self.place = place
  }

  /// Whether every test holds.
  public func matches(_ traits: TraitSet) -> Bool {
    tests.allSatisfy { test in
      switch test {
      case .horizontal(let value): traits.horizontalSizeClass == value
      case .vertical(let value): traits.verticalSizeClass == value
      case .idiom(let value): traits.idiom == value
      case .orientation(let value): traits.orientation == value
      case .iOS(let range): range.contains(traits.iOS)
      case .text(let range): range.contains(traits.contentSizeCategory)
      case .direction(let value): traits.layoutDirection == value
      case .appearance(let value): traits.appearance == value
      }
    }
  }

  /// The versions that the query's version tests allow; nil when it has none.
  public var versionRange: VersionRange? {
    for case .iOS(let range) in tests { return range }
    return nil
  }
}
