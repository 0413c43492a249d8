extension SlipMaker {
  /// A quote, bracket, comma, colon or space too few or too many.
  func mark(_ kind: SlipKind, using random: inout SeededRandom) -> Slip? {
    let bytes = spec.bytes
    switch kind {
    case .quoteDeleted, .quoteDoubled:
      let index = token(using: &random) { index in
        let text = spec.text(spec.tokens[index])
        return text.first == Ascii.quote || text.first == Ascii.apostrophe
      }
      guard let index else { return nil }
      let range = spec.tokens[index].range
      let place = random.once(in: 2) ? range.lowerBound : range.upperBound - 1
      return replacing(place..<(place + 1), with: twice(place, kind == .quoteDoubled), kind)
    case .bracketDeleted, .bracketDoubled:
      return change(kind, twice: kind == .bracketDoubled, using: &random) { $0 == .open || $0 == .close }
    case .commaDeleted, .commaDoubled:
      return change(kind, twice: kind == .commaDoubled, using: &random) { $0 == .comma }
    case .colonDeleted, .colonDoubled:
      return change(kind, twice: kind == .colonDoubled, using: &random) { $0 == .colon }
    default:
      let wanted: SpecToken.Kind = kind == .dashSpaceDeleted ? .dash : .colon
      let index = token(using: &random) { index in
        let token = spec.tokens[index]
        return token.kind == wanted && token.range.upperBound < bytes.count
          && bytes[token.range.upperBound] == Ascii.space
      }
      guard let index else { return nil }
      var end = spec.tokens[index].range.upperBound
      let start = end
      while end < bytes.count, bytes[end] == Ascii.space { end += 1 }
      return replacing(start..<end, with: [], kind)
    }
  }

  /// A line that is indented wrongly.
  func indentation(_ kind: SlipKind, using random: inout SeededRandom) -> Slip? {
    let least =
      switch kind {
      case .indentedByOne, .indentedByTwo: 0
      case .outdentedByTwo: 2
      default: 1
      }
    let index = token(using: &random) { index in
      let token = spec.tokens[index]
      return (index == 0 || spec.tokens[index - 1].line != token.line) && spec.indent(token.line) >= least
    }
    guard let index else { return nil }
    let line = spec.tokens[index].line
    let start = spec.lines[line].lowerBound
    let indent = spec.indent(line)
    switch kind {
    case .indentedByOne: return replacing(start..<start, with: [Ascii.space], kind)
    case .indentedByTwo: return replacing(start..<start, with: [Ascii.space, Ascii.space], kind)
    case .outdentedByOne: return replacing(start..<(start + 1), with: [], kind)
    case .outdentedByTwo: return replacing(start..<(start + 2), with: [], kind)
    case .tabIndent:
      let tabs = [UInt8](repeating: Ascii.tab, count: random.once(in: 2) ? 1 : (indent + 1) / 2)
      return replacing(start..<(start + indent), with: tabs, kind)
    default:
      let noBreak: [UInt8] = [0xC2, 0xA0]
      if random.once(in: 2) { return replacing((start + indent - 1)..<(start + indent), with: noBreak, kind) }
      return replacing(start..<(start + indent), with: (0..<indent).flatMap { _ in noBreak }, kind)
    }
  }

  /// A key's line that stands twice; the second one is the slip.
  func doubledLine(using random: inout SeededRandom) -> Slip? {
    let index = token(using: &random) { index in
      let token = spec.tokens[index]
      return token.kind == .key && token.depth == 0 && (index == 0 || spec.tokens[index - 1].line != token.line)
        && index + 2 < spec.tokens.count && spec.tokens[index + 2].line == token.line
    }
    guard let index else { return nil }
    let line = spec.lines[spec.tokens[index].line]
    guard line.upperBound < spec.bytes.count else { return nil }
    let start = line.upperBound + 1
    return replacing(start..<start, with: spec.bytes[line] + [Ascii.lineFeed], .lineDoubled)
  }

  /// Deletes or doubles a token of some kinds.
  private func change(
    _ kind: SlipKind, twice isTwice: Bool, using random: inout SeededRandom, where passes: (SpecToken.Kind) -> Bool
  ) -> Slip? {
    guard let index = token(using: &random, where: { passes(spec.tokens[$0].kind) }) else { return nil }
    let range = spec.tokens[index].range
    return replacing(range, with: twice(range.lowerBound, isTwice), kind)
  }

  /// A byte twice, or not at all.
  private func twice(_ place: Int, _ isTwice: Bool) -> [UInt8] {
    isTwice ? [spec.bytes[place], spec.bytes[place]] : []
  }
}
