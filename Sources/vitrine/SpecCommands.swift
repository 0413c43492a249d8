import VitrineKit
import VitrineOutput
import VitrineSource

/// The commands that run specs through the compiler.
enum SpecCommands {
  /// `vitrine compile`.
  static func compile(_ arguments: Arguments) throws(Arguments.UsageError) -> ExitCode {
    let run = try SpecRun(arguments, command: "compile")
    let target = arguments.value("output")
    let isFolder = target != nil && (run.paths.count > 1 || run.hasFolder)
    let compact = arguments.has("compact")
    if isFolder, let target, target.hasSuffix(".json") {
      throw Arguments.UsageError(message: "'--output' is a folder for several specs, not a file like '\(target)'")
    }
    if isFolder { try run.checkNames(run.paths.map { [run.relative($0) + ".json"] }) }
    let results = run.perform { report, _ in Vitrine.json(report, compact: compact) }
    var code = run.startCode
    for (path, result) in zip(run.paths, results) {
      code = code.combined(with: run.tell(result, path: path, descriptor: 2))
      guard case .success(_, let document?) = result else { continue }
      if let target {
        let file = isFolder ? "\(target)/\(run.relative(path)).json" : target
        code = code.combined(with: Output.write(document, to: file))
      } else {
        code = code.combined(with: Terminal.print(document))
      }
    }
    return code
  }

  /// `vitrine lint`.
  static func lint(_ arguments: Arguments) throws(Arguments.UsageError) -> ExitCode {
    let run = try SpecRun(arguments, command: "lint")
    let format = arguments.value("format") ?? "text"
    let results = run.perform { _, _ in [UInt8]() }
    var code = run.startCode
    if format == "json" {
      for (path, result) in zip(run.paths, results) {
        code = code.combined(with: run.code(of: result, path: path))
      }
      let reports = results.compactMap { result -> SpecReport? in
        if case .success(let report, _) = result { return report }
        return nil
      }
      let document = DiagnosticsJSON.bytes(
        reports.map { (files: $0.files, diagnostics: run.shown($0.diagnostics)) })
      return code.combined(with: Terminal.print(document))
    }
    var counts = (errors: 0, warnings: 0, advice: 0)
    for (path, result) in zip(run.paths, results) {
      code = code.combined(with: run.tell(result, path: path, descriptor: 1, concise: format == "concise"))
      if case .success(let report, _) = result {
        counts.errors += report.omitted.errors
        counts.warnings += report.omitted.warnings
        counts.advice += arguments.has("advice") ? report.omitted.advice : 0
        for diagnostic in run.shown(report.diagnostics) where diagnostic.code != FindingList.overflow {
          switch diagnostic.severity {
          case .error: counts.errors += 1
          case .warning: counts.warnings += 1
          case .advice: counts.advice += 1
          }
        }
      }
    }
    if format == "text", !run.paths.isEmpty { Terminal.standardError(summary(counts, files: run.paths.count)) }
    return code
  }

  /// `vitrine render`.
  static func render(_ arguments: Arguments) throws(Arguments.UsageError) -> ExitCode {
    let run = try SpecRun(arguments, command: "render")
    let folder = arguments.value("output") ?? "."
    let wanted = arguments.all("presentation")
    let results = run.perform { report, path -> [(name: String, bytes: [UInt8])]? in
      guard let document = Vitrine.json(report) else { return nil }
      return SVGRenderer.pictures(
        of: document, presentations: wanted
      ).map { ("\(SpecPaths.stem(path)).\($0.name).svg", $0.bytes) }
    }
    try run.checkNames(
      results.map { result in
        guard case .success(_, let pictures?) = result else { return [] }
        return pictures.map(\.name)
      })
    var code = run.startCode
    var count = 0
    for (path, result) in zip(run.paths, results) {
      code = code.combined(with: run.tell(result, path: path, descriptor: 2))
      guard case .success(_, let pictures?) = result else { continue }
      for picture in pictures {
        code = code.combined(with: Output.write(picture.bytes, to: "\(folder)/\(picture.name)"))
        count += 1
      }
    }
    if count == 0, code == .clean, !wanted.isEmpty {
      let names = wanted.map { "'\($0)'" }.joined(separator: ", ")
      throw Arguments.UsageError(message: "no spec has a presentation or screen \(names) to draw")
    }
    Terminal.standardError("\(count) picture\(count == 1 ? "" : "s") drawn\n")
    return code
  }

  /// The closing line of a lint run.
  private static func summary(_ counts: (errors: Int, warnings: Int, advice: Int), files: Int) -> String {
    func plural(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
    let advice = counts.advice == 0 ? "" : ", \(counts.advice) advice"
    return
      "\(plural(files, "spec")): \(plural(counts.errors, "error")), \(plural(counts.warnings, "warning"))\(advice)\n"
  }
}

/// Writing result files.
enum Output {
  /// Writes a file, its folders included; a failure is told and gives the code for it.
  static func write(_ bytes: [UInt8], to path: String) -> ExitCode {
    do throws(WorkspaceError) {
      if let slash = path.lastIndex(of: "/") { try System.createFolder(String(path[..<slash])) }
      try System.write(bytes, to: path)
      return .clean
    } catch {
      Terminal.complain(
        "cannot write '\(path)': \(error.path == path ? "" : error.path + ": ")\(error.reason)")
      return .couldNotRun
    }
  }
}
