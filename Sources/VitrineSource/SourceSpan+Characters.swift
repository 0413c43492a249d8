extension SourceSpan {
  /// The bytes on each side of an offset that decide which character it lies in; far more than any real one has.
  private static let window = 128

  /// Returns a span that cuts no character in two: neither the bytes of a code point, nor the code points of what people
  /// see as one, such as a letter with its accents, a flag, or emoji that are joined. An empty span stays empty.
  public func wholeCharacters(in bytes: [UInt8]) -> SourceSpan {
    let start = min(Int(start), bytes.count)
    let end = min(Int(end), bytes.count)
    let first = Self.character(at: start, bytes).lowerBound
    guard start < end else { return SourceSpan(UInt32(first), UInt32(first)) }
    let last = Self.character(at: end, bytes)
    return SourceSpan(UInt32(first), UInt32(last.lowerBound == end ? end : last.upperBound))
  }

  /// Returns the bytes of the character that an offset lies in or that begins there.
  private static func character(at offset: Int, _ bytes: [UInt8]) -> Range<Int> {
    // Between two ASCII bytes nothing can be cut but CR LF, and there the line ends.
    if isASCII(offset - 1, bytes), isASCII(offset, bytes) { return offset..<(offset + 1) }
    var low = offset - 1
    while low > 0, offset - low < window, !isASCII(low, bytes) { low -= 1 }
    low = max(0, low)
    while low > 0, low < offset, bytes[low] & 0xC0 == 0x80 { low += 1 }
    var high = offset
    while high < bytes.count, high - offset < window, !isASCII(high, bytes) { high += 1 }
    if let text = String(validating: bytes[low..<high], as: UTF8.self) {
      var place = low
      for character in text {
        let end = place + character.utf8.count
        if offset < end { return place..<end }
        place = end
      }
      return offset..<(offset + 1)
    }
    return scalar(at: offset, bytes)
  }

  /// Whether a byte is ASCII or lies outside the file.
  private static func isASCII(_ offset: Int, _ bytes: [UInt8]) -> Bool {
    offset < 0 || offset >= bytes.count || bytes[offset] < 0x80
  }

  /// Returns the bytes of the code point that a byte belongs to, among bytes that are not all text; a byte that belongs to
  /// none stands for itself.
  private static func scalar(at offset: Int, _ bytes: [UInt8]) -> Range<Int> {
    for start in stride(from: offset, through: max(0, offset - 3), by: -1) {
      for length in 2...4 where start + length > offset && start + length <= bytes.count {
        let range = start..<(start + length)
        if let text = String(validating: bytes[range], as: UTF8.self), text.unicodeScalars.count == 1 { return range }
      }
    }
    return offset..<(offset + 1)
  }
}

extension Diagnostic {
  /// Returns the finding with its places widened to whole characters.
  public func withWholeCharacters(in files: SourceFileSet) -> Diagnostic {
    func whole(_ place: SourcePlace) -> SourcePlace {
      SourcePlace(place.file, place.span.wholeCharacters(in: files[place.file].bytes))
    }
    var result = self
    result.place = whole(place)
    for index in labels.indices { result.labels[index].place = whole(labels[index].place) }
    return result
  }
}
