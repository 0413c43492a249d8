import VitrineSource

/// Findings of the YAML reader about nodes: keys, anchors, merges, tags, documents.
enum YAMLNodeFacts {
  /// All of them.
  static let all: [RuleFacts] = [
    aliasBomb, recursiveAlias, unknownAnchor, mergeNotMapping, mergeRepeated, duplicateKey, keyKind, tag,
    severalDocuments,
  ]

  /// Aliases that multiply.
  static let aliasBomb = RuleFacts(
    "yaml-alias-bomb", .error, .yaml, .spec,
    "what aliases stand for stays within a limit",
    why: "a few lines of aliases of aliases can stand for more nodes than a machine holds; a million nodes, or "
      + "a hundred times the file's own, is where reading stops",
    sources: ["yaml 3", "cases/yaml 11"], .decision,
    bad: [
      "a: &a [x, x, x, x, x, x, x, x, x, x]\nb: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]\nc: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]\nd: &d [*c, *c, *c, *c, *c, *c, *c, *c, *c, *c]\ne: &e [▸*d◂, *d, *d, *d, *d, *d, *d, *d, *d, *d]\n"
    ],
    good: [
      "styles:\n  a: &s { cornerRadius: 4 }\n  b: *s\n"
    ])

  /// A mapping inside itself.
  static let recursiveAlias = RuleFacts(
    "yaml-recursive-alias", .error, .yaml, .spec,
    "an alias does not stand inside its own anchor",
    why: "the value would contain itself without end",
    sources: ["yaml 3", "cases/yaml 10"], .documented,
    bad: [
      "styles:\n  s: &s { cornerRadius: 4, dimming: ▸*s◂ }\n"
    ],
    good: [
      "styles:\n  a: &s { cornerRadius: 4 }\n  b: *s\n"
    ])

  /// An alias of nothing.
  static let unknownAnchor = RuleFacts(
    "yaml-unknown-anchor", .error, .yaml, .spec,
    "an alias names an anchor that stands before it",
    why: "without its anchor an alias has no value",
    sources: ["yaml 3", "cases/yaml 23"], .documented,
    fix: .suggestion("use the nearest anchor's name"),
    bad: [
      "styles:\n  a: &chrome { cornerRadius: 4 }\n  b: ▸*chrom◂\n"
    ],
    fixed: [
      "styles:\n  a: &chrome { cornerRadius: 4 }\n  b: *chrome\n"
    ],
    good: [
      "styles:\n  a: &chrome { cornerRadius: 4 }\n  b: *chrome\n"
    ])

  /// A merge of something else.
  static let mergeNotMapping = RuleFacts(
    "yaml-merge-not-mapping", .error, .yaml, .spec,
    "'<<' takes a mapping or a list of mappings",
    why: "merging brings in keys, and only mappings have any",
    sources: ["yaml 2"], .documented,
    bad: [
      "styles:\n  a: &a { cornerRadius: 4 }\n  s:\n    <<: ▸4◂\n"
    ],
    good: [
      "styles:\n  a: &a { cornerRadius: 4 }\n  s:\n    <<: *a\n"
    ])

  /// Two merges where one is lost.
  static let mergeRepeated = RuleFacts(
    "yaml-merge-repeated", .error, .yaml, .spec,
    "a mapping has one '<<', with a list when it takes several",
    why: "the second '<<' is a duplicate key; readers keep one of the two and drop the other without a word",
    sources: ["yaml 2", "cases/yaml 08"], .documented,
    fix: .safe("write one merge key with a list"),
    bad: [
      "styles:\n  a: &a { cornerRadius: 4 }\n  b: &b { keyboard: moveUp }\n  s:\n    <<: *a\n    ▸<<◂: *b\n"
    ],
    fixed: [
      "styles:\n  a: &a { cornerRadius: 4 }\n  b: &b { keyboard: moveUp }\n  s:\n    <<: [*a, *b]\n"
    ],
    good: [
      "styles:\n  a: &a { cornerRadius: 4 }\n  b: &b { keyboard: moveUp }\n  s:\n    <<: [*a, *b]\n"
    ])

  /// A key that is written twice.
  static let duplicateKey = RuleFacts(
    "yaml-duplicate-key", .error, .yaml, .spec,
    "each key of a mapping is written once",
    why: "readers keep the first or the last value, and nobody sees which; the language takes neither",
    sources: ["yaml 2", "cases/yaml 07", "cases/yaml 20"], .documented,
    bad: [
      "styles:\n  s:\n    cornerRadius: 4\n    ▸cornerRadius◂: 8\n"
    ],
    good: [
      "styles:\n  s:\n    cornerRadius: 4\n"
    ])

  /// A key that is no text.
  static let keyKind = RuleFacts(
    "yaml-key-kind", .error, .yaml, .spec,
    "a key is a text",
    why: "YAML allows lists and mappings as keys; no key of the language is one, and most tools cannot hold "
      + "them",
    sources: ["yaml 2"], .documented,
    bad: [
      "styles: { ▸[a, b]◂: { cornerRadius: 4 } }\n"
    ],
    good: [
      "styles: { \"a\": { cornerRadius: 4 } }\n"
    ])

  /// A tag that means nothing here.
  static let tag = RuleFacts(
    "yaml-tag", .error, .yaml, .spec,
    "only the core schema's tags are used",
    why: "a tag asks the reader to make a value of some type; the language has none besides YAML's own",
    sources: ["yaml 2"], .documented,
    fix: .suggestion("drop the tag"),
    bad: [
      "screens: { panel: { title: ▸!localized◂ hello } }\n"
    ],
    fixed: [
      "screens: { panel: { title: hello } }\n"
    ],
    good: [
      "screens: { panel: { title: !!str 10 } }\n"
    ])

  /// Two specs in one file.
  static let severalDocuments = RuleFacts(
    "yaml-several-documents", .error, .yaml, .spec,
    "a file holds one spec",
    why: "what follows '---' is another document; which of the two is meant, nobody can know",
    sources: ["yaml 3", "cases/yaml 18"], .documented,
    bad: [
      "vitrine: 1\n▸---◂\nvitrine: 1\n"
    ],
    good: [
      "vitrine: 1\n"
    ])
}
