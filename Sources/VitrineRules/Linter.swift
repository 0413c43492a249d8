public import VitrineCompilation
public import VitrineModel
public import VitrineSource

/// Runs the rules over a spec or over what it compiled to.
public enum Linter {
  /// Returns what the rules of the first pass find, in the order of printing, each finding once.
  public static func lint(spec: Spec, files: SourceFileSet) -> [Diagnostic] {
    var omitted = FindingCounts()
    return lint(spec: spec, files: files, omitted: &omitted)
  }

  /// Returns what the rules of the first pass find, and counts what they find beyond what is kept.
  public static func lint(spec: Spec, files: SourceFileSet, omitted: inout FindingCounts) -> [Diagnostic] {
    let context = RuleContext(spec: spec, files: files)
    var findings = Findings()
    SpecWalk.check(context, into: &findings)
    omitted += findings.omitted
    return merged(findings.all)
  }

  /// Returns what the rules of the second pass find: findings of one rule at one place become one that names the environments.
  public static func lint(compilation: Compilation, files: SourceFileSet) -> [Diagnostic] {
    var omitted = FindingCounts()
    return lint(compilation: compilation, files: files, omitted: &omitted)
  }

  /// Returns what the rules of the second pass find, and counts what they find beyond what is kept.
  public static func lint(
    compilation: Compilation, files: SourceFileSet, omitted: inout FindingCounts
  ) -> [Diagnostic] {
    var walk = SceneWalk(RuleContext(spec: compilation.spec, files: files))
    walk.check(compilation)
    omitted += walk.findings.omitted
    return merged(walk.findings.all)
  }

  /// Returns what the rules of the second pass find in a spec that nobody else wants compiled.
  public static func lint(scenesOf spec: Spec, files: SourceFileSet) -> [Diagnostic] {
    var omitted = FindingCounts()
    return lint(scenesOf: spec, files: files, omitted: &omitted)
  }

  /// Returns what the rules of the second pass find in such a spec, and counts what they find beyond what is kept: each presentation is compiled as far as rules need it, one after the other.
  public static func lint(scenesOf spec: Spec, files: SourceFileSet, omitted: inout FindingCounts) -> [Diagnostic] {
    var walk = SceneWalk(RuleContext(spec: spec, files: files))
    walk.checkCompiling()
    omitted += walk.findings.omitted
    return merged(walk.findings.all)
  }

  /// Puts findings of one code at one place together: those about the spec itself once each, those of environments as one.
  static func merged(_ findings: [Diagnostic]) -> [Diagnostic] {
    var order: [Group] = []
    var groups: [Group: [Diagnostic]] = [:]
    for finding in findings {
      let group = Group(finding)
      if groups[group] == nil { order.append(group) }
      groups[group, default: []].append(finding)
    }
    var result: [Diagnostic] = []
    for group in order {
      let distinct = distinct(groups[group] ?? [])
      if group.isOfEnvironments, let one = joined(distinct) { result.append(one) } else { result += distinct }
    }
    return result.sorted { $0.isOrderedBefore($1) }
  }

  /// What findings must share to be put together.
  private struct Group: Hashable {
    /// The rule.
    let code: DiagnosticCode
    /// The place.
    let place: SourcePlace
    /// Whether an environment shows it.
    let isOfEnvironments: Bool

    /// Reads a finding.
    init(_ finding: Diagnostic) {
      code = finding.code
      place = finding.place
      isOfEnvironments = !finding.environments.isEmpty
    }
  }

  /// Returns one finding for each message, with all environments that gave it, in the order of discovery.
  private static func distinct(_ findings: [Diagnostic]) -> [Diagnostic] {
    var result: [Diagnostic] = []
    for finding in findings {
      if let index = result.firstIndex(where: { $0.message == finding.message }) {
        for environment in finding.environments where !result[index].environments.contains(environment) {
          result[index].environments.append(environment)
        }
      } else {
        result.append(finding)
      }
    }
    return result
  }

  /// Returns findings that differ in their numbers as one: the first says its own, the others become lines that say where.
  private static func joined(_ findings: [Diagnostic]) -> Diagnostic? {
    guard var one = findings.first else { return nil }
    for other in findings.dropFirst() {
      one.help.append("in \(other.environments.joined(separator: ", ")): \(other.message)")
      one.environments += other.environments.filter { !one.environments.contains($0) }
    }
    return one
  }
}
