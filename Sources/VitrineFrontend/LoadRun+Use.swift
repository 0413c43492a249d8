import VitrineModel
import VitrineSchema
import VitrineSource

extension LoadRun {
  /// Advises on definitions that nothing uses. Those of imported files serve others and are left alone; without
  /// presentations every screen is compiled.
  mutating func checkUse(_ spec: Spec, _ names: NameIndexes) {
    checkUse(names.colors, .color)
    checkUse(names.fonts, .font)
    checkUse(names.popovers, .popover)
    checkUse(names.styles, .style)
    checkUse(names.transitions, .transition)
    if !spec.presentations.isEmpty {
      checkUse(names.screens, .screen) { Self.isShown($0, spec, names.screens, depth: 0) }
    }
  }

  /// Containers within containers that are followed; circles were reported.
  private static let deepest = 16

  /// Whether a container holds a screen that something besides it uses: presenting from within brings it along.
  private static func isShown(_ name: String, _ spec: Spec, _ screens: NameIndex, depth: Int) -> Bool {
    guard depth < deepest, let screen = spec.screen(name) else { return false }
    switch screen.kind {
    case .navigation(let children), .tabs(let children), .split(let children):
      return children.contains { child in
        let place = screens.names.firstIndex { $0.value == child.value }
        return place.map { screens.uses[$0] > 1 } ?? false || isShown(child.value, spec, screens, depth: depth + 1)
      }
    default: return false
    }
  }

  /// Advises on unused names of one section, those aside that `isUsed` knows better.
  private mutating func checkUse(
    _ index: NameIndex, _ namespace: Namespace, isUsed: (String) -> Bool = { _ in false }
  ) {
    for (name, uses) in zip(index.names, index.uses)
    where uses == 0 && name.place.file == .main && !isUsed(name.value) {
      sink.report {
        Diagnostic(
          .specUnusedDefinition, "nothing uses the \(namespace.word) '\(name.value)'", at: name.place,
          fixes: [DiagnosticFix("remove '\(name.value)'", .safe)])
      }
    }
  }
}
