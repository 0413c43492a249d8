import Foundation
import VitrineKit
import VitrineSource

/// The project's own specs, and the settings of a run.
enum Corpus {
  /// The project's root.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The gallery and the examples, in the order of their paths.
  static let specs: [SourceFile] = ["Specs/gallery", "Specs/examples"].flatMap(files)

  /// The specs and what they import.
  static let workspace = MemoryWorkspace(
    Dictionary(
      uniqueKeysWithValues: (specs + files(in: "Specs/examples/library")).map {
        ($0.path, String(decoding: $0.bytes, as: UTF8.self))
      }))

  /// A number from the environment.
  static func setting(_ name: String, _ standard: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? standard
  }

  /// Checks a spec as the program does.
  static func check(_ path: String, _ bytes: [UInt8]) -> SpecReport {
    Vitrine.check(SourceFile(path: path, bytes: bytes), workspace: workspace)
  }

  /// Reads the specs of a folder; those that cannot be read are missed by the tests' own counts.
  private static func files(in folder: String) -> [SourceFile] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)) ?? []
    return names.filter { $0.hasSuffix(".yaml") }.sorted().map { name in
      let data = (try? Data(contentsOf: root.appending(path: "\(folder)/\(name)"))) ?? Data()
      return SourceFile(path: "\(folder)/\(name)", bytes: Array(data))
    }
  }
}
