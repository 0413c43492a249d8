import VitrineModel
import VitrinePlatform
import VitrinePresentation
import VitrineSchema
import VitrineSource

/// Decides which transition counts and what it moves on both ways.
struct MotionResolver {
  /// The scene.
  let scene: TimelineScene

  /// Returns the plans of both phases, the dimming view's tracks included.
  func plans() -> (present: PhasePlan, dismiss: PhasePlan) {
    var (present, dismiss) = contentPlans()
    if scene.resolved.presenter.isRemoved == false, isCard {
      present.notModelled.append(
        NotModelled(
          "the presenter stepping back under a card", reason: "its transform over time is not measured", place: nil))
    }
    addDimming(to: &present, isPresent: true)
    addDimming(to: &dismiss, isPresent: false)
    return (present, dismiss)
  }

  /// Whether the presenter shrinks behind a sheet: phones, iOS 13 to 18 (facts/uikit-presentation.md 2.4).
  private var isCard: Bool {
    scene.isSwipeableSheet && scene.environment.traits.horizontalSizeClass == .compact && scene.iOS.major <= 18
  }

  /// Returns what the content does on both ways.
  private func contentPlans() -> (PhasePlan, PhasePlan) {
    let system = SystemMotion(scene: scene)
    if scene.isAlert {
      let plan = system.presentAlert()
      return (plan, plan.exchanged())
    }
    if scene.isPopover {
      // Popovers have an animation of their own and ignore a transition (facts/uikit-presentation.md 3).
      let plan = system.presentPopover()
      return (plan, plan.exchanged())
    }
    switch scene.spec.transition(of: scene.entry) {
    case .absent: break
    case .invalid: return (.immediate(.system), .immediate(.system))
    case let reference: return plans(reference, mayReduce: true)
    }
    if let style = scene.style {
      switch scene.spec.transition(of: style) {
      case .absent: break
      case .invalid: return (.immediate(.system), .immediate(.system))
      case let reference: return plans(reference, mayReduce: true)
      }
      if let preset = scene.stylePreset { return plans(style, preset: preset) }
    }
    return systemPlans()
  }

  /// Returns UIKit's plans: the screen's `modalTransitionStyle`, else coverVertical, its default (documented).
  private func systemPlans() -> (PhasePlan, PhasePlan) {
    let written = scene.screen?[Key<Word<ModalTransitionStyle>>.modalTransitionStyle]
    let plan = SystemMotion(scene: scene).present(
      written?.value.word ?? .coverVertical,
      origin: written.map { .place($0.place) } ?? .standard("modalTransitionStyle"))
    return (plan, plan.exchanged())
  }

  /// Returns the plans of a written transition.
  private func plans(_ reference: TransitionReference, mayReduce: Bool) -> (PhasePlan, PhasePlan) {
    switch reference {
    case .absent, .invalid: return systemPlans()
    case .uikit(let style, let place):
      let plan = SystemMotion(scene: scene).present(style, origin: .place(place))
      return (plan, plan.exchanged())
    case .entry(let raw, _, let place):
      let entry = raw.resolved(for: scene.environment.traits)
      if let preset = entry[Key<String>.preset]?.value { return plans(entry, transitionPreset: preset, at: place) }
      let isReduced = scene.environment.traits.reduceMotion && mayReduce
      if isReduced, let field = entry.field(.reduceMotion), field.value.value != .null {
        return plans(scene.transition(from: field), mayReduce: false)
      }
      let plans = animators(entry)
      guard isReduced else { return plans }
      return (ReducedMotion.plan(plans.0, isPresent: true), ReducedMotion.plan(plans.1, isPresent: false))
    }
  }

  /// Returns the plans of the language's own animators; a missing way out is the way in with its ends exchanged.
  private func animators(_ entry: Entry) -> (PhasePlan, PhasePlan) {
    let reader = AnimatorReader(scene: scene)
    let present = entry[Key<Entry>.presentAnimator].map { reader.plan($0.value) }
    let dismiss = entry[Key<Entry>.dismissAnimator].map { reader.plan($0.value) }
    let way = present ?? systemPlans().0
    return (way, dismiss ?? way.exchanged())
  }

  /// Returns the plans of a transition preset.
  private func plans(_ entry: Entry, transitionPreset preset: String, at place: SourcePlace) -> (PhasePlan, PhasePlan) {
    guard let animator = PresentrAnimator.preset(entry, name: preset) else {
      return unknown("the motion of \(preset)", at: place)
    }
    let plan = LibraryMotion(scene: scene).present(animator, origin: .place(place))
    return (plan, plan.exchanged())
  }

  /// Returns the plans of a style preset.
  private func plans(_ style: Entry, preset: String) -> (PhasePlan, PhasePlan) {
    let library = LibraryMotion(scene: scene)
    let place = style[Key<String>.preset]?.place ?? style.place
    if preset.hasPrefix("presentr/") {
      let (present, dismiss) = PresentrAnimator.both(of: style, preset: preset)
      guard let present, let dismiss else { return unknown("the motion of \(preset)", at: place) }
      return (
        library.present(present, origin: .place(place)), library.present(dismiss, origin: .place(place)).exchanged()
      )
    }
    if preset.hasPrefix("swiftpopup/") {
      let plans = library.swiftPopup(style, origin: .place(place))
      return (plans.present, plans.dismiss)
    }
    return unknown("the motion of \(preset)", at: place)
  }

  /// Returns plans that say that nothing is known.
  private func unknown(_ what: String, at place: SourcePlace) -> (PhasePlan, PhasePlan) {
    var plan = PhasePlan.immediate(.custom)
    plan.notModelled = [NotModelled(what, reason: "that version of the library has no such transition", place: place)]
    return (plan, plan.exchanged())
  }

  /// Adds the dimming view's track, which runs alongside the transition (facts/motion.md 10).
  private func addDimming(to plan: inout PhasePlan, isPresent: Bool) {
    guard let dimming = scene.resolved.dimming, dimming.isAnimated, !plan.hasDimming, plan.declared > 0 else { return }
    plan.hasDimming = true
    // UIKit's own dimming keeps step with UIKit's own transition; an app's runs on UIView's default curve (decision).
    var timing = TrackTiming.easeInOut
    if plan.animator == .system, let content = plan.tracks.first(where: { $0.target == "presented" }) {
      timing = content.timing
    }
    if plan.animator != .system { plan.approximations.append("curve of alongside animations (motion 10)") }
    // A blur comes by its effect; Presentr's goes by its alpha (facts/seed-systems.md 1.6, source).
    let isLibrary = plan.animator == .presentr
    let isEffect =
      dimming.blur != nil && (!isLibrary || (isPresent && PresentrAnimator.animatesBlur(scene.style)))
    let full = TrackValue.number(isEffect ? 1 : dimming.alpha)
    var track = Track(
      target: "dimming", property: isEffect ? "effect" : "alpha", from: isPresent ? .number(0) : full,
      to: isPresent ? full : .number(0), delay: 0, duration: plan.declared, timing: timing, origin: dimming.origin)
    track.isDurationAssumed = plan.isAssumed
    plan.tracks.append(track)
  }
}
