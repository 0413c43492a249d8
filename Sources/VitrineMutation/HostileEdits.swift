/// A numbered list of hostile texts made from some specs.
///
/// The first ``exhaustiveCount`` are every spec cut at every byte, and every line of it deleted, doubled and re-indented;
/// all further ones are random. Each is decided by the seed and its number alone, so that one can be made again.
public struct HostileEdits: Sendable {
  /// The specs.
  private let corpus: [[UInt8]]
  /// Where each spec's lines begin, and its end.
  private let lineStarts: [[Int]]
  /// The seed.
  private let seed: UInt64
  /// The number of edits before those of each spec, and of all.
  private let before: [Int]

  /// Starts from specs, of which there must be one at least.
  public init(_ corpus: [[UInt8]], seed: UInt64) {
    self.corpus = corpus
    self.seed = seed
    lineStarts = corpus.map(Self.starts)
    var before = [0]
    for index in corpus.indices {
      before.append(before[index] + corpus[index].count + (lineStarts[index].count - 1) * Self.lineEdits)
    }
    self.before = before
  }

  /// The number of edits that leave nothing to chance.
  public var exhaustiveCount: Int { before[before.count - 1] }

  /// Edits of each line: deleted, doubled, and the indentations.
  private static let lineEdits = 2 + indents.count

  /// How a line is re-indented: blanks more or less, or tabs when nil.
  private static let indents: [Int?] = [1, -1, 2, -2, 4, nil]

  /// Most edits in one text.
  private static let mostEdits = 3

  /// Returns the text of a number. Traps when the number is negative.
  public func edit(_ number: Int) -> HostileEdit {
    number < exhaustiveCount ? exhaustive(number) : random(number)
  }

  /// Returns a text with one to three random edits.
  public func random(_ number: Int) -> HostileEdit {
    precondition(number >= 0, "texts are counted from 0")
    var random = SeededRandom(seed: seed &+ UInt64(number) &* 0xA24B_AED4_963E_E407)
    let source = random.number(0...(corpus.count - 1))
    var bytes = corpus[source]
    var kinds: [HostileKind] = []
    let count = random.once(in: 3) ? random.number(2...Self.mostEdits) : 1
    for _ in 0..<count {
      let kind = random.pick(HostileKind.allCases)
      bytes = edited(bytes, kind, using: &random)
      kinds.append(kind)
    }
    return HostileEdit(source: source, kinds: kinds, bytes: bytes)
  }

  /// Returns one of the texts that leave nothing to chance.
  private func exhaustive(_ number: Int) -> HostileEdit {
    var source = 0
    while before[source + 1] <= number { source += 1 }
    let bytes = corpus[source]
    let rest = number - before[source]
    if rest < bytes.count { return HostileEdit(source: source, kinds: [.truncated], bytes: Array(bytes[..<rest])) }
    let (line, edit) = (rest - bytes.count).quotientAndRemainder(dividingBy: Self.lineEdits)
    let starts = lineStarts[source]
    let range = starts[line]..<starts[line + 1]
    switch edit {
    case 0: return HostileEdit(source: source, kinds: [.lineDeleted], bytes: Self.replacing(range, in: bytes, with: []))
    case 1:
      let twice = bytes[range] + bytes[range]
      return HostileEdit(source: source, kinds: [.lineDoubled], bytes: Self.replacing(range, in: bytes, with: twice))
    default:
      let line = Self.reindented(bytes[range], Self.indents[edit - 2])
      return HostileEdit(source: source, kinds: [.lineReindented], bytes: Self.replacing(range, in: bytes, with: line))
    }
  }

  /// Makes one random edit.
  private func edited(_ bytes: [UInt8], _ kind: HostileKind, using random: inout SeededRandom) -> [UInt8] {
    let starts = Self.starts(bytes)
    let line = random.number(0...max(0, starts.count - 2))
    let range = starts.count > 1 ? starts[line]..<starts[line + 1] : 0..<bytes.count
    switch kind {
    case .truncated: return Array(bytes[..<random.number(0...bytes.count)])
    case .lineDeleted: return Self.replacing(range, in: bytes, with: [])
    case .lineDoubled: return Self.replacing(range, in: bytes, with: bytes[range] + bytes[range])
    case .lineReindented:
      return Self.replacing(range, in: bytes, with: Self.reindented(bytes[range], random.pick(Self.indents)))
    case .keysPermuted: return BlockEdits(bytes).permuted(using: &random)
    case .flowForBlock: return BlockEdits(bytes).inFlow(using: &random)
    case .crlf: return bytes.flatMap { $0 == Ascii.lineFeed ? [Ascii.carriageReturn, $0] : [$0] }
    case .loneCR:
      let isAll = random.once(in: 2)
      return bytes.map {
        $0 == Ascii.lineFeed && (isAll || random.once(in: 4)) ? Ascii.carriageReturn : $0
      }
    case .spliced:
      let other = random.pick(corpus)
      let start = random.number(0...other.count)
      let piece = other[start..<min(other.count, start + random.number(0...200))]
      let place = random.number(0...bytes.count)
      return Self.replacing(place..<min(bytes.count, place + random.number(0...40)), in: bytes, with: piece)
    default: return HostileText.edited(bytes, kind, line: range, using: &random)
    }
  }

  /// Where lines begin, and the end.
  static func starts(_ bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for index in bytes.indices where bytes[index] == Ascii.lineFeed && index + 1 < bytes.count {
      starts.append(index + 1)
    }
    if !bytes.isEmpty { starts.append(bytes.count) }
    return starts
  }

  /// Returns a line with another indentation.
  private static func reindented(_ line: ArraySlice<UInt8>, _ change: Int?) -> [UInt8] {
    let indent = line.prefix { $0 == Ascii.space }.count
    let margin =
      change.map { [UInt8](repeating: Ascii.space, count: max(0, indent + $0)) }
      ?? [UInt8](repeating: Ascii.tab, count: indent / 2 + 1)
    return margin + line.dropFirst(indent)
  }

  /// Returns bytes with a range replaced.
  static func replacing(_ range: Range<Int>, in bytes: [UInt8], with text: some Collection<UInt8>) -> [UInt8] {
    var bytes = bytes
    bytes.replaceSubrange(range, with: text)
    return bytes
  }
}
