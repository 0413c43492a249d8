import Testing
import VitrineFrontend
import VitrineSource

/// A spec with one slip that YAML reads without a word, what is said about it, and the spec after the first fix.
private struct NotationSlip: CustomTestStringConvertible, Sendable {
  /// The spec below its head.
  let body: String
  /// Code, line and column of the finding.
  let finding: String
  /// A word of its message, or of its first fix.
  let word: String
  /// The spec below its head once the fix is applied.
  let mended: String

  var testDescription: String { body }
}

@Suite struct NotationTests {
  private static let slips = [
    NotationSlip(
      body: "screens:\n  home:\n    view:[]\n", finding: "spec-wrong-kind 5:9", word: "colon",
      mended: "screens:\n  home:\n    view: []\n"),
    NotationSlip(
      body: "screens:\n  home:\n    view:\n      -label: Hi\n", finding: "spec-unknown-key 6:7", word: "dash",
      mended: "screens:\n  home:\n    view:\n      - label: Hi\n"),
    NotationSlip(
      body: "screens:\n  home:\n    view:\n      -\u{A0}label: Hi\n", finding: "spec-unknown-key 6:8", word: "U+00A0",
      mended: "screens:\n  home:\n    view:\n      - label: Hi\n"),
    NotationSlip(
      body: "screens:\n  home:\n    view: []\n    ti\u{200D}tle: Hi\n", finding: "spec-unknown-key 6:7", word: "U+200D",
      mended: "screens:\n  home:\n    view: []\n    title: Hi\n"),
    NotationSlip(
      body: "popovers:\n  p:\n    passthroughViews:\n      -go\n      - root\n",
      finding: "spec-unknown-reference 6:7", word: "dash",
      mended: "popovers:\n  p:\n    passthroughViews:\n      - go\n      - root\n"),
    NotationSlip(
      body: "styles:\n  s:\n    cornerRadius: 0,5\n", finding: "spec-wrong-kind 5:19", word: "0.5",
      mended: "styles:\n  s:\n    cornerRadius: 0.5\n"),
    NotationSlip(
      body: "styles:\n  s:\n    cornerRadius: 5;\n", finding: "spec-wrong-kind 5:19", word: "semicolon",
      mended: "styles:\n  s:\n    cornerRadius: 5\n"),
    NotationSlip(
      body: "styles:\n  s:\n    cornerRadius: 5 // round\n", finding: "spec-wrong-kind 5:19", word: "'//'",
      mended: "styles:\n  s:\n    cornerRadius: 5 # round\n"),
    NotationSlip(
      body: "styles: { s: { size: [270 180] } }\n", finding: "spec-wrong-kind 3:16", word: "comma",
      mended: "styles: { s: { size: [270, 180] } }\n"),
    NotationSlip(
      body: "styles: { s: { modalPresentationStyle: pageSheet } }\npresentations:\n  p:\n    style: s,\n",
      finding: "spec-unknown-reference 6:12", word: "comma",
      mended: "styles: { s: { modalPresentationStyle: pageSheet } }\npresentations:\n  p:\n    style: s\n"),
    NotationSlip(
      body: "screens: { s: { view: [{ label: Hello, world, id: x }] } }\n", finding: "spec-unknown-key 3:38",
      word: "comma",
      mended: "screens: { s: { view: [{ label: \"Hello, world\", id: x }] } }\n"),
    NotationSlip(
      body: "colors: { a: rgb(1, 0, 0), b: red }\n", finding: "spec-unknown-key 3:19", word: "comma",
      mended: "colors: { a: rgb(1 0 0), b: red }\n"),
    NotationSlip(
      body: "styles: { s: { cornerRadius: 0,5 } }\n", finding: "spec-unknown-key 3:31", word: "0.5",
      mended: "styles: { s: { cornerRadius: 0.5 } }\n"),
    NotationSlip(
      body: "styles: { s: { dimming: { color: black, alpha: 40 } } }\n", finding: "spec-fraction-range 3:48",
      word: "0.4",
      mended: "styles: { s: { dimming: { color: black, alpha: 0.4 } } }\n"),
    NotationSlip(
      body: "styles: { s: { cornerRadius: 12 px } }\n", finding: "spec-wrong-kind 3:30", word: "12",
      mended: "styles: { s: { cornerRadius: 12 } }\n"),
    NotationSlip(
      body: "transitions: { t: { present: { duration: 2sec } } }\n", finding: "yaml-number-form 3:43", word: "'s'",
      mended: "transitions: { t: { present: { duration: 2s } } }\n"),
    NotationSlip(
      body: "styles: { s: { cornerRadius: nUll } }\n", finding: "spec-wrong-kind 3:30", word: "null",
      mended: "styles: { s: { cornerRadius: null } }\n"),
    NotationSlip(
      body: "styles: { s: { sheet: { detents: medium, large } } }\n", finding: "spec-unknown-key 3:40", word: "[medium",
      mended: "styles: { s: { sheet: { detents: [medium, large] } } }\n"),
    NotationSlip(
      body: "screens: { s: { isModalInPresentation: .true, view: [] } }\n", finding: "spec-wrong-kind 3:40",
      word: "true", mended: "screens: { s: { isModalInPresentation: true, view: [] } }\n"),
  ]

