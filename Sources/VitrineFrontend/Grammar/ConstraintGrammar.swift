package import VitrineModel
import VitrinePlatform
import VitrineSource

/// Constraint strings (language 5).
package enum ConstraintGrammar {
  /// Reads a constraint; a chain of two relations gives two with the same priority and name.
  package static func constraints(_ text: GrammarText) throws(GrammarProblem) -> [LayoutConstraint] {
    var parser = Parser(text)
    return try parser.parse()
  }

  /// A term: points, or an anchor with a factor.
  private enum Term {
    /// A number.
    case constant(Double)
    /// An anchor with its factor.
    case anchor(ConstraintAnchor, Double)
  }

  /// A side with the bytes that say it.
  private struct Side {
    /// What it says.
    var side: ConstraintSide
    /// Its first byte.
    var start: Int
    /// One past its last byte.
    var end: Int
  }

  /// Reads one string.
  fileprivate struct Parser {
    /// The text with its places.
    let text: GrammarText
    /// Where in it.
    var cursor: GrammarCursor

    /// Starts at the beginning.
    init(_ text: GrammarText) {
      self.text = text
      cursor = GrammarCursor(text.bytes)
    }

    /// Reads the whole string.
    mutating func parse() throws(GrammarProblem) -> [LayoutConstraint] {
      var sides = [try side()]
      var relations = [try relation(after: sides[0])]
      sides.append(try side())
      if let second = try cursor.takeRelation() {
        relations.append(second)
        sides.append(try side())
        if let third = try thirdRelation() { throw third }
      }
      let priority = try cursor.takePriority() ?? .required
      let name = try takeLabel()
      cursor.skipBlanks()
      guard cursor.isAtEnd else { throw trailing() }
      var constraints: [LayoutConstraint] = []
      for (index, relation) in relations.enumerated() {
        let (first, second) = (sides[index], sides[index + 1])
        guard first.side.anchor != nil || second.side.anchor != nil else {
          throw GrammarProblem(
            at: first.start, second.end - first.start, "a constraint needs an anchor on one side",
            help: "an anchor is a view or guide with an attribute, as in 'card.width'")
        }
        constraints.append(
          LayoutConstraint(
            first.side, relation, second.side, priority: priority, name: name, at: text.wholePlace))
      }
      return constraints
    }

    /// Reads the first relation, which must be there.
    private mutating func relation(after side: Side) throws(GrammarProblem) -> LayoutRelation {
      if let relation = try cursor.takeRelation() { return relation }
      throw cursor.problem("a relation belongs here", help: "'<=', '=' or '>='")
    }

    /// Returns the problem of a third relation, if there is one.
    private mutating func thirdRelation() throws(GrammarProblem) -> GrammarProblem? {
      let start = cursor.offset
      guard try cursor.takeRelation() != nil else { return nil }
      return GrammarProblem(
        at: start, cursor.offset - start, "a constraint has at most two relations", help: "write a second constraint")
    }

    /// Reads one side, blanks around it included.
    private mutating func side() throws(GrammarProblem) -> Side {
      cursor.skipBlanks()
      let start = cursor.offset
      var end = start
      var side = ConstraintSide(anchor: nil)
      var sign = 1.0
      if cursor.take("-") {
        sign = -1
        cursor.skipBlanks()
      }
      while true {
        let termStart = cursor.offset
        switch try term() {
        case .constant(let number): side.constant += sign * number
        case .anchor(let anchor, let factor):
          guard side.anchor == nil else {
            throw GrammarProblem(
              .severalAnchors, at: termStart, cursor.offset - termStart, "each side has at most one anchor",
              help: "NSLayoutConstraint relates one attribute to one other")
          }
          side.anchor = anchor
          side.multiplier = sign * factor
        }
        end = cursor.offset
        cursor.skipBlanks()
        if cursor.take("+") {
          sign = 1
        } else if cursor.take("-") {
          sign = -1
        } else {
          return Side(side: side, start: start, end: end)
        }
        cursor.skipBlanks()
      }
    }

    /// Reads a number, an anchor, or both with `*` or `/`.
    private mutating func term() throws(GrammarProblem) -> Term {
      if cursor.startsNumber { return try numberTerm() }
      guard cursor.next.map(GrammarCursor.startsName) == true else { throw noTerm() }
      let anchor = try anchor()
      var ahead = cursor
      ahead.skipBlanks()
      guard ahead.next == UInt8(ascii: "*") || ahead.next == UInt8(ascii: "/") else { return .anchor(anchor, 1) }
      let divides = ahead.next == UInt8(ascii: "/")
      ahead.advance()
      ahead.skipBlanks()
      cursor = ahead
      let start = cursor.offset
      guard let factor = try cursor.takeSignedNumber() else { throw try secondAnchor() ?? noFactor() }
      if factor == 0, divides {
        throw GrammarProblem(at: start, cursor.offset - start, "an anchor cannot be divided by zero")
      }
      try refuseMoreFactors()
      return .anchor(anchor, divides ? 1 / factor : factor)
    }

    /// Reads a number, and an anchor that it multiplies.
    private mutating func numberTerm() throws(GrammarProblem) -> Term {
      guard let number = try cursor.takeNumber() else { throw noTerm() }
      if cursor.next == UInt8(ascii: "%") {
        throw cursor.problem("a constraint has no percentages", help: "write a factor, as in '0.5 * superview.width'")
      }
      if cursor.next.map(GrammarCursor.startsName) == true {
        var ahead = cursor
        _ = ahead.takeName()
        if ahead.next == UInt8(ascii: ".") {
          throw GrammarProblem(
            at: cursor.offset, 0, "'*' belongs between a number and an anchor", replacements: [" * "])
        }
        try cursor.refuseUnit()
      }
      var ahead = cursor
      ahead.skipBlanks()
      if ahead.next == UInt8(ascii: "/") {
        throw ahead.problem("only an anchor can be divided", help: "write the quotient as a number")
      }
      guard ahead.take("*") else { return .constant(number) }
      ahead.skipBlanks()
      cursor = ahead
      guard cursor.next.map(GrammarCursor.startsName) == true else {
        throw cursor.problem("an anchor belongs behind '*'", help: "'*' joins a number and an anchor")
      }
      let anchor = try anchor()
      try refuseMoreFactors()
      return .anchor(anchor, number)
    }

    /// Reads an anchor: two or three names joined by dots.
    fileprivate mutating func anchor() throws(GrammarProblem) -> ConstraintAnchor {
      let start = cursor.offset
      guard let first = cursor.takeName() else { throw noTerm() }
      guard let second = try nameAfterDot(start) else {
        throw lonelyName(String(decoding: first, as: UTF8.self), start)
      }
      var third: Name?
      if cursor.next == UInt8(ascii: ".") { third = try nameAfterDot(start) }
      let item = String(decoding: first, as: UTF8.self)
      if let third {
        guard let guide = LayoutGuide(rawValue: second.text) else { throw unknown(second, "layout guide", guides) }
        let attribute = try attribute(third)
        return ConstraintAnchor(
          item == superview ? .superview : .id(item), guide, attribute, at: text.place(start, cursor.offset - start))
      }
      if LayoutGuide(rawValue: second.text) != nil {
        throw GrammarProblem(
          at: cursor.offset, 0, "an attribute is missing here", help: "as in '\(item).\(second.text).top'")
      }
      let attribute = try attribute(second)
      let place = text.place(start, cursor.offset - start)
      if let guide = LayoutGuide(rawValue: item) { return ConstraintAnchor(.superview, guide, attribute, at: place) }
      return ConstraintAnchor(item == superview ? .superview : .id(item), nil, attribute, at: place)
    }

    /// A name with its place.
    fileprivate struct Name {
      /// The name.
      var text: String
      /// Its first byte.
      var start: Int
    }

    /// The word for the view that bears the list.
    private var superview: String { "superview" }

    /// The guides' names.
    private var guides: [String] { LayoutGuide.allCases.map(\.rawValue) }

    /// Reads `.` and a name; nil when no dot is next.
    private mutating func nameAfterDot(_ start: Int) throws(GrammarProblem) -> Name? {
      guard cursor.take(".") else { return nil }
      let nameStart = cursor.offset
      guard let name = cursor.takeName() else {
        throw cursor.problem(
          "a name belongs behind '.'", help: "an anchor is a view or guide with an attribute, as in 'card.width'")
      }
      return Name(text: String(decoding: name, as: UTF8.self), start: nameStart)
    }

    /// Returns the attribute that a name means.
    private func attribute(_ name: Name) throws(GrammarProblem) -> LayoutAttribute {
      if let attribute = LayoutAttribute(rawValue: name.text) { return attribute }
      if let minus = name.text.firstIndex(of: "-"), LayoutAttribute(rawValue: String(name.text[..<minus])) != nil {
        let before = name.text[..<minus].utf8.count
        throw GrammarProblem(
          at: name.start + before, 1, "a minus behind a name needs a space before it",
          help: "names may hold hyphens", replacements: [" - "])
      }
      throw unknown(name, "attribute", LayoutAttribute.allCases.map(\.rawValue))
    }

    /// Reads `as` and a name, if they are next.
    private mutating func takeLabel() throws(GrammarProblem) -> String? {
      cursor.skipBlanks()
      var ahead = cursor
      guard let word = ahead.takeName(), word.elementsEqual("as".utf8) else { return nil }
      cursor = ahead
      cursor.skipBlanks()
      let start = cursor.offset
      guard cursor.takeName() != nil else { throw cursor.problem("a name belongs behind 'as'") }
      return cursor.text(from: start)
    }
  }
}

