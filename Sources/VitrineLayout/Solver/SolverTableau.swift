/// The solutions of a set of linear constraints, kept as a dictionary of the simplex method.
///
/// Every quantity is one of three: a parameter, which may be chosen and is 0 at the point at hand; a row, which must not be
/// negative and is a form over parameters; or defined, a variable that follows from others. Definitions are expanded only
/// when somebody asks, and then kept where they stay short, so a chain of variables costs no more than its length.
///
/// Unsigned parameters, variables that nothing has fixed yet, stand in no row, so the point at hand is always a solution.
struct SolverTableau: Sendable {
  /// What a quantity is.
  enum Role: Sendable {
    /// It may be chosen.
    case parameter
    /// A parameter that stays 0 for good.
    case fixed
    /// A form over parameters that must not be negative.
    case row
    /// A form over others, which are expanded after it.
    case defined
  }

  /// What each quantity is.
  private(set) var roles: [Role]
  /// The forms of rows and of defined quantities.
  private(set) var forms: [LinearForm]
  /// For each parameter the rows that may have it; a superset, with repetitions.
  private var uses: [[Int]]
  /// The turn in which each defined quantity is expanded: after everything that mentions it.
  private var turns: [Int]
  /// Variables that were defined before anything mentioned them, in this order; their turns go down from -1.
  private var firstDefinitions: [Int] = []
  /// Variables that were defined by a form over parameters, in this order; their turns go up from 0.
  private var laterDefinitions: [Int] = []
  /// Whether some constraint already mentioned each variable.
  private var isMentioned: [Bool]
  /// Terms that were looked at so far: what solving costs, whatever the machine.
  private(set) var work = 0
  /// The work that may be done.
  private let limit: Int
  /// Which definitions would be too long to be written out.
  private var isLong: [Bool]
  /// The number of variables; quantities from here on must not be negative.
  let variableCount: Int

  /// Differences below this are rounding, in points.
  static let tolerance = 1e-8
  /// The most terms of a definition that is written out.
  private static let longestDefinition = 8

  /// Creates free variables without any constraint.
  ///
  /// - Parameter limit: The work after which the tableau counts as exhausted.
  init(variables: Int, limit: Int) {
    variableCount = variables
    self.limit = limit
    roles = Array(repeating: .parameter, count: variables)
    forms = Array(repeating: LinearForm(), count: variables)
    uses = Array(repeating: [], count: variables)
    turns = Array(repeating: 0, count: variables)
    isMentioned = Array(repeating: false, count: variables)
    isLong = isMentioned
  }

  /// The number of quantities.
  var count: Int { roles.count }

  /// Adds work that was done elsewhere.
  mutating func charge(_ more: Int) { work += more }

  /// Whether more work was done than may be. Nothing that is found from then on counts.
  var isExhausted: Bool { work > limit }

  /// Whether a quantity must not be negative.
  func isSigned(_ quantity: Int) -> Bool { quantity >= variableCount }

  /// Whether a quantity is a parameter that may still move.
  func isOpen(_ quantity: Int) -> Bool { roles[quantity] == .parameter }

  /// Whether a quantity is a row.
  func isRow(_ quantity: Int) -> Bool { roles[quantity] == .row }

  /// The parameters that may still move, in order.
  func parameters() -> [Int] { (0..<count).filter(isOpen) }

  /// Returns a form over parameters that may still move.
  mutating func reduced(_ form: LinearForm) -> LinearForm {
    guard form.terms.contains(where: { roles[$0.quantity] != .parameter }) else { return form }
    for term in form.terms where roles[term.quantity] == .defined { shorten(term.quantity) }
    var constant = form.constant
    var plain: [(quantity: Int, factor: Double)] = []
    var pending = DefinitionQueue()
    for term in form.terms { take(term.quantity, term.factor) }
    while let (quantity, factor) = pending.popFirst() {
      // What cancels is not followed: neighbours in a chain share all that lies before them.
      work += 1
      guard abs(factor) > LinearForm.negligible else { continue }
      work += forms[quantity].terms.count
      constant += forms[quantity].constant * factor
      for term in forms[quantity].terms { take(term.quantity, term.factor * factor) }
    }
    work += plain.count
    return LinearForm(terms: plain, constant: constant)

    func take(_ quantity: Int, _ factor: Double) {
      switch roles[quantity] {
      case .parameter: plain.append((quantity, factor))
      case .fixed: break
      case .row:
        constant += forms[quantity].constant * factor
        for term in forms[quantity].terms { plain.append((term.quantity, term.factor * factor)) }
      case .defined: pending.add(quantity, factor, turn: turns[quantity])
      }
    }
  }