  @Test(arguments: slips)
  private func `a slip that YAML reads is named, and mended by its fix`(slip: NotationSlip) throws {
    let loaded = Loading.load(slip.body)
    let file = loaded.files.files[0]
    let lines = LineTable(file.bytes)
    func describe(_ finding: Diagnostic) -> String {
      let position = lines.position(of: finding.place.span.start, in: file.bytes, unit: .codePoints)
      return "\(finding.code.rawValue) \(position.line):\(position.column)"
    }
    let found = loaded.diagnostics.filter { describe($0) == slip.finding }
    #expect(found.count == 1, "\(loaded.diagnostics.map { describe($0) + " " + $0.message })")
    let finding = try #require(found.first)
    let fix = try #require(finding.fixes.first)
    #expect((finding.message + fix.title).contains(slip.word), "\(finding.message), \(fix.title)")
    var bytes = file.bytes
    for edit in fix.edits.sorted(by: { $0.place.span.start > $1.place.span.start }) {
      bytes.replaceSubrange(Int(edit.place.span.start)..<Int(edit.place.span.end), with: Array(edit.replacement.utf8))
    }
    #expect(String(decoding: bytes, as: UTF8.self).hasSuffix(slip.mended))
    #expect(
      !Loading.load(slip.mended).diagnostics.contains { $0.code == finding.code && $0.message == finding.message })
  }

  @Test(arguments: [
    // The line that could not be read is the first of its mapping, so nothing above the rest of it is missing.
    "presentations:\n  p:\n    \"from\": \"home\",\n    present: panel\n",
    "presentations:\n  p:\n    from: home present: panel\n    style: popover\n",
    "environments:\n  - device: iphone-16\n    window: [700, 700]\n\t    iOS: 26.0\n",
    "presentations:\n  p:\n    from: home\n<<<<<<< a\n    present: q\n=======\n    present: r\n>>>>>>> b\n    sourceView: x\n",
  ])
  func `nothing is missing where something was not read`(body: String) {
    let found = Loading.load(body).diagnostics
    #expect(found.contains { $0.code.rawValue.hasPrefix("yaml-") })
    let cascades = ["spec-missing-key", "environment-impossible", "spec-unknown-key"]
    #expect(!found.contains { cascades.contains($0.code.rawValue) }, "\(found.map(\.message))")
  }

  @Test func `what lies apart from an unread line is still reported`() {
    let found = Loading.load(
      "presentations:\n  p:\n    from: home: x\n    present: panel\n  q:\n    present: panel\n"
    ).diagnostics
    #expect(found.contains { $0.code == "yaml-colon-in-text" })
    #expect(
      found.contains { $0.code == "spec-missing-key" && $0.message.contains("'from'") }, "\(found.map(\.message))")
  }

  @Test(arguments: [
    ("transitions: { t: { present: { duration: 1m } } }\n", "yaml-number-form 'm'", "60s"),
    ("screens:\n  - home: { view: [] }\n", "spec-wrong-kind 'screens'", "without brackets or dash"),
    (
      "styles: { s: { sheet.prefersGrabberVisible: true } }\n", "spec-unknown-key 'sheet.prefersGrabberVisible'",
      "below"
    ),
    ("screens: { s: { view: { label: a, button: b } } }\n", "layout-kind 'button'", "'- '"),
    ("environments: []\n", "spec-wrong-kind 'environments'", "usual devices"),
    ("environments: [{ device: [] }]\n", "spec-wrong-kind 'device'", "default"),
    ("popovers: { p: { popoverLayoutMargins: [1, 2, 3] } }\n", "spec-wrong-kind 'popoverLayoutMargins'", "a list of 3"),
    ("screens: { s: { view: [{ label: a, hugging: [1, #f] }] } }\n", "yaml-hash-starts-comment '#f'", "quote"),
  ])
  func `a value that cannot be is one finding that helps`(body: String, finding: String, word: String) {
    let found = Loading.load(body).diagnostics.filter { $0.severity == .error }
    #expect(Loading.findings(body) == [finding])
    #expect(found.contains { ($0.message + $0.help.joined() + $0.fixes.map(\.title).joined()).contains(word) })
  }
}
