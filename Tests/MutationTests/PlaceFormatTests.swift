import Foundation
import Testing
import VitrineMutation
import VitrineOutput
import VitrineSource

/// Places in texts of all writing systems, through every format in which findings are printed.
@Suite struct `Places of findings` {
  /// What a terminal shows as one piece, and the cells that it takes there.
  private static let pieces: [(text: String, cells: Int)] = [
    ("a", 1), ("Z", 1), ("#", 1), (" ", 1), ("\t", 1), ("é", 1), ("e\u{301}", 1), ("n\u{303}\u{323}", 1), ("日", 2),
    ("本", 2), ("한", 2), ("ｱ", 1), ("Ａ", 2), ("👍", 2), ("👍🏽", 2), ("👩‍👩‍👧‍👦", 2), ("🇨🇭", 2), ("\u{200E}", 1), ("\u{200F}", 1),
    ("\u{61C}", 1), ("\u{202E}", 1), ("ß", 1), ("я", 1),
  ]
  /// How lines end.
  private static let ends = ["\n", "\r\n", "\r"]

  /// A line of pieces.
  private struct Line {
    /// The pieces.
    var pieces: [(text: String, cells: Int)] = []
    /// The line's end.
    var end = ""
  }

  /// A text with a marked part of one line, and what every format must say of it.
  private struct Sample {
    /// The text.
    var bytes: [UInt8] = []
    /// The marked bytes.
    var span = SourceSpan(0, 0)
    /// The line.
    var line = 1
    /// The column in code points.
    var column = 1
    /// The column behind the part.
    var endColumn = 1
    /// Cells before the part.
    var blanks = 0
    /// Cells of the part.
    var marks = 0
    /// What stands at the first mark, as it is shown.
    var shown = ""
  }

  /// Makes a text.
  private static func sample(_ random: inout SeededRandom) -> Sample {
    var lines: [Line] = []
    for _ in 0..<random.number(1...5) {
      var line = Line(end: random.pick(ends))
      for _ in 0..<random.number(1...20) { line.pieces.append(random.pick(pieces)) }
      lines.append(line)
    }
    let marked = random.number(0...(lines.count - 1))
    let first = random.number(0...(lines[marked].pieces.count - 1))
    let last = random.number(first...(lines[marked].pieces.count - 1))
    var sample = Sample(bytes: random.once(in: 3) ? [0xEF, 0xBB, 0xBF] : [], line: marked + 1)
    for (number, line) in lines.enumerated() {
      for (position, piece) in line.pieces.enumerated() {
        if number == marked, position == first { sample.span.start = UInt32(sample.bytes.count) }
        if number == marked, position < first {
          sample.column += piece.text.unicodeScalars.count
          sample.blanks += piece.cells
        }
        if number == marked, position <= last { sample.endColumn += piece.text.unicodeScalars.count }
        if number == marked, first...last ~= position { sample.marks += piece.cells }
        sample.bytes += Array(piece.text.utf8)
        if number == marked, position == last { sample.span.end = UInt32(sample.bytes.count) }
      }
      sample.bytes += Array(line.end.utf8)
    }
    let piece = lines[marked].pieces[first].text
    sample.shown =
      switch piece {
      case "\t": " "
      case "\u{200E}", "\u{200F}", "\u{61C}", "\u{202E}": "\u{FFFD}"
      default: piece
      }
    return sample
  }

  @Test func `are the same in every format, and the marks stand under the text`() throws {
    let seed = UInt64(Corpus.setting("VITRINE_SEED", Int.random(in: 0...1_000_000)))
    print("seed \(seed)")
    var random = SeededRandom(seed: seed)
    for number in 0..<400 {
      let sample = Self.sample(&random)
      let files = SourceFileSet(main: SourceFile(path: "a.yaml", bytes: sample.bytes))
      let finding = Diagnostic("x", .error, "m", at: SourcePlace(.main, sample.span)).withWholeCharacters(in: files)
      #expect(finding.place.span == sample.span, "seed \(seed), \(number)")
      let printer = TextReport(files: files, colored: false)
      let position = "a.yaml:\(sample.line):\(sample.column)"
      #expect(printer.concise(finding) == "\(position): error: m [x]\n", "seed \(seed), \(number)")

      let lines = printer.text(finding).split(separator: "\n", omittingEmptySubsequences: false)
      try #require(lines.count >= 5, "seed \(seed), \(number)")
      #expect(lines[1] == " --> \(position)", "seed \(seed), \(number)")
      let blanks = String(repeating: " ", count: 1 + sample.blanks)
      #expect(lines[4] == "  |\(blanks)\(String(repeating: "^", count: sample.marks))", "seed \(seed), \(number)")
      #expect(lines[3].hasPrefix("\(sample.line) | "), "seed \(seed), \(number)")
      #expect(lines[3].contains(sample.shown), "seed \(seed), \(number)")
      let forbidden: [Unicode.Scalar] = ["\t", "\r", "\u{200E}", "\u{200F}", "\u{61C}", "\u{202E}"]
      #expect(!lines[3].unicodeScalars.contains(where: forbidden.contains), "seed \(seed), \(number)")

      let json = Data(DiagnosticsJSON.bytes([(files: files, diagnostics: [finding])]))
      let list = try #require(try JSONSerialization.jsonObject(with: json) as? [[String: Any]])
      let row = try #require(list.first)
      #expect(row["line"] as? Int == sample.line, "seed \(seed), \(number)")
      #expect(row["column"] as? Int == sample.column, "seed \(seed), \(number)")
      #expect(row["endLine"] as? Int == sample.line, "seed \(seed), \(number)")
      #expect(row["endColumn"] as? Int == sample.endColumn, "seed \(seed), \(number)")
    }
  }

  @Test(arguments: ["👩‍👩‍👧‍👦", "e\u{301}", "🇨🇭", "日"]) func `that cut a character are widened to it`(character: String) {
    let bytes = Array("a: \(character)b\n".utf8)
    let files = SourceFileSet(main: SourceFile(path: "a.yaml", bytes: bytes))
    let whole = SourceSpan(3, 3 + UInt32(character.utf8.count))
    for offset in (whole.start + 1)..<whole.end {
      for span in [SourceSpan(whole.start, offset), SourceSpan(offset, whole.end)] {
        let finding = Diagnostic("x", .error, "m", at: SourcePlace(.main, span)).withWholeCharacters(in: files)
        #expect(finding.place.span == whole)
      }
    }
  }
}
