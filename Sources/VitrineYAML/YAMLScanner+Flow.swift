extension YAMLScanner {
  /// Reads a collection in brackets that ends in its line. Returns the offset behind it, `nil` to give up. Works on the
  /// arena's stack: nesting costs no recursion.
  func readFlow(_ bytes: Span<UInt8>, _ start: Int, _ arena: inout YAMLArena) -> Int? {
    let depth = arena.stack.count
    var i = start
    while true {
      guard i < bytes.count else { return nil }
      if Self.isBracket(bytes[i]) {
        let kind: YAMLKind = bytes[i] == UInt8(ascii: "{") ? .mapping : .sequence
        arena.open(kind, .flow, [], start: UInt32(truncatingIfNeeded: i), line: line)
        guard !arena.isStopped else { return nil }
        i = Self.skipSpaces(bytes, i + 1)
        guard i < bytes.count else { return nil }
        if bytes[i] != Self.closing(arena) {
          guard let next = readFlowKey(bytes, i, &arena) else { return nil }
          i = next
          continue
        }
      } else {
        guard let scalar = Self.flowScalar(bytes, i), !scalar.isKey else { return nil }
        add(scalar, &arena)
        i = Self.skipSpaces(bytes, scalar.stop)
      }
      while i < bytes.count, bytes[i] == Self.closing(arena) {
        i += 1
        arena.close(end: UInt32(truncatingIfNeeded: i))
        if arena.stack.count == depth { return i }
        i = Self.skipSpaces(bytes, i)
      }
      guard i < bytes.count, bytes[i] == UInt8(ascii: ",") else { return nil }
      guard let next = readFlowKey(bytes, Self.skipSpaces(bytes, i + 1), &arena) else { return nil }
      i = next
    }
  }

  /// The bracket that closes the innermost collection.
  @inline(__always)
  private static func closing(_ arena: borrowing YAMLArena) -> UInt8 {
    arena.top.isMapping ? UInt8(ascii: "}") : UInt8(ascii: "]")
  }

  /// Reads the key of an entry, nothing for an item. Returns where the value begins.
  @inline(__always)
  private func readFlowKey(_ bytes: Span<UInt8>, _ start: Int, _ arena: inout YAMLArena) -> Int? {
    guard arena.top.isMapping else { return start }
    guard start < bytes.count, let scalar = Self.flowScalar(bytes, start), scalar.isKey else { return nil }
    guard take(scalar, bytes, &arena) else { return nil }
    return Self.skipSpaces(bytes, scalar.stop + 1)
  }

  /// Reads a scalar inside brackets; `nil` to give up.
  @inline(__always)
  private static func flowScalar(_ bytes: Span<UInt8>, _ start: Int) -> Scalar? {
    let first = bytes[start]
    if first == UInt8(ascii: "'") || first == UInt8(ascii: "\"") { return quotedScalar(bytes, start) }
    guard beginsPlain(bytes, start) else { return nil }
    var i = start
    var end = start
    while i < bytes.count {
      switch bytes[i] {
      case UInt8(ascii: " "): i += 1
      case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"):
        return Scalar(style: .plain, start: start, end: end, stop: i, isKey: false)
      case UInt8(ascii: ":"):
        guard end == i, isBlank(bytes, i + 1) else { return nil }
        return Scalar(style: .plain, start: start, end: end, stop: i, isKey: true)
      case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "?"), UInt8(ascii: "#"), 0..<0x20: return nil
      default:
        i += 1
        end = i
      }
    }
    return nil
  }
}
