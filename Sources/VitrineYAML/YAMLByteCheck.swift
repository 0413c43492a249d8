import VitrineSource

/// A look at the bytes before libyaml sees them. Its reader errors bear no place and hide everything before
/// (facts/yaml.md section 3).
struct YAMLByteCheck {
  /// What may be wrong with bytes.
  enum Problem: Hashable {
    /// More bytes than offsets are meant for.
    case tooLarge
    /// UTF-16 or UTF-32.
    case encoding(String)
    /// A byte order mark behind the start of the file.
    case misplacedMark
    /// No valid UTF-8; the text says what is wrong.
    case invalidUTF8(String)
    /// A control character or another code point that YAML does not allow.
    case control(UInt32)
    /// A line break for YAML 1.1 only: U+0085, U+2028 or U+2029.
    case separator(UInt32)
  }

  /// A problem and its bytes.
  struct Finding {
    /// What.
    var problem: Problem
    /// Where.
    var span: SourceSpan
  }

  /// What was found, in order.
  private(set) var findings: [Finding] = []
  /// Whether all bytes are ASCII and allowed.
  private(set) var isASCII = false
  /// The number of findings that were not kept.
  private(set) var omitted = 0
  /// The bytes with separators as spaces, so that libyaml sees the lines that everybody else sees, and without bytes that
  /// are no text, so that one of them hides nothing else; `nil` if there is neither.
  private(set) var replacedBytes: [UInt8]?

  /// Runs of look-alike spaces, or of characters that look like nothing, where a line begins. They are wrong only
  /// before a key: a text of several lines may well begin its lines with U+3000.
  private(set) var lookalikes: [SourceSpan] = []
  /// Whether libyaml may read the file, bad bytes replaced.
  private(set) var isText = true
  /// The places of bytes that are no text and were replaced.
  private(set) var replaced: [SourceSpan] = []
  /// Whether there is a separator.
  private var hasSeparators = false

  /// Checks the bytes.
  init(_ bytes: [UInt8]) {
    if bytes.count > YAMLLimits.fileBytes {
      note(.tooLarge, 0, 0)
      return
    }
    if LibYAMLParser.isPlainASCII(bytes) {
      isASCII = true
      return
    }
    if let name = Self.foreignMark(bytes) {
      note(.encoding(name.name), 0, name.length)
      return
    }
    scan(bytes.span)
    if omitted > 0 { isText = false }
    if isText, hasSeparators || !replaced.isEmpty { replace(bytes) }
  }

