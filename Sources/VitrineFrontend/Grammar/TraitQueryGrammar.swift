package import VitrineModel
import VitrinePlatform
import VitrineSource

/// Trait queries: tests joined by blanks (language 3).
package enum TraitQueryGrammar {
  /// Reads a query.
  package static func query(_ text: GrammarText) throws(GrammarProblem) -> TraitQuery {
    var cursor = GrammarCursor(text.bytes)
    var tests: [TraitTest] = []
    cursor.skipBlanks()
    guard !cursor.isAtEnd else { throw cursor.problem("a query has at least one test", help: example) }
    while !cursor.isAtEnd {
      tests.append(try test(&cursor))
      cursor.skipBlanks()
    }
    return TraitQuery(tests, text: String(decoding: text.bytes, as: UTF8.self), at: text.wholePlace)
  }

  /// The keys of tests.
  package static let keys = ["w", "h", "idiom", "orientation", "iOS", "text", "direction", "appearance"]

  /// What a query looks like, for help.
  private static let example = "as in 'w:compact', 'iOS:16+' or 'text:ax1+'"

  /// Keys that people write instead.
  private static let otherKeys: [(written: String, meant: String)] = [
    ("width", "w"), ("height", "h"), ("horizontalSizeClass", "w"), ("verticalSizeClass", "h"), ("horizontal", "w"),
    ("vertical", "h"), ("userInterfaceIdiom", "idiom"), ("os", "iOS"), ("version", "iOS"), ("system", "iOS"),
    ("contentSizeCategory", "text"), ("preferredContentSizeCategory", "text"), ("layoutDirection", "direction"),
    ("userInterfaceStyle", "appearance"), ("style", "appearance"),
  ]

  /// Reads one test.
  private static func test(_ cursor: inout GrammarCursor) throws(GrammarProblem) -> TraitTest {
    let start = cursor.offset
    guard let name = cursor.takeName() else {
      let isNot = cursor.next == UInt8(ascii: "!")
      throw cursor.problem(
        isNot ? "a query cannot deny" : "a test is 'key:value'",
        help: isNot ? "name the values that are meant" : example)
    }
    let key = String(decoding: name, as: UTF8.self)
    guard cursor.take(":") else { throw noColon(key, start, cursor) }
    guard keys.contains(key) else {
      let other = otherKeys.first { $0.written == key }?.meant
      throw GrammarProblem(
        .unknownWord, at: start, key.utf8.count, "'\(key)' is no trait",
        help: key == "device" ? "queries name traits; give a device an entry of its own" : "known: " + list(keys),
        replacements: other.map { [$0] } ?? NearNames.near(to: key, in: keys))
    }
    let value = takeValue(&cursor)
    guard !value.text.isEmpty else {
      throw cursor.problem("a value belongs behind ':'", help: example)
    }
    return try test(key, value)
  }

  /// A value with its bound.
  private struct Value {
    /// The value, without the sign behind it.
    var text: String
    /// Its first byte.
    var start: Int
    /// `+`, `-` or nothing.
    var sign: UInt8?

    /// One past its last byte, the sign aside.
    var end: Int { start + text.utf8.count }
  }

  /// Moves past a value and the sign behind it.
  private static func takeValue(_ cursor: inout GrammarCursor) -> Value {
    let start = cursor.offset
    while let byte = cursor.next, !GrammarCursor.isBlank(byte) { cursor.advance() }
    var text = cursor.text(from: start)
    guard let last = text.utf8.last, last == UInt8(ascii: "+") || last == UInt8(ascii: "-") else {
      return Value(text: text, start: start, sign: nil)
    }
    text.removeLast()
    return Value(text: text, start: start, sign: last)
  }

  /// Returns the test of a known key.
  private static func test(_ key: String, _ value: Value) throws(GrammarProblem) -> TraitTest {
    switch key {
    case "iOS": return .iOS(try versions(value))
    case "text": return .text(try categories(value))
    default: break
    }
    if value.sign != nil {
      throw GrammarProblem(
        at: value.end, 1, "only 'iOS' and 'text' take '+' and '-'", help: "the values of '\(key)' have no order",
        replacements: [""])
    }
    switch key {
    case "w": return .horizontal(try word(value, key, SizeClass.self))
    case "h": return .vertical(try word(value, key, SizeClass.self))
    case "idiom": return .idiom(try word(value, key, UserInterfaceIdiom.self))
    case "orientation": return .orientation(try word(value, key, Orientation.self))
    case "direction": return .direction(try word(value, key, LayoutDirection.self))
    default: return .appearance(try word(value, key, Appearance.self))
    }
  }

  /// Returns the case of a value.
  private static func word<Wanted: RawRepresentable & CaseIterable>(
    _ value: Value, _ key: String, _ type: Wanted.Type
  ) throws(GrammarProblem) -> Wanted where Wanted.RawValue == String {
    if let wanted = Wanted(rawValue: value.text) { return wanted }
    throw unknown(value, key, Wanted.allCases.map(\.rawValue))
  }

  /// Returns the versions of a value.
  private static func versions(_ value: Value) throws(GrammarProblem) -> VersionRange {
    do {
      let version = try VersionGrammar.version(GrammarText(Array(value.text.utf8)[...], at: .startOfMain))
      switch value.sign {
      case UInt8(ascii: "+"): return .from(version)
      case UInt8(ascii: "-"): return .upTo(version)
      default: return .within(version)
      }
    } catch {
      var moved = error
      moved.offset += value.start
      moved.help = "as in 'iOS:16', 'iOS:16+' or 'iOS:15-'"
      throw moved
    }
  }

  /// Returns the text sizes of a value.
  private static func categories(_ value: Value) throws(GrammarProblem) -> ClosedRange<ContentSizeCategory> {
    guard let category = ContentSizeCategory(value.text) else {
      throw unknown(value, "text", ContentSizeCategory.allCases.map(\.name))
    }
    switch value.sign {
    case UInt8(ascii: "+"): return category...(.ax5)
    case UInt8(ascii: "-"): return .xSmall...category
    default: return category...category
    }
  }

  /// Returns the problem of a value that the key does not have.
  private static func unknown(_ value: Value, _ key: String, _ known: [String]) -> GrammarProblem {
    GrammarProblem(
      .unknownWord, at: value.start, value.text.utf8.count, "'\(value.text)' is no value of '\(key)'",
      help: "known: " + list(known), replacements: NearNames.near(to: value.text, in: known))
  }

  /// Returns the problem of a test without `:`.
  private static func noColon(_ key: String, _ start: Int, _ cursor: GrammarCursor) -> GrammarProblem {
    if ["or", "and", "not"].contains(key) {
      return GrammarProblem(
        at: start, key.utf8.count, "the tests of a query are joined by blanks, and all must hold",
        help: key == "or" ? "write a second query" : nil)
    }
    if let known = keys.first(where: { $0 == key }) {
      return GrammarProblem(
        at: cursor.offset, cursor.nextLength, "':' and a value belong behind '\(known)'", help: example)
    }
    let tests = wholeTests.filter { $0.hasSuffix(":" + key) }
    return GrammarProblem(
      at: start, key.utf8.count, "a test is 'key:value'", help: example, replacements: tests)
  }

  /// The tests that a bare value may mean.
  private static let wholeTests = [
    "w:compact", "w:regular", "h:compact", "h:regular", "idiom:phone", "idiom:pad", "orientation:portrait",
    "orientation:landscape", "direction:ltr", "direction:rtl", "appearance:light", "appearance:dark",
  ]

  /// Returns names in quotes, joined by commas.
  private static func list(_ names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: ", ") }
}
