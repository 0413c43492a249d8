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

  /// What the last line shows around an ellipsis; nil without one.
  private let cut: LineFiller.Cut?

  /// One line.
  public struct Line: Hashable, Sendable {
    /// UTF-8 offsets of its text, hanging spaces and line end excluded.
    public let bytes: Range<Int>
    /// Its width without hanging spaces, in points, not rounded.
    public let width: Double
    /// Whether the soft hyphen at its end shows, since the line was broken there.
    public let showsHyphen: Bool

    /// Creates a line.
    public init(bytes: Range<Int>, width: Double, showsHyphen: Bool = false) {
      self.bytes = bytes
      self.width = width
      self.showsHyphen = showsHyphen
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
  ///   - mode: How the lines break, and what the last of too many shows.
  /// - Complexity: O(n) in the length of the text.
  public init(
    _ text: String, font: TextFont, width: Double?, limit: Int = 0, mode: LineBreakMode = .byTruncatingTail
  ) {
    var clusters: [TextCluster] = []
    clusters.reserveCapacity(text.utf8.count)
    isEstimated = TextCluster.forEach(in: text, font: font) { clusters.append($0) }
    var filler = LineFiller(text: text, font: font, clusters: consume clusters, room: width ?? .infinity)
    filler.breaksAnywhere = mode == .byCharWrapping
    filler.run(limit: limit)
    isApproximate = filler.isApproximate
    isTruncated = limit > 0 && filler.lines.count > limit
    guard isTruncated else {
      lines = filler.lines
      cut = nil
      return
    }
    var lines = Array(filler.lines.prefix(limit))
    let last = filler.cut(lines[limit - 1], mode)
    if let last { lines[limit - 1] = last.line }
    self.lines = lines
    cut = last?.cut
  }

  /// Returns what each line shows of the text, a soft hyphen at its end as a hyphen, and the last of too many with its ellipsis.
  public func shown(of text: String) -> [String] {
    let bytes = Array(text.utf8)
    var shown = lines.map { String(decoding: bytes[$0.bytes], as: UTF8.self) }
    for index in lines.indices where lines[index].showsHyphen {
      shown[index].unicodeScalars.removeLast()
      shown[index] += "-"
    }
    if let cut {
      let before = String(decoding: bytes[cut.before], as: UTF8.self)
      shown[shown.count - 1] = before + "…" + String(decoding: bytes[cut.after], as: UTF8.self)
    }
    return shown
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
    cut = nil
    self.isTruncated = isTruncated
    self.isEstimated = isEstimated
    self.isApproximate = isApproximate
  }
}
