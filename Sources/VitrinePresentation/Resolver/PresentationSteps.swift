import VitrineLayout
import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// What changes while a presentation stands: the entries of `during`, one after the other.
struct PresentationSteps {
  /// The presentation.
  private let presentation: Presentation
  /// Index of the environment.
  private let index: Int
  /// The spec.
  private let spec: Spec
  /// The presentation as it stood first.
  private let initial: PresentationScene

  /// Prepares the steps.
  init(_ presentation: Presentation, index: Int, spec: Spec, initial: PresentationScene) {
    self.presentation = presentation
    self.index = index
    self.spec = spec
    self.initial = initial
  }

  /// The most steps that are followed (project decision: a scenario has a handful).
  private static let stepLimit = 500

  /// Returns a presentation without the steps that are not followed, but for the first of them, which is named: every step
  /// reads the whole presentation again.
  static func shortened(_ presentation: Presentation) -> Presentation {
    guard case .list(let steps)? = presentation.entry.field(.during)?.value.value, steps.count > stepLimit + 1 else {
      return presentation
    }
    var result = presentation
    for index in result.entry.fields.indices where result.entry.fields[index].key == .during {
      result.entry.fields[index].value.value = .list(Array(steps[...stepLimit]))
    }
    return result
  }

  /// Returns what each step changed.
  func run() -> (steps: [ResolvedStep], notModelled: [NotModelled]) {
    guard let during = initial.entry[.during]?.value.items else { return ([], []) }
    var steps: [ResolvedStep] = []
    var missing: [NotModelled] = []
    var moment = initial.moment
    var scene = initial
    if during.count > Self.stepLimit {
      missing.append(
        NotModelled(
          "the steps after the first \(Self.stepLimit)", reason: "each is laid out anew",
          place: during[Self.stepLimit].place))
    }
    for item in during.prefix(Self.stepLimit) {
      let name = Self.name(item.value)
      guard advance(&moment, by: item.value, scene: scene) else {
        missing.append(
          NotModelled("the step '\(name)'", reason: "what the environment becomes is not known", place: item.place))
        continue
      }
      moment.isReposition = true
      moment.frozenSourceRect = scene.frozenSourceRect ?? moment.frozenSourceRect
      var next = PresentationScene(presentation, index: index, spec: spec, moment: moment, depth: 0)
      next.stand()
      steps.append(step(name, at: item.place, from: scene.result, to: next.result))
      scene = next
    }
    return (steps, missing)
  }

  /// Returns what differs between two standings.
  private func step(
    _ name: String, at place: SourcePlace, from before: ResolvedPresentation, to after: ResolvedPresentation
  ) -> ResolvedStep {
    var step = ResolvedStep(after: name, place: place)
    let popoverChanged =
      before.popover?.frame != after.popover?.frame
      || before.popover?.arrowDirection != after.popover?.arrowDirection
      || before.popover?.arrowOffset != after.popover?.arrowOffset
    if popoverChanged { step.popover = after.popover }
    let frameChanged =
      before.presented?.frame != after.presented?.frame || before.presented?.safeArea != after.presented?.safeArea
    if popoverChanged || frameChanged || Self.viewsMoved(before.presented, after.presented) {
      step.presented = after.presented
    }
    if before.sheet?.selected != after.sheet?.selected || (frameChanged && after.sheet != nil) {
      step.sheet = after.sheet
    }
    return step
  }

  /// Whether views inside stand elsewhere, as those above a keyboard do though the frame around them stays.
  private static func viewsMoved(_ before: ResolvedPresented?, _ after: ResolvedPresented?) -> Bool {
    guard let before, let after else { return false }
    return before.tree.nodes.count != after.tree.nodes.count
      || zip(before.tree.nodes, after.tree.nodes).contains { $0.windowFrame != $1.windowFrame }
  }

  /// Returns the name of a step as output shows it.
  private static func name(_ value: Value) -> String {
    switch value {
    case .word(let word), .name(let word), .text(let word): return word
    case .entry(let entry):
      if let window = entry.field(.window)?.value.value { return "window: \(text(window))" }
      if let detent = entry[.detent]?.value { return "detent: \(detent)" }
      if let other = entry[.presentation]?.value { return "presentation: \(other)" }
      if entry.gives(.preferredContentSize) { return "preferredContentSize" }
      return "step"
    default: return "step"
    }
  }

