/// A slip of one letter.
enum TypoEdit: CaseIterable {
  /// A letter is missing.
  case drop
  /// A letter stands twice.
  case double
  /// Two neighbours are exchanged.
  case swap
  /// A letter is another one.
  case replace

  /// Returns a name with the slip at some place where it changes something; nil when there is no such place.
  func made(in name: String, using random: inout Seeded) -> String? {
    var letters = Array(name.utf8)
    let places = letters.indices.filter { index in
      switch self {
      case .drop: letters.count > 1
      case .swap: index + 1 < letters.count && letters[index] != letters[index + 1]
      case .double, .replace: true
      }
    }
    guard let index = places.randomElement(using: &random) else { return nil }
    switch self {
    case .drop: letters.remove(at: index)
    case .double: letters.insert(letters[index], at: index)
    case .swap: letters.swapAt(index, index + 1)
    case .replace:
      let others = (UInt8(ascii: "a")...UInt8(ascii: "z")).filter { $0 != letters[index] }
      letters[index] = others.randomElement(using: &random) ?? UInt8(ascii: "z")
    }
    return String(decoding: letters, as: UTF8.self)
  }

  /// Whether no other name is as near to what was written as the right name is. Case does not count, as in suggestions.
  static func hasOneAnswer(_ written: String, _ right: String, among names: [String]) -> Bool {
    let folded = Array(written.lowercased().utf8)
    let isSame = written.lowercased() == right.lowercased()
    return names.allSatisfy { name in
      if name == right { return true }
      let other = Array(name.lowercased().utf8)
      return other != folded && (isSame || !isOneEdit(folded, other))
    }
  }

  /// Whether one letter dropped, added or replaced, or two neighbours exchanged, turn one name into the other.
  ///
  /// Looks at what is left between the common start and the common end.
  static func isOneEdit(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    guard a != b, abs(a.count - b.count) <= 1 else { return false }
    var start = 0
    while start < min(a.count, b.count), a[start] == b[start] { start += 1 }
    var end = 0
    while end < min(a.count, b.count) - start, a[a.count - 1 - end] == b[b.count - 1 - end] { end += 1 }
    let left = a[start..<(a.count - end)]
    let right = b[start..<(b.count - end)]
    switch (left.count, right.count) {
    case (0, 1), (1, 0), (1, 1): return true
    case (2, 2): return left.elementsEqual(right.reversed())
    default: return false
    }
  }
}
