import Testing
import VitrineFrontend
import VitrineModel
import VitrineSource

@Suite struct `A spec that is read part by part` {
  /// The screens of the spec: enough nodes for several parts.
  private static let count = 6_000

  /// A spec with many screens, a section in front and sections behind.
  private static let text: String = {
    var text = "vitrine: 1\ncolors:\n  brand: \"#0A84FF\"\nscreens:\n"
    for index in 0..<count {
      text += """
          screen-\(index):
            view:
              - label: Number \(index)
                id: label-\(index)
                textColor: brand
              - vstack:
                  - button: Go

        """
    }
    text += "presentations:\n"
    for index in 1..<count {
      text += "  show-\(index):\n    from: screen-\(index - 1)\n    present: screen-\(index)\n"
    }
    return text
  }()

  @Test func `says what is written, with its place`() throws {
    let loaded = SpecLoader.load(SourceFile(path: "spec.yaml", text: Self.text), workspace: MemoryWorkspace([:]))
    #expect(loaded.diagnostics.filter { $0.severity != .advice }.isEmpty)
    #expect(loaded.spec.screens.count == Self.count)
    #expect(loaded.spec.presentations.count == Self.count - 1)
    for (index, screen) in loaded.spec.screens.enumerated() {
      #expect(screen.name.value == "screen-\(index)")
      #expect(loaded.files.text(screen.name.place) == "screen-\(index)")
      let label = try #require(screen.tree?.nodes.dropFirst().first)
      #expect(label.text?.value == "Number \(index)")
      #expect(loaded.files.text(try #require(label.id).place) == "label-\(index)")
      #expect(screen.tree?.nodes.count == 4)
    }
    for (index, presentation) in loaded.spec.presentations.enumerated() {
      #expect(loaded.files.text(presentation.name.place) == "show-\(index + 1)")
      #expect(presentation.entry.fields.count == 2)
    }
  }

  @Test func `has its faults found in every part, at their places`() throws {
    let text = Self.text
      .replacing("Number 3000\n", with: "Number 3000\n        numberOfLinez: 1\n")
      .replacing("from: screen-5000\n", with: "from: screen-x\n")
    let loaded = SpecLoader.load(SourceFile(path: "spec.yaml", text: text), workspace: MemoryWorkspace([:]))
    let errors = loaded.diagnostics.filter { $0.severity == .error }
    #expect(errors.map { loaded.files.text($0.place) } == ["numberOfLinez", "screen-x"])
  }
}

/// Large specs in which every line is a slip.
@Suite struct `A spec of nothing but slips` {
  /// The lines of a spec.
  private static let count = 20_000

  @Test(arguments: ["vitrine: 1\n", "vitrine: 1\nscreens:\n  a:\n", "vitrine: 1\nscreens:\n  popovers:\n"])
  func `costs no more for each line than a small one`(head: String) {
    let indent = String(repeating: " ", count: head.split(separator: "\n").last?.prefix { $0 == " " }.count ?? 0)
    let text = head + (0..<Self.count).map { "\(indent)k\($0):\n" }.joined()
    // Far above what it takes, far below what looking at all lines for each line would.
    let took = ContinuousClock().measure {
      let loaded = SpecLoader.load(SourceFile(path: "spec.yaml", text: text), workspace: MemoryWorkspace([:]))
      #expect(loaded.hasErrors)
    }
    #expect(took < .seconds(10))
  }
}
