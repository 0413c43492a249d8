import Testing
import VitrinePlatform

@Test func `text styles have the guideline's sizes and leadings`() {
  #expect(TextStyle.body.pointSize() == 17)
  #expect(TextStyle.body.leading() == 22)
  #expect(TextStyle.body.pointSize(at: .ax5) == 53)
  #expect(TextStyle.body.leading(at: .ax5) == 62)
  #expect(TextStyle.caption2.pointSize(at: .ax5) == 40)
  #expect(TextStyle.largeTitle.pointSize(at: .xSmall) == 31)
  #expect(TextStyle.footnote.pointSize(at: .medium) == 12)
  #expect(TextStyle.extraLargeTitle.pointSize() == 36)
  #expect(TextStyle.headline.weight == .semibold)
}

@Test func `sizes and leadings never shrink as the text size grows`() {
  for style in TextStyle.allCases {
    for (smaller, larger) in zip(ContentSizeCategory.allCases, ContentSizeCategory.allCases.dropFirst()) {
      #expect(style.pointSize(at: smaller) <= style.pointSize(at: larger), "\(style) \(larger)")
      #expect(style.leading(at: smaller) <= style.leading(at: larger), "\(style) \(larger)")
    }
    for category in ContentSizeCategory.allCases {
      #expect(style.leading(at: category) > style.pointSize(at: category))
    }
  }
}

@Test func `content size categories answer to short, long and raw names`() {
  for category in ContentSizeCategory.allCases {
    #expect(ContentSizeCategory(category.name) == category)
    #expect(ContentSizeCategory(category.uikitName) == category)
    #expect(ContentSizeCategory(category.rawName) == category)
  }
  #expect(ContentSizeCategory("accessibilityMedium") == .ax1)
  #expect(ContentSizeCategory("extraExtraExtraLarge") == .xxxLarge)
  #expect(ContentSizeCategory("UICTContentSizeCategoryAccessibilityXXXL") == .ax5)
  #expect(ContentSizeCategory("huge") == nil)
  #expect(ContentSizeCategory.allCases.filter(\.isAccessibilityCategory).count == 5)
}

@Test func `metrics agree with a printed font of 40 points`() {
  // Ascender 38.0859375, descender -9.6484375, line height 47.734375 were printed for it.
  let font = TextFont(size: 40)
  #expect(font.ascent == 38.0859375)
  #expect(font.descent == 9.6484375)
  #expect(font.lineHeight == 47.734375)
}

@Test func `tracking is picked by the whole part of the size and ends at 80`() {
  #expect(SystemFont.tracking(size: 17) == -0.026 * 17)
  #expect(SystemFont.tracking(size: 17.9) == -0.026 * 17.9)
  #expect(SystemFont.tracking(size: 12) == 0)
  #expect(SystemFont.tracking(size: 100) == 0)
  #expect(SystemFont.tracking(size: 3) == 0.041 * 3)
  #expect(SystemFont.tracking(size: .nan) == 0)
}

@Test func `a width is advances, kerning, calibration and tracking, added by hand`() {
  // 'AV' of Inter Regular: both 1385 units; the table kerns the pair by -140.
  let plain = TextMeasurer.width(of: "A", font: TextFont(size: 17)).points
  #expect(abs(plain - (1385.0 / 2048 * 17 * 1.001 - 0.026 * 17)) < 1e-9)
  let pair = TextMeasurer.width(of: "AV", font: TextFont(size: 17)).points
  let parts = plain + TextMeasurer.width(of: "V", font: TextFont(size: 17)).points
  #expect(abs(pair - (parts - 140.0 / 2048 * 17 * 1.001)) < 1e-9)
  let tracked = TextMeasurer.width(of: "AV", font: TextFont(size: 17, tracking: 2)).points
  #expect(abs(tracked - (pair + 2 * (2 + 0.026 * 17))) < 1e-9)
}

@Test func `text without widths in the tables is estimated and says so`() {
  let font = TextFont(size: 18)
  #expect(!TextMeasurer.width(of: "Zürich, Αθήνα, Москва – 5 €", font: font).isEstimated)
  for text in ["你好", "مرحبا", "👍🏽", "ไทย", "a\tb"] {
    #expect(TextMeasurer.width(of: text, font: font).isEstimated, "\(text)")
  }
  #expect(TextMeasurer.width(of: "a", font: TextFont(size: 18, customName: "Brand")).isEstimated)
  #expect(TextMeasurer.width(of: "a", font: TextFont(size: 18, weight: .black)).isEstimated)
  // A family of four is one picture.
  let family = TextMeasurer.width(of: "👨‍👩‍👧‍👦", font: font).points
  #expect(family == TextMeasurer.width(of: "👍", font: font).points)
}

