import VitrinePlatform

/// Cases that measure text without a tree: labels by their text or number of lines, and text views.
enum TextCases {
  /// Evaluates a case.
  static func outcome(_ entry: JSONCell) -> CaseOutcome {
    guard let scale = entry["scale"]?.number, let expect = entry["expect"] else {
      return .failed([CaseDifference("case", expected: "a scale and an expectation", actual: entry.description)])
    }
    var comparison = CaseComparison()
    for key in expect.keys {
      comparison.check(
        key, expected: expect[key] ?? .null, actual: value(key, entry, scale: scale) ?? .text("nothing measures this"),
        tolerance: entry["tolerance"]?.number ?? 0)
    }
    return comparison.outcome
  }

  /// Returns what a case asks for; nil when it gives too little for that or a font that cannot be read.
  private static func value(_ key: String, _ entry: JSONCell, scale: Double) -> JSONCell? {
    guard let view = entry["textView"] else {
      guard let font = entry["font"].flatMap(font) else { return nil }
      return label(key, entry, font, scale: scale)
    }
    // Several text views have a list of results.
    guard let views = view.list else { return textView(key, view, scale: scale) }
    let values = views.compactMap { textView(key, $0, scale: scale) }
    return values.count == views.count ? .list(values) : nil
  }

  /// Measures a label.
  private static func label(_ key: String, _ entry: JSONCell, _ font: TextFont, scale: Double) -> JSONCell? {
    let text = entry["text"]?.text
    switch key {
    case "width": return text.map { .number(BuiltInText().labelWidth(of: $0, font: font, scale: scale)) }
    case "height":
      let lines = text.map { BuiltInText().lines(of: $0, font: font, width: nil).lines.count }
      guard let count = entry["lines"]?.number.map({ Int($0) }) ?? lines else { return nil }
      return .number(TextMeasurer.height(lineCount: count, font: font, scale: scale))
    default: return nil
    }
  }

  /// Measures a text view by the number of its lines, and where they are given by their widths.
  private static func textView(_ key: String, _ view: JSONCell, scale: Double) -> JSONCell? {
    guard let font = view["font"].flatMap(font) else { return nil }
    let widths = view["lineWidths"]?.numbers
    let count = view["lines"]?.number.map { Int($0) } ?? widths?.count
    let width = widths?.max().map { TextViewMetrics.contentWidth(widestLine: $0, scale: scale) }
    let height = count.map { TextViewMetrics.contentHeight(lineCount: $0, font: font) }
    switch key {
    case "width": return width.map(JSONCell.number)
    case "height": return height.map(JSONCell.number)
    case "size":
      guard let width, let height else { return nil }
      return .list([.number(width), .number(height)])
    default: return nil
    }
  }

  /// Reads a font: a size, and what differs from the system's regular font by size.
  private static func font(_ cell: JSONCell) -> TextFont? {
    guard Set(cell.keys).isSubset(of: ["size", "weight", "leading"]), let size = cell["size"]?.number,
      let weight = FontWeight(rawValue: cell["weight"]?.text ?? "regular")
    else { return nil }
    return TextFont(size: size, weight: weight, leading: cell["leading"]?.number)
  }
}
