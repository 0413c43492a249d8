import Foundation
import Testing
import VitrineTimeline

private let seed: UInt64 = 77_001

/// Springs of all regimes, some within 1e-9 of critical.
private func springs(_ count: Int, seed: UInt64) -> [DampedSpring] {
  var random = RandomSource(seed: seed)
  return (0..<count).compactMap { index in
    let ratio = index.isMultiple(of: 7) ? 1 + random.number(-1e-9...1e-9) : random.number(0.02...6)
    let mass = random.number(0.2...5)
    let stiffness = random.number(10...1_500)
    return DampedSpring(
      mass: mass, stiffness: stiffness, damping: 2 * ratio * (mass * stiffness).squareRoot(),
      initialVelocity: random.number(-15...15), allowsOverdamping: index.isMultiple(of: 2))
  }
}

@Test func `a spring starts at 0 with its velocity and obeys its equation`() {
  for spring in springs(400, seed: seed) {
    #expect(spring.value(at: 0).magnitude <= 1e-12)
    #expect((spring.velocity(at: 0) - spring.initialVelocity).magnitude <= 1e-9)
    let damping = 2 * spring.dampingRatio * (spring.mass * spring.stiffness).squareRoot()
    for step in 1...20 {
      let time = Double(step) * 0.05
      let h = 1e-5 / spring.naturalFrequency
      let acceleration = (spring.velocity(at: time + h) - spring.velocity(at: time - h)) / (2 * h)
      let slope = (spring.value(at: time + h) - spring.value(at: time - h)) / (2 * h)
      let force = spring.stiffness * (spring.value(at: time) - 1)
      let scale = spring.stiffness * (1 + spring.initialVelocity.magnitude)
      // Central differences lose about half of the digits.
      #expect((spring.mass * acceleration + damping * slope + force).magnitude <= 1e-5 * scale, "\(spring) at \(time)")
      #expect((slope - spring.velocity(at: time)).magnitude <= 1e-5 * (1 + spring.naturalFrequency))
    }
  }
}

@Test func `a step-by-step integration agrees with the closed form`() {
  for spring in springs(40, seed: seed &+ 1) {
    let damping = 2 * spring.dampingRatio * (spring.mass * spring.stiffness).squareRoot()
    func acceleration(_ x: Double, _ v: Double) -> Double { (spring.stiffness * (1 - x) - damping * v) / spring.mass }
    var (x, v) = (0.0, spring.initialVelocity)
    let h = 1.0 / 20_000
    for step in 1...10_000 {
      // Runge-Kutta of order four.
      let (k1, l1) = (v, acceleration(x, v))
      let (k2, l2) = (v + h / 2 * l1, acceleration(x + h / 2 * k1, v + h / 2 * l1))
      let (k3, l3) = (v + h / 2 * l2, acceleration(x + h / 2 * k2, v + h / 2 * l2))
      let (k4, l4) = (v + h * l3, acceleration(x + h * k3, v + h * l3))
      x += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
      v += h / 6 * (l1 + 2 * l2 + 2 * l3 + l4)
      if step.isMultiple(of: 1_000) {
        #expect((spring.value(at: Double(step) * h) - x).magnitude <= 1e-7, "seed \(seed), \(spring), step \(step)")
      }
    }
  }
}

@Test func `scaling mass, stiffness and damping together changes nothing`() throws {
  for spring in springs(100, seed: seed &+ 2) {
    let other = try #require(
      DampedSpring(
        mass: spring.mass * 3.7, stiffness: spring.stiffness * 3.7, damping: spring.damping * 3.7,
        initialVelocity: spring.initialVelocity, allowsOverdamping: spring.allowsOverdamping))
    for step in 0...20 {
      let time = Double(step) * 0.07
      // A ratio within 1e-9 of 1 moves by its rounding.
      #expect((spring.value(at: time) - other.value(at: time)).magnitude <= 1e-9, "seed \(seed), \(spring)")
    }
  }
}

