/// A sum of quantities with factors, and a constant. Terms are sorted by quantity and none is zero.
package struct LinearForm: Sendable, Equatable {
  /// A quantity times a factor.
  package struct Term: Sendable, Equatable {
    /// The quantity's number.
    package var quantity: Int
    /// Its factor.
    package var factor: Double
  }

  /// The terms.
  package private(set) var terms: [Term] = []
  /// What is added to them.
  package var constant = 0.0

  /// Factors below this are rounding and count as 0; constraints have factors near 1.
  static let negligible = 1e-11

  /// Creates a constant.
  package init(_ constant: Double = 0) { self.constant = constant }

  /// Creates a quantity times a factor.
  package init(of quantity: Int, _ factor: Double = 1) {
    terms = factor == 0 ? [] : [Term(quantity: quantity, factor: factor)]
  }

  /// Creates a form from terms in any order; those of one quantity are added up.
  package init(terms unsorted: [(quantity: Int, factor: Double)], constant: Double = 0) {
    self.constant = constant
    terms.reserveCapacity(unsorted.count)
    var isSorted = true
    for index in unsorted.indices.dropFirst() where unsorted[index - 1].quantity > unsorted[index].quantity {
      isSorted = false
      break
    }
    for term in isSorted ? unsorted : unsorted.sorted(by: { $0.quantity < $1.quantity }) {
      if let last = terms.last, last.quantity == term.quantity {
        terms[terms.count - 1].factor += term.factor
      } else {
        terms.append(Term(quantity: term.quantity, factor: term.factor))
      }
    }
    terms.removeAll { abs($0.factor) <= Self.negligible }
  }

  /// Whether no quantity takes part.
  package var isConstant: Bool { terms.isEmpty }

  /// The factor of a quantity, 0 when it takes no part. Logarithmic in the terms.
  package func factor(of quantity: Int) -> Double {
    var low = 0
    var high = terms.count
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].quantity < quantity { low = middle + 1 } else { high = middle }
    }
    return low < terms.count && terms[low].quantity == quantity ? terms[low].factor : 0
  }

  /// Adds a multiple of another form; leaves out one of its quantities and one of this form's.
  package mutating func add(_ other: LinearForm, times factor: Double, dropping dropped: Int = -1) {
    constant += other.constant * factor
    if other.terms.isEmpty || factor == 0 {
      if dropped >= 0 { terms.removeAll { $0.quantity == dropped } }
      return
    }
    var sum: [Term] = []
    sum.reserveCapacity(terms.count + other.terms.count)
    var i = 0
    var j = 0
    while i < terms.count || j < other.terms.count {
      let mine = i < terms.count ? terms[i].quantity : Int.max
      let its = j < other.terms.count ? other.terms[j].quantity : Int.max
      var term: Term
      if mine < its {
        term = terms[i]
        i += 1
      } else if its < mine {
        term = Term(quantity: its, factor: other.terms[j].factor * factor)
        j += 1
      } else {
        term = Term(quantity: mine, factor: terms[i].factor + other.terms[j].factor * factor)
        i += 1
        j += 1
      }
      if term.quantity != dropped, abs(term.factor) > Self.negligible { sum.append(term) }
    }
    terms = sum
  }

  /// Takes a quantity out.
  package mutating func remove(_ quantity: Int) { terms.removeAll { $0.quantity == quantity } }

  /// Multiplies the form.
  package mutating func scale(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].factor *= factor }
  }

  /// The form times −1.
  package var negated: LinearForm {
    var result = self
    result.scale(by: -1)
    return result
  }

  /// Adds two forms.
  package static func + (a: LinearForm, b: LinearForm) -> LinearForm {
    var sum = a
    sum.add(b, times: 1)
    return sum
  }

  /// Subtracts a form.
  package static func - (a: LinearForm, b: LinearForm) -> LinearForm {
    var sum = a
    sum.add(b, times: -1)
    return sum
  }

  /// Multiplies a form.
  package static func * (factor: Double, form: LinearForm) -> LinearForm {
    var result = form
    result.scale(by: factor)
    return result
  }

  /// Returns the value when each quantity has one.
  package func value(_ values: [Double]) -> Double {
    terms.reduce(constant) { $0 + $1.factor * values[$1.quantity] }
  }
}
