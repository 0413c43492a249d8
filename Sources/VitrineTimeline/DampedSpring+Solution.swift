import VitrinePlatform

/// The solutions of the three regimes (facts/motion.md 2).
extension DampedSpring {
  /// Decay rate of the swing, per second.
  var decay: Double { dampingRatio * naturalFrequency }

  /// Frequency of the swing in radians per second; 0 at and above ratio 1.
  var swingFrequency: Double {
    let ratio = dampingRatio
    return ratio < 1 ? naturalFrequency * ((1 - ratio) * (1 + ratio)).squareRoot() : 0
  }

  /// Factor of the sine in the under-damped solution.
  var sineFactor: Double { (decay - initialVelocity) / swingFrequency }

  /// Amplitude of the under-damped swing at time 0.
  var amplitude: Double { (1 + sineFactor * sineFactor).squareRoot() }

  /// Rates of the over-damped solution.
  var rates: (slow: Double, fast: Double) {
    let ratio = dampingRatio
    let sum = ratio + ((ratio - 1) * (ratio + 1)).squareRoot()
    // The quotient keeps its digits at large ratios, where the difference of the two roots loses them.
    return (-naturalFrequency / sum, -naturalFrequency * sum)
  }

  /// Returns the distance to go and its slope after `time` seconds.
  func state(at time: Double) -> (displacement: Double, slope: Double) {
    let omega = naturalFrequency
    let v = initialVelocity
    switch regime {
    case .under:
      let swing = swingFrequency
      let factor = sineFactor
      let fade = Mathematics.exp(-decay * time)
      let sine = Mathematics.sin(swing * time)
      let cosine = Mathematics.cos(swing * time)
      return (fade * (cosine + factor * sine), -fade * (v * cosine + (swing + decay * factor) * sine))
    case .critical:
      let b = omega - v
      let fade = Mathematics.exp(-omega * time)
      return ((1 + b * time) * fade, -(v + omega * b * time) * fade)
    case .over:
      let (slow, fast) = rates
      let gap = slow - fast
      // Two decaying exponentials; their difference through expm1, so that ratios just above 1 keep their digits.
      let fastFade = Mathematics.exp(fast * time)
      let difference = -Mathematics.exp(slow * time) * Mathematics.expm1(-gap * time) / gap
      let weight = -v - fast
      return (fastFade + weight * difference, -v * fastFade + weight * slow * difference)
    }
  }

  /// Returns the `order`-th derivative of the distance to go; order 0 is the distance itself.
  func derivative(_ order: Int, at time: Double) -> Double {
    let (displacement, slope) = state(at: time)
    var previous = displacement
    var current = slope
    if order == 0 { return previous }
    for _ in 1..<max(order, 1) {
      let next = -2 * decay * current - naturalFrequency * naturalFrequency * previous
      previous = current
      current = next
    }
    return current
  }

  /// Returns the first time after `start` at which the `order`-th derivative of the motion is 0; `nil` without one.
  ///
  /// Order 0: crossings of the target. 1: extremes. 2: changes of bend. 3: extremes of the second derivative.
  func zero(ofDerivative order: Int, after start: Double) -> Double? {
    let n = Double(order)
    let time: Double
    switch regime {
    case .under:
      // Each derivative turns the phase by the angle of -decay + i·swing.
      let swing = swingFrequency
      let turn = Mathematics.atan2(swing, -decay)
      let phase = Mathematics.atan2(-sineFactor, 1)
      let first = (Double.pi / 2 - phase - n * turn) / swing
      let period = Double.pi / swing
      let count = ((start - first) / period).rounded(.down)
      for step in [count, count + 1, count + 2] where first + step * period > start { return first + step * period }
      return nil
    case .critical:
      time = n / naturalFrequency - 1 / (naturalFrequency - initialVelocity)
    case .over:
      let (slow, fast) = rates
      let gap = slow - fast
      let weight = -initialVelocity - fast
      let ratio = dampingRatio
      let step = 2 * Mathematics.log1p(ratio - 1 + ((ratio - 1) * (ratio + 1)).squareRoot())
      time = (Mathematics.log1p(-gap / weight) + n * step) / gap
    }
    return time.isFinite && time > start ? time : nil
  }

  /// Returns a bound of the `order`-th derivative's size at and after `start`.
  ///
  /// Below ratio 1 it is the envelope, R·ωⁿ·e^(−λt); otherwise the largest value itself.
  func bound(ofDerivative order: Int, from start: Double) -> Double {
    if regime == .under {
      var power = amplitude * Mathematics.exp(-decay * start)
      for _ in 0..<order { power *= naturalFrequency }
      return power
    }
    let atStart = derivative(order, at: start).magnitude
    guard let extreme = zero(ofDerivative: order + 1, after: start) else { return atStart }
    return max(atStart, derivative(order, at: extreme).magnitude)
  }

  /// Returns a bound of the second derivative's size at and after `time`, in distances per second squared.
  public func accelerationBound(from time: Double) -> Double { bound(ofDerivative: 2, from: time) }
}
