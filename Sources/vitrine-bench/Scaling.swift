import VitrineFrontend

/// How a contender's time grows when its input doubles.
struct Scaling {
  /// The pairs of inputs, the second twice as large as the first.
  static let pairs = [("100kb", "200kb"), ("5mb", "10mb")]

  /// For each round the time over the larger input by the time over the smaller one, smallest first.
  let ratios: [Double]
  /// The larger input by the smaller one, in bytes.
  let sizeRatio: Double

  /// Measures both inputs in turns. Small ones are worked through several times, as often as it takes to last.
  init(_ contender: Contender, from small: BenchInput, to large: BenchInput, rounds: Int) {
    let memory = LoaderMemory()
    let passes = max(1, Self.bytesPerRound / max(1, large.byteCount))
    var times: [Double] = []
    _ = contender.run(large, memory)
    for _ in 0..<rounds {
      let first = Self.time(contender, small, memory, passes)
      times.append(Self.time(contender, large, memory, passes) / first)
    }
    ratios = times.sorted()
    sizeRatio = Double(large.byteCount) / Double(max(1, small.byteCount))
  }

  /// Returns the thread time of some passes, in seconds.
  private static func time(_ contender: Contender, _ input: BenchInput, _ memory: LoaderMemory, _ passes: Int) -> Double
  {
    let start = System.threadTime()
    for _ in 0..<passes { _ = contender.run(input, memory) }
    return System.threadTime() - start
  }

  /// Bytes of the larger input that a contender reads in one round.
  private static let bytesPerRound = 4_000_000
}
