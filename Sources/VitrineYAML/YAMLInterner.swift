/// Gives texts small numbers: open addressing over the bytes, no Strings (facts/performance.md section 9). Most keys have
/// at most eight bytes, so these decide alone.
struct YAMLInterner: Sendable {
  /// Where a text lies and how it begins.
  private struct Entry: Sendable {
    /// Offset in the byte store.
    var offset: UInt32
    /// Number of bytes.
    var length: UInt32
    /// The first eight bytes.
    var head: UInt64
  }

  /// All texts, one after the other.
  private var bytes: [UInt8] = []
  /// One entry per number.
  private var entries: [Entry] = []
  /// Number plus one, 0 for free; the count is a power of two and at least twice the number of entries.
  private var slots: [UInt32]
  /// The texts that found no free slot near their own.
  private var crowded = Crowded.none

  /// Texts whose slots are taken all around: hostile keys that hash alike. A dictionary hashes them with a seed that nobody
  /// can know; numbers follow the order of adding, so no result depends on it. Behind a reference, so that tables without
  /// such texts, which is all but hostile ones, never need its type.
  private indirect enum Crowded: Sendable {
    /// There are none.
    case none
    /// The number plus one of each.
    case some([[UInt8]: UInt32])
  }

  /// The slots in which a text is looked for. Half of all slots are free, so honest texts find one long before.
  private static let probeLimit = 64

  /// The slots of an empty table.
  private static let initialSlots = 64
  /// The bytes of a head.
  private static let headBytes = 8
  /// 2 to the 64 divided by the golden ratio, odd: spreads neighbours (Knuth, The Art of Computer Programming, 6.4).
  private static let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// Creates an empty table.
  init() { slots = [UInt32](repeating: 0, count: Self.initialSlots) }

  /// Creates a table of different words, each with a byte behind it that is in none. Traps when one is repeated.
  init(words: [UInt8], endingWith end: UInt8) {
    bytes = words
    entries.reserveCapacity(words.count / 8)
    var start = 0
    var head: UInt64 = 0
    var shift: UInt64 = 0
    for index in words.indices {
      let byte = words[index]
      if byte != end {
        if shift < 64 { head |= UInt64(byte) << shift }
        shift += 8
        continue
      }
      entries.append(Entry(offset: UInt32(start), length: UInt32(index - start), head: head))
      start = index + 1
      head = 0
      shift = 0
    }
    var slotCount = Self.initialSlots
    while slotCount < 2 * (entries.count + 1) { slotCount *= 2 }
    slots = [UInt32](repeating: 0, count: slotCount)
    let all = words.span
    for number in entries.indices {
      let entry = entries[number]
      let text = all.extracting(Int(entry.offset)..<Int(entry.offset + entry.length))
      var slot = Self.hash(text, entry.head) & (slotCount - 1)
      var distance = 1
      while slots[slot] != 0 {
        let other = entries[Int(slots[slot]) - 1]
        precondition(
          other.head != entry.head || other.length != entry.length || !equals(text, other), "a word is listed twice")
        distance += 1
        precondition(distance <= Self.probeLimit, "too many words hash alike")
        slot = (slot + 1) & (slotCount - 1)
      }
      slots[slot] = UInt32(number + 1)
    }
  }

  /// The number of texts.
  var count: Int { entries.count }

  /// Forgets all texts and keeps the memory unless it has grown large.
  mutating func removeAll() {
    guard !entries.isEmpty else { return }
    crowded = .none
    bytes.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    if slots.count > 16 * Self.initialSlots {
      slots = [UInt32](repeating: 0, count: Self.initialSlots)
    } else {
      for i in slots.indices { slots[i] = 0 }
    }
  }

  /// Returns the first eight bytes of a text as a number, the first one lowest, zeros behind a shorter one.
  static func head(_ text: Span<UInt8>) -> UInt64 {
    var head: UInt64 = 0
    for i in 0..<min(headBytes, text.count) { head |= UInt64(text[i]) << (8 * UInt64(i)) }
    return head
  }

