import Testing
import VitrineFrontend
import VitrineModel
import VitrinePlatform
import VitrineSource

@Suite struct MeasureGrammarTests {
  @Test(arguments: [("16:9", 16.0 / 9), ("1.5", 1.5), ("4 : 3", 4.0 / 3)] as [(String, Double)])
  func `a ratio is width to height`(text: String, ratio: Double) throws {
    #expect(try MeasureGrammar.ratio(grammarText(text)) == ratio)
  }

  @Test(arguments: ["▸◂", "▸0◂", "16:▸◂", "16:▸0◂", "▸-1◂:2", "16▸/◂9", "16:9▸:◂3", "▸x◂"].map(Marked.init))
  func `what is no ratio is refused at the character`(text: Marked) {
    checkRefusal(text) { (text) throws(GrammarProblem) in try MeasureGrammar.ratio(text) }
  }

  @Test(
    arguments: [("0.8", 0.8), ("0.8s", 0.8), ("800ms", 0.8), ("250ms", 0.25), ("0", 0), ("-1s", -1)]
      as [(String, Double)])
  func `a duration is in seconds`(text: String, seconds: Double) throws {
    #expect(try MeasureGrammar.duration(grammarText(text)) == seconds)
  }

  @Test(
    arguments: [
      "▸◂", "▸f◂ast", "0.8▸ s◂", "0.8▸.◂8", "1 ▸2◂",
    ].map(Marked.init))
  func `what is no duration is refused at the character`(text: Marked) {
    checkRefusal(text) { (text) throws(GrammarProblem) in try MeasureGrammar.duration(text) }
  }

  @Test(arguments: [("3▸sec◂", "s"), ("3▸msec◂", "ms"), ("3▸min◂", nil)] as [(String, String?)])
  func `another unit of time is refused`(text: String, meant: String?) {
    let problem = checkRefusal(Marked(text), .unit) { (text) throws(GrammarProblem) in
      try MeasureGrammar.duration(text)
    }
    #expect(problem?.replacements.first == meant)
  }

  @Test func `a window's size is width by height`() throws {
    let size = try MeasureGrammar.windowSize(grammarText("507x768"))
    #expect(size.width == 507 && size.height == 768)
    for text in ["▸h◂alf", "507▸◂", "507x▸◂", "507▸×◂768", "507x768▸x◂", "▸0◂x3", "507▸ ◂x 768"].map(Marked.init) {
      checkRefusal(text) { (text) throws(GrammarProblem) in try MeasureGrammar.windowSize(text) }
    }
  }
}

@Suite struct ColorGrammarTests {
  @Test(
    arguments: [
      ("#0A84FF", ColorBase.rgba(10 / 255, 132 / 255, 1, 1), nil), ("#fff", .rgba(1, 1, 1, 1), nil),
      ("#00000080", .rgba(0, 0, 0, 128 / 255), nil), ("#F00 50%", .rgba(1, 0, 0, 1), 0.5),
      ("black", .system("black"), nil), ("white 95%", .system("white"), 0.95),
      ("systemBlue", .system("systemBlue"), nil),
      ("accent", .named("accent"), nil), ("accent 12.5%", .named("accent"), 0.125),
      ("white(0.1) 50%", .rgba(0.1, 0.1, 0.1, 1), 0.5), ("rgb(1 0.5 0)", .rgba(1, 0.5, 0, 1), nil),
      ("rgb( 10% 0 1 ) 0%", .rgba(0.1, 0, 1, 1), 0), ("white", .system("white"), nil),
    ] as [(String, ColorBase, Double?)])
  func `a colour is a base and an alpha`(text: String, base: ColorBase, alpha: Double?) throws {
    #expect(try ColorGrammar.color(grammarText(text)) == .base(base, alpha: alpha))
  }

