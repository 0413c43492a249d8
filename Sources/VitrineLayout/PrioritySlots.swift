/// The priorities that one tree uses, strongest first; each has a slot in a ``Slope``.
///
/// Priorities are compared, never weighed (facts/layout.md 6), so only their order matters here.
struct PrioritySlots: Sendable {
  /// The distinct priorities, strongest first.
  private let priorities: [Double]

  /// The strongest priority that is no requirement; a natural size never counts as required (facts/layout.md 6).
  static let strongestWish = 999.999
  /// The wish of a stack with even gaps to be short (facts/layout.md 4, read in source).
  static let shortStack = 49.0
  /// The wish of a stack that does not stretch its children to be no longer across than they are (read in source:
  /// TZStackView's alignment spanner; without it a free cross length would not be that of the longest child, facts/layout.md 4).
  static let shortAcross = 51.0
  /// The strongest wish for even centres (facts/layout.md 4, read in source).
  static let evenCentres = 149.0

  /// Collects the distinct priorities of a tree, in any order, with repetitions.
  init(_ used: [Double]) {
    var distinct: [Double] = []
    for priority in used.sorted(by: >) where distinct.last != priority { distinct.append(priority) }
    priorities = distinct
  }

  /// Whether two priorities had to share a slot, so that they count as equal.
  var isCoarse: Bool { priorities.count > Slope.slotCount }

  /// Returns the slot of a priority; one that was not collected takes the place of the next weaker one.
  func slot(of priority: Double) -> Int {
    var index = 0
    while index < priorities.count - 1, priorities[index] > priority { index += 1 }
    guard isCoarse else { return index }
    return index * Slope.slotCount / priorities.count
  }

  /// Returns what one point costs at a priority.
  func unit(_ priority: Double) -> Slope { Slope(slot: slot(of: priority)) }
}
