public import Foundation
import VitrineFrontend
import VitrineLayout
import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// The golden tables of view trees, `layout.json` and `autolayout.json`.
public enum LayoutCases {
  /// Evaluates every case of a table, in its order; throws when the table cannot be read.
  public static func evaluate(_ table: Data) throws -> [CaseReport] {
    let root = try JSONCell(json: table)
    return (root["cases"]?.list ?? []).map { CaseReport($0["id"]?.text ?? "?", outcome($0)) }
  }

  /// Evaluates one case.
  private static func outcome(_ entry: JSONCell) -> CaseOutcome {
    let unread = LayoutCaseFields.problems(entry)
    guard unread.isEmpty else { return .failed(unread) }
    guard let cell = entry["tree"] else {
      if entry["device"] != nil { return deviceOutcome(entry) }
      if entry["variables"] != nil { return SolverCases.outcome(entry) }
      return TextCases.outcome(entry)
    }
    guard let expect = entry["expect"] else {
      return .failed([CaseDifference("case", expected: "an expectation", actual: entry.description)])
    }
    let loaded = TreeText.load(WrapStandIn.replaced(in: cell))
    // The tables name views as they like; the language keeps the words of its guides for itself, which changes no frame.
    let allowed = LayoutCaseDiagnostics.codes(expect["diagnostics"]).union(["spec-bad-name"])
    let problems = loaded.diagnostics.filter { $0.severity == .error && !allowed.contains($0.code.rawValue) }.map(
      \.message)
    guard problems.isEmpty, let tree = loaded.spec.screen(TreeText.screen)?.tree else {
      // What is wrong with it may be all that is expected.
      if problems.isEmpty, expect.keys == ["diagnostics"], let wanted = expect["diagnostics"] {
        var comparison = CaseComparison()
        LayoutCaseDiagnostics(entry, laidOut: nil).compare(wanted, in: &comparison)
        return comparison.outcome
      }
      return .failed([CaseDifference("tree", expected: "a tree that loads", actual: problems.joined(separator: "; "))])
    }
    let environment = LayoutCaseEnvironment(entry["env"], root: tree.root)
    let result = environment.layout(tree, loaded.spec)
    var comparison = CaseComparison()
    compare(result, expect, tolerance: entry["tolerance"]?.number ?? 0, in: &comparison)
    if let wanted = expect["diagnostics"] {
      LayoutCaseDiagnostics(entry, laidOut: result).compare(wanted, in: &comparison)
    }
    return comparison.outcome
  }

  /// Compares a layout with everything that a case expects of it.
  private static func compare(
    _ tree: LaidOutTree, _ expect: JSONCell, tolerance: Double, in comparison: inout CaseComparison
  ) {
    for key in expect.keys {
      guard let wanted = expect[key] else { continue }
      switch key {
      case "frames":
        for id in wanted.keys {
          let actual = tree.index(of: id).map { JSONCell(tree.nodes[$0].frame) } ?? .null
          comparison.check("\(id).frame", expected: wanted[id] ?? .null, actual: actual, tolerance: tolerance)
        }
      case "ambiguous":
        let names = tree.ambiguous.map { "\(tree.nodes[$0.node].name).\($0.isHorizontal ? "horizontal" : "vertical")" }
        comparison.check(key, expected: Set(wanted.texts ?? []), actual: Set(names))
      case "contentSize":
        for id in wanted.keys {
          let size = tree.contentSizes.first { tree.nodes[$0.node].name == id }?.size
          comparison.check(
            "\(id).contentSize", expected: wanted[id] ?? .null, actual: size.map { JSONCell($0) } ?? .null,
            tolerance: tolerance)
        }
      case "safeAreaInsets":
        for id in wanted.keys {
          let insets = tree.index(of: id).map { tree.nodes[$0].safeAreaInsets }
          let actual = insets.map { JSONCell.list([$0.top, $0.left, $0.bottom, $0.right].map(JSONCell.number)) }
          comparison.check(
            "\(id).safeAreaInsets", expected: wanted[id] ?? .null, actual: actual ?? .null, tolerance: tolerance)
        }
      case "preferredContentSize":
        comparison.check(
          key, expected: wanted, actual: tree.nodes.first.map { JSONCell($0.frame.size) } ?? .null, tolerance: tolerance
        )
      case "diagnostics": break
      default: comparison.note(key, expected: wanted.description, actual: "nothing compares this field")
      }
    }
  }

