import VitrineModel
import VitrineSchema
import VitrineSource
import VitrineYAML

// Values whose text has a grammar of its own.
extension SpecDecoder {
  /// Returns a scalar's text with the way back to its bytes.
  func grammarText(_ node: YAMLNodeID) -> GrammarText {
    let bytes = tree.bytes(of: node)
    let whole = tree.place(of: node)
    let length = whole.span.length
    if length == bytes.count { return GrammarText(bytes, at: whole) }
    let style = tree.style(of: node)
    if length == bytes.count + 2, style == .singleQuoted || style == .doubleQuoted {
      return GrammarText(bytes, at: whole.slice(1, bytes.count))
    }
    switch style {
    case .plain: return written(bytes, .plain, whole)
    case .singleQuoted: return written(bytes, .singleQuoted, whole.slice(1, length - 2))
    case .doubleQuoted: return written(bytes, .doubleQuoted, whole.slice(1, length - 2))
    // Of a block scalar the whole is the smallest place that can be told.
    default: return GrammarText(bytes) { _, _ in whole }
    }
  }

  /// Returns the text of a scalar whose bytes at a place differ from it: escapes, doubled quotes, folded lines.
  private func written(
    _ bytes: ArraySlice<UInt8>, _ writing: GrammarText.Writing, _ place: SourcePlace
  ) -> GrammarText {
    GrammarText(bytes, written: source[Int(place.span.start)..<Int(place.span.end)], writing, at: place)
  }

  /// Reads a text by a grammar; a problem is reported under the code that its kind has for this type.
  mutating func read<Read>(
    _ node: YAMLNodeID, _ slot: Slot, syntax: FrontendCode,
    _ parse: (GrammarText) throws(GrammarProblem) -> Read
  ) -> Read? {
    let text = grammarText(node)
    do throws(GrammarProblem) {
      return try parse(text)
    } catch {
      let problem = error
      sink.report { Self.diagnostic(problem, in: text, syntax: syntax) }
      return nil
    }
  }

  /// Makes the finding of a grammar's problem.
  static func diagnostic(_ problem: GrammarProblem, in text: GrammarText, syntax: FrontendCode) -> Diagnostic {
    let code: FrontendCode =
      switch problem.kind {
      case .syntax: syntax
      case .severalAnchors: .layoutOneAnchorASide
      case .priorityRange: .layoutPriorityRange
      case .fractionRange: .specFractionRange
      case .overflow, .unit: .yamlNumberForm
      // A word in a string of the language is part of its grammar.
      case .unknownWord: syntax == .layoutSyntax ? syntax : .specUnknownValue
      }
    let place = problem.place(in: text)
    let fixes = problem.replacements.map { replacement in
      DiagnosticFix(
        replacement.isEmpty ? "remove it" : "write '\(replacement)'", .suggestion,
        edits: [SourceEdit(place, replacement: replacement)])
    }
    return Diagnostic(code, problem.message, at: place, help: problem.help.map { [$0] } ?? [], fixes: fixes)
  }

  /// Returns the number that a plain scalar is, after reporting what is doubtful about it; nil when it is no number of
  /// any form and a grammar decides.
  enum PlainNumber {
    /// A finite number.
    case number(Double)
    /// Reported.
    case reported
    /// Not a number; the grammar reads it.
    case text
  }

  /// Tells numbers and their look-alikes from texts that a grammar reads.
  mutating func numberOrText(_ node: YAMLNodeID, _ type: ValueType, _ slot: Slot) -> PlainNumber {
    guard isResolved(node) else { return .text }
    switch NumberReading(tree.bytes(of: node)) {
    case .number(let number, let form):
      // A share beyond 1 is refused anyway.
      if form != .plain, type != .fraction || number <= 1 { doubtfulNumber(node, number, form) }
      return .number(number)
    case .notFinite: notFinite(node, slot)
    case .overflow: overflow(node, slot)
    case .lookalike(let plain): numberForm(node, plain)
    case .unit: numberUnit(node, type)
    case .other: return .text
    }
    return .reported
  }

  /// Reads an amount.
  mutating func amount(_ node: YAMLNodeID, _ slot: Slot) -> Amount? {
    guard tree.kind(of: node) == .scalar, !tree.isNull(node) else {
      if tree.kind(of: node) != .invalid { _ = wrongKind(node, .amount, slot) }
      return nil
    }
    switch numberOrText(node, .amount, slot) {
    case .number(let number): return Amount(points: number)
    case .reported: return nil
    case .text: return read(node, slot, syntax: .specWrongKind, AmountGrammar.amount)
    }
  }

  /// Reads amounts that stand in brackets, exactly so many.
  mutating func amounts(_ node: YAMLNodeID, _ count: Int, _ type: ValueType, _ slot: Slot) -> [Amount]? {
    guard tree.kind(of: node) == .sequence else {
      _ = wrongKind(node, type, slot)
      return nil
    }
    var amounts: [Amount] = []
    var written = 0
    for item in tree.items(of: node) {
      written += 1
      if let amount = amount(item.value, slot) { amounts.append(amount) }
    }
    guard written == count else {
      if amounts.count == written { _ = wrongKind(node, type, slot) }
      return nil
    }
    return amounts.count == count ? amounts : nil
  }

