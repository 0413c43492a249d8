import VitrineModel
import VitrinePlatform
import VitrinePresentation
import VitrineSchema
import VitrineSource

/// Reads an animator of the language into tracks (language 4.9).
struct AnimatorReader {
  /// The scene.
  let scene: TimelineScene
  /// Duration of an animator that names none, in seconds (language 4.9, decision).
  static var defaultDuration: Double { MotionFacts.transitionDuration.value }

  /// How long and by what an animator or a track runs.
  private struct Pace {
    /// Seconds before.
    var delay: Double
    /// Seconds that it runs.
    var duration: Double
    /// Seconds as written or assumed, which is what an animator declares.
    var declared: Double
    /// Whether the duration was not written.
    var isAssumed: Bool
    /// How.
    var timing: TrackTiming
  }

  /// Returns the plan of an animator.
  func plan(_ animator: Entry) -> PhasePlan {
    let pace = pace(
      animator,
      standard: Pace(
        delay: 0, duration: Self.defaultDuration, declared: Self.defaultDuration, isAssumed: true, timing: .easeInOut))
    let declared = animator[Key<Double>.transitionDuration]?.value ?? pace.delay + pace.declared
    var plan = PhasePlan(
      declared: declared, isAssumed: pace.isAssumed && !animator.gives(.transitionDuration),
      completes: pace.delay + pace.duration, animator: .custom, tracks: [])
    plan.interactive = animator[Key<Entry>.interactive]?.value
    append(animator, target: presentedTarget, pace: pace, to: &plan)
    for track in animator[Key<ListValue<Entry>>.tracks]?.value.values ?? [] {
      append(track, animatorPace: pace, to: &plan)
    }
    note(animator, pace: pace, in: &plan)
    return plan
  }

  /// The presented view.
  private var presentedTarget: AnimatedTarget {
    let layer = scene.presented.layer
    return AnimatedTarget(
      name: "presented", frame: scene.presented.frame, container: scene.container, cornerRadius: layer.cornerRadius,
      color: scene.presented.backgroundColor, isRightToLeft: scene.environment.isRightToLeft)
  }

  /// Returns the view that a further track names; `nil` when there is none.
  private func target(_ name: String) -> AnimatedTarget? {
    switch name {
    case "dimming":
      guard let dimming = scene.resolved.dimming else { return nil }
      return AnimatedTarget(
        name: name, frame: dimming.frame, container: scene.container, alpha: dimming.alpha, color: dimming.color,
        isRightToLeft: scene.environment.isRightToLeft)
    case "presenter":
      let frame = scene.resolved.presenter.rootView?.frame ?? scene.container
      return AnimatedTarget(
        name: name, frame: frame, container: scene.container, isRightToLeft: scene.environment.isRightToLeft)
    default:
      guard let view = scene.presented.view(name) else { return nil }
      var target = AnimatedTarget(
        name: name, frame: view.frame, container: scene.container, isRightToLeft: scene.environment.isRightToLeft)
      if let place = view.node, let tree = scene.spec.screen(view.screen)?.tree, tree.nodes.indices.contains(place) {
        let entry = tree.nodes[place].entry.resolved(for: scene.environment.traits)
        target.alpha = entry[Key<Double>.alpha]?.value ?? 1
        target.cornerRadius = entry[Key<Double>.cornerRadius]?.value ?? 0
        target.color = entry[Key<AuthoredColor>.backgroundColor].flatMap { TrackColor.resolve($0.value, in: scene) }
      }
      return target
    }
  }

  /// Adds a further track of an animator.
  private func append(_ track: Entry, animatorPace: Pace, to plan: inout PhasePlan) {
    guard let name = track[Key<String>.target] else { return }
    guard let target = target(name.value) else {
      plan.notModelled.append(
        NotModelled(
          "track of '\(name.value)'", reason: "there is no such view in this environment", place: name.place))
      return
    }
    let isAlongside = name.value == "dimming" || name.value == "presenter"
    // Alongside animations take the transition's duration and neither its delay nor its spring (facts/motion.md 10).
    let standard =
      isAlongside
      ? Pace(delay: 0, duration: plan.declared, declared: plan.declared, isAssumed: true, timing: .easeInOut)
      : animatorPace
    let pace = pace(track, standard: standard)
    append(track, target: target, pace: pace, to: &plan)
    if name.value == "dimming" { plan.hasDimming = true }
    if !isAlongside { plan.completes = max(plan.completes, pace.delay + pace.duration) }
  }