  /// Writes a definition out as far as it stays short, and those that it rests on, so that a chain of definitions is walked
  /// once and not for every constraint on it. What would become long keeps its form, and counts as a whole for those after it.
  private mutating func shorten(_ quantity: Int) {
    var open = [quantity]
    while let next = open.last {
      let waiting = open.count
      work += forms[next].terms.count
      for term in forms[next].terms where isWrittenOut(term.quantity) {
        if forms[term.quantity].terms.contains(where: { isWrittenOut($0.quantity) }) { open.append(term.quantity) }
      }
      if open.count > waiting { continue }
      open.removeLast()
      guard isWrittenOut(next), forms[next].terms.contains(where: { isWrittenOut($0.quantity) }) else { continue }
      var constant = forms[next].constant
      var terms: [(quantity: Int, factor: Double)] = []
      for term in forms[next].terms {
        guard isWrittenOut(term.quantity) else {
          terms.append((term.quantity, term.factor))
          continue
        }
        constant += forms[term.quantity].constant * term.factor
        for inner in forms[term.quantity].terms { terms.append((inner.quantity, inner.factor * term.factor)) }
      }
      let form = LinearForm(terms: terms, constant: constant)
      if form.terms.count <= Self.longestDefinition { forms[next] = form } else { isLong[next] = true }
    }
  }

  /// Whether a quantity is a definition that is replaced by what it stands for.
  private func isWrittenOut(_ quantity: Int) -> Bool { roles[quantity] == .defined && !isLong[quantity] }

  /// Returns a variable of a form that no constraint mentioned before, and notes that all of them are mentioned now. Such a
  /// variable can be defined by what is written, without expanding it. Of several the one in fewest constraints is best.
  mutating func newVariable(_ form: LinearForm, mentions: [Int]) -> Int? {
    var best: Int?
    for term in form.terms where !isSigned(term.quantity) && !isMentioned[term.quantity] {
      isMentioned[term.quantity] = true
      if let found = best, mentions[found] < mentions[term.quantity] { continue }
      best = term.quantity
    }
    return best
  }

  /// Returns an unsigned parameter of a form over parameters; nil when there is none.
  func looseParameter(_ form: LinearForm, mentions: [Int]) -> Int? {
    var best: Int?
    for term in form.terms where !isSigned(term.quantity) {
      if let found = best, mentions[found] < mentions[term.quantity] { continue }
      best = term.quantity
    }
    return best
  }

  /// Adds a parameter that must not be negative.
  mutating func addParameter() -> Int {
    roles.append(.parameter)
    forms.append(LinearForm())
    uses.append([])
    turns.append(0)
    isLong.append(false)
    return count - 1
  }

  /// Adds a row. Its form is over open signed parameters, and now not negative.
  mutating func addRow(_ form: LinearForm) -> Int {
    let quantity = addParameter()
    roles[quantity] = .row
    forms[quantity] = form
    for term in form.terms { uses[term.quantity].append(quantity) }
    return quantity
  }

  /// Defines a variable that no row and no definition has, by what is written.
  mutating func define(new variable: Int, as form: LinearForm) {
    roles[variable] = .defined
    forms[variable] = form
    firstDefinitions.append(variable)
    turns[variable] = -firstDefinitions.count
  }

  /// Defines an unsigned parameter by a form over parameters.
  mutating func define(_ variable: Int, as form: LinearForm) {
    roles[variable] = .defined
    forms[variable] = form
    turns[variable] = laterDefinitions.count
    laterDefinitions.append(variable)
  }

