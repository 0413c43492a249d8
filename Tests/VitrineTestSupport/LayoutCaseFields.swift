import VitrinePlatform

/// The fields of the layout tables, so that one that nothing reads does not pass in silence.
enum LayoutCaseFields {
  /// Fields of a case.
  private static let ofCase: Set<String> = [
    "id", "group", "title", "env", "tree", "variables", "constraints", "font", "text", "lines", "textView", "scale",
    "device", "os", "expect", "needs", "tolerance", "source", "confidence", "stretched",
  ]
  /// Fields of its surroundings.
  private static let ofEnvironment: Set<String> = [
    "size", "direction", "scale", "safeArea", "margins", "contentSize", "target", "targetPriority",
  ]

  /// Finds what no reader of the tables understands.
  static func problems(_ entry: JSONCell) -> [CaseDifference] {
    var problems: [CaseDifference] = []
    func expect(_ condition: Bool, _ field: String, _ expected: String, _ cell: JSONCell?) {
      if !condition {
        problems.append(CaseDifference(field, expected: expected, actual: cell?.description ?? "nothing"))
      }
    }
    for key in entry.keys where !ofCase.contains(key) { expect(false, key, "a known field", entry[key]) }
    let inputs = ["tree", "variables", "font", "textView", "device"].filter { entry[$0] != nil }
    expect(inputs.count == 1, "case", "one kind of input", .list(inputs.map(JSONCell.text)))
    guard let environment = entry["env"] else { return problems }
    for key in environment.keys {
      let cell = environment[key]
      let field = "env.\(key)"
      expect(ofEnvironment.contains(key), field, "a known field", cell)
      switch key {
      case "size", "target": expect(cell?.isPair ?? true, field, "two lengths, each a number or null", cell)
      case "targetPriority":
        expect(cell?.number != nil || cell?.isPair ?? true, field, "one priority or two", cell)
      case "direction": expect(["ltr", "rtl"].contains(cell?.text ?? "ltr"), field, "ltr or rtl", cell)
      case "contentSize":
        expect(cell?.text.flatMap { ContentSizeCategory($0) } != nil || cell == nil, field, "a category", cell)
      case "safeArea", "margins": expect(cell == nil || cell?.numbers?.count == 4, field, "four numbers", cell)
      case "scale": expect(cell == nil || (cell?.number ?? 0) > 0, field, "a number above 0", cell)
      default: break
      }
    }
    return problems
  }
}

extension JSONCell {
  /// Whether it is a list of two, each a number or null.
  fileprivate var isPair: Bool {
    guard let list, list.count == 2 else { return false }
    return list.allSatisfy { $0.number != nil || $0 == .null }
  }
}
