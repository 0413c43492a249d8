import VitrineModel
import VitrinePlatform

/// The variant of a transition for users who asked for less motion (facts/motion.md 12, decision).
enum ReducedMotion {
  /// Longest fade, in seconds.
  private static var longest: Double { MotionFacts.reducedMotionDuration.value }
  /// Properties that move.
  private static let moving: Set<String> = ["frame", "scale", "rotation", "translation", "transform"]

  /// Returns the plan with every movement of the content replaced by one fade; fades and colours stay as they are.
  static func plan(_ plan: PhasePlan, isPresent: Bool) -> PhasePlan {
    var result = plan
    var tracks: [Track] = []
    var faded: [String] = []
    for track in plan.tracks {
      guard moving.contains(track.property) else {
        tracks.append(track)
        continue
      }
      let fades = plan.tracks.contains { $0.target == track.target && $0.property == "alpha" }
      // The presenter stays where it is: fading it would uncover what lies behind.
      if track.target == "presenter" || fades || faded.contains(track.target) { continue }
      faded.append(track.target)
      var fade = Track(
        target: track.target, property: "alpha", from: .number(isPresent ? 0 : 1), to: .number(isPresent ? 1 : 0),
        delay: 0, duration: min(plan.declared, longest), timing: .easeInOut, origin: track.origin)
      fade.isDurationAssumed = true
      tracks.append(fade)
    }
    guard tracks.count != plan.tracks.count || !faded.isEmpty else { return plan }
    result.tracks = tracks
    let content = tracks.filter { $0.target != "dimming" && $0.target != "presenter" }
    result.completes = content.reduce(0) { max($0, $1.delay + $1.duration) }
    result.declared = result.completes
    result.isAssumed = true
    result.interactive = nil
    for index in result.tracks.indices where result.tracks[index].target == "dimming" {
      result.tracks[index].duration = min(result.tracks[index].duration, result.declared)
    }
    result.approximations.append("variant for reduced motion (motion 12)")
    return result
  }
}
