/// Random numbers that a seed decides: the same inputs on every machine.
///
/// SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, 2014).
public struct SeededRandom: RandomNumberGenerator, Sendable {
  /// The counter.
  private var state: UInt64

  /// Starts from a seed.
  public init(seed: UInt64) { state = seed }

  /// Returns the next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Returns one of some values, which must not be empty.
  public mutating func pick<Element>(_ values: [Element]) -> Element {
    values[Int(next() % UInt64(values.count))]
  }

  /// Returns a number of a range.
  public mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  /// Returns true once in `chance` times.
  public mutating func once(in chance: Int) -> Bool { next() % UInt64(chance) == 0 }
}
