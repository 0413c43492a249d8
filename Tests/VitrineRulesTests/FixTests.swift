import Foundation
import Testing
import VitrineRules
import VitrineSource

/// Fixes keep the text well formed in every style of YAML.
struct FixTests {
  /// A spec whose presentation is written in a certain style.
  private func spec(_ presentation: String, target: String = "15.0") -> String {
    """
    vitrine: 1
    target: \(target)
    screens:
      home:
        container: navigation
        navigationItem: { rightBarButtonItems: { id: more, title: More } }
        view: [{ button: Go, id: go }]
      panel: { preferredContentSize: fit, view: [{ label: Hello, id: hello }] }
    presentations:
    \(presentation)
    """
  }

  /// Applies the first fix with edits of a rule.
  private func fixed(_ text: String, _ code: DiagnosticCode) throws -> String {
    let checked = Checked(text)
    let finding = try #require(checked.of(code).first, "\(checked.listing)")
    return apply(try #require(finding.fixes.first { !$0.edits.isEmpty }), to: text)
  }

  /// Expects what a fix makes of a presentation.
  private func expect(
    _ code: DiagnosticCode, _ before: String, _ after: String, target: String = "15.0",
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let text = spec(before, target: target)
    #expect(try fixed(text, code) == spec(after, target: target), sourceLocation: location)
  }

  @Test func `a key in block style goes with its line`() throws {
    try expect(
      "popover-two-anchors",
      "  p:\n    from: home\n    present: panel\n    style: popover\n    barButtonItem: more\n    sourceView: go # old\n    animated: true",
      "  p:\n    from: home\n    present: panel\n    style: popover\n    barButtonItem: more\n    animated: true")
  }

  @Test func `the last key of a file goes with its line`() throws {
    try expect(
      "popover-two-anchors",
      "  p:\n    from: home\n    present: panel\n    style: popover\n    barButtonItem: more\n    sourceView: go",
      "  p:\n    from: home\n    present: panel\n    style: popover\n    barButtonItem: more\n")
  }

  @Test func `a key in flow style goes with its comma`() throws {
    try expect(
      "popover-two-anchors",
      "  p: { from: home, present: panel, style: popover, sourceView: go, barButtonItem: more }",
      "  p: { from: home, present: panel, style: popover, barButtonItem: more }")
    try expect(
      "popover-two-anchors",
      "  p: { from: home, present: panel, style: popover, barButtonItem: more, sourceView: go }",
      "  p: { from: home, present: panel, style: popover, barButtonItem: more }")
  }

  @Test func `neighbouring keys go together`() throws {
    try expect(
      "popover-two-anchors",
      "  p: { from: home, present: panel, style: popover, barButtonItem: more, sourceRect: bounds, sourceView: go }",
      "  p: { from: home, present: panel, style: popover, barButtonItem: more }")
    try expect(
      "popover-two-anchors",
      "  p: { from: home, present: panel, style: popover, sourceView: go, sourceRect: bounds, barButtonItem: more }",
      "  p: { from: home, present: panel, style: popover, barButtonItem: more }")
  }

  @Test func `flow style over several lines stays balanced`() throws {
    let text = spec(
      "  p: { from: home, present: panel,\n       style: popover, barButtonItem: more,\n       sourceView: go }")
    let fixed = try fixed(text, "popover-two-anchors")
    #expect(Checked(fixed).diagnostics.filter { $0.severity == .error }.isEmpty)
    #expect(!fixed.contains("sourceView"))
  }

  @Test func `an item of a block list goes with its line`() throws {
    try expect(
      "popover-arrow-duplicate",
      "  p:\n    from: home\n    present: panel\n    style: popover\n    sourceView: go\n    popover:\n      permittedArrowDirections:\n        - up\n        - up\n        - down",
      "  p:\n    from: home\n    present: panel\n    style: popover\n    sourceView: go\n    popover:\n      permittedArrowDirections:\n        - up\n        - down"
    )
  }

  @Test func `a key is added in the style of its neighbour`() throws {
    try expect(
      "popover-source-rect-missing",
      "  p: { from: home, present: panel, style: popover, sourceView: go }",
      "  p: { from: home, present: panel, style: popover, sourceView: go, sourceRect: bounds }", target: "13.0")
    try expect(
      "popover-source-rect-missing",
      "  p:\n    from: home\n    present: panel\n    style: popover\n    sourceView: go # the button\n    animated: true",
      "  p:\n    from: home\n    present: panel\n    style: popover\n    sourceView: go # the button\n    sourceRect: bounds\n    animated: true",
      target: "13.0")
  }

  @Test func `Windows line ends survive`() throws {
    let text = spec(
      "  p:\n    from: home\n    present: panel\n    style: popover\n    barButtonItem: more\n    sourceView: go\n    animated: true"
    ).split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    let fixed = try fixed(text, "popover-two-anchors")
    #expect(!fixed.contains("sourceView"))
    #expect(fixed.components(separatedBy: "\r\n").count == text.components(separatedBy: "\r\n").count - 1)
    #expect(Checked(fixed).of("popover-two-anchors").isEmpty)
  }

  @Test func `an unknown direction alone takes its key along`() throws {
    try expect(
      "popover-arrow-unknown",
      "  p: { from: home, present: panel, style: popover, sourceView: go, popover: { permittedArrowDirections: unknown, popoverLayoutMargins: 8 } }",
      "  p: { from: home, present: panel, style: popover, sourceView: go, popover: { popoverLayoutMargins: 8 } }")
  }

  @Test func `a fix in an imported file names that file`() throws {
    let library = "vitrine: 1\ntarget: 13.0\npopovers:\n  menu: { permittedArrowDirections: [up, up] }\n"
    let checked = Checked(
      "import: [library.yaml]\n"
        + spec("  p: { from: home, present: panel, style: popover, popover: menu, sourceView: go }"),
      files: ["library.yaml": library])
    let finding = try #require(checked.of("popover-arrow-duplicate").first)
    #expect(checked.files[finding.place.file].path == "library.yaml")
    let edit = try #require(finding.fixes.first?.edits.first)
    #expect(checked.files[edit.place.file].path == "library.yaml")
  }
}