  /// Adds the tracks of one target.
  private func append(_ entry: Entry, target: AnimatedTarget, pace: Pace, to plan: inout PhasePlan) {
    let anchor = entry[Key<Point>.anchorPoint]?.value
    var tracks: [Track]
    if let keyframes = entry[Key<ListValue<Entry>>.keyframes]?.value.values {
      let reader = KeyframeReader(
        target: target, mode: entry[Key<String>.calculationMode]?.value,
        timing: entry.gives(.curve) || entry.gives(.spring) ? pace.timing : .linear, scene: scene)
      tracks = reader.tracks(keyframes, delay: pace.delay, duration: pace.duration, notModelled: &plan.notModelled)
    } else {
      let from = AnimatedState(entry[Key<Entry>.fromState]?.value, of: target, in: scene)
      let to = AnimatedState(entry[Key<Entry>.toState]?.value, of: target, in: scene)
      plan.notModelled += from.notModelled + to.notModelled
      var properties = from.members.map(\.property)
      for member in to.members where from.member(member.property) == nil { properties.append(member.property) }
      tracks = []
      for property in properties {
        let first = from.member(property)
        let last = to.member(property)
        let identity = AnimatedState.identity(property, of: target)
        guard let origin = first?.origin ?? last?.origin, let start = first?.value ?? identity,
          let end = last?.value ?? identity
        else {
          plan.notModelled.append(
            NotModelled(
              "\(property) of '\(target.name)' over time", reason: "its value at the other end is not known",
              place: entry.place))
          continue
        }
        tracks.append(
          Track(
            target: target.name, property: property, from: start, to: end, delay: pace.delay, duration: pace.duration,
            timing: pace.timing, origin: origin))
      }
    }
    for var track in tracks {
      track.anchorPoint = anchor
      track.isDurationAssumed = pace.isAssumed
      plan.tracks.append(track)
    }
  }

  /// Reads delay, duration, curve and spring over what holds without them.
  private func pace(_ entry: Entry, standard: Pace) -> Pace {
    var pace = standard
    if let delay = entry[Key<Double>.delay]?.value { pace.delay = max(0, delay) }
    if let duration = entry[Key<Double>.duration]?.value {
      pace.duration = max(0, duration)
      pace.declared = pace.duration
      pace.isAssumed = false
    }
    if let spring = entry[Key<AuthoredSpring>.spring]?.value {
      apply(spring, to: &pace)
    } else if let curve = entry[Key<AuthoredCurve>.curve]?.value {
      pace.timing = .curve(curve)
    }
    return pace
  }

  /// Applies a spring: with a duration UIKit's own or a perceptual one, without it a physical one.
  private func apply(_ spring: AuthoredSpring, to pace: inout Pace) {
    let velocity = spring.initialVelocity ?? 0
    let physical: DampedSpring?
    var overdamps = spring.allowsOverdamping ?? false
    if spring.stiffness != nil || spring.damping != nil || spring.mass != nil {
      physical = DampedSpring(
        mass: spring.mass ?? 1, stiffness: spring.stiffness ?? 100, damping: spring.damping ?? 10,
        initialVelocity: velocity, allowsOverdamping: overdamps)
      // The number beside a physical spring is ignored; the settling time counts (design/decisions.md).
      if let physical, let settling = Self.settling(physical) {
        pace.duration = settling
        pace.declared = settling
      }
    } else if let bounce = spring.bounce {
      physical = DampedSpring.perceptual(duration: pace.declared, bounce: bounce, initialVelocity: velocity)
      overdamps = true
      // The perceptual duration is what is declared, the motion goes on until it settles (facts/motion.md 5).
      if let physical, let settling = Self.settling(physical) { pace.duration = settling }
    } else {
      pace.timing = .spring(dampingRatio: spring.dampingRatio ?? 1, initialVelocity: velocity)
      if pace.duration > 0 {
        let clamped = min(max(pace.duration, UIKitSpring.durations.lowerBound), UIKitSpring.durations.upperBound)
        pace.duration = clamped
        pace.declared = clamped
      }
      return
    }
    if let physical {
      pace.timing = .physicalSpring(
        mass: physical.mass, stiffness: physical.stiffness, damping: physical.damping, initialVelocity: velocity,
        allowsOverdamping: overdamps)
    }
  }

  /// Returns Core Animation's settling duration, or above ratio 1 the exact one; `nil` when it never settles.
  private static func settling(_ spring: DampedSpring) -> Double? {
    let time = spring.envelopeSettlingTime() ?? spring.settlingTime()
    return time.isFinite ? time : nil
  }

  /// Reports what an animator asks for and this version does not compute.
  private func note(_ animator: Entry, pace: Pace, in plan: inout PhasePlan) {
    if let spring = animator[Key<AuthoredSpring>.spring], pace.timing.motion(duration: pace.duration) == nil {
      plan.notModelled.append(
        NotModelled("the motion of this spring", reason: "no spring has these parameters", place: spring.place))
    }
  }
}
