import Testing
import VitrineModel
import VitrinePresentation
import VitrineSchema

/// A small generator with a seed, so that a failure can be run again.
struct SeededGenerator: RandomNumberGenerator {
  /// The state; never 0.
  private var state: UInt64

  /// Begins with a seed.
  init(seed: UInt64) { state = seed == 0 ? 0x9E37_79B9_7F4A_7C15 : seed }

  /// Returns the next number (xorshift 64 star).
  mutating func next() -> UInt64 {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return state &* 0x2545_F491_4F6C_DD1D
  }
}

@Suite struct `Popovers wherever they are` {
  /// Returns a random situation.
  private static func input(_ random: inout SeededGenerator) -> PopoverPlacementInput {
    let sizes = [Size(320, 568), Size(375, 667), Size(390, 844), Size(844, 390), Size(820, 1180), Size(1366, 1024)]
    let container = sizes.randomElement(using: &random) ?? Size(390, 844)
    func number(_ range: ClosedRange<Double>) -> Double {
      (Double.random(in: range, using: &random) * 2).rounded() / 2
    }
    let width = number(0...container.width / 2)
    let height = number(0...container.height / 2)
    let anchor = Rect(
      number(-20...container.width - width + 20), number(-20...container.height - height + 20), width, height)
    let preferred = Size(number(0...container.width * 1.2), number(0...container.height * 1.2))
    var input = PopoverPlacementInput(
      container: container, scale: Double.random(in: 0...1, using: &random) < 0.5 ? 2 : 3, anchor: anchor,
      preferred: preferred)
    input.safeArea = EdgeInsets(
      top: number(0...60), left: number(0...47), bottom: number(0...34), right: number(0...47))
    input.statusBar = number(0...24)
    input.usesSafeArea = Bool.random(using: &random)
    input.margins = EdgeInsets(all: number(0...20))
    input.isBarItem = Bool.random(using: &random)
    input.canOverlap = Bool.random(using: &random)
    input.permitted = ArrowDirection.allCases.filter { _ in Bool.random(using: &random) }
    input.arrowHeight = number(0...20)
    input.arrowBase = number(0...40)
    input.cornerRadius = number(0...20)
    if Bool.random(using: &random) { input.contentInsets = EdgeInsets(all: number(0...8)) }
    if Bool.random(using: &random) { input.keyboardTop = number(container.height / 2...container.height) }
    input.current = ArrowDirection.allCases.randomElement(using: &random)
    return input
  }

  @Test(arguments: [1, 20, 300, 4000] as [UInt64])
  func `a popover stays inside its margins`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for round in 0..<2000 {
      let input = Self.input(&random)
      let layout = PopoverPlacement.place(input)
      let available = layout.available
      guard available.width > 0, available.height > 0 else { continue }
      // An origin is rounded to the nearest pixel, so it may pass the line by half of one.
      let slack = 0.5 / input.scale + 1e-6
      let frame = layout.frame
      let isInside =
        frame.minX >= available.minX - slack && frame.minY >= available.minY - slack
        && frame.maxX <= available.maxX + slack && frame.maxY <= available.maxY + slack
      #expect(isInside, "seed \(seed), round \(round): \(input) gave \(frame)")
      let pixels = [frame.minX, frame.minY].map { $0 * input.scale }
      #expect(pixels.allSatisfy { abs($0 - $0.rounded()) < 1e-6 }, "seed \(seed), round \(round)")
    }
  }

  @Test(arguments: [5, 60, 700] as [UInt64])
  func `the tip touches the anchor or something says why not`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for round in 0..<2000 {
      let input = Self.input(&random)
      let layout = PopoverPlacement.place(input)
      guard let direction = layout.arrowDirection, let tip = layout.arrowTip else { continue }
      let flags = Set(layout.flags)
      // Overlap moves the popover off the anchor's edge, and an anchor outside the room cannot be reached.
      let anchor = input.anchor
      let isReachable =
        layout.available.minX <= anchor.minX && anchor.maxX <= layout.available.maxX
        && layout.available.minY <= anchor.minY && anchor.maxY <= layout.available.maxY
      if flags.contains(.overlapsSource) || flags.contains(.noRoom) || !isReachable { continue }
      if input.canOverlap, flags.contains(.shrunkWidth) || flags.contains(.shrunkHeight) { continue }
      let along = direction.isVertical ? tip.x - anchor.midX : tip.y - anchor.midY
      let tried = try #require(layout.tried.first { $0.direction == direction })
      if !tried.fits, input.canOverlap { continue }
      let edge =
        switch direction {
        case .up: tip.y - anchor.maxY
        case .down: tip.y - anchor.minY
        case .left: tip.x - anchor.maxX
        case .right: tip.x - anchor.minX
        }
      #expect(abs(edge) <= 0.5 / input.scale + 1e-6, "seed \(seed), round \(round): \(input) gave \(layout.frame)")
      #expect(
        abs(along) <= 0.5 + 1e-6 || flags.contains(.arrowMisaligned), "seed \(seed), round \(round): off by \(along)")
    }
  }

  @Test(arguments: [8, 90] as [UInt64])
  func `a keyboard that goes away leaves no trace`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for round in 0..<1000 {
      var input = Self.input(&random)
      input.keyboardTop = nil
      input.current = nil
      let before = PopoverPlacement.place(input)
      var shown = input
      shown.keyboardTop = input.container.height * 0.6
      shown.current = before.arrowDirection
      let during = PopoverPlacement.place(shown)
      let after = PopoverPlacement.place(input)
      #expect(before.frame == after.frame && before.arrowOffset == after.arrowOffset, "seed \(seed), round \(round)")
      if before.frame.maxY <= during.available.maxY, before.available.width > 0, during.available.height > 0,
        before.tried.contains(where: { $0.fits && $0.direction == before.arrowDirection })
      {
        #expect(during.frame.maxY <= during.available.maxY + 0.5 / input.scale + 1e-6, "seed \(seed), round \(round)")
      }
    }
  }

  @Test(arguments: [3, 33] as [UInt64])
  func `what was tried agrees with what was chosen`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for round in 0..<1000 {
      let input = Self.input(&random)
      let layout = PopoverPlacement.place(input)
      guard let direction = layout.arrowDirection else { continue }
      let chosen = try #require(layout.tried.first { $0.direction == direction })
      if let first = layout.tried.first(where: \.fits) {
        #expect(first.direction == direction, "seed \(seed), round \(round)")
      } else {
        #expect(!chosen.fits)
      }
      for tried in layout.tried {
        #expect(tried.fits == (tried.missingWidth == 0 && tried.missingHeight == 0), "seed \(seed), round \(round)")
        #expect(tried.kept >= 0 && tried.kept <= 1 + 1e-9)
      }
    }
  }
}
