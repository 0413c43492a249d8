import VitrineModel
import VitrinePresentation
import VitrineSchema

/// The kinds of case that are Presentr's.
enum PresentrCases {
  /// Returns what the models say about a case.
  static func output(kind: String, version: String, _ input: JSONCell) -> SeedOutput {
    guard let version = PresentrVersion(version) else { return .skipped("Presentr \(version) was never released") }
    if kind == "swipe", version < PresentrSwipe.firstVersion {
      return .skipped("a swipe in Presentr \(version) is not modelled yet")
    }
    if kind == "alertLayout" { return alertLayout(version, input) }
    guard let geometry = geometry(version, input), let scale = input["scale"]?.number,
      let safeArea = input["safeArea"]?.insets
    else { return .unreadable }
    switch kind {
    case "frame":
      return .fields([
        "frame": JSONCell(geometry.frame), "cornerRadius": .number(geometry.layerCornerRadius),
        "defaultTransition": .text(geometry.type.defaultTransition.name),
        "flags": SeedOutput.words(geometry.flags(safeArea: safeArea, scale: scale)),
      ])
    case "transition": return transition(geometry, input)
    case "keyboard": return keyboard(geometry, input, safeArea: safeArea)
    case "tap": return tap(geometry, input)
    case "swipe": return swipe(geometry, input)
    case "context": return context(geometry, input, safeArea: safeArea, scale: scale)
    default: return .skipped("nothing models '\(kind)'")
    }
  }

  /// Reads the presented view and its surroundings.
  private static func geometry(_ version: PresentrVersion, _ input: JSONCell) -> PresentrGeometry? {
    guard let container = input["container"]?.size, let type = input["presentationType"].flatMap(type) else {
      return nil
    }
    var geometry = PresentrGeometry(type, version: version, container: container)
    geometry.contextFrame = input["contextFrame"]?.rect
    geometry.screen = input["screen"]?.size
    geometry.deviceIsLandscape = input["deviceOrientation"]?.text?.hasPrefix("landscape") ?? false
    geometry.fittingSize = input["fittingSize"]?.size ?? .zero
    geometry.roundCorners = input["roundCorners"]?.bool
    if let radius = input["cornerRadius"]?.number { geometry.cornerRadius = radius }
    return geometry
  }

  /// Reads a presentation type in the spelling of any release.
  private static func type(_ cell: JSONCell) -> PresentrType? {
    if let word = cell.text {
      switch word.lowercased() {
      case "alert": return .alert
      case "popup": return .popup
      case "tophalf": return .topHalf
      case "bottomhalf": return .bottomHalf
      case "fullscreen": return .fullScreen
      default: return nil
      }
    }
    if let dynamic = cell["dynamic"] {
      return dynamic["center"].flatMap(center).map { .dynamic(center: $0) }
    }
    guard let custom = cell["custom"] ?? cell["Custom"], let width = custom["width"].flatMap(size),
      let height = custom["height"].flatMap(size), let center = custom["center"].flatMap(center)
    else { return nil }
    return .custom(width: width, height: height, center: center)
  }

  /// Reads a size.
  private static func size(_ cell: JSONCell) -> PresentrSize? {
    if let word = cell.text { return PresentrSize(words: word) }
    guard let key = cell.keys.first, let value = cell[key] else { return nil }
    if let orientation = cell["customOrientation"] {
      guard let portrait = orientation["portrait"]?.number, let landscape = orientation["landscape"]?.number else {
        return nil
      }
      return .customOrientation(portrait: portrait, landscape: landscape)
    }
    return value.number.flatMap { PresentrSize(words: "\(key)(\($0))") }
  }

  /// Reads a place.
  private static func center(_ cell: JSONCell) -> PresentrCenter? {
    if let word = cell.text { return PresentrCenter(words: word) }
    guard let key = cell.keys.first, let point = cell[key]?.point else { return nil }
    return PresentrCenter(words: "\(key)(\(point.x), \(point.y))")
  }

  /// A transition.
  private static func transition(_ geometry: PresentrGeometry, _ input: JSONCell) -> SeedOutput {
    let corner = input["transition"]?["coverFromCorner"]?.text
    let words = corner.map { "coverFromCorner(\($0))" } ?? input["transition"]?.text
    guard let words, let transition = PresentrTransition(words: words),
      let direction = input["direction"]?.text,
      let far = transition.farEnd(of: geometry.frame, container: geometry.container)
    else { return .unreadable }
    let presents = direction == "present"
    var fields: [String: JSONCell] = [
      "finalFrame": JSONCell(geometry.frame),
      "background": .object(["alpha": .list(presents ? [.number(0), .number(1)] : [.number(1), .number(0)])]),
    ]
    if let style = transition.systemStyle(in: geometry.version) {
      fields["systemStyle"] = .text(style)
      fields["flags"] = .list([])
      return .fields(fields)
    }
    let timing = timing(geometry.version, input["options"])
    let share = transition.offscreenShare(of: geometry.frame, container: geometry.container)
    let near = end(geometry.frame, 1)
    fields["start"] = presents ? end(far.frame, far.alpha) : near
    fields["end"] = presents ? near : end(far.frame, far.alpha)
    fields["duration"] = .number(timing.duration)
    fields["delay"] = .number(timing.delay)
    fields["curve"] = .text(timing.damping == nil ? "easeInOut" : "spring")
    fields["options"] = SeedOutput.words(timing.allowsUserInteraction ? ["allowUserInteraction"] : [])
    fields["offscreenShare"] = .number(share)
    fields["flags"] = SeedOutput.words(
      (share > 0 ? ["start-overshoot"] : []) + (timing.delay > 0 ? ["delay-not-in-declared-duration"] : []))
    if let damping = timing.damping, let velocity = timing.velocity {
      fields["spring"] = .object(["damping": .number(damping), "velocity": .number(velocity)])
    }
    return .fields(fields)
  }

