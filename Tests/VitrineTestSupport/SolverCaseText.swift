import VitrineLayout
import VitrineModel

/// A constraint of bare solver input as it is written: `2*x + 1 <= y @ 250 as name`.
struct SolverCaseConstraint {
  /// The name after `as`.
  var name: String?
  /// What it says; a chain such as `0 <= x <= 10` says several things under one name.
  var parts: [PriorityConstraint]

  /// Reads a constraint; throws a sentence when a part of it is not understood.
  init(_ text: String, variables: [String]) throws(SolverCaseFault) {
    var reader = SolverCaseReader(text, variables: variables)
    var sides = [try reader.sum()]
    var relations: [LayoutRelation] = []
    while let relation = reader.takeRelation() {
      relations.append(relation)
      sides.append(try reader.sum())
    }
    guard !relations.isEmpty else { throw SolverCaseFault("'\(text)' has no relation") }
    var priority: Double?
    while let word = reader.take() {
      switch word {
      case "@" where priority == nil: priority = try reader.priority()
      case "as" where name == nil:
        guard let found = reader.take() else { throw SolverCaseFault("'\(text)' has no name after 'as'") }
        name = found
      default: throw SolverCaseFault("'\(text)' holds '\(word)', which is not understood")
      }
    }
    parts = relations.indices.map { index in
      PriorityConstraint(sides[index] - sides[index + 1], relations[index], priority: priority ?? 1000)
    }
  }
}

/// What is wrong with bare solver input.
struct SolverCaseFault: Error, CustomStringConvertible {
  /// The sentence.
  let description: String

  /// Wraps a sentence.
  init(_ description: String) { self.description = description }
}

/// Reads linear terms: numbers, variables, `+`, `-`, `*`, `/` and parentheses.
private struct SolverCaseReader {
  /// The text, for sentences.
  private let text: String
  /// Its words, numbers and signs.
  private let words: [String]
  /// The next one.
  private var next = 0
  /// The variables.
  private let variables: [String]

  /// Cuts a text into words.
  init(_ text: String, variables: [String]) {
    self.text = text
    self.variables = variables
    var words: [String] = []
    var isOpen = false
    for character in text {
      if character.isWhitespace {
        isOpen = false
      } else if "+-*/()@<>=".contains(character) {
        // A relation of two signs is one word.
        if character == "=", let last = words.last, ["<", ">", "="].contains(last), !isOpen {
          words[words.count - 1].append(character)
        } else {
          words.append(String(character))
        }
        isOpen = false
      } else if isOpen {
        words[words.count - 1].append(character)
      } else {
        words.append(String(character))
        isOpen = true
      }
    }
    self.words = words
  }

  /// Takes the next word.
  mutating func take() -> String? {
    guard next < words.count else { return nil }
    next += 1
    return words[next - 1]
  }

  /// The next word.
  private var peek: String? { next < words.count ? words[next] : nil }

  /// Takes a relation, when one follows.
  mutating func takeRelation() -> LayoutRelation? {
    let relation: LayoutRelation? =
      switch peek {
      case "=", "==": .equal
      case "<=": .lessThanOrEqual
      case ">=": .greaterThanOrEqual
      default: nil
      }
    if relation != nil { next += 1 }
    return relation
  }

  /// Reads a priority: a number or a word of the language.
  mutating func priority() throws(SolverCaseFault) -> Double {
    let word = take() ?? ""
    switch word {
    case "required": return 1000
    case "high": return 750
    case "low": return 250
    case "fitting": return 50
    default:
      guard let value = Double(word), value > 0, value <= 1000 else {
        throw SolverCaseFault("'\(text)' has the priority '\(word)'")
      }
      return value
    }
  }

  /// Reads terms that are added up.
  mutating func sum() throws(SolverCaseFault) -> LinearForm {
    var result = try product()
    while let sign = peek, sign == "+" || sign == "-" {
      next += 1
      let term = try product()
      result = sign == "+" ? result + term : result - term
    }
    return result
  }

  /// Reads factors of which at most one holds variables; `2 x` is a product too.
  private mutating func product() throws(SolverCaseFault) -> LinearForm {
    var result = try factor()
    while let sign = peek {
      if sign == "*" || sign == "/" {
        next += 1
        result = try multiplied(result, try factor(), divides: sign == "/")
      } else if result.isConstant, variables.contains(sign) || sign == "(" {
        result = try multiplied(result, try factor(), divides: false)
      } else {
        break
      }
    }
    return result
  }

  /// Multiplies two factors.
  private func multiplied(
    _ a: LinearForm, _ b: LinearForm, divides: Bool
  ) throws(SolverCaseFault) -> LinearForm {
    if divides {
      guard b.isConstant, b.constant != 0 else { throw SolverCaseFault("'\(text)' divides by what is no number") }
      return (1 / b.constant) * a
    }
    if a.isConstant { return a.constant * b }
    guard b.isConstant else { throw SolverCaseFault("'\(text)' is not linear") }
    return b.constant * a
  }

  /// Reads a number, a variable or a sum in parentheses, after any signs.
  private mutating func factor() throws(SolverCaseFault) -> LinearForm {
    guard let word = take() else { throw SolverCaseFault("'\(text)' ends too early") }
    if word == "-" { return try factor().negated }
    if word == "+" { return try factor() }
    if word == "(" {
      let inner = try sum()
      guard take() == ")" else { throw SolverCaseFault("'\(text)' has an open parenthesis") }
      return inner
    }
    if let variable = variables.firstIndex(of: word) { return LinearForm(of: variable) }
    if let number = Double(word), number.isFinite { return LinearForm(number) }
    // A number with a variable right behind it: `2x`.
    let digits = word.prefix { $0.isNumber || $0 == "." }
    if let number = Double(digits), let variable = variables.firstIndex(of: String(word.dropFirst(digits.count))) {
      return LinearForm(of: variable, number)
    }
    throw SolverCaseFault("'\(text)' names '\(word)', which is no variable and no number")
  }
}
