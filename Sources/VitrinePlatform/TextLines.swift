/// Text laid out in lines.
public struct TextLines: Hashable, Sendable {
  /// The lines in order, at least one; empty text has one empty line.
  public let lines: [Line]
  /// Whether lines beyond the limit were dropped, so that the last one is truncated.
  public let isTruncated: Bool
  /// Whether some width is an estimate.
  public let isEstimated: Bool
  /// Whether a break rests on more than a space or a line end: a hyphen, an ideograph, a cut word.
  public let isApproximate: Bool

  /// One line.
  public struct Line: Hashable, Sendable {
    /// UTF-8 offsets of its text, hanging spaces and line end excluded.
    public let bytes: Range<Int>
    /// Its width without hanging spaces, in points, not rounded.
    public let width: Double
  }

  /// The width of the widest line, not rounded.
  public var width: Double { lines.reduce(0) { max($0, $1.width) } }

  /// Breaks text greedily: a line takes what fits, spaces at its end hang, a word longer than a line is cut.
  ///
  /// - Parameters:
  ///   - width: The room for a line in points; `nil` breaks at line ends only. A line takes at least one cluster.
  ///   - limit: The most lines, as `numberOfLines`: 0 means any number.
  /// - Complexity: O(n) in the length of the text, but for words that are cut.
  public init(_ text: String, font: TextFont, width: Double?, limit: Int = 0) {
    var clusters: [TextCluster] = []
    clusters.reserveCapacity(text.utf8.count)
    isEstimated = TextCluster.forEach(in: text, font: font) { clusters.append($0) }
    var breaker = Breaker(clusters: clusters, end: text.utf8.count, room: width ?? .infinity)
    breaker.run()
    isApproximate = breaker.isApproximate
    isTruncated = limit > 0 && breaker.lines.count > limit
    lines = isTruncated ? Array(breaker.lines.prefix(limit)) : breaker.lines
  }

  /// Returns the size of a label around the text, rounded up to pixels; truncated text takes all the room there is.
  public func labelSize(font: TextFont, scale: Double, room: Double? = nil) -> ScreenSize {
    let natural = PixelGrid.ceilToPixel(width, scale: scale)
    let height = TextMeasurer.height(lineCount: lines.count, font: font, scale: scale)
    return ScreenSize(room.map { min($0, natural) } ?? natural, height)
  }
}

/// A greedy pass over clusters.
private struct Breaker {
  /// The text.
  let clusters: [TextCluster]
  /// UTF-8 length of the text.
  let end: Int
  /// Room for a line in points.
  let room: Double
  /// What was found.
  var lines: [TextLines.Line] = []
  /// Whether a break was made that is not at a space.
  var isApproximate = false

  /// How far a line may exceed its room and still fit, in points; covers rounding of doubles.
  private static let tolerance = 1e-6

  /// Takes line after line.
  mutating func run() {
    var first = 0
    var endedByLineEnd = false
    repeat {
      let (next, isLineEnd) = takeLine(from: first)
      first = next
      endedByLineEnd = isLineEnd
    } while first < clusters.count
    // A line end at the very end of the text opens one more, empty line.
    if endedByLineEnd { lines.append(TextLines.Line(bytes: end..<end, width: 0)) }
  }

  /// Takes one line and returns where the next begins.
  private mutating func takeLine(from first: Int) -> (next: Int, isLineEnd: Bool) {
    var width = 0.0
    var visibleWidth = 0.0
    var visibleEnd = first
    var lastBreak: (next: Int, visibleEnd: Int, width: Double, isApproximate: Bool)?
    var index = first
    while index < clusters.count {
      let cluster = clusters[index]
      if cluster.role == .lineEnd {
        append(first, visibleEnd, visibleWidth)
        return (index + 1, true)
      }
      let advance = index == first ? cluster.advance : cluster.advance + cluster.kern
      if cluster.role != .space, width + advance > room + Self.tolerance, index > first {
        if let lastBreak {
          append(first, lastBreak.visibleEnd, lastBreak.width)
          if lastBreak.isApproximate { isApproximate = true }
          return (lastBreak.next, false)
        }
        append(first, visibleEnd, visibleWidth)
        isApproximate = true
        return (index, false)
      }
      width += advance
      if cluster.role != .space {
        visibleWidth = width
        visibleEnd = index + 1
      }
      if allowsBreak(behind: index) {
        let soft = cluster.isApproximateBreak || (cluster.role == .inner)
        lastBreak = (index + 1, visibleEnd, visibleWidth, soft)
      }
      index += 1
    }
    append(first, visibleEnd, visibleWidth)
    return (index, false)
  }

  /// Whether a line may end behind a cluster.
  private func allowsBreak(behind index: Int) -> Bool {
    guard index + 1 < clusters.count else { return false }
    let next = clusters[index + 1].role
    switch clusters[index].role {
    case .space: return next != .space
    case .breakAfter: return next != .closing
    case .ideograph, .closing: return next != .closing && next != .space
    case .inner: return next == .ideograph
    case .lineEnd: return false
    }
  }

  /// Adds the line of clusters `first..<last`.
  private mutating func append(_ first: Int, _ last: Int, _ width: Double) {
    let start = first < clusters.count ? clusters[first].start : end
    let stop = last < clusters.count ? clusters[last].start : end
    lines.append(TextLines.Line(bytes: start..<max(start, stop), width: max(0, width)))
  }
}