@Test func `a label of two ideographs at 18 points is near the reported 37 x 21,5`() {
  let lines = TextLines("你好", font: TextFont(size: 18), width: nil)
  let size = lines.labelSize(font: TextFont(size: 18), scale: 2)
  #expect(abs(size.width - 37) <= 2)
  #expect(size.height == 21.5)
}

@Test func `combining marks add no width`() {
  let font = TextFont(size: 17)
  #expect(TextMeasurer.width(of: "e\u{301}", font: font).points == TextMeasurer.width(of: "é", font: font).points)
}

/// The texts of the lines, for comparison.
private func texts(_ text: String, width: Double?, font: TextFont = TextFont(size: 17), limit: Int = 0) -> [String] {
  let bytes = Array(text.utf8)
  return TextLines(text, font: font, width: width, limit: limit).lines.map {
    String(decoding: bytes[$0.bytes], as: UTF8.self)
  }
}

@Test func `lines break at spaces, and the spaces hang`() {
  #expect(texts("one two  three ", width: 70) == ["one two", "three"])
  #expect(texts("one two", width: nil) == ["one two"])
  #expect(texts("", width: 10) == [""])
}

@Test func `line ends of every kind open a line`() {
  #expect(texts("a\nb\r\nc\rd\u{2028}e", width: 100) == ["a", "b", "c", "d", "e"])
  #expect(texts("é\r\nb\n", width: 100) == ["é", "b", ""])
  #expect(texts("a\n\nb", width: 100) == ["a", "", "b"])
  #expect(texts("\n", width: 100) == ["", ""])
}

@Test func `a hyphen stays on its line and the break is approximate`() {
  let font = TextFont(size: 17)
  let room = TextMeasurer.width(of: "well-", font: font).points + 1
  let lines = TextLines("well-known", font: font, width: room)
  #expect(texts("well-known", width: room).first == "well-")
  #expect(lines.isApproximate)
  #expect(!TextLines("two words", font: font, width: 60).isApproximate)
}

@Test func `ideographs break anywhere but before a closing mark`() {
  let font = TextFont(size: 10, tracking: 0)
  #expect(texts("你好你好", width: 20, font: font) == ["你好", "你好"])
  #expect(texts("你好。你", width: 20, font: font) == ["你", "好。", "你"])
}

@Test func `a word longer than the line is cut between characters`() {
  let lines = texts("incomprehensibilities", width: 50)
  #expect(lines.count > 2)
  #expect(lines.joined() == "incomprehensibilities")
  #expect(texts("ab", width: 0) == ["a", "b"])
}

@Test func `quotation marks and prices hold together`() {
  #expect(texts("say “well done” now", width: 60) == ["say", "“well", "done”", "now"])
  #expect(texts("only $(12.50)%", width: 60).first == "only")
  #expect(texts("a—b", width: 30) == ["a—", "b"])
  #expect(texts("(see) this", width: 50) == ["(see)", "this"])
}

@Test func `a soft hyphen shows where a line ends at it and nowhere else`() throws {
  let font = TextFont(size: 17)
  func width(_ text: String) -> Double { TextMeasurer.width(of: text, font: font).points }
  #expect(abs(width("inter\u{AD}view") - width("inter") - width("view")) < 1e-9)
  let lines = TextLines("inter\u{AD}view", font: font, width: width("inter-") + 0.1)
  #expect(lines.lines.count == 2)
  let first = try #require(lines.lines.first)
  #expect(abs(first.width - width("inter-")) < 1e-9)
  #expect(lines.shown(of: "inter\u{AD}view") == ["inter-", "view"])
  #expect(
    TextLines("inter\u{AD}\nview", font: font, width: 200).shown(of: "inter\u{AD}\nview") == ["inter\u{AD}", "view"])
  // Without room for the hyphen the word is cut instead, and none shows.
  #expect(
    TextLines("inter\u{AD}view", font: font, width: width("inter") + 0.1).shown(of: "inter\u{AD}view")[0]
      == "inter\u{AD}")
  #expect(texts("inter\u{AD}view", width: width("inter") + 0.1).first == "inter\u{AD}")
}

@Test func `spaces of every width hang`() {
  #expect(texts("one\u{2003}two\u{3000}three", width: 45) == ["one", "two", "three"])
  #expect(texts("one\u{200B}two", width: 40) == ["one", "two"])
}

@Test func `a no-break space holds words together`() {
  #expect(texts("one two\u{A0}three", width: 75).last == "two\u{A0}three")
}

@Test func `a limit truncates and says so`() {
  let font = TextFont(size: 17)
  let lines = TextLines("one two three four", font: font, width: 40, limit: 2)
  #expect(lines.lines.count == 2)
  #expect(lines.isTruncated)
  #expect(!TextLines("one", font: font, width: 40, limit: 1).isTruncated)
}