  @Test(
    arguments: [
      "▸◂", "▸#12345◂", "▸#◂", "#12▸G◂45", "▸#123456789◂", "▸UIColor.◂black", "▸.◂black", "▸12◂", "black ▸0.5◂",
      "black▸%◂",
      "black ▸50◂", "black 50% ▸x◂", "▸white()◂", "▸white(0 1)◂", "▸rgb(1 0)◂", "▸rgb(1 0 0 0.5)◂", "rgb(1▸,◂ 0, 0)",
      "rgb(1 0 ▸x◂)", "rgb(1 0 0▸◂", "black ▸and blue◂", "white(0.1)▸50%◂",
    ].map(Marked.init))
  func `what is no colour is refused at the character`(text: Marked) {
    checkRefusal(text) { (text) throws(GrammarProblem) in try ColorGrammar.color(text) }
  }

  @Test(arguments: ["rgb(▸255◂ 0 0)", "white(▸1.2◂)", "black ▸140%◂", "black ▸-1%◂"].map(Marked.init))
  func `the parts of a colour are fractions`(text: Marked) {
    checkRefusal(text, .fractionRange) { (text) throws(GrammarProblem) in try ColorGrammar.color(text) }
  }

  @Test func `another function is guessed`() {
    let problem = checkRefusal(Marked("▸rgba◂(1 0 0 1)"), .unknownWord) { (text) throws(GrammarProblem) in
      try ColorGrammar.color(text)
    }
    #expect(problem?.replacements == ["rgb"])
  }
}

@Suite struct VersionGrammarTests {
  @Test(arguments: ["13", "13.2", "8.3", "18.0.1"])
  func `a version is read`(text: String) throws {
    #expect(try VersionGrammar.version(grammarText(text)) == IOSVersion(text))
  }

  @Test(
    arguments: [
      "▸◂", "▸x◂", "13.▸◂", "13.▸x◂", "13▸,◂2", "13.2.1▸.◂4", "▸12345◂", "▸-◂13", "13▸ ◂", "▸i◂OS 13",
      "13.▸.◂2",
    ].map(Marked.init))
  func `what is no version is refused at the character`(text: Marked) {
    checkRefusal(text) { (text) throws(GrammarProblem) in try VersionGrammar.version(text) }
  }

  @Test(arguments: ["13.0", "12.0...18.0", "12...", "...18", "8.3...8.3"])
  func `a range is read`(text: String) throws {
    #expect(try VersionGrammar.range(grammarText(text)) == VersionRange(text))
  }

  @Test(
    arguments: [
      "▸...◂", "▸18.0...12.0◂", "12.0...▸x◂", "▸x◂...12", "12.0▸-◂18.0", "12...▸<◂18", "12.▸.◂18",
      "12...18.▸.◂.19",
    ].map(Marked.init))
  func `what is no range is refused at the character`(text: Marked) {
    checkRefusal(text) { (text) throws(GrammarProblem) in try VersionGrammar.range(text) }
  }
}

@Suite struct TraitQueryGrammarTests {
  @Test(
    arguments: [
      ("w:compact h:compact", [.horizontal(.compact), .vertical(.compact)]), ("idiom:pad", [.idiom(.pad)]),
      ("orientation:landscape", [.orientation(.landscape)]), ("iOS:16", [.iOS(.within(IOSVersion(16)))]),
      ("iOS:16+", [.iOS(.from(IOSVersion(16)))]), ("iOS:14-", [.iOS(.upTo(IOSVersion(14)))]),
      ("iOS:8.3+", [.iOS(.from(IOSVersion(8, 3)))]), ("text:ax1+", [.text(.ax1...(.ax5))]),
      ("text:large-", [.text(.xSmall...(.large))]), ("text:extraLarge", [.text(.xLarge...(.xLarge))]),
      ("direction:rtl appearance:dark", [.direction(.rightToLeft), .appearance(.dark)]),
      ("  w:regular   idiom:phone ", [.horizontal(.regular), .idiom(.phone)]),
    ] as [(String, [TraitTest])])
  func `a query is tests joined by blanks`(text: String, tests: [TraitTest]) throws {
    let query = try TraitQueryGrammar.query(grammarText(text))
    #expect(query.tests == tests)
    #expect(query.text == text)
  }

