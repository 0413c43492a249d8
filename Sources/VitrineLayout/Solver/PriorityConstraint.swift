package import VitrineModel

/// A form that is to be zero, at most zero or at least zero, and how strongly.
package struct PriorityConstraint: Sendable {
  /// Left side minus right side.
  package var form: LinearForm
  /// How it relates to zero.
  package var relation: LayoutRelation
  /// 1000 is required; every other number is a wish (facts/layout.md 6).
  package var priority: Double
  /// What the caller calls it.
  package var tag: Int

  /// Creates a constraint.
  package init(_ form: LinearForm, _ relation: LayoutRelation, priority: Double = 1000, tag: Int = -1) {
    self.form = form
    self.relation = relation
    self.priority = priority
    self.tag = tag
  }

  /// Whether it must hold.
  package var isRequired: Bool { priority >= 1000 }

  /// By how much it fails when each quantity has a value; 0 when it holds.
  package func violation(_ values: [Double]) -> Double {
    let value = form.value(values)
    return switch relation {
    case .equal: abs(value)
    case .lessThanOrEqual: max(0, value)
    case .greaterThanOrEqual: max(0, -value)
    }
  }
}
