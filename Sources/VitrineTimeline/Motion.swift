/// What drives a track: a curve over its duration, or a spring in seconds.
public enum Motion: Hashable, Sendable {
  /// A curve, stretched over the duration.
  case timing(TimingCurve)
  /// A spring that runs for the duration and then snaps to its target.
  case spring(DampedSpring)

  /// Returns the share of the distance covered: 0 before the start, 1 from the end on.
  ///
  /// - Parameters:
  ///   - time: Seconds since the track began.
  ///   - duration: Seconds for which it runs; at 0 or less the change is immediate.
  public func progress(at time: Double, duration: Double) -> Double {
    if time >= duration { return 1 }
    if time <= 0 { return initialProgress }
    switch self {
    case .timing(let curve): return curve.value(at: time / duration)
    case .spring(let spring): return spring.value(at: time)
    }
  }

  /// Returns the velocity in distances per second; 0 before the start and from the end on.
  public func velocity(at time: Double, duration: Double) -> Double {
    guard time >= 0, time < duration else { return 0 }
    switch self {
    case .timing(let curve): return curve.slope(at: time / duration) / duration
    case .spring(let spring): return spring.velocity(at: time)
    }
  }

  /// Progress at the start: 0 unless a staircase or a line of points begins elsewhere.
  private var initialProgress: Double {
    guard case .timing(let curve) = self else { return 0 }
    return curve.value(at: 0)
  }
}
