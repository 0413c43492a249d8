/// The line breaking algorithm of UAX #14 for Unicode 15.0, one character after another.
///
/// Rules carry the annex's numbers. Numbers are taken whole, as example 7 of its section 8.2 and the consortium's test file have it.
package struct LineBreaker {
  /// What may happen between two characters.
  package enum Opportunity: Hashable, Sendable {
    /// No break.
    case prohibited
    /// A line may end here.
    case allowed
    /// A line ends here.
    case mandatory
    /// No break here, and none before the character before: the two begin a number.
    case prohibitedTwice
  }

  /// How far a number has come.
  private enum Number {
    /// Not in one.
    case none
    /// Behind digits, and separators between them.
    case digits
    /// Behind the parenthesis that closes one.
    case closed
  }

  /// The class of the last character that is neither a mark nor a space, or `SP` when only spaces stand in the line; nil at the start.
  private var previous: LineBreakClass?
  /// Whether spaces stand behind it.
  private var hasSpaces = false
  /// Whether the very last character is a zero-width joiner.
  private var isBehindJoiner = false
  /// How far a number has come.
  private var number = Number.none
  /// Whether an odd number of halves of flags stand in a row.
  private var hasOddHalves = false
  /// Whether the last character is a hyphen behind a Hebrew letter.
  private var isBehindHebrewHyphen = false
  /// Whether the last character is an opening parenthesis right behind a currency sign or the like.
  private var isPrefixedOpening = false

  /// Starts at the beginning of a text.
  package init() {}

  /// Returns what may happen before the next character.
  package mutating func next(_ given: LineBreakClass) -> Opportunity {
    // By far the most common pair, LB28; nothing that is remembered changes.
    if given == .AL, previous == .AL, !hasSpaces, !isBehindJoiner { return .prohibited }
    if given == .CM || given == .ZWJ, takesMarks {
      // LB9: a mark belongs to the character before.
      isBehindJoiner = given == .ZWJ
      return .prohibited
    }
    // LB10: any other mark stands for a letter.
    let lineBreak = given == .CM || given == .ZWJ ? .AL : given
    let result = opportunity(before: lineBreak)
    advance(to: lineBreak)
    isBehindJoiner = given == .ZWJ
    return result
  }

  /// Whether a mark would belong to the character before.
  private var takesMarks: Bool {
    guard let previous, !hasSpaces else { return false }
    return !previous.endsLine && previous != .ZW && previous != .SP
  }

  /// Remembers a character.
  private mutating func advance(to next: LineBreakClass) {
    if next == .SP {
      if previous?.endsLine ?? true { previous = .SP }
      hasSpaces = true
      number = .none
      return
    }
    let isAdjacent = !hasSpaces
    switch next {
    case .NU: number = .digits
    case .SY, .IS: if number != .digits { number = .none }
    case .CL, .CP, .CPE: number = number == .digits ? .closed : .none
    default: number = .none
    }
    hasOddHalves = next == .RI && !(isAdjacent && previous == .RI && hasOddHalves)
    isBehindHebrewHyphen = isAdjacent && previous == .HL && (next == .BA || next == .HY)
    isPrefixedOpening = isAdjacent && next.opens && (previous == .PR || previous == .PO)
    previous = next
    hasSpaces = false
  }

  /// Returns what the rules LB2 to LB18 say, and the later ones where no space stands between.
  private func opportunity(before next: LineBreakClass) -> Opportunity {
    guard let previous else { return .prohibited }  // LB2
    if previous.endsLine, !hasSpaces {  // LB4, LB5
      return previous == .CR && next == .LF ? .prohibited : .mandatory
    }
    if next.endsLine || next == .SP || next == .ZW { return .prohibited }  // LB6, LB7
    if previous == .ZW { return .allowed }  // LB8
    if isBehindJoiner { return .prohibited }  // LB8a
    if next == .WJ { return .prohibited }  // LB11
    if !hasSpaces {
      if previous == .WJ || previous == .GL { return .prohibited }  // LB11, LB12
      if next == .GL, previous != .BA, previous != .HY { return .prohibited }  // LB12a
    }
    switch next {
    case .EX, .CL, .CP, .CPE, .IS, .SY: return .prohibited  // LB13
    case .OP, .OPE: if previous == .QU { return .prohibited }  // LB15
    case .NS: if previous == .CL || previous.closesParenthesis { return .prohibited }  // LB16
    case .B2: if previous == .B2 { return .prohibited }  // LB17
    default: break
    }
    if previous.opens {  // LB14, LB25
      return isPrefixedOpening && !hasSpaces && next == .NU ? .prohibitedTwice : .prohibited
    }
    if hasSpaces { return .allowed }  // LB18
    return Self.isHeld(previous, next) || isHeld(next) ? .prohibited : .allowed
  }
}

extension LineBreaker {
  /// Whether what was remembered holds the next character: LB21a, LB25, LB30a, behind LB20.
  private func isHeld(_ next: LineBreakClass) -> Bool {
    guard previous != .CB, next != .CB else { return false }
    if isBehindHebrewHyphen { return true }
    switch next {
    case .NU: return number == .digits
    case .PO, .PR: return number != .none
    case .RI: return previous == .RI && hasOddHalves
    default: return false
    }
  }
}
