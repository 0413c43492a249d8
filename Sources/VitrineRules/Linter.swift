public import VitrineCompilation
public import VitrineModel
public import VitrineSource

/// Runs the rules over a spec or over what it compiled to.
public enum Linter {
  /// Returns what the rules of the first pass find, in the order of printing, each finding once.
  public static func lint(spec: Spec, files: SourceFileSet) -> [Diagnostic] {
    let context = RuleContext(spec: spec, files: files)
    var findings = Findings()
    SpecWalk.check(context, into: &findings)
    return merged(findings.all)
  }

  /// Returns what the rules of the second pass find: findings of one rule at one place become one that names the environments.
  public static func lint(compilation: Compilation, files: SourceFileSet) -> [Diagnostic] {
    let context = RuleContext(spec: compilation.spec, files: files)
    var findings = Findings()
    SceneWalk.check(compilation, in: context, into: &findings)
    return merged(findings.all)
  }

  /// Puts findings of one code at one place together. The first message stays; others become help lines that say where.
  static func merged(_ findings: [Diagnostic]) -> [Diagnostic] {
    /// What findings of one group share.
    struct Group: Hashable {
      /// What is wrong.
      var code: DiagnosticCode
      /// Where.
      var place: SourcePlace
    }
    var order: [Group] = []
    var groups: [Group: [Diagnostic]] = [:]
    for finding in findings {
      let group = Group(code: finding.code, place: finding.place)
      if groups[group] == nil { order.append(group) }
      groups[group, default: []].append(finding)
    }
    let result = order.map { group in merge(groups[group] ?? []) }.joined()
    return result.sorted { $0.isOrderedBefore($1) }
  }

  /// Merges findings of one code at one place. Those about the spec itself stay apart when they say different things.
  private static func merge(_ findings: [Diagnostic]) -> [Diagnostic] {
    var result: [Diagnostic] = []
    for finding in findings {
      if let index = result.firstIndex(where: { $0.message == finding.message }) {
        result[index].environments = joined(result[index].environments, finding.environments)
      } else if let first = result.first, !first.environments.isEmpty, !finding.environments.isEmpty {
        let line = "in \(finding.environments.joined(separator: ", ")): \(finding.message)"
        if !first.help.contains(line) { result[0].help.append(line) }
        result[0].environments = joined(first.environments, finding.environments)
      } else {
        result.append(finding)
      }
    }
    return result
  }

  /// Appends what is not there yet.
  private static func joined(_ first: [String], _ second: [String]) -> [String] {
    first + second.filter { !first.contains($0) }
  }
}
