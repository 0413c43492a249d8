import VitrineSource

extension YAMLWording {
  /// Reports what only the finished tree shows: nothing in the file, colours that are comments.
  mutating func checkTree(_ tree: YAMLTree, isComplete: Bool) {
    guard isComplete else { return }
    guard let root = tree.root else { return report(empty(at: SourceSpan(0, 0))) }
    if tree.isNull(root) { report(empty(at: tree.isAbsent(root) ? SourceSpan(0, 0) : tree.span(of: root))) }
  }

  /// A file without content.
  private func empty(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      "yaml-empty", .error, "there is nothing in the file", at: place(span),
      help: ["a spec begins with 'vitrine: 1'"])
  }
}
