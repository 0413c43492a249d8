import VitrineModel
import VitrinePresentation
import VitrineSchema

/// The kinds of case that belong to the popovers of seeds 000, 003 and 004.
enum PopoverSystemCases {
  /// The centred popover of seed 000.
  static func centred(_ input: JSONCell) -> SeedOutput {
    guard let screen = input["screen"]?.size, let size = input["size"]?.size else { return .unreadable }
    let popover = CenteredPopover(screen: screen, size: size)
    let color = CenteredPopover.dimmingColor
    return .fields([
      "sourceRect": JSONCell(popover.sourceRect), "arrowDirection": .text("up"),
      "arrowHeight": .number(CenteredPopover.arrowHeight), "anchor": JSONCell(popover.anchor),
      "unclampedFrame": JSONCell(popover.unclampedFrame),
      "exactlyCentredFrame": JSONCell(popover.exactlyCentredFrame),
      "centreErrorX": .number(popover.centreErrorX),
      "dimming": .object([
        "frame": JSONCell(popover.dimmingFrame), "white": .number(color.red), "alpha": .number(color.alpha),
      ]),
      "flags": SeedOutput.words(popover.flags),
    ])
  }

  /// The configuration of seed 000.
  static func config(_ input: JSONCell) -> SeedOutput {
    guard let shared = input["globalConfig"], let overrides = input["classOverrides"] else { return .unreadable }
    let config = read(overrides).over(read(shared)).over(.standard)
    guard let offset = config.shadowOffset, let radius = config.shadowRadius, let opacity = config.shadowOpacity,
      let shadow = config.shadowColor, let width = config.borderWidth, let border = config.borderColor,
      let corner = config.cornerRadius, let corners = config.maskedCorners
    else { return .unreadable }
    return .fields([
      "shadowOffset": JSONCell(offset), "shadowRadius": .number(radius), "shadowOpacity": .number(opacity),
      "shadowColor": .text(shadow), "borderWidth": .number(width), "borderColor": .text(border),
      "cornerRadius": .number(corner), "maskedCorners": SeedOutput.words(corners), "flags": .list([]),
    ])
  }

  /// The drawing of seed 003.
  static func path(_ input: JSONCell) -> SeedOutput {
    guard let bounds = input["bounds"]?.size, let offset = input["arrowOffset"]?.number,
      let word = input["arrowDirection"]?.text
    else { return .unreadable }
    let direction = ArrowDirection(rawValue: word)
    let background = ArrowBackground.seed
    let steps = background.path(in: bounds, arrowOffset: offset, arrowDirection: direction).map { step -> JSONCell in
      switch step {
      case .move(let point): .list([.text("M"), .number(point.x), .number(point.y)])
      case .line(let point): .list([.text("L"), .number(point.x), .number(point.y)])
      case .quad(let control, let point):
        .list([.text("Q"), .number(control.x), .number(control.y), .number(point.x), .number(point.y)])
      }
    }
    return .fields([
      "path": .list(steps), "closed": .bool(false),
      "contentRect": JSONCell(background.contentRect(in: bounds, arrowDirection: direction)),
      "lineWidth": .number(ArrowBackground.lineWidth), "fill": white(ArrowBackground.fill),
      "stroke": white(ArrowBackground.stroke),
      "flags": SeedOutput.words(background.flags(in: bounds, arrowOffset: offset, arrowDirection: direction)),
    ])
  }

  /// The fit-to-content popover of seed 004.
  static func fit(_ input: JSONCell) -> SeedOutput {
    guard let loaded = input["textViewLoaded"]?.bool, let fallback = input["superPreferredContentSize"]?.size else {
      return .unreadable
    }
    let popover = FitPopover(
      textViewIsLoaded: loaded, presentingBounds: input["presentingBounds"]?.size, superPreferredContentSize: fallback)
    let fitted = input["fittedContent"]?.size
    return .fields([
      "measuredWith": popover.measuredWith.map { JSONCell($0) } ?? .null,
      "preferredContentSize": JSONCell(popover.preferredContentSize(fittedContent: fitted)),
      "flags": SeedOutput.words(popover.flags(fittedContent: fitted)),
    ])
  }

  /// A grey.
  private static func white(_ color: RGBA) -> JSONCell {
    .object(["white": .number(color.red), "alpha": .number(color.alpha)])
  }

  /// The values that a mapping sets.
  private static func read(_ cell: JSONCell) -> CenteredPopoverConfig {
    var config = CenteredPopoverConfig()
    config.shadowOffset = cell["shadowOffset"]?.point
    config.shadowRadius = cell["shadowRadius"]?.number
    config.shadowOpacity = cell["shadowOpacity"]?.number
    config.shadowColor = cell["shadowColor"]?.text
    config.borderWidth = cell["borderWidth"]?.number
    config.borderColor = cell["borderColor"]?.text
    config.cornerRadius = cell["cornerRadius"]?.number
    config.maskedCorners = cell["maskedCorners"]?.texts
    return config
  }
}
