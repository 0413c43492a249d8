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

    /// Creates a line.
    public init(bytes: Range<Int>, width: Double) {
      self.bytes = bytes
      self.width = width
    }
  }

  /// The width of the widest line, not rounded.
  public var width: Double { lines.reduce(0) { max($0, $1.width) } }

  /// Breaks text greedily at the opportunities of UAX #14: a line takes what fits, spaces at its end hang, a word longer than a
  /// line is cut.
  ///
  /// - Parameters:
  ///   - width: The room for a line in points; `nil` breaks at line ends only. A line takes at least one cluster.
  ///   - limit: The most lines, as `numberOfLines`: 0 means any number.
  /// - Complexity: O(n) in the length of the text.
  public init(_ text: String, font: TextFont, width: Double?, limit: Int = 0) {
    var clusters: [TextCluster] = []
    clusters.reserveCapacity(text.utf8.count)
    isEstimated = TextCluster.forEach(in: text, font: font) { clusters.append($0) }
    var filler = LineFiller(text: text, font: font, clusters: clusters, room: width ?? .infinity)
    filler.run()
    isApproximate = filler.isApproximate
    isTruncated = limit > 0 && filler.lines.count > limit
    lines = isTruncated ? Array(filler.lines.prefix(limit)) : filler.lines
  }

  /// Returns the size of a label around the text, rounded up to pixels, at most as wide as the room.
  public func labelSize(font: TextFont, scale: Double, room: Double? = nil) -> ScreenSize {
    let natural = PixelGrid.ceilToPixel(width, scale: scale)
    let height = TextMeasurer.height(lineCount: lines.count, font: font, scale: scale)
    return ScreenSize(room.map { min($0, natural) } ?? natural, height)
  }

  /// Puts together what another way of measuring found: at least one line.
  public init(_ lines: [Line], isTruncated: Bool, isEstimated: Bool, isApproximate: Bool) {
    self.lines = lines.isEmpty ? [Line(bytes: 0..<0, width: 0)] : lines
    self.isTruncated = isTruncated
    self.isEstimated = isEstimated
    self.isApproximate = isApproximate
  }
}
