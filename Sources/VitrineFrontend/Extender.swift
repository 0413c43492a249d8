import VitrineModel
import VitrineSchema
import VitrineSource

/// Merges `extends`, section by section. Each entry is merged once, so the cost is linear in the entries.
struct Extender {
  /// What was found: circles.
  var diagnostics: [Diagnostic] = []
  /// The merged entries of the sections done so far, for mappings in place that extend one.
  private var merged: [ShapeID: (entries: [NamedEntry], names: NameIndex)] = [:]
  /// Whether there are such mappings.
  private let keepsSections: Bool

  /// The files, for what is to be removed.
  private let files: SourceFileSet

  /// Prepares for the sections of one spec.
  init(_ files: SourceFileSet, keepsSections: Bool) {
    self.files = files
    self.keepsSections = keepsSections
  }

  /// Merges the entries of a section.
  mutating func resolve(_ section: consuming [NamedEntry], _ shape: ShapeID, _ names: NameIndex) -> [NamedEntry] {
    let order =
      section.contains { $0.entry.field(.extends) != nil }
      ? order(section.map { Self.base($0.entry) }, section.map { $0.name }, names) : []
    var result = section
    for (index, base) in order {
      repeated(result[index].written, result[base].entry, names.names[base].value)
      result[index].entry = result[index].written.merged(over: result[base].entry).without(.extends)
    }
    for index in result.indices where result[index].entry.field(.extends) != nil {
      result[index].entry = result[index].entry.without(.extends)
    }
    if keepsSections { merged[shape] = (result, names) }
    return result
  }

  /// Merges screens: the entry like any other, the tree as a whole.
  mutating func resolve(_ section: [DecodedScreen], _ names: NameIndex) -> [Screen] {
    let order =
      section.contains { $0.entry.field(.extends) != nil }
      ? order(section.map { Self.base($0.entry) }, section.map { $0.name }, names) : []
    var result = section
    var views = section.reduce(0) { $0 + ($1.tree?.nodes.count ?? 0) }
    for (index, base) in order {
      if section[index].kind == nil { views += result[base].tree?.nodes.count ?? 0 }
      guard views <= SpecLimits.views else {
        diagnostics.append(Self.tooManyViews(section[index]))
        return []
      }
      var upper = section[index].entry
      let lower = result[base]
      repeated(upper, lower.entry, lower.name.value)
      if section[index].kind == nil {
        result[index].kind = lower.kind
        result[index].tree = lower.tree
        result[index].rootIsWritten = lower.rootIsWritten
        upper = upper.merged(over: lower.entry)
      } else {
        // A kind of its own takes the place of the inherited one.
        var base = lower.entry
        base.fields.removeAll { $0.key.isScreenKind || $0.key == .presetVersion || $0.key == .with }
        upper = upper.merged(over: base)
      }
      result[index].entry = upper
    }
    return result.map { screen in
      let entry = screen.entry.without(.extends)
      return Screen(
        name: screen.name, entry: entry, kind: screen.kind ?? .invalid,
        tree: screen.tree.map { RootKeys.apply(entry, to: $0, rootIsWritten: screen.rootIsWritten) })
    }
  }

  /// Reports the screen whose inherited views are too many.
  private static func tooManyViews(_ screen: DecodedScreen) -> Diagnostic {
    Diagnostic(
      SpecLimits.code, .error,
      "all screens together have at most \(SpecLimits.views) views, those of 'extends' included",
      at: screen.name.place, why: "each screen has views of its own, so that a short text can ask for millions",
      help: ["write what the screens share into a screen that they contain"])
  }

  /// Returns the name that an entry extends.
  private static func base(_ entry: Entry) -> Authored<String>? {
    guard let field = entry.field(.extends), case .name(let name) = field.value.value else { return nil }
    return Authored(name, at: field.value.place)
  }

