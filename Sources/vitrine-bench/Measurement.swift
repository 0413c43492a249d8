import VitrineFrontend

/// The times of some contenders over the same input, taken in turns.
struct Measurement {
  /// One contender's figures.
  struct Row {
    /// Who.
    let contender: Contender
    /// Seconds of thread time for one pass, one value per round.
    var times: [Double] = []
    /// What the passes returned; more than one value means that the work differs from pass to pass.
    var checksums: Set<Int> = []
  }

  /// The contenders, the yardstick first.
  private(set) var rows: [Row]
  /// Bytes of one pass.
  let byteCount: Int
  /// Passes per round.
  let passes: Int

  /// Measures: in each round every contender works through the input, one after the other.
  ///
  /// Other programs disturb neighbouring moments alike, so the ratio to the yardstick is taken round by round.
  init(_ contenders: [Contender], over input: BenchInput, rounds: Int) {
    rows = contenders.map { Row(contender: $0) }
    byteCount = input.byteCount
    passes = max(1, Self.bytesPerRound / max(1, input.byteCount))
    // The first pass fills caches and is not counted.
    // The lane's memory is kept from pass to pass, as it is from file to file.
    let memory = LoaderMemory()
    for index in rows.indices { rows[index].checksums.insert(rows[index].contender.run(input, memory)) }
    for _ in 0..<rounds {
      for index in rows.indices {
        let contender = rows[index].contender
        let start = System.threadTime()
        for _ in 0..<passes { rows[index].checksums.insert(contender.run(input, memory)) }
        rows[index].times.append((System.threadTime() - start) / Double(passes))
      }
    }
  }

  /// Returns the ratios of a row to the yardstick, smallest first.
  func ratios(_ row: Row) -> [Double] {
    guard let yardstick = rows.first else { return [] }
    return zip(row.times, yardstick.times).map { $0 / $1 }.sorted()
  }

  /// Whether the checksums contradict each other.
  var isContradictory: Bool {
    if rows.contains(where: { $0.checksums.count > 1 }) { return true }
    let events = rows.filter { $0.contender == .raw || $0.contender == .parse }.map(\.checksums)
    return Set(events).count > 1
  }

  /// Returns the middle of sorted values.
  static func median(_ values: [Double]) -> Double {
    guard !values.isEmpty else { return .nan }
    let middle = values.count / 2
    return values.count % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2
  }

  /// Bytes that a contender reads in one round: enough for about 20 ms of the yardstick.
  private static let bytesPerRound = 1_000_000
}
