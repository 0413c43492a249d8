import VitrineLayout
import VitrineModel
import VitrinePlatform
import VitrineSource

/// Frames of alerts and action sheets up to iOS 18 (facts/uikit-presentation.md 7.2 to 7.4).
struct AlertPlacement {
  /// What it says.
  let content: AlertContent
  /// The window.
  let container: Size
  /// The window's safe area.
  let safeArea: EdgeInsets
  /// Pixels per point.
  let scale: Double
  /// The text size.
  let category: ContentSizeCategory
  /// The keyboard's top in the window.
  let keyboardTop: Double?

  /// Frames in the window.
  struct Layout {
    /// Everything.
    var frame: Rect
    /// The buttons in the order of display.
    var buttons: [(title: String, kind: String, frame: Rect, place: SourcePlace)]
    /// Title and message as they are broken.
    var texts: [Paragraph] = []
  }

  /// A text of the alert.
  struct Paragraph {
    /// `title` or `message`.
    let name: String
    /// Its lines.
    let lines: [String]
    /// Its font.
    let look: TextLook
    /// In the window.
    let frame: Rect
  }

  /// An alert in the middle.
  var alert: Layout {
    let width = AlertFacts.width(at: category).value
    let actions = ordered
    let sideBySide = isSideBySide(actions, width: width)
    let rows = sideBySide ? 1 : actions.count
    let buttonsHeight = Double(rows) * AlertFacts.buttonHeight.value
    let bottom = keyboardTop ?? container.height
    let room = bottom - safeArea.top - 2 * AlertFacts.verticalMargin.value - (keyboardTop == nil ? safeArea.bottom : 0)
    let height = min(textHeight(width: width) + buttonsHeight, max(0, room))
    let frame = snapped(Rect((container.width - width) / 2, (bottom - height) / 2, width, height))
    var buttons: [(title: String, kind: String, frame: Rect, place: SourcePlace)] = []
    for (index, action) in actions.enumerated() {
      let row = AlertFacts.buttonHeight.value
      let rect =
        sideBySide
        ? Rect(frame.minX + Double(index) * width / 2, frame.maxY - row, width / 2, row)
        : Rect(frame.minX, frame.maxY - Double(actions.count - index) * row, width, row)
      buttons.append((action.title, action.kind, rect, action.place))
    }
    return Layout(frame: frame, buttons: buttons, texts: texts(in: frame))
  }

  /// An action sheet from below, the cancel action apart.
  var actionSheet: Layout {
    let gap = AlertFacts.actionSheetGap.value
    let width = min(container.width, container.height) - 2 * gap
    let row = AlertFacts.actionSheetRow.value
    let cancel = content.actions.first { $0.kind == "cancel" }
    let others = content.actions.filter { $0.kind != "cancel" }
    let x = (container.width - width) / 2
    var y = container.height - safeArea.bottom - gap
    let bottom = y
    var cancelButton: Rect?
    if cancel != nil {
      y -= row
      cancelButton = Rect(x, y, width, row)
      y -= gap
    }
    let groupBottom = y
    y -= sheetTextHeight(width: width) + Double(others.count) * row
    var buttons: [(title: String, kind: String, frame: Rect, place: SourcePlace)] = []
    for (index, action) in others.enumerated() {
      let top = groupBottom - Double(others.count - index) * row
      buttons.append((action.title, action.kind, Rect(x, top, width, row), action.place))
    }
    if let cancel, let cancelButton { buttons.append((cancel.title, cancel.kind, cancelButton, cancel.place)) }
    let frame = Rect(x, y, width, bottom - y)
    return Layout(frame: frame, buttons: buttons, texts: sheetTexts(in: frame))
  }

  /// The size of an action sheet in a popover.
  var popoverSize: Size {
    let width = PopoverFacts.actionSheetWidth.value
    let rows = content.actions.filter { $0.kind != "cancel" }.count
    return Size(width, sheetTextHeight(width: width) + Double(rows) * AlertFacts.actionSheetRow.value)
  }

  /// Returns an action sheet in a popover's content frame.
  func popover(in frame: Rect) -> Layout {
    let row = AlertFacts.actionSheetRow.value
    let others = content.actions.filter { $0.kind != "cancel" }
    let top = frame.minY + sheetTextHeight(width: frame.width)
    var buttons: [(title: String, kind: String, frame: Rect, place: SourcePlace)] = []
    for (index, action) in others.enumerated() {
      buttons.append(
        (action.title, action.kind, Rect(frame.minX, top + Double(index) * row, frame.width, row), action.place))
    }
    return Layout(frame: frame, buttons: buttons, texts: sheetTexts(in: frame))
  }

