import VitrineSource

/// Findings of the YAML reader, from aliases to merges; `VitrineYAML` and the front end report them.
enum YAMLFacts {
  /// All of them.
  static let all: [RuleFacts] = [
    aliasBomb, badEncoding, colonInText, duplicateKey, empty, hashStartsComment, invisibleSeparator, keyKind,
    leadingZero, lookalikeIndent, mergeNotMapping, mergeRepeated,
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

  /// Bytes that are no text.
  static let badEncoding = RuleFacts(
    "yaml-bad-encoding", .error, .yaml, .spec,
    "a spec is valid UTF-8 without control characters",
    why: "tools disagree about what other bytes mean, so the same file would say different things",
    sources: ["yaml 3", "cases/yaml 22"], .documented,
    bad: [
      "# bell ▸\u{7}◂\nvitrine: 1\n"
    ],
    good: [
      "screens: { panel: { title: Café } }\n"
    ])

  /// A colon in the middle of a sentence.
  static let colonInText = RuleFacts(
    "yaml-colon-in-text", .error, .yaml, .spec,
    "a text with a colon and a space in it is quoted",
    why: "in YAML such a colon separates a key from its value, so the text ends where nobody would expect",
    sources: ["cases/yaml 16"], .documented,
    fix: .safe("quote the value"),
    bad: [
      "screens:\n  panel:\n    title: Share▸:◂ now\n"
    ],
    fixed: [
      "screens:\n  panel:\n    title: \"Share: now\"\n"
    ],
    good: [
      "screens: { panel: { title: \"Share: now\" } }\n"
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

  /// A file without a spec.
  static let empty = RuleFacts(
    "yaml-empty", .error, .yaml, .spec,
    "a spec file holds a mapping",
    why: "a file of comments alone says nothing, and more often than not the wrong file was saved",
    sources: ["cases/yaml 25"], .documented,
    bad: [
      "▸◂# nothing yet\n"
    ],
    good: [
      "vitrine: 1\n"
    ])

  /// A colour that became a comment.
  static let hashStartsComment = RuleFacts(
    "yaml-hash-starts-comment", .error, .yaml, .spec,
    "a value that begins with '#' is quoted",
    why: "a '#' behind a space starts a comment, so the value is empty and everything behind it is lost",
    sources: ["yaml 2", "cases/yaml 17"], .documented,
    fix: .safe("quote what follows"),
    bad: [
      "styles:\n  s:\n    dimming:\n      color: ▸#0A84FF◂\n"
    ],
    fixed: [
      "styles:\n  s:\n    dimming:\n      color: \"#0A84FF\"\n"
    ],
    good: [
      "styles:\n  s:\n    dimming:\n      color: \"#0A84FF\"\n"
    ])

  /// Line ends that nobody sees.
  static let invisibleSeparator = RuleFacts(
    "yaml-invisible-separator", .error, .yaml, .spec,
    "U+0085, U+2028 and U+2029 do not stand in a spec",
    why: "some readers end a line there and some do not, so lines and even keys differ from tool to tool",
    sources: ["yaml 3", "cases/yaml 14"], .source,
    fix: .safe("use a space or a line feed"),
    bad: [
      "# radius▸\u{2028}◂corner\nstyles: { s: { cornerRadius: 4 } }\n"
    ],
    good: [
      "styles: { s: { cornerRadius: 4 } } # radius, corner\n"
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

  /// A number that looks octal.
  static let leadingZero = RuleFacts(
    "yaml-leading-zero", .warning, .yaml, .spec,
    "a decimal number has no leading zero",
    why: "YAML 1.1 reads 010 as eight and YAML 1.2 as ten; another tool may not read what this one does",
    sources: ["yaml 2", "cases/yaml 04"], .documented,
    fix: .safe("drop the zeros"),
    bad: [
      "styles: { s: { cornerRadius: ▸010◂ } }\n"
    ],
    fixed: [
      "styles: { s: { cornerRadius: 10 } }\n"
    ],
    good: [
      "styles: { s: { cornerRadius: 10 } }\n"
    ])

  /// Spaces that are none.
  static let lookalikeIndent = RuleFacts(
    "yaml-lookalike-indent", .error, .yaml, .spec,
    "lines are indented with spaces",
    why: "a no-break space or an ideographic space looks like one but is text to YAML, so the key hangs "
      + "elsewhere",
    sources: ["yaml 3", "cases/yaml 15"], .source,
    fix: .safe("use spaces"),
    bad: [
      "styles:\n▸\u{A0}\u{A0}◂s: { cornerRadius: 4 }\n"
    ],
    fixed: [
      "styles:\n  s: { cornerRadius: 4 }\n"
    ],
    good: [
      "styles:\n  s: { cornerRadius: 4 }\n"
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
    good: [
      "styles:\n  a: &a { cornerRadius: 4 }\n  b: &b { keyboard: moveUp }\n  s:\n    <<: [*a, *b]\n"
    ])
}
