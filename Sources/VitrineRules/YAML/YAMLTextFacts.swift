import VitrineSource

/// Findings of the YAML reader about bytes and text: encoding, indentation, quotes, comments.
enum YAMLTextFacts {
  /// All of them.
  static let all: [RuleFacts] = [
    badEncoding, invisibleSeparator, lookalikeIndent, tabIndent, unclosedQuote, colonInText, hashStartsComment, empty,
    tooDeep,
  ]

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

  /// A tab where spaces belong.
  static let tabIndent = RuleFacts(
    "yaml-tab-indent", .error, .yaml, .spec,
    "lines are indented with spaces",
    why: "YAML forbids tabs in indentation, since editors disagree about their width",
    sources: ["yaml 3", "cases/yaml 01"], .documented,
    fix: .safe("use spaces of the same depth"),
    bad: [
      "styles:\n  s:\n▸\t◂cornerRadius: 4\n"
    ],
    good: [
      "styles:\n  s:\n    cornerRadius: 4\n"
    ])

  /// A quote that never ends.
  static let unclosedQuote = RuleFacts(
    "yaml-unclosed-quote", .error, .yaml, .spec,
    "every quote and bracket is closed",
    why: "up to the end of the file everything belongs to the open text, so nothing behind it can be read",
    sources: ["yaml 4", "cases/yaml 19"], .documented,
    bad: [
      "screens: { panel: { title: ▸\"◂Share } }\n"
    ],
    good: [
      "screens: { panel: { title: \"Share\" } }\n"
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

  /// Brackets without end.
  static let tooDeep = RuleFacts(
    "yaml-too-deep", .error, .yaml, .spec,
    "collections nest at most 128 levels deep",
    why: "no spec needs more, and reading without a limit ends in a crash",
    sources: ["yaml 3"], .decision,
    bad: [
      "colors:\n  accent: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[▸[◂[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]\n"
    ],
    good: [
      "colors:\n  accent: { light: white, dark: black }\n"
    ])
}
