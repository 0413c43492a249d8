/// The grammar of names: `[A-Za-z_][A-Za-z0-9_-]*` (language 2).
enum SpecName {
  /// Whether a text is a name.
  static func isName(_ text: some Collection<UInt8>) -> Bool {
    var isFirst = true
    for byte in text {
      let letter = byte | 0x20
      let starts = (letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")) || byte == UInt8(ascii: "_")
      if isFirst {
        guard starts else { return false }
        isFirst = false
      } else {
        let goesOn = starts || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")) || byte == UInt8(ascii: "-")
        guard goesOn else { return false }
      }
    }
    return !isFirst
  }

  /// Returns a name that resembles a text: what a name cannot have becomes a hyphen. Nil when nothing is left.
  static func repaired(_ text: String) -> String? {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      let one = CollectionOfOne(byte)
      if isName(one) || (!bytes.isEmpty && (byte == UInt8(ascii: "-") || (0x30...0x39).contains(byte))) {
        bytes.append(byte)
      } else if !bytes.isEmpty, bytes.last != UInt8(ascii: "-") {
        bytes.append(UInt8(ascii: "-"))
      }
    }
    while bytes.last == UInt8(ascii: "-") { bytes.removeLast() }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }
}
