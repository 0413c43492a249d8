import Testing
import VitrineTimeline

private let seed: UInt64 = 20_240_611

@Test func `a Bézier curve begins at 0 and ends at 1 exactly`() throws {
  var random = RandomSource(seed: seed)
  for _ in 0..<1_000 {
    let bezier = try #require(
      UnitBezier(random.number(0...1), random.number(-2...3), random.number(0...1), random.number(-2...3)))
    #expect(bezier.value(at: 0) == 0 && bezier.value(at: 1) == 1, "seed \(seed), \(bezier)")
  }
}

@Test func `control points outside 0 to 1 in time are refused`() {
  #expect(UnitBezier(0.5, 0.5, -5, 0.5) == nil)
  #expect(UnitBezier(0.5, 0.5, 5, 0.5) == nil)
  #expect(UnitBezier(-2, 0.5, 0.5, 0.5) == nil)
  #expect(UnitBezier(2, 0.5, 0.5, 0.5) == nil)
  #expect(UnitBezier(.nan, 0.5, 0.5, 0.5) == nil)
  #expect(UnitBezier(0.5, .infinity, 0.5, 0.5) == nil)
}

@Test func `the two straight curves are the identity`() throws {
  for bezier in [try #require(UnitBezier(0, 0, 1, 1)), try #require(UnitBezier(1, 1, 0, 0))] {
    for step in 0...100 {
      let x = Double(step) / 100
      #expect((bezier.value(at: x) - x).magnitude <= 1e-12)
    }
  }
}

@Test func `a curve that mirrors itself does so at every input`() throws {
  var random = RandomSource(seed: seed)
  for _ in 0..<200 {
    let a = random.number(0...1)
    let b = random.number(0...1)
    let bezier = try #require(UnitBezier(a, b, 1 - a, 1 - b))
    #expect((bezier.value(at: 0.5) - 0.5).magnitude <= 5e-4, "seed \(seed)")
    for step in 0...100 {
      let x = Double(step) / 100
      #expect((bezier.value(at: x) + bezier.value(at: 1 - x) - 1).magnitude <= 1e-6, "seed \(seed), \(bezier), \(x)")
    }
  }
}

@Test func `exchanging the coordinates gives the inverse`() throws {
  var random = RandomSource(seed: seed)
  for _ in 0..<200 {
    let (a, b, c, d) = (
      random.number(0.05...0.95), random.number(0.05...0.95), random.number(0.05...0.95), random.number(0.05...0.95)
    )
    let curve = try #require(UnitBezier(a, b, c, d))
    let inverse = try #require(UnitBezier(b, a, d, c))
    for step in 0...100 {
      let x = Double(step) / 100
      // 1e-9 away from vertical tangents; these control points keep the slopes bounded.
      #expect((inverse.value(at: curve.value(at: x)) - x).magnitude <= 1e-9, "seed \(seed), \(curve), \(x)")
    }
  }
}

@Test func `a Bézier solver by halving agrees to ten digits`() throws {
  var random = RandomSource(seed: seed)
  for _ in 0..<300 {
    let (x1, y1, x2, y2) = (
      random.number(0...1), random.number(-1...2), random.number(0...1), random.number(-1...2)
    )
    let curve = try #require(UnitBezier(x1, y1, x2, y2))
    let x = random.number(0...1)
    func at(_ t: Double, _ p: Double, _ q: Double) -> Double {
      3 * t * (1 - t) * (1 - t) * p + 3 * t * t * (1 - t) * q + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if at(middle, x1, x2) < x { low = middle } else { high = middle }
    }
    #expect((curve.value(at: x) - at(low, y1, y2)).magnitude <= 1e-10, "seed \(seed), \(curve), \(x)")
  }
}

@Test func `the slope is the limit of small differences`() throws {
  for curve in [TimingCurve.easeIn, .easeOut, .easeInOut, .coreAnimationDefault] {
    for step in 1..<50 {
      let x = Double(step) / 50
      let h = 1e-6
      let difference = (curve.value(at: x + h) - curve.value(at: x - h)) / (2 * h)
      #expect((curve.slope(at: x) - difference).magnitude <= 1e-6)
    }
  }
}

@Test func `names of the language and of UIKit mean the same curves`() {
  #expect(TimingCurve.named("easeInOut") == TimingCurve.named("curveEaseInOut"))
  #expect(TimingCurve.named("easeInEaseOut") == .easeInOut)
  #expect(TimingCurve.named("default") != .easeInOut)
  #expect(TimingCurve.named("keyboard") == nil)
}

@Test func `a staircase needs an interval, and two when neither end jumps`() {
  #expect(StepTiming(0) == nil)
  #expect(StepTiming(1, jump: .none) == nil)
  #expect(StepTiming(2, jump: .none) != nil)
}

@Test func `staircases go on outside 0 to 1 as the public tests say`() throws {
  let start = try #require(StepTiming(1, jump: .start))
  #expect([start.value(at: 1.2), start.value(at: 2.5), start.value(at: -1.5)] == [2, 3, -1])
  let none = try #require(StepTiming(2, jump: .none))
  #expect([-0.5, 0.2, 0.7, 1.2, 1.7].map { none.value(at: $0) } == [-1, 0, 1, 2, 3])
  #expect(try #require(StepTiming(5)).value(at: 0.2) == 0.2)
}

@Test func `five flat treads equal five steps that jump at the start`() throws {
  let stops = (1...5).map { PointTiming.Stop(Double($0) / 5, at: Double($0 - 1) / 5, until: Double($0) / 5) }
  let treads = try #require(PointTiming(stops: stops))
  let steps = try #require(StepTiming(5, jump: StepTiming.Jump.start))
  for index in 0..<50 {
    let x = (Double(index) + 0.5) / 50
    #expect((treads.value(at: x) - steps.value(at: x)).magnitude <= 1e-12)
  }
}

@Test func `inputs of points never fall and gaps are even`() throws {
  #expect(PointTiming(stops: [.init(1)]) == nil)
  let line = try #require(PointTiming(stops: [.init(0), .init(1, at: 0.8), .init(2, at: 0.3), .init(3), .init(4)]))
  #expect(line.corners.map(\.input) == [0, 0.8, 0.8, 0.9, 1])
  #expect(line.value(at: 0.8) == 2)
}