  /// Evaluates a case about a device's insets.
  private static func deviceOutcome(_ entry: JSONCell) -> CaseOutcome {
    guard let device = entry["device"]?.text.flatMap({ Device.named($0) }),
      let version = entry["os"]?.text.flatMap({ IOSVersion($0) })
    else { return .failed([CaseDifference("device", expected: entry.description, actual: "no such device")]) }
    var comparison = CaseComparison()
    let tolerance = entry["tolerance"]?.number ?? 0
    for key in entry["expect"]?.keys ?? [] {
      let wanted = entry["expect"]?[key]
      for name in wanted?.keys ?? [] {
        let orientation = Orientation.allCases.first { $0.rawValue == name }
        let actual: [Double]? = orientation.flatMap { orientation in
          let insets = device.safeArea(in: orientation, iOS: version)
          let size = device.size(in: orientation)
          switch key {
          case "safeAreaInsets": return [insets.top, insets.left, insets.bottom, insets.right]
          case "size": return [size.width, size.height]
          default: return nil
          }
        }
        comparison.check(
          "\(key).\(name)", expected: wanted?[name] ?? .null,
          actual: actual.map { .list($0.map(JSONCell.number)) } ?? .text("nothing compares this field"),
          tolerance: tolerance)
      }
      if wanted?.keys.isEmpty ?? true {
        comparison.note(key, expected: wanted?.description ?? "null", actual: "nothing by orientation")
      }
    }
    return comparison.outcome
  }
}

/// The surroundings that a case gives its root.
struct LayoutCaseEnvironment {
  /// Width and height of the root; nil to fit.
  private var size = OptionalSize(nil, nil)
  /// What the free sides are fitted to.
  private var target = FittingTarget.compressed
  /// What is known besides the frame.
  private var context: LayoutContext

  /// Reads `env`; absent means all free.
  init(_ cell: JSONCell?, root: ViewNode) {
    let sides = cell?["size"]?.list
    size = OptionalSize(sides?.first?.number, sides?.last?.number)
    let wanted = cell?["target"]?.list
    let priority = cell?["targetPriority"]
    target.size = Size(wanted?.first?.number ?? 0, wanted?.last?.number ?? 0)
    if let horizontal = priority?.number ?? priority?.list?.first?.number {
      target.horizontalPriority = LayoutPriority(horizontal)
    }
    if let vertical = priority?.number ?? priority?.list?.last?.number {
      target.verticalPriority = LayoutPriority(vertical)
    }
    var traits = TraitSet(
      horizontalSizeClass: .regular, verticalSizeClass: .regular, idiom: .pad, orientation: .portrait,
      iOS: IOSVersion(18, 0))
    if cell?["direction"]?.text == "rtl" { traits.layoutDirection = .rightToLeft }
    if let category = cell?["contentSize"]?.text.flatMap({ ContentSizeCategory($0) }) {
      traits.contentSizeCategory = category
    }
    // A view is a controller's root, with the system's margins; a stack has none unless they are written.
    let side = root.kind.isStack ? 0 : LayoutDefaults.rootMargin(width: size.width ?? 0).value
    let standard = DirectionalInsets(top: 0, leading: side, bottom: 0, trailing: side)
    let margins = cell?["margins"]?.numbers.map {
      DirectionalInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    }
    context = LayoutContext(
      traits: traits, scale: cell?["scale"]?.number, frame: .zero, safeArea: cell?["safeArea"]?.insets ?? .zero,
      layoutMargins: margins ?? standard)
    context.measurer = WrapStandIn()
  }

  /// Lays a tree out, its free sides fitted first.
  func layout(_ tree: ViewTree, _ spec: Spec) -> LaidOutTree {
    let fitting = ViewTreeLayout.systemLayoutSizeFitting(
      self.target, of: tree, width: size.width, height: size.height, in: context)
    var context = context
    context.frame = Rect(origin: .zero, size: fitting)
    return ViewTreeLayout.layout(tree, screen: TreeText.screen, spec: spec, in: context)
  }
}
