import VitrineKit
import VitrineOutput
import VitrinePlatform
import VitrineSource

/// What came of one spec.
enum SpecResult<Product: Sendable>: Sendable {
  /// The file could be read.
  case success(SpecReport, Product?)
  /// It could not.
  case failure(WorkspaceError)
}

/// One run over the specs of a command line: the common part of `compile`, `lint` and `render`.
struct SpecRun {
  /// The specs, in order.
  let paths: [String]
  /// Whether an operand was a folder.
  let hasFolder: Bool
  /// The code before any spec ran: 3 when a path could not be read.
  let startCode: ExitCode
  /// Folders of the command line, longest first.
  private let folders: [String]
  /// Files at a time.
  private let lanes: Int
  /// What to compile for.
  private let options: VitrineOptions
  /// Where imports are read.
  private let workspace: DiskWorkspace
  /// Whether warnings count.
  private let isStrict: Bool
  /// Whether advice is shown.
  private let showsAdvice: Bool
  /// `--color`.
  private let color: String?

  /// Reads the options and finds the specs.
  init(_ arguments: Arguments, command: String) throws(Arguments.UsageError) {
    guard !arguments.operands.isEmpty else {
      throw Arguments.UsageError(message: "'vitrine \(command)' needs a spec, a folder, or '-' for standard input")
    }
    let expanded = SpecPaths.expand(arguments.operands)
    for error in expanded.errors { Terminal.complain("cannot read '\(error.path)': \(error.reason)") }
    paths = expanded.paths
    startCode = expanded.errors.isEmpty ? .clean : .couldNotRun
    folders = arguments.operands.filter { $0 != "-" && System.kind(of: $0) == .folder }
      .map(SpecPaths.normalized).sorted { $0.utf8.count > $1.utf8.count }
    hasFolder = !folders.isEmpty
    if let text = arguments.value("jobs") {
      guard let count = Int(text), (1...256).contains(count) else {
        throw Arguments.UsageError(message: "'--jobs' is a number from 1 to 256, not '\(text)'")
      }
      lanes = count
    } else {
      lanes = System.processorCount
    }
    options = VitrineOptions(
      environments: arguments.all("environment"), findingsAlone: command == "lint",
      appearance: arguments.value("appearance").flatMap(Appearance.init(rawValue:)),
      allowsLargeSpecs: arguments.has("allow-large"))
    workspace = DiskWorkspace(limit: try Self.importLimit(arguments))
    isStrict = arguments.has("strict")
    showsAdvice = arguments.has("advice")
    color = arguments.value("color")
  }

  /// Reads where imports may lie.
  private static func importLimit(_ arguments: Arguments) throws(Arguments.UsageError) -> DiskWorkspace.Limit {
    let isOpen = arguments.has("allow-outside-root")
    guard let folder = arguments.value("root") else { return isOpen ? .anywhere : .project }
    guard !isOpen else {
      throw Arguments.UsageError(message: "'--root' and '--allow-outside-root' exclude each other")
    }
    guard System.kind(of: folder) == .folder else {
      throw Arguments.UsageError(message: "'--root' names a folder, '\(folder)' is none")
    }
    return .folder(folder)
  }

  /// Runs every spec and makes a product of each, in the order of the paths whatever finishes first.
  func perform<Product: Sendable>(
    _ make: @Sendable (SpecReport, String) -> Product?
  ) -> [SpecResult<Product>] {
    let showsProgress = paths.count >= Self.progressThreshold && System.isTerminal(2)
    let paths = paths
    let options = options
    let workspace = workspace
    let results = System.perform(count: paths.count, lanes: lanes, state: { VitrineMemory() }) {
      memory, index -> SpecResult<Product> in
      let path = paths[index]
      if showsProgress, index % Self.progressStep == 0 {
        Terminal.standardError("\rvitrine: \(index) of \(paths.count) specs")
      }
      do throws(WorkspaceError) {
        let file = SourceFile(path: path, bytes: try System.read(path))
        let report = Vitrine.check(file, workspace: workspace, options: options, memory: memory)
        return .success(report, make(report, path))
      } catch {
        return .failure(error)
      }
    }
    if showsProgress { Terminal.standardError("\r\u{1B}[K") }
    return results
  }

