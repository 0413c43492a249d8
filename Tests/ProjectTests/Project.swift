import Foundation

/// The project's own files.
enum Project {
  /// The folder that holds `Package.swift`.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Every Swift file below `Sources` and `Tests`, and the manifest; sorted by path.
  static let swiftFiles: [SwiftFile] =
    (["Sources", "Tests"].flatMap { files(below: $0, ending: ".swift") }
    + ["Package.swift"]).sorted().map(SwiftFile.init)

  /// The Swift files below `Sources`.
  static var sources: [SwiftFile] { swiftFiles.filter { $0.path.hasPrefix("Sources/") } }

  /// Returns the text of a file; the empty text when it cannot be read.
  static func text(_ path: String) -> String {
    (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? ""
  }

  /// Whether a file or folder is there.
  static func has(_ path: String) -> Bool { FileManager.default.fileExists(atPath: root.appending(path: path).path) }

  /// Returns the names in a folder, sorted; those that begin with a dot are left out.
  static func names(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Returns the paths below a folder with an ending.
  static func files(below folder: String, ending: String) -> [String] {
    let found = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    var paths: [String] = []
    while let path = found?.nextObject() as? String {
      if path.hasSuffix(ending) { paths.append("\(folder)/\(path)") }
    }
    return paths.sorted()
  }
}

/// A Swift file with its code and its comments apart.
struct SwiftFile: CustomStringConvertible, Sendable {
  /// The path from the root.
  let path: String
  /// The lines as they are.
  let lines: [String]
  /// The lines without comments and without the text of string literals.
  let code: [String]
  /// The lines' comments.
  let comments: [String]

  /// Reads a file of the project.
  init(_ path: String) {
    let text = Project.text(path)
    let parts = SwiftText(text)
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    code = parts.code
    comments = parts.comments
  }

  /// The folder below `Sources` or `Tests`: the module; nil for other files.
  var module: String? {
    let parts = path.split(separator: "/")
    return parts.count > 2 ? String(parts[1]) : nil
  }

  /// The path.
  var description: String { path }

  /// Returns `path:line` of every line of code that has a match. Every match must hold one of `words`, which a look at
  /// the bytes finds far sooner than the pattern.
  func places(of pattern: some RegexComponent, among words: [String]) -> [String] {
    code.indices.filter { index in
      words.contains { code[index].contains($0) } && code[index].contains(pattern)
    }.map { "\(path):\($0 + 1): \(lines[$0])" }
  }
}
