import VitrineSource

/// Findings of the front end, from repeated keys to wrong kinds.
enum MoreSpecFacts {
  /// All of them.
  static let all: [RuleFacts] = [
    specOverriddenKey, specReferenceCycle, specScreenInTwoContainers, specTargetSyntax, specTargetTooOld,
    specUnknownKey, specUnknownReference, specUnknownValue, specUnusedDefinition, specVarySyntax, specVersion,
    specWrongKind,
  ]

  /// A key that says what is inherited anyway.
  static let specOverriddenKey = RuleFacts(
    "spec-overridden-key", .advice, .spec, .spec,
    "an entry writes what differs from what it extends",
    why: "a repeated value hides that it is meant to follow the other entry",
    sources: ["language 2"], .decision,
    fix: .safe("remove the key"),
    bad: [
      """
      styles:
        a: { cornerRadius: 4 }
        b: { extends: a, ▸cornerRadius◂: 4 }
      """
    ],
    good: [
      """
      styles:
        a: { cornerRadius: 4 }
        b: { extends: a, cornerRadius: 8 }
      """
    ])

  /// Definitions that chase each other.
  static let specReferenceCycle = RuleFacts(
    "spec-reference-cycle", .error, .spec, .spec,
    "no definition refers to itself on any way",
    why: "there is no value to begin with",
    sources: ["language 2"], .documented,
    bad: [
      """
      styles:
        a: { extends: ▸b◂ }
        b: { extends: a }
      """
    ],
    good: [
      """
      styles:
        a: { extends: b }
        b: { cornerRadius: 4 }
      """
    ])

  /// A child with two parents.
  static let specScreenInTwoContainers = RuleFacts(
    "spec-screen-in-two-containers", .error, .spec, .spec,
    "a screen stands in one container",
    why: "a view controller has one parent; UIKit moves it from one to the other or raises",
    sources: ["language 3"], .documented,
    fix: .suggestion("define a second screen with 'extends'"),
    bad: [
      """
      screens:
        one: { navigation: panel }
        two: { navigation: ▸panel◂ }
      """
    ],
    good: [
      """
      screens:
        one: { navigation: panel }
        two: { navigation: other }
        other: { view: [] }
      """
    ])

  /// A range that ends before it begins.
  static let specTargetSyntax = RuleFacts(
    "spec-target-syntax", .error, .spec, .spec,
    "'target' is a version or a range whose end does not lie before its start",
    why: "every rule about availability reads it",
    sources: ["language 1"], .documented,
    fix: .suggestion("swap the ends"),
    bad: [
      "target: ▸18.0...12.0◂"
    ],
    fixed: [
      "target: 12.0...18.0"
    ],
    good: [
      "target: 12.0...18.0"
    ])

  /// Before there were presentation controllers.
  static let specTargetTooOld = RuleFacts(
    "spec-target-too-old", .error, .spec, .spec,
    "the target begins with iOS 8.0 or later",
    why: "presentation controllers, popovers on phones and all that the language describes came with 8.0",
    sources: [
      "uikit-presentation 1.1", "uikit-presentation 1.4", "s000-001", "s000-042", "s000-050", "s000-056", "s000-066",
      "s000-092", "s002-001", "s003-003",
    ], .documented,
    iOS: "-7.x",
    fix: .suggestion("use 8.0"),
    bad: [
      "target: ▸7.1◂"
    ],
    fixed: [
      "target: 8.0"
    ],
    good: [
      "target: 8.0"
    ],
    aliases: ["popover-legacy-width"])

  /// A key that does not exist.
  static let specUnknownKey = RuleFacts(
    "spec-unknown-key", .error, .spec, .spec,
    "every key is one of its mapping's",
    why: "an unknown key would be ignored, and a slip of the pen would change nothing without a word",
    sources: ["language 2", "cases/reports R166"], .documented,
    fix: .suggestion("use the nearest key"),
    bad: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          popover: { ▸permittedArowDirections◂: [up] }
      """
    ],
    fixed: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          popover: { permittedArrowDirections: [up] }
      """
    ],
    good: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          popover: { permittedArrowDirections: [up] }
      """
    ])

  /// A name of nothing.
  static let specUnknownReference = RuleFacts(
    "spec-unknown-reference", .error, .spec, .spec,
    "every name is defined in the file or in one of its imports",
    why: "what the name stands for decides frames and timelines; there is no default for it",
    sources: ["language 2"], .documented,
    fix: .suggestion("use a near name"),
    bad: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: ▸crad◂
      """
    ],
    good: [
      """
      styles: { s: { size: [270, 180], cornerRadius: 4 } }
      presentations:
        p:
          from: home
          present: panel
          style: s
      """
    ])

  /// A word that UIKit does not have.
  static let specUnknownValue = RuleFacts(
    "spec-unknown-value", .error, .spec, .spec,
    "where words are fixed, one of them is written",
    why: "another spelling would be taken for the default",
    sources: ["language 2", "cases/reports R092"], .documented,
    fix: .suggestion("use the nearest word"),
    bad: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: { modalPresentationStyle: ▸pagesheet◂ }
      """
    ],
    fixed: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: { modalPresentationStyle: pageSheet }
      """
    ],
    good: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: { modalPresentationStyle: pageSheet }
      """
    ])

  /// A definition that nobody asked for.
  static let specUnusedDefinition = RuleFacts(
    "spec-unused-definition", .advice, .spec, .spec,
    "every definition is used",
    why: "unused definitions grow old unseen; in a file that others import they are not looked for",
    sources: ["language 2"], .decision,
    fix: .safe("remove it"),
    bad: [
      "styles: { ▸lonely◂: { cornerRadius: 4 } }"
    ],
    good: [
      """
      styles: { s: { size: [270, 180], cornerRadius: 4 } }
      presentations:
        p:
          from: home
          present: panel
          style: s
      """
    ])

  /// A query that asks for nothing.
  static let specVarySyntax = RuleFacts(
    "spec-vary-syntax", .error, .spec, .spec,
    "a key of 'vary' is tests 'key:value' joined by spaces",
    why: "a query that cannot be read would never hold",
    sources: ["language 2", "layout 1"], .documented,
    fix: .suggestion("use the nearest query"),
    bad: [
      """
      screens:
        panel:
          view:
            - { label: Hello, id: hello, vary: { ▸wide◂: { isHidden: true } } }
      """
    ],
    good: [
      """
      screens:
        panel:
          view:
            - { label: Hello, id: hello, vary: { "w:compact": { isHidden: true } } }
      """
    ])

  /// A language that is not spoken.
  static let specVersion = RuleFacts(
    "spec-version", .error, .spec, .spec,
    "a spec begins with 'vitrine: 1'",
    why: "later versions of the language may mean something else by the same keys",
    sources: ["language 1"], .documented,
    fix: .safe("write 'vitrine: 1'"),
    bad: [
      "vitrine: ▸2◂"
    ],
    fixed: [
      "vitrine: 1"
    ],
    good: [
      "vitrine: 1"
    ])

  /// A value of the wrong kind.
  static let specWrongKind = RuleFacts(
    "spec-wrong-kind", .error, .spec, .spec,
    "a value has the kind that its key takes",
    why: "a text, a list or a mapping in the wrong place has no meaning, and guessing one would hide the slip",
    sources: ["language 2", "cases/reports R168"], .documented,
    bad: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          popover: { ▸popoverLayoutMargins◂: { top: 1 } }
      """
    ],
    good: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          popover: { popoverLayoutMargins: [10, 20] }
      """
    ])
}
