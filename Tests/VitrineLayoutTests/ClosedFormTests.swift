import Foundation
import Testing
import VitrineModel
import VitrineTestSupport

@testable import VitrineLayout

/// How many trees of each kind are compared: a small part by default, all of issue 4's 10,000 with `VITRINE_RANDOM=10000`.
private let total = ProcessInfo.processInfo.environment["VITRINE_RANDOM"].flatMap { Int($0) } ?? 800
/// In how many parts.
private let parts = 4

/// Lays a tree out, and says whether the solver had a hand in it.
private func run(_ tree: ViewTree, in context: LayoutContext, bySolver: Bool) -> (tree: LaidOutTree, isSolved: Bool) {
  var engine = LayoutEngine(tree: tree, screen: nil, context: context)
  if bySolver { engine.needsSolver = true }
  engine.run(width: context.frame.width, height: context.frame.height)
  return (engine.result(screen: TreeText.screen), engine.needsSolver)
}

/// Returns surroundings that a seed picks.
private func surroundings(_ seed: UInt64) -> LayoutContext {
  var random = SeededGenerator(seed: seed &* 31)
  return context(
    Double(Int.random(in: 60...500, using: &random)), Double(Int.random(in: 60...500, using: &random)),
    isRightToLeft: seed % 2 == 1, safeArea: EdgeInsets(top: seed % 3 == 0 ? 20 : 0, left: 0, bottom: 0, right: 0))
}

/// Returns the axes that a layout leaves open, by name.
private func open(_ tree: LaidOutTree) -> Set<String> {
  Set(tree.ambiguous.map { "\(tree.nodes[$0.node].name).\($0.isHorizontal ? "horizontal" : "vertical")" })
}

/// What is compared.
private enum Subject: String, CaseIterable {
  /// A stack in a plain view.
  case stacks
  /// Plain views in plain views.
  case views

  /// Makes a tree.
  func tree(_ seed: UInt64) -> JSONCell {
    switch self {
    case .stacks:
      var random = RandomStack(seed: seed)
      return random.make()
    case .views:
      var random = RandomViews(seed: seed)
      return random.make()
    }
  }
}

@Test(arguments: Subject.allCases, 0..<parts)
private func `trees come out the same by the closed forms and by the solver`(subject: Subject, part: Int) throws {
  var compared = 0
  var handed = 0
  var seed = UInt64(part) * 1_000_000
  while compared < total / parts {
    seed += 1
    let cell = subject.tree(seed)
    let context = surroundings(seed)
    let tree = try tree(cell)
    let closed = run(tree, in: context, bySolver: false)
    if closed.isSolved {
      handed += 1
      continue
    }
    compared += 1
    let solved = run(tree, in: context, bySolver: true).tree
    // What cannot hold together must not stay unseen.
    #expect(solved.conflicts.isEmpty, "seed \(seed): \(solved.conflicts) in \(cell)")
    for (a, b) in zip(closed.tree.nodes, solved.nodes) {
      let (left, right) = (a.exactWindowFrame, b.exactWindowFrame)
      let difference = max(
        abs(left.minX - right.minX), abs(left.minY - right.minY), abs(left.width - right.width),
        abs(left.height - right.height))
      #expect(difference < 1e-6, "seed \(seed): \(a.name) \(left) and \(right) in \(cell)")
    }
    #expect(open(closed.tree) == open(solved), "seed \(seed): \(cell)")
  }
  print(
    "\(subject), seeds \(part * 1_000_000 + 1)...\(seed): \(compared) agree, \(handed) more were the solver's alone")
  #expect(handed < 2 * compared, "most of them go to the solver")
}
