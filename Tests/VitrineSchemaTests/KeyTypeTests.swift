import Foundation
import Testing
import VitrineSchema

/// A constant of the model's typed keys, as its source file declares it.
private struct KeyConstant {
  let key: String
  let wanted: String
}

/// Reads the declarations of the typed keys. They are static members of a generic type, which no reflection lists.
private func keyConstants() throws -> [KeyConstant] {
  let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  let folder = root.appending(path: "Sources/VitrineModel")
  var constants: [KeyConstant] = []
  for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() where name.hasPrefix("Keys+") {
    let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    var wanted = ""
    for line in text.split(separator: "\n") {
      if let match = line.firstMatch(of: /extension Key where Wanted == (.+) \{/) { wanted = String(match.1) }
      if let match = line.firstMatch(of: /Self\(\.`?([A-Za-z]+)`?\)/) {
        constants.append(KeyConstant(key: String(match.1), wanted: wanted))
      }
    }
  }
  return constants
}

/// Returns the model's types in which a value of this type can be read.
private func readable(_ type: ValueType) -> Set<String> {
  switch type {
  case .bool, .implemented: ["Bool"]
  case .int, .number, .points, .degrees, .fraction, .unboundedFraction, .ratio, .duration: ["Double"]
  case .amount: ["Amount"]
  case .dimension, .distance: ["Dimensions"]
  case .directionalInset: ["DirectionalInsets"]
  case .physicalInset: ["EdgeInsets"]
  case .point: ["Point"]
  case .amountPoint: ["AmountPoint"]
  case .size: ["OptionalSize"]
  case .rect: ["Rect"]
  case .sourceRect: ["SourceRect"]
  case .curve: ["AuthoredCurve"]
  case .spring: ["AuthoredSpring"]
  case .color: ["AuthoredColor"]
  case .font: ["AuthoredFont"]
  case .version: ["IOSVersion"]
  case .versionRange: ["VersionRange"]
  case .position: ["AuthoredPosition"]
  case .priority: ["LayoutPriority"]
  case .axisPriorities: ["AxisPriorities"]
  case .constraint: ["Constraints"]
  case .text, .methodName, .reference, .newName, .preset, .deviceID, .windowSize: ["String"]
  case .word:
    [
      "String", "Word<ModalPresentationStyle>", "Word<ModalTransitionStyle>", "Word<StackDistribution>",
      "Word<StackAlignment>", "Word<DimmingTap>", "Word<KeyboardMode>",
    ]
  case .shape, .shapeOr, .styleSize, .preferredContentSize: ["Entry"]
  case .numbers: ["ListValue<Value>"]
  case .list(.constraint): ["Constraints"]
  case .list(let item): Set(readable(item).union(["Value"]).map { "ListValue<\($0)>" })
  case .either(let types): common(types)
  case .presetWords, .names, .variations, .null, .unmodelled: []
  }
}

/// Returns the types in which every alternative can be read.
private func common(_ types: [ValueType]) -> Set<String> {
  // `center: true` becomes an empty entry, a screen in place becomes a name (normal form).
  let types = types.filter { $0 != .null && $0 != .bool && $0 != .shape(.screen) }
  guard let first = types.first else { return [] }
  return types.dropFirst().reduce(readable(first)) { $0.intersection(readable($1)) }
}

/// Mappings that the front end turns into one value; nobody reads their keys from an entry.
private let valueShapes: Set<ShapeID> = [
  .file, .target, .environment, .device, .deviceSafeArea, .deviceKeyboard, .font, .position, .curveSteps,
  .curvePoints, .spring, .codeWhen, .codeOwner,
]

@Suite struct KeyTypeTests {
  @Test func `every typed key of the model agrees with the table in some shape`() throws {
    let constants = try keyConstants()
    #expect(constants.count > 200)
    for constant in constants {
      let key = try #require(KeyID.allCases.first { "\($0)" == constant.key })
      let types = ShapeID.allCases.compactMap { Schema.spec($0, key)?.type }
      #expect(
        constant.wanted == "Value" && !types.isEmpty || types.contains { readable($0).contains(constant.wanted) },
        "\(constant.key): \(constant.wanted), but the table says \(types)")
    }
  }

  @Test func `every key of an entry can be read in a type of the model`() throws {
    let constants = try keyConstants()
    for id in ShapeID.allCases where !valueShapes.contains(id) {
      for spec in Schema.shape(id).keys where spec.status != .readOnly {
        // The tree of a screen and the kinds of nodes are nodes; the front end merges `extends`, and `vary` has an accessor.
        if (id == .node && spec.isKind) || [.extends, .vary].contains(spec.key) { continue }
        let wanted = constants.filter { $0.key == "\(spec.key)" }.map(\.wanted)
        let types = readable(spec.type).union(["Value"])
        #expect(!types.isDisjoint(with: wanted), "\(id) \(spec.key): \(types.sorted()), but the model has \(wanted)")
      }
    }
  }
}
