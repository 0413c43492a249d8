public import VitrineSource

/// How a file is read.
public enum YAMLParseOptions: Sendable {
  /// One document; a second one is an error and not read.
  case spec
  /// All documents; a second one is reported all the same.
  case allDocuments
}

/// Who turns the bytes of a file into nodes.
enum YAMLBuilder: Sendable {
  /// The own scanner, and libyaml for what that leaves.
  case automatic
  /// libyaml alone.
  case libYAML
}

/// What became of a file.
public struct YAMLParseResult: Sendable {
  /// The nodes up to the end or the first syntax error; empty when the bytes are no text.
  public let tree: YAMLTree
  /// What is wrong, in the order of the file.
  public let diagnostics: [Diagnostic]
  /// Whether the whole file was read. A tree that is not complete may lack what follows an error.
  public let isComplete: Bool
  /// Findings that were counted and not kept (``YAMLLimits/findings``).
  public let omittedFindings: Int
  /// Whether the own scanner built the tree.
  let isScanned: Bool
}

/// Reads YAML files.
public enum YAMLParser {
  /// Builds the tree of a file and reports what is wrong at the level of YAML. Linear in the bytes.
  ///
  /// - Parameters:
  ///   - file: The bytes; nothing is assumed about them.
  ///   - id: The file's number, for the places of findings.
  ///   - keys: The keys with fixed ids.
  ///   - workspace: Memory that is used again.
  ///   - options: One document or all.
  public static func parse(
    _ file: SourceFile, id: FileID, keys: YAMLKeyTable, workspace: YAMLWorkspace, options: YAMLParseOptions = .spec
  ) -> YAMLParseResult {
    parse(file, id: id, keys: keys, workspace: workspace, options: options, builder: .automatic)
  }

  /// Builds the tree with a builder of one's choice: tests compare them.
  static func parse(
    _ file: SourceFile, id: FileID, keys: YAMLKeyTable, workspace: YAMLWorkspace, options: YAMLParseOptions = .spec,
    builder: YAMLBuilder
  ) -> YAMLParseResult {
    var arena = workspace.takeArena()
    arena.reset(known: keys)
    defer { workspace.arena = arena }
    var words = YAMLWording(bytes: file.bytes, file: id)

    let check = YAMLByteCheck(file.bytes)
    words.add(check)
    guard check.isText else { return result(&words, arena, check, isComplete: false) }
    let bytes = check.replacedBytes ?? file.bytes
    var isScanned = false
    if builder == .automatic, YAMLScanner.accepts(bytes, check) {
      isScanned = YAMLScanner.build(bytes, into: &arena)
      if !isScanned { arena.reset(known: keys) }
    }
    let failure =
      isScanned
      ? nil : LibYAMLParser.build(withLastLineEnded(bytes), isASCII: check.isASCII, options: options, into: &arena)
    if !isScanned { clipSpans(&arena, to: UInt32(truncatingIfNeeded: bytes.count)) }
    let isComplete = failure == nil && !arena.isStopped
    var context = failure.map { YAMLSyntaxContext($0, arena, check) }
    arena.closeAll()
    words.add(arena)
    if isComplete, !isScanned {
      words.add(
        YAMLStrictness.findings(bytes: bytes, nodes: arena.nodes, keySpans: arena.keySpans)
          + lostBlankLine(bytes, arena), arena)
    }
    if let lookalike = words.checkNodes(&arena, check), let offset = context?.failure.offset, lookalike < offset {
      // What follows a line that hangs in the wrong place is likely wrong for the same reason.
      context = nil
    }
    if let context {
      let blank = YAMLStrictness.deepBlankLine(bytes: bytes, nodes: arena.nodes, keySpans: arena.keySpans)
      words.report(blank.map(words.passedOver) ?? words.syntax(context))
    }
    return result(&words, arena, check, isComplete: isComplete, isScanned: isScanned)
  }

  /// The spaces of a last line that holds nothing else and has no line end: libyaml reads such a line wrongly behind a
  /// block text (suite JEF9/02, L24T/01).
  private static func lastBlankLine(_ bytes: [UInt8]) -> SourceSpan? {
    var start = bytes.count
    while start > 0, bytes[start - 1] == 0x20 { start -= 1 }
    guard start < bytes.count, start > 0, bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D else { return nil }
    return SourceSpan(UInt32(start), UInt32(bytes.count))
  }

  /// Returns the bytes with a line end behind such a line, so that its text is read as YAML says.
  private static func withLastLineEnded(_ bytes: [UInt8]) -> [UInt8] {
    lastBlankLine(bytes) == nil ? bytes : bytes + [0x0A]
  }

  /// Cuts the last node where the file ends.
  private static func clipSpans(_ arena: inout YAMLArena, to count: UInt32) {
    for index in arena.nodes.indices.reversed() {
      let node = arena.nodes[index]
      guard node.start + node.length > count else { break }
      arena.nodes[index].start = min(node.start, count)
      arena.nodes[index].length = count - min(node.start, count)
    }
    arena.lastEnd = min(arena.lastEnd, count)
  }

  /// The finding about such a line, if the text above it is one that libyaml would read wrongly.
  private static func lostBlankLine(_ bytes: [UInt8], _ arena: borrowing YAMLArena) -> [YAMLFinding] {
    guard let span = lastBlankLine(bytes), let last = arena.nodes.last else { return [] }
    guard last.style == .literal || last.style == .folded else { return [] }
    return [YAMLFinding(kind: .lostBlankLine, span: span, other: SourceSpan(last.start, last.start + 1))]
  }

  /// Puts the result together.
  private static func result(
    _ words: inout YAMLWording, _ arena: borrowing YAMLArena, _ check: YAMLByteCheck, isComplete: Bool,
    isScanned: Bool = false
  ) -> YAMLParseResult {
    let source = words.bytes
    let storage = YAMLTree.Storage(
      source: source, readEnd: isComplete ? UInt32(truncatingIfNeeded: source.count) : arena.lastEnd,
      nodes: arena.nodes, keySpans: arena.keySpans, roots: arena.roots, sideTexts: arena.sideTexts,
      sideBytes: arena.sideBytes, properties: arena.properties, merges: arena.merges,
      mergedValues: arena.mergedValues, keys: arena.known, ownKeys: arena.ownKeys)
    let tree = YAMLTree(storage: storage, file: words.file)
    words.checkRoot(tree, isComplete: isComplete)
    return YAMLParseResult(
      tree: tree, diagnostics: words.sorted(), isComplete: isComplete,
      omittedFindings: arena.omittedFindings + check.omitted, isScanned: isScanned)
  }
}

/// The yardstick for benchmarks.
public enum YAMLRawLoop {
  /// Lets libyaml parse all events, deletes each and returns their number; stops at the first error.
  public static func countEvents(_ bytes: [UInt8]) -> Int { LibYAMLParser.countEvents(bytes) }
}
