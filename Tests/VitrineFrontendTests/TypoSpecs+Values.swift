import VitrineSchema

extension TypoSpecs {
  /// Returns a short legal value of a type.
  static func value(of type: ValueType) -> String {
    switch type {
    case .bool, .implemented: "true"
    case .int, .number, .points, .degrees, .fraction, .unboundedFraction, .dimension, .distance, .directionalInset,
      .physicalInset, .duration, .spring, .priority, .axisPriorities, .unmodelled, .ratio:
      "1"
    case .amount: "50%"
    case .point, .amountPoint: "[0, 0]"
    case .size: "[320, 480]"
    case .rect: "[0, 0, 1, 1]"
    case .numbers(let count): "[" + Array(repeating: "1", count: count).joined(separator: ", ") + "]"
    case .sourceRect: "bounds"
    case .curve: "linear"
    case .color: "red"
    case .font: "body"
    case .version: "18.0"
    case .versionRange: "13.0"
    case .position: "center"
    case .constraint: "superview.width >= 1"
    case .text: "x"
    case .word(let words): words.first ?? "x"
    case .methodName: "f"
    case .reference: definedName
    case .newName: hostName
    case .preset(let kind): PresetTable.names(of: kind).first ?? "x"
    case .presetWords: "{}"
    case .shape(let shape): mapping(shape)
    case .shapeOr(let shape, let key): Schema.shape(shape).spec(key).map { value(of: $0.type) } ?? "x"
    case .names(let type): "{ \(definedName): \(value(of: type)) }"
    case .variations: "{ 'w:compact': {} }"
    case .list(let item): "[\(value(of: item))]"
    case .either(let types): types.first.map { value(of: $0) } ?? "x"
    case .null: "null"
    case .deviceID: "ipad-10"
    case .windowSize: "507x768"
    case .styleSize, .preferredContentSize: "fit"
    }
  }

  /// Returns the smallest mapping of a shape. A node has an id, so that names of views have something to name.
  private static func mapping(_ id: ShapeID) -> String {
    let shape = Schema.shape(id)
    var keys = shape.keys.filter(\.isRequired)
    if id == .node { keys += shape.keys.filter { $0.key == .label } } else { keys += shape.kindKeys.prefix(1) }
    var fields = keys.map { "\($0.key.rawValue): \(value(of: $0.type))" }
    if id == .node { fields.append("id: \(definedName)") }
    // Either 'from' or 'over' must be there, which the table cannot say.
    if id == .presentation { fields.append("from: \(definedName)") }
    return fields.isEmpty ? "{}" : "{ \(fields.joined(separator: ", ")) }"
  }

  /// Returns the mappings that a value may be or hold, each with what stands around it.
  ///
  /// Later alternatives are the longer forms and come first.
  static func mappings(in type: ValueType) -> [(shape: ShapeID, hole: SpecHole)] {
    let whole = SpecHole(before: "", after: "")
    switch type {
    case .shape(let shape), .shapeOr(let shape, _): return [(shape, whole)]
    case .color: return [(.color, whole)]
    case .font: return [(.font, whole)]
    case .spring: return [(.spring, whole)]
    case .position: return [(.position, whole)]
    case .styleSize: return [(.styleSize, whole)]
    case .preferredContentSize: return [(.preferredContentSize, whole)]
    case .curve: return [(.curveSteps, whole), (.curvePoints, whole)]
    case .list(let item):
      return mappings(in: item).map {
        ($0.shape, SpecHole(before: "[", after: "]").filled($0.hole.before, $0.hole.after))
      }
    case .names(let item):
      let outer = SpecHole(before: "{ \(definedName): \(value(of: item)), \(hostName): ", after: " }")
      return mappings(in: item).map { ($0.shape, outer.filled($0.hole.before, $0.hole.after)) }
    case .either(let types): return types.reversed().flatMap(mappings)
    default: return []
    }
  }

  /// Returns the words that a value may be or hold, with what stands around them and the other names for that place.
  ///
  /// Types that bear words of their own are left out once they were seen.
  static func words(in type: ValueType, _ seen: inout [ValueType]) -> [(
    hole: SpecHole, words: [String], others: [String]
  )] {
    let whole = SpecHole(before: "", after: "")
    switch type {
    case .word(let words): return [(whole, words, [])]
    case .list(let item):
      return words(in: item, &seen).map {
        (SpecHole(before: "[", after: "]").filled($0.hole.before, $0.hole.after), $0.words, $0.others)
      }
    case .names(let item):
      let outer = SpecHole(before: "{ \(definedName): ", after: " }")
      return words(in: item, &seen).map { (outer.filled($0.hole.before, $0.hole.after), $0.words, $0.others) }
    case .either(let types):
      let isName = types.contains { if case .reference = $0 { true } else { false } }
      return types.flatMap { words(in: $0, &seen) }.map { ($0.hole, $0.words, isName ? [definedName, hostName] : []) }
    case .shapeOr(let shape, let key):
      return Schema.shape(shape).spec(key).map { words(in: $0.type, &seen) } ?? []
    case .color, .curve, .position, .font, .priority, .axisPriorities, .styleSize, .preferredContentSize, .sourceRect:
      guard !seen.contains(type) else { return [] }
      seen.append(type)
      return ownWords(of: type).map { [(whole, $0.words, $0.others)] } ?? []
    default: return []
    }
  }

  /// Returns the words that a type has by itself.
  private static func ownWords(of type: ValueType) -> (words: [String], others: [String])? {
    switch type {
    case .color: (SchemaWords.colors, [definedName])
    case .curve: (SchemaWords.curves, [])
    case .position: (SchemaWords.positions, [])
    case .font: (SchemaWords.textStyles, [])
    case .priority, .axisPriorities: (SchemaWords.priorities.map(\.word), [])
    case .styleSize, .preferredContentSize: (["fit"], [])
    case .sourceRect: (["bounds", "frame"], [])
    default: nil
    }
  }
}
