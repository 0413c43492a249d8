import VitrineSchema

/// Makes slips in one spec.
///
/// The spec is free of errors and ends its lines with line feeds. A slip knows its line. Whether it breaks anything is
/// for the caller to see: text fields bear much.
public struct SlipMaker {
  /// The spec.
  let spec: SpecTokens

  /// Every key of the language.
  static let keys = Set(KeyID.allCases.map(\.rawValue))

  /// Every word of the language.
  static let words = Schema.words()

  /// Keys whose values give names that other lines use; a fault in one shows where the name is used.
  static let namingKeys: Set = ["id", "name"]

  /// Keys whose values use names.
  static let usingKeys: Set = ["from", "present", "sourceView", "barButtonItem", "extends", "action", "target"]

  /// Keys of the file whose own keys are names.
  static let sections: Set = [
    "colors", "fonts", "screens", "popovers", "styles", "transitions", "presentations", "environments",
  ]

  /// Reads a spec.
  public init(_ bytes: [UInt8]) { spec = SpecTokens(bytes) }

  /// Makes a slip at a place that the random numbers choose; nil when the spec has no place for it.
  public func slip(_ kind: SlipKind, using random: inout SeededRandom) -> Slip? {
    switch kind {
    case .quoteDeleted, .quoteDoubled, .bracketDeleted, .bracketDoubled, .commaDeleted, .commaDoubled, .colonDeleted,
      .colonDoubled, .colonSpaceDeleted, .dashSpaceDeleted:
      mark(kind, using: &random)
    case .indentedByOne, .indentedByTwo, .outdentedByOne, .outdentedByTwo, .tabIndent, .noBreakIndent:
      indentation(kind, using: &random)
    case .colonInText, .hashInText, .openedAndLeft, .markBeforeValue, .unknownAlias, .badEscape, .badByte,
      .controlCharacter, .lineSeparator:
      text(kind, using: &random)
    case .lineDoubled: doubledLine(using: &random)
    case .keyMisspelt: misspeltKey(using: &random)
    case .wordMisspelt: misspeltWord(using: &random)
    case .wordForNumber, .numberForWord, .listForValue, .mappingForValue, .yesForValue, .underscoreInNumber,
      .baseSixty, .leadingZero, .notANumber, .webUnit:
      value(kind, using: &random)
    }
  }

  /// Puts bytes in the place of others; the slip's line is that of the first.
  func replacing(_ range: Range<Int>, with text: some Collection<UInt8>, _ kind: SlipKind) -> Slip {
    var bytes = spec.bytes
    bytes.replaceSubrange(range, with: text)
    let line = spec.bytes[..<range.lowerBound].reduce(1) { $1 == Ascii.lineFeed ? $0 + 1 : $0 }
    return Slip(kind: kind, bytes: bytes, line: line)
  }

  /// Returns one of the tokens that pass a test, by its index.
  func token(using random: inout SeededRandom, where passes: (Int) -> Bool) -> Int? {
    let found = spec.tokens.indices.filter(passes)
    return found.isEmpty ? nil : random.pick(found)
  }

  /// Whether a token is a value that can be broken alone: no name that other lines use.
  func isValue(_ index: Int, quotedToo: Bool) -> Bool {
    let token = spec.tokens[index]
    guard token.kind == .plain || quotedToo && token.kind == .quoted else { return false }
    return !(spec.key(before: index).map(Self.namingKeys.contains) ?? false)
  }

  /// Whether a token is a number without a unit.
  func isNumber(_ index: Int) -> Bool {
    let token = spec.tokens[index]
    return token.kind == .plain
      && spec.text(token).allSatisfy { Ascii.isDigit($0) || $0 == UInt8(ascii: ".") || $0 == Ascii.dash }
      && spec.text(token).contains(where: Ascii.isDigit)
  }

  /// Whether a token is a word of the language.
  func isWord(_ index: Int) -> Bool {
    spec.tokens[index].kind == .plain
      && Self.words.contains(String(decoding: spec.text(spec.tokens[index]), as: UTF8.self))
  }

  /// Whether a token is a key of the language and no name that the author chose.
  func isKey(_ index: Int) -> Bool {
    let token = spec.tokens[index]
    guard token.kind == .key, Self.keys.contains(String(decoding: spec.text(token), as: UTF8.self)) else {
      return false
    }
    guard token.depth == 0, spec.indent(token.line) == 2 else { return true }
    // The key of the file above.
    let top = spec.tokens[..<index].last { $0.kind == .key && $0.depth == 0 && spec.indent($0.line) == 0 }
    return !(top.map { Self.sections.contains(String(decoding: spec.text($0), as: UTF8.self)) } ?? false)
  }
}
