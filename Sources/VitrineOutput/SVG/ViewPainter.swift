/// Draws a laid-out tree so that each kind of view can be recognised.
struct ViewPainter {
  /// The colours.
  let theme: SVGTheme

  /// Draws a node and its children in the coordinates of its parent.
  func draw(_ node: JSONValue, isRoot: Bool = false, isOutlined: Bool = false, on canvas: inout SVGCanvas) {
    guard let frame = SVGFrame(node["frame"]), node["hidden"]?.isTrue != true else { return }
    let place = "translate(\(SVGCanvas.number(frame.x)) \(SVGCanvas.number(frame.y)))"
    canvas.group([("transform", place)]) { canvas in
      // The root of what is presented was drawn with its layer.
      if !(isRoot && isOutlined) { drawBackground(node, bounds: frame.bounds, isRoot: isRoot, on: &canvas) }
      drawKind(node, bounds: frame.bounds, on: &canvas)
      if isOutlined, !isRoot {
        canvas.rect(
          frame.bounds,
          [("fill", "none"), ("stroke", theme.outline), ("stroke-width", "0.5"), ("stroke-opacity", "0.8")])
      }
      for child in node["children"]?.items ?? [] { draw(child, isOutlined: isOutlined, on: &canvas) }
    }
  }

  /// Draws the view's own background colour, or a faint outline for a box that shows nothing else.
  private func drawBackground(_ node: JSONValue, bounds: SVGFrame, isRoot: Bool, on canvas: inout SVGCanvas) {
    if let paint = SVGTheme.paint(node["backgroundColor"]) {
      canvas.rect(
        bounds, radius: node["cornerRadius"]?.number ?? 0,
        [("fill", paint.color), ("fill-opacity", SVGCanvas.number(paint.opacity))])
    } else if !isRoot,
      node["kind"]?.string == "box" || (node["kind"]?.string == "view" && node["children"]?.items.isEmpty == true)
    {
      canvas.rect(
        bounds, radius: 3,
        [("fill", theme.fill), ("fill-opacity", "0.6"), ("stroke", theme.outline), ("stroke-width", "0.5")])
    }
  }

  /// Draws what the kind of view shows.
  private func drawKind(_ node: JSONValue, bounds: SVGFrame, on canvas: inout SVGCanvas) {
    switch node["kind"]?.string ?? "" {
    case "label": drawText(node, bounds: bounds, color: theme.label, on: &canvas)
    case "textView":
      drawText(
        node, bounds: bounds.inset(node["lines"]?.items.isEmpty == false ? 5 : 0), color: theme.label, on: &canvas)
    case "button": drawTitle(node, bounds: bounds, color: theme.tint, on: &canvas)
    case "barButtonItem": drawTitle(node, bounds: bounds, color: theme.tint, on: &canvas)
    case "navigationTitle": drawNavigationTitle(node, bounds: bounds, on: &canvas)
    case "textField", "searchBar": drawField(node, bounds: bounds, on: &canvas)
    case "image": drawImage(bounds, on: &canvas)
    case "navigationBar": drawBar(bounds, hairline: bounds.height, on: &canvas)
    case "tabBar", "toolbar": drawBar(bounds, hairline: 0, on: &canvas)
    case "tabBarItem": drawTitle(node, bounds: bounds, color: theme.secondary, size: 10, on: &canvas)
    case let control: drawControl(control, node, bounds: bounds, on: &canvas)
    }
  }

  /// Draws the lines of a text as they were broken.
  private func drawText(
    _ node: JSONValue, bounds: SVGFrame, color: String, weight: String = "400", on canvas: inout SVGCanvas
  ) {
    let lines = (node["lines"]?.items ?? []).map { $0.string ?? "" }
    guard !lines.isEmpty else { return }
    let size = node["fontSize"]?.number ?? min(17, bounds.height / Double(lines.count) / 1.2)
    let step = bounds.height / Double(lines.count)
    let lineHeight = min(step, size * 1.25)
    let top = bounds.y + (bounds.height - lineHeight * Double(lines.count)) / 2
    let alignment = node["textAlignment"]?.string ?? "natural"
    let isCentred = alignment == "center"
    let isEnd = alignment == "right"
    let x = isCentred ? bounds.midX : isEnd ? bounds.x + bounds.width : bounds.x
    let paint = SVGTheme.paint(node["textColor"])
    let weight = node["fontWeight"]?.string.map(Self.cssWeight) ?? weight
    for (index, line) in lines.enumerated() {
      let baseline = top + lineHeight * Double(index) + lineHeight / 2 + size * 0.35
      canvas.text(
        line, x: x, y: baseline, size: size,
        [
          ("fill", paint?.color ?? color), ("fill-opacity", SVGCanvas.number(paint?.opacity ?? 1)),
          ("font-weight", weight), ("text-anchor", isCentred ? "middle" : isEnd ? "end" : "start"),
        ])
    }
  }

