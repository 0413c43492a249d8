import VitrineSource

/// Builds the tree of a file that keeps to the plainest part of YAML: block mappings and lists, scalars on one line,
/// collections in brackets on one line, comments. Whatever else it meets makes it give up, and libyaml does the file
/// (facts/performance.md section 3): it never judges, so errors are worded from one place. What it builds is what
/// libyaml's builder would build, to the byte.
struct YAMLScanner {
  /// What an open block collection is.
  enum FrameKind {
    /// A mapping; the column is that of its keys.
    case mapping
    /// A list; the column is that of its dashes.
    case sequence
    /// A list at the column of the key it stands under.
    case indentless
  }

  /// An open block collection.
  private struct Frame {
    /// Its column.
    var column: Int
    /// What it is.
    var kind: FrameKind
  }

  /// A scalar as it is written.
  struct Scalar {
    /// How.
    var style: YAMLStyle
    /// Offset of the first byte, a quote included.
    var start: Int
    /// One past the last byte, a quote included.
    var end: Int
    /// Where reading stopped: for a key its colon, else where blanks, a comment or a break begin.
    var stop: Int
    /// Whether a colon and a blank follow.
    var isKey: Bool

    /// The range of the text, without quotes.
    var text: Range<Int> { style == .plain ? start..<end : (start + 1)..<(end - 1) }
    /// The written bytes.
    var span: SourceSpan { SourceSpan(UInt32(truncatingIfNeeded: start), UInt32(truncatingIfNeeded: end)) }
  }

  /// The bytes a key may have. libyaml's limit of 1,024 code points is counted from other places, so stay below it.
  private static let keyBytes = 1_000

  /// The bytes of source for a node in a dense spec; room is made for as many nodes, since growing large arrays costs
  /// more than filling them. Specs have about 20 (measured on the benchmark's inputs).
  private static let bytesPerNode = 16

  /// The open block collections, innermost last.
  private var frames: [Frame] = []
  /// The line at hand, from 1.
  private(set) var line: UInt32 = 1
  /// Offset of its first byte.
  private var lineStart = 0
  /// Offset behind a colon or a dash with nothing after it in its line, or -1.
  private var pending = -1
  /// The line of that colon or dash.
  private var pendingLine: UInt32 = 0

  /// Fills an empty arena from bytes that passed the check. When it returns false it gave up, and the arena holds
  /// rubbish.
  static func build(_ bytes: [UInt8], into arena: inout YAMLArena) -> Bool {
    arena.nodes.reserveCapacity(bytes.count / bytesPerNode)
    arena.keySpans.reserveCapacity(bytes.count / bytesPerNode)
    var scanner = YAMLScanner()
    return scanner.scan(bytes.span, &arena)
  }

  /// Whether the check of the bytes leaves a text that can be tried: nothing found, no byte order mark anywhere.
  static func accepts(_ bytes: [UInt8], _ check: YAMLByteCheck) -> Bool {
    if check.isASCII { return true }
    guard check.findings.isEmpty, check.lookalikes.isEmpty, check.replacedBytes == nil else { return false }
    let span = bytes.span
    var i = 0
    while i + 2 < span.count {
      if span[i] == 0xEF, span[i + 1] == 0xBB, span[i + 2] == 0xBF { return false }
      i += 1
    }
    return true
  }

  /// Reads line by line.
  private mutating func scan(_ bytes: Span<UInt8>, _ arena: inout YAMLArena) -> Bool {
    var position = 0
    while position < bytes.count {
      lineStart = position
      position = Self.skipSpaces(bytes, position)
      guard position < bytes.count else { break }
      if bytes[position] != UInt8(ascii: "\n"), bytes[position] != UInt8(ascii: "#") {
        guard let end = readContent(bytes, position, &arena), !arena.isStopped else { return false }
        position = end
      }
      guard let next = endLine(bytes, position) else { return false }
      position = next
      line &+= 1
    }
    guard !frames.isEmpty else { return false }
    fillPending(&arena)
    for _ in frames { arena.close(end: nil) }
    arena.checkExpansion()
    return arena.findings.isEmpty
  }

