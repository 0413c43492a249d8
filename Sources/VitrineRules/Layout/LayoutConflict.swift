import VitrineLayout
import VitrineModel
import VitrineSource

/// Requirements that cannot hold together.
struct LayoutConflict: LaidOutRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "layout-conflict", .error, .layout, .resolved,
    "what is required can hold together in every environment",
    why: "UIKit breaks one of the requirements at run time and promises nothing about which",
    sources: ["layout 14", "layout 6"], .documented,
    fix: .suggestion("lower one priority below 1000"),
    bad: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          constraints:
            - ▸hello.leading = superview.leading◂
            - hello.trailing = superview.trailing
            - hello.width = 40
            - hello.top = superview.top
          view:
            - { label: Hello, id: hello }
      """,
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          view:
            - { label: Hello, id: hello, width: ▸40◂, pin: { top: 8, leading: 8, trailing: 8 } }
      """,
    ],
    good: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          constraints:
            - hello.leading = superview.leading
            - hello.trailing <= superview.trailing
            - hello.width = 40
            - hello.top = superview.top
          view:
            - { label: Hello, id: hello }
      """,
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          view:
            - { label: Hello, id: hello, width: "40 @high", pin: { top: 8, leading: 8, trailing: 8 } }
      """,
    ])

  /// Looks at the views of one place in one environment.
  func check(_ laidOut: LaidOutSubject, in context: RuleContext, into findings: inout Findings) {
    for conflict in laidOut.tree.conflicts {
      let written = conflict.members.filter(\.isWritten)
      guard let first = (written.isEmpty ? conflict.members : written).min(by: { $0.place < $1.place }) else {
        continue
      }
      findings.add(.conflict(conflict, first, laidOut, context))
    }
  }
}

extension LayoutConflict {
  /// The most requirements that a message names; the labels show all.
  fileprivate static let mostNames = 5
}

extension LaidOutConflict.Member {
  /// The longest text of an attribute that a message repeats, in bytes.
  private static let longestText = 40

  /// What a message calls it: the words of its author.
  fileprivate func saying(_ context: RuleContext) -> String {
    guard isWritten else { return "the stack '\(name.prefix { $0 != ":" })'" }
    let text = context.files.text(place)
    if isConstraint { return "'\(text)'" }
    return text.utf8.count > Self.longestText || text.contains { $0.isNewline } ? "'\(name)'" : "'\(name): \(text)'"
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func conflict(
    _ conflict: LaidOutConflict, _ first: LaidOutConflict.Member, _ laidOut: LaidOutSubject, _ context: RuleContext
  ) -> Diagnostic {
    let members = conflict.members.sorted { $0.place < $1.place }
    var names = members.prefix(LayoutConflict.mostNames).map { $0.saying(context) }
    if members.count > names.count { names.append("\(members.count - names.count) more") }
    let dropped = conflict.dropped.map { conflict.members[$0] }
    var labels: [DiagnosticLabel] = []
    for member in members where member != first {
      labels.append(DiagnosticLabel(member.place, member == dropped ? "left out here to go on" : "and this"))
    }
    var help: [String] = []
    if !conflict.isMinimal {
      help.append(
        members.count == 1
          ? "what it contradicts was not found: that would take too long"
          : "the search for the smallest set took too long: some of these may not be needed")
    }
    if members.count == 1, members[0].isConstraint, members[0].saying(context).contains("superview") {
      // language 5: 'superview' is the view that bears the list.
      help.append("'superview' is the view that bears the constraint; write it on the view around that one")
    }
    if conflict.shortfall > 0 { help.append("they miss each other by \(numberText(conflict.shortfall)) points") }
    if let fit = conflict.fit, let now = conflict.rootLength {
      let word = lengthWord(horizontal: fit.isHorizontal)
      let length = numberText(fit.length)
      let side =
        switch fit.side {
        case .at: "they hold at the \(word) \(length) alone"
        case .from: "they hold from the \(word) \(length) on"
        case .upTo: "they hold up to the \(word) \(length)"
        case .between(let shortest): "they hold from the \(word) \(numberText(shortest)) to \(length)"
        }
      help.append("\(side); here it is \(numberText(now))")
    }
    let sentence =
      members.count == 1
      ? "\(names[0]) cannot hold here"
      : "\(names.dropLast().joined(separator: ", ")) and \(names.last ?? "") cannot hold together"
    return Diagnostic(
      LayoutConflict.facts, sentence, at: first.place, labels: labels, help: help,
      fixes: [DiagnosticFix("lower one priority below 1000", .suggestion)])
  }
}
