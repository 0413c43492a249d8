/// What the examples of rules are written against.
public enum RuleExamples {
  /// The spec onto which snippets are merged: mappings key by key, all else replaced, and null removes a key.
  public static let prelude = """
    vitrine: 1
    target: 15.0
    environments:
      - { device: iphone-16-pro }
      - { device: ipad-10, orientation: landscape }
    screens:
      home:
        title: Home
        container: navigation
        navigationItem: { rightBarButtonItems: { id: more, title: More } }
        view:
          - { button: Go, id: go, pin: { to: safeArea, top: 16, leading: 16 } }
      panel:
        preferredContentSize: [200, 200]
        view:
          - { label: Hello, id: hello, center: true }

    """

  /// The mark before the exact place of a finding, in ``RuleFacts/bad``.
  public static let startMark: Unicode.Scalar = "\u{25B8}"
  /// The mark behind it.
  public static let endMark: Unicode.Scalar = "\u{25C2}"

  /// Returns a snippet without its marks.
  public static func unmarked(_ snippet: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in snippet.unicodeScalars where scalar != startMark && scalar != endMark { scalars.append(scalar) }
    return String(scalars)
  }
}