@Test(arguments: LineBreakMode.allCases) func `the last of too many lines shows what its mode says`(
  mode: LineBreakMode
) throws {
  let font = TextFont(size: 17)
  let text = "one two three four five six"
  let lines = TextLines(text, font: font, width: 100, limit: 2, mode: mode)
  let shown = lines.shown(of: text)
  #expect(lines.isTruncated && shown.count == 2)
  #expect(shown[0] == (mode == .byCharWrapping ? "one two thre" : "one two"))
  /// The longest beginning that fits with what follows it, by trying all.
  func longest(_ rest: String, _ end: String) -> String {
    let fitting = rest.indices.map { String(rest[...$0]) }.filter {
      !$0.hasSuffix(" ") && TextMeasurer.width(of: $0 + end, font: font).points <= 100
    }
    return (fitting.last ?? "") + end
  }
  let wanted =
    switch mode {
    case .byWordWrapping: "three four"
    case .byCharWrapping: longest("e four five six", "")
    case .byClipping: longest("three four five six", "")
    case .byTruncatingTail: longest("three four five six", "…")
    case .byTruncatingHead: "…our five six"
    case .byTruncatingMiddle: "three…ve six"
    }
  #expect(shown[1] == wanted)
  let last = try #require(lines.lines.last)
  #expect(abs(last.width - TextMeasurer.width(of: shown[1], font: font).points) < 1)
  #expect(last.width <= 100)
}

@Test func `a text of one line that a line end cuts keeps its width`() {
  let font = TextFont(size: 17)
  let natural = TextLines("one\ntwo", font: font, width: nil, limit: 1)
  #expect(natural.isTruncated && natural.shown(of: "one\ntwo") == ["one"])
  #expect(TextLines("one\ntwo", font: font, width: 100, limit: 1).shown(of: "one\ntwo") == ["one…"])
}

@Test(arguments: LineBreakMode.allCases) func `a truncated text is no wider than its room and shows parts of itself`(
  mode: LineBreakMode
) {
  let seed = UInt64.random(in: 0...UInt64.max)
  var generator = SplitMix(state: seed)
  for round in 0..<500 {
    let text = randomText(using: &generator)
    let font = TextFont(size: 17)
    let room = Double.random(in: 30...300, using: &generator)
    let limit = Int.random(in: 1...3, using: &generator)
    let lines = TextLines(text, font: font, width: room, limit: limit, mode: mode)
    #expect(lines.lines.count <= limit)
    for line in lines.lines { #expect(line.width <= room + 1e-6, "seed \(seed), round \(round)") }
    for part in lines.shown(of: text).joined(separator: "…").split(separator: "…") {
      // A soft hyphen may show as a hyphen.
      #expect(
        text.replacing("\u{AD}", with: "-").contains(part.replacing("\u{AD}", with: "-")),
        "seed \(seed), round \(round): \(text.debugDescription)")
    }
    let free = TextLines(text, font: font, width: room, mode: mode)
    #expect(lines.isTruncated == (free.lines.count > limit))
  }
}

@Test func `a label as wide as its rounded text does not wrap`() {
  for text in ["Label", "Headline Label", "Info Text", "10, 25, 70", "AVAVAV To"] {
    for scale in [2.0, 3.0] {
      for size in [11.0, 15, 17, 22.5, 34] {
        let font = TextFont(size: size)
        let width = TextMeasurer.labelWidth(of: text, font: font, scale: scale)
        #expect(TextLines(text, font: font, width: width).lines.count == 1, "\(text) \(size)")
      }
    }
  }
}

@Test func `greedy lines agree with a slow search over words`() {
  let seed = UInt64.random(in: 0...UInt64.max)
  var generator = SplitMix(state: seed)
  let font = TextFont(size: 15)
  for round in 0..<200 {
    let words = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
      String(
        (0..<Int.random(in: 1...9, using: &generator)).map { _ in "aiWTomV1".randomElement(using: &generator) ?? "a" })
        + (Bool.random(using: &generator) ? "" : ".")
    }
    let room = Double.random(in: 100...200, using: &generator)
    var expected: [String] = []
    for word in words {
      if let last = expected.last, TextMeasurer.width(of: last + " " + word, font: font).points <= room {
        expected[expected.count - 1] = last + " " + word
      } else {
        expected.append(word)
      }
    }
    guard words.allSatisfy({ TextMeasurer.width(of: $0, font: font).points <= room }) else { continue }
    #expect(texts(words.joined(separator: " "), width: room, font: font) == expected, "seed \(seed), round \(round)")
  }
}