  /// Returns a window mode as it was written.
  private static func text(_ value: Value) -> String {
    switch value {
    case .word(let word), .name(let word), .text(let word): word
    case .size(let size): "\(PathData.number(size.width ?? 0))x\(PathData.number(size.height ?? 0))"
    default: "?"
    }
  }

  /// Applies a step to the moment; false when what follows is not known.
  private func advance(_ moment: inout PresentationMoment, by value: Value, scene: PresentationScene) -> Bool {
    moment.currentDirection = nil
    switch value {
    case .word(let word), .name(let word), .text(let word):
      switch word {
      case "keyboardShow":
        guard moment.environment.dockedKeyboardHeight != nil else { return false }
        moment.environment.keyboard = .shown
        moment.currentDirection = scene.result.popover?.arrowDirection
        return true
      case "keyboardHide":
        moment.environment.keyboard = .hidden
        // The library lays its container out again once the keyboard is gone.
        if scene.plan.preset != nil { moment.frozenFrame = nil }
        return true
      case "rotate":
        guard let rotated = EnvironmentChange.rotated(moment.environment, spec: spec) else { return false }
        moment.environment = rotated
        freeze(&moment, scene: scene)
        return true
      default: return false
      }
    case .entry(let entry): return advance(&moment, by: entry, scene: scene)
    default: return false
    }
  }

  /// Applies a step with a value.
  private func advance(_ moment: inout PresentationMoment, by entry: Entry, scene: PresentationScene) -> Bool {
    if let window = entry.field(.window)?.value.value {
      guard let mode = Self.mode(window),
        let changed = EnvironmentChange.window(mode, of: moment.environment)
      else { return false }
      moment.environment = changed
      freeze(&moment, scene: scene)
      return true
    }
    if let size = entry.field(.preferredContentSize)?.value.value {
      moment.preferredContentSize = size
      moment.currentDirection = scene.result.popover?.arrowDirection
      return true
    }
    if let detent = entry[.detent]?.value {
      moment.detent = detent
      return true
    }
    if let name = entry[.presentation]?.value, let other = spec.presentation(name) {
      let nested = StylePlan(
        other.entry.resolved(for: scene.traits), presented: nil, spec: spec, traits: scene.traits)
      // A full screen on top leaves the frame to whoever sets it again at the next layout.
      if nested.style == .fullScreen, Self.forgetsFrame(scene) { moment.frozenFrame = scene.window }
      return true
    }
    return false
  }

  /// Reads a window mode.
  private static func mode(_ value: Value) -> WindowMode? {
    switch value {
    case .word(let word), .name(let word), .text(let word): return WindowMode(word)
    case .size(let size):
      guard let width = size.width, let height = size.height else { return nil }
      return .free(ScreenSize(width, height))
    default: return nil
    }
  }

  /// Keeps the frame of a custom presentation whose code does not set it at a layout, or not while the keyboard is up.
  private func freeze(_ moment: inout PresentationMoment, scene: PresentationScene) {
    if Self.forgetsFrame(scene) || Self.isFrozenByKeyboard(scene), let frame = scene.result.presented?.frame {
      moment.frozenFrame = frame
    }
  }

  /// Whether Presentr has stopped its layout because the keyboard is up (seed-systems 1.8, source).
  private static func isFrozenByKeyboard(_ scene: PresentationScene) -> Bool {
    guard let style = scene.plan.entry, let height = scene.moment.environment.keyboardHeight,
      let preset = PresentrPreset(style: style, environment: scene.moment.environment)
    else { return false }
    return preset.keyboard(height: height).isObserved
  }

  /// Whether the code of a custom style says what it implements and leaves out the layout of its container.
  private static func forgetsFrame(_ scene: PresentationScene) -> Bool {
    guard scene.outcome.form == .custom, scene.plan.preset == nil,
      let methods = scene.plan.entry?[.code]?.value[.implements]?.value.values
    else { return false }
    return !methods.contains { $0.hasPrefix("containerViewWillLayoutSubviews") }
  }
}
