import Testing
import VitrineRules
import VitrineSource

/// Findings of several environments.
struct EnvironmentTests {
  /// Checks a snippet on the prelude.
  private func check(_ snippet: String) -> Checked {
    Checked(MarkedSnippet(snippet, onto: RuleExamples.prelude).text)
  }

  @Test func `equal findings become one that names the environments`() throws {
    let checked = check(
      "environments: [{ device: ipad-10, orientation: [portrait, landscape] }]\npresentations: { p: { from: home, present: panel, style: popover } }"
    )
    let found = checked.of("popover-missing-anchor")
    #expect(found.map(\.environments) == [["ipad-10.portrait", "ipad-10.landscape"]])
    #expect(found.first?.help == [])
  }

  @Test func `findings with other numbers are told in lines of their own`() throws {
    let checked = check(
      "environments: [{ device: ipad-10, orientation: [portrait, landscape] }]\nscreens: { panel: { preferredContentSize: [300, 1190] } }\npresentations: { p: { from: home, present: panel, style: popover, sourceView: go } }"
    )
    let finding = try #require(checked.of("popover-taller-than-available").first, "\(checked.listing)")
    #expect(checked.of("popover-taller-than-available").count == 1)
    #expect(finding.environments == ["ipad-10.portrait", "ipad-10.landscape"])
    #expect(finding.help.count == 1 && finding.help[0].hasPrefix("in ipad-10.landscape: "), "\(finding.help)")
  }

  @Test func `an anchor that a turn puts outside names the turned environment`() {
    let checked = check(
      "environments: [{ device: ipad-10, orientation: [portrait, landscape] }]\nscreens: { home: { view: [{ button: Go, id: go, frame: [1100, 60, 60, 40] }] } }\npresentations: { p: { from: home, present: panel, style: popover, sourceView: go } }"
    )
    #expect(checked.of("anchor-off-window").map(\.environments) == [["ipad-10.portrait"]])
    #expect(checked.of("popover-arrow-misaligned").allSatisfy { !$0.environments.contains("ipad-10.portrait") })
  }

  @Test func `a guard by version is a variation of some environment`() {
    let checked = check(
      "target: 13.0\npresentations: { p: { from: home, present: panel, style: popover, sourceView: go, vary: { \"iOS:14-\": { sourceRect: bounds } } } }"
    )
    #expect(checked.of("spec-vary-never").isEmpty)
    let never = check(
      "target: 15.0\npresentations: { p: { from: home, present: panel, style: popover, sourceView: go, vary: { \"iOS:14-\": { sourceRect: bounds } } } }"
    )
    #expect(never.of("spec-vary-never").count == 1)
  }

  @Test func `the numbers of a scrolled view's frame are no place in the root`() {
    let checked = check(
      "environments: [{ device: ipad-10, orientation: landscape }]\nscreens:\n  home:\n    view:\n      - scroll: { view: [{ button: Go, id: go, frame: [40, 600, 100, 100] }], bounds: [800, 2000] }\n        id: grid\n        frame: [0, 120, 800, 600]\n        contentOffset: [0, 250]\npresentations: { p: { from: home, present: panel, style: popover, sourceView: root, sourceRect: go.frame } }"
    )
    #expect(checked.of("popover-source-rect-wrong-space").count == 1, "\(checked.listing)")
  }
}