@Test func `after the settling time no sample leaves the band, just before it one does`() {
  for spring in springs(300, seed: seed &+ 3) {
    let settled = spring.settlingTime()
    #expect((spring.displacement(at: settled).magnitude - 0.001).magnitude <= 1e-9, "seed \(seed), \(spring)")
    #expect(spring.displacement(at: settled - 1e-6).magnitude > 0.001, "seed \(seed), \(spring)")
    let period = 2 * Double.pi / spring.naturalFrequency
    for step in 1...5_000 {
      #expect(spring.displacement(at: settled + Double(step) * period / 100).magnitude <= 0.001 + 1e-9)
    }
    if let envelope = spring.envelopeSettlingTime() { #expect(envelope >= settled - 1e-9) }
  }
}

@Test func `the peak is the largest of a fine grid and lies on it`() {
  for spring in springs(300, seed: seed &+ 4) {
    let grid = (0...40_000).map { spring.value(at: Double($0) * 1e-4) }
    let largest = grid.max() ?? 0
    guard let peak = spring.peak else {
      #expect(largest <= 1 + 1e-12, "seed \(seed), \(spring)")
      continue
    }
    #expect(spring.value(at: peak.time) == peak.value)
    if peak.time < 4 {
      #expect(largest <= peak.value + 1e-12 && peak.value - largest <= 1e-4, "seed \(seed), \(spring)")
    }
    if let crossing = spring.firstCrossing {
      #expect(crossing <= peak.time)
      if crossing < 100 { #expect(spring.displacement(at: crossing).magnitude <= 1e-9) }
    }
  }
}

@Test func `a spring without damping never settles`() throws {
  let spring = try #require(DampedSpring(damping: 0))
  #expect(spring.settlingTime() == .infinity)
  #expect(spring.envelopeSettlingTime() == .infinity)
}

@Test func `sixty frames of a public comparison with Core Animation agree`() throws {
  // Written out for k 100, c 10, m 1, v 5 over 100 → 200 from the textbook solution, within 0.001 points.
  let spring = try #require(DampedSpring(initialVelocity: 5))
  for frame in 0...60 {
    let t = Double(frame) / 60
    let swing = 75.0.squareRoot()
    let expected = 200 - 100 * exp(-5 * t) * cos(swing * t)
    #expect((100 + 100 * spring.value(at: t) - expected).magnitude <= 0.001)
  }
}

@Test func `UIKit's spring scales with time`() throws {
  var random = RandomSource(seed: seed)
  for _ in 0..<200 {
    let duration = random.number(0.1...1)
    let ratio = random.number(0.05...1)
    let velocity = random.number(-10...10)
    let scale = random.number(0.2...5)
    let one = try #require(UIKitSpring(duration: duration, dampingRatio: ratio, initialVelocity: velocity))
    let other = try #require(
      UIKitSpring(duration: duration * scale, dampingRatio: ratio, initialVelocity: velocity / scale))
    let expected = one.spring.naturalFrequency / scale
    #expect((other.spring.naturalFrequency - expected).magnitude <= 1e-9 * expected, "seed \(seed)")
    #expect(one.branch == other.branch)
  }
}

@Test func `from rest UIKit's spring follows the closed form and its envelope`() throws {
  for step in 1...100 {
    let ratio = Double(step) / 100
    let derived = try #require(UIKitSpring(duration: 0.7, dampingRatio: ratio))
    let product =
      step == 100 ? 9.2334134764516 : log(ratio / (0.001 * (1 - ratio * ratio).squareRoot())) / ratio
    #expect((derived.spring.naturalFrequency * 0.7 - product).magnitude <= 1e-11 * product)
    #expect(derived.branch == .unique)
    guard step < 100 else { continue }
    for later in 0...200 {
      let time = 0.7 + Double(later) * 0.01
      #expect(derived.spring.displacement(at: time).magnitude <= 0.001 / ratio * (1 + 1e-9))
    }
  }
}

@Test func `a solution of UIKit's equation satisfies it, and the largest is taken`() throws {
  var random = RandomSource(seed: seed &+ 9)
  for _ in 0..<500 {
    let ratio = random.number(0.02...0.999)
    let velocity = random.number(-20...20)
    let derived = try #require(UIKitSpring(duration: 1, dampingRatio: ratio, initialVelocity: velocity))
    func left(_ omega: Double) -> Double {
      (velocity - ratio * omega).magnitude / (omega * (1 - ratio * ratio).squareRoot()) * exp(-ratio * omega)
    }
    let omega = derived.spring.naturalFrequency
    #expect((left(omega) - 0.001).magnitude <= 1e-9, "seed \(seed), \(ratio), \(velocity)")
    // Nothing above it reaches the goal again.
    for step in 1...2_000 { #expect(left(omega * (1 + Double(step) * 0.002)) < 0.001 + 1e-12) }
    let isBeyond = velocity > UIKitSpring.innerRootLimit(dampingRatio: ratio)
    #expect((derived.branch == .inner) == isBeyond)
  }
}

@Test func `springs that UIKit cannot solve are refused`() {
  #expect(UIKitSpring(duration: 1, dampingRatio: 0) == nil)
  #expect(UIKitSpring(duration: 1, dampingRatio: -1) == nil)
  #expect(UIKitSpring(duration: 1, dampingRatio: 0.001) == nil)
  #expect(UIKitSpring(duration: .nan, dampingRatio: 0.5) == nil)
  #expect(DampedSpring(mass: 0) == nil)
  #expect(DampedSpring(stiffness: -1) == nil)
  #expect(DampedSpring.perceptual(duration: 0.5, bounce: -1) == nil)
}

@Test func `velocities that upset UIKit's solver are told apart`() throws {
  #expect(try #require(UIKitSpring(duration: 0.8, dampingRatio: 0.8, initialVelocity: 2)).isSolverStable)
  #expect(!(try #require(UIKitSpring(duration: 0.8, dampingRatio: 0.8, initialVelocity: 4)).isSolverStable))
  #expect(try #require(UIKitSpring(duration: 0.8, dampingRatio: 0.1, initialVelocity: -9)).isSolverStable)
}

@Test func `extreme springs end in finite time`() throws {
  let stiff = try #require(DampedSpring(stiffness: 1e30, damping: 1e-10))
  #expect(stiff.settlingTime() > 0)
  let lazy = try #require(DampedSpring(stiffness: 1e-12, damping: 1e6, allowsOverdamping: true))
  #expect(lazy.settlingTime() > 1e15)
}
