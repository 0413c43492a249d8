import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// Intrinsic sizes of leaves: text, controls, boxes and images (facts/layout.md 3, 8).
struct ContentMeasure {
  /// Traits of the tree.
  let traits: TraitSet
  /// Pixels per point; 0 rounds nothing.
  let scale: Double
  /// Measures text.
  let measurer: any TextMeasuring
  /// The files of the spec's own fonts, by name.
  let fonts: [String: FontFile]

  /// A length, and what it rests on when that is not certain.
  struct Length {
    /// Points; nil when the view has no such length of its own.
    var points: Double?
    /// The fact it rests on.
    var approximation: String?
  }

  /// Text laid out at a width.
  struct TextResult {
    /// The height of the view around it.
    var height: Double
    /// The lines.
    var lines: TextLines
  }

  /// Returns the font of a node.
  func font(_ node: NodeAttributes) -> TextFont {
    TextFont(node.font, for: node.kind, isConfigured: node.configuration != nil, traits: traits, files: fonts)
  }

  /// Returns the intrinsic width: of text on one line, as UIKit solves widths before heights.
  func width(_ node: NodeAttributes) -> Length {
    switch node.kind {
    case .box, .image: return Length(points: node.givenSize.width)
    case .label:
      // A label's lines end where the text says so; only the first shows when there is one line.
      let lines = measurer.lines(
        of: node.text, font: font(node), width: nil, limit: node.numberOfLines,
        mode: node.lineBreakMode)
      return Length(
        points: PixelGrid.ceilToPixel(lines.width, scale: scale), approximation: lines.isEstimated ? Self.estimate : nil
      )
    case .textView:
      let size = TextViewMetrics.contentSize(
        of: node.text, font: font(node), width: nil, scale: scale, by: measurer)
      return Length(points: size.width)
    default:
      guard let fact = control(node) else { return Length() }
      return Length(points: fact.value.width, approximation: fact.value.width == nil ? nil : name(fact))
    }
  }

  /// Returns the intrinsic height of a view that is `width` wide; text views and labels go through ``text(_:width:)``.
  func height(_ node: NodeAttributes) -> Length {
    switch node.kind {
    case .box, .image: return Length(points: node.givenSize.height)
    case .toolbar: return Length(points: BarMetrics.toolbar(traits).value)
    case .navigationBar: return Length(points: BarMetrics.navigationBar(traits).value)
    default:
      guard let fact = control(node) else { return Length() }
      return Length(points: fact.value.height, approximation: name(fact))
    }
  }

  /// Lays the text of a label or text view out at a width.
  func text(_ node: NodeAttributes, width: Double) -> TextResult? {
    let font = font(node)
    switch node.kind {
    case .label:
      let lines = measurer.lines(
        of: node.text, font: font, width: width, limit: node.numberOfLines, mode: node.lineBreakMode)
      let height = TextMeasurer.height(lineCount: lines.lines.count, font: font, scale: scale)
      return TextResult(height: height, lines: lines)
    case .textView:
      let lines = measurer.lines(
        of: node.text, font: font, width: max(0, width - 2 * TextViewMetrics.linePadding.value))
      return TextResult(
        height: TextViewMetrics.contentHeight(lineCount: lines.lines.count, font: font), lines: lines)
    default: return nil
    }
  }

  /// Returns the lines of a label that is too low for all of them: those that fit, at least one.
  func fittingLines(_ node: NodeAttributes, width: Double, height: Double) -> TextLines {
    let font = font(node)
    let more =
      font.linePitch > 0 ? ((height - font.lineHeight) / font.linePitch + PixelGrid.tolerance).rounded(.down) : 0
    let limit = 1 + Int(min(max(0, more), 1_000_000))
    return measurer.lines(of: node.text, font: font, width: width, limit: limit, mode: node.lineBreakMode)
  }

  /// Returns the height that the lines of a label need; 0 for text that scrolls.
  func textHeight(_ lines: TextLines, of node: NodeAttributes) -> Double {
    guard node.kind == .label else { return 0 }
    return TextMeasurer.height(lineCount: lines.lines.count, font: font(node), scale: scale)
  }

  /// What widths of text rest on when characters or fonts without known widths take part.
  static let estimate = LaidOutNode.textEstimate
  /// What lines rest on when they break elsewhere than at a space.
  static let lineBreaks = "line breaks (layout 8)"

  /// Returns the size of a control at the system's version.
  private func control(_ node: NodeAttributes) -> Fact<ControlSize>? {
    let iOS = traits.iOS
    switch node.kind {
    case .button:
      let font = font(node)
      return node.configuration == nil
        ? ControlSizes.button(title: node.text, font: font, scale: scale, by: measurer)
        : ControlSizes.configuredButton(title: node.text, font: font, scale: scale, by: measurer)
    case .textField:
      return ControlSizes.textField(hasBorder: node.hasBorder, font: font(node), iOS: iOS, scale: scale)
    case .searchBar: return ControlSizes.searchBar(iOS: iOS)
    case .switch: return ControlSizes.switch(iOS: iOS)
    case .slider: return ControlSizes.slider(iOS: iOS)
    case .progress: return ControlSizes.progress(iOS: iOS)
    case .stepper: return ControlSizes.stepper(iOS: iOS)
    case .activityIndicator: return ControlSizes.activityIndicator(isLarge: node.variant == "large")
    case .segmentedControl:
      return ControlSizes.segmentedControl(titles: node.titles, iOS: iOS, scale: scale, by: measurer)
    case .pageControl: return ControlSizes.pageControl(pages: node.pages, iOS: iOS)
    case .picker: return ControlSizes.picker
    case .datePicker:
      return ControlSizes.datePicker(node.variant.flatMap(ControlSizes.DatePickerStyle.init(rawValue:)) ?? .wheels)
    default: return nil
    }
  }

  /// Returns the name under which an uncertain fact is listed.
  private func name(_ fact: Fact<ControlSize>) -> String? {
    fact.isApproximate ? "control size (\(fact.source.citation))" : nil
  }
}
