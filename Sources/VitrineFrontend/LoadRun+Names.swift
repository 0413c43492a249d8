import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// The names of one section with the number of their entry.
struct NameIndex {
  /// For each name its index in the section.
  private(set) var table = NameTable()
  /// The names in the order of definition.
  private(set) var names: [Authored<String>] = []
  /// How often each name is used.
  private(set) var uses: [Int] = []

  /// Adds a name; returns the place of an earlier definition instead when there is one.
  mutating func add(_ name: Authored<String>) -> SourcePlace? {
    if let index = table[name.value] { return names[index].place }
    table[name.value] = names.count
    names.append(name)
    uses.append(0)
    return nil
  }

  /// Makes room for as many names.
  mutating func reserveCapacity(_ count: Int) {
    table.reserveCapacity(count)
    names.reserveCapacity(count)
    uses.reserveCapacity(count)
  }

  /// Notes that a name is used.
  mutating func use(_ number: Int) { uses[number] += 1 }

  /// Returns the number of a name.
  subscript(name: String) -> Int? { table[name] }
}

extension LoadRun {
  /// Adds the names of a section of all files; entries whose name is taken are reported and left out.
  ///
  /// - Parameter section: Reads the section of one file out of all, so that no other part of a file is copied.
  mutating func collect<Entry>(
    _ namespace: Namespace, _ section: (borrowing [DecodedFile], Int) -> [Entry],
    _ name: (borrowing [Entry], Int) -> Authored<String>
  ) -> ([Entry], NameIndex) {
    var entries: [Entry] = []
    var index = NameIndex()
    for number in decoded.indices {
      let found = section(decoded, number)
      if found.isEmpty { continue }
      if entries.isEmpty { index.reserveCapacity(found.count) }
      let reserved = ReservedNames.names(of: namespace)
      var repeated: [Int] = []
      for position in found.indices {
        let defined = name(found, position)
        if let first = index.add(defined) {
          nameTwice(defined, first, namespace)
          repeated.append(position)
          continue
        }
        if reserved.contains(defined.value) { self.reserved(defined, namespace) }
      }
      if entries.isEmpty, repeated.isEmpty {
        entries = found
      } else {
        for position in found.indices where !repeated.contains(position) { entries.append(found[position]) }
      }
    }
    return (entries, index)
  }

  /// Reports a name that two files define.
  private mutating func nameTwice(_ name: Authored<String>, _ first: SourcePlace, _ namespace: Namespace) {
    sink.report {
      // The spec itself is read first, but its author can rename there; an import may be out of reach.
      let (place, other) = first.file == .main ? (first, name.place) : (name.place, first)
      return Diagnostic(
        .specNameTwice, "two files define the \(namespace.word) '\(name.value)'", at: place,
        labels: [DiagnosticLabel(other, "the other definition")], help: ["rename one of them"])
    }
  }

  /// Reports a name that means something else where names of its kind stand.
  private mutating func reserved(_ name: Authored<String>, _ namespace: Namespace) {
    sink.report {
      Diagnostic(
        .specBadName, "'\(name.value)' means something else where a \(namespace.word) stands", at: name.place,
        fixes: [
          DiagnosticFix(
            "write 'my-\(name.value)'", .suggestion,
            edits: [SourceEdit(name.place, replacement: "my-\(name.value)")])
        ])
    }
  }
}
