import Testing

@testable import VitrineYAML

/// Texts of eight bytes that hash to the same slot of every table: the hash is taken apart backwards.
private func collidingTexts(_ count: Int) -> [[UInt8]] {
  let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15
  // Newton's iteration: each step doubles the number of right bits.
  var inverse = multiplier
  for _ in 0..<6 { inverse = inverse &* (2 &- multiplier &* inverse) }
  return (0..<UInt64(count)).map { low in
    let product = (0x1234_5678 << 32) | low
    let mixed = product &* inverse
    let head = (mixed ^ (mixed >> 32)) ^ 8
    return (0..<8).map { UInt8(truncatingIfNeeded: head >> (8 * UInt64($0))) }
  }
}

/// Returns the number of a text, a new one if it was not there.
private func intern(_ text: [UInt8], _ interner: inout YAMLInterner) -> UInt32 { interner.intern(text.span) }

/// Returns the number of a text.
private func find(_ text: [UInt8], _ interner: YAMLInterner) -> UInt32? { interner.find(text.span) }

@Test func `texts that hash alike get numbers in the order of adding`() {
  let texts = collidingTexts(5_000)
  var interner = YAMLInterner()
  for (index, text) in texts.enumerated() {
    let number = intern(text, &interner)
    #expect(number == UInt32(index))
  }
  #expect(interner.count == texts.count)
  for (index, text) in texts.enumerated() {
    #expect(find(text, interner) == UInt32(index))
    #expect(Array(interner.bytes(of: UInt32(index))) == text)
  }
  #expect(find([UInt8]("innocent".utf8), interner) == nil)
}

@Test func `texts that hash alike are not searched one by one`() {
  let texts = collidingTexts(5_000)
  var interner = YAMLInterner()
  for text in texts { _ = intern(text, &interner) }
  // All but those in the slots near the common one.
  #expect(interner.crowdedCount == texts.count - 64)
  interner.removeAll()
  #expect(interner.crowdedCount == 0)
  #expect(find(texts[4_999], interner) == nil)
}

@Test func `honest texts find a slot near their own`() {
  var interner = YAMLInterner()
  for number in 0..<100_000 {
    _ = intern([UInt8]("key-\(number)".utf8), &interner)
    _ = intern([UInt8]("a-longer-name-\(number)".utf8), &interner)
  }
  #expect(interner.count == 200_000)
  #expect(interner.crowdedCount == 0)
}
