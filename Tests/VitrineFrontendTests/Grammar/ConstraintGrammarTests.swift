import Testing
import VitrineFrontend
import VitrineModel
import VitrineSource

/// Writes a constraint in one fixed form, as an independent view of what was read.
private func spelled(_ constraint: LayoutConstraint) -> String {
  func side(_ side: ConstraintSide) -> String {
    guard let anchor = side.anchor else { return "\(side.constant)" }
    let item =
      switch anchor.item {
      case .id(let id): id
      case .superview: "superview"
      }
    let name = [item, anchor.guide?.rawValue, anchor.attribute.rawValue].compactMap(\.self).joined(separator: ".")
    return "\(side.multiplier)*\(name)+\(side.constant)"
  }
  return "\(side(constraint.first)) \(constraint.relation.rawValue) \(side(constraint.second))"
    + " @\(constraint.priority.value)" + (constraint.name.map { " as \($0)" } ?? "")
}

@Suite struct ConstraintGrammarTests {
  @Test(arguments: [
    ("logo.top = safeArea.top + 24", "1.0*logo.top+0.0 = 1.0*superview.safeArea.top+24.0 @1000.0"),
    ("logo.centerX=superview.centerX", "1.0*logo.centerX+0.0 = 1.0*superview.centerX+0.0 @1000.0"),
    ("a.width = 0.4 * b.width @ high", "1.0*a.width+0.0 = 0.4*b.width+0.0 @750.0"),
    ("a.width = b.height / 4 - 1", "1.0*a.width+0.0 = 0.25*b.height+-1.0 @1000.0"),
    ("a.width = b.height*-2", "1.0*a.width+0.0 = -2.0*b.height+0.0 @1000.0"),
    ("- a.width + 4 >= -b.width - 2", "-1.0*a.width+4.0 >= -1.0*b.width+-2.0 @1000.0"),
    (
      "banner.leading = superview.leading + 16 as lead",
      "1.0*banner.leading+0.0 = 1.0*superview.leading+16.0 @1000.0 as lead"
    ),
    (
      "a.bottom<=keyboard.top -12@999 as no-keys",
      "1.0*a.bottom+0.0 <= 1.0*superview.keyboard.top+-12.0 @999.0 as no-keys"
    ),
    ("a-b.top = a.safeArea.bottom - 3", "1.0*a-b.top+0.0 = 1.0*a.safeArea.bottom+-3.0 @1000.0"),
    ("superview.layoutMargins.left = a.left", "1.0*superview.layoutMargins.left+0.0 = 1.0*a.left+0.0 @1000.0"),
    ("1 + 2 + 3 <= a.width - 4 + 5", "6.0 <= 1.0*a.width+1.0 @1000.0"),
    ("as.top = content.top as as", "1.0*as.top+0.0 = 1.0*superview.content.top+0.0 @1000.0 as as"),
    ("\ta.width\n=\n3\t", "1.0*a.width+0.0 = 3.0 @1000.0"),
  ])
  func `a constraint is read`(text: String, meaning: String) throws {
    let constraints = try ConstraintGrammar.constraints(grammarText(text))
    #expect(constraints.map(spelled) == [meaning])
    #expect(constraints.first?.place.span == SourceSpan(0, UInt32(text.utf8.count)))
  }

