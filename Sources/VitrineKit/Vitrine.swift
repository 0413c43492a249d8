public import VitrineCompilation
import VitrineFrontend
import VitrineModel
import VitrineOutput
public import VitrinePlatform
import VitrineRules
public import VitrineSource

/// Everything known about one spec after a run.
public struct SpecReport: Sendable {
  /// The spec and its imports.
  public var files: SourceFileSet
  /// The findings, in the order of printing.
  public var diagnostics: [Diagnostic]
  /// Findings that were counted and not kept; one of code ``FindingList/overflow`` then stands last.
  public var omitted = FindingCounts()
  /// What the spec compiles to; nil when it could not be loaded.
  public var compilation: Compilation?
  /// The ids of every environment that the spec names, before any was left out by the options.
  public var environmentIDs: [String]

  /// Whether any finding is an error.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Whether any finding is a warning.
  public var hasWarnings: Bool { diagnostics.contains { $0.severity == .warning } }
}

/// What a run should do.
public struct VitrineOptions: Sendable {
  /// Ids of the environments to compile for; empty for all that the spec names.
  public var environments: [String]

  /// Whether only the findings are wanted; the report then has no compilation, since what no rule asks for is left out.
  public var findingsAlone: Bool
  /// The appearance of every environment; nil for what each says itself. Colours are then resolved for it.
  public var appearance: Appearance?

  /// Whether a spec may cost more than ``WorkEstimate`` allows.
  public var allowsLargeSpecs: Bool

  /// Whether an environment is among those to compile for.
  func names(_ id: String) -> Bool { environments.contains { Self.names($0, id) } }

  /// Whether a name stands for an environment: its id, or the first parts of it, so that a device's id stands for all of its.
  public static func names(_ name: String, _ id: String) -> Bool { id == name || id.hasPrefix(name + ".") }

  /// Compiles for every environment of the spec.
  public init(
    environments: [String] = [], findingsAlone: Bool = false, appearance: Appearance? = nil,
    allowsLargeSpecs: Bool = false
  ) {
    self.allowsLargeSpecs = allowsLargeSpecs
    self.environments = environments
    self.findingsAlone = findingsAlone
    self.appearance = appearance
  }
}

/// What a run needs besides the spec, kept from run to run. One for each thread: it is not safe to share.
public final class VitrineMemory {
  /// What loading keeps.
  let loader = LoaderMemory()

  /// Creates an empty one.
  public init() {}
}

/// The compiler as a library: bytes in, values between, bytes out.
public enum Vitrine {
  /// Loads a spec, runs the rules over it, compiles it, and runs the rules over the result.
  ///
  /// A spec that cannot be loaded without an error is not compiled, so that one cause gives one message.
  ///
  /// - Parameter memory: What an earlier run of this thread left behind; it changes the time, never the result.
  public static func check(
    _ file: SourceFile, workspace: some Workspace, options: VitrineOptions = VitrineOptions(),
    memory: VitrineMemory = VitrineMemory()
  ) -> SpecReport {
    var loaded = SpecLoader.load(file, workspace: workspace, memory: memory.loader)
    var diagnostics = loaded.diagnostics
    var omitted = loaded.omitted
    var isLoaded = !loaded.hasErrors
    let environmentIDs = loaded.spec.environments.map(\.id)
    if !options.environments.isEmpty {
      loaded.spec.environments.removeAll { !options.names($0.id) }
    }
    if let appearance = options.appearance {
      for index in loaded.spec.environments.indices { loaded.spec.environments[index].traits.appearance = appearance }
    }
    var isAffordable = true
    if !options.allowsLargeSpecs {
      let bytes = loaded.files.files.reduce(0) { $0 + $1.bytes.count }
      let work = WorkEstimate(loaded.spec, bytes: bytes, findingsAlone: options.findingsAlone)
      if let excess = work.excess {
        isAffordable = false
        isLoaded = false
        diagnostics.append(Diagnostic(tooMuch: excess))
      }
    }
    if isAffordable {
      diagnostics += Linter.lint(spec: loaded.spec, files: loaded.files, omitted: &omitted).filter {
        !loaded.rests(onUnread: $0)
      }
    }
    var compilation: Compilation?
    if isLoaded, options.findingsAlone {
      diagnostics += Linter.lint(scenesOf: loaded.spec, files: loaded.files, omitted: &omitted)
    } else if isLoaded {
      let compiled = SpecCompiler.compile(loaded.spec)
      diagnostics += compiled.diagnostics
      diagnostics += Linter.lint(compilation: compiled, files: loaded.files, omitted: &omitted)
      compilation = compiled
    }
    for index in diagnostics.indices { diagnostics[index] = diagnostics[index].withWholeCharacters(in: loaded.files) }
    diagnostics.sort { $0.isOrderedBefore($1) }
    var list = FindingList()
    list.add(diagnostics)
    list.addOmitted(omitted)
    list.close()
    return SpecReport(
      files: loaded.files, diagnostics: list.kept, omitted: list.omitted, compilation: compilation,
      environmentIDs: environmentIDs)
  }

  /// Returns the JSON document of a spec; nil when it has an error.
  public static func json(_ report: SpecReport, compact: Bool = false) -> [UInt8]? {
    guard let compilation = report.compilation, !report.hasErrors else { return nil }
    return CompilationJSON(compilation, files: report.files, diagnostics: report.diagnostics).bytes(compact: compact)
  }
}