  /// The timing that a case asks for.
  private static func timing(_ version: PresentrVersion, _ options: JSONCell?) -> PresentrTiming {
    var timing = PresentrTiming(version: version)
    if let normal = options?["normal"]?["duration"]?.number { timing.duration = normal }
    if let spring = options?["spring"] {
      timing.duration = spring["duration"]?.number ?? timing.duration
      timing.delay = spring["delay"]?.number ?? 0
      timing.damping = spring["damping"]?.number
      timing.velocity = spring["velocity"]?.number
    }
    return timing
  }

  /// One end of a transition.
  private static func end(_ frame: Rect, _ alpha: Double) -> JSONCell {
    .object(["frame": JSONCell(frame), "alpha": .number(alpha)])
  }

  /// What the keyboard does.
  private static func keyboard(_ geometry: PresentrGeometry, _ input: JSONCell, safeArea: EdgeInsets) -> SeedOutput {
    guard let mode = input["keyboardTranslation"]?.text.flatMap(KeyboardMode.init(rawValue:)),
      let height = input["keyboardHeight"]?.number
    else { return .unreadable }
    let keyboard = PresentrKeyboard(geometry, mode: mode, keyboardHeight: height)
    return .fields([
      "before": JSONCell(keyboard.before), "observed": .bool(keyboard.isObserved),
      "frame": JSONCell(keyboard.frame), "keyboardTop": .number(keyboard.keyboardTop),
      "offset": .number(keyboard.offset), "flags": SeedOutput.words(keyboard.flags(safeArea: safeArea)),
    ])
  }

  /// A tap.
  private static func tap(_ geometry: PresentrGeometry, _ input: JSONCell) -> SeedOutput {
    guard let point = input["tap"]?.point,
      let background = input["backgroundTap"]?.text.flatMap(PresentrTap.Reaction.init(rawValue:)),
      let outside = input["outsideContextTap"]?.text.flatMap(PresentrTap.Reaction.init(rawValue:))
    else { return .unreadable }
    let tap = PresentrTap(geometry, backgroundTap: background, outsideContextTap: outside)
    return .fields([
      "frame": JSONCell(geometry.frame), "region": .text(tap.region(of: point).rawValue),
      "action": .text(tap.action(at: point).rawValue), "flags": SeedOutput.words(tap.flags(at: point)),
    ])
  }

  /// A drag.
  private static func swipe(_ geometry: PresentrGeometry, _ input: JSONCell) -> SeedOutput {
    guard let began = input["translationAtBegan"]?.number, let translations = input["translations"]?.numbers else {
      return .unreadable
    }
    let outcome = PresentrSwipe(geometry).outcome(translationAtBegan: began, translations: translations)
    var fields: [String: JSONCell] = [
      "frame": JSONCell(geometry.frame), "centerY": .list(outcome.centerY.map { .number($0) }),
      "delegateAsked": .bool(outcome.delegateIsAsked), "flags": SeedOutput.words(outcome.flags),
    ]
    if let index = outcome.dismissedAt { fields["dismissedAtIndex"] = .number(Double(index)) }
    if let point = outcome.springBack { fields["springBack"] = .object(["center": JSONCell(point)]) }
    return .fields(fields)
  }

  /// A context.
  private static func context(
    _ geometry: PresentrGeometry, _ input: JSONCell, safeArea: EdgeInsets, scale: Double
  ) -> SeedOutput {
    guard let inWindow = input["viewOriginInWindow"]?.point, let origin = input["viewFrameOrigin"]?.point,
      let size = input["viewSize"]?.size
    else { return .unreadable }
    let context = PresentrContext(viewOriginInWindow: inWindow, viewFrameOrigin: origin, viewSize: size)
    var geometry = geometry
    geometry.contextFrame = context.frame
    let far = geometry.type.defaultTransition.farEnd(of: geometry.frame, container: geometry.container)
    return .fields([
      "contextFrame": JSONCell(context.frame), "intendedContextFrame": JSONCell(context.intendedFrame),
      "frame": JSONCell(geometry.frame), "startFrame": far.map { JSONCell($0.frame) } ?? .null,
      "flags": SeedOutput.words(context.flags(geometry: geometry, safeArea: safeArea, scale: scale)),
    ])
  }

  /// The inside of the library's alert.
  private static func alertLayout(_ version: PresentrVersion, _ input: JSONCell) -> SeedOutput {
    guard let size = input["viewSize"]?.size, let actions = input["actions"]?.number.flatMap({ Int(exactly: $0) })
    else {
      return .unreadable
    }
    let layout = PresentrAlertLayout(version: version, viewSize: size, actionCount: actions)
    func font(_ font: (name: String, size: Double)) -> JSONCell { .list([.text(font.name), .number(font.size)]) }
    return .fields([
      "title": JSONCell(layout.title), "body": JSONCell(layout.body),
      "buttons": .list(layout.buttons.map { JSONCell($0) }),
      "titleFont": font(PresentrAlertLayout.titleFont), "bodyFont": font(PresentrAlertLayout.bodyFont),
      "buttonFont": font(PresentrAlertLayout.buttonFont), "bodyLines": .number(Double(PresentrAlertLayout.bodyLines)),
      "flags": SeedOutput.words(layout.flags),
    ])
  }
}
