public import Foundation
import VitrineModel
import VitrinePresentation
import VitrineSchema

/// The golden table of popover placements, `popover.json`.
public enum PopoverCases {
  /// Evaluates every case of the table, in its order; throws when the table cannot be read.
  public static func evaluate(_ table: Data) throws -> [CaseReport] {
    let root = try JSONCell(json: table)
    let tolerance = root["tolerance"]?.number ?? 0.001
    return (root["cases"]?.list ?? []).map { entry in
      CaseReport(entry["id"]?.text ?? "?", outcome(entry, tolerance: tolerance))
    }
  }

  /// Evaluates one case.
  private static func outcome(_ entry: JSONCell, tolerance: Double) -> CaseOutcome {
    guard let fields = entry["input"], let expect = entry["expect"], let input = placementInput(fields) else {
      return .failed([CaseDifference("case", expected: "a readable case", actual: entry.description)])
    }
    let layout = PopoverPlacement.place(input)
    var comparison = CaseComparison()
    for key in expect.keys {
      let expected = expect[key] ?? .null
      switch key {
      case "frame": comparison.check(key, expected: expected, actual: JSONCell(layout.frame), tolerance: tolerance)
      case "content":
        comparison.check(key, expected: expected, actual: JSONCell(layout.contentFrame), tolerance: tolerance)
      case "direction":
        comparison.check(
          key, expected: expected, actual: .text(layout.arrowDirection?.rawValue ?? "none"), tolerance: 0)
      case "offset":
        comparison.check(key, expected: expected, actual: .number(layout.arrowOffset), tolerance: tolerance)
      case "flags":
        // The table leaves out the two flags that need a comparison with the layout without keyboard.
        let flags = layout.flags.filter { $0 != .movedForKeyboard && $0 != .flipped }.map(\.rawValue)
        comparison.check(key, expected: Set(expected.texts ?? []), actual: Set(flags))
      default: comparison.note(key, expected: "\(expected)", actual: "nothing compares this field")
      }
    }
    return comparison.outcome
  }

  /// Returns the input of a case; nil when a field is missing or not known.
  private static func placementInput(_ fields: JSONCell) -> PopoverPlacementInput? {
    guard let container = fields["container"]?.size, let anchor = fields["anchor"]?.rect,
      let preferred = fields["preferred"]?.size
    else { return nil }
    var input = PopoverPlacementInput(container: container, scale: 2, anchor: anchor, preferred: preferred)
    // Radius of the standard chrome: 13 from iOS 13, 10 before (5.3).
    let major = fields["iOS"]?.number ?? 17
    input.usesSafeArea = major >= 13
    if major < 13 { input.cornerRadius = 10 }
    for key in fields.keys {
      guard let cell = fields[key] else { continue }
      switch key {
      case "container", "anchor", "preferred", "iOS": break
      case "scale": input.scale = cell.number ?? input.scale
      case "safeArea": input.safeArea = cell.insets ?? input.safeArea
      case "statusBar": input.statusBar = cell.number ?? input.statusBar
      case "margins": input.margins = cell.insets ?? input.margins
      case "contentInsets": input.contentInsets = cell.insets ?? input.contentInsets
      case "permitted":
        var permitted: [ArrowDirection] = []
        for word in cell.texts ?? [] {
          guard let direction = ArrowDirection(rawValue: word) else { return nil }
          permitted.append(direction)
        }
        input.permitted = permitted
      case "barItem": input.isBarItem = cell.bool ?? false
      case "canOverlap": input.canOverlap = cell.bool ?? false
      case "keyboardTop": input.keyboardTop = cell.number
      case "arrowHeight": input.arrowHeight = cell.number ?? input.arrowHeight
      case "arrowBase": input.arrowBase = cell.number ?? input.arrowBase
      case "cornerRadius": input.cornerRadius = cell.number ?? input.cornerRadius
      case "current": input.current = cell.text.flatMap { ArrowDirection(rawValue: $0) }
      default: return nil
      }
    }
    return input
  }
}