  /// Prints what a spec earned and returns its code.
  func tell<Product>(
    _ result: SpecResult<Product>, path: String, descriptor: Int32, concise: Bool = false
  ) -> ExitCode {
    guard case .success(let report, _) = result else { return code(of: result, path: path) }
    let shown = shown(report.diagnostics)
    guard !shown.isEmpty else { return code(of: result, path: path) }
    let printer = TextReport(
      files: report.files, colored: Terminal.isColored(color, descriptor: descriptor))
    let text = Self.text(
      shown, more: report.omitted.total - (showsAdvice ? 0 : report.omitted.advice), path: path, printer,
      concise: concise)
    var written = ExitCode.clean
    if descriptor == 1 { written = Terminal.print(text) } else { Terminal.standardError(text) }
    return written.combined(with: code(of: result, path: path))
  }

  /// Returns the text of findings as far as they are printed, and how many more there are.
  ///
  /// - Parameter omitted: How many there are beyond those that were kept.
  static func text(
    _ findings: [Diagnostic], more omitted: Int, path: String, _ printer: TextReport, concise: Bool = false
  ) -> String {
    // In a text one line says how many more there are.
    let own = findings.filter { $0.code != FindingList.overflow }
    var text = ""
    for diagnostic in mostSevere(own) {
      text += concise ? printer.concise(diagnostic) : printer.text(diagnostic)
    }
    let more = max(0, own.count - printLimit) + omitted
    if more > 0 { text += "… and \(more) more in \(ShownText.line(path))\n" }
    return text
  }

  /// Returns the findings that are printed of many, in their order: no error is left out for a warning.
  private static func mostSevere(_ findings: [Diagnostic]) -> [Diagnostic] {
    guard findings.count > printLimit else { return findings }
    var isPrinted = Array(repeating: false, count: findings.count)
    var room = printLimit
    for severity in Severity.allCases.sorted(by: >) {
      for index in findings.indices where room > 0 && findings[index].severity == severity {
        isPrinted[index] = true
        room -= 1
      }
    }
    return findings.indices.filter { isPrinted[$0] }.map { findings[$0] }
  }

  /// Returns the code of a spec; a file that could not be read is told here.
  func code<Product>(of result: SpecResult<Product>, path: String) -> ExitCode {
    switch result {
    case .failure(let error):
      Terminal.complain("cannot read '\(path)': \(error.reason)")
      return .couldNotRun
    case .success(let report, _):
      if let unknown = unknownEnvironment(in: report) {
        Terminal.complain("\(path): no environment '\(unknown.name)'\(unknown.hint)")
        return .usage
      }
      return report.hasErrors || (isStrict && report.hasWarnings) ? .findings : .clean
    }
  }

  /// Returns the findings that are shown.
  func shown(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    showsAdvice ? diagnostics : diagnostics.filter { $0.severity != .advice }
  }

  /// Returns a path below the folder of the command line that holds it, without its ending.
  func relative(_ path: String) -> String {
    var text = path
    for folder in folders where folder != "." && path.hasPrefix(folder + "/") {
      text = String(path.dropFirst(folder.count + 1))
      break
    }
    // Results stay inside the output folder: no leading slash, no way up.
    let folders = text.split(separator: "/").dropLast().filter { $0 != ".." && $0 != "." }
    return (folders.map(String.init) + [SpecPaths.stem(text)]).joined(separator: "/")
  }

  /// Checks that no two results have one name. `names` holds, for each spec in order, the names that it writes.
  func checkNames(_ names: [[String]]) throws(Arguments.UsageError) {
    var owners: [String: String] = [:]
    for (path, written) in zip(paths, names) {
      for name in written {
        if let other = owners.updateValue(path, forKey: name), other != path {
          throw Arguments.UsageError(
            message: "'\(other)' and '\(path)' would both write '\(name)'; run them into different folders")
        }
      }
    }
  }

  /// Returns the first id of `--environment` that a spec does not have, with the near ones.
  private func unknownEnvironment(in report: SpecReport) -> (name: String, hint: String)? {
    guard !options.environments.isEmpty, !report.environmentIDs.isEmpty else { return nil }
    for name in options.environments where !report.environmentIDs.contains(where: { VitrineOptions.names(name, $0) }) {
      let near = NearNames.near(to: name, in: report.environmentIDs, limit: 3)
      let list = near.isEmpty ? report.environmentIDs : near
      return (name, "; it has " + list.map { "'\($0)'" }.joined(separator: ", "))
    }
    return nil
  }

  /// Findings printed per spec; the rest are counted (facts/yaml.md section 3).
  private static let printLimit = 300
  /// Specs from which progress is shown.
  private static let progressThreshold = 200
  /// Specs between two progress messages.
  private static let progressStep = 50
}