  @Test func `a chain is two constraints with one priority and one name`() throws {
    let constraints = try ConstraintGrammar.constraints(grammarText("120 <= mail.width <= 420 @900 as band"))
    #expect(
      constraints.map(spelled) == [
        "120.0 <= 1.0*mail.width+0.0 @900.0 as band", "1.0*mail.width+0.0 <= 420.0 @900.0 as band",
      ])
  }

  @Test func `an anchor knows its characters`() throws {
    let text = "a.width = 2 * long-name.safeArea.height + 1"
    let constraint = try #require(try ConstraintGrammar.constraints(grammarText(text)).first)
    let place = try #require(constraint.second.anchor?.place)
    #expect(SourceFile(path: "x", text: text).text(place.span) == "long-name.safeArea.height")
  }

  @Test(
    arguments: [
      "▸◂", "▸=◂ 3", "a▸ ◂= 3", "a.▸◂", "a.▸3◂", "a.top▸◂", "a.top ▸b◂", "a.top = ▸◂", "a.top = superview.top + ▸*◂ 2",
      "a.top = b.top + ▸◂", "a.top = ▸+◂ 3", "a.top ▸==◂ b.top", "a.top ▸<◂ b.top", "a.top ▸≥◂ b.top",
      "a.top = 2 * ▸3◂",
      "a.top = 2▸◂b.top", "a.top = 2 ▸/◂ b.top", "a.width = 3▸pt◂", "a.width = 50▸%◂", "a.top = b.top * 2 ▸*◂ 3",
      "a.top = 2 * b.top ▸/◂ 3", "a.top = b.top / ▸0◂", "a.top = b.top * ▸◂", "▸3 = 4◂",
      "▸1 <= 2◂ <= 3",
      "a.top <= b.top <= c.top ▸<=◂ d.top", "a.top = b.top as ▸◂", "a.top = b.top as ▸3◂", "a.top = b.top as x ▸@◂900",
      "a.top = b.top @900 ▸b◂", "a.top = ▸(◂b.top)", "▸width◂ = 3", "a.top = safeArea▸◂",
      "a.safeArea▸◂ = 3",
      "a.leading▸-◂16 = 3", "a.top = b.top ▸c◂ = 3", "a.top ▸!◂ 3",
    ].map(Marked.init))
  func `what is no constraint is refused at the character`(text: Marked) {
    checkRefusal(text) { (text) throws(GrammarProblem) in try ConstraintGrammar.constraints(text) }
  }

  @Test(
    arguments: [
      "a.width = b.width + ▸c.width◂", "a.width = superview.width + ▸hello.height◂", "a.width + ▸2 * b.width◂ = 3",
      "a.width = b.width * ▸c.width◂", "a.top = b.top - ▸b.top◂",
    ].map(Marked.init))
  func `a side has at most one anchor`(text: Marked) {
    checkRefusal(text, .severalAnchors) { (text) throws(GrammarProblem) in try ConstraintGrammar.constraints(text) }
  }

  @Test(arguments: [
    ("a.▸widht◂ = 3", "width"), ("a.▸safearea◂.top = 3", "safeArea"), ("a.safeArea.▸tpo◂ = 3", "top"),
    ("a.▸centrex◂ = b.centerX", "centerX"),
  ])
  func `a misspelt part is guessed`(text: String, meant: String) {
    let problem = checkRefusal(Marked(text), .unknownWord) { (text) throws(GrammarProblem) in
      try ConstraintGrammar.constraints(text)
    }
    #expect(problem?.replacements.first == meant)
  }

  @Test func `a priority out of range is refused with its own kind`() {
    checkRefusal(Marked("a.top = b.top @▸1200◂"), .priorityRange) { (text) throws(GrammarProblem) in
      try ConstraintGrammar.constraints(text)
    }
  }

  @Test func `no text of the grammar's own characters traps or escapes its bounds`() {
    let seed: UInt64 = 0x5EED_0001
    print("seed \(seed)")
    var random = Seeded(seed)
    let pieces = [
      "a", "b-c", ".", "width", "top", "safeArea", "superview", " ", "<=", "=", ">=", "+", "-", "*", "/", "3", "0.5",
      "%", "@", "high", "as", "ü", "\n", "(", "1e9",
    ]
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 0...9, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }.joined()
      do {
        let constraints = try ConstraintGrammar.constraints(grammarText(text))
        #expect((1...2).contains(constraints.count))
      } catch {
        #expect(error.offset >= 0 && error.offset + error.length <= text.utf8.count, "\(text)")
      }
    }
  }
}

/// A small generator with a seed (SplitMix64).
struct Seeded: RandomNumberGenerator {
  private var state: UInt64
  init(_ seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
