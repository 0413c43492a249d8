import VitrineModel

extension Track {
  /// Returns the value at a time of its phase: the first value before it starts, the last one from its end on.
  ///
  /// A timing that was reported as wrong jumps at the end.
  public func value(at time: Double) -> TrackValue {
    let elapsed = time - delay
    guard let motion = timing.motion(duration: duration) else { return elapsed >= duration ? to : from }
    let progress = motion.progress(at: elapsed, duration: duration)
    return keyframes.isEmpty ? from.blended(to: to, by: progress) : keyframeValue(at: progress)
  }

  /// Returns the value at a progress of the whole, through the keyframes.
  func keyframeValue(at progress: Double) -> TrackValue {
    guard let next = keyframes.firstIndex(where: { $0.at > progress }) else { return keyframes.last?.value ?? to }
    guard next > 0 else { return keyframes[0].value }
    let a = keyframes[next - 1]
    let b = keyframes[next]
    let share = (progress - a.at) / (b.at - a.at)
    let eased = a.timing.motion(duration: 1)?.progress(at: share, duration: 1) ?? 0
    return a.value.blended(to: b.value, by: eased)
  }

  /// Seconds of the phase until every later value stays within a thousandth of the way.
  var settles: Double {
    guard keyframes.isEmpty, case .spring(let spring)? = timing.motion(duration: duration) else {
      return delay + duration
    }
    return delay + min(duration, spring.settlingTime())
  }

  /// Returns the track that goes the other way with the same curve.
  func exchanged() -> Track {
    var result = self
    result.from = to
    result.to = from
    var reversed: [TrackKeyframe] = []
    for index in keyframes.indices.reversed() {
      // A curve belongs to the stretch after its keyframe, which is now the stretch before it.
      let timing = index > 0 ? keyframes[index - 1].timing : .linear
      reversed.append(TrackKeyframe(at: 1 - keyframes[index].at, value: keyframes[index].value, timing: timing))
    }
    result.keyframes = reversed
    return result
  }

  /// Returns what is left once a finger lets go at a fraction of the phase.
  ///
  /// While it is tracked, progress is even in time (facts/motion.md 11, documented); then the rest runs to its end, or
  /// back to its start, in the phase's remaining time.
  func released(_ release: Release, phaseDuration: Double) -> Track {
    let reached = release.fraction * phaseDuration
    let share = duration > 0 ? min(1, max(0, (reached - delay) / duration)) : 1
    let here = keyframes.isEmpty ? from.blended(to: to, by: share) : keyframeValue(at: share)
    var result = self
    result.from = here
    result.to = release.outcome == .finish ? to : from
    result.keyframes = []
    result.delay = 0
    result.duration = release.remaining(of: phaseDuration)
    result.timing = release.timing
    return result
  }
}

/// Where a finger lets go of an interactive transition and what follows.
struct Release {
  /// Share of the transition that is done.
  let fraction: Double
  /// Whether it goes on or back.
  let outcome: Interaction.Outcome
  /// Factor of the speed afterwards.
  let speed: Double
  /// Curve afterwards.
  let timing: TrackTiming

  /// Returns the seconds left of a transition.
  func remaining(of duration: Double) -> Double {
    Interaction.remainingTime(duration: duration, fraction: fraction, completionSpeed: speed, outcome: outcome)
  }
}
