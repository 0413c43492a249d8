import VitrineModel
import VitrineSource

extension Value {
  /// Whether two values say the same, wherever they are written. Invalid values say nothing.
  func says(_ other: Value) -> Bool {
    switch (self, other) {
    case (.invalid, _), (_, .invalid): false
    case (.entry(let a), .entry(let b)): a.says(b)
    case (.list(let a), .list(let b)): a.count == b.count && zip(a, b).allSatisfy { $0.value.says($1.value) }
    case (.names(let a), .names(let b)):
      a.count == b.count
        && zip(a, b).allSatisfy { $0.name.value == $1.name.value && $0.value.value.says($1.value.value) }
    case (.variations(let a), .variations(let b)):
      a.count == b.count && zip(a, b).allSatisfy { $0.query.tests == $1.query.tests && $0.entry.says($1.entry) }
    case (.dimensions(let a), .dimensions(let b)):
      a.count == b.count
        && zip(a, b).allSatisfy {
          $0.relation == $1.relation && $0.amount == $1.amount && $0.priority == $1.priority
        }
    // A constraint knows the place of each anchor, so it never equals one that is written elsewhere.
    default: self == other
    }
  }
}

extension Entry {
  /// Whether two entries have the same keys with values that say the same, in any order.
  fileprivate func says(_ other: Entry) -> Bool {
    guard shape == other.shape, fields.count == other.fields.count else { return false }
    return fields.allSatisfy { field in
      other.field(field.key).map { $0.value.value.says(field.value.value) } ?? false
    }
  }
}
