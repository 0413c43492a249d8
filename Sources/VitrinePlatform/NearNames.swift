/// Names that a misspelt one may have meant.
public enum NearNames {
  /// The longest name that is compared, in bytes; a longer one is no slip of the pen.
  private static let maximumLength = 64

  /// Returns up to `limit` candidates, nearest first, equal ones in the order given.
  ///
  /// Near means at most a third of the longer name in edits (insert, delete, replace, exchange neighbours), ignoring
  /// case.
  ///
  /// - Complexity: O(n · m²) in the number of candidates and the length of a name.
  public static func near(to name: String, in candidates: some Sequence<String>, limit: Int = 3) -> [String] {
    let wanted = Array(name.lowercased().utf8)
    guard !wanted.isEmpty, wanted.count <= maximumLength else { return [] }
    var found: [(distance: Int, order: Int, name: String)] = []
    for (order, candidate) in candidates.enumerated() {
      let other = Array(candidate.lowercased().utf8)
      guard other.count <= maximumLength else { continue }
      let allowed = max(1, max(wanted.count, other.count) / 3)
      guard abs(wanted.count - other.count) <= allowed else { continue }
      let distance = editDistance(wanted, other)
      if distance <= allowed { found.append((distance, order, candidate)) }
    }
    found.sort { ($0.distance, $0.order) < ($1.distance, $1.order) }
    return found.prefix(limit).map(\.name)
  }

  /// Returns the number of edits between two names; exchanging neighbours counts as one.
  static func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in 0..<a.count {
      var row = [Int](repeating: i + 1, count: b.count + 1)
      for j in 0..<b.count {
        var best = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, beforeLast[j - 1] + 1) }
        row[j + 1] = best
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
