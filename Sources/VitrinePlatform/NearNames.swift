/// Names that a misspelt one may have meant.
public enum NearNames {
  /// The longest name that is compared, in bytes; a longer one is no slip of the pen.
  private static let maximumLength = 64

  /// The shortest name, in bytes, that is looked for inside longer ones.
  private static let shortestPart = 4

  /// Returns up to `limit` candidates, nearest first.
  ///
  /// Near means at most a third of the longer name in edits (insert, delete, replace, exchange neighbours), but at least one,
  /// ignoring case. Of equally near ones those with the same first letter come first, then those given first. Behind them
  /// come names that hold the wanted one as a part: `cornerRadius` finds `preferredCornerRadius`.
  ///
  /// - Complexity: O(candidates x length squared), less for names that differ much.
  public static func near(to name: String, in candidates: some Sequence<String>, limit: Int = 3) -> [String] {
    let wanted = Array(name.lowercased().utf8)
    guard !wanted.isEmpty, wanted.count <= maximumLength else { return [] }
    var found: [Match] = []
    for (order, candidate) in candidates.enumerated() {
      let other = Array(candidate.lowercased().utf8)
      guard other.count <= maximumLength else { continue }
      let allowed = max(1, max(wanted.count, other.count) / 3)
      let distance = editDistance(wanted, other, atMost: allowed)
      if distance <= allowed {
        found.append(Match(distance: distance, starts: wanted.first == other.first, order: order, name: candidate))
      } else if wanted.count >= shortestPart, holds(other, wanted) {
        found.append(Match(distance: Int.max, starts: true, order: order, name: candidate))
      }
    }
    found.sort()
    return found.prefix(limit).map(\.name)
  }

  /// A candidate that is near.
  private struct Match: Comparable {
    /// The number of edits; the largest number for one that only holds the wanted name.
    let distance: Int
    /// Whether it starts with the same letter.
    let starts: Bool
    /// Its place among the candidates.
    let order: Int
    /// The candidate.
    let name: String

    /// Orders the best first.
    static func < (a: Match, b: Match) -> Bool {
      (a.distance, a.starts ? 0 : 1, a.order) < (b.distance, b.starts ? 0 : 1, b.order)
    }
  }

  /// Whether some bytes lie inside others.
  private static func holds(_ whole: [UInt8], _ part: [UInt8]) -> Bool {
    guard whole.count > part.count else { return false }
    return (0...(whole.count - part.count)).contains { whole[$0...].starts(with: part) }
  }

  /// Returns the number of edits between two names; exchanging neighbours counts as one. Beyond a bound some larger number.
  private static func editDistance(_ a: [UInt8], _ b: [UInt8], atMost bound: Int) -> Int {
    guard abs(a.count - b.count) <= bound else { return bound + 1 }
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in 0..<a.count {
      var row = [Int](repeating: i + 1, count: b.count + 1)
      var least = row[0]
      for j in 0..<b.count {
        var best = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, beforeLast[j - 1] + 1) }
        row[j + 1] = best
        least = min(least, best)
      }
      // An exchange reaches back two rows, and one more edit is the least it costs.
      if least > bound + 1 { return bound + 1 }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
