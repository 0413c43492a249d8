/// Writes JSON into one byte buffer, in the order in which it is told.
///
/// Pretty output indents by two spaces and puts lists of numbers on one line; compact output is one line.
public struct JSONWriter {
  /// The text so far, UTF-8.
  public private(set) var bytes: [UInt8] = []
  /// Whether everything goes on one line.
  private let isCompact: Bool
  /// Whether the innermost containers already hold something, outermost first.
  private var hasMembers: [Bool] = []
  /// Whether a key was just written.
  private var followsKey = false
  /// Depth below which everything stays on one line; nil when lines are broken.
  private var inlineDepth: Int?

  /// Starts an empty document.
  public init(compact: Bool = false) { isCompact = compact }

  /// Writes `{ … }` around what `body` writes. Inline objects stay on one line.
  public mutating func object(inline: Bool = false, _ body: (inout JSONWriter) -> Void) {
    container("{", "}", inline: inline, body)
  }

  /// Writes `[ … ]` around what `body` writes. Inline lists stay on one line.
  public mutating func array(inline: Bool = false, _ body: (inout JSONWriter) -> Void) {
    container("[", "]", inline: inline, body)
  }

  /// Writes a key; a value must follow.
  public mutating func key(_ name: String) {
    separate()
    appendString(name)
    bytes.append(UInt8(ascii: ":"))
    if !isCompact { bytes.append(UInt8(ascii: " ")) }
    followsKey = true
  }

  /// Writes a string.
  public mutating func string(_ value: String) {
    separate()
    appendString(value)
  }

  /// Writes a whole number.
  public mutating func int(_ value: Int) { raw(String(value)) }

  /// Writes `true` or `false`.
  public mutating func bool(_ value: Bool) { raw(value ? "true" : "false") }

  /// Writes `null`.
  public mutating func null() { raw("null") }

  /// Writes a length in points: at most four decimals. JSON has no infinity; what overflowed is `null`.
  public mutating func points(_ value: Double) {
    guard value.isFinite else { return null() }
    separate()
    NumberText.appendPoints(value, to: &bytes)
  }

  /// Writes the shortest number that reads back the same; `null` for one that overflowed.
  public mutating func exact(_ value: Double) { raw(value.isFinite ? NumberText.exact(value) : "null") }

  /// Writes lengths in points on one line.
  public mutating func pointsList(_ values: [Double]) {
    array(inline: true) { writer in
      for value in values { writer.points(value) }
    }
  }

  /// Ends the document with a line feed.
  public mutating func finish() { bytes.append(0x0A) }

  /// Writes a token as it is.
  private mutating func raw(_ text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
  }

  /// Writes a container.
  private mutating func container(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, inline: Bool, _ body: (inout JSONWriter) -> Void
  ) {
    separate()
    bytes.append(UInt8(ascii: open))
    hasMembers.append(false)
    if inline, inlineDepth == nil { inlineDepth = hasMembers.count }
    body(&self)
    let isInline = inlineDepth != nil
    if inlineDepth == hasMembers.count { inlineDepth = nil }
    let isEmpty = !hasMembers.removeLast()
    if !isEmpty, !isInline { breakLine() }
    bytes.append(UInt8(ascii: close))
  }

  /// Writes what stands between the previous token and the next value or key.
  private mutating func separate() {
    if followsKey {
      followsKey = false
      return
    }
    guard let last = hasMembers.indices.last else { return }
    if hasMembers[last] {
      bytes.append(UInt8(ascii: ","))
      if inlineDepth != nil, !isCompact { bytes.append(UInt8(ascii: " ")) }
    }
    hasMembers[last] = true
    if inlineDepth == nil { breakLine() }
  }

  /// Starts a line at the current depth.
  private mutating func breakLine() {
    guard !isCompact else { return }
    bytes.append(0x0A)
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * hasMembers.count))
  }

  /// Appends a quoted string; what could steer, break or reorder a terminal's line is escaped.
  private mutating func appendString(_ value: String) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": bytes.append(contentsOf: #"\""#.utf8)
      case "\\": bytes.append(contentsOf: #"\\"#.utf8)
      case "\n": bytes.append(contentsOf: #"\n"#.utf8)
      case "\r": bytes.append(contentsOf: #"\r"#.utf8)
      case "\t": bytes.append(contentsOf: #"\t"#.utf8)
      default:
        if ShownText.isUnsafe(scalar) {
          let hex = String(scalar.value, radix: 16)
          bytes.append(contentsOf: ("\\u" + String(repeating: "0", count: 4 - hex.count) + hex).utf8)
        } else {
          bytes.append(contentsOf: String(scalar).utf8)
        }
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
