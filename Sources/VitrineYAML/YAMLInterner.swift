/// Gives texts small numbers: open addressing over the bytes, no Strings (facts/performance.md section 9).
struct YAMLInterner: Sendable {
  /// Where a text lies and its hash.
  private struct Entry: Sendable {
    /// Offset in the byte store.
    var offset: UInt32
    /// Number of bytes.
    var length: UInt32
    /// The hash, compared before the bytes.
    var hash: UInt32
  }

  /// All texts, one after the other.
  private var bytes: [UInt8] = []
  /// One entry per number.
  private var entries: [Entry] = []
  /// Number plus one, 0 for free; the count is a power of two and at least twice the number of entries.
  private var slots: [UInt32]

  /// The slots of an empty table.
  private static let initialSlots = 64

  /// Creates an empty table.
  init() { slots = [UInt32](repeating: 0, count: Self.initialSlots) }

  /// The number of texts.
  var count: Int { entries.count }

  /// Forgets all texts and keeps the memory unless it has grown large.
  mutating func removeAll() {
    guard !entries.isEmpty else { return }
    bytes.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    if slots.count > 16 * Self.initialSlots {
      slots = [UInt32](repeating: 0, count: Self.initialSlots)
    } else {
      for i in slots.indices { slots[i] = 0 }
    }
  }

  /// Returns the hash of a text: FNV-1a, with the high bits folded in.
  @inline(__always)
  static func hash(_ text: Span<UInt8>) -> UInt32 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for i in text.indices { hash = (hash ^ UInt64(text[i])) &* 0x100_0000_01B3 }
    return UInt32(truncatingIfNeeded: hash ^ (hash >> 29))
  }

  /// Returns the number of a text.
  @inline(__always)
  func find(_ text: Span<UInt8>, hash: UInt32) -> UInt32? {
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while true {
      let number = slots[slot]
      if number == 0 { return nil }
      let entry = entries[Int(number) - 1]
      if entry.hash == hash, Int(entry.length) == text.count, equals(text, entry) { return number - 1 }
      slot = (slot + 1) & mask
    }
  }

  /// Returns the number of a text, a new one if it was not there.
  mutating func intern(_ text: Span<UInt8>, hash: UInt32) -> UInt32 {
    if let number = find(text, hash: hash) { return number }
    if (entries.count + 1) * 2 > slots.count { grow() }
    entries.append(Entry(offset: UInt32(bytes.count), length: UInt32(text.count), hash: hash))
    for i in text.indices { bytes.append(text[i]) }
    place(UInt32(entries.count), hash: hash)
    return UInt32(entries.count - 1)
  }

  /// Returns the bytes of a text.
  func bytes(of number: UInt32) -> ArraySlice<UInt8> {
    let entry = entries[Int(number)]
    return bytes[Int(entry.offset)..<Int(entry.offset + entry.length)]
  }

  /// Whether an entry has these bytes; the lengths are equal.
  @inline(__always)
  private func equals(_ text: Span<UInt8>, _ entry: Entry) -> Bool {
    let offset = Int(entry.offset)
    for i in text.indices where text[i] != bytes[offset + i] { return false }
    return true
  }

  /// Puts a number plus one into the first free slot.
  private mutating func place(_ number: UInt32, hash: UInt32) {
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    slots[slot] = number
  }

  /// Doubles the slots.
  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    for (i, entry) in entries.enumerated() { place(UInt32(i + 1), hash: entry.hash) }
  }
}
