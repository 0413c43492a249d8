/// Kerning of pairs of ASCII characters; those of the regular weight serve all (facts/font-metrics.json, source).
enum Kerning {
  /// Returns what is added between two characters, in units of an em.
  static func between(_ first: UInt32, _ second: UInt32) -> Double {
    guard first < 0x80, second < 0x80 else { return 0 }
    let key = first << 8 | second
    var low = 0
    var high = pairs.count
    while low < high {
      let middle = (low + high) / 2
      let found = pairs[middle] >> 16
      if found == key { return Double(Int16(truncatingIfNeeded: pairs[middle])) }
      if found < key { low = middle + 1 } else { high = middle }
    }
    return 0
  }
}
