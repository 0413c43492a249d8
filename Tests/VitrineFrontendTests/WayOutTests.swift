import Testing
import VitrineFrontend
import VitrineSource

/// A value of the wrong form, and what the spec is after the first fix; nil when words alone help.
private struct WrongForm: CustomTestStringConvertible, Sendable {
  /// The spec without its first line.
  let body: String
  /// The same, mended.
  let mended: String?

  var testDescription: String { body }
}

@Suite struct WayOutTests {
  private static let forms = [
    WrongForm(body: "styles: { s: { cornerRadius: \"12\" } }\n", mended: "styles: { s: { cornerRadius: 12 } }\n"),
    WrongForm(body: "styles: { s: { cornerRadius: '1.5' } }\n", mended: "styles: { s: { cornerRadius: 1.5 } }\n"),
    WrongForm(body: "styles: { s: { cornerRadius: !!str 12 } }\n", mended: nil),
    WrongForm(body: "styles: { s: { cornerRadius: [12] } }\n", mended: nil),
    WrongForm(body: "styles: { s: { cornerRadius: { a: 12 } } }\n", mended: nil),
    WrongForm(body: "styles: { s: { clipsToBounds: \"true\" } }\n", mended: "styles: { s: { clipsToBounds: true } }\n"),
    WrongForm(body: "styles: { s: { clipsToBounds: 0 } }\n", mended: "styles: { s: { clipsToBounds: false } }\n"),
    WrongForm(body: "styles: { s: { shadow: true } }\n", mended: nil),
    WrongForm(body: "styles: { s: { position: [1, 2] } }\n", mended: nil),
    WrongForm(body: "screens: { home: { view: [{ label: { text: hi } }] } }\n", mended: nil),
    WrongForm(body: "environments: iphone-16\n", mended: "environments: { device: iphone-16 }\n"),
    WrongForm(body: "environments: [ipad-10]\n", mended: "environments: [{ device: ipad-10 }]\n"),
    WrongForm(
      body: "presentations: { p: { over: q, delegate: none } }\n",
      mended: "presentations: { p: { over: q, delegate: { adaptivePresentationStyle: none } } }\n"),
    WrongForm(
      body: "transitions: { t: { present: { duration: \"0.8\" } } }\n",
      mended: "transitions: { t: { present: { duration: 0.8 } } }\n"),
  ]

  @Test(arguments: forms)
  private func `a value of the wrong form is told a way out`(form: WrongForm) throws {
    let loaded = Loading.load(form.body)
    let found = try #require(loaded.diagnostics.first { $0.code == "spec-wrong-kind" })
    #expect(!found.fixes.isEmpty || !found.help.isEmpty)
    guard let mended = form.mended else { return }
    let fix = try #require(found.fixes.first)
    var bytes = loaded.files.files[0].bytes
    for edit in fix.edits.reversed() {
      bytes.replaceSubrange(Int(edit.place.span.start)..<Int(edit.place.span.end), with: Array(edit.replacement.utf8))
    }
    #expect(String(decoding: bytes, as: UTF8.self).hasSuffix(mended))
    #expect(!Loading.load(mended).diagnostics.contains { $0.code == "spec-wrong-kind" })
  }
}
