/// A greedy pass over the clusters of a text.
struct LineFiller {
  /// The text.
  let text: String
  /// Its font.
  let font: TextFont
  /// Its clusters.
  var clusters: [TextCluster]
  /// Room for a line in points.
  let room: Double
  /// Whether lines break between any two characters.
  var breaksAnywhere = false
  /// What was found.
  var lines: [TextLines.Line] = []
  /// Whether a break was made that is not behind a space.
  var isApproximate = false
  /// Whether the clusters know where lines may break; most texts fit and are never asked.
  private var isMarked = false

  /// How far a line may exceed its room and still fit, in points; covers rounding of doubles.
  static let tolerance = 1e-6

  /// Starts before the first line.
  init(text: String, font: TextFont, clusters: consuming [TextCluster], room: Double) {
    self.text = text
    self.font = font
    self.clusters = consume clusters
    self.room = room
  }

  /// Takes line after line, and one more than the limit when there are more; 0 is no limit.
  mutating func run(limit: Int) {
    var first = 0
    var endedByLineEnd = false
    repeat {
      let (next, isLineEnd) = takeLine(from: first)
      first = next
      endedByLineEnd = isLineEnd
    } while first < clusters.count && (limit == 0 || lines.count <= limit)
    // A line end at the very end of the text opens one more, empty line.
    let end = text.utf8.count
    if endedByLineEnd, first == clusters.count { lines.append(TextLines.Line(bytes: end..<end, width: 0)) }
  }

  /// Takes one line and returns where the next begins.
  private mutating func takeLine(from first: Int) -> (next: Int, isLineEnd: Bool) {
    var width = 0.0
    var visible = (end: first, width: 0.0)
    var index = first
    while index < clusters.count {
      let cluster = clusters[index]
      if cluster.role == .lineEnd {
        append(first, visible.end, visible.width)
        return (index + 1, true)
      }
      let advance = index == first ? cluster.advance : cluster.advance + cluster.kern
      if cluster.role != .space, index > first, width + advance > room + Self.tolerance {
        if !breaksAnywhere, let next = breakLine(first, before: index) { return (next, false) }
        append(first, visible.end, visible.width)
        isApproximate = true
        return (index, false)
      }
      width += advance
      if cluster.role != .space { visible = (index + 1, width) }
      index += 1
    }
    append(first, visible.end, visible.width)
    return (index, false)
  }

  /// Ends a line at the last opportunity at or before a cluster that fits no more; nil when there is none.
  private mutating func breakLine(_ first: Int, before overflow: Int) -> Int? {
    if !isMarked {
      isMarked = true
      TextCluster.markBreaks(&clusters, in: text)
    }
    var next = overflow
    while next > first {
      if clusters[next].mayBreakBefore {
        let visible = visiblePart(first, next)
        let last = clusters[next - 1].role
        if last != .softHyphen || visible.width <= room + Self.tolerance {
          append(first, visible.end, visible.width, showsHyphen: last == .softHyphen)
          if last != .space { isApproximate = true }
          return next
        }
      }
      next -= 1
    }
    return nil
  }

  /// Returns what shows of the clusters `first..<next` as a line: spaces at its end hang, a soft hyphen there is seen.
  private func visiblePart(_ first: Int, _ next: Int) -> (end: Int, width: Double) {
    var end = next
    while end > first, clusters[end - 1].role == .space { end -= 1 }
    var width = 0.0
    for index in first..<end {
      width += index == first ? clusters[index].advance : clusters[index].advance + clusters[index].kern
    }
    if end > first, end == next, clusters[end - 1].role == .softHyphen {
      width += hyphenAdvance(at: end - 1)
    }
    return (end, width)
  }

  /// Returns what a hyphen adds in the place of a soft one, kerned with the character before.
  private func hyphenAdvance(at index: Int) -> Double {
    let start = index > 0 ? clusters[index - 1].start : clusters[index].start
    let bytes = text.utf8.dropFirst(start).prefix(clusters[index].start - start)
    let before = String(decoding: bytes, as: UTF8.self)
    return TextMeasurer.width(of: before + "-", font: font).points - TextMeasurer.width(of: before, font: font).points
  }

  /// Adds the line of clusters `first..<last`.
  private mutating func append(_ first: Int, _ last: Int, _ width: Double, showsHyphen: Bool = false) {
    let end = text.utf8.count
    let start = first < clusters.count ? clusters[first].start : end
    let stop = last < clusters.count ? clusters[last].start : end
    lines.append(TextLines.Line(bytes: start..<max(start, stop), width: max(0, width), showsHyphen: showsHyphen))
  }
}
