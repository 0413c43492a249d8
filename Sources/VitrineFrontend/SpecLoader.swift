import VitrineModel
import VitrinePlatform
import VitrineSchema
public import VitrineSource
import VitrineYAML

/// Reads a spec: bytes to YAML, YAML to values, names across files, environments.
public enum SpecLoader {
  /// Loads a spec and all that it imports. Never fails: what could not be read is reported and left out.
  ///
  /// - Parameters:
  ///   - main: The spec's file.
  ///   - workspace: Where imports are read; paths are relative to the file that imports.
  ///   - memory: What an earlier load left behind.
  public static func load(
    _ main: SourceFile, workspace: some Workspace, memory: LoaderMemory = LoaderMemory()
  ) -> LoadedSpec {
    var run = LoadRun(main, memory)
    run.readFiles(main, from: workspace)
    var spec = run.makeSpec()
    if !spec.fonts.isEmpty { spec.fontFiles = run.readFonts(spec.fonts, from: workspace) }
    return LoadedSpec(
      spec: spec, files: run.files, diagnostics: run.finishedDiagnostics(), unread: run.unread,
      omitted: run.sink.omitted)
  }
}

/// One load: the files so far, and what they say.
struct LoadRun {
  /// The files.
  var files: SourceFileSet
  /// What each file says, by its number.
  var decoded: [DecodedFile] = []
  /// For each imported file the place that imports it; the spec itself, the first file, has none.
  var importedAt: [SourcePlace] = []
  /// The findings.
  let sink = ProblemSink()
  /// The names to look up.
  var references: [NameReference] = []
  /// Keys that are UIKit's and not modelled.
  var unmodelled: [Authored<String>] = []
  /// Whether `extends` stands in a mapping that is no named entry.
  var hasInlineExtends = false
  /// Whether every file was read to its end; otherwise what seems to be missing may stand behind an error.
  var isComplete = true
  /// What was not read, for each file where that happened.
  var unread: [UnreadParts] = []
  /// What was reported as a whole and not decoded, for each file where that happened; names in it may be meant.
  var displaced: [UnreadParts] = []
  /// The names of entries whose value was not read; they are defined all the same.
  var unreadNames: [String] = []
  /// What is kept from load to load.
  let memory: LoaderMemory
  /// The shapes of the language.
  var language: Language { memory.language }

  /// Starts with the spec itself.
  init(_ main: SourceFile, _ memory: LoaderMemory) {
    files = SourceFileSet(main: main)
    self.memory = memory
  }

  /// Decodes one file that is in the set.
  mutating func decode(_ file: SourceFile, _ id: FileID, importedAt place: SourcePlace?) {
    var (decoder, missing, findings) = parse(file, id)
    decoder.isComplete = missing.isEmpty
    isComplete = isComplete && missing.isEmpty
    var result = DecodedFile()
    if let root = decoder.tree.root { result = decoder.decodeFile(root) }
    if !decoder.slippedNames.isEmpty { findings.removeAll(where: decoder.isTwiceBySlip) }
    sink.add(findings)
    if missing.isEmpty {
      sink.add(decoder.sink.diagnostics, omitted: decoder.sink.omitted)
    } else {
      let parts = UnreadParts(missing, of: id, in: file.bytes)
      sink.add(decoder.sink.diagnostics.filter { !parts.explain($0) }, omitted: decoder.sink.omitted)
      unread.append(parts)
    }
    if !decoder.slipped.isEmpty { unread.append(UnreadParts(decoder.slipped, of: id, in: file.bytes)) }
    if !decoder.displaced.isEmpty { displaced.append(UnreadParts(decoder.displaced, of: id, in: file.bytes)) }
    unreadNames += decoder.unreadNames
    if references.isEmpty { references = decoder.references } else { references += decoder.references }
    unmodelled += decoder.unmodelled
    hasInlineExtends = hasInlineExtends || decoder.hasInlineExtends
    result.screens += decoder.inlineScreens
    decoded.append(result)
    if let place { importedAt.append(place) }
  }

  /// Returns a file's tree in a decoder, which alone holds it and may let it go on the way, what is missing in it, and the
  /// findings.
  private func parse(
    _ file: SourceFile, _ id: FileID
  ) -> (SpecDecoder, missing: [SourceSpan], findings: [Diagnostic]) {
    let parsed = YAMLParser.parse(file, id: id, keys: SpecKeys.table, workspace: memory.yaml)
    var left = FindingCounts()
    left[parsed.diagnostics.contains { $0.severity == .error } ? .error : .warning] = parsed.omittedFindings
    sink.add([], omitted: left)
    let decoder = SpecDecoder(tree: parsed.tree, source: file.bytes, language: language)
    return (decoder, parsed.unread, parsed.diagnostics)
  }

  /// Whether a name stands in a part that was not read or not decoded, so that it may be defined there.
  func mayDefine(_ name: String) -> Bool {
    unread.contains { $0.mention(name) } || displaced.contains { $0.mention(name) }
  }

  /// Returns the findings in order, each once; those of imported files say where the import stands.
  func finishedDiagnostics() -> [Diagnostic] {
    var found = sink.diagnostics
    for index in found.indices {
      let file = Int(found[index].place.file.rawValue)
      guard file > 0, file <= importedAt.count else { continue }
      let place = importedAt[file - 1]
      if !found[index].labels.contains(where: { $0.place == place }) {
        found[index].labels.append(DiagnosticLabel(place, "imported here"))
      }
    }
    // An alias or an extended entry may show the same fault twice.
    found.sort { $0.isOrderedBefore($1) }
    var unique: [Diagnostic] = []
    unique.reserveCapacity(found.count)
    for diagnostic in found where unique.last != diagnostic { unique.append(diagnostic) }
    return unique
  }
}
