import VitrineLayout
import VitrineModel
import VitrineSchema
import VitrineSource

/// The walk over laid-out views. A screen that several presentations show in one place is looked at once.
struct LaidOutWalk {
  /// Where the screens were looked at: the environment, and where the root was. Few for each screen.
  private var seen: [[(environment: Int, frame: Rect)]] = []
  /// Numbers of the screens in ``seen``.
  private var seenNumbers = NameTable()
  /// Layouts of screens that rules compare, in the order of discovery.
  private var compared: [ScreenLayouts] = []
  /// Their numbers by the screen's name.
  private var numbers = NameTable()

  /// Checks the views of one place on screen, unless they were checked before.
  ///
  /// - Parameter layout: Lays the views out; called when they are new.
  mutating func check(
    _ screen: String, frame: Rect, environment: Int, _ context: RuleContext, into findings: inout Findings,
    layout: () -> LaidOutTree
  ) {
    guard isNew(screen, frame: frame, environment: environment) else { return }
    let subject = LaidOutSubject(tree: layout(), environment: context.spec.environments[environment])
    guard !subject.tree.roots.isEmpty else { return }
    findings.environment = subject.environment.id
    RuleRegistry.eachLaidOutRule { $0.check(subject, in: context, into: &findings) }
    for item in subject.tree.notModelled where item.isBeyondLimit {
      if let finding = Diagnostic(tooMuch: item) { findings.add(finding) }
    }
    for root in subject.tree.roots {
      guard let tree = context.screen(root.screen)?.tree else { continue }
      for index in tree.nodes.indices where subject.tree.nodes.indices.contains(root.node + index) {
        let view = LaidOutViewSubject(
          laidOut: subject, position: root.node + index, tree: tree, index: index, context: root.context)
        guard !view.isHidden else { continue }
        RuleRegistry.eachLaidOutViewRule { $0.check(view, in: context, into: &findings) }
      }
      keep(subject, root, tree, context)
    }
    findings.environment = nil
  }

  /// Notes a look; returns whether it is the first of its kind.
  private mutating func isNew(_ screen: String, frame: Rect, environment: Int) -> Bool {
    guard let number = seenNumbers[screen] else {
      seenNumbers[screen] = seen.count
      seen.append([(environment, frame)])
      return true
    }
    if seen[number].contains(where: { $0.environment == environment && $0.frame == frame }) { return false }
    seen[number].append((environment, frame))
    return true
  }

  /// Keeps what rules compare of a screen that some rule compares.
  private mutating func keep(_ subject: LaidOutSubject, _ root: LaidOutRoot, _ tree: ViewTree, _ context: RuleContext) {
    guard let screen = context.screen(root.screen),
      tree.isCompared || screen.entry.field(.constraints) != nil || screen.entry.field(.vary) != nil
    else { return }
    let layout = ScreenLayouts.Layout(
      environment: subject.environment.id, context: root.context, wishes: subject.tree.wishes)
    if let known = numbers[root.screen] {
      compared[known].layouts.append(layout)
    } else {
      numbers[root.screen] = compared.count
      compared.append(ScreenLayouts(screen: screen, tree: tree, layouts: [layout]))
    }
  }

  /// Asks the rules that compare layouts.
  func finish(_ context: RuleContext, into findings: inout Findings) {
    for layouts in compared {
      RuleRegistry.eachScreenLayoutsRule { $0.check(layouts, in: context, into: &findings) }
    }
  }
}

extension ViewTree {
  /// Whether something in it may differ in a way that only several layouts together show.
  fileprivate var isCompared: Bool {
    nodes.contains { node in
      node.entry.field(.constraints) != nil || node.entry.field(.pin) != nil || node.entry.field(.vary) != nil
    }
  }
}
