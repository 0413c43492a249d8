import VitrineModel
import VitrineSchema
import VitrineSource

/// The ids of one screen: of its nodes, bar items and actions.
struct ScreenIDs {
  /// The ids in order of appearance.
  private(set) var all: [Authored<String>] = []
  /// The ids of nodes alone, for constraints.
  private(set) var nodes: Set<String> = []

  /// Collects the ids of a screen.
  init(_ screen: Screen) {
    for key in [KeyID.toolbarItems] { items(screen.entry, key) }
    if let bar = screen.entry[.navigationItem]?.value {
      items(bar, .leftBarButtonItems)
      items(bar, .rightBarButtonItems)
    }
    if let alert = screen.entry[.alert]?.value { items(alert, .actions) }
    for node in screen.tree?.nodes ?? [] {
      if let id = node.id {
        all.append(id)
        nodes.insert(id.value)
      }
      switch node.kind {
      case .toolbar: items(node.entry, .toolbar)
      case .navigationBar: items(node.entry, .navigationBar)
      default: break
      }
    }
  }

  /// Adds the ids of the entries in a list.
  private mutating func items(_ entry: Entry, _ key: KeyID) {
    guard case .list(let items)? = entry.field(key)?.value.value else { return }
    for item in items {
      if case .entry(let inner) = item.value, let id = inner[.id] { all.append(id) }
    }
  }
}

extension LoadRun {
  /// Checks ids screen by screen, and looks up those that presentations name.
  mutating func checkIDs(_ spec: Spec) {
    var known = Set<String>()
    var ordered: [String] = []
    for screen in spec.screens {
      let ids = ScreenIDs(screen)
      var first: [String: SourcePlace] = [:]
      for id in ids.all {
        if known.insert(id.value).inserted { ordered.append(id.value) }
        if let place = first[id.value] {
          if place != id.place { duplicate(id, place) }
          continue
        }
        first[id.value] = id.place
        if ReservedNames.contains(id.value, .id) { reserved(id) }
      }
      checkItems(of: screen, ids)
    }
    for reference in references where reference.namespace == .id && !known.contains(reference.name) {
      unknownReference(reference, known: ordered)
    }
  }

  /// Checks the views that constraints name.
  private mutating func checkItems(of screen: Screen, _ ids: ScreenIDs) {
    for node in screen.tree?.nodes ?? [] {
      for entry in [node.entry] + node.entry.variations.map(\.entry) {
        guard let constraints = entry[.constraints]?.value.all else { continue }
        for constraint in constraints {
          for anchor in [constraint.first.anchor, constraint.second.anchor] {
            guard let anchor, case .id(let id) = anchor.item, !ids.nodes.contains(id) else { continue }
            unknownItem(id, anchor.place, ids)
          }
        }
      }
    }
  }

  /// Reports a view that a constraint names and nobody defines.
  private mutating func unknownItem(_ id: String, _ place: SourcePlace, _ ids: ScreenIDs) {
    sink.report {
      let spot = place.slice(0, id.utf8.count)
      let candidates = ids.all.map(\.value).filter(ids.nodes.contains) + ["superview"]
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