  /// Returns pairs of an entry and what it extends, bases first; circles are reported and left out.
  private mutating func order(
    _ bases: [Authored<String>?], _ names: [Authored<String>], _ index: NameIndex
  ) -> [(Int, Int)] {
    var order: [(Int, Int)] = []
    var isDone = [Bool](repeating: false, count: bases.count)
    for start in bases.indices where bases[start] != nil && !isDone[start] {
      var chain: [Int] = []
      var positions: [Int: Int] = [:]
      var current = start
      var circle: ArraySlice<Int> = []
      while !isDone[current], let base = bases[current] {
        positions[current] = chain.count
        chain.append(current)
        guard let next = index[base.value] else { break }
        if let first = positions[next] {
          circle = chain[first...]
          break
        }
        current = next
      }
      if !circle.isEmpty { self.circle(Array(circle), bases, names) }
      for (position, link) in chain.enumerated().reversed() {
        isDone[link] = true
        guard !circle.indices.contains(position), let base = bases[link], let target = index[base.value] else {
          continue
        }
        order.append((link, target))
      }
    }
    return order
  }

  /// Advises on keys that say what the base says already.
  private mutating func repeated(_ entry: Entry, _ base: Entry, _ name: String) {
    for field in entry.fields where field.key != .extends {
      guard let inherited = base.field(field.key), inherited.value.value.says(field.value.value) else { continue }
      diagnostics.append(
        Diagnostic(
          .specOverriddenKey, "'\(field.key.rawValue)' repeats what '\(name)' gives", at: field.keyPlace,
          labels: [DiagnosticLabel(inherited.keyPlace, "the same value")],
          fixes: [removal(of: field, from: entry)]))
    }
  }

  /// Returns the fix that removes a key with its value. A key outside of its entry was merged, and a value before its key
  /// was brought in by an alias; what they stand in serves others too.
  private func removal(of field: Field, from entry: Entry) -> DiagnosticFix {
    let key = field.keyPlace
    let value = field.value.place
    let isTogether = entry.place.span.contains(key.span) && value.span.start >= key.span.end
    return DiagnosticFix(
      "remove '\(field.key.rawValue)'", .safe,
      edits: isTogether
        ? PairRemoval.edits(of: key.span.union(value.span), isKey: true, in: key.file, files[key.file].bytes) : [])
  }

  /// Reports entries that extend each other.
  private mutating func circle(_ circle: [Int], _ bases: [Authored<String>?], _ names: [Authored<String>]) {
    guard let first = circle.min(by: { names[$0].place < names[$1].place }), let start = circle.firstIndex(of: first),
      let reference = bases[first]
    else { return }
    let turned = Array(circle[start...] + circle[..<start])
    diagnostics.append(
      Diagnostic(
        .specReferenceCycle,
        "definitions extend each other in a circle: "
          + CycleFinder.shown((turned + [first]).map { names[$0].value }, verb: "extends"),
        at: reference.place,
        labels: turned.dropFirst().prefix(CycleFinder.shownNames).compactMap { link in
          bases[link].map { DiagnosticLabel($0.place, "'\(names[link].value)' extends '\($0.value)' here") }
        }))
  }

  /// Merges mappings in place that extend a named entry.
  mutating func resolveInline(_ spec: inout Spec) {
    for index in spec.styles.indices { inline(&spec.styles[index].entry) }
    for index in spec.popovers.indices { inline(&spec.popovers[index].entry) }
    for index in spec.presentations.indices { inline(&spec.presentations[index].entry) }
  }

  /// Merges the mappings inside an entry. Nesting is bounded by the parser.
  private func inline(_ entry: inout Entry) {
    for index in entry.fields.indices {
      switch entry.fields[index].value.value {
      case .entry(var inner):
        if let base = Self.base(inner), let section = merged[inner.shape], let number = section.names[base.value] {
          inner = inner.merged(over: section.entries[number].entry).without(.extends)
        }
        inline(&inner)
        entry.fields[index].value.value = .entry(inner)
      case .variations(var variations):
        for place in variations.indices { inline(&variations[place].entry) }
        entry.fields[index].value.value = .variations(variations)
      default: break
      }
    }
  }
}

extension Entry {
  /// Returns the entry without a key.
  func without(_ key: KeyID) -> Entry {
    guard fields.contains(where: { $0.key == key }) else { return self }
    var result = self
    result.fields.removeAll { $0.key == key }
    return result
  }
}
