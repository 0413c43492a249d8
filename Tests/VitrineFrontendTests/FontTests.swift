import Testing
import VitrineFrontend
import VitrineModel
import VitrinePlatform
import VitrineSource
import VitrineTestSupport

/// A workspace with files of any bytes.
private struct ByteWorkspace: Workspace {
  /// Path and bytes of each file.
  let files: [String: [UInt8]]
  /// The folder that files stay in.
  var root: ImportRoot?

  /// Returns the root.
  func importRoot(of spec: String) -> ImportRoot? { root }

  /// Returns the bytes under exactly this path.
  func read(_ path: String) throws(WorkspaceError) -> SourceFile {
    guard let bytes = files[path] else {
      throw WorkspaceError(path: path, reason: "no such file or directory", isMissing: true)
    }
    return SourceFile(path: path, bytes: bytes)
  }
}

/// Loads a spec that uses one font.
private func load(_ path: String, _ workspace: ByteWorkspace) -> LoadedSpec {
  let text = """
    vitrine: 1
    fonts: { Brand: "\(path)" }
    screens:
      panel: { view: [{ label: Hello, font: { name: Brand, size: 17 }, center: true }] }
    presentations: { show: { present: panel, style: pageSheet } }
    """
  return SpecLoader.load(SourceFile(path: "specs/app.yaml", text: text), workspace: workspace)
}

/// The messages about fonts.
private func messages(_ loaded: LoadedSpec) -> [String] {
  loaded.diagnostics.filter { $0.code == SpecFonts.code }.map(\.message)
}

@Test func `a font file is read from where the spec lies`() throws {
  let loaded = load("fonts/Brand.ttf", ByteWorkspace(files: ["specs/fonts/Brand.ttf": FontSketch().bytes]))
  #expect(messages(loaded).isEmpty)
  #expect(try #require(loaded.spec.fontFiles["Brand"]).advance(of: 0x62) == 0.75)
}

@Test func `a font file that is missing, damaged or elsewhere is a warning with its reason`() {
  let missing = load("Brand.ttf", ByteWorkspace(files: [:]))
  #expect(messages(missing) == ["'Brand.ttf' cannot be read as a font: no such file or directory"])
  #expect(!missing.diagnostics.contains { $0.code == SpecFonts.code && $0.severity == .error })
  #expect(missing.spec.fontFiles.isEmpty)
  let damaged = load("Brand.ttf", ByteWorkspace(files: ["specs/Brand.ttf": FontSketch(without: ["hmtx"]).bytes]))
  #expect(messages(damaged) == ["'Brand.ttf' cannot be read as a font: it has no table 'hmtx'"])
  let root = ImportRoot(folder: "specs", help: [])
  let outside = load(
    "../Brand.ttf", ByteWorkspace(files: ["Brand.ttf": FontSketch().bytes], root: root))
  #expect(messages(outside).count == 1 && outside.spec.fontFiles.isEmpty)
}

@Test func `only so many fonts are read`() {
  let fonts = (0..<70).map { "F\($0): a.ttf" }.joined(separator: ", ")
  let loaded = SpecLoader.load(
    SourceFile(path: "app.yaml", text: "vitrine: 1\nfonts: { \(fonts) }\n"),
    workspace: ByteWorkspace(files: ["a.ttf": FontSketch().bytes]))
  #expect(loaded.spec.fontFiles.count == 64)
  #expect(messages(loaded) == ["'a.ttf' cannot be read as a font: more than 64 fonts in one spec"])
}