  /// Finds a byte order mark of another encoding.
  private static func foreignMark(_ bytes: [UInt8]) -> (name: String, length: Int)? {
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) { return ("UTF-32 (little endian)", 4) }
    if bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return ("UTF-32 (big endian)", 4) }
    if bytes.starts(with: [0xFF, 0xFE]) { return ("UTF-16 (little endian)", 2) }
    if bytes.starts(with: [0xFE, 0xFF]) { return ("UTF-16 (big endian)", 2) }
    return unmarked(bytes)
  }

  /// Finds an encoding without a mark by the zeros beside the first two characters, which are ASCII in every spec
  /// (YAML 1.2.2, section 5.2).
  private static func unmarked(_ bytes: [UInt8]) -> (name: String, length: Int)? {
    guard bytes.count >= 4 else { return nil }
    switch (bytes[0] == 0, bytes[1] == 0, bytes[2] == 0, bytes[3] == 0) {
    case (false, true, false, true): return ("UTF-16 (little endian)", 2)
    case (true, false, true, false): return ("UTF-16 (big endian)", 2)
    case (false, true, true, true): return ("UTF-32 (little endian)", 4)
    case (true, true, true, false): return ("UTF-32 (big endian)", 4)
    default: return nil
    }
  }

  /// Reads the code points one by one.
  private mutating func scan(_ bytes: Span<UInt8>) {
    var i = 0
    /// Whether only blanks and look-alikes came since the line began.
    var isIndentation = true
    while i < bytes.count {
      let byte = bytes[i]
      if byte < 0x80 {
        if byte < 0x20 || byte == 0x7F {
          if byte == 0x0A || byte == 0x0D {
            isIndentation = true
          } else if byte != 0x09 {
            note(.control(UInt32(byte)), i, 1)
          }
        } else if byte != 0x20 {
          isIndentation = false
        }
        i += 1
        continue
      }
      let (scalar, length, fault) = Self.decode(bytes, i)
      if let fault {
        note(.invalidUTF8(fault), i, length)
        isIndentation = false
      } else if (0x80...0x9F).contains(scalar) && scalar != 0x85 || scalar == 0xFFFE || scalar == 0xFFFF {
        note(.control(scalar), i, length)
      } else if scalar == 0x85 || scalar == 0x2028 || scalar == 0x2029 {
        note(.separator(scalar), i, length)
      } else if scalar == 0xFEFF {
        if i > 0 { note(.misplacedMark, i, length) }
      } else if isIndentation {
        if Self.looksLikeSpace(scalar) { addLookalike(i, length) } else { isIndentation = false }
      }
      i += length
    }
  }

  /// Keeps a finding.
  private mutating func note(_ problem: Problem, _ offset: Int, _ length: Int) {
    let span = SourceSpan(UInt32(offset), UInt32(offset + length))
    switch problem {
    case .separator: hasSeparators = true
    case .tooLarge, .encoding: isText = false
    case .invalidUTF8, .control, .misplacedMark: if findings.count < YAMLLimits.findings { replaced.append(span) }
    }
    guard findings.count < YAMLLimits.findings else {
      omitted += 1
      return
    }
    findings.append(Finding(problem: problem, span: span))
  }

  /// Adds a look-alike to the run before it, or begins one.
  private mutating func addLookalike(_ offset: Int, _ length: Int) {
    let span = SourceSpan(UInt32(offset), UInt32(offset + length))
    if let last = lookalikes.last, last.end == span.start {
      lookalikes[lookalikes.count - 1] = SourceSpan(last.start, span.end)
    } else {
      lookalikes.append(span)
    }
  }

  /// What stands for bytes that are no text: a letter, which means nothing to YAML wherever it stands.
  private static let standIn = UInt8(ascii: "x")

  /// Replaces the bytes of all separators by spaces and bytes that are no text by a letter.
  private mutating func replace(_ bytes: [UInt8]) {
    var copy = bytes
    for span in replaced {
      for index in Int(span.start)..<Int(span.end) { copy[index] = Self.standIn }
    }
    var i = 0
    while i + 1 < copy.count {
      if copy[i] == 0xC2, copy[i + 1] == 0x85 {
        copy[i] = 0x20
        copy[i + 1] = 0x20
      } else if i + 2 < copy.count, copy[i] == 0xE2, copy[i + 1] == 0x80, copy[i + 2] == 0xA8 || copy[i + 2] == 0xA9 {
        for j in i...(i + 2) { copy[j] = 0x20 }
      }
      i += 1
    }
    replacedBytes = copy
  }

  /// The number of bytes of a space, a tab or a character that looks like a space; 0 for anything else.
  static func spaceLength(_ bytes: [UInt8], at offset: Int) -> Int {
    let byte = bytes[offset]
    if byte == 0x20 || byte == 0x09 { return 1 }
    guard byte >= 0x80 else { return 0 }
    let (scalar, length, fault) = decode(bytes.span, offset)
    return fault == nil && looksLikeSpace(scalar) ? length : 0
  }

  /// Whether a character is taken for a space or for nothing.
  private static func looksLikeSpace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA0, 0x1680, 0x180E, 0x2000...0x200B, 0x202F, 0x205F, 0x2060, 0x3000, 0xFEFF: true
    default: false
    }
  }

  /// Decodes one code point. A fault covers the bytes that were meant for one character: a first byte and those that
  /// continue it.
  private static func decode(_ bytes: Span<UInt8>, _ start: Int) -> (scalar: UInt32, length: Int, fault: String?) {
    let lead = bytes[start]
    let size: Int
    switch lead {
    case 0xC0...0xDF: size = 2
    case 0xE0...0xEF: size = 3
    case 0xF0...0xF7: size = 4
    case 0x80...0xBF: return (0, 1, "it continues a character that does not begin")
    default: return (0, 1, "it begins no character")
    }
    var scalar = UInt32(lead) & (0xFF >> UInt32(size + 1))
    for i in 1..<size {
      guard start + i < bytes.count else { return (0, i, "the file ends inside a character") }
      let byte = bytes[start + i]
      guard byte & 0xC0 == 0x80 else { return (0, i, "the character it begins is cut off") }
      scalar = scalar << 6 | UInt32(byte & 0x3F)
    }
    let smallest: UInt32 = size == 2 ? 0x80 : size == 3 ? 0x800 : 0x10000
    if scalar < smallest { return (0, size, "the form is longer than its character needs") }
    if (0xD800...0xDFFF).contains(scalar) { return (0, size, "it is half of a pair for UTF-16") }
    if scalar > 0x10FFFF { return (0, size, "it lies beyond the last character, U+10FFFF") }
    return (scalar, size, nil)
  }
}
