import Testing
import VitrineRules
import VitrineSource

/// What `vary`, `extends` and references do to rules.
struct VariationTests {
  /// Checks a snippet on the prelude.
  private func check(_ snippet: String) -> Checked {
    Checked(MarkedSnippet(snippet, onto: RuleExamples.prelude).text)
  }

  @Test func `a variation by version guards what is too new`() {
    let guarded = check(
      "target: 14.0\npresentations: { p: { from: home, present: panel, style: popover, barButtonItem: more, vary: { \"iOS:16+\": { barButtonItem: null, sourceItem: more } } } }"
    )
    #expect(guarded.of("popover-source-item-unavailable").isEmpty)
    #expect(guarded.of("popover-bar-and-source-item").isEmpty)
    let unguarded = check(
      "target: 14.0\npresentations: { p: { from: home, present: panel, style: popover, barButtonItem: more, vary: { \"iOS:15+\": { barButtonItem: null, sourceItem: more } } } }"
    )
    #expect(unguarded.of("popover-source-item-unavailable").count == 1)
  }

  @Test func `a variation by traits guards nothing`() {
    let checked = check(
      "target: 14.0\npresentations: { p: { from: home, present: panel, style: popover, barButtonItem: more, vary: { \"idiom:pad\": { barButtonItem: null, sourceItem: more } } } }"
    )
    #expect(checked.of("popover-source-item-unavailable").count == 1)
  }

  @Test func `the default style is judged version by version`() {
    let both =
      "target: 12.0\npresentations: { p: { from: home, present: panel, vary: { \"iOS:13+\": { style: pageSheet } } } }"
    #expect(check(both).of("style-implicit").isEmpty)
    let later =
      "target: 12.0\npresentations: { p: { from: home, present: panel, vary: { \"iOS:15+\": { style: pageSheet } } } }"
    #expect(check(later).of("style-implicit").count == 1)
  }

  @Test func `variations of the presented screen count`() {
    let checked = check(
      "screens: { panel: { vary: { \"idiom:pad\": { preferredContentSize: [0, 0] } } } }\npresentations: { p: { from: home, present: panel, style: popover, sourceView: go } }"
    )
    #expect(checked.of("popover-missing-content-size").count == 1)
  }

  @Test func `a fault that two presentations share is found once`() {
    let checked = check(
      "popovers: { menu: { permittedArrowDirections: [up, up] } }\npresentations:\n  p: { from: home, present: panel, style: popover, sourceView: go, popover: menu }\n  q: { extends: p, animated: false }"
    )
    #expect(checked.of("popover-arrow-duplicate").count == 1)
  }

  @Test func `what is inherited is reported where it is written`() throws {
    let checked = check(
      "presentations:\n  p: { from: home, present: panel, style: popover, barButtonItem: more }\n  q: { extends: p, sourceView: go }"
    )
    let finding = try #require(checked.of("popover-two-anchors").first)
    #expect(checked.files.text(finding.place) == "sourceView")
    #expect(finding.labels.map { checked.files.text($0.place) } == ["barButtonItem"])
  }

  @Test func `an unused background is a warning, a used one an error`() {
    let unused = check("popovers: { menu: { background: { arrowBase: 20 } } }")
    #expect(unused.of("background-metric-missing").map(\.severity) == [.warning])
    let used = check(
      "popovers: { menu: { background: { arrowBase: 20 } } }\npresentations: { p: { from: home, present: panel, style: popover, sourceView: go, popover: menu } }"
    )
    #expect(used.of("background-metric-missing").map(\.severity) == [.error])
  }

  @Test func `a late anchor satisfies the anchor rule`() {
    let checked = check(
      "presentations: { p: { from: home, present: panel, style: popover, delegate: { prepareForPopoverPresentation: { sourceView: go } } } }"
    )
    #expect(checked.of("popover-missing-anchor").isEmpty, "\(checked.listing)")
  }

  @Test func `an anchor that was reported is not missing as well`() {
    let checked = check("presentations: { p: { from: home, present: panel, style: popover, sourceView: nowhere } }")
    #expect(checked.of("spec-unknown-reference").count == 1)
    #expect(checked.of("popover-missing-anchor").isEmpty, "\(checked.listing)")
  }

  @Test func `an anchor in the bar of a container around the presenter is found`() {
    let checked = check(
      "screens:\n  inner: { view: [], navigationItem: { leftBarButtonItems: { id: edit, title: Edit } } }\n  stack: { navigation: [inner] }\npresentations: { p: { from: inner, present: panel, style: popover, barButtonItem: edit } }"
    )
    #expect(checked.of("anchor-bar-item-not-in-bar").isEmpty, "\(checked.listing)")
  }

  @Test func `the flag for a sheet shown elsewhere is no fault`() {
    let checked = check(
      "screens: { panel: { isModalInPresentation: true } }\npresentations:\n  p: { from: home, present: panel, style: fullScreen }\n  q: { from: home, present: panel, style: formSheet }"
    )
    #expect(checked.of("modal-flag-ineffective").isEmpty)
  }
}
