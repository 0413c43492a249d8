/// A slip of an author that breaks the YAML of a spec, or one value.
public enum SlipKind: String, CaseIterable, Sendable {
  /// A quote is missing.
  case quoteDeleted
  /// A quote stands twice.
  case quoteDoubled
  /// A bracket or brace is missing.
  case bracketDeleted
  /// A bracket or brace stands twice.
  case bracketDoubled
  /// A comma inside brackets is missing.
  case commaDeleted
  /// A comma inside brackets stands twice.
  case commaDoubled
  /// The colon behind a key is missing.
  case colonDeleted
  /// The colon behind a key stands twice.
  case colonDoubled
  /// The space behind a colon is missing.
  case colonSpaceDeleted
  /// The space behind the dash of an item is missing.
  case dashSpaceDeleted
  /// A line is indented by one blank more.
  case indentedByOne
  /// A line is indented by two blanks more.
  case indentedByTwo
  /// A line is indented by one blank less.
  case outdentedByOne
  /// A line is indented by two blanks less.
  case outdentedByTwo
  /// A line is indented with tabs.
  case tabIndent
  /// A line is indented with no-break spaces.
  case noBreakIndent
  /// A colon with a space stands in a text without quotes.
  case colonInText
  /// A number sign behind a space stands in a text without quotes.
  case hashInText
  /// A quote or bracket opens before a value and never closes.
  case openedAndLeft
  /// A mark with a meaning in YAML stands before a value.
  case markBeforeValue
  /// An alias stands for a value, and its anchor is nowhere.
  case unknownAlias
  /// A text in quotes has an escape that does not exist.
  case badEscape
  /// A byte is no UTF-8.
  case badByte
  /// A NUL or another control character.
  case controlCharacter
  /// U+2028 or U+0085 in a value.
  case lineSeparator
  /// A key's line stands twice.
  case lineDoubled
  /// A key is misspelt.
  case keyMisspelt
  /// A word or a name that is used is misspelt.
  case wordMisspelt
  /// A word where a number belongs.
  case wordForNumber
  /// A number where a word belongs.
  case numberForWord
  /// A list where one value belongs.
  case listForValue
  /// A mapping where one value belongs.
  case mappingForValue
  /// `yes` where another value belongs.
  case yesForValue
  /// A number with an underscore.
  case underscoreInNumber
  /// A number to the base 60.
  case baseSixty
  /// A number with a leading zero.
  case leadingZero
  /// A number that is none.
  case notANumber
  /// A number with a unit of the web.
  case webUnit
}

/// A spec with a slip.
public struct Slip: Sendable {
  /// The slip.
  public let kind: SlipKind
  /// The whole text.
  public let bytes: [UInt8]
  /// The line of the slip in that text, from 1.
  public let line: Int
}
