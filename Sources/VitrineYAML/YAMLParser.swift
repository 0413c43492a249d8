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
  /// What the tree lacks or what is not certain in it: entries with a syntax error, bytes that are no text, everything
  /// behind a limit. Whatever seems to be missing there was perhaps written.
  public let unread: [SourceSpan]
  /// Whether the whole file was read.
  public var isComplete: Bool { unread.isEmpty }
  /// Whether the file was refused for what it would cost: nothing should be made of its tree.
  public let isOverLimit: Bool
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
    defer { workspace.releaseLarge() }
    return parse(file, id: id, keys: keys, options: options, builder: builder, into: &workspace.arena)
  }

  /// Builds the tree of a file in buffers that an earlier file may have used.
  private static func parse(
    _ file: SourceFile, id: FileID, keys: YAMLKeyTable, options: YAMLParseOptions, builder: YAMLBuilder,
    into arena: inout YAMLArena
  ) -> YAMLParseResult {
    arena.reset(known: keys)
    var words = YAMLWording(bytes: file.bytes, file: id)

    let check = YAMLByteCheck(file.bytes)
    words.add(check)
    guard check.isText else {
      return result(&words, arena, check, unread: [SourceSpan(0, UInt32(truncatingIfNeeded: file.bytes.count))])
    }
    words.noteDamage(check.replaced)
    var bytes = check.replacedBytes ?? file.bytes
    var isScanned = false
    if builder == .automatic, YAMLScanner.accepts(bytes, check) {
      isScanned = YAMLScanner.build(bytes, into: &arena)
      if !isScanned { arena.reset(known: keys) }
    }
    var unread: [SourceSpan] = []
    if !isScanned {
      let recovery = readAll(bytes, check, options: options, into: &arena, &words)
      bytes = recovery.bytes
      unread = recovery.leftOut
    }
    if arena.isStopped { unread.append(SourceSpan(arena.lastEnd, UInt32(truncatingIfNeeded: bytes.count))) }
    words.add(arena)
    if unread.isEmpty, !isScanned {
      words.add(
        YAMLStrictness.findings(bytes: bytes, nodes: arena.nodes, keySpans: arena.keySpans)
          + lostBlankLine(bytes, arena), arena)
    }
    if options == .spec { words.checkAnchors(&arena) }
    unread += words.checkNodes(&arena, check) + check.replaced
    unread += arena.invalidate(unread)
    return result(&words, arena, check, unread: unread, isScanned: isScanned)
  }

  /// Lets libyaml read a file, and what is left of it after each syntax error. Each error is put into words; the arena holds
  /// what the last reading gave.
  private static func readAll(
    _ bytes: [UInt8], _ check: YAMLByteCheck, options: YAMLParseOptions, into arena: inout YAMLArena,
    _ words: inout YAMLWording
  ) -> YAMLRecovery {
    var recovery = YAMLRecovery(bytes)
    if let excess = YAMLDirectives.excess(in: bytes) {
      arena.note(.tooManyDirectives, excess)
      return recovery
    }
    for span in check.findings.map(\.span) where !span.isEmpty { recovery.leaveOut(lineIndentedWith: span) }
    let count = UInt32(truncatingIfNeeded: bytes.count)
    var searchBudget = YAMLIndentationSearch.mostBytes
    while true {
      let failure = LibYAMLParser.build(
        withLastLineEnded(recovery.bytes), isASCII: check.isASCII, options: options, into: &arena)
      guard var failure else {
        clipSpans(&arena, to: count)
        return recovery
      }
      // The line break that was put behind the last line is no part of the file.
      failure.offset = min(failure.offset, bytes.count)
      failure.contextOffset = min(failure.contextOffset, bytes.count)
      // Inside a block text a tab is text, or stands where the text's indentation should.
      if failure.context != "while scanning a block scalar", recovery.clearTabs(at: failure.offset) {
        arena.reset(known: arena.known)
        continue
      }
      let context = YAMLSyntaxContext(failure, arena, check)
      arena.closeAll()
      clipSpans(&arena, to: count)
      let change = YAMLIndentationSearch.change(
        for: context, in: recovery.bytes, isASCII: check.isASCII, file: words.file, budget: &searchBudget)
      let found = words.syntax(context, arena, change)
      let isOwn = found.diagnostic.code == "yaml-colon-in-text"
      let isNew = !words.diagnostics.contains { $0.place == found.diagnostic.place }
      // The lines after one that slipped do not fit either.
      let isTab = found.diagnostic.code == "yaml-tab-indent"
      let follows =
        found.end == nil && !isOwn && (isTab || failure.isAboutStructure)
        && recovery.continuesLast(failure.offset, atAnyDepth: isTab)
      if isNew, !follows { words.report(found.diagnostic) }
      // What hangs in brackets or quotes goes with the line that opens them.
      let start = min(
        Int(found.diagnostic.place.span.start), context.openBracket ?? .max, context.openQuote ?? .max)
      guard !failure.isInternal, isNew || follows, recovery.leaveOut(entryAt: start, to: found.end) else {
        recovery.giveUp(behind: arena.lastEnd)
        return recovery
      }
      arena.reset(known: arena.known)
    }
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

  /// Cuts the last node where the file ends, before the line end that was added.
  private static func clipSpans(_ arena: inout YAMLArena, to count: UInt32) {
    for index in arena.nodes.indices.reversed() {
      let node = arena.nodes[index]
      guard node.start + node.length > count else { break }
      if node.start > count { arena.nodes[index].line -= 1 }
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
    _ words: inout YAMLWording, _ arena: borrowing YAMLArena, _ check: YAMLByteCheck, unread: [SourceSpan],
    isScanned: Bool = false
  ) -> YAMLParseResult {
    let storage = YAMLTree.Storage(
      source: words.bytes, unread: unread, nodes: arena.nodes, keySpans: arena.keySpans, roots: arena.roots,
      sideTexts: arena.sideTexts, sideBytes: arena.sideBytes, properties: arena.properties, merges: arena.merges,
      mergedValues: arena.mergedValues, keys: arena.known, ownKeys: arena.ownKeys)
    let tree = YAMLTree(storage: storage, file: words.file)
    words.checkRoot(tree, isComplete: unread.isEmpty)
    return YAMLParseResult(
      tree: tree, diagnostics: words.sorted(), unread: unread, isOverLimit: arena.isStopped,
      omittedFindings: arena.omittedFindings + check.omitted, isScanned: isScanned)
  }
}

/// The yardstick for benchmarks.
public enum YAMLRawLoop {
  /// Lets libyaml parse all events, deletes each and returns their number; stops at the first error.
  public static func countEvents(_ bytes: [UInt8]) -> Int { LibYAMLParser.countEvents(bytes) }
}