  /// The CSS number of a UIFont weight.
  private static func cssWeight(_ name: String) -> String {
    let weights = [
      "ultraLight": "100", "thin": "200", "light": "300", "medium": "500", "semibold": "600", "bold": "700",
      "heavy": "800", "black": "900",
    ]
    return weights[name] ?? "400"
  }

  /// Draws a title in the middle.
  private func drawTitle(
    _ node: JSONValue, bounds: SVGFrame, color: String, weight: String = "400", size: Double? = nil,
    on canvas: inout SVGCanvas
  ) {
    let title = (node["lines"]?.items ?? []).map { $0.string ?? "" }.joined(separator: " ")
    guard !title.isEmpty else {
      if node["kind"]?.string == "barButtonItem" { drawGlyph(bounds, on: &canvas) }
      return
    }
    let fontSize = size ?? node["fontSize"]?.number ?? min(17, max(9, bounds.height * 0.5))
    canvas.text(
      title, x: bounds.midX, y: bounds.midY + fontSize * 0.35, size: fontSize,
      [("fill", SVGTheme.paint(node["textColor"])?.color ?? color), ("font-weight", weight), ("text-anchor", "middle")])
  }

  /// Draws a stand-in for the picture of a bar item.
  private func drawGlyph(_ bounds: SVGFrame, on canvas: inout SVGCanvas) {
    canvas.rect(
      SVGFrame(x: bounds.midX - 10, y: bounds.midY - 10, width: 20, height: 20), radius: 5,
      [("fill", "none"), ("stroke", theme.tint), ("stroke-width", "1.5")])
    canvas.element(
      "circle",
      [
        ("cx", SVGCanvas.number(bounds.midX)), ("cy", SVGCanvas.number(bounds.midY)), ("r", "3"), ("fill", theme.tint),
      ])
  }

  /// Draws a bar's title: large ones at their leading edge.
  private func drawNavigationTitle(_ node: JSONValue, bounds: SVGFrame, on canvas: inout SVGCanvas) {
    let isLarge = bounds.height > 36 && bounds.width > 200
    if isLarge {
      canvas.text(
        node["lines"]?.items.first?.string ?? "", x: bounds.x, y: bounds.midY + 12, size: 34,
        [("fill", theme.label), ("font-weight", "700")])
    } else {
      drawTitle(node, bounds: bounds, color: theme.label, weight: "600", size: 17, on: &canvas)
    }
  }

  /// Draws a text field or search bar.
  private func drawField(_ node: JSONValue, bounds: SVGFrame, on canvas: inout SVGCanvas) {
    let isSearch = node["kind"]?.string == "searchBar"
    let box = isSearch ? bounds.inset(10) : bounds.inset(0.5)
    canvas.rect(
      box, radius: isSearch ? 10 : 5,
      [("fill", isSearch ? theme.fill : "none"), ("stroke", isSearch ? "none" : theme.separator)])
    let text = node["lines"]?.items.first?.string ?? ""
    let size = min(node["fontSize"]?.number ?? 17, max(8, box.height * 0.6))
    canvas.text(
      text, x: box.x + 8, y: box.midY + size * 0.35, size: size, [("fill", theme.secondary)])
  }

  /// Draws a placeholder for an image: a frame with a hill and a sun.
  private func drawImage(_ bounds: SVGFrame, on canvas: inout SVGCanvas) {
    canvas.rect(bounds, radius: 4, [("fill", theme.fill), ("stroke", theme.outline), ("stroke-width", "0.5")])
    guard bounds.width >= 12, bounds.height >= 12 else { return }
    let w = bounds.width
    let h = bounds.height
    let n = SVGCanvas.number
    canvas.element(
      "path",
      [
        (
          "d",
          "M\(n(w * 0.15)) \(n(h * 0.78))L\(n(w * 0.42)) \(n(h * 0.42))L\(n(w * 0.6)) \(n(h * 0.64))L\(n(w * 0.72)) \(n(h * 0.5))L\(n(w * 0.88)) \(n(h * 0.78))Z"
        ),
        ("fill", theme.outline),
      ])
    canvas.element(
      "circle",
      [("cx", n(w * 0.7)), ("cy", n(h * 0.28)), ("r", n(min(w, h) * 0.07)), ("fill", theme.outline)])
  }

