import VitrineSource

/// Findings of the front end about names: defined, used, imported, extended.
enum SpecNameFacts {
  /// All of them.
  static let all: [RuleFacts] = [
    specBadName, specNameTwice, specUnknownReference, specUnusedDefinition, specReferenceCycle, specImportMissing,
    specOverriddenKey, specScreenInTwoContainers,
  ]

  /// A name that cannot be referred to.
  static let specBadName = RuleFacts(
    "spec-bad-name", .error, .spec, .spec,
    "a name begins with a letter or '_' and goes on with letters, digits, '_' and '-', and is not a "
      + "reserved word",
    why: "names stand in constraints, lists and paths, where blanks and signs mean something else",
    sources: ["language 2"], .documented,
    fix: .suggestion("use hyphens"),
    bad: [
      #"styles: { ▸"my style"◂: { cornerRadius: 4 } }"#
    ],
    good: [
      "styles: { my-style: { cornerRadius: 4 } }"
    ])

  /// Two files, one name.
  static let specNameTwice = RuleFacts(
    "spec-name-twice", .error, .spec, .spec,
    "a name is defined in one file",
    why: "which of two definitions is meant would depend on the order of imports",
    sources: ["language 2"], .documented,
    fix: .suggestion("rename one of them"),
    bad: [
      """
      import: [library/house.yaml]
      styles: { ▸card◂: { cornerRadius: 4 } }
      """
    ],
    good: [
      "styles: { my-card: { cornerRadius: 4 } }"
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

  /// A library that is not there.
  static let specImportMissing = RuleFacts(
    "spec-import-missing", .error, .spec, .spec,
    "every file under 'import' can be read and has no errors",
    why: "names of the file are missing wherever they are used",
    sources: ["language 2", "cases/reports R170"], .documented,
    bad: [
      "import: [▸shared/nowhere.yaml◂]"
    ],
    good: [
      "import: []"
    ])

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
    fixed: [
      """
      styles:
        a: { cornerRadius: 4 }
        b: { extends: a }
      """
    ],
    good: [
      """
      styles:
        a: { cornerRadius: 4 }
        b: { extends: a, cornerRadius: 8 }
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
}
