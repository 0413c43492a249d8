import Testing
import VitrineFrontend
import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// `extends`, `import` and circles.
struct SectionTests {
  @Test func `extends merges key by key and keeps what was written`() throws {
    let loaded = Loading.load(
      """
      styles:
        a: { cornerRadius: 4, dimming: { color: black, tap: dismiss }, swipe: down }
        b: { extends: a, dimming: { tap: null, alpha: 0.5 }, swipe: null }
        c: { extends: b, cornerRadius: 8 }

      """)
    #expect(!loaded.hasErrors)
    let b = try #require(loaded.spec.style("b"))
    #expect(b.entry.value(.dimming, .color) == .color(.base(.system("black"), alpha: nil)))
    #expect(b.entry.value(.dimming, .tap) == .null)
    #expect(b.entry.value(.swipe) == .null)
    #expect(b.entry.value(.extends) == nil)
    #expect(b.written.value(.extends) == .name("a"))
    #expect(b.written.value(.cornerRadius) == nil)
    let c = try #require(loaded.spec.style("c"))
    #expect(c.entry.value(.cornerRadius) == .number(8))
    #expect(c.entry.value(.dimming, .alpha) == .number(0.5))
  }

  @Test func `a mapping in place extends a named entry`() throws {
    let loaded = Loading.load(
      """
      screens: { a: { view: [{ button: B, id: b }] }, c: { view: [] } }
      popovers: { bare: { permittedArrowDirections: up, popoverLayoutMargins: 10 } }
      presentations:
        p: { from: a, present: c, style: popover, sourceView: b, popover: { extends: bare, popoverLayoutMargins: 4 } }

      """)
    #expect(!loaded.hasErrors)
    let presentation = try #require(loaded.spec.presentation("p"))
    let popover = try #require(loaded.spec.popover(of: presentation.entry))
    #expect(popover.value(.popoverLayoutMargins) == .edgeInsets(EdgeInsets(all: 4)))
    #expect(popover.value(.permittedArrowDirections) != nil)
  }

  @Test func `a screen takes over the tree of the one it extends`() throws {
    let loaded = Loading.load(
      "screens:\n  a: { title: A, view: [{ label: Hi }] }\n  b: { extends: a, title: B }\n  c: { extends: a, alert: { title: T } }\n"
    )
    #expect(!loaded.hasErrors)
    #expect(loaded.spec.screen("b")?.tree?.nodes.count == 2)
    #expect(loaded.spec.screen("b")?.entry.value(.title) == .text("B"))
    #expect(loaded.spec.screen("c")?.kind == .alert)
    #expect(loaded.spec.screen("c")?.tree == nil)
  }

  @Test func `what is required may be inherited, and is asked for in the end`() {
    #expect(
      Loading.findings(
        "screens: { a: { view: [] } }\npresentations:\n  p: { from: a, present: a }\n  q: { extends: p, animated: false }\n"
      ).isEmpty)
    #expect(
      Loading.findings(
        "screens: { a: { view: [] } }\npresentations:\n  p: { over: p2, present: a }\n  p2: { extends: p, over: null }\n"
      )
        == ["spec-missing-key 'p2'"])
  }

  @Test func `a circle is shown once, whole`() throws {
    let loaded = Loading.load(
      "styles:\n  a: { extends: b }\n  b: { extends: c }\n  c: { extends: a }\n  d: { extends: a }\n")
    let circles = loaded.diagnostics.filter { $0.code == "spec-reference-cycle" }
    #expect(circles.count == 1)
    #expect(circles.first?.message.contains("'a' extends 'b' extends 'c' extends 'a'") == true)
  }

  @Test(arguments: [
    "presentations:\n  p: { over: q, present: a }\n  q: { over: p, present: a }\n",
    "transitions:\n  t: { reduceMotion: u }\n  u: { reduceMotion: t }\n",
    "presentations: {}\ntransitions:\n  t: { reduceMotion: t }\n",
  ])
  func `other circles are found too`(body: String) {
    let found = Loading.findings("screens: { a: { view: [] } }\n" + body)
    #expect(found.filter { $0.hasPrefix("spec-reference-cycle") }.count == 1, "\(found)")
  }

  @Test func `containers stand in no circle and share no screen`() {
    #expect(Loading.findings("screens:\n  a: { navigation: b }\n  b: { tabs: [a] }\n") == ["spec-reference-cycle 'a'"])
    #expect(
      Loading.findings("screens:\n  p: { view: [] }\n  a: { navigation: p }\n  b: { navigation: p }\n")
        == ["spec-screen-in-two-containers 'p'"])
  }

  @Test func `imports add names, once, relative to the file`() throws {
    let files = [
      "lib/a.yaml": "vitrine: 1\nimport: [b.yaml, ../lib/b.yaml]\nstyles: { one: { cornerRadius: 4 } }\n",
      "lib/b.yaml": "vitrine: 1\nstyles: { two: { extends: one } }\n",
    ]
    let loaded = Loading.load("import: lib/a.yaml\nstyles: { three: { extends: two } }\n", files: files)
    #expect(!loaded.hasErrors, "\(loaded.diagnostics.map(\.message))")
    #expect(loaded.files.files.map(\.path) == ["spec.yaml", "lib/a.yaml", "lib/b.yaml"])
    #expect(loaded.spec.styles.map(\.name.value) == ["three", "one", "two"])
    #expect(loaded.spec.style("three")?.entry.value(.cornerRadius) == .number(4))
  }

  @Test func `what is wrong in an import names both places`() throws {
    let loaded = Loading.load("import: part.yaml\n", files: ["part.yaml": "vitrine: 1\nstyls: {}\n"])
    let found = try #require(loaded.diagnostics.first)
    #expect(loaded.files[found.place.file].path == "part.yaml")
    #expect(found.labels.contains { loaded.files.text($0.place) == "part.yaml" })
  }

  @Test func `imports that fail are reported at the path`() {
    #expect(Loading.findings("import: [nowhere.yaml]\n") == ["spec-import-missing 'nowhere.yaml'"])
    #expect(
      Loading.findings("import: a.yaml\n", files: ["a.yaml": "vitrine: 1\nimport: spec.yaml\n"])
        == ["spec-reference-cycle 'spec.yaml'"])
    #expect(
      Loading.findings(
        "import: a.yaml\n", files: ["a.yaml": "vitrine: 1\nenvironments: [{ device: iphone-16 }]\n"])
        == ["spec-unknown-key 'environments'"])
    #expect(
      Loading.findings(
        "import: a.yaml\nstyles: { x: { cornerRadius: 1 } }\n",
        files: ["a.yaml": "vitrine: 1\nstyles: { x: { cornerRadius: 2 } }\n"]) == ["spec-name-twice 'x'"])
  }

  @Test func `keys that repeat what they inherit are advice`() {
    let loaded = Loading.load(
      "styles:\n  a: &a { cornerRadius: 4 }\n  b: { extends: a, cornerRadius: 4 }\n  c: { <<: *a, cornerRadius: 4 }\n")
    #expect(loaded.diagnostics.filter { $0.code == "spec-overridden-key" }.count == 2)
  }
}
