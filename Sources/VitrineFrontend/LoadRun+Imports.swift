import VitrineModel
import VitrineSource
import VitrineYAML

extension LoadRun {
  /// A file whose imports are being followed.
  private struct Open {
    /// Its number.
    var id: FileID
    /// The next of its imports.
    var next = 0
  }

  /// Reads the spec and its imports, depth first, each file once.
  mutating func readFiles(_ main: SourceFile, from workspace: some Workspace) {
    decode(main, .main, importedAt: nil)
    if decoded[0].imports.isEmpty { return }
    let root = workspace.importRoot(of: main.path)
    var locations = [main.path == "-" ? main.path : workspace.location(of: ImportPath.normalized(main.path))]
    var open = [Open(id: .main)]
    var followed = 0
    while let current = open.last {
      let file = Int(current.id.rawValue)
      guard current.next < decoded[file].imports.count else {
        open.removeLast()
        continue
      }
      open[open.count - 1].next += 1
      let wanted = decoded[file].imports[current.next]
      followed += 1
      guard followed <= SpecLimits.imports else {
        unreadable(wanted, "more than \(SpecLimits.imports) imports in one spec")
        return
      }
      guard wanted.value.utf8.count <= SpecLimits.pathBytes else {
        unreadable(wanted, "a path has at most \(SpecLimits.pathBytes) bytes")
        continue
      }
      let path = ImportPath.resolved(wanted.value, from: files[current.id].path)
      let location = workspace.location(of: path)
      if let known = locations.firstIndex(of: location) {
        // A file that is reached twice is loaded once; one that is still open is part of a circle.
        if let start = open.firstIndex(where: { Int($0.id.rawValue) == known }) {
          importCycle(open[start...].map(\.id), wanted)
        }
        continue
      }
      if let root, !root.holds(location) {
        outside(wanted, root)
        continue
      }
      guard files.files.count < SpecLimits.files else {
        unreadable(wanted, "more than \(SpecLimits.files) files in one spec")
        return
      }
      do throws(WorkspaceError) {
        let imported = try workspace.read(path)
        let id = files.add(imported)
        locations.append(location)
        decode(imported, id, importedAt: wanted.place)
        refuseEnvironments(id, at: wanted.place)
        open.append(Open(id: id))
      } catch {
        unreadable(wanted, error.reason)
      }
    }
  }

  /// Reports environments of an imported file and drops them.
  private mutating func refuseEnvironments(_ id: FileID, at place: SourcePlace) {
    let file = Int(id.rawValue)
    guard let key = decoded[file].environmentsKey else { return }
    sink.report {
      Diagnostic(
        .specUnknownKey, "a spec that is imported has no 'environments'", at: key,
        labels: [DiagnosticLabel(place, "imported here")],
        why: "the file that imports decides what to compile for (language 4.1)")
    }
  }

  /// Reports a file that cannot be read.
  private mutating func unreadable(_ path: Authored<String>, _ reason: String) {
    sink.report {
      Diagnostic(.specImportMissing, "'\(path.value)' cannot be imported: \(reason)", at: path.place)
    }
  }

  /// Reports a file that lies where imports may not reach.
  private mutating func outside(_ path: Authored<String>, _ root: ImportRoot) {
    sink.report {
      Diagnostic(
        .specImportMissing, "'\(path.value)' lies outside of the project's folder '\(root.folder)'", at: path.place,
        why: "a spec from elsewhere must not reach every file of the machine", help: root.help)
    }
  }

  /// Reports imports that lead back to where they began, with each import on the way.
  private mutating func importCycle(_ cycle: [FileID], _ path: Authored<String>) {
    sink.report {
      let names = cycle.map { files[$0].path }
      let shown = (names + [names.first ?? path.value]).map { "'\($0)'" }.joined(separator: " imports ")
      let labels = zip(cycle, names).dropFirst().map { file, name in
        DiagnosticLabel(importedAt[Int(file.rawValue) - 1], "imports '\(name)'")
      }
      return Diagnostic(
        .specReferenceCycle, "files import each other in a circle: \(shown)", at: path.place, labels: labels,
        help: ["move what both need into a file that imports neither"])
    }
  }
}

/// Paths of imports: `/` between parts, relative to the file that imports.
enum ImportPath {
  /// Returns the path of an import, relative to where the importing file's path is.
  static func resolved(_ path: String, from file: String) -> String {
    if path.hasPrefix("/") { return normalized(path) }
    guard let slash = file.lastIndex(of: "/") else { return normalized(path) }
    return normalized(file[...slash] + path)
  }

  /// Whether no part of a path is empty, `.` or `..`.
  private static func isNormal(_ path: some StringProtocol) -> Bool {
    var length = 0
    var dots = 0
    for byte in path.utf8 {
      if byte == UInt8(ascii: "/") {
        if length == dots, dots < 3 { return false }
        length = 0
        dots = 0
      } else {
        length += 1
        if byte == UInt8(ascii: ".") { dots += 1 }
      }
    }
    return length != dots || dots > 2
  }

  /// Returns a path without `.` and without `..` behind a name.
  static func normalized(_ path: some StringProtocol) -> String {
    if isNormal(path) { return String(path) }
    var parts: [Substring] = []
    let isAbsolute = path.hasPrefix("/")
    for part in Substring(path).split(separator: "/") {
      if part == "." { continue }
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part == "..", isAbsolute {
        continue
      } else {
        parts.append(part)
      }
    }
    var text = isAbsolute ? "/" : ""
    for (index, part) in parts.enumerated() {
      if index > 0 { text += "/" }
      text.append(contentsOf: part)
    }
    return text
  }
}
