/// Straight lines between points (css-easing `linear()`, facts/motion.md 6).
public struct PointTiming: Hashable, Sendable {
  /// One corner of the line.
  public struct Corner: Hashable, Sendable {
    /// Progress of time.
    public let input: Double
    /// Progress of the value.
    public let output: Double

    /// Creates a corner.
    public init(input: Double, output: Double) {
      self.input = input
      self.output = output
    }
  }

  /// One entry as written: an output and up to two inputs.
  public struct Stop: Hashable, Sendable {
    /// Progress of the value.
    public let output: Double
    /// Progress of time at which the output begins.
    public let input: Double?
    /// Progress of time until which the output stays.
    public let lastInput: Double?

    /// Creates a stop.
    public init(_ output: Double, at input: Double? = nil, until lastInput: Double? = nil) {
      self.output = output
      self.input = input
      self.lastInput = lastInput
    }
  }

  /// The corners; inputs never fall.
  public let corners: [Corner]

  /// Creates a line through corners; `nil` below two; an input lower than an earlier one is raised to it.
  public init?(_ corners: [Corner]) {
    self.init(stops: corners.map { Stop($0.output, at: $0.input) })
  }

  /// Creates a line from stops; `nil` below two.
  ///
  /// A missing first input is 0, a missing last one 1 or the largest so far, gaps between known inputs are even.
  public init?(stops: [Stop]) {
    guard stops.count >= 2 else { return nil }
    var inputs: [Double?] = []
    var outputs: [Double] = []
    var largest = -Double.infinity
    for (index, stop) in stops.enumerated() {
      let isLast = index == stops.count - 1
      if let input = stop.input {
        largest = max(largest, input)
        inputs.append(largest)
        outputs.append(stop.output)
        if let last = stop.lastInput {
          largest = max(largest, last)
          inputs.append(largest)
          outputs.append(stop.output)
        }
      } else if index == 0 || isLast {
        largest = max(largest, index == 0 ? 0 : 1)
        inputs.append(largest)
        outputs.append(stop.output)
      } else {
        inputs.append(nil)
        outputs.append(stop.output)
      }
    }
    corners = zip(Self.filled(inputs), outputs).map { Corner(input: $0, output: $1) }
  }

  /// Returns the output for an input; outside the corners the end lines go on.
  public func value(at x: Double) -> Double {
    let (a, b) = segment(at: x)
    if a.input == b.input { return b.output }
    return a.output + (x - a.input) / (b.input - a.input) * (b.output - a.output)
  }

  /// Returns d output / d input to the right of `x`; 0 on a jump.
  public func slope(at x: Double) -> Double {
    let (a, b) = segment(at: x)
    return a.input == b.input ? 0 : (b.output - a.output) / (b.input - a.input)
  }

  /// Returns the ends of the line that holds at `x`: at a jump the later one.
  private func segment(at x: Double) -> (Corner, Corner) {
    // Halve to the first corner beyond x; the one before it is the last at or below.
    var low = 0
    var high = corners.count
    while low < high {
      let middle = (low + high) / 2
      if corners[middle].input <= x { low = middle + 1 } else { high = middle }
    }
    let start = min(max(low - 1, 0), corners.count - 2)
    return (corners[start], corners[start + 1])
  }

  /// Returns the inputs with the missing ones spread evenly between their known neighbours; both ends are known.
  private static func filled(_ inputs: [Double?]) -> [Double] {
    var result: [Double] = []
    var missing = 0
    for input in inputs {
      guard let input else {
        missing += 1
        continue
      }
      if missing > 0, let before = result.last {
        for step in 1...missing {
          result.append(before + (input - before) * Double(step) / Double(missing + 1))
        }
        missing = 0
      }
      result.append(input)
    }
    return result
  }
}
