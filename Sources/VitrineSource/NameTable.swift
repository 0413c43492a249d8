/// Numbers by name. A few names are searched one by one, many are hashed: most files have a few, and a dictionary costs
/// more to set up than they cost to compare.
package struct NameTable: Sendable {
  /// The names while they are few, in the order of adding.
  private var few: [(name: String, number: Int)] = []
  /// All names once they are many.
  private var hashed = Hashed.none

  /// A dictionary behind a reference, so that copying a table never needs the dictionary's type.
  private indirect enum Hashed {
    /// The names are few.
    case none
    /// The number of each name.
    case many([String: Int])
  }

  /// The most names that are searched one by one.
  private static let fewNames = 16

  /// Creates an empty table.
  package init() {}

  /// Makes room for as many names.
  package mutating func reserveCapacity(_ count: Int) {
    guard few.isEmpty, case .none = hashed else { return }
    if count > Self.fewNames {
      hashed = .many([String: Int](minimumCapacity: count))
    } else {
      few.reserveCapacity(count)
    }
  }

  /// The number of a name. Setting it to nil changes nothing: names are never taken back.
  package subscript(name: String) -> Int? {
    get {
      if case .many(let all) = hashed { return all[name] }
      for index in few.indices where few[index].name == name { return few[index].number }
      return nil
    }
    set {
      guard let newValue else { return }
      if case .many(var all) = hashed {
        // Taken out, so that the dictionary has one owner and is changed in place.
        hashed = .none
        all[name] = newValue
        hashed = .many(all)
      } else if let index = few.firstIndex(where: { $0.name == name }) {
        few[index].number = newValue
      } else if few.count < Self.fewNames {
        few.append((name, newValue))
      } else {
        var all: [String: Int] = [name: newValue]
        for (name, number) in few { all[name] = number }
        hashed = .many(all)
        few = []
      }
    }
  }

  /// Adds a name without a number of its own; returns whether it is new.
  package mutating func insert(_ name: String) -> Bool {
    guard self[name] == nil else { return false }
    self[name] = 0
    return true
  }
}