extension ConstraintGrammar.Parser {
  /// Returns the problem of a term that does not begin.
  fileprivate func noTerm() -> GrammarProblem {
    if cursor.isAtEnd { return cursor.problem("a number or an anchor is missing here") }
    if cursor.next == UInt8(ascii: "(") {
      return cursor.problem("a constraint has no brackets", help: "write the sum of its terms")
    }
    return cursor.problem(
      "a number or an anchor belongs here", help: "an anchor is a view or guide with an attribute, as in 'card.width'")
  }

  /// Returns the problem of a factor that is no number.
  fileprivate func noFactor() -> GrammarProblem {
    cursor.problem(cursor.isAtEnd ? "a number is missing here" : "a number belongs here")
  }

  /// Returns the problem of an anchor that multiplies an anchor, if one is next.
  fileprivate mutating func secondAnchor() throws(GrammarProblem) -> GrammarProblem? {
    guard cursor.next.map(GrammarCursor.startsName) == true else { return nil }
    let start = cursor.offset
    _ = try anchor()
    return GrammarProblem(
      .severalAnchors, at: start, cursor.offset - start, "each side has at most one anchor",
      help: "NSLayoutConstraint relates one attribute to one other")
  }

  /// Refuses a second factor.
  fileprivate func refuseMoreFactors() throws(GrammarProblem) {
    var ahead = cursor
    ahead.skipBlanks()
    guard ahead.next == UInt8(ascii: "*") || ahead.next == UInt8(ascii: "/") else { return }
    throw ahead.problem("an anchor takes one factor", help: "write their product")
  }

