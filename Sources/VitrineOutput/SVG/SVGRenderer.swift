/// Draws pictures from the compiled JSON alone: one per presentation and environment, or per screen when nothing is presented.
public enum SVGRenderer {
  /// A picture.
  public struct Picture: Sendable {
    /// `presentation.environment` or `screen.environment`.
    public var name: String
    /// The SVG document.
    public var bytes: [UInt8]
  }

  /// Draws a compiled document.
  ///
  /// - Parameters:
  ///   - document: JSON format 1.
  ///   - presentations: Only these; empty for all.
  /// - Returns: The pictures in the order of the document; none when the bytes are not a document.
  public static func pictures(
    of document: [UInt8], presentations: [String] = []
  ) -> [Picture] {
    guard let root = JSONValue(parsing: document) else { return [] }
    let environments = root["environments"]?.items ?? []
    var pictures: [Picture] = []
    for section in ["presentations", "screens"] {
      for entry in root[section]?.items ?? [] {
        let id = entry["id"]?.string ?? ""
        guard presentations.isEmpty || presentations.contains(id) else { continue }
        for scene in entry["in"]?.items ?? [] {
          let environmentID = scene["environment"]?.string ?? ""
          guard let environment = environments.first(where: { $0["id"]?.string == environmentID }) else { continue }
          let isDark = environment["traits"]?["appearance"]?.string == "dark"
          let painter = ScenePainter(
            name: id, scene: scene, environment: environment, theme: isDark ? .dark : .light)
          pictures.append(Picture(name: "\(id).\(environmentID)", bytes: painter.draw()))
        }
      }
    }
    return pictures
  }
}

/// Draws one scene.
struct ScenePainter {
  /// The presentation's or screen's name.
  let name: String
  /// The scene's JSON.
  let scene: JSONValue
  /// The environment's JSON.
  let environment: JSONValue
  /// The colours.
  let theme: SVGTheme

  /// Page around the device, in points.
  static let margin = 36.0
  /// Thickness of the drawn device edge.
  static let bezel = 10.0
  /// Corner radius of content inside a popover's chrome.
  static let popoverContentRadius = 10.0
  /// Width of the panel with words.
  static let panelWidth = 300.0

  /// Returns the picture.
  func draw() -> [UInt8] {
    let window = SVGFrame(environment["window"]) ?? SVGFrame(x: 0, y: 0, width: 0, height: 0)
    let panel = panelLines()
    let panelHeight = Double(panel.count) * Self.panelLineHeight + 2 * Self.margin
    let height = max(window.height + 2 * (Self.margin + Self.bezel), panelHeight)
    let width = window.width + 3 * Self.margin + 2 * Self.bezel + Self.panelWidth
    var canvas = SVGCanvas()
    drawDevice(window, on: &canvas)
    drawPanel(panel, x: window.width + 2 * (Self.margin + Self.bezel), on: &canvas)
    let title = "\(name) on \(environment["id"]?.string ?? "")"
    return canvas.document(width: width, height: height, title: title, background: theme.page)
  }

  /// Draws the device with everything on its screen.
  private func drawDevice(_ window: SVGFrame, on canvas: inout SVGCanvas) {
    let isPad = environment["traits"]?["idiom"]?.string == "pad"
    let insets = environment["safeArea"]?.numbers ?? [0, 0, 0, 0]
    let hasRoundScreen = insets.count == 4 && insets[2] > 0
    let radius = hasRoundScreen ? (isPad ? 18.0 : 44.0) : 4.0
    let origin = Self.margin + Self.bezel
    canvas.group([("transform", "translate(\(SVGCanvas.number(origin)) \(SVGCanvas.number(origin)))")]) { canvas in
      let edge = SVGFrame(
        x: -Self.bezel, y: -Self.bezel, width: window.width + 2 * Self.bezel, height: window.height + 2 * Self.bezel)
      canvas.rect(edge, radius: radius + Self.bezel, [("fill", theme.bezel)])
      canvas.element(
        "clipPath",
        [("id", "screen")], content: { $0.rect(window, radius: radius, []) })
      canvas.group([("clip-path", "url(#screen)")]) { canvas in
        canvas.rect(window, [("fill", theme.background)])
        drawScene(window, on: &canvas)
        drawStatusBar(window, on: &canvas)
        drawKeyboard(window, on: &canvas)
        drawSafeArea(window, insets: insets, on: &canvas)
      }
    }
  }

