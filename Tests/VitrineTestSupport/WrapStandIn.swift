import VitrinePlatform

/// The tables' stand-in for a label of several lines, `wrap: [total, line]`: so wide on one line, each line so high.
///
/// It enters a tree as a label whose text says how wide it is; measuring is the only thing that is exchanged, through the
/// product's own protocol.
struct WrapStandIn: TextMeasuring {
  /// What the text of a stand-in begins with; its width follows.
  private static let mark = "wrap "
  /// How much of a line a stand-in may exceed its room and still fit: covers rounding of doubles.
  private static let tolerance = 1e-9

  /// Returns a tree in which labels stand for stand-ins.
  static func replaced(in cell: JSONCell) -> JSONCell {
    switch cell {
    case .list(let items): return .list(items.map(replaced))
    case .object(var fields):
      fields = fields.mapValues(replaced)
      guard let numbers = fields["wrap"]?.numbers, numbers.count == 2 else { return .object(fields) }
      fields["wrap"] = nil
      fields["label"] = .text("\(mark)\(numbers[0])")
      fields["font"] = .object(["size": .number(numbers[1] / SystemFont.lineHeightRatio)])
      fields["numberOfLines"] = fields["numberOfLines"] ?? .number(0)
      return .object(fields)
    default: return cell
    }
  }

  /// Returns the width that a stand-in names; nil for any other text.
  private static func total(_ text: String) -> Double? {
    text.hasPrefix(mark) ? Double(text.dropFirst(mark.count)) : nil
  }

  /// Returns a stand-in's width, or the built-in one.
  func width(of text: String, font: TextFont) -> TextMeasurer.Width {
    guard let total = Self.total(text) else { return BuiltInText().width(of: text, font: font) }
    return TextMeasurer.Width(points: total, isEstimated: false)
  }

  /// Cuts a stand-in anywhere: as many lines as its width takes at this one.
  func lines(of text: String, font: TextFont, width: Double?, limit: Int, mode: LineBreakMode) -> TextLines {
    guard let total = Self.total(text) else {
      return BuiltInText().lines(of: text, font: font, width: width, limit: limit, mode: mode)
    }
    let room = max(width ?? total, 1)
    let count = max(1, Int((total / room - Self.tolerance).rounded(.up)))
    let shown = limit > 0 ? min(count, limit) : count
    let lines = (0..<shown).map { TextLines.Line(bytes: 0..<0, width: min(room, total - Double($0) * room)) }
    return TextLines(lines, isTruncated: shown < count, isEstimated: false, isApproximate: false)
  }
}
