import Testing
import VitrineFrontend
import VitrineModel
import VitrineSource

/// Loads a spec that has environments and a target.
private func load(_ head: String, _ environments: String, _ memory: LoaderMemory) -> LoadedSpec {
  let text = head + "environments:\n" + environments + "screens:\n  home:\n    view: []\n"
  return SpecLoader.load(SourceFile(path: "a.yaml", text: text), workspace: MemoryWorkspace([:]), memory: memory)
}

@Test func `what an earlier spec left behind changes no environment`() {
  let memory = LoaderMemory()
  let heads = ["vitrine: 1\n", "# A line more.\nvitrine: 1\ntarget: 13.0\n", "vitrine: 1\ntarget: 26.0\n"]
  let lists = [
    "  - device: iphone-16\n", "  - device: iphone-16\n    orientation: landscape\n",
    "  - device: ipad-10\n  - device: iphone-16\n  - device: ipad-10\n",
    "  - device: [ipad-10, iphone-16]\n    orientation: [portrait, landscape]\n",
    "  - device: iphone-16\n    appearance: dark\n", "  - device: nothing-1\n", "  - device: iphone-6\n",
    "  - orientation: landscape\n", "  - device: iphone-16\n    orientation: sideways\n",
  ]
  // Twice, so that everything that is kept is met again.
  for _ in 0..<2 {
    for head in heads {
      for list in lists {
        let kept = load(head, list, memory)
        let fresh = load(head, list, LoaderMemory())
        #expect(kept.spec.environments == fresh.spec.environments, "\(head)\(list)")
        #expect(kept.spec.leftOut == fresh.spec.leftOut, "\(head)\(list)")
        #expect(kept.diagnostics == fresh.diagnostics, "\(head)\(list)")
      }
    }
  }
}
