import Testing
import VitrineFrontend
import VitrineModel
import VitrineSource

@Suite struct AmountGrammarTests {
  @Test(
    arguments: [
      ("320", 0, 320), ("-8", 0, -8), ("+8", 0, 8), ("0.5", 0, 0.5), (".5", 0, 0.5), ("1e2", 0, 100), ("50%", 0.5, 0),
      ("100% - 60", 1, -60), ("100%-60", 1, -60), ("100 % + 4.25", 1, 4.25), (" 33.5% +1 ", 0.335, 1),
      ("-25% - 1", -0.25, -1),
      ("1.2345678901234567890123", 0, 1.2345678901234567890123), ("7.", 0, 7),
    ] as [(String, Double, Double)])
  func `an amount is points, a share, or both`(text: String, fraction: Double, points: Double) throws {
    let amount = try AmountGrammar.amount(grammarText(text))
    #expect(amount == Amount(points: points, fraction: fraction))
  }

  @Test(
    arguments: [
      "▸◂", " ▸◂", "▸x◂", "50%▸x◂", "50% + ▸◂", "50% + ▸-◂3", "50% + 3▸%◂", "12▸px◂", "50% - 3▸pt◂", "12 ▸+◂ 3",
      "50% ▸*◂ 2",
      "▸@◂900", "▸=◂ 3", "50% ▸3◂", "50▸ü◂",
    ].map(Marked.init))
  func `what is no amount is refused at the character`(text: Marked) {
    checkRefusal(text) { (text) throws(GrammarProblem) in try AmountGrammar.amount(text) }
  }

  @Test func `a number beyond every Double is refused`() {
    checkRefusal(Marked("▸1e999◂"), .overflow) { (text) throws(GrammarProblem) in try AmountGrammar.amount(text) }
  }

  @Test(
    arguments: [("0.4", 0.4), ("40%", 0.4), ("0", 0), ("1", 1), ("100%", 1), ("12.5 %", 0.125)] as [(String, Double)])
  func `a fraction is a number or a percentage`(text: String, fraction: Double) throws {
    #expect(try AmountGrammar.fraction(grammarText(text)) == fraction)
  }

  @Test(arguments: ["▸1.4◂", "▸-0.1◂", "▸140%◂"].map(Marked.init))
  func `a fraction lies between 0 and 1`(text: Marked) {
    checkRefusal(text, .fractionRange) { (text) throws(GrammarProblem) in try AmountGrammar.fraction(text) }
  }

  @Test func `a fraction whose bounds a rule checks is kept`() throws {
    #expect(try AmountGrammar.fraction(grammarText("1.4"), isBounded: false) == 1.4)
  }

  @Test(
    arguments: [
      ("44", LayoutRelation.equal, 0, 44, 1000), ("<= 320", .lessThanOrEqual, 0, 320, 1000),
      (">=280@750", .greaterThanOrEqual, 0, 280, 750), ("= 50% @ high", .equal, 0.5, 0, 750),
      ("60% @900", .equal, 0.6, 0, 900), ("<= 60% - 8 @750.5", .lessThanOrEqual, 0.6, -8, 750.5),
      ("1 @required", .equal, 0, 1, 1000), ("1@low", .equal, 0, 1, 250), ("1 @fitting", .equal, 0, 1, 50),
    ] as [(String, LayoutRelation, Double, Double, Double)])
  func `a dimension has a relation, an amount and a priority`(
    text: String, relation: LayoutRelation, fraction: Double, points: Double, priority: Double
  ) throws {
    let dimension = try AmountGrammar.dimension(grammarText(text))
    #expect(dimension.relation == relation)
    #expect(dimension.amount == Amount(points: points, fraction: fraction))
    #expect(dimension.priority == LayoutPriority(priority))
    #expect(dimension.place.span == SourceSpan(0, UInt32(text.utf8.count)))
  }

  @Test(
    arguments: [
      "▸<◂ 320", "▸>◂ 320", "▸==◂ 3", "▸=<◂ 3", "▸≤◂ 3", "<= ▸◂", "<= ▸@◂900", "3 @▸◂",
      "3 @ ▸%◂",
      "3 @900▸%◂", "3 ▸!◂", "<= 3 ▸=◂ 4", "3 @900 ▸a◂",
    ].map(Marked.init))
  func `what is no dimension is refused at the character`(text: Marked) {
    checkRefusal(text) { (text) throws(GrammarProblem) in try AmountGrammar.dimension(text) }
  }

  @Test(arguments: ["3 @▸0◂", "3 @▸1000.5◂", "3 @ ▸1200◂", "3 @▸-5◂"].map(Marked.init))
  func `a priority lies between 1 and 1000`(text: Marked) {
    checkRefusal(text, .priorityRange) { (text) throws(GrammarProblem) in try AmountGrammar.dimension(text) }
  }

  @Test(arguments: [("3 @▸hihg◂", "high"), ("3 @▸defaultLow◂", "low"), ("3 @▸medium◂", "500")])
  func `a priority's name is guessed`(text: String, meant: String) {
    let problem = checkRefusal(Marked(text), .unknownWord) { (text) throws(GrammarProblem) in
      try AmountGrammar.dimension(text)
    }
    #expect(problem?.replacements.first == meant)
  }

  @Test func `a distance has no percentage`() throws {
    #expect(try AmountGrammar.distance(grammarText(">= 8 @high")).amount == Amount(points: 8))
    checkRefusal(Marked("50▸%◂")) { (text) throws(GrammarProblem) in try AmountGrammar.distance(text) }
  }

  @Test func `a problem in escaped text points into the file`() {
    // "3\u0020x" in the file: the x of the text is the ninth byte behind the quote.
    let bytes = Array("3 x".utf8)
    let offsets: [UInt32] = [1, 2, 8, 9]
    let text = GrammarText(bytes[...]) { offset, length in
      SourcePlace(.main, SourceSpan(offsets[offset], offsets[offset + length]))
    }
    do {
      _ = try AmountGrammar.amount(text)
      Issue.record("it was read")
    } catch {
      #expect(error.place(in: text).span == SourceSpan(8, 9))
    }
  }
}