  /// Returns the problem of a name without an attribute.
  fileprivate func lonelyName(_ name: String, _ start: Int) -> GrammarProblem {
    let attributes = LayoutAttribute.allCases.map(\.rawValue)
    if attributes.contains(name) {
      return GrammarProblem(
        at: start, cursor.offset - start, "an attribute needs a view or guide before it",
        help: "as in 'superview.\(name)'",
        replacements: ["superview.\(name)"])
    }
    return GrammarProblem(
      at: cursor.offset, cursor.nextLength, "an attribute belongs behind '\(name)'", help: "as in '\(name).width'")
  }

  /// Returns the problem of a name that is none of the known ones.
  fileprivate func unknown(_ name: Name, _ noun: String, _ known: [String]) -> GrammarProblem {
    GrammarProblem(
      .unknownWord, at: name.start, name.text.utf8.count, "'\(name.text)' is no \(noun)",
      help: "known: " + known.map { "'\($0)'" }.joined(separator: ", "),
      replacements: NearNames.near(to: name.text, in: known))
  }

  /// Returns the problem of what stands behind a whole constraint.
  fileprivate func trailing() -> GrammarProblem {
    if cursor.next == UInt8(ascii: "@") { return cursor.problem("the priority stands before 'as'") }
    if cursor.next == UInt8(ascii: "*") || cursor.next == UInt8(ascii: "/") {
      return cursor.problem("'*' and '/' join a number and an anchor")
    }
    return cursor.problem("only '@priority' and 'as name' may follow a constraint")
  }
}
