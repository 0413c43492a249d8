/// A piece of a spec's text that a slip can hit.
struct SpecToken {
  /// What it is.
  enum Kind {
    /// A text before a colon.
    case key
    /// A text without quotes that is no key.
    case plain
    /// A text in quotes that is no key.
    case quoted
    /// `[` or `{`.
    case open
    /// `]` or `}`.
    case close
    /// A comma inside brackets.
    case comma
    /// The colon behind a key.
    case colon
    /// The dash before an item.
    case dash
    /// `|` or `>` and what stands behind it.
    case blockHeader
  }

  /// What it is.
  var kind: Kind
  /// Its bytes.
  var range: Range<Int>
  /// The number of its line, from 0.
  var line: Int
  /// How many brackets are open before it.
  var depth: Int
}

/// The tokens of a spec that is written well.
///
/// A small reader of its own, so that slips do not depend on the parser that they test. It knows the YAML of the project's
/// specs: block mappings and lists, brackets, quotes on one line, comments, literal and folded texts.
struct SpecTokens {
  /// The text.
  let bytes: [UInt8]
  /// Where each line begins and ends, without its line feed.
  private(set) var lines: [Range<Int>] = []
  /// The tokens in order.
  private(set) var tokens: [SpecToken] = []
  /// Brackets that are open.
  private var depth = 0
  /// The indentation of the line whose literal or folded text goes on.
  private var blockIndent: Int?

  /// Reads a text.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var start = 0
    for index in bytes.indices where bytes[index] == Ascii.lineFeed {
      lines.append(start..<index)
      start = index + 1
    }
    if start < bytes.count { lines.append(start..<bytes.count) }
    for line in lines.indices { read(line) }
  }

  /// The number of blanks before the text of a line.
  func indent(_ line: Int) -> Int {
    bytes[lines[line]].prefix { $0 == Ascii.space }.count
  }

  /// The bytes of a token.
  func text(_ token: SpecToken) -> ArraySlice<UInt8> { bytes[token.range] }

  /// The key that a value stands behind on its line; nil for items.
  func key(before index: Int) -> String? {
    guard index >= 2, tokens[index - 1].kind == .colon, tokens[index - 2].kind == .key else { return nil }
    return String(decoding: text(tokens[index - 2]), as: UTF8.self)
  }

  /// Reads one line.
  private mutating func read(_ line: Int) {
    let end = lines[line].upperBound
    let indent = indent(line)
    var i = lines[line].lowerBound + indent
    guard i < end else { return }
    if let outer = blockIndent {
      if indent > outer { return }
      blockIndent = nil
    }
    while i < end {
      let byte = bytes[i]
      let isSpaced = i + 1 == end || bytes[i + 1] == Ascii.space
      switch byte {
      case Ascii.space: i += 1
      case Ascii.hash: return
      case Ascii.dash where isSpaced && depth == 0: i = add(.dash, i..<(i + 1), line)
      case Ascii.openBracket, Ascii.openBrace:
        i = add(.open, i..<(i + 1), line)
        depth += 1
      case Ascii.closeBracket, Ascii.closeBrace:
        depth = max(0, depth - 1)
        i = add(.close, i..<(i + 1), line)
      case Ascii.comma where depth > 0: i = add(.comma, i..<(i + 1), line)
      case Ascii.colon where isSpaced: i = add(.colon, i..<(i + 1), line)
      case Ascii.quote, Ascii.apostrophe: i = addText(.quoted, i..<quotedEnd(i, end), line)
      case Ascii.bar,
        Ascii.greater where depth == 0:
        i = add(.blockHeader, i..<end, line)
        blockIndent = indent
      default: i = addText(.plain, i..<plainEnd(i, end), line)
      }
    }
  }

  /// Adds a token; returns where it ends.
  private mutating func add(_ kind: SpecToken.Kind, _ range: Range<Int>, _ line: Int) -> Int {
    tokens.append(SpecToken(kind: kind, range: range, line: line, depth: depth))
    return range.upperBound
  }

  /// Adds a text, a key when a colon follows; returns where it ends.
  private mutating func addText(_ kind: SpecToken.Kind, _ range: Range<Int>, _ line: Int) -> Int {
    let end = lines[line].upperBound
    var i = range.upperBound
    while i < end, bytes[i] == Ascii.space { i += 1 }
    let isKey = i < end && bytes[i] == Ascii.colon && (i + 1 == end || bytes[i + 1] == Ascii.space)
    return add(isKey ? .key : kind, range, line)
  }

  /// Where a text in quotes ends: behind its partner, or at the end of the line.
  private func quotedEnd(_ start: Int, _ end: Int) -> Int {
    var i = start + 1
    while i < end {
      if bytes[i] == bytes[start] { return i + 1 }
      i += bytes[i] == Ascii.backslash && bytes[start] == Ascii.quote ? 2 : 1
    }
    return end
  }

  /// Where a text without quotes ends.
  private func plainEnd(_ start: Int, _ end: Int) -> Int {
    var i = start
    var last = start
    while i < end {
      let byte = bytes[i]
      if byte == Ascii.colon, i + 1 == end || bytes[i + 1] == Ascii.space { break }
      if byte == Ascii.hash, i > start, bytes[i - 1] == Ascii.space { break }
      if depth > 0, Ascii.flowMarks.contains(byte) { break }
      i += 1
      if byte != Ascii.space { last = i }
    }
    return max(last, start + 1)
  }
}

/// Bytes with a meaning in YAML.
enum Ascii {
  /// The blank.
  static let space = UInt8(ascii: " ")
  /// The tab.
  static let tab = UInt8(ascii: "\t")
  /// The line feed.
  static let lineFeed = UInt8(ascii: "\n")
  /// The carriage return.
  static let carriageReturn = UInt8(ascii: "\r")
  /// `#`, which begins a comment.
  static let hash = UInt8(ascii: "#")
  /// `-`, which begins an item.
  static let dash = UInt8(ascii: "-")
  /// `:`, which ends a key.
  static let colon = UInt8(ascii: ":")
  /// `,`, which parts items in brackets.
  static let comma = UInt8(ascii: ",")
  /// `[`, which opens a list.
  static let openBracket = UInt8(ascii: "[")
  /// `]`, which closes a list.
  static let closeBracket = UInt8(ascii: "]")
  /// `{`, which opens a mapping.
  static let openBrace = UInt8(ascii: "{")
  /// `}`, which closes a mapping.
  static let closeBrace = UInt8(ascii: "}")
  /// `"`.
  static let quote = UInt8(ascii: "\"")
  /// `'`.
  static let apostrophe = UInt8(ascii: "'")
  /// `\`, which begins an escape.
  static let backslash = UInt8(ascii: "\\")
  /// `|`, which begins a literal text.
  static let bar = UInt8(ascii: "|")
  /// `>`, which begins a folded text.
  static let greater = UInt8(ascii: ">")
  /// What ends a text without quotes inside brackets.
  static let flowMarks = [comma, openBracket, closeBracket, openBrace, closeBrace]

  /// Whether a byte is a letter of English.
  static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// Whether a byte is a decimal digit.
  static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
