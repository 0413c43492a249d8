extension LineBreaker {
  /// Whether two characters without a space between hold together by their classes alone: LB19 to LB30b.
  static func isHeld(_ first: LineBreakClass, _ second: LineBreakClass) -> Bool {
    if second == .QU || first == .QU { return true }  // LB19
    if second == .CB || first == .CB { return false }  // LB20
    if first == .BB { return true }  // LB21
    switch second {
    case .BA, .HY, .NS, .IN: return true  // LB21, LB22
    case .AL, .HL: return holdsLetter(first, second)
    // LB23, LB25, LB30.
    case .NU: return first.isLetter || first == .PR || first == .PO || first == .HY || first == .CP
    case .ID, .IDU, .EB: return first == .PR  // LB23a
    case .EM: return first == .PR || first == .EB || first == .IDU  // LB23a, LB30b
    case .PO: return first.isIdeographic || first.isLetter || first.isHangul  // LB23a, LB24, LB27
    case .PR: return first.isLetter  // LB24
    case .OP: return first.isLetter || first == .NU  // LB30
    case .JL: return first == .JL || first == .PR  // LB26, LB27
    case .JV: return first == .JL || first == .JV || first == .H2 || first == .PR
    case .JT: return first.isHangul && first != .JL || first == .PR
    case .H2, .H3: return first == .JL || first == .PR
    default: return false
    }
  }

  /// Whether a letter stays with what is before it.
  private static func holdsLetter(_ first: LineBreakClass, _ letter: LineBreakClass) -> Bool {
    switch first {
    case .AL, .HL, .NU, .PR, .PO, .IS, .CP: true  // LB28, LB23, LB24, LB29, LB30
    case .SY: letter == .HL  // LB21b
    default: false
    }
  }
}

extension LineBreakClass {
  /// Whether a line ends behind it: LB4, LB5.
  var endsLine: Bool { self == .BK || self == .CR || self == .LF || self == .NL }
  /// Whether it opens what follows, in text of any width.
  var opens: Bool { self == .OP || self == .OPE }
  /// Whether it is a closing parenthesis, in text of any width.
  var closesParenthesis: Bool { self == .CP || self == .CPE }
  /// Whether it is a letter.
  var isLetter: Bool { self == .AL || self == .HL }
  /// Whether it is an ideograph or a pictograph.
  var isIdeographic: Bool { self == .ID || self == .IDU || self == .EB || self == .EM }
  /// Whether it is a Hangul letter or syllable.
  var isHangul: Bool { self == .JL || self == .JV || self == .JT || self == .H2 || self == .H3 }
}