  /// Draws presenter, dimming, popover and presented views, from back to front.
  private func drawScene(_ window: SVGFrame, on canvas: inout SVGCanvas) {
    let views = ViewPainter(theme: theme)
    if let tree = scene["tree"] { views.draw(tree, isRoot: true, on: &canvas) }
    if let presenter = scene["presenter"], presenter["removed"]?.isTrue != true, let tree = presenter["tree"] {
      views.draw(tree, isRoot: true, on: &canvas)
    }
    if let dimming = scene["dimming"], let frame = SVGFrame(dimming["frame"]) {
      let paint = SVGTheme.paint(dimming["color"]) ?? ("#000000", dimming["blur"] == nil ? 0 : 0.25)
      let alpha = (dimming["alpha"]?.number ?? 1) * paint.opacity
      canvas.rect(frame, [("fill", paint.color), ("fill-opacity", SVGCanvas.number(alpha))])
    }
    if let popover = scene["popover"], SVGFrame(popover["frame"]) != nil { drawPopover(popover, on: &canvas) }
    if let alert = scene["alert"], let frame = SVGFrame(alert["frame"]) {
      drawAlert(alert, frame: frame, views: views, on: &canvas)
    } else if let presented = scene["presented"], let frame = SVGFrame(presented["frame"]) {
      drawPresented(presented, frame: frame, views: views, on: &canvas)
    }
  }

  /// Draws a popover's chrome and marks its anchor.
  private func drawPopover(_ popover: JSONValue, on canvas: inout SVGCanvas) {
    if let anchor = SVGFrame(popover["anchor"]) {
      canvas.rect(
        anchor.inset(-1.5), radius: 4,
        [("fill", "none"), ("stroke", theme.mark), ("stroke-width", "1.5"), ("stroke-dasharray", "4 2")])
    }
    guard let path = popover["path"]?.string, !path.isEmpty else { return }
    let chrome = popover["chrome"]
    let isCustom = chrome?["class"]?.string == "custom"
    var attributes = [("d", path)]
    if let fill = SVGTheme.paint(chrome?["fill"]) {
      attributes += [("fill", fill.color), ("fill-opacity", SVGCanvas.number(fill.opacity))]
    } else {
      attributes.append(("fill", isCustom ? "none" : theme.elevated))
    }
    if isCustom {
      if let stroke = SVGTheme.paint(chrome?["strokeColor"]), let width = chrome?["strokeWidth"]?.number, width > 0 {
        attributes += [("stroke", stroke.color), ("stroke-width", SVGCanvas.number(width))]
      }
    } else {
      attributes += [("stroke", theme.separator), ("stroke-width", "0.5")]
    }
    if let shadow = popoverShadow() { attributes.append(("style", "filter: drop-shadow(\(shadow))")) }
    canvas.element("path", attributes)
  }

  /// Returns the shadow around a popover for CSS: the written one, or UIKit's halo; nil for none.
  private func popoverShadow() -> String? {
    guard let shadow = scene["presented"]?["layer"]?["shadow"] else { return "0 6px 18px rgba(0,0,0,0.28)" }
    let opacity = shadow["opacity"]?.number ?? 0
    guard opacity > 0, let offset = shadow["offset"]?.numbers, offset.count == 2,
      let parts = shadow["color"]?.numbers, parts.count == 4
    else { return nil }
    let n = SVGCanvas.number
    let channels = parts[0..<3].map { String(Int((max(0, min(1, $0)) * 255).rounded())) }.joined(separator: ",")
    return
      "\(n(offset[0]))px \(n(offset[1]))px \(n(shadow["radius"]?.number ?? 0))px rgba(\(channels),\(n(opacity * parts[3])))"
  }

  /// Draws the presented view with its layer and its tree.
  private func drawPresented(
    _ presented: JSONValue, frame: SVGFrame, views: ViewPainter, on canvas: inout SVGCanvas
  ) {
    let layer = presented["layer"]
    let radius = layer?["cornerRadius"]?.number ?? 0
    let isPopover = SVGFrame(scene["popover"]?["frame"]) != nil
    var attributes: [(String, String)] = []
    if let paint = SVGTheme.paint(presented["backgroundColor"]) {
      attributes = [("fill", paint.color), ("fill-opacity", SVGCanvas.number(paint.opacity))]
    } else {
      attributes = [("fill", isPopover ? "none" : theme.elevated)]
    }
    if !isPopover { attributes.append(("style", "filter: drop-shadow(0 4px 14px rgba(0,0,0,0.2))")) }
    let shape = isPopover ? (SVGFrame(scene["popover"]?["contentFrame"]) ?? frame) : frame
    let corners = (layer?["maskedCorners"]?.items ?? []).compactMap(\.string)
    // UIKit's view around a popover's content clips, so the corners of its layer show.
    let fillRadius = isPopover && radius == 0 ? Self.popoverContentRadius : radius
    canvas.roundedRect(shape, radius: fillRadius, corners: corners, attributes)
    if let tree = presented["tree"] { views.draw(tree, isRoot: true, isOutlined: true, on: &canvas) }
    if let border = layer?["border"], let width = border["width"]?.number, width > 0,
      let paint = SVGTheme.paint(border["color"])
    {
      canvas.roundedRect(
        shape.inset(width / 2), radius: max(0, radius - width / 2), corners: corners,
        [
          ("fill", "none"), ("stroke", paint.color), ("stroke-opacity", SVGCanvas.number(paint.opacity)),
          ("stroke-width", SVGCanvas.number(width)),
        ])
    }
    if scene["sheet"]?["grabber"]?.isTrue == true {
      canvas.rect(
        SVGFrame(x: frame.midX - 18, y: frame.y + 5, width: 36, height: 5), radius: 2.5, [("fill", theme.separator)])
    }
    guard !isPopover else { return }
    canvas.rect(
      frame, radius: radius,
      [("fill", "none"), ("stroke", theme.mark), ("stroke-width", "0.75"), ("stroke-opacity", "0.7")])
  }