  /// Returns the number of a text. `head` is ``head(_:)`` of it.
  @inline(__always)
  func find(_ text: Span<UInt8>, head: UInt64) -> UInt32? {
    let mask = slots.count - 1
    var slot = Self.hash(text, head) & mask
    for _ in 0..<Self.probeLimit {
      let number = slots[slot]
      if number == 0 { return nil }
      let entry = entries[Int(number) - 1]
      if entry.head == head, Int(entry.length) == text.count, text.count <= Self.headBytes || equals(text, entry) {
        return number - 1
      }
      slot = (slot + 1) & mask
    }
    return findCrowded(text)
  }

  /// Returns the number of a text that found no free slot.
  @inline(never)
  private func findCrowded(_ text: Span<UInt8>) -> UInt32? {
    guard case .some(let numbers) = crowded else { return nil }
    return numbers[Self.copy(text)].map { $0 - 1 }
  }

  /// The number of texts that found no free slot.
  var crowdedCount: Int {
    guard case .some(let numbers) = crowded else { return 0 }
    return numbers.count
  }

  /// Returns the bytes of a text.
  private static func copy(_ text: Span<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    for i in text.indices { bytes.append(text[i]) }
    return bytes
  }

  /// Returns the number of a text.
  func find(_ text: Span<UInt8>) -> UInt32? { find(text, head: Self.head(text)) }

  /// Returns the number of a text, a new one if it was not there.
  mutating func intern(_ text: Span<UInt8>, head: UInt64) -> UInt32 {
    if let number = find(text, head: head) { return number }
    if (entries.count + 1) * 2 > slots.count { grow() }
    entries.append(Entry(offset: UInt32(bytes.count), length: UInt32(text.count), head: head))
    for i in text.indices { bytes.append(text[i]) }
    place(UInt32(entries.count), slot: Self.hash(text, head))
    return UInt32(entries.count - 1)
  }

  /// Returns the number of a text, a new one if it was not there.
  mutating func intern(_ text: Span<UInt8>) -> UInt32 { intern(text, head: Self.head(text)) }

  /// Returns the bytes of a text.
  func bytes(of number: UInt32) -> ArraySlice<UInt8> {
    let entry = entries[Int(number)]
    return bytes[Int(entry.offset)..<Int(entry.offset + entry.length)]
  }

  /// Returns a hash as a slot number before masking. Numbered names differ in their last bytes, which are the highest of
  /// a full head: a multiplication moves bits upwards only, so the upper half is folded into the lower one before each,
  /// and the upper half of the product is taken.
  @inline(__always)
  private static func hash(_ text: Span<UInt8>, _ head: UInt64) -> Int {
    var hash = head ^ UInt64(text.count)
    hash = (hash ^ (hash >> 32)) &* multiplier
    if text.count > headBytes {
      for i in headBytes..<text.count { hash = (hash ^ (hash >> 32) ^ UInt64(text[i])) &* multiplier }
    }
    return Int(truncatingIfNeeded: hash >> 32)
  }

  /// Whether an entry has the bytes of a text behind the head; the lengths are equal.
  private func equals(_ text: Span<UInt8>, _ entry: Entry) -> Bool {
    let offset = Int(entry.offset)
    guard text.count > Self.headBytes else { return true }
    for i in Self.headBytes..<text.count where text[i] != bytes[offset + i] { return false }
    return true
  }

  /// Puts a number plus one into the first free slot near its own.
  private mutating func place(_ number: UInt32, slot: Int) {
    let mask = slots.count - 1
    var slot = slot & mask
    for _ in 0..<Self.probeLimit {
      if slots[slot] == 0 {
        slots[slot] = number
        return
      }
      slot = (slot + 1) & mask
    }
    let entry = entries[Int(number) - 1]
    let text = Self.copy(bytes[Int(entry.offset)..<Int(entry.offset + entry.length)].span)
    var numbers: [[UInt8]: UInt32] = [:]
    if case .some(let all) = crowded { numbers = all }
    // Let go, so that the dictionary has one owner and is changed in place.
    crowded = .none
    numbers[text] = number
    crowded = .some(numbers)
  }

  /// Doubles the slots.
  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    crowded = .none
    for (i, entry) in entries.enumerated() {
      let text = bytes[Int(entry.offset)..<Int(entry.offset + entry.length)]
      place(UInt32(i + 1), slot: Self.hash(text.span, entry.head))
    }
  }
}