  /// The actions in the order of display: of two side by side the cancel action first, else it last.
  private var ordered: [AlertContent.Action] {
    let cancel = content.actions.filter { $0.kind == "cancel" }
    let others = content.actions.filter { $0.kind != "cancel" }
    let width = AlertFacts.width(at: category).value
    return isSideBySide(content.actions, width: width) ? cancel + others : others + cancel
  }

  /// Whether two titles fit beside each other, one line each.
  private func isSideBySide(_ actions: [AlertContent.Action], width: Double) -> Bool {
    guard actions.count == 2 else { return false }
    return actions.allSatisfy { action in
      let isBold = action.isPreferred || (action.kind == "cancel" && !actions.contains(where: \.isPreferred))
      let font = TextFont(size: size(AlertFacts.titleSize.value, .body), weight: isBold ? .semibold : .regular)
      return TextMeasurer.labelWidth(of: action.title, font: font, scale: scale) <= width / 2
    }
  }

  /// Returns the height of title, message and text fields with their padding.
  private func textHeight(width: Double) -> Double {
    let last = texts(in: Rect(0, 0, width, 0)).last.map { $0.frame.maxY + AlertFacts.padding.value } ?? 0
    return last + Double(content.textFieldCount) * (AlertFacts.textFieldHeight.value + AlertFacts.textFieldGap.value)
  }

  /// Returns title and message below an alert's top edge.
  private func texts(in frame: Rect) -> [Paragraph] {
    let padding = AlertFacts.padding.value
    let room = frame.width - 2 * padding
    var y = frame.minY + padding
    var texts: [Paragraph] = []
    if let title = content.title {
      let font = TextFont(size: size(AlertFacts.titleSize.value, .headline), weight: .semibold)
      texts.append(paragraph("title", title, font: font, room: room, at: Point(frame.minX + padding, y)))
      y = (texts.last?.frame.maxY ?? y) + 2 * AlertFacts.seamPadding.value
    }
    if let message = content.message {
      let font = TextFont(size: size(AlertFacts.messageSize.value, .footnote))
      texts.append(paragraph("message", message, font: font, room: room, at: Point(frame.minX + padding, y)))
    }
    return texts
  }

  /// Returns the height of an action sheet's title area; 0 without one.
  private func sheetTextHeight(width: Double) -> Double {
    sheetTexts(in: Rect(0, 0, width, 0)).last.map { $0.frame.maxY + AlertFacts.actionSheetTitleEnd.value } ?? 0
  }

  /// Returns title and message below an action sheet's top edge.
  private func sheetTexts(in frame: Rect) -> [Paragraph] {
    let font = TextFont(size: size(AlertFacts.actionSheetTitleSize.value, .footnote))
    let side = AlertFacts.actionSheetTitleSide.value
    var y = frame.minY + AlertFacts.actionSheetTitleEnd.value
    var texts: [Paragraph] = []
    for (name, text) in [("title", content.title), ("message", content.message)] {
      guard let text else { continue }
      texts.append(paragraph(name, text, font: font, room: frame.width - 2 * side, at: Point(frame.minX + side, y)))
      y = texts.last?.frame.maxY ?? y
    }
    return texts
  }

  /// Breaks a text in a room.
  private func paragraph(_ name: String, _ text: String, font: TextFont, room: Double, at origin: Point) -> Paragraph {
    let lines = TextLines(text, font: font, width: room)
    let height = lines.labelSize(font: font, scale: scale, room: room).height
    let bytes = Array(text.utf8)
    return Paragraph(
      name: name, lines: lines.lines.map { String(decoding: bytes[$0.bytes], as: UTF8.self) },
      look: TextLook(fontSize: font.size, fontWeight: font.weight == .regular ? nil : font.weight.rawValue),
      frame: Rect(origin.x, origin.y, room, height))
  }

  /// Returns a size scaled with the user's text size.
  private func size(_ points: Double, _ style: TextStyle) -> Double {
    TextFont.scaled(points, for: style, at: category)
  }

  /// Returns a rect whose edges lie on pixels.
  private func snapped(_ rect: Rect) -> Rect {
    let x = PixelGrid.roundToPixel(rect.minX, scale: scale)
    let y = PixelGrid.roundToPixel(rect.minY, scale: scale)
    return Rect(x, y, rect.width, PixelGrid.roundToPixel(rect.maxY, scale: scale) - y)
  }
}
