/// Shares of a stack that fills proportionally (facts/layout.md 4, read in source).
struct ProportionalShares {
  /// The fraction of the stack's length that each child but the last takes.
  let fractions: [Double]
  /// The fraction that is left for the last child and the spacing.
  let rest: Double
  /// The length at which every child has its own length.
  let total: Double

  /// Computes shares from the children's own lengths and the sum of the gaps; without any length all are 0.
  init(lengths: [Double], spacing: Double) {
    total = lengths.reduce(spacing, +)
    let whole = total
    fractions = lengths.dropLast().map { whole > 0 ? $0 / whole : 0 }
    rest = max(0, 1 - fractions.reduce(0, +))
  }

  /// Returns the lengths in a stack.
  ///
  /// - Parameters:
  ///   - whole: The stack's length, margins included: what the fractions are of.
  ///   - room: What is left for the children, margins and gaps taken off.
  func lengths(whole: Double, room: Double) -> [Double] {
    var left = room
    var lengths: [Double] = []
    for fraction in fractions {
      let length = min(max(0, left), fraction * whole)
      lengths.append(length)
      left -= length
    }
    lengths.append(max(0, left))
    return lengths
  }
}

/// Gaps of a stack whose children's centres are equally far apart (facts/layout.md 4, read in source).
///
/// The first distance is the model; that the k-th equals it is wished at 149, 148 and so on, and every gap has a required minimum. So the
/// distances are made equal from the front as far as the room goes.
struct EvenCentres {
  /// Half of each child and its follower: what a distance takes before any gap.
  private let halves: [Double]
  /// The required gaps.
  private let minimums: [Double]

  /// Takes at least one child, and the required gap behind each but the last.
  init(lengths: [Double], gaps: [Double]) {
    halves = zip(lengths, lengths.dropFirst()).map { ($0 + $1) / 2 }
    minimums = gaps
  }

  /// The shortest distance that every pair could have.
  private func shortest(_ count: Int) -> Double {
    zip(halves, minimums).prefix(count).reduce(0) { max($0, $1.0 + $1.1) }
  }

  /// Points of gap beyond the minimums that equal distances need.
  var slack: Double {
    let distance = shortest(halves.count)
    return zip(halves, minimums).reduce(0) { $0 + distance - $1.0 - $1.1 }
  }

  /// Returns the gaps that share a room; less than the minimums together gives the minimums.
  func gaps(in room: Double) -> [Double] {
    let count = halves.count
    guard count > 0 else { return [] }
    let spare = room - minimums.reduce(0, +)
    guard spare > 0 else { return minimums }
    if spare >= slack {
      let distance = (room + halves.reduce(0, +)) / Double(count)
      return halves.map { distance - $0 }
    }
    return squeezed(spare: spare)
  }

  /// Equal distances from the front as far as they fit; the first that does not gets as near as it can.
  private func squeezed(spare: Double) -> [Double] {
    var equal = 1
    while equal < halves.count, needed(equal + 1) <= spare { equal += 1 }
    let pairs = Array(zip(halves, minimums))
    let most = pairs.prefix(equal).reduce(spare) { $0 + $1.0 + $1.1 } / Double(equal)
    let next = pairs[equal]
    // The next distance is at least its own minimum, so a long one draws the equal ones up; a short one takes the rest itself.
    let distance = next.0 + next.1 > shortest(equal) ? min(most, next.0 + next.1) : shortest(equal)
    var gaps = minimums
    var left = spare
    for index in 0..<equal {
      let extra = distance - pairs[index].0 - pairs[index].1
      gaps[index] += extra
      left -= extra
    }
    gaps[equal] += max(0, left)
    return gaps
  }

  /// Points beyond the minimums that the first pairs need to be equally far apart.
  private func needed(_ count: Int) -> Double {
    let distance = shortest(count)
    return zip(halves, minimums).prefix(count).reduce(0) { $0 + distance - $1.0 - $1.1 }
  }
}