  @Test(
    arguments: [
      "▸◂", "▸wide◂", "w▸◂", "w:▸◂", "w▸ ◂: compact", "w:▸ ◂compact", "▸!◂w:compact",
      "w:compact ▸or◂ h:compact",
      "w:compact▸+◂", "iOS:▸x◂", "iOS:16.▸x◂", "iOS:▸◂", "▸compact◂", "▸:◂compact",
      "iOS:16.▸.◂.18",
    ].map(Marked.init))
  func `what is no query is refused at the character`(text: Marked) {
    checkRefusal(text) { (text) throws(GrammarProblem) in try TraitQueryGrammar.query(text) }
  }

  @Test(arguments: [
    ("▸width◂:compact", "w"), ("▸idom◂:pad", "idiom"), ("w:▸compcat◂", "compact"), ("idiom:▸iphone◂", "phone"),
    ("text:▸ax6◂+", "ax1"), ("▸ios◂:16", "iOS"),
  ])
  func `a misspelt key or value is guessed`(text: String, meant: String) {
    let problem = checkRefusal(Marked(text), .unknownWord) { (text) throws(GrammarProblem) in
      try TraitQueryGrammar.query(text)
    }
    #expect(problem?.replacements.first == meant)
  }
}

@Suite struct WordGrammarTests {
  @Test(arguments: ["a", "_", "show-history", "A9_-b"])
  func `a name is read`(text: String) throws { #expect(try WordGrammar.name(grammarText(text)) == text) }

  @Test(arguments: ["▸◂", "▸9◂a", "▸-◂a", "my▸ ◂style", "a▸/◂b", "caf▸é◂"].map(Marked.init))
  func `what is no name is refused at the character`(text: Marked) {
    checkRefusal(text) { (text) throws(GrammarProblem) in try WordGrammar.name(text) }
  }

  @Test func `a preset is a library and a name`() throws {
    let preset = try WordGrammar.presetName(grammarText("presentr/alert"))
    #expect(preset.library == "presentr" && preset.name == "alert")
    for text in ["presentr▸◂", "▸/◂alert", "presentr/▸◂", "a/b▸/◂c"].map(Marked.init) {
      checkRefusal(text) { (text) throws(GrammarProblem) in try WordGrammar.presetName(text) }
    }
  }

  @Test func `curves, positions and fonts have words`() throws {
    #expect(try WordGrammar.curve(grammarText("curveEaseOut")) == .named("easeOut"))
    #expect(try WordGrammar.position(grammarText("topLeading")) == .edge("topLeading", inset: 0))
    #expect(try WordGrammar.font(grammarText("headline")) == AuthoredFont(style: "headline"))
    #expect(try WordGrammar.font(grammarText("24")) == AuthoredFont(size: 24))
    let problem = checkRefusal(Marked("▸easeinout◂"), .unknownWord) { (text) throws(GrammarProblem) in
      try WordGrammar.curve(text)
    }
    #expect(problem?.replacements.first == "easeInOut")
    checkRefusal(Marked("24▸px◂")) { (text) throws(GrammarProblem) in try WordGrammar.font(text) }
    checkRefusal(Marked("▸0◂")) { (text) throws(GrammarProblem) in try WordGrammar.font(text) }
  }

  @Test(arguments: [
    ("bounds", SourceRect.bounds(of: nil)), ("frame", .frame(of: nil)), ("here.frame", .frame(of: "here")),
    ("a-b.bounds", .bounds(of: "a-b")), ("null", .null),
  ])
  func `a source rect has words`(text: String, rect: SourceRect) throws {
    #expect(try WordGrammar.sourceRect(grammarText(text)) == rect)
  }

  @Test(arguments: ["▸◂", "a.▸◂", "bounds▸ ◂", "a.frame▸.◂x", "▸3◂"].map(Marked.init))
  func `what is no source rect is refused at the character`(text: Marked) {
    checkRefusal(text) { (text) throws(GrammarProblem) in try WordGrammar.sourceRect(text) }
  }

  @Test(arguments: [("▸bound◂", "bounds"), ("sort.▸fram◂", "frame")])
  func `a misspelt source rect is guessed`(text: String, meant: String) {
    let problem = checkRefusal(Marked(text), .unknownWord) { (text) throws(GrammarProblem) in
      try WordGrammar.sourceRect(text)
    }
    #expect(problem?.replacements.first == meant)
  }
}
