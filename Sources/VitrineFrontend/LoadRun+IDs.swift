import VitrineModel
import VitrineSchema
import VitrineSource

/// The ids of one screen: of its nodes, bar items and actions.
struct ScreenIDs {
  /// The ids of nodes, in order.
  private(set) var nodes: [Authored<String>] = []
  /// The ids of bar items and actions, in order.
  private(set) var items: [Authored<String>] = []
  /// The ids of nodes for looking up, when there are many.
  private var index: Set<String> = []

  /// The number of ids up to which looking through them is faster than hashing.
  private static let fewIDs = 12

  /// Collects the ids of a screen.
  init(_ screen: Screen) {
    for field in screen.entry.fields {
      switch (field.key, field.value.value) {
      case (.toolbarItems, .list(let list)): add(list)
      case (.navigationItem, .entry(let bar)):
        for inner in bar.fields where inner.key == .leftBarButtonItems || inner.key == .rightBarButtonItems {
          if case .list(let list) = inner.value.value { add(list) }
        }
      case (.alert, .entry(let alert)):
        for inner in alert.fields where inner.key == .actions {
          if case .list(let list) = inner.value.value { add(list) }
        }
      default: break
      }
    }
    // By index, so that no node is copied.
    let views = screen.tree?.nodes ?? []
    for index in views.indices {
      if let id = views[index].id { nodes.append(id) }
      guard views[index].kind == .toolbar || views[index].kind == .navigationBar else { continue }
      for field in views[index].entry.fields where field.key == .toolbar || field.key == .navigationBar {
        if case .list(let list) = field.value.value { add(list) }
      }
    }
    if nodes.count > Self.fewIDs { index = Set(nodes.map(\.value)) }
  }

  /// Adds the ids of the entries in a list.
  private mutating func add(_ list: [Authored<Value>]) {
    for item in list {
      guard case .entry(let inner) = item.value else { continue }
      for field in inner.fields where field.key == .id {
        if case .name(let id) = field.value.value { items.append(Authored(id, at: field.value.place)) }
      }
    }
  }

  /// Whether a node has this id.
  func hasNode(_ id: String) -> Bool {
    nodes.count > Self.fewIDs ? index.contains(id) : nodes.contains { $0.value == id }
  }

  /// Calls for each id that stands a second time, with the first one's place.
  func eachRepeated(_ body: (Authored<String>, SourcePlace) -> Void) {
    guard nodes.count + items.count > 1 else { return }
    let all = nodes + items
    if all.count > Self.fewIDs {
      var first: [String: SourcePlace] = [:]
      for id in all {
        if let place = first[id.value] { body(id, place) } else { first[id.value] = id.place }
      }
    } else {
      for (number, id) in all.enumerated() {
        if let earlier = all[..<number].first(where: { $0.value == id.value }) { body(id, earlier.place) }
      }
    }
  }
}

extension LoadRun {
  /// Checks ids screen by screen, and looks up those that presentations name.
  mutating func checkIDs(_ spec: Spec) {
    let wanted = references.contains { $0.namespace == .id }
    let reservedIDs = ReservedNames.names(of: .id)
    var known = NameTable()
    var names: [String] = []
    for screen in spec.screens {
      let ids = ScreenIDs(screen)
      for id in ids.nodes {
        if wanted, known.insert(id.value) { names.append(id.value) }
        if reservedIDs.contains(id.value) { reserved(id) }
      }
      for id in ids.items {
        if wanted, known.insert(id.value) { names.append(id.value) }
        if reservedIDs.contains(id.value) { reserved(id) }
      }
      ids.eachRepeated { id, first in
        let (place, other) = id.place < first ? (first, id.place) : (id.place, first)
        if place != other { duplicate(Authored(id.value, at: place), other) }
      }
      checkItems(of: screen, ids)
    }
    let unknown = references.filter { $0.namespace == .id && known[$0.name] == nil && !mayDefine($0.name) }
    guard !unknown.isEmpty else { return }
    let ordered = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for reference in unknown { unknownReference(reference, known: ordered) }
  }

  /// Checks the views that constraints name.
  private mutating func checkItems(of screen: Screen, _ ids: ScreenIDs) {
    // By index, so that only the fields at hand are copied.
    let views = screen.tree?.nodes ?? []
    for index in views.indices {
      for number in views[index].entry.fields.indices {
        let key = views[index].entry.fields[number].key
        guard key == .constraints || key == .vary else { continue }
        switch (key, views[index].entry.fields[number].value.value) {
        case (.constraints, let value): checkItems(in: value, ids)
        case (.vary, .variations(let variations)):
          for variation in variations {
            if let inner = variation.entry.field(.constraints) { checkItems(in: inner.value.value, ids) }
          }
        default: break
        }
      }
    }
  }

  /// Checks the views that one list of constraints names.
  private mutating func checkItems(in value: Value, _ ids: ScreenIDs) {
    switch value {
    case .list(let items):
      for item in items { checkItems(in: item.value, ids) }
    case .constraints(let constraints):
      for constraint in constraints {
        checkItem(constraint.first.anchor, ids)
        checkItem(constraint.second.anchor, ids)
      }
    default: break
    }
  }

  /// Checks the view of one anchor.
  private mutating func checkItem(_ anchor: ConstraintAnchor?, _ ids: ScreenIDs) {
    guard let anchor, case .id(let id) = anchor.item, !ids.hasNode(id), !mayDefine(id) else { return }
    unknownItem(id, anchor.place, ids)
  }

  /// Reports a view that a constraint names and nobody defines.
  private mutating func unknownItem(_ id: String, _ place: SourcePlace, _ ids: ScreenIDs) {
    sink.report {
      let spot = place.slice(0, id.utf8.count)
      let candidates = ids.nodes.map(\.value) + ["superview"]
      let fixes = sink.wantsSuggestions ? Suggestions.fixes(for: id, at: spot, among: candidates) : []
      return Diagnostic(
        .layoutUnknownItem, "no view of this screen has the id '\(id)'", at: spot,
        help: fixes.isEmpty ? Suggestions.help(allowed: candidates) : [], fixes: fixes)
    }
  }

  /// Reports an id that a screen has twice.
  private mutating func duplicate(_ id: Authored<String>, _ first: SourcePlace) {
    sink.report {
      Diagnostic(
        .layoutDuplicateID, "the id '\(id.value)' stands twice in one screen", at: id.place,
        labels: [DiagnosticLabel(first, "first given here")])
    }
  }

  /// Reports an id that the language uses itself.
  private mutating func reserved(_ id: Authored<String>) {
    sink.report {
      Diagnostic(
        .specBadName, "'\(id.value)' means something else where an id stands", at: id.place,
        fixes: [
          DiagnosticFix(
            "write 'my-\(id.value)'", .suggestion, edits: [SourceEdit(id.place, replacement: "my-\(id.value)")])
        ])
    }
  }
}
