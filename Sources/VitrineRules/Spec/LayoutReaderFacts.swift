import VitrineSource

/// Findings of the front end about nodes, ids and constraint strings.
enum LayoutReaderFacts {
  /// All of them.
  static let all: [RuleFacts] = [duplicateID, kind, oneAnchorASide, priorityRange, syntax, unknownItem]

  /// Two views of one id.
  static let duplicateID = RuleFacts(
    "layout-duplicate-id", .error, .layout, .spec,
    "an id stands once on a screen",
    why: "anchors and constraints name views by id, and two of one name leave open which is meant",
    sources: ["layout 14"], .decision, fix: .suggestion("rename it"),
    bad: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          view:
            - { label: A, id: x }
            - { label: B, id: ▸x◂ }
      """
    ],
    good: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          view:
            - { label: A, id: x }
            - { label: B, id: y }
      """
    ])

  /// A node that is nothing or two things.
  static let kind = RuleFacts(
    "layout-kind", .error, .layout, .spec,
    "a node has exactly one kind",
    why: "the kind key says which view it is, and a view is one",
    sources: ["layout 14"], .decision, fix: .suggestion("use a near kind name"),
    bad: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          view:
            - { label: Hello, ▸button◂: Go }
      """
    ],
    good: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          view:
            - { label: Hello }
      """
    ])

  /// More than NSLayoutConstraint can hold.
  static let oneAnchorASide = RuleFacts(
    "layout-one-anchor-a-side", .error, .layout, .spec,
    "one anchor on each side is all a constraint can hold",
    why: "NSLayoutConstraint relates two attributes by a factor and a constant, so more could not become code",
    sources: ["layout 14"], .documented,
    bad: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          constraints:
            - hello.width = superview.width + ▸hello.height◂
          view:
            - { label: Hello, id: hello }
      """
    ],
    good: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          constraints:
            - hello.width = superview.width - 20
          view:
            - { label: Hello, id: hello }
      """
    ])

  /// A priority that UIKit does not know.
  static let priorityRange = RuleFacts(
    "layout-priority-range", .error, .layout, .spec,
    "a priority lies between 1 and 1000",
    why: "UILayoutPriority knows no others, and a larger one raises an exception",
    sources: ["layout 14"], .documented, fix: .suggestion("clamp it"),
    bad: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          constraints:
            - hello.top = superview.top @▸1200◂
          view:
            - { label: Hello, id: hello }
      """
    ],
    good: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          constraints:
            - hello.top = superview.top @999.5
          view:
            - { label: Hello, id: hello }
      """
    ])

  /// A string that is no constraint and no dimension.
  static let syntax = RuleFacts(
    "layout-syntax", .error, .layout, .spec,
    "a dimension or constraint follows the grammar",
    why: "what cannot be read constrains nothing",
    sources: ["language 2", "layout 1"], .decision,
    bad: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          constraints:
            - hello.top = superview.top + ▸*◂ 2
          view:
            - { label: Hello, id: hello }
      """
    ],
    good: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          constraints:
            - hello.top = superview.top + 2
          view:
            - { label: Hello, id: hello }
      """
    ])

  /// A view that is not there.
  static let unknownItem = RuleFacts(
    "layout-unknown-item", .error, .layout, .spec,
    "a constraint names views of its screen",
    why: "NSLayoutConstraint needs the view, and a misspelt id would leave it out",
    sources: ["layout 14"], .documented, fix: .suggestion("use a near id"),
    bad: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          constraints:
            - ▸helo◂.top = superview.top
          view:
            - { label: Hello, id: hello }
      """
    ],
    good: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          constraints:
            - hello.top = superview.top
          view:
            - { label: Hello, id: hello }
      """
    ])
}
