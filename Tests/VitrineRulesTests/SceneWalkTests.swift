import Testing
import VitrineCompilation
import VitrineFrontend
import VitrineRules
import VitrineSource

@Suite struct `Scenes compiled one after the other` {
  /// Three popovers, each over the one before, in an order of one's choice.
  private static func spec(_ order: [Int]) -> String {
    let presentations = [
      "  first: { from: home, present: panel, style: popover, sourceView: go }",
      "  second: { over: first, present: note, style: popover, sourceView: hello }",
      "  third: { over: second, present: last, style: popover, sourceView: more }",
    ]
    return """
      vitrine: 1
      environments: [{ device: ipad-10, orientation: landscape }, { device: iphone-16-pro }]
      screens:
        home: { view: [{ button: Go, id: go, pin: { to: safeArea, top: 20, leading: 20 } }] }
        panel: { preferredContentSize: [200, 100], view: [{ label: Hello, id: hello, pin: safeArea }] }
        note: { preferredContentSize: [200, 100], view: [{ label: More, id: more, pin: safeArea }] }
        last: { preferredContentSize: [200, 100], view: [{ label: Last, pin: safeArea }] }
      presentations:
      \(order.map { presentations[$0] }.joined(separator: "\n"))

      """
  }

  @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0], [0, 2, 1]]) func `give the findings of all at once`(order: [Int]) {
    let file = SourceFile(path: "spec.yaml", text: Self.spec(order))
    let loaded = SpecLoader.load(file, workspace: MemoryWorkspace([:]))
    #expect(!loaded.hasErrors)
    let whole = Linter.lint(compilation: SpecCompiler.compile(loaded.spec), files: loaded.files)
    #expect(whole.filter { $0.code == "popover-over-popover" }.count == 2)
    #expect(Linter.lint(scenesOf: loaded.spec, files: loaded.files) == whole)
  }
}
