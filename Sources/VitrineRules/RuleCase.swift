public import VitrineModel
public import VitrinePlatform

/// One way in which the variations of some entries combine: the traits that pick them, and the versions for which they do.
public struct RuleCase: Sendable {
  /// The traits; nil when nothing varies.
  public let traits: TraitSet?
  /// Versions of the target range for which these traits pick the same variations.
  public let versions: VersionRange

  /// Returns an entry as it reads in this case.
  public func apply(to entry: Entry) -> Entry {
    guard let traits else { return entry }
    return entry.resolved(for: traits)
  }
}

extension RuleContext {
  /// The most combinations that are looked at for one subject; variations that multiply beyond this are a slip of the pen.
  private static var mostCases: Int { 256 }
  /// The most queries that are told apart for one subject.
  private static var mostQueries: Int { 256 }
  /// The most tests of queries for one subject.
  private static var mostTests: Int { 1_000_000 }

  /// Returns every way in which the variations of some entries combine, over the environments and over all versions of the
  /// target range. So a rule sees plain entries, and a variation by version guards what it varies.
  ///
  /// - Complexity: O(environments x versions named in queries x queries); O(fields) when nothing varies.
  public func cases(of entries: [Entry]) -> [RuleCase] {
    var queries: [TraitQuery] = []
    for entry in entries { Self.collectQueries(in: entry, into: &queries) }
    guard !queries.isEmpty else { return [RuleCase(traits: nil, versions: target)] }
    let segments = versionSegments(cutBy: queries)
    var cases: [RuleCase] = []
    var seen: Set<[Bool]> = []
    var tests = 0
    for environment in spec.environments {
      tests += queries.count * segments.count
      if cases.count >= Self.mostCases || tests > Self.mostTests { break }
      for (index, segment) in segments.enumerated() {
        var traits = environment.traits
        traits.iOS = segment.lower
        var signature = queries.map { $0.matches(traits) }
        signature.append(contentsOf: (0..<segments.count).map { $0 == index })
        if seen.insert(signature).inserted, cases.count < Self.mostCases {
          cases.append(RuleCase(traits: traits, versions: segment))
        }
      }
    }
    return cases.isEmpty ? [RuleCase(traits: nil, versions: target)] : cases
  }

  /// Whether anything in some entries varies. Linear in the fields.
  func hasVariations(_ entries: [Entry]) -> Bool {
    var queries: [TraitQuery] = []
    for entry in entries { Self.collectQueries(in: entry, into: &queries) }
    return !queries.isEmpty
  }

  /// Cuts the target range where a query begins or ends to hold.
  private func versionSegments(cutBy queries: [TraitQuery]) -> [VersionRange] {
    var starts = [target.lower]
    for query in queries {
      guard let range = query.versionRange else { continue }
      starts.append(range.lower)
      if let upper = range.upper { starts.append(Self.version(after: upper)) }
    }
    starts = starts.filter { target.contains($0) }.sorted()
    var unique: [IOSVersion] = []
    for start in starts where unique.last != start { unique.append(start) }
    return unique.enumerated().map { index, start in
      let last = index + 1 < unique.count ? Self.version(before: unique[index + 1]) : target.upper
      return VersionRange(start, through: last)
    }
  }

  /// The first version that does not begin with the parts of one.
  private static func version(after version: IOSVersion) -> IOSVersion {
    switch version.partCount {
    case 1: IOSVersion(version.major + 1)
    case 2: IOSVersion(version.major, version.minor + 1)
    default: IOSVersion(version.major, version.minor, version.patch + 1)
    }
  }

  /// An upper bound that covers everything below a version.
  private static func version(before version: IOSVersion) -> IOSVersion {
    if version.patch > 0 { return IOSVersion(version.major, version.minor, version.patch - 1) }
    if version.minor > 0 { return IOSVersion(version.major, version.minor - 1) }
    return IOSVersion(version.major - 1)
  }

  /// Collects the queries of an entry and of everything inside it; the parser bounds the depth.
  private static func collectQueries(in entry: Entry, into queries: inout [TraitQuery]) {
    for field in entry.fields { collectQueries(in: field.value.value, into: &queries) }
  }

  /// Collects the queries of a value and of everything inside it.
  private static func collectQueries(in value: Value, into queries: inout [TraitQuery]) {
    switch value {
    case .entry(let entry): collectQueries(in: entry, into: &queries)
    case .list(let items): for item in items { collectQueries(in: item.value, into: &queries) }
    case .variations(let variations):
      for variation in variations {
        if queries.count >= mostQueries { return }
        if !queries.contains(where: { $0.tests == variation.query.tests }) { queries.append(variation.query) }
      }
    default: break
    }
  }
}

extension VersionRange {
  /// Whether the range begins before a version.
  public func begins(before version: IOSVersion) -> Bool { lower < version }

  /// Whether the range reaches a version or a later one.
  public func reaches(_ version: IOSVersion) -> Bool { overlaps(.from(version)) }
}
