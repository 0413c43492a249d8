import Testing
import VitrineCompilation
import VitrineKit
import VitrineLayout
import VitrineModel
import VitrinePresentation
import VitrineSource
import VitrineTestSupport

/// Random specs whose layout depends on all that an environment can be.
private struct RandomSpec {
  /// The generator of what is not a stack.
  private var random: SeededGenerator
  /// The seed.
  private let seed: UInt64

  /// Begins at a seed.
  init(seed: UInt64) {
    self.seed = seed
    random = SeededGenerator(seed: seed)
  }

  /// Every environment of the spec: devices, orientations, keyboards, text sizes and directions multiply.
  static let environments = """
    { device: [iphone-16, ipad-10], orientation: [portrait, landscape], keyboard: [hidden, shown], \
    text: [large, ax5], direction: [ltr, rtl] }
    """

  /// The same ones by themselves, in an order that turns, shows and grows something at each step, and back.
  static let orders: [[String]] = {
    var ids: [String] = []
    for device in ["iphone-16", "ipad-10"] {
      for keyboard in ["hidden", "shown"] {
        for text in ["large", "ax5"] {
          for orientation in ["portrait", "landscape"] {
            for direction in ["ltr", "rtl"] {
              ids.append("\(device).\(orientation).keyboard-\(keyboard).\(text).\(direction)")
            }
          }
        }
      }
    }
    return [ids, ids.reversed()]
  }()

  /// Returns the text of a spec; `during` makes it present something.
  mutating func text(environments: String, during: String? = nil) -> String {
    var stack = RandomStack(seed: seed)
    var other = RandomStack(seed: seed + 1)
    var conflict = RandomConflict(seed: seed)
    let style = ["popover", "pageSheet", "formSheet", "fullScreen"].randomElement(using: &random) ?? "popover"
    let presentation = """
      presentations: { show: { from: home, present: panel, style: \(style), sourceView: go, \
      delegate: { adaptivePresentationStyle: none }, during: \(during ?? "[]") } },
      """
    let texts = """
      { vstack: [{ label: "A line that is as long as its letters want it to be", font: body, numberOfLines: 0, \
      vary: { "w:compact": { font: footnote } } }, { textField: Name, id: field }, { hstack: [{ button: No }, \
      { button: Yes, id: go }], distribution: fillEqually, spacing: 8 }], spacing: 8, \
      pin: { to: \(["keyboard", "safeArea", "readableContent"].randomElement(using: &random) ?? "safeArea"), \
      leading: 16, trailing: 16, bottom: 12 } }
      """
    return """
      { vitrine: 1, environments: [\(environments)],
      \(during == nil ? "" : presentation)
      screens: {
        home: { view: [\(stack.make()), \(texts)] },
        panel: { preferredContentSize: { width: 300, height: 400 }, view: [\(Self.renamed(other.make())), { label: Up, \
          pin: { to: keyboard, bottom: 8, leading: 8 } }] },
        tight: { view: \(conflict.make()) } } }
      """
  }

  /// Returns a tree whose ids begin with another letter, for a second screen.
  private static func renamed(_ cell: JSONCell) -> JSONCell {
    switch cell {
    case .list(let items): return .list(items.map(renamed))
    case .object(var fields):
      fields = fields.mapValues(renamed)
      if let id = fields["id"]?.text { fields["id"] = .text("p" + id) }
      return .object(fields)
    default: return cell
    }
  }
}

/// Runs a spec, with findings about its layout but none about its text.
private func compile(_ text: String, only: [String] = [], memory: VitrineMemory = VitrineMemory()) throws -> SpecReport
{
  let file = SourceFile(path: "spec.yaml", text: text)
  let report = Vitrine.check(
    file, workspace: MemoryWorkspace([:]), options: VitrineOptions(environments: only, allowsLargeSpecs: true),
    memory: memory)
  try #require(report.compilation != nil, "\(report.diagnostics.map(\.message)) in \(text)")
  return report
}

/// Returns everything that was laid out, by environment and screen.
private func layouts(_ report: SpecReport) -> [String: String] {
  var result: [String: String] = [:]
  guard let compilation = report.compilation else { return result }
  for screen in compilation.screens {
    for (environment, tree) in screen.trees {
      let id = compilation.spec.environments[environment].id
      result["\(id) \(screen.name.value)"] =
        "\(tree.nodes) \(tree.ambiguous) \(tree.conflicts) \(tree.wishes) \(tree.contentSizes)"
    }
  }
  return result
}

@Test(arguments: [3, 4] as [UInt64])
func `a layout does not depend on what was laid out before it`(seed: UInt64) throws {
  var random = RandomSpec(seed: seed)
  let text = random.text(environments: RandomSpec.environments)
  let all = layouts(try compile(text))
  #expect(all.count == RandomSpec.orders[0].count * 3, "seed \(seed)")
  #expect(Set(all.values).count > 20, "seed \(seed): the environments make no difference")
  // One after the other, there and back, with the same memory.
  let memory = VitrineMemory()
  var bytes: [String: [UInt8]?] = [:]
  for id in RandomSpec.orders[0] + RandomSpec.orders[1] {
    let report = try compile(text, only: [id], memory: memory)
    for (name, layout) in layouts(report) { #expect(all[name] == layout, "seed \(seed): \(name)") }
    let json = Vitrine.json(report)
    if let before = bytes[id] { #expect(before == json, "seed \(seed): \(id)") }
    bytes[id] = json
  }
  print("layouts, seed \(seed): \(all.count) in every order, \(Set(all.values).count) different ones")
}

/// Returns all that is seen of what is presented.
private func description(_ presented: ResolvedPresented) -> String {
  "\(presented.frame) \(presented.safeArea) \(presented.layer) \(presented.tree.nodes) \(presented.tree.ambiguous)"
}

@Test(arguments: [
  "[rotate, rotate]", "[keyboardShow, keyboardHide]", "[rotate, keyboardShow, rotate, keyboardHide]",
  "[keyboardShow, rotate, rotate, keyboardHide, rotate, rotate]",
]) func `what was presented is where it was after turning there and back`(during: String) throws {
  var moved = 0
  for seed in 1...4 as ClosedRange<UInt64> {
    var random = RandomSpec(seed: seed)
    let text = random.text(
      environments: "{ device: [iphone-16, ipad-10], direction: [ltr, rtl] }", during: during)
    let report = try compile(text)
    for scene in report.compilation?.presentations.first?.scenes ?? [] {
      let resolved = scene.resolved
      let first = description(try #require(resolved.presented))
      // A step that changes nothing says nothing.
      let steps = resolved.steps.compactMap(\.presented).map(description)
      if steps.contains(where: { $0 != first }) { moved += 1 }
      #expect(steps.last ?? first == first, "seed \(seed), environment \(scene.environment), \(during)")
      if let popover = resolved.popover {
        let last = resolved.steps.last { $0.popover != nil }?.popover ?? popover
        #expect("\(last)" == "\(popover)", "seed \(seed), environment \(scene.environment), \(during)")
      }
    }
  }
  print("there and back, \(during): \(moved) scenes moved between")
  #expect(moved > 4)
}
