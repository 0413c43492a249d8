import VitrineSource

extension YAMLWording {
  /// Returns the fix that makes one merge key of two: the first takes a list, the second goes with its line or its
  /// comma. Nil when the values are more than aliases, or something else stands on the lines.
  func mergeFix(first: SourceSpan, second: SourceSpan) -> DiagnosticFix? {
    guard let kept = mergeSources(behind: Int(first.end)), let moved = mergeSources(behind: Int(second.end)),
      let removed = removal(from: Int(second.start), to: moved.end)
    else { return nil }
    let list = "[" + (kept.names + moved.names).joined(separator: ", ") + "]"
    return DiagnosticFix(
      "write '<<: \(list)'", .safe,
      edits: [
        SourceEdit(place(kept.start, kept.end), replacement: list),
        SourceEdit(place(removed.lowerBound, removed.upperBound), replacement: ""),
      ])
  }

  /// Reads the aliases that a merge key takes, one or a list in brackets on one line.
  private func mergeSources(behind key: Int) -> (names: [String], start: Int, end: Int)? {
    var index = skipSpaces(key)
    guard index < bytes.count, bytes[index] == UInt8(ascii: ":") else { return nil }
    index = skipSpaces(index + 1)
    let start = index
    guard index < bytes.count else { return nil }
    guard bytes[index] == UInt8(ascii: "[") else {
      guard let name = alias(at: &index) else { return nil }
      return ([name], start, index)
    }
    var names: [String] = []
    index = skipSpaces(index + 1)
    while let name = alias(at: &index) {
      names.append(name)
      index = skipSpaces(index)
      guard index < bytes.count, bytes[index] == UInt8(ascii: ",") else { break }
      index = skipSpaces(index + 1)
    }
    guard index < bytes.count, bytes[index] == UInt8(ascii: "]"), !names.isEmpty else { return nil }
    return (names, start, index + 1)
  }

  /// Reads an alias with its asterisk.
  private func alias(at index: inout Int) -> String? {
    guard index < bytes.count, bytes[index] == UInt8(ascii: "*") else { return nil }
    let start = index
    index += 1
    while index < bytes.count, bytes[index] > 0x20, !",[]{}".utf8.contains(bytes[index]) { index += 1 }
    return index > start + 1 ? String(decoding: bytes[start..<index], as: UTF8.self) : nil
  }

  /// Returns what goes with a pair: its whole line in block style, the comma before it in flow style.
  private func removal(from start: Int, to end: Int) -> Range<Int>? {
    var before = start
    while before > 0, bytes[before - 1] == 0x20 { before -= 1 }
    var after = skipSpaces(end)
    if before == 0 || bytes[before - 1] == 0x0A || bytes[before - 1] == 0x0D {
      if after < bytes.count, bytes[after] == 0x0D { after += 1 }
      if after < bytes.count, bytes[after] == 0x0A { after += 1 }
      return after == bytes.count || after > skipSpaces(end) ? before..<after : nil
    }
    return bytes[before - 1] == UInt8(ascii: ",") ? (before - 1)..<end : nil
  }

  /// Returns the first byte that is no space.
  private func skipSpaces(_ start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] == 0x20 { index += 1 }
    return index
  }
}
