import Foundation
import VitrineKit
import VitrineSource

/// The project's own specs and their golden files.
enum SpecFolder {
  /// The project's root.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Whether golden files are rewritten: `VITRINE_RECORD=1`. The run fails all the same, so that nobody records by accident.
  static let isRecording = ProcessInfo.processInfo.environment["VITRINE_RECORD"] == "1"

  /// Returns the specs of a folder below `Specs`, sorted by name, paths relative to the root.
  static func specs(in folder: String) throws -> [String] {
    let url = root.appendingPathComponent("Specs/\(folder)")
    return try FileManager.default.contentsOfDirectory(atPath: url.path)
      .filter { $0.hasSuffix(".yaml") }.sorted().map { "Specs/\(folder)/\($0)" }
  }

  /// Checks a spec as the program does from the project's root.
  static func check(_ path: String, options: VitrineOptions = VitrineOptions()) throws -> SpecReport {
    let workspace = RootWorkspace()
    return Vitrine.check(try workspace.read(path), workspace: workspace, options: options)
  }

  /// Compares bytes with a golden file, or rewrites it; returns what is wrong, or nil.
  static func compare(_ bytes: [UInt8], golden: String) throws -> String? {
    let url = root.appendingPathComponent(golden)
    if isRecording {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: url)
      return "recorded \(golden); read the diff, then run again without VITRINE_RECORD"
    }
    guard let expected = try? Data(contentsOf: url) else {
      return "\(golden) is missing; record it with VITRINE_RECORD=1"
    }
    guard expected != Data(bytes) else { return nil }
    let old = String(decoding: expected, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let new = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(old.count, new.count)
    let was = line < old.count ? String(old[line]) : "(end)"
    let now = line < new.count ? String(new[line]) : "(end)"
    return "\(golden) differs from line \(line + 1):\n  expected \(was)\n  actual   \(now)"
  }
}

/// Files below the project's root, under the paths that the program would show.
struct RootWorkspace: Workspace {
  /// Reads a file.
  func read(_ path: String) throws(WorkspaceError) -> SourceFile {
    let url = SpecFolder.root.appendingPathComponent(path)
    guard let data = try? Data(contentsOf: url) else {
      throw WorkspaceError(path: path, reason: "no such file or directory", isMissing: true)
    }
    return SourceFile(path: path, bytes: Array(data))
  }
}
