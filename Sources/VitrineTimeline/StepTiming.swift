/// A staircase: equal steps over time (css-easing `steps()`, facts/motion.md 6).
public struct StepTiming: Hashable, Sendable {
  /// Where the jumps are.
  public enum Jump: String, Hashable, Sendable, CaseIterable {
    /// At the beginning of each interval.
    case start
    /// At the end of each interval.
    case end
    /// Neither at 0 nor at 1.
    case none
    /// Both at 0 and at 1.
    case both
  }

  /// Number of intervals.
  public let count: Int
  /// Where the jumps are.
  public let jump: Jump

  /// Creates a staircase; `nil` below one interval, or below two when neither end jumps.
  public init?(_ count: Int, jump: Jump = .end) {
    guard count >= (jump == .none ? 2 : 1) else { return nil }
    self.count = count
    self.jump = jump
  }

  /// Number of jumps between the lowest and the highest tread.
  public var jumps: Int {
    switch jump {
    case .start, .end: count
    case .none: count - 1
    case .both: count + 1
    }
  }

  /// Returns the output for an input, also outside 0 to 1.
  ///
  /// - Parameters:
  ///   - x: Progress of time.
  ///   - isBefore: Whether the animation has not begun; an exact step then still shows the lower tread.
  public func value(at x: Double, isBefore: Bool = false) -> Double {
    // The product decides whether x is a step: 0.2 · 5 is 1 in doubles, and that is what is meant.
    let product = x * Double(count)
    var current = product.rounded(.down)
    if jump == .start || jump == .both { current += 1 }
    if isBefore, product == product.rounded(.down) { current -= 1 }
    if x >= 0, current < 0 { current = 0 }
    if x <= 1, current > Double(jumps) { current = Double(jumps) }
    return current / Double(jumps)
  }
}
