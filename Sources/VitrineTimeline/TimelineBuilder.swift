public import VitrineModel
public import VitrinePresentation
import VitrineSchema
import VitrineSource

/// Makes the timeline of a presentation: what moves when, and what is called in which order.
public enum TimelineBuilder {
  /// Returns the timeline of one presentation in one environment; `nil` when nothing is shown.
  ///
  /// - Parameters:
  ///   - presentation: The scenario.
  ///   - resolved: Where everything is once it stands.
  ///   - spec: The spec that holds the presentation's transition, style and screens.
  public static func timeline(
    of presentation: Presentation, resolved: ResolvedPresentation, in spec: Spec
  ) -> Timeline? {
    guard let scene = TimelineScene(presentation, resolved, in: spec) else { return nil }
    if let strategy = scene.entry[Key<Entry>.strategy], let kind = strategy.value[Key<String>.kind],
      kind.value != "presentation"
    {
      return unpresented(kind.value, at: kind.place)
    }
    let plans = MotionResolver(scene: scene).plans()
    let way = WayOut(scene)
    var timeline = Timeline(
      present: presentPhase(scene, plans.present), dismiss: dismissPhase(scene, plans.dismiss, way))
    var notModelled = plans.present.notModelled
    for item in plans.dismiss.notModelled where !notModelled.contains(item) { notModelled.append(item) }
    timeline.notModelled = notModelled + unmodelled(scene, way, plans.present, plans.dismiss)
    var names = plans.present.approximations
    for name in plans.dismiss.approximations where !names.contains(name) { names.append(name) }
    timeline.approximations = names.map { Approximation($0) }
    return timeline
  }

  /// Returns the phase in which the view comes.
  private static func presentPhase(_ scene: TimelineScene, _ plan: PhasePlan) -> TimelinePhase {
    var plan = scene.isAnimated ? plan : .immediate(plan.animator)
    let release = plan.interactive.flatMap { Self.release($0, .finish) }
    if let release { apply(release, to: &plan) }
    let events = PresentEvents(scene: scene, plan: plan, completes: plan.completes, isDriven: release != nil).events()
    return phase(plan, events: events)
  }

  /// Returns the phase in which the view goes.
  private static func dismissPhase(_ scene: TimelineScene, _ plan: PhasePlan, _ way: WayOut) -> TimelinePhase {
    var plan = plan
    let release = release(plan, way)
    let isStill =
      way.isRefused || (way.kind == .cancelled && release == nil) || (!scene.isAnimated && way.kind == .programmatic)
    if isStill {
      plan = .immediate(plan.animator)
    } else if let release {
      apply(release, to: &plan)
    }
    let events = DismissEvents(
      scene: scene, plan: plan, way: way, completes: plan.completes, isDriven: release != nil
    ).events()
    return phase(plan, events: events)
  }

  /// Returns where a finger lets go; `nil` when none drives the dismissal.
  private static func release(_ plan: PhasePlan, _ way: WayOut) -> Release? {
    guard !way.isRefused, way.word == "swipe" || way.word == "swipeCancelled", let entry = plan.interactive else {
      return nil
    }
    return release(entry, way.kind == .cancelled ? .cancel : .finish)
  }

  /// Returns where and how a finger lets go by an `interactive` mapping.
  private static func release(_ entry: Entry, _ outcome: Interaction.Outcome) -> Release? {
    let speed = entry[Key<Double>.completionSpeed]?.value ?? 1
    guard let fraction = entry[Key<Double>.fraction]?.value, speed > 0 else { return nil }
    let curve = entry[Key<AuthoredCurve>.completionCurve]?.value ?? .named("easeInOut")
    return Release(fraction: fraction, outcome: outcome, speed: speed, timing: .curve(curve))
  }

  /// Cuts a plan down to what happens after the finger lets go.
  private static func apply(_ release: Release, to plan: inout PhasePlan) {
    let duration = plan.declared
    plan.tracks = plan.tracks.map { $0.released(release, phaseDuration: duration) }
    plan.completes = release.remaining(of: duration)
  }

  /// Returns a phase of a plan and its calls.
  private static func phase(_ plan: PhasePlan, events: EventList) -> TimelinePhase {
    let settles = plan.tracks.reduce(0) { max($0, $1.settles) }
    var phase = TimelinePhase(
      duration: plan.declared, settles: settles, tracks: plan.tracks,
      events: events.merged(with: EventList.landmarks(of: plan.tracks)))
    phase.completes = plan.completes
    phase.isDurationAssumed = plan.isAssumed
    return phase
  }

  /// Returns what the scene asks for and no phase computes.
  private static func unmodelled(
    _ scene: TimelineScene, _ way: WayOut, _ presentPlan: PhasePlan, _ plan: PhasePlan
  ) -> [NotModelled] {
    var result: [NotModelled] = []
    if let ends = presentPlan.interactive?[Key<String>.ends], ends.value == "cancel" {
      result.append(
        NotModelled(
          "a presentation that is given up",
          reason: "the rest of the scenario needs one that stands; the timeline finishes",
          place: ends.place))
    }
    let isSwipe = way.word == "swipe" || way.word == "swipeCancelled"
    if isSwipe, !way.isRefused, release(plan, way) == nil {
      result.append(
        NotModelled(
          "the finger's part of a swipe",
          reason: "where it lets go is not written; the tracks are those of a dismissal by code", place: way.place))
    }
    if let tree = scene.spec.screen(scene.presented.screen)?.tree {
      for node in tree.nodes where node.entry.gives(.becomesFirstResponder) {
        result.append(
          NotModelled(
            "the keyboard's own track", reason: "it starts by itself at a first responder",
            place: node.entry.keyPlace(.becomesFirstResponder)))
      }
    }
    return result
  }

  /// Returns the empty timeline of a view that is shown without a presentation.
  private static func unpresented(_ kind: String, at place: SourcePlace) -> Timeline {
    let still = TimelinePhase(duration: 0, settles: 0, tracks: [], events: [])
    var timeline = Timeline(present: still, dismiss: still)
    timeline.notModelled = [
      NotModelled(
        "the timeline of strategy '\(kind)'", reason: "UIKit animates and calls nothing by itself here", place: place)
    ]
    return timeline
  }
}
