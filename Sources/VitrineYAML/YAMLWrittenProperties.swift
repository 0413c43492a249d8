import VitrineSource

/// Anchor and tag as they are written before a value.
struct YAMLWrittenProperties {
  /// `&name`, or empty.
  var anchor = SourceSpan(0, 0)
  /// The tag, or empty.
  var tag = SourceSpan(0, 0)
  /// Byte offset of what follows them.
  var end: Int
  /// The line breaks before that.
  var lines = 0
  /// Where the value touches the anchor, which libyaml lets pass: `&an:chor` is the anchor `an` before `:chor`.
  var glued: SourceSpan?

  /// Reads as many of them as the event says there are, with the blanks and comments between.
  init(_ source: Span<UInt8>, from start: Int, to limit: Int, hasAnchor: Bool, hasTag: Bool) {
    var i = start
    var left = (hasAnchor ? 1 : 0) + (hasTag ? 1 : 0)
    var breaks = 0
    end = start
    while i < limit {
      let byte = source[i]
      switch byte {
      case 0x20, 0x09:
        i += 1
      case 0x0A, 0x0D:
        breaks += 1
        i += byte == 0x0D && i + 1 < limit && source[i + 1] == 0x0A ? 2 : 1
      case UInt8(ascii: "#"):
        while i < limit, source[i] != 0x0A, source[i] != 0x0D { i += 1 }
      case UInt8(ascii: "&") where left > 0, UInt8(ascii: "!") where left > 0:
        let first = i
        if byte == UInt8(ascii: "&") {
          i = Self.endOfName(source, from: i, to: limit)
          anchor = SourceSpan(UInt32(first), UInt32(i))
          if i < limit, !Self.endsWord(source[i]) { glued = SourceSpan(UInt32(i), UInt32(i + 1)) }
        } else {
          i = Self.endOfTag(source, from: i, to: limit)
          tag = SourceSpan(UInt32(first), UInt32(i))
        }
        left -= 1
        // An absent value stands directly behind its properties.
        lines = breaks
        end = i
      default:
        lines = breaks
        end = i
        return
      }
    }
  }

  /// Finds the end of an anchor: libyaml takes ASCII letters, digits, `-` and `_`.
  private static func endOfName(_ source: Span<UInt8>, from start: Int, to limit: Int) -> Int {
    var i = start + 1
    while i < limit {
      switch source[i] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        i += 1
      default: return i
      }
    }
    return i
  }

  /// Finds the end of a tag.
  private static func endOfTag(_ source: Span<UInt8>, from start: Int, to limit: Int) -> Int {
    var i = start + 1
    let isVerbatim = i < limit && source[i] == UInt8(ascii: "<")
    while i < limit {
      let byte = source[i]
      if isVerbatim, byte == UInt8(ascii: ">") { return i + 1 }
      if !isVerbatim, endsWord(byte) { return i }
      i += 1
    }
    return i
  }

  /// Whether a byte ends an anchor or a tag: a blank, a line break, or an indicator of flow style.
  private static func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"):
      true
    default: false
    }
  }
}
