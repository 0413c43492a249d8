import Foundation
import Testing
import VitrineOutput
import VitrineSource

/// Returns the place of the first occurrence of a text.
private func place(of needle: String, in text: String) throws -> SourcePlace {
  let range = try #require(text.range(of: needle))
  let start = UInt32(text.utf8.distance(from: text.startIndex, to: range.lowerBound))
  return SourcePlace(.main, SourceSpan(start, start + UInt32(needle.utf8.count)))
}

@Test func `a finding shows message, excerpt, label, why and help`() throws {
  let text = "popovers:\n  filters:\n    barButtonItem: more\n    sourceRect: [0, 0, 10, 10]\n"
  let diagnostic = Diagnostic(
    "source-rect-ignored", .warning, "'sourceRect' has no effect beside 'barButtonItem'",
    at: try place(of: "sourceRect", in: text),
    labels: [DiagnosticLabel(try place(of: "barButtonItem", in: text), "the popover points at this item")],
    why: "UIKit uses the rect only together with 'sourceView'", fixes: [DiagnosticFix("remove 'sourceRect'", .safe)])
  let report = TextReport(files: SourceFileSet(main: SourceFile(path: "a.yaml", text: text)), colored: false)
  #expect(
    report.text(diagnostic) == """
      warning[source-rect-ignored]: 'sourceRect' has no effect beside 'barButtonItem'
       --> a.yaml:4:5
        |
      3 |     barButtonItem: more
        |     ------------- the popover points at this item
      4 |     sourceRect: [0, 0, 10, 10]
        |     ^^^^^^^^^^
         = why: UIKit uses the rect only together with 'sourceView'
         = help: remove 'sourceRect' (safe fix)


      """)
  #expect(
    report.concise(diagnostic)
      == "a.yaml:4:5: warning: 'sourceRect' has no effect beside 'barButtonItem' [source-rect-ignored]\n")
}

@Test func `carets stand under the text behind wide and combined characters`() throws {
  let text = "title: \"日本 e\u{301}👍\" # note\n"
  let diagnostic = Diagnostic("x", .error, "m", at: try place(of: "# note", in: text))
  let report = TextReport(files: SourceFileSet(main: SourceFile(path: "a.yaml", text: text)), colored: false)
  let lines = report.text(diagnostic).split(separator: "\n")
  // Two wide characters, one combined letter and one emoji: nineteen cells before the mark.
  #expect(lines[4] == "  | " + String(repeating: " ", count: 18) + "^^^^^^")
}

@Test func `control characters of a spec do not reach the terminal`() {
  let text = "a: \u{1B}[31m\u{202E}x\n"
  let diagnostic = Diagnostic("x", .error, "m", at: SourcePlace(.main, SourceSpan(0, 1)))
  let report = TextReport(files: SourceFileSet(main: SourceFile(path: "a.yaml", text: text)), colored: false)
  #expect(!report.text(diagnostic).unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
}

@Test func `a very long line is cut around the place`() {
  let text = "a: " + String(repeating: "x", count: 100_000) + "Y\n"
  let diagnostic = Diagnostic("x", .error, "m", at: SourcePlace(.main, SourceSpan(100_003, 100_004)))
  let report = TextReport(files: SourceFileSet(main: SourceFile(path: "a.yaml", text: text)), colored: false)
  #expect(report.text(diagnostic).utf8.count < 1_000)
}

@Test(arguments: ["\n", "\r", "\u{0}", "\u{1B}[31m", "\u{85}", "\u{9B}31m", "\u{2028}", "\u{202E}", "\u{2066}"])
func `names with control characters stay on the line of their message`(name: String) {
  let place = SourcePlace(.main, SourceSpan(0, 1))
  let diagnostic = Diagnostic(
    "x", .error, "no key '\(name)'", at: place, labels: [DiagnosticLabel(place, "label \(name)")],
    why: "why \(name)", help: ["help \(name)"], fixes: [DiagnosticFix("fix \(name)", .safe)])
  let report = TextReport(files: SourceFileSet(main: SourceFile(path: "a\(name).yaml", text: "a: 1\n")), colored: false)
  let text = report.text(diagnostic)
  #expect(text.split(separator: "\n").count == 9)
  #expect(!text.unicodeScalars.contains { $0 != "\n" && name.unicodeScalars.first == $0 })
  let concise = report.concise(diagnostic)
  #expect(concise.unicodeScalars.count { $0 == "\n" } == 1)
  #expect(concise.hasPrefix("a\u{FFFD}"))
}

@Test func `a message that quotes a megabyte is cut in the middle`() {
  let diagnostic = Diagnostic(
    "x", .error, "not '\(String(repeating: "é", count: 500_000))', but a mapping",
    at: SourcePlace(.main, SourceSpan(0, 1)))
  let files = SourceFileSet(main: SourceFile(path: "a.yaml", text: "a: 1\n"))
  let text = TextReport(files: files, colored: false).concise(diagnostic)
  #expect(text.utf8.count < 5_000)
  #expect(text.contains(" … ") && text.hasSuffix("', but a mapping [x]\n"))
  #expect(DiagnosticsJSON.bytes([(files: files, diagnostics: [diagnostic])]).count < 6_000)
}
