extension LineFiller {
  /// What the last line shows of the rest of the text: two parts around an ellipsis, one of which may be empty.
  struct Cut: Hashable, Sendable {
    /// UTF-8 offsets of what shows before the ellipsis.
    let before: Range<Int>
    /// UTF-8 offsets of what shows behind it.
    let after: Range<Int>
  }

  /// Cuts what follows the lines before the last one; nil when the last line stays as it is.
  ///
  /// Apple does not say how many characters UIKit keeps; here all that fit with the ellipsis, spaces beside it left out
  /// (project decision).
  ///
  /// - Parameter last: The last line that shows, as it was broken.
  func cut(_ last: TextLines.Line, _ mode: LineBreakMode) -> (line: TextLines.Line, cut: Cut?)? {
    guard room.isFinite, let first = clusters.firstIndex(where: { $0.start == last.bytes.lowerBound }) else {
      return nil
    }
    let end = clusters[first...].firstIndex { $0.role == .lineEnd } ?? clusters.count
    let ellipsis = mode == .byClipping ? 0 : TextMeasurer.width(of: "…", font: font).points
    let free = room - ellipsis
    switch mode {
    case .byWordWrapping, .byCharWrapping: return nil
    case .byClipping, .byTruncatingTail:
      let (next, width) = prefix(first, end, room: free)
      let bytes = clusters[first].start..<offset(next)
      let line = TextLines.Line(bytes: bytes, width: width + ellipsis)
      // What ends by itself needs no ellipsis that leaves no room for it.
      if next == first { return nil }
      return (line, mode == .byClipping ? nil : Cut(before: bytes, after: bytes.upperBound..<bytes.upperBound))
    case .byTruncatingHead, .byTruncatingMiddle:
      let half = mode == .byTruncatingHead ? (first, 0) : prefix(first, end, room: free / 2)
      let start = max(first, clusters.lastIndex { $0.role == .lineEnd }.map { $0 + 1 } ?? first)
      let (rest, width) = suffix(max(start, half.0), room: free - half.1)
      let before = clusters[first].start..<offset(half.0)
      let line = TextLines.Line(
        bytes: before.lowerBound..<text.utf8.count, width: half.1 + ellipsis + width)
      return (line, Cut(before: before, after: offset(rest)..<text.utf8.count))
    }
  }

  /// Returns how far clusters from one on fit, and their width; spaces at the end hang.
  private func prefix(_ first: Int, _ end: Int, room: Double) -> (next: Int, width: Double) {
    var width = 0.0
    var visible = (next: first, width: 0.0)
    for index in first..<end {
      width += index == first ? clusters[index].advance : clusters[index].advance + clusters[index].kern
      if width > room + Self.tolerance { break }
      if clusters[index].role != .space { visible = (index + 1, width) }
    }
    return visible
  }

  /// Returns from where on clusters up to the end of the text fit, and their width; spaces at the beginning are left out.
  private func suffix(_ first: Int, room: Double) -> (start: Int, width: Double) {
    var width = 0.0
    var visible = (start: clusters.count, width: 0.0)
    for index in (first..<clusters.count).reversed() {
      width += clusters[index].advance
      if width > room + Self.tolerance { break }
      if clusters[index].role != .space { visible = (index, width) }
      width += clusters[index].kern
    }
    return visible
  }

  /// Returns where a cluster begins; behind the last one the text ends.
  private func offset(_ index: Int) -> Int { index < clusters.count ? clusters[index].start : text.utf8.count }
}
