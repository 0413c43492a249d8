import VitrineModel
import VitrinePlatform
import VitrineSchema

/// Children of a row on one baseline.
struct BaselineRow {
  /// Distance of each child from the row's top.
  var offsets: [Double] = []
  /// Height of each child.
  var heights: [Double] = []
  /// Height of the row.
  var height = 0.0
}

extension LayoutEngine {
  /// Returns the places of children of a row with natural heights and aligned baselines.
  func baselineRow(_ index: NodeIndex, _ children: [NodeIndex]) -> BaselineRow {
    var row = BaselineRow()
    let isLast = attributes[index].alignment == .lastBaseline
    row.heights = children.map { costs[$0].natural }
    let baselines = zip(children, row.heights).map { child, height in
      isLast ? lastBaseline(child, height: height) : firstBaseline(child, height: height)
    }
    // A hidden child keeps its height but holds no baseline down.
    let shown = zip(children, baselines).filter { !attributes[$0.0].isHidden }.map(\.1)
    let line = shown.max() ?? baselines.max() ?? 0
    row.offsets = baselines.map { max(0, line - $0) }
    row.height = zip(row.offsets, row.heights).reduce(0) { max($0, $1.0 + $1.1) }
    return row
  }

  /// Returns the distance from a view's top to its first baseline; a view without text has its top edge (documented).
  func firstBaseline(_ index: NodeIndex, height: Double) -> Double {
    let node = attributes[index]
    if let baseline = node.baseline { return baseline.x }
    if let text = textTop(index, height: height) { return text + measure.font(node).ascent }
    let inner = stackInsets(index, .vertical, isPlaced: false).start
    guard let child = baselineChild(index, isFirst: true) else { return 0 }
    return inner + firstBaseline(child, height: costs[child].natural)
  }

  /// Returns the distance from a view's top to its last baseline; a view without text has its bottom edge (documented).
  func lastBaseline(_ index: NodeIndex, height: Double) -> Double {
    let node = attributes[index]
    if let baseline = node.baseline { return baseline.y }
    if let text = textTop(index, height: height) {
      return text + TextMeasurer.lastBaseline(lineCount: textLines[index]?.lines.count ?? 1, font: measure.font(node))
    }
    guard let child = baselineChild(index, isFirst: false) else { return height }
    let inner = stackInsets(index, .vertical, isPlaced: false).end
    let natural = costs[child].natural
    return height - inner - natural + lastBaseline(child, height: natural)
  }

  /// Returns where a view's first line of text begins; nil without text. Text views begin at their inset, the rest centre it.
  private func textTop(_ index: NodeIndex, height: Double) -> Double? {
    let node = attributes[index]
    switch node.kind {
    case .textView: return TextViewMetrics.verticalInset.value
    case .label, .button, .textField:
      let count = textLines[index]?.lines.count ?? 1
      let text = TextMeasurer.height(lineCount: count, font: measure.font(node), scale: measure.scale)
      return (height - text) / 2
    default: return nil
    }
  }

  /// Returns the child of a stack that holds its baseline: first or last of a column, the tallest of a row.
  private func baselineChild(_ index: NodeIndex, isFirst: Bool) -> NodeIndex? {
    guard attributes[index].isStack else { return nil }
    let arranged = arranged(index)
    if attributes[index].stackAxis == .vertical { return isFirst ? arranged.first : arranged.last }
    return arranged.max { costs[$0].natural < costs[$1].natural }
  }
}
