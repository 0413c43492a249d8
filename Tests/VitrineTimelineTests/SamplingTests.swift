import Foundation
import Testing
import VitrineTestSupport
import VitrineTimeline

private let seed: UInt64 = 4_242

@Test func `random springs are sampled within any error, provably and near the expected count`() throws {
  var random = RandomSource(seed: seed)
  for _ in 0..<60 {
    let ratio = random.number(0.1...1)
    let limit = UIKitSpring.safeShare * UIKitSpring.unstableTravel(dampingRatio: ratio)
    let duration = random.number(0.1...2)
    let derived = try #require(
      UIKitSpring(
        duration: duration, dampingRatio: ratio, initialVelocity: random.number(-5...limit) / duration))
    let maxError = exp(random.number(log(1e-4)...log(1e-2)))
    let polyline = derived.spring.sampled(over: 0...duration, maxError: maxError)
    let proven = PolylineCheck.errorBound(
      of: polyline.knots.map { ($0.time, $0.value) }, over: 0...duration,
      accelerationBound: 0, value: { derived.spring.value(at: $0) })
    #expect(proven <= maxError, "seed \(seed), \(derived)")
    #expect(polyline.measuredError <= maxError && polyline.measuredError >= proven - 1e-9)
    #expect(polyline.knots.first == .init(time: 0, value: derived.spring.value(at: 0)))
    #expect(polyline.knots.last == .init(time: duration, value: derived.spring.value(at: duration)))
    // The count that a chord of constant error gives: the integral of the root of the bend.
    var bend = 0.0
    for step in 0..<20_000 {
      let time = (Double(step) + 0.5) * duration / 20_000
      let h = duration / 40_000
      let second = (derived.spring.velocity(at: time + h) - derived.spring.velocity(at: time - h)) / (2 * h)
      bend += second.magnitude.squareRoot() * duration / 20_000
    }
    let expected = bend / (8 * maxError).squareRoot()
    #expect(Double(polyline.knots.count - 1) <= 1.05 * expected + 2, "seed \(seed), \(derived), \(maxError)")
  }
}

@Test func `random Bézier curves are sampled within any error`() throws {
  var random = RandomSource(seed: seed)
  for _ in 0..<100 {
    let bezier = try #require(
      UnitBezier(random.number(0...1), random.number(-1...2), random.number(0...1), random.number(-1...2)))
    let maxError = exp(random.number(log(1e-4)...log(1e-2)))
    let polyline = TimingCurve.bezier(bezier).sampled(maxError: maxError)
    let measured = PolylineCheck.errorBound(
      of: polyline.knots.map { ($0.time, $0.value) }, over: 0...1, accelerationBound: 0,
      value: { bezier.value(at: $0) })
    #expect(measured <= maxError + 1e-12, "seed \(seed), \(bezier)")
    #expect(polyline.measuredError <= maxError)
    #expect(polyline.knots.first == .init(time: 0, value: 0) && polyline.knots.last == .init(time: 1, value: 1))
  }
}

@Test func `required times become knots`() throws {
  let derived = try #require(UIKitSpring(duration: 0.8, dampingRatio: 0.8, initialVelocity: 2))
  let crossing = try #require(derived.spring.firstCrossing)
  let peak = try #require(derived.spring.peak)
  let polyline = derived.spring.sampled(over: 0...0.8, maxError: 0.001, including: [crossing, peak.time])
  #expect(polyline.knots.contains { $0.time == crossing })
  #expect(polyline.knots.contains { $0.time == peak.time })
  #expect(polyline.knots.count - 1 <= 24)
}

@Test func `points built from knots give every knot back`() throws {
  let derived = try #require(UIKitSpring(duration: 0.8, dampingRatio: 0.8, initialVelocity: 2))
  let polyline = derived.spring.sampled(over: 0...0.8, maxError: 0.001)
  let line = try #require(
    PointTiming(polyline.knots.map { .init(input: $0.time / 0.8, output: $0.value) }))
  for knot in polyline.knots {
    #expect((line.value(at: knot.time / 0.8) - knot.value).magnitude <= 1e-15)
    #expect((polyline.value(at: knot.time) - knot.value).magnitude <= 1e-15)
  }
}

@Test func `staircases are sampled as they are`() throws {
  for jump in StepTiming.Jump.allCases {
    let steps = try #require(StepTiming(4, jump: jump))
    let polyline = TimingCurve.steps(steps).sampled(maxError: 0.01)
    for index in 0..<100 {
      let x = (Double(index) + 0.5) / 100
      #expect((polyline.value(at: x) - steps.value(at: x)).magnitude <= 1e-12, "\(jump) at \(x)")
    }
  }
}

@Test func `cubic segments stay within their bound of the spring`() throws {
  for ratio in [0.2, 0.5, 0.8, 1, 1.5] {
    let spring = try #require(
      DampedSpring(naturalFrequency: 10, dampingRatio: ratio, initialVelocity: 2, allowsOverdamping: true))
    for index in 0..<10 {
      let start = Double(index) * 0.08
      let segment = try #require(SpringSegment(spring, from: start, to: start + 0.08))
      for step in 0...50 {
        let s = Double(step) / 50
        let y = 3 * s * (1 - s) * (1 - s) * segment.y1 + 3 * s * s * (1 - s) * segment.y2 + s * s * s
        let value = segment.valueFrom + (segment.valueTo - segment.valueFrom) * y
        #expect((value - spring.value(at: start + 0.08 * s)).magnitude <= segment.errorBound + 1e-12)
      }
    }
  }
}
