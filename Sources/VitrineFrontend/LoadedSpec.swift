public import VitrineModel
public import VitrineSource

/// A spec as it was read: what could be made of it, the files it is made of, and what is wrong.
public struct LoadedSpec: Sendable {
  /// The spec. What was reported is marked invalid or left out.
  public var spec: Spec
  /// The spec's file first, then its imports.
  public var files: SourceFileSet
  /// The findings of the YAML layer and of the front end, in the order of ``Diagnostic/isOrderedBefore(_:)``.
  public var diagnostics: [Diagnostic]
  /// Findings that were counted and not kept (``FindingList/limit``).
  public let omitted: FindingCounts

  /// What was not read, one for each file where that happened.
  let unread: [UnreadParts]

  /// Puts a result together.
  init(spec: Spec, files: SourceFileSet, diagnostics: [Diagnostic], unread: [UnreadParts], omitted: FindingCounts) {
    self.omitted = omitted
    self.spec = spec
    self.files = files
    self.diagnostics = diagnostics
    self.unread = unread
  }

  /// Whether a finding about the spec may come from an entry of which a part was not read.
  public func rests(onUnread diagnostic: Diagnostic) -> Bool {
    unread.contains {
      $0.file == diagnostic.place.file && $0.touchEntry(at: Int(diagnostic.place.span.start))
    }
  }

  /// Whether something cannot be compiled.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
