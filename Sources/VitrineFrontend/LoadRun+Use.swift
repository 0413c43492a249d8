import VitrineModel
import VitrineSchema
import VitrineSource

extension LoadRun {
  /// Advises on definitions that nothing uses. Those of imported files serve others and are left alone; without
  /// presentations every screen is compiled.
  mutating func checkUse(_ spec: Spec, _ names: NameIndexes) {
    for namespace in [Namespace.color, .font, .popover, .style, .transition] { checkUse(names[namespace], namespace) }
    if !spec.presentations.isEmpty { checkUse(names.screens, .screen) }
  }

  /// Advises on unused names of one section.
  private mutating func checkUse(_ index: NameIndex, _ namespace: Namespace) {
    for (name, uses) in zip(index.names, index.uses) where uses == 0 && name.place.file == .main {
      sink.report {
        Diagnostic(
          .specUnusedDefinition, "nothing uses the \(namespace.word) '\(name.value)'", at: name.place,
          fixes: [DiagnosticFix("remove '\(name.value)'", .safe)])
      }
    }
  }
}