  /// Exchanges a signed parameter and a row whose form has it.
  mutating func pivot(_ parameter: Int, _ row: Int) {
    var form = forms[row]
    let factor = form.factor(of: parameter)
    form.remove(parameter)
    form.scale(by: -1 / factor)
    form.add(LinearForm(of: row), times: 1 / factor)
    roles[row] = .parameter
    forms[row] = LinearForm()
    roles[parameter] = .row
    let users = uses[parameter]
    uses[parameter] = []
    for user in users where roles[user] == .row {
      let factor = forms[user].factor(of: parameter)
      work += 1
      guard factor != 0 else { continue }
      work += forms[user].terms.count + form.terms.count
      for term in form.terms where forms[user].factor(of: term.quantity) == 0 { uses[term.quantity].append(user) }
      forms[user].add(form, times: factor, dropping: parameter)
    }
    forms[parameter] = form
    for term in form.terms { uses[term.quantity].append(parameter) }
  }

  /// Holds a parameter at 0 for good and takes it out of every row.
  mutating func fix(_ parameter: Int) {
    roles[parameter] = .fixed
    for user in uses[parameter] where roles[user] == .row {
      work += forms[user].terms.count
      forms[user].remove(parameter)
    }
    uses[parameter] = []
  }

  /// Returns how far a parameter may grow before a row would become negative, and which one; nil when nothing stops it.
  /// Of equals the first quantity counts.
  func limit(of parameter: Int) -> (step: Double, blocking: Int)? {
    var best: (step: Double, blocking: Int)?
    for user in uses[parameter] where roles[user] == .row {
      let factor = forms[user].factor(of: parameter)
      guard factor < -LinearForm.negligible else { continue }
      let step = max(0, forms[user].constant) / -factor
      if let found = best, found.step < step || found.step == step && found.blocking <= user { continue }
      best = (step, user)
    }
    return best
  }

  /// Returns the value of every quantity when the open parameters have the given ones.
  func values(parameter: (Int) -> Double = { _ in 0 }) -> [Double] {
    var values = Array(repeating: 0.0, count: count)
    for quantity in 0..<count where roles[quantity] == .parameter { values[quantity] = parameter(quantity) }
    for quantity in 0..<count where roles[quantity] == .row { values[quantity] = forms[quantity].value(values) }
    for quantity in laterDefinitions.reversed() { values[quantity] = forms[quantity].value(values) }
    for quantity in firstDefinitions { values[quantity] = forms[quantity].value(values) }
    return values
  }
}

/// Defined quantities that wait to be expanded, the earliest turn first: a heap by turn with one entry for each.
private struct DefinitionQueue {
  /// An entry.
  private struct Entry {
    /// When its turn is.
    var turn: Int
    /// The quantity.
    var quantity: Int
    /// Its factor.
    var factor: Double
  }

  /// The heap.
  private var heap: [Entry] = []

  /// Adds a multiple of a quantity.
  mutating func add(_ quantity: Int, _ factor: Double, turn: Int) {
    heap.append(Entry(turn: turn, quantity: quantity, factor: factor))
    var child = heap.count - 1
    while child > 0, heap[child].turn < heap[(child - 1) / 2].turn {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// Takes the earliest quantity with the sum of its factors.
  mutating func popFirst() -> (quantity: Int, factor: Double)? {
    guard let first = popEntry() else { return nil }
    var factor = first.factor
    while let next = heap.first, next.quantity == first.quantity {
      factor += next.factor
      _ = popEntry()
    }
    return (first.quantity, factor)
  }

  /// Takes the top of the heap.
  private mutating func popEntry() -> Entry? {
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    guard !heap.isEmpty else { return first }
    heap[0] = last
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < heap.count else { break }
      if child + 1 < heap.count, heap[child + 1].turn < heap[child].turn { child += 1 }
      guard heap[child].turn < heap[parent].turn else { break }
      heap.swapAt(child, parent)
      parent = child
    }
    return first
  }
}
