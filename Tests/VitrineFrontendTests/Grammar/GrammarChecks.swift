import Testing
import VitrineFrontend
import VitrineSource

/// A text in which two marks stand around the bytes that a problem must point at.
struct Marked: CustomTestStringConvertible, Sendable {
  /// The text with its marks.
  let written: String

  /// Takes a marked text.
  init(_ written: String) { self.written = written }

  var testDescription: String { written }

  /// The text without marks, and what lies between them.
  var parts: (text: String, offset: Int, length: Int)? {
    let scalars = Array(written.unicodeScalars)
    guard let start = scalars.firstIndex(of: "▸"), let end = scalars.firstIndex(of: "◂"), start < end else {
      return nil
    }
    func bytes(_ range: Range<Int>) -> Int { scalars[range].reduce(0) { $0 + String($1).utf8.count } }
    let text = written.filter { $0 != "▸" && $0 != "◂" }
    return (text, bytes(0..<start), bytes((start + 1)..<end))
  }
}

/// Wraps a text as if it stood at the start of the spec.
func grammarText(_ text: String) -> GrammarText {
  let bytes = Array(text.utf8)
  return GrammarText(bytes[...], at: SourcePlace(.main, SourceSpan(0, UInt32(bytes.count))))
}

/// Expects a grammar to refuse a text at the marked bytes, and returns the problem.
@discardableResult
func checkRefusal<Value>(
  _ marked: Marked, _ kind: GrammarProblem.Kind = .syntax, sourceLocation: SourceLocation = #_sourceLocation,
  by grammar: (GrammarText) throws(GrammarProblem) -> Value
) -> GrammarProblem? {
  guard let parts = marked.parts else {
    Issue.record("no marks in '\(marked.written)'", sourceLocation: sourceLocation)
    return nil
  }
  do {
    let value = try grammar(grammarText(parts.text))
    Issue.record("'\(parts.text)' was read as \(value)", sourceLocation: sourceLocation)
    return nil
  } catch {
    #expect(error.kind == kind, sourceLocation: sourceLocation)
    #expect(
      drawn(parts.text, error.offset, error.length) == drawn(parts.text, parts.offset, parts.length),
      sourceLocation: sourceLocation)
    #expect(error.message.first?.isUppercase != true, sourceLocation: sourceLocation)
    #expect(error.message.last != ".", sourceLocation: sourceLocation)
    let place = error.place(in: grammarText(parts.text))
    #expect(Int(place.span.start) == parts.offset, sourceLocation: sourceLocation)
    return error
  }
}

/// Puts marks around bytes of a text.
private func drawn(_ text: String, _ offset: Int, _ length: Int) -> String {
  let bytes = Array(text.utf8)
  let start = min(offset, bytes.count)
  let end = min(start + length, bytes.count)
  let parts = [bytes[..<start], bytes[start..<end], bytes[end...]].map { String(decoding: $0, as: UTF8.self) }
  return parts.joined(separator: "|")
}