  /// Reads what a line has besides a comment. Returns where it stopped.
  private mutating func readContent(_ bytes: Span<UInt8>, _ first: Int, _ arena: inout YAMLArena) -> Int? {
    var start = first
    let isItem = Self.isDash(bytes, start)
    guard var opens = settle(column: start - lineStart, isDash: isItem, &arena) else { return nil }
    if isItem {
      var isDash = true
      while isDash {
        if opens {
          open(.sequence, at: start, &arena)
          guard !arena.isStopped else { return nil }
        }
        let behind = start + 1
        start = Self.skipSpaces(bytes, behind)
        if Self.isBare(bytes, start) {
          awaitNode(behind)
          return start
        }
        isDash = Self.isDash(bytes, start)
        opens = true
      }
      if Self.isBracket(bytes[start]) { return readFlow(bytes, start, &arena) }
    } else if start == lineStart, Self.isDocumentEnd(bytes, start) {
      return nil
    }
    guard let scalar = Self.blockScalar(bytes, start) else { return nil }
    guard scalar.isKey else {
      guard isItem else { return nil }
      add(scalar, &arena)
      return scalar.stop
    }
    if opens { open(.mapping, at: start, &arena) }
    guard take(scalar, bytes, &arena) else { return nil }
    return readValue(bytes, scalar.stop + 1, &arena)
  }

  /// Reads what stands behind the colon of a key.
  private mutating func readValue(_ bytes: Span<UInt8>, _ behind: Int, _ arena: inout YAMLArena) -> Int? {
    let start = Self.skipSpaces(bytes, behind)
    if Self.isBare(bytes, start) {
      awaitNode(behind)
      return start
    }
    if Self.isBracket(bytes[start]) { return readFlow(bytes, start, &arena) }
    guard let scalar = Self.blockScalar(bytes, start), !scalar.isKey else { return nil }
    add(scalar, &arena)
    return scalar.stop
  }

  /// Finds the collection that a line belongs to and closes those inside it. Returns whether a new one begins, `nil` to
  /// give up.
  private mutating func settle(column: Int, isDash: Bool, _ arena: inout YAMLArena) -> Bool? {
    guard let top = frames.last else { return true }
    if pending >= 0 {
      if column > top.column || column == top.column && isDash && top.kind == .mapping {
        pending = -1
        return true
      }
      fillPending(&arena)
    }
    while let top = frames.last,
      top.column > column || top.column == column && !isDash && top.kind == .indentless
    {
      frames.removeLast()
      arena.close(end: nil)
    }
    guard let top = frames.last, top.column == column, (top.kind == .mapping) != isDash else { return nil }
    return false
  }

  /// Opens a block collection that begins in the line at hand.
  private mutating func open(_ kind: YAMLKind, at start: Int, _ arena: inout YAMLArena) {
    let column = start - lineStart
    arena.open(kind, .block, [], start: UInt32(truncatingIfNeeded: start), line: line)
    let frame: FrameKind
    if kind == .mapping {
      frame = .mapping
    } else if let top = frames.last, top.column == column {
      frame = .indentless
    } else {
      frame = .sequence
    }
    frames.append(Frame(column: column, kind: frame))
  }

  /// Notes that a node is due and may be absent.
  private mutating func awaitNode(_ offset: Int) {
    pending = offset
    pendingLine = line
  }

  /// Adds the absent node that is due.
  private mutating func fillPending(_ arena: inout YAMLArena) {
    guard pending >= 0 else { return }
    let offset = UInt32(truncatingIfNeeded: pending)
    arena.addScalar(.plain, [], start: offset, end: offset, link: 0, line: pendingLine)
    pending = -1
  }

  /// Adds a scalar that is no key.
  @inline(__always)
  func add(_ scalar: Scalar, _ arena: inout YAMLArena) {
    let span = scalar.span
    arena.addScalar(scalar.style, [], start: span.start, end: span.end, link: 0, line: line)
  }

  /// Takes a scalar as a key. Returns false for one that libyaml should see.
  @inline(__always)
  func take(_ scalar: Scalar, _ bytes: Span<UInt8>, _ arena: inout YAMLArena) -> Bool {
    let range = scalar.text
    guard range.count <= Self.keyBytes, !range.isEmpty else { return false }
    let text = bytes.extracting(range)
    let isPlain = scalar.style == .plain
    if isPlain, text.count == 2, text[0] == UInt8(ascii: "<"), text[1] == UInt8(ascii: "<") { return false }
    arena.takeKey(text, head: YAMLInterner.head(text), isPlain: isPlain, span: scalar.span)
    return true
  }

  /// Reads blanks, a comment and the break. Returns where the next line begins, `nil` when something else is there.
  private func endLine(_ bytes: Span<UInt8>, _ start: Int) -> Int? {
    var i = Self.skipSpaces(bytes, start)
    guard i < bytes.count else { return i }
    if bytes[i] == UInt8(ascii: "#") {
      // libyaml takes `#` behind a quote or a bracket for a comment too.
      guard i == lineStart || bytes[i - 1] == UInt8(ascii: " ") else { return nil }
      while i < bytes.count, bytes[i] != UInt8(ascii: "\n") {
        if bytes[i] == UInt8(ascii: "\r") { return nil }
        i += 1
      }
      return min(i + 1, bytes.count)
    }
    return bytes[i] == UInt8(ascii: "\n") ? i + 1 : nil
  }
}
