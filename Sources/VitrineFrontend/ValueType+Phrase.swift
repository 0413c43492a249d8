import VitrineSchema

extension ValueType {
  /// What such a value is, for messages: "'cornerRadius' takes a length in points".
  var phrase: String {
    switch self {
    case .bool: "true or false"
    case .int: "a whole number"
    case .number: "a number"
    case .points: "a length in points"
    case .degrees: "an angle in degrees"
    case .fraction, .unboundedFraction: "a number from 0 to 1 or a percentage"
    case .amount: "a length in points, a percentage, or both joined by '+' or '-'"
    case .dimension: "a dimension, for example '<= 320' or '50%', or a list of them"
    case .distance: "a distance in points, for example '16' or '>= 8', without '%'"
    case .directionalInset: "one number, [vertical, horizontal], or [top, leading, bottom, trailing]"
    case .physicalInset: "one number, [vertical, horizontal], or [top, left, bottom, right]"
    case .point: "two numbers in brackets"
    case .amountPoint: "two amounts in brackets"
    case .size(let nullable): nullable ? "[width, height], each a number or null" : "[width, height]"
    case .rect: "[x, y, width, height]"
    case .sourceRect: "four amounts in brackets, 'bounds', 'frame', an id's bounds or frame, or null"
    case .ratio: "a ratio, for example '16:9' or '1.5'"
    case .duration: "a time, for example '0.4' or '250ms'"
    case .curve: "the name of a curve, four numbers, steps, or points"
    case .spring: "a damping ratio or a spring's parameters"
    case .color: "a colour"
    case .font: "a text style, a size in points, or a mapping of both"
    case .version: "a version, for example '16.4'"
    case .versionRange: "a version or a range of versions, for example '13.0...18.0'"
    case .position: "a position"
    case .constraint: "a constraint, for example 'a.top = b.bottom + 8'"
    case .text: "a text"
    case .priority: "a priority from 1 to 1000, or its name"
    case .axisPriorities: "a priority, or [horizontal, vertical]"
    case .word(let words): words.count > Self.fewWords ? "a word" : Self.joined(words.map { "'\($0)'" })
    case .methodName: "the name of a method"
    case .reference(let namespace): namespace.noun
    case .newName: "a name of letters, digits, '-' and '_'"
    case .preset: "a preset's name"
    case .presetWords: "a mapping of the preset's words"
    case .shape(let shape): "a mapping: " + Schema.shape(shape).noun
    case .shapeOr(let shape, let key): shortPhrase(shape, key)
    case .names: "a mapping of names"
    case .variations: "a mapping of trait queries"
    case .list(let item): "a list, each item " + item.phrase
    case .either(let types): Self.joined(types.filter { !$0.isPart(of: types) }.map(\.phrase))
    case .null: "no value"
    case .implemented: "'true'"
    case .deviceID: "a device's id"
    case .windowSize: "a window's size, for example '507x768'"
    case .numbers(let count): "\(count) numbers in brackets"
    case .styleSize: "'fit', an amount, [width, height], or a mapping of both"
    case .preferredContentSize: "'fit', [width, height], a preset, or a mapping of both"
    case .unmodelled: "anything"
    }
  }

  /// The words that a phrase lists.
  private static let fewWords = 3

  /// Whether another alternative says all that this one does.
  private func isPart(of types: [ValueType]) -> Bool {
    if case .points = self { return types.contains(.amount) }
    return false
  }

  /// Returns the phrase of a mapping with a short form.
  private func shortPhrase(_ shape: ShapeID, _ key: KeyID) -> String {
    let short = Schema.shape(shape).spec(key)?.type.phrase ?? "a value"
    return "\(short), or a mapping"
  }

  /// Joins alternatives, each once.
  private static func joined(_ phrases: [String]) -> String {
    var unique: [String] = []
    for phrase in phrases where !unique.contains(phrase) { unique.append(phrase) }
    guard unique.count > 1, let last = unique.last else { return unique.first ?? "a value" }
    return unique.dropLast().joined(separator: ", ") + " or " + last
  }
}

extension Namespace {
  /// One entry of the namespace: "a screen".
  var noun: String {
    switch self {
    case .screen: "a screen's name"
    case .popover: "a popover's name"
    case .style: "a style's name"
    case .transition: "a transition's name"
    case .presentation: "a presentation's name"
    case .color: "a colour's name"
    case .font: "a font's name"
    case .id: "an id"
    case .detent: "a detent's id"
    }
  }

  /// The kind of thing alone: "screen".
  var word: String {
    switch self {
    case .screen: "screen"
    case .popover: "popover"
    case .style: "style"
    case .transition: "transition"
    case .presentation: "presentation"
    case .color: "colour"
    case .font: "font"
    case .id: "id"
    case .detent: "detent"
    }
  }
}
