import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// A variation that no environment shows.
struct SpecVaryNever: EnvironmentRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "spec-vary-never", .advice, .spec, .resolved,
    "a query of 'vary' holds in some environment",
    why: "what is never chosen is never compiled and never checked; the query or the list of environments is "
      + "incomplete",
    sources: ["language 2"], .decision,
    bad: [
      """
      environments: [{ device: ipad-10, orientation: landscape }]
      screens:
        panel:
          view:
            - { label: Hello, id: hello, vary: { ▸"idiom:phone"◂: { isHidden: true } } }
      """
    ],
    good: [
      """
      environments: [{ device: iphone-16-pro }]
      screens:
        panel:
          view:
            - { label: Hello, id: hello, vary: { "idiom:phone": { isHidden: true } } }
      """
    ])

  /// Looks at every entry of the spec.
  func check(in context: RuleContext, into findings: inout Findings) {
    let spec = context.spec
    guard !spec.environments.isEmpty else { return }
    var walk = QueryWalk(environments: spec.environments, target: context.target)
    for screen in spec.screens {
      walk.visit(screen.entry)
      for node in screen.tree?.nodes ?? [] { walk.visit(node.entry) }
    }
    for named in spec.popovers { walk.visit(named.written) }
    for named in spec.styles { walk.visit(named.written) }
    for named in spec.transitions { walk.visit(named.written) }
    for presentation in spec.presentations { walk.visit(presentation.written) }
    for query in walk.never { findings.add(.never(query)) }
  }
}

/// Collects the queries that hold nowhere.
private struct QueryWalk {
  /// The environments of the spec.
  let environments: [SpecEnvironment]
  /// The versions that the app supports.
  let target: VersionRange
  /// The queries that hold in none of them.
  private(set) var never: [TraitQuery] = []
  /// The same, for looking up.
  private var seen: Set<TraitQuery> = []

  /// Starts with nothing.
  init(environments: [SpecEnvironment], target: VersionRange) {
    self.environments = environments
    self.target = target
  }

  /// Looks at an entry and everything inside it; the parser bounds the depth.
  mutating func visit(_ entry: Entry) {
    for field in entry.fields { visit(field.value.value) }
  }

  /// Looks at a value and everything inside it.
  private mutating func visit(_ value: Value) {
    switch value {
    case .entry(let entry): visit(entry)
    case .list(let items): for item in items { visit(item.value) }
    case .variations(let variations):
      for variation in variations {
        if !canHold(variation.query), seen.insert(variation.query).inserted { never.append(variation.query) }
        visit(variation.entry)
      }
    default: break
    }
  }

  /// Whether a query holds in an environment on some version that the app supports: a test of the version is a guard, and
  /// environments name one version each.
  private func canHold(_ query: TraitQuery) -> Bool {
    environments.contains { environment in
      if query.matches(environment.traits) { return true }
      guard let common = query.versionRange?.intersection(target) else { return false }
      var traits = environment.traits
      traits.iOS = common.lower
      return query.matches(traits)
    }
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func never(_ query: TraitQuery) -> Diagnostic {
    Diagnostic(SpecVaryNever.facts, "no environment of this spec matches '\(query.text)'", at: query.place)
  }
}
