public import VitrineSource

/// Whether what findings point at can be shown and edited.
///
/// Every span lies within its file and neither begins nor ends inside a character; edits of one fix do not overlap.
public enum PlaceCheck {
  /// Describes the first finding that breaks the rule; nil when none does.
  public static func violation(in findings: [Diagnostic], of files: [SourceFile]) -> String? {
    for finding in findings {
      var places = [finding.place] + finding.labels.map(\.place)
      for fix in finding.fixes {
        let edits = fix.edits.map(\.place).sorted()
        for (one, other) in zip(edits, edits.dropFirst())
        where one.file == other.file && one.span.end > other.span.start {
          return "\(finding.code.rawValue): the edits of '\(fix.title)' overlap"
        }
        places += edits
      }
      for place in places {
        if let fault = fault(of: place, in: files) { return "\(finding.code.rawValue): \(fault)" }
      }
    }
    return nil
  }

  /// What is wrong with a place.
  private static func fault(of place: SourcePlace, in files: [SourceFile]) -> String? {
    let number = Int(place.file.rawValue)
    guard number < files.count else { return "there is no file \(number)" }
    let bytes = files[number].bytes
    let span = place.span
    guard Int(span.end) <= bytes.count else {
      return "\(span.start)..<\(span.end) ends behind the file's \(bytes.count)"
    }
    for offset in [Int(span.start), Int(span.end)] where isInside(offset, bytes) {
      return "\(span.start)..<\(span.end) cuts the character at \(offset)"
    }
    return nil
  }

  /// Whether an offset lies inside a well-formed character.
  private static func isInside(_ offset: Int, _ bytes: [UInt8]) -> Bool {
    guard offset < bytes.count, bytes[offset] & 0xC0 == 0x80 else { return false }
    var start = offset
    while start > 0, bytes[start] & 0xC0 == 0x80, offset - start < 4 { start -= 1 }
    let length =
      switch bytes[start] {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 0
      }
    guard offset < start + length, start + length <= bytes.count else { return false }
    // Bytes that are no character are named one by one.
    return String(validating: bytes[start..<(start + length)], as: UTF8.self) != nil
  }
}