/// Texts of every script and break rule, for properties that hold for all of them.
private func randomText(using generator: inout SplitMix) -> String {
  let pieces = [
    "a", "Word", "mm", "i", " ", " ", "  ", "-", "/", ".", ", ", "$(12)", "\u{AD}", "(", ")", "“", "”", "\n", "\t",
    "\u{A0}", "\u{200B}", "\u{2060}", "你", "好。", "っ", "한글", "ไทย", "é", "e\u{301}", "👩‍👩‍👧", "🇩🇪", "שלום", "العربية", "—",
  ]
  return (0..<Int.random(in: 0...40, using: &generator)).map { _ in pieces.randomElement(using: &generator) ?? "" }
    .joined()
}

@Test func `no line is wider than its room unless it is a single character`() {
  let seed = UInt64.random(in: 0...UInt64.max)
  var generator = SplitMix(state: seed)
  for round in 0..<1000 {
    let text = randomText(using: &generator)
    let font = TextFont(size: Double.random(in: 8...40, using: &generator))
    let room = Double.random(in: 0...300, using: &generator)
    let bytes = Array(text.utf8)
    let lines = TextLines(text, font: font, width: room)
    for line in lines.lines where line.width > room + 1e-6 {
      let shown = String(decoding: bytes[line.bytes], as: UTF8.self)
      // What has no width of its own may stand with it.
      let visible = shown.filter { TextMeasurer.width(of: String($0), font: font).points > 0 }
      #expect(visible.count <= 1, "seed \(seed), round \(round): \(shown.debugDescription) in \(room)")
    }
  }
}

@Test func `more room never takes more lines, and no text is lost or doubled`() {
  let seed = UInt64.random(in: 0...UInt64.max)
  var generator = SplitMix(state: seed)
  for round in 0..<1000 {
    let text = randomText(using: &generator)
    let font = TextFont(size: 17)
    var fewest = Int.max
    for room in stride(from: 0.0, through: 240, by: 12) {
      let lines = TextLines(text, font: font, width: room).lines
      #expect(lines.count <= fewest, "seed \(seed), round \(round): \(text.debugDescription) in \(room)")
      fewest = lines.count
      let bytes = Array(text.utf8)
      let gaps = zip([0] + lines.map(\.bytes.upperBound), lines.map(\.bytes.lowerBound) + [bytes.count])
      for (start, end) in gaps {
        #expect(start <= end, "seed \(seed), round \(round): \(text.debugDescription)")
        let dropped = String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
        #expect(dropped.allSatisfy { $0.isWhitespace || $0 == "\u{200B}" }, "seed \(seed), round \(round)")
      }
    }
  }
}

@Test func `text that fits is never broken, whatever it holds`() {
  let seed = UInt64.random(in: 0...UInt64.max)
  var generator = SplitMix(state: seed)
  for round in 0..<500 {
    let text = randomText(using: &generator)
    let font = TextFont(size: 15)
    let free = TextLines(text, font: font, width: nil)
    let exact = TextLines(text, font: font, width: free.width)
    #expect(free == exact, "seed \(seed), round \(round): \(text.debugDescription)")
  }
}

/// A small generator with a seed, so that a failure can be repeated.
private struct SplitMix: RandomNumberGenerator {
  /// The state.
  var state: UInt64

  /// Returns the next number.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

@Test func `heights of lines follow the leading of a style and the line height otherwise`() {
  #expect(TextMeasurer.height(lineCount: 4, font: TextFont(.body), scale: 2) == 86.5)
  let headline = TextMeasurer.height(lineCount: 2, font: TextFont(.headline), scale: 3)
  #expect(abs(headline - 42.0 - 1.0 / 3) < 1e-9)
  #expect(TextMeasurer.height(lineCount: 2, font: TextFont(size: 17), scale: 2) == 41)
  #expect(TextMeasurer.height(lineCount: 0, font: TextFont(size: 17), scale: 2) == 0)
  #expect(TextMeasurer.lastBaseline(lineCount: 3, font: TextFont(.body)) == 17 * 0.9521484375 + 44)
}

@Test func `a text view adds its insets and rounds its height to a point`() {
  let font = TextFont(size: 24)
  let size = TextViewMetrics.contentSize(of: "10, 25, 70", font: font, width: 320, scale: 2)
  #expect(size.height == 45)
  #expect(size.width == TextMeasurer.labelWidth(of: "10, 25, 70", font: font, scale: 2) + 10)
  #expect(TextViewMetrics.contentSize(of: "one two three four", font: font, width: 100, scale: 2).height > 45)
}

@Test func `pixels are rounded half up, text lengths up`() {
  #expect(PixelGrid.roundToPixel(950.25, scale: 2) == 950.5)
  #expect(PixelGrid.roundToPixel(950.2, scale: 2) == 950)
  #expect(PixelGrid.roundToPixel(-0.25, scale: 2) == 0)
  #expect(PixelGrid.ceilToPixel(20.287, scale: 2) == 20.5)
  #expect(PixelGrid.ceilToPixel(20.5, scale: 2) == 20.5)
  #expect(PixelGrid.roundToPixel(1.3, scale: 0) == 1.3)
}
