import Testing
import VitrineFrontend
import VitrineModel
import VitrineSource

/// What is reported, and where: each text is the exact place.
struct FindingTests {
  @Test func `every problem of a file is found in one run`() {
    let found = Loading.findings(
      """
      thisShouldError: nope
      styles:
        a: { cornerRadus: 4, cornerRadius: -4 }
        b: { modalPresentationStyle: pagesheet, dimming: { alpha: 2 } }
      popovers:
        p: { canOverlapSourceViewRect: yes, popoverLayoutMargins: 1_000 }

      """)
    #expect(
      found == [
        "spec-unknown-key 'thisShouldError'", "spec-unknown-key 'cornerRadus'", "spec-negative-size '-4'",
        "spec-unknown-value 'pagesheet'", "spec-fraction-range '2'", "yaml-not-a-bool 'yes'",
        "yaml-number-form '1_000'",
      ])
  }

  @Test func `an unknown key suggests the near one`() throws {
    let loaded = Loading.load("styles:\n  a: { cornerRadus: 4 }\n")
    let found = try #require(loaded.diagnostics.first { $0.code == "spec-unknown-key" })
    #expect(found.fixes.first?.edits.first?.replacement == "cornerRadius")
  }

  @Test func `a word in another case is a safe fix`() throws {
    let loaded = Loading.load("styles:\n  a: { modalPresentationStyle: pagesheet }\n")
    let fix = try #require(loaded.diagnostics.first { $0.code == "spec-unknown-value" }?.fixes.first)
    #expect(fix.applicability == .safe && fix.edits.first?.replacement == "pageSheet")
  }

  @Test func `a misspelt key is not also missed`() {
    #expect(
      Loading.findings("screens: { a: { view: [] } }\npresentations:\n  p: { from: a, presnt: a }\n")
        == ["spec-unknown-key 'presnt'"])
    #expect(
      Loading.findings("screens:\n  s: { view: [{ lable: Hi }] }\n") == ["spec-unknown-key 'lable'"])
  }

  @Test func `a node has one kind`() {
    #expect(Loading.findings("screens:\n  s: { view: [{ label: A, button: B }] }\n") == ["layout-kind 'button'"])
    #expect(Loading.findings("screens:\n  s: { view: [{ id: a }] }\n") == ["layout-kind '{ id: a }'"])
  }

  @Test func `a screen has one kind`() {
    #expect(Loading.findings("screens:\n  s: { view: [], alert: { title: T } }\n") == ["spec-wrong-kind 'alert'"])
    #expect(Loading.findings("screens:\n  s: { title: T }\n") == ["spec-missing-key 's'"])
  }

  @Test func `an attribute on the wrong kind has no effect`() {
    #expect(
      Loading.findings("screens:\n  s: { view: [{ label: A, isEditable: true }] }\n")
        == ["key-without-effect 'isEditable'"])
    #expect(
      Loading.findings("screens:\n  s: { view: [{ label: A, vary: { \"w:compact\": { spacing: 4 } } }] }\n")
        == ["key-without-effect 'spacing'"])
  }

  @Test func `a comment that swallows a colour is named`() {
    #expect(
      Loading.findings("styles:\n  s:\n    dimming:\n      color: #0A84FF\n") == ["yaml-hash-starts-comment '#0A84FF'"])
  }

  @Test func `text fields take any scalar as it is written`() throws {
    let node = try Loading.node("label: 1.10")
    #expect(node.text?.value == "1.10")
    #expect(try Loading.node("label: no").text?.value == "no")
    #expect(try Loading.node("label: 0123").text?.value == "0123")
  }

  @Test func `constraints point at the character, and name only views of the screen`() {
    #expect(
      Loading.findings("screens:\n  s:\n    view: [{ label: A, id: a }]\n    constraints: [a.topp = superview.top]\n")
        == ["layout-syntax 'topp'"])
    #expect(
      Loading.findings("screens:\n  s:\n    view: [{ label: A, id: a }]\n    constraints: [b.top = superview.top]\n")
        == ["layout-unknown-item 'b'"])
  }

  @Test func `ids are one namespace per screen`() {
    #expect(
      Loading.findings(
        """
        screens:
          s:
            container: navigation
            navigationItem: { rightBarButtonItems: { id: a, title: A } }
            view: [{ label: A, id: a }, { label: B, id: root }]
          t: { view: [{ label: A, id: a }] }

        """) == ["layout-duplicate-id 'a'", "spec-bad-name 'root'"])
  }

  @Test func `vary changes no id and no kind`() {
    let found = Loading.findings(
      "screens:\n  s: { view: [{ label: A, id: a, vary: { \"w:compact\": { id: b, label: C, isHidden: true } } }] }\n")
    #expect(found == ["spec-unknown-key 'id'", "spec-unknown-key 'label'"])
  }

  @Test func `names are looked up across sections`() {
    #expect(
      Loading.findings(
        """
        screens: { a: { view: [{ button: B, action: shwo }] } }
        styles: { card: { transition: spin, dimming: { color: acent 40% } } }
        presentations:
          show: { from: a, present: b, style: crad, popover: nowhere, sourceView: button }

        """) == [
          "spec-unknown-reference 'shwo'", "spec-unknown-reference 'spin'", "spec-unknown-reference 'acent'",
          "spec-unknown-reference 'b'", "spec-unknown-reference 'crad'", "spec-unknown-reference 'nowhere'",
          "spec-unknown-reference 'button'",
        ])
  }

  @Test func `reserved names are refused where they stand`() {
    #expect(Loading.findings("styles: { popover: { cornerRadius: 4 } }\n") == ["spec-bad-name 'popover'"])
    #expect(Loading.findings("colors: { red: black }\n") == ["spec-bad-name 'red'"])
    #expect(
      Loading.findings("screens: { a: { view: [] } }\npresentations: { popover: { from: a, present: a } }\n").isEmpty)
  }

  @Test func `a broken file is not also said to lack things`() {
    let found = Loading.findings("screens: { a: { view: [] } }\npresentations:\n  p: { from: b, present: \"c }\n")
    #expect(found.count == 1 && found.first?.hasPrefix("yaml-") == true, "\(found)")
  }

  @Test func `presets have versions and words`() {
    #expect(
      Loading.findings("styles:\n  a: { preset: presentr/alert, presetVersion: 9.9 }\n") == ["preset-unknown '9.9'"])
    #expect(
      Loading.findings("styles:\n  a: { preset: presentr/alert, with: { cornerRadus: 4 } }\n")
        == ["spec-unknown-key 'cornerRadus'"])
    #expect(
      Loading.findings("styles:\n  a: { preset: presentr/alert }\n  b: { extends: a, cornerRadius: 4 }\n")
        == ["preset-mixed-keys 'cornerRadius'"])
  }
}