  /// Draws a bar's background and its hairline.
  private func drawBar(_ bounds: SVGFrame, hairline y: Double, on canvas: inout SVGCanvas) {
    canvas.rect(bounds, [("fill", theme.fill), ("fill-opacity", "0.55")])
    canvas.rect(
      SVGFrame(x: 0, y: y == 0 ? 0 : y - 0.5, width: bounds.width, height: 0.5), [("fill", theme.separator)])
  }

  /// Draws a control by its kind; kinds without a shape of their own draw nothing.
  private func drawControl(_ kind: String, _ node: JSONValue, bounds: SVGFrame, on canvas: inout SVGCanvas) {
    let n = SVGCanvas.number
    switch kind {
    case "switch":
      let isOn = node["isOn"]?.isTrue == true
      canvas.rect(bounds, radius: bounds.height / 2, [("fill", isOn ? "#34c759" : theme.fill)])
      let knob = bounds.height / 2
      canvas.element(
        "circle",
        [
          ("cx", n(isOn ? bounds.width - knob : knob)), ("cy", n(bounds.midY)), ("r", n(max(0, knob - 2))),
          ("fill", "#ffffff"),
        ])
    case "slider", "progress":
      let done = bounds.width * max(0, min(1, node["value"]?.number ?? 0))
      canvas.rect(
        SVGFrame(x: 0, y: bounds.midY - 2, width: bounds.width, height: 4), radius: 2, [("fill", theme.fill)])
      canvas.rect(SVGFrame(x: 0, y: bounds.midY - 2, width: done, height: 4), radius: 2, [("fill", theme.tint)])
      guard kind == "slider" else { return }
      let knob = min(14, bounds.height / 2)
      canvas.element(
        "circle",
        [
          ("cx", n(max(knob, min(bounds.width - knob, done)))), ("cy", n(bounds.midY)), ("r", n(knob)),
          ("fill", "#ffffff"), ("stroke", theme.separator),
        ])
    case "segmentedControl": drawSegments(node, bounds: bounds, on: &canvas)
    case "stepper":
      canvas.rect(bounds, radius: 8, [("fill", theme.fill)])
      for (sign, share) in [("−", 0.25), ("+", 0.75)] {
        canvas.text(
          sign, x: bounds.width * share, y: bounds.midY + 6, size: 18,
          [("fill", theme.label), ("text-anchor", "middle")])
      }
    case "activityIndicator":
      for index in 0..<8 {
        canvas.rect(
          SVGFrame(x: bounds.midX - 1, y: 0, width: 2, height: bounds.height * 0.28), radius: 1,
          [
            ("fill", theme.secondary), ("fill-opacity", n(0.3 + 0.08 * Double(index))),
            ("transform", "rotate(\(index * 45) \(n(bounds.midX)) \(n(bounds.midY)))"),
          ])
      }
    case "pageControl":
      for index in -1...1 {
        canvas.element(
          "circle",
          [
            ("cx", n(bounds.midX + Double(index) * 15)), ("cy", n(bounds.midY)), ("r", "3.5"),
            ("fill", index == -1 ? theme.label : theme.separator),
          ])
      }
    case "picker", "datePicker":
      canvas.rect(
        SVGFrame(x: 8, y: bounds.midY - 16, width: max(0, bounds.width - 16), height: 32), radius: 8,
        [("fill", theme.fill)])
    default: return
    }
  }

  /// Draws a segmented control: the first segment is the chosen one, since a spec names none.
  private func drawSegments(_ node: JSONValue, bounds: SVGFrame, on canvas: inout SVGCanvas) {
    let titles = (node["lines"]?.items ?? []).map { $0.string ?? "" }
    canvas.rect(bounds, radius: 8, [("fill", theme.fill)])
    guard !titles.isEmpty else { return }
    let width = bounds.width / Double(titles.count)
    canvas.rect(
      SVGFrame(x: 2, y: 2, width: max(0, width - 4), height: max(0, bounds.height - 4)), radius: 6,
      [("fill", theme.elevated)])
    for (index, title) in titles.enumerated() {
      canvas.text(
        title, x: width * (Double(index) + 0.5), y: bounds.midY + 4.5, size: 13,
        [("fill", theme.label), ("text-anchor", "middle")])
    }
  }
}
