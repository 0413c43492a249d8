import VitrinePlatform

/// Times that matter: crossing, peak, settling (facts/motion.md 2 and 4).
extension DampedSpring {
  /// The largest value a spring reaches.
  public struct Peak: Hashable, Sendable {
    /// When, in seconds.
    public let time: Double
    /// The value there, above 1.
    public let value: Double
  }

  /// The share of the distance below which UIKit and Core Animation call a spring settled (facts/motion.md 3, 4).
  public static let settlingThreshold = 0.001

  /// When it first reaches its target, in seconds; `nil` when it only creeps toward it.
  public var firstCrossing: Double? { zero(ofDerivative: 0, after: 0) }

  /// The largest value; `nil` when it never passes its target.
  public var peak: Peak? {
    var start = 0.0
    // The first extreme may be a dip below the start; the next one is then the peak.
    for _ in 0..<2 {
      guard let time = zero(ofDerivative: 1, after: start) else { return nil }
      let rest = displacement(at: time)
      if rest < 0 { return Peak(time: time, value: 1 - rest) }
      start = time
    }
    return nil
  }

  /// Whether it passes its target at all.
  public var overshoots: Bool { peak != nil }

  /// Returns the last time at which it is `threshold` of the distance away; infinite without damping.
  public func settlingTime(threshold: Double = settlingThreshold) -> Double {
    guard threshold > 0, dampingRatio > 0 else { return .infinity }
    var inside = 0.0
    var last: Double?
    if let first = zero(ofDerivative: 1, after: 0) {
      if regime == .under {
        // Extremes shrink by a fixed factor each, so the last one outside the band is found without walking.
        let period = Double.pi / swingFrequency
        let height = displacement(at: first).magnitude
        var count = (Mathematics.log(height / threshold) / (decay * period)).rounded(.down)
        // Rounding may put the quotient on the wrong side of a whole number, never further.
        if displacement(at: first + (count + 1) * period).magnitude > threshold { count += 1 }
        if count >= 0, displacement(at: first + count * period).magnitude <= threshold { count -= 1 }
        if count >= 0 { last = first + count * period }
        inside = first + (max(count, -1) + 1) * period
      } else if displacement(at: first).magnitude > threshold {
        last = first
      } else {
        inside = first
      }
    }
    // The distance at the start is 1.
    guard let outside = last ?? (threshold < 1 ? 0 : nil) else { return 0 }
    if inside <= outside {
      var step = 1 / naturalFrequency
      inside = outside + step
      while displacement(at: inside).magnitude > threshold {
        step *= 2
        inside += step
      }
    }
    return RootFinder.zero(from: outside, to: inside) { displacement(at: $0).magnitude - threshold }
  }

  /// Returns Core Animation's `settlingDuration`: when the envelope enters the band; `nil` at ratio 1 and above,
  /// where the system's figure is unverified, and infinite without damping.
  public func envelopeSettlingTime(threshold: Double = settlingThreshold) -> Double? {
    guard regime == .under else { return nil }
    guard decay > 0, threshold > 0 else { return .infinity }
    return max(0, Mathematics.log((1 + sineFactor.magnitude) / threshold) / decay)
  }
}