  /// Decodes one dimension or a list of them that hold together.
  mutating func dimensions(_ node: YAMLNodeID, allowsPercent: Bool, _ type: ValueType, _ slot: Slot) -> Value {
    guard tree.kind(of: node) == .sequence else {
      return dimension(node, allowsPercent: allowsPercent, type, slot).map { .dimensions([$0]) } ?? .invalid
    }
    var dimensions: [Dimension] = []
    var isValid = true
    for item in tree.items(of: node) {
      guard let dimension = dimension(item.value, allowsPercent: allowsPercent, type, slot) else {
        isValid = false
        continue
      }
      dimensions.append(dimension)
    }
    guard isValid else { return .invalid }
    return dimensions.isEmpty ? wrongKind(node, type, slot) : .dimensions(dimensions)
  }

  /// Reads one dimension.
  private mutating func dimension(
    _ node: YAMLNodeID, allowsPercent: Bool, _ type: ValueType, _ slot: Slot
  ) -> Dimension? {
    guard tree.kind(of: node) == .scalar, !tree.isNull(node) else {
      if tree.kind(of: node) != .invalid { _ = wrongKind(node, type, slot) }
      return nil
    }
    switch numberOrText(node, type, slot) {
    case .number(let number): return Dimension(.equal, Amount(points: number), .required, at: tree.place(of: node))
    case .reported: return nil
    case .text:
      return read(node, slot, syntax: .layoutSyntax) { text throws(GrammarProblem) in
        try AmountGrammar.dimension(text, allowsPercent: allowsPercent)
      }
    }
  }

  /// Decodes one constraint string; a chain gives two constraints.
  mutating func constraint(_ node: YAMLNodeID, _ slot: Slot) -> Value {
    read(node, slot, syntax: .layoutSyntax, ConstraintGrammar.constraints).map { .constraints($0) } ?? .invalid
  }

  /// Decodes a colour: a text, or one each for light and dark appearance.
  mutating func color(_ node: YAMLNodeID, _ slot: Slot) -> Value {
    if tree.kind(of: node) == .mapping {
      let entry = entry(node, .color)
      guard case .color(let light)? = entry.field(.light)?.value.value,
        case .color(let dark)? = entry.field(.dark)?.value.value
      else { return .invalid }
      return .color(.dynamic(light: light, dark: dark))
    }
    let bytes = tree.bytes(of: node)
    if let color = repeated.color(bytes) { return color }
    let said = sink.diagnostics.count
    guard let color = read(node, slot, syntax: .specBadColor, ColorGrammar.color) else { return .invalid }
    if case .base(.named(let name), _) = color {
      references.append(
        NameReference(
          namespace: .color, name: name, place: grammarText(node).place(0, name.utf8.count), choice: nil))
      return .color(color)
    }
    let isSilent = sink.diagnostics.count == said && !(sink.isTrying && (sink.hasNotes || sink.hasFailed))
    return isSilent ? repeated.keep(color, bytes) : .color(color)
  }

  /// Decodes a source rect.
  mutating func sourceRect(_ node: YAMLNodeID, _ slot: Slot) -> Value {
    if tree.kind(of: node) == .sequence {
      return amounts(node, 4, .sourceRect, slot).map {
        .sourceRect(.rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]))
      } ?? .invalid
    }
    guard let rect = read(node, slot, syntax: .specWrongKind, WordGrammar.sourceRect) else { return .invalid }
    switch rect {
    case .bounds(of: let id?), .frame(of: let id?):
      references.append(
        NameReference(namespace: .id, name: id, place: grammarText(node).place(0, id.utf8.count), choice: nil))
    default: break
    }
    return .sourceRect(rect)
  }

  /// Decodes width over height: a text with a colon, or a number.
  mutating func ratio(_ node: YAMLNodeID, _ slot: Slot) -> Value {
    let bytes = tree.bytes(of: node)
    guard !bytes.contains(UInt8(ascii: ":")), !bytes.contains(UInt8(ascii: "/")) else {
      return read(node, slot, syntax: .specWrongKind, MeasureGrammar.ratio).map { .number($0) } ?? .invalid
    }
    return number(node, .positive, as: .ratio, slot)
  }

  /// Decodes a time: a number of seconds, or a text with a unit.
  mutating func duration(_ node: YAMLNodeID, _ slot: Slot) -> Value {
    let bytes = tree.bytes(of: node)
    guard bytes.last == UInt8(ascii: "s") || NumberReading(bytes) == .unit else {
      return number(node, .any, as: .duration, slot)
    }
    return read(node, slot, syntax: .specWrongKind, MeasureGrammar.duration).map { .number($0) } ?? .invalid
  }

  /// Decodes a window's size, as in `507x768`.
  mutating func windowSize(_ node: YAMLNodeID, _ slot: Slot) -> Value {
    read(node, slot, syntax: .specWrongKind, MeasureGrammar.windowSize).map { _ in .text(tree.text(of: node)) }
      ?? .invalid
  }
}
