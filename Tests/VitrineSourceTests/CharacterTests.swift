import Testing
import VitrineSource

/// Texts whose characters have one to many bytes.
private let samples = [
  "a", "é", "e\u{301}", "日", "👍", "👍🏽", "👩‍👩‍👧", "🇩🇪", "🇩🇪🇫🇷", "각", "\u{1100}\u{1161}\u{11A8}", "ไ", "กำ", "\u{FE0F}", "❤️", " ",
  "\n",
  "#️⃣", "x\u{200D}",
]

@Test(arguments: 0..<300)
func `a widened span begins and ends between characters`(seed: Int) {
  var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
  func next(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(count))
  }
  let text = (0..<8).map { _ in samples[next(samples.count)] }.joined()
  let file = SourceFile(path: "a.yaml", text: text)
  // An independent check: Swift's own characters.
  var boundaries: Set<UInt32> = [0]
  for index in text.indices { boundaries.insert(UInt32(text.utf8.distance(from: text.startIndex, to: index))) }
  boundaries.insert(UInt32(text.utf8.count))
  let start = next(text.utf8.count + 1)
  let end = start + next(text.utf8.count + 1 - start)
  let span = SourceSpan(UInt32(start), UInt32(end))
  let whole = span.wholeCharacters(in: file.bytes)
  #expect(
    boundaries.contains(whole.start) && boundaries.contains(whole.end), "seed \(seed) \(text.debugDescription) \(span)")
  #expect(whole.isEmpty == span.isEmpty && (span.isEmpty || whole.contains(span)))
  // No wider than needed.
  let low = boundaries.filter { $0 <= span.start }.max() ?? 0
  let high = span.isEmpty ? low : boundaries.filter { $0 >= span.end }.min() ?? 0
  #expect(whole == SourceSpan(low, max(low, high)), "seed \(seed) \(text.debugDescription) \(span)")
}

@Test func `bytes that are no text stand for themselves`() {
  let file = SourceFile(path: "a.yaml", bytes: [0x61, 0xC3, 0xA9, 0x80, 0xE9, 0x62])
  #expect(SourceSpan(3, 4).wholeCharacters(in: file.bytes) == SourceSpan(3, 4))
  #expect(SourceSpan(4, 5).wholeCharacters(in: file.bytes) == SourceSpan(4, 5))
  #expect(SourceSpan(2, 3).wholeCharacters(in: file.bytes) == SourceSpan(1, 3))
  #expect(SourceSpan(6, 9).wholeCharacters(in: file.bytes) == SourceSpan(6, 6))
}
