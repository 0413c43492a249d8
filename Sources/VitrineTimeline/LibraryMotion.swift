import VitrineModel
import VitrinePresentation
import VitrineSource

/// What the animators of the preset libraries move.
struct LibraryMotion {
  /// The scene.
  let scene: TimelineScene

  /// Returns how a view comes by an animator of Presentr.
  func present(_ animator: PresentrAnimator, origin: Origin) -> PhasePlan {
    if let style = animator.systemStyle { return SystemMotion(scene: scene).present(style, origin: origin) }
    let frame = scene.presented.frame
    let timing = animator.timing
    var plan = PhasePlan(
      declared: timing.duration, isAssumed: false, completes: timing.delay + timing.duration, animator: .presentr,
      tracks: [])
    func track(_ property: String, _ from: TrackValue, _ to: TrackValue) -> Track {
      Track(
        target: "presented", property: property, from: from, to: to, delay: timing.delay, duration: timing.duration,
        timing: animator.trackTiming, origin: origin)
    }
    if let far = animator.transition.farEnd(of: frame, container: scene.container.size) {
      if far.frame != frame { plan.tracks.append(track("frame", .rect(far.frame), .rect(frame))) }
      if far.alpha != 1 { plan.tracks.append(track("alpha", .number(far.alpha), .number(1))) }
    } else {
      plan.notModelled = [
        NotModelled(
          "the motion of presentr/\(animator.transition.name)",
          reason: "two half turns of 0.6 s run inside an animation that declares \(timing.duration) s",
          place: origin.authoredPlace)
      ]
    }
    return plan
  }

  /// Returns how a popup of SwiftPopup comes and goes.
  func swiftPopup(_ style: Entry, origin: Origin) -> (present: PhasePlan, dismiss: PhasePlan) {
    let words = PresetWords(style)
    let show = words.words("showAnimation")
    let hide = words.words("dismissAnimation")
    let small = TrackValue.pair(SwiftPopup.farScale, SwiftPopup.farScale)
    let spring = TrackTiming.spring(
      dampingRatio: show?.number("springWithDamping") ?? SwiftPopup.showDamping,
      initialVelocity: show?.number("springVelocity") ?? SwiftPopup.showVelocity)
    func plan(
      _ words: PresetWords?, _ standard: Double, _ timing: TrackTiming, _ ends: [(String, TrackValue, TrackValue)]
    ) -> PhasePlan {
      let duration = words?.number("duration") ?? standard
      let delay = words?.number("delay") ?? 0
      // The animators declare their duration without their delay (facts/seed-systems.md 2, source).
      return PhasePlan(
        declared: duration, isAssumed: false, completes: delay + duration, animator: .swiftPopup,
        tracks: ends.map { property, from, to in
          Track(
            target: "presented", property: property, from: from, to: to, delay: delay, duration: duration,
            timing: timing, origin: origin)
        })
    }
    return (
      plan(show, SwiftPopup.showDuration, spring, [("scale", small, .pair(1, 1))]),
      plan(
        hide, SwiftPopup.dismissDuration, .easeInOut,
        [("alpha", .number(1), .number(0)), ("scale", .pair(1, 1), small)])
    )
  }
}
