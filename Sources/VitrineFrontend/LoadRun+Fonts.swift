import VitrineModel
import VitrinePlatform
public import VitrineSource

extension LoadRun {
  /// Reads the files under `fonts`, each from where the file that names it lies.
  mutating func readFonts(_ fonts: [NamedValue], from workspace: some Workspace) -> [String: FontFile] {
    var read: [String: FontFile] = [:]
    if fonts.isEmpty { return read }
    let root = workspace.importRoot(of: files[.main].path)
    for (number, font) in fonts.enumerated() {
      guard case .text(let written) = font.value.value else { continue }
      let place = font.value.place
      guard number < SpecFonts.limit else {
        unreadableFont(written, "more than \(SpecFonts.limit) fonts in one spec", at: place)
        break
      }
      guard written.utf8.count <= SpecLimits.pathBytes else {
        unreadableFont(written, "a path has at most \(SpecLimits.pathBytes) bytes", at: place)
        continue
      }
      let path = ImportPath.resolved(written, from: files[place.file].path)
      if let root, !root.holds(workspace.location(of: path)) {
        unreadableFont(written, "it lies outside of the project's folder '\(root.folder)'", at: place, help: root.help)
        continue
      }
      let file: SourceFile
      do throws(WorkspaceError) {
        file = try workspace.read(path)
      } catch {
        unreadableFont(written, error.reason, at: place)
        continue
      }
      do throws(FontFileProblem) {
        read[font.name.value] = try FontFile(file.bytes)
      } catch {
        unreadableFont(written, error.reason, at: place)
      }
    }
    return read
  }

  /// Reports a font without widths.
  private func unreadableFont(_ path: String, _ reason: String, at place: SourcePlace, help: [String] = []) {
    sink.report {
      Diagnostic(
        SpecFonts.code, .warning, "'\(path)' cannot be read as a font: \(reason)", at: place,
        why: "texts in this font are measured with the widths of the system font", help: help)
    }
  }
}

/// What a spec may say about fonts. No compilation depends on a file: without it, texts in the font are estimated.
public enum SpecFonts {
  /// The code of a font file that cannot be read.
  public static let code: DiagnosticCode = "spec-font-file"
  /// The most fonts that are read (project decision).
  static let limit = 64
}
