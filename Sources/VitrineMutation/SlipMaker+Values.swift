extension SlipMaker {
  /// Something inside or before a text that changes how YAML reads it.
  func text(_ kind: SlipKind, using random: inout SeededRandom) -> Slip? {
    let isText = kind == .badEscape || kind == .badByte || kind == .controlCharacter || kind == .lineSeparator
    let index = token(using: &random) { index in
      guard isValue(index, quotedToo: isText) else { return false }
      // Inside brackets a number sign turns the rest of the line into a comment, brackets and all.
      return spec.tokens[index].range.count > 1 || kind == .openedAndLeft || kind == .markBeforeValue
    }
    guard let index else { return nil }
    let range = spec.tokens[index].range
    let middle = random.number((range.lowerBound + 1)...max(range.lowerBound + 1, range.upperBound - 1))
    func insert(_ text: [UInt8], at place: Int) -> Slip { replacing(place..<place, with: text, kind) }
    switch kind {
    case .colonInText: return insert(Array(": ".utf8), at: middle)
    case .hashInText: return insert(Array(" #".utf8), at: middle)
    case .openedAndLeft: return insert([random.pick(Array("[{\"'".utf8))], at: range.lowerBound)
    case .markBeforeValue: return insert([random.pick(Array("&*!%@`|>".utf8))], at: range.lowerBound)
    case .unknownAlias: return replacing(range, with: "*nowhere".utf8, kind)
    case .badEscape:
      let escape = random.pick(["\\q", "\\x4", "\\u12", "\\uD83D", "\\ "])
      if spec.bytes[range.lowerBound] == Ascii.quote { return insert(Array(escape.utf8), at: middle) }
      return replacing(range, with: "\"a\(escape)\"".utf8, kind)
    case .badByte: return insert(random.pick([[0xFF], [0xE9], [0xC3], [0x80], [0xED, 0xA0, 0x80]]), at: middle)
    case .controlCharacter: return insert([random.pick([0x00, 0x07, 0x1B, 0x7F])], at: middle)
    default: return insert(random.pick([[0xE2, 0x80, 0xA8], [0xE2, 0x80, 0xA9], [0xC2, 0x85]]), at: middle)
    }
  }

  /// A value of the wrong kind, or a number in a form that is none.
  func value(_ kind: SlipKind, using random: inout SeededRandom) -> Slip? {
    let index = token(using: &random) { index in
      guard isValue(index, quotedToo: false) else { return false }
      return switch kind {
      case .numberForWord: isWord(index)
      case .yesForValue: isWord(index) || isNumber(index)
      case .listForValue, .mappingForValue: true
      default: isNumber(index)
      }
    }
    guard let index else { return nil }
    let text =
      switch kind {
      case .wordForNumber: "wide"
      case .numberForWord: "12"
      case .listForValue: "[one, two]"
      case .mappingForValue: "{ one: 1 }"
      case .yesForValue: "yes"
      case .underscoreInNumber: "1_000"
      case .baseSixty: "1:30"
      case .leadingZero: "010"
      case .notANumber: random.pick([".nan", ".inf", "NaN", "1e400"])
      default: random.pick(["12px", "12em", "12rem"])
      }
    return replacing(spec.tokens[index].range, with: text.utf8, kind)
  }

  /// A key of the language with a slip of one letter.
  func misspeltKey(using random: inout SeededRandom) -> Slip? {
    guard let index = token(using: &random, where: { isKey($0) && spec.tokens[$0].range.count > 3 }) else { return nil }
    let written = misspelt(spec.text(spec.tokens[index]), using: &random)
    guard !Self.keys.contains(String(decoding: written, as: UTF8.self)) else { return nil }
    return replacing(spec.tokens[index].range, with: written, .keyMisspelt)
  }

  /// A word of the language, or a name that is used, with a slip of one letter.
  func misspeltWord(using random: inout SeededRandom) -> Slip? {
    let index = token(using: &random) { index in
      let token = spec.tokens[index]
      guard token.kind == .plain, token.range.count > 3, spec.text(token).allSatisfy(Ascii.isLetter) else {
        return false
      }
      let isUse = spec.key(before: index).map(Self.usingKeys.contains) ?? false
      return isUse || isWord(index) && isValue(index, quotedToo: false)
    }
    guard let index else { return nil }
    let written = misspelt(spec.text(spec.tokens[index]), using: &random)
    guard !Self.words.contains(String(decoding: written, as: UTF8.self)) else { return nil }
    return replacing(spec.tokens[index].range, with: written, .wordMisspelt)
  }

  /// Drops, doubles, exchanges or replaces a letter.
  private func misspelt(_ text: ArraySlice<UInt8>, using random: inout SeededRandom) -> [UInt8] {
    var letters = Array(text)
    let index = random.number(0...(letters.count - 1))
    switch random.number(0...3) {
    case 0: letters.remove(at: index)
    case 1: letters.insert(letters[index], at: index)
    case 2 where index + 1 < letters.count && letters[index] != letters[index + 1]:
      letters.swapAt(index, index + 1)
    default: letters[index] = letters[index] == UInt8(ascii: "q") ? UInt8(ascii: "z") : UInt8(ascii: "q")
    }
    return letters
  }
}
