/// The words beside the device.
extension ScenePainter {
  /// Height of a line of the panel.
  static let panelLineHeight = 17.0
  /// Lines of the tree that are listed; the rest are counted.
  private static let treeLimit = 60

  /// One line of the panel.
  struct PanelLine {
    /// The text.
    var text: String
    /// Whether it is a heading.
    var isHeading = false
    /// Whether it is less important.
    var isFaint = false
    /// Steps to the right.
    var depth = 0
  }

  /// Returns what the panel says, from the JSON alone.
  func panelLines() -> [PanelLine] {
    var lines = [
      PanelLine(text: name, isHeading: true),
      PanelLine(text: environmentText(), isFaint: true), PanelLine(text: ""),
    ]
    if let style = scene["style"] {
      let asked = style["asked"]?.string ?? ""
      let resolved = style["resolved"]?.string ?? ""
      lines.append(PanelLine(text: asked == resolved ? resolved : "\(asked) → \(resolved)"))
      lines.append(PanelLine(text: style["why"]?.string ?? "", isFaint: true))
      if scene["presenter"]?["removed"]?.isTrue == true {
        lines.append(PanelLine(text: "the presenter's view is removed", isFaint: true))
      }
      lines.append(PanelLine(text: ""))
    }
    if let popover = scene["popover"], let frame = popover["frame"]?.numbers {
      lines.append(PanelLine(text: "popover \(Self.text(frame))"))
      let direction = popover["arrowDirection"]?.string ?? "none"
      let offset = SVGCanvas.number(popover["arrowOffset"]?.number ?? 0)
      lines.append(PanelLine(text: direction == "none" ? "no arrow" : "arrow \(direction), offset \(offset)"))
      for tried in popover["tried"]?.items ?? [] {
        lines.append(PanelLine(text: Self.text(tried: tried), isFaint: true))
      }
      let flags = (popover["flags"]?.items ?? []).map { $0.string ?? "" }
      if !flags.isEmpty { lines.append(PanelLine(text: flags.joined(separator: ", "))) }
      lines.append(PanelLine(text: ""))
    }
    if let problem = scene["anchorProblem"]?.string { lines.append(PanelLine(text: "anchor: \(problem)")) }
    if let presented = scene["presented"], let frame = presented["frame"]?.numbers {
      lines.append(PanelLine(text: presented["screen"]?.string ?? "presented", isHeading: true))
      lines.append(PanelLine(text: Self.text(frame), isFaint: true))
      if let tree = presented["tree"] { appendTree(tree, depth: 0, to: &lines) }
    }
    if let tree = scene["tree"] { appendTree(tree, depth: 0, to: &lines) }
    if lines.count > Self.treeLimit {
      let hidden = lines.count - Self.treeLimit
      lines = Array(lines.prefix(Self.treeLimit))
      lines.append(PanelLine(text: "and \(hidden) more", isFaint: true))
    }
    let missing = scene["notModelled"]?.items ?? []
    if !missing.isEmpty {
      lines.append(PanelLine(text: ""))
      lines.append(PanelLine(text: "not modelled", isHeading: true))
      for item in missing { lines.append(PanelLine(text: item["what"]?.string ?? "", isFaint: true)) }
    }
    return lines
  }

  /// Draws the panel.
  func drawPanel(_ lines: [PanelLine], x: Double, on canvas: inout SVGCanvas) {
    var y = Self.margin + 14
    for line in lines {
      if !line.text.isEmpty {
        canvas.text(
          Self.shortened(line.text, depth: line.depth), x: x + Double(line.depth) * 10, y: y,
          size: line.isHeading ? 14 : 12,
          [("fill", line.isFaint ? theme.faint : theme.ink), ("font-weight", line.isHeading ? "600" : "400")])
      }
      y += Self.panelLineHeight
    }
  }

  /// Adds a node and its children, as deep as the limit of lines allows.
  private func appendTree(_ node: JSONValue, depth: Int, to lines: inout [PanelLine]) {
    guard lines.count <= Self.treeLimit + 1 else { return }
    let id = node["id"]?.string ?? ""
    let kind = node["kind"]?.string ?? ""
    let size = (node["frame"]?.numbers).map { "\(SVGCanvas.number($0[2])) × \(SVGCanvas.number($0[3]))" } ?? ""
    let name = id.contains(".") || id == kind ? kind : "\(id) (\(kind))"
    let hidden = node["hidden"]?.isTrue == true ? ", hidden" : ""
    lines.append(PanelLine(text: "\(name) \(size)\(hidden)", depth: min(depth, 8)))
    for child in node["children"]?.items ?? [] { appendTree(child, depth: depth + 1, to: &lines) }
  }

  /// The environment in words.
  private func environmentText() -> String {
    let window = environment["window"]?.numbers ?? [0, 0, 0, 0]
    let size = "\(SVGCanvas.number(window[2])) × \(SVGCanvas.number(window[3]))"
    return "\(environment["id"]?.string ?? ""), iOS \(environment["iOS"]?.string ?? ""), \(size)"
  }

  /// A tried direction in words.
  private static func text(tried: JSONValue) -> String {
    let direction = tried["direction"]?.string ?? ""
    guard tried["fits"]?.isTrue != true else { return "\(direction): fits" }
    let missing = tried["missing"]?.numbers ?? [0, 0]
    var parts: [String] = []
    if missing.count == 2, missing[0] > 0 { parts.append("\(SVGCanvas.number(missing[0])) too narrow") }
    if missing.count == 2, missing[1] > 0 { parts.append("\(SVGCanvas.number(missing[1])) too low") }
    return "\(direction): \(parts.joined(separator: ", "))"
  }

  /// A rectangle in words.
  private static func text(_ numbers: [Double]) -> String {
    guard numbers.count == 4 else { return "" }
    let parts = numbers.map(SVGCanvas.number)
    return "\(parts[2]) × \(parts[3]) at \(parts[0]), \(parts[1])"
  }

  /// A text that fits the panel.
  private static func shortened(_ text: String, depth: Int) -> String {
    let limit = 46 - depth * 2
    return text.count <= limit ? text : text.prefix(limit - 1) + "…"
  }
}
