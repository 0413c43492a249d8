import Testing
import VitrineFrontend
import VitrineSource

@Test(arguments: [("feed-stack", 0), ("other", 1)])
func `a container is used when a screen inside it is presented from`(child: String, unused: Int) {
  let text = """
    vitrine: 1
    environments: { device: iphone-16 }
    screens:
      feed: { view: [] }
      feed-stack: { navigation: feed }
      other: { view: [] }
      app: { tabs: [\(child)] }
      note: { view: [] }
    presentations:
      show: { from: feed, present: note, style: fullScreen }

    """
  let loaded = SpecLoader.load(SourceFile(path: "a.yaml", text: text), workspace: MemoryWorkspace([:]))
  let apps = loaded.diagnostics.filter { $0.code.rawValue == "spec-unused-definition" && $0.message.contains("'app'") }
  #expect(apps.count == unused)
}
