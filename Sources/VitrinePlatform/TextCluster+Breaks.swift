extension TextCluster {
  /// Marks the clusters of a text before which a line may begin, by UAX #14; opportunities inside a cluster are left out.
  ///
  /// - Complexity: O(n) in the length of the text; ASCII needs no table.
  static func markBreaks(_ clusters: inout [TextCluster], in text: String) {
    var breaker = LineBreaker()
    var offset = 0
    var index = 0
    for scalar in text.unicodeScalars {
      let opportunity = breaker.next(LineBreakClass(of: scalar.value))
      let beginsCluster = index < clusters.count && clusters[index].start == offset
      if opportunity == .prohibitedTwice {
        // The character before is a parenthesis, or marks on it follow it in the same cluster.
        if index > 0 { clusters[index - 1].mayBreakBefore = false }
      } else if beginsCluster, opportunity != .prohibited {
        clusters[index].mayBreakBefore = true
      }
      if beginsCluster { index += 1 }
      offset += UTF8.width(scalar)
    }
  }
}
