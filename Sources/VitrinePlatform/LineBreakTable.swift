/// Line break classes of all characters, unpacked once from runs that stand in the source as text.
struct LineBreakTable: Sendable {
  /// Unpacked when the first character beyond ASCII asks for its class.
  static let shared = LineBreakTable()

  /// Characters in a row with one class.
  private struct Run: Sendable {
    /// The first of them.
    let start: UInt32
    /// Their class.
    let lineBreak: LineBreakClass
  }

  /// The runs in order; the first starts at 0.
  private let sorted: [Run]

  /// The block of Hangul syllables, one run in the text.
  private static let syllables: ClosedRange<UInt32> = 0xAC00...0xD7A3
  /// The number of syllables in a row that share all but the trailing letter; the first of them has none.
  private static let trailing: UInt32 = 28

  /// Unpacks the runs: `CM:9 BA LF` stands for nine times CM, then BA, then LF.
  private init() {
    var sorted: [Run] = []
    var next: UInt32 = 0
    var name: UInt32 = 0
    var length: UInt32?
    func closeRun() {
      if let lineBreak = LineBreakClass(rawValue: name) { sorted.append(Run(start: next, lineBreak: lineBreak)) }
      next += length ?? 1
      name = 0
      length = nil
    }
    for byte in Self.runs.utf8 {
      switch byte {
      case 0x20: closeRun()
      case 0x3A: length = 0
      default:
        if let digits = length {
          length = digits << 4 | UInt32(byte < 0x3A ? byte - 0x30 : byte - 0x61 + 10)
        } else {
          name = name << 8 | UInt32(byte)
        }
      }
    }
    closeRun()
    self.sorted = sorted
  }

  /// Returns the class of a character.
  ///
  /// - Complexity: O(log n) in the number of runs.
  func lineBreak(of scalar: UInt32) -> LineBreakClass {
    if Self.syllables.contains(scalar) {
      return (scalar - Self.syllables.lowerBound).isMultiple(of: Self.trailing) ? .H2 : .H3
    }
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle].start <= scalar { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? .AL : sorted[low - 1].lineBreak
  }
}
