import Testing
import VitrineFrontend
import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource
import VitrineYAML

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

  @Test(arguments: [
    ("  b: { extends: a, cornerRadius: 4 }\n", "  b: { extends: a }\n"),
    ("  b: { cornerRadius: 4, extends: a }\n", "  b: { extends: a }\n"),
    (
      "  b:\n    extends: a\n    cornerRadius: 4 # as above\n    swipe: down\n",
      "  b:\n    extends: a\n    swipe: down\n"
    ),
    ("  b: { <<: *a, cornerRadius: 4 }\n", "  b: { <<: *a }\n"),
    ("  b:\n    cornerRadius: 4\n    <<: *a\n", "  b:\n    <<: *a\n"),
  ])
  func `keys that repeat what they inherit are advice and can go`(body: String, mended: String) throws {
    let head = "styles:\n  a: &a { cornerRadius: 4 }\n"
    let loaded = Loading.load(head + body)
    let found = loaded.diagnostics.filter { $0.code == "spec-overridden-key" }
    #expect(found.count == 1)
    let edit = try #require(found.first?.fixes.first?.edits.first)
    var bytes = loaded.files.files[0].bytes
    bytes.replaceSubrange(Int(edit.place.span.start)..<Int(edit.place.span.end), with: Array(edit.replacement.utf8))
    #expect(String(decoding: bytes, as: UTF8.self) == Loading.head + head + mended)
  }

  @Test(arguments: [
    "  a: &a { cornerRadius: 4 }\n  b: { <<: *a, extends: a }\n",
    "  a: { cornerRadius: &r 4 }\n  b: { extends: a, cornerRadius: *r }\n",
  ])
  func `what serves others is not removed`(body: String) throws {
    let found = Loading.load("styles:\n" + body).diagnostics.first { $0.code == "spec-overridden-key" }
    #expect(try #require(found?.fixes.first).edits.isEmpty)
  }

  @Test func `a fault in a mapping that is merged or repeated is found once, where it stands`() {
    let base = "styles:\n  a: &a { cornerRadus: 4, keyboard: moveUp }\n"
    #expect(
      Loading.findings(base + "  b: { <<: *a, swipe: down }\n  c: { <<: *a }\n  d: *a\n")
        == ["spec-unknown-key 'cornerRadus'"])
    #expect(
      Loading.findings("colors: { one: &c \"#12\", two: *c, three: *c }\n").map { $0.prefix(14) } == ["spec-bad-color"])
    #expect(
      Loading.findings("styles:\n  a: &a { cornerRadius: -1 }\n  b: { <<: [*a] }\n  c: { <<: *a }\n")
        == ["spec-negative-size '-1'"])
  }

  @Test func `a name that two imports define is shown with both places`() throws {
    let loaded = Loading.load(
      "import: [a.yaml, b.yaml]\n",
      files: [
        "a.yaml": "vitrine: 1\nstyles: { card: { cornerRadius: 1 } }\n",
        "b.yaml": "vitrine: 1\n\nstyles: { card: { cornerRadius: 2 } }\n",
      ])
    let found = loaded.diagnostics.filter { $0.code == "spec-name-twice" }
    #expect(found.count == 1)
    let clash = try #require(found.first)
    #expect(loaded.files[clash.place.file].path == "b.yaml" && loaded.files.text(clash.place) == "card")
    let other = try #require(clash.labels.first)
    #expect(loaded.files[other.place.file].path == "a.yaml" && loaded.files.text(other.place) == "card")
    #expect(clash.labels.contains { loaded.files.text($0.place) == "b.yaml" })
  }

  @Test func `an import that is too large is refused like the spec itself`() throws {
    let large = "vitrine: 1\n" + String(repeating: "#", count: YAMLLimits.fileBytes)
    let loaded = Loading.load("import: large.yaml\n", files: ["large.yaml": large])
    let found = try #require(loaded.diagnostics.first { $0.code == "yaml-too-large" })
    #expect(loaded.files[found.place.file].path == "large.yaml")
    #expect(found.labels.contains { loaded.files.text($0.place) == "large.yaml" })
  }
}
