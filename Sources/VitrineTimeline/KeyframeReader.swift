import VitrineModel
import VitrineSource

/// Reads keyframes into one track per property (facts/motion.md 7).
struct KeyframeReader {
  /// The view that moves.
  let target: AnimatedTarget
  /// `linear`, `discrete` or `paced`.
  let mode: String?
  /// The animator's own timing, laid over the whole; even when none was written.
  let timing: TrackTiming
  /// The scene.
  let scene: TimelineScene

  /// Returns the tracks, in the order in which their properties first appear.
  ///
  /// A property begins at its view's own value when its first keyframe comes later than 0, and stays at its last one.
  func tracks(
    _ keyframes: [Entry], delay: Double, duration: Double, notModelled: inout [NotModelled]
  ) -> [Track] {
    var rows: [(at: Double, timing: TrackTiming, state: AnimatedState)] = []
    for keyframe in keyframes {
      guard let at = keyframe[Key<Double>.at]?.value else { continue }
      let state = AnimatedState(keyframe, of: target, in: scene)
      notModelled += state.notModelled
      rows.append((at, timing(keyframe), state))
    }
    var properties: [String] = []
    for row in rows {
      for member in row.state.members where !properties.contains(member.property) {
        properties.append(member.property)
      }
    }
    var result: [Track] = []
    for property in properties {
      var frames: [TrackKeyframe] = []
      var origin: Origin?
      for row in rows {
        guard let member = row.state.member(property) else { continue }
        if origin == nil { origin = member.origin }
        if frames.isEmpty, row.at > 0, let identity = AnimatedState.identity(property, of: target) {
          frames.append(TrackKeyframe(at: 0, value: identity, timing: standardTiming))
        }
        frames.append(TrackKeyframe(at: row.at, value: member.value, timing: row.timing))
      }
      guard let first = frames.first, let last = frames.last, let origin else { continue }
      if mode == "paced" { pace(&frames) }
      var track = Track(
        target: target.name, property: property, from: first.value, to: last.value, delay: delay, duration: duration,
        timing: timing, origin: origin)
      track.keyframes = frames
      result.append(track)
    }
    return result
  }

  /// Timing between keyframes that name no curve.
  private var standardTiming: TrackTiming {
    if mode == "discrete" { return .curve(.steps(1, jump: "end")) }
    return .linear
  }

  /// Returns the timing from a keyframe to the next; only the linear mode takes curves (documented for paced modes).
  private func timing(_ keyframe: Entry) -> TrackTiming {
    guard mode == nil || mode == "linear", let own = keyframe[Key<AuthoredCurve>.curve]?.value else {
      return standardTiming
    }
    return .curve(own)
  }

  /// Moves keyframes so that the speed is even: times go with the distance covered, as written ones are ignored.
  private func pace(_ frames: inout [TrackKeyframe]) {
    var sums = [0.0]
    for index in frames.indices.dropFirst() {
      sums.append((sums.last ?? 0) + frames[index - 1].value.distance(to: frames[index].value))
    }
    guard let whole = sums.last, whole > 0 else { return }
    for index in frames.indices { frames[index].at = sums[index] / whole }
  }
}
