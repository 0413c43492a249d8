import VitrineModel
import VitrineSchema
import VitrineSource
import VitrineYAML

extension SpecDecoder {
  /// Decodes a timing curve: a name, a cubic's four numbers, steps, or points.
  mutating func curve(_ node: YAMLNodeID, _ slot: Slot) -> Value {
    switch tree.kind(of: node) {
    case .scalar:
      guard let word = match(tree.bytes(of: node), SchemaWords.curves, slot) else {
        unknownWord(node, SchemaWords.curves, slot)
        return .invalid
      }
      return .curve(.named(word))
    case .sequence:
      guard let numbers = numbers(node, 4, .curve, slot) else { return .invalid }
      return .curve(.bezier(numbers[0], numbers[1], numbers[2], numbers[3]))
    default: return curveMapping(node)
    }
  }

  /// Decodes the mappings that say a curve.
  private mutating func curveMapping(_ node: YAMLNodeID) -> Value {
    let hasPoints = looksLike(language.table(.curvePoints), ratherThan: language.table(.curveSteps), node)
    let entry = entry(node, hasPoints ? .curvePoints : .curveSteps)
    if hasPoints {
      guard case .list(let items)? = entry.field(.points)?.value.value else { return .invalid }
      var read: [Point] = []
      for item in items {
        guard case .point(let point) = item.value else { return .invalid }
        read.append(point)
      }
      return .curve(.points(read))
    }
    guard case .number(let steps)? = entry.field(.steps)?.value.value else { return .invalid }
    var jump = "end"
    switch entry.field(.jump)?.value.value {
    case .word(let word)?: jump = word
    case .invalid?: return .invalid
    default: break
    }
    return .curve(.steps(Int(steps), jump: jump))
  }

  /// Decodes a spring: its damping ratio alone, or its parameters.
  mutating func spring(_ node: YAMLNodeID, _ slot: Slot) -> Value {
    var spring = AuthoredSpring()
    guard tree.kind(of: node) == .mapping else {
      guard let ratio = plainNumber(node, .spring, slot) else { return .invalid }
      spring.dampingRatio = ratio
      return .spring(spring)
    }
    let entry = entry(node, .spring)
    for field in entry.fields {
      switch (field.key, field.value.value) {
      case (_, .invalid): return .invalid
      case (.dampingRatio, .number(let number)): spring.dampingRatio = number
      case (.initialVelocity, .number(let number)): spring.initialVelocity = number
      case (.bounce, .number(let number)): spring.bounce = number
      case (.mass, .number(let number)): spring.mass = number
      case (.stiffness, .number(let number)): spring.stiffness = number
      case (.damping, .number(let number)): spring.damping = number
      case (.allowsOverdamping, .bool(let bool)): spring.allowsOverdamping = bool
      default: break
      }
    }
    return .spring(spring)
  }

  /// Decodes a font: a text style, a size, or a mapping.
  mutating func font(_ node: YAMLNodeID, _ slot: Slot) -> Value {
    guard tree.kind(of: node) == .mapping else {
      let bytes = tree.bytes(of: node)
      if let font = repeated.font(bytes) { return font }
      if let style = match(bytes, SchemaWords.textStyles, slot) {
        return repeated.keep(AuthoredFont(style: style), bytes)
      }
      if let first = bytes.first, first >= UInt8(ascii: "A"), NumberReading(bytes) == .other {
        unknownWord(node, SchemaWords.textStyles, slot)
        return .invalid
      }
      guard let size = plainNumber(node, .font, slot) else { return .invalid }
      guard size > 0 else {
        outOfRange(node, .positive, slot)
        return .invalid
      }
      return .font(AuthoredFont(size: size))
    }
    var font = AuthoredFont()
    let entry = entry(node, .font)
    for field in entry.fields {
      switch (field.key, field.value.value) {
      case (_, .invalid): return .invalid
      case (.style, .word(let word)): font.style = word
      case (.size, .number(let number)): font.size = number
      case (.weight, .word(let word)): font.weight = word
      case (.name, .name(let name)): font.name = name
      case (.scaledFor, .word(let word)): font.scaledFor = word
      default: break
      }
    }
    if let style = entry.field(.style), let size = entry.field(.size), font.style != nil, font.size != nil {
      exclusiveKeys(style, size, "a font")
      return .invalid
    }
    return .font(font)
  }

  /// Decodes a position: a word, or a mapping with one of `edge`, `center`, `origin`.
  mutating func position(_ node: YAMLNodeID, _ slot: Slot) -> Value {
    guard tree.kind(of: node) == .mapping else {
      guard let word = match(tree.bytes(of: node), SchemaWords.positions, slot) else {
        unknownWord(node, SchemaWords.positions, slot)
        return .invalid
      }
      return .position(.edge(word, inset: 0))
    }
    let entry = entry(node, .position)
    var chosen: (field: Field, position: AuthoredPosition)?
    var inset = 0.0
    for field in entry.fields {
      let position: AuthoredPosition
      switch (field.key, field.value.value) {
      case (_, .invalid): return .invalid
      case (.edge, .word(let word)): position = .edge(word, inset: 0)
      case (.center, .amountPoint(let point)): position = .center(point)
      case (.origin, .amountPoint(let point)): position = .origin(point)
      case (.inset, .number(let number)):
        inset = number
        continue
      default: continue
      }
      if let chosen {
        exclusiveKeys(chosen.field, field, "a position")
        return .invalid
      }
      chosen = (field, position)
    }
    guard let chosen else {
      if !entry.fields.isEmpty || tree.entries(of: node).first(where: { _ in true }) == nil {
        missing([.edge], in: entry, language.table(.position))
      }
      return .invalid
    }
    if case .edge(let word, _) = chosen.position { return .position(.edge(word, inset: inset)) }
    return .position(chosen.position)
  }
}
