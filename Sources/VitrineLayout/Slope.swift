/// What one more point of length costs: an amount per priority, strongest first, compared lexicographically.
struct Slope: Sendable {
  /// Amounts by slot of ``PrioritySlots``.
  private var amounts: SIMD16<Float>

  /// How many distinct priorities a tree may use before the weakest share a slot.
  static let slotCount = 16
  /// Differences up to this count as none: amounts are counts and fractions of a few views.
  private static let tolerance: Float = 1e-4

  /// Free in both directions.
  static let zero = Slope(amounts: .zero)

  /// Wraps amounts.
  private init(amounts: SIMD16<Float>) { self.amounts = amounts }

  /// Costs one at a slot.
  init(slot: Int) {
    amounts = .zero
    amounts[slot] = 1
  }

  /// Adds slot by slot.
  static func + (a: Slope, b: Slope) -> Slope { Slope(amounts: a.amounts + b.amounts) }
  /// Subtracts slot by slot.
  static func - (a: Slope, b: Slope) -> Slope { Slope(amounts: a.amounts - b.amounts) }
  /// Scales every slot.
  static func * (a: Slope, factor: Double) -> Slope { Slope(amounts: a.amounts * Float(factor)) }
  /// The opposite.
  static prefix func - (a: Slope) -> Slope { Slope(amounts: -a.amounts) }

  /// -1, 0 or 1: the sign of the strongest amount that is not 0.
  var sign: Int {
    for slot in 0..<Self.slotCount {
      if amounts[slot] > Self.tolerance { return 1 }
      if amounts[slot] < -Self.tolerance { return -1 }
    }
    return 0
  }

  /// Whether an amount of a slot or a stronger one takes part.
  func reaches(_ slot: Int) -> Bool {
    (0...min(slot, Self.slotCount - 1)).contains { abs(amounts[$0]) > Self.tolerance }
  }

  /// Whether a point costs less at the strongest priority where both differ.
  static func < (a: Slope, b: Slope) -> Bool { (a - b).sign < 0 }

  /// Whether no priority tells them apart.
  func isEqual(to other: Slope) -> Bool { (self - other).sign == 0 }
}