  /// Draws an alert with its buttons.
  private func drawAlert(_ alert: JSONValue, frame: SVGFrame, views: ViewPainter, on canvas: inout SVGCanvas) {
    canvas.rect(
      frame, radius: 14,
      [("fill", theme.elevated), ("style", "filter: drop-shadow(0 4px 14px rgba(0,0,0,0.2))")])
    if let tree = scene["presented"]?["tree"] { views.draw(tree, isRoot: true, isOutlined: true, on: &canvas) }
    for button in alert["buttons"]?.items ?? [] {
      guard let box = SVGFrame(button["frame"]) else { continue }
      let kind = button["kind"]?.string
      canvas.rect(box, [("fill", "none"), ("stroke", theme.separator), ("stroke-width", "0.5")])
      canvas.text(
        button["title"]?.string ?? "", x: box.midX, y: box.midY + 6, size: 17,
        [
          ("text-anchor", "middle"), ("fill", kind == "destructive" ? "#ff3b30" : theme.tint),
          ("font-weight", kind == "cancel" ? "600" : "400"),
        ])
    }
  }

  /// Draws the status bar's clock where there is room for it.
  private func drawStatusBar(_ window: SVGFrame, on canvas: inout SVGCanvas) {
    guard let height = environment["statusBar"]?.number, height > 0 else { return }
    let baseline = height > 30 ? height / 2 + 8 : height / 2 + 4.5
    let size = height > 30 ? 16.0 : 12.0
    let isPhone = environment["traits"]?["idiom"]?.string == "phone"
    canvas.text(
      "9:41", x: isPhone && height > 30 ? 34 : 12, y: baseline, size: size,
      [("fill", theme.label), ("font-weight", "600")])
    canvas.rect(
      SVGFrame(x: window.width - (isPhone && height > 30 ? 56 : 34), y: baseline - 10, width: 22, height: 11),
      radius: 3,
      [("fill", "none"), ("stroke", theme.label)])
  }

  /// Draws the docked keyboard.
  private func drawKeyboard(_ window: SVGFrame, on canvas: inout SVGCanvas) {
    guard let height = environment["keyboard"]?.number, height > 0 else { return }
    let frame = SVGFrame(x: 0, y: window.height - height, width: window.width, height: height)
    canvas.rect(frame, [("fill", theme.fill), ("fill-opacity", "0.97")])
    let rows = 4.0
    let bottom = environment["safeArea"]?.numbers?[2] ?? 0
    let keyHeight = max(12, (height - 16 - bottom) / rows - 8)
    for row in 0..<Int(rows) {
      let keys = row == 3 ? 3 : 10 - row
      let keyWidth = (window.width - 12) / Double(keys) - 6
      for key in 0..<keys {
        let x = 6 + Double(key) * (keyWidth + 6) + 3
        let y = frame.y + 10 + Double(row) * (keyHeight + 8)
        canvas.rect(
          SVGFrame(x: x, y: y, width: keyWidth, height: keyHeight), radius: 5, [("fill", theme.background)])
      }
    }
  }

  /// Draws the safe area's edges as dashed lines.
  private func drawSafeArea(_ window: SVGFrame, insets: [Double], on canvas: inout SVGCanvas) {
    guard insets.count == 4, insets.contains(where: { $0 > 0 }) else { return }
    let frame = SVGFrame(
      x: insets[1], y: insets[0], width: window.width - insets[1] - insets[3],
      height: window.height - insets[0] - insets[2])
    canvas.rect(
      frame,
      [
        ("fill", "none"), ("stroke", theme.mark), ("stroke-width", "0.75"), ("stroke-opacity", "0.45"),
        ("stroke-dasharray", "2 4"),
      ])
    if insets[2] > 0 {
      let length = min(140, window.width * 0.36)
      canvas.rect(
        SVGFrame(x: (window.width - length) / 2, y: window.height - 13, width: length, height: 5), radius: 2.5,
        [("fill", theme.label)])
    }
  }
}
