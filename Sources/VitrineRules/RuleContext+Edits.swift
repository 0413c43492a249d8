import VitrineModel
import VitrineSource

// Byte edits that keep a YAML text well formed: whole lines in block style, the item with its comma in flow style.
extension RuleContext {
  /// Returns the edits that remove a key with its value; empty when that cannot be done without touching more. A value that
  /// lies elsewhere, before its key, was brought in by an alias.
  func removing(_ field: Field?) -> [SourceEdit] {
    guard let field, field.keyPlace.file == field.value.place.file,
      field.value.place.span.start >= field.keyPlace.span.end
    else { return [] }
    let span = field.keyPlace.span.union(field.value.place.span)
    return removing(SourcePlace(field.keyPlace.file, span), isKey: true)
  }

  /// Returns the edits that remove several keys of one mapping. Neighbours share a comma, so what overlaps becomes one edit.
  func removing(_ fields: [Field]) -> [SourceEdit] {
    var edits: [SourceEdit] = []
    for edit in fields.flatMap({ removing($0) }).sorted(by: { $0.place < $1.place }) {
      guard let last = edits.last, last.place.file == edit.place.file, edit.place.span.start <= last.place.span.end
      else {
        edits.append(edit)
        continue
      }
      let bytes = files[edit.place.file].bytes
      let end = Int(max(last.place.span.end, edit.place.span.end))
      var start = Int(last.place.span.start)
      if end < bytes.count, bytes[end] != UInt8(ascii: ","),
        PairRemoval.isFlowEnd(bytes, SourceLines.indentEnd(end, in: bytes))
      {
        while start > 0, PairRemoval.isBlankOrBreak(bytes[start - 1]) { start -= 1 }
        if start > 0, bytes[start - 1] == UInt8(ascii: ",") { start -= 1 }
      }
      edits[edits.count - 1] = SourceEdit(Self.place(edit.place.file, start, end), replacement: "")
    }
    return edits
  }

  /// Returns the edits that remove an item of a list.
  func removing(item place: SourcePlace) -> [SourceEdit] { removing(place, isKey: false) }

  /// Returns the edit that replaces a text.
  func replacing(_ place: SourcePlace?, with text: String) -> [SourceEdit] {
    guard let place else { return [] }
    return [SourceEdit(place, replacement: text)]
  }

  /// Returns the edit that adds `text`, a key with its value, behind a key of the same mapping.
  func adding(_ text: String, after field: Field?) -> [SourceEdit] {
    guard let field else { return [] }
    let file = field.keyPlace.file
    let bytes = files[file].bytes
    let end = Int(field.value.place.span.end)
    let next = SourceLines.indentEnd(end, in: bytes)
    if PairRemoval.isFlowEnd(bytes, next) {
      return [SourceEdit(Self.place(file, end, end), replacement: ", \(text)")]
    }
    let start = Int(field.keyPlace.span.start)
    let indentation = String(repeating: " ", count: start - SourceLines.start(of: start, in: bytes))
    let lineEnd = SourceLines.end(of: max(end, start), in: bytes)
    return [SourceEdit(Self.place(file, lineEnd, lineEnd), replacement: "\n\(indentation)\(text)")]
  }

  /// Returns the edit that appends an item to a list in flow style; empty for a block list.
  func appending(_ items: [String], toList place: SourcePlace) -> [SourceEdit] {
    let bytes = files[place.file].bytes
    let end = Int(place.span.end)
    guard end > 0, end <= bytes.count, bytes[end - 1] == UInt8(ascii: "]") else { return [] }
    var last = end - 2
    while last >= Int(place.span.start), PairRemoval.isBlankOrBreak(bytes[last]) { last -= 1 }
    let isEmpty = last >= 0 && bytes[last] == UInt8(ascii: "[")
    let text = (isEmpty ? "" : ", ") + items.joined(separator: ", ")
    return [SourceEdit(Self.place(place.file, last + 1, last + 1), replacement: text)]
  }

  /// Returns the edits that remove a span that is a key with its value or an item.
  private func removing(_ place: SourcePlace, isKey: Bool) -> [SourceEdit] {
    PairRemoval.edits(of: place.span, isKey: isKey, in: place.file, files[place.file].bytes)
  }

  /// Creates a place from two offsets.
  private static func place(_ file: FileID, _ start: Int, _ end: Int) -> SourcePlace {
    SourcePlace(file, SourceSpan(UInt32(start), UInt32(max(start, end))))
  }
}

/// Returns insets in the shortest form of the language.
func insetText(_ insets: EdgeInsets) -> String {
  let sides = [insets.top, insets.left, insets.bottom, insets.right].map(numberText)
  if sides[0] == sides[2], sides[1] == sides[3] {
    return sides[0] == sides[1] ? sides[0] : "[\(sides[0]), \(sides[1])]"
  }
  return "[\(sides.joined(separator: ", "))]"
}

/// Returns a number without a needless fraction, at most two decimals, never an exponent or `-0`.
func numberText(_ number: Double) -> String {
  guard number.isFinite, abs(number) < 1e12 else { return "?" }
  let hundredths = Int((number * 100).rounded())
  let whole = abs(hundredths) / 100
  let rest = abs(hundredths) % 100
  let sign = hundredths < 0 ? "-" : ""
  if rest == 0 { return "\(sign)\(whole)" }
  if rest % 10 == 0 { return "\(sign)\(whole).\(rest / 10)" }
  return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
}
