import VitrineSource

/// Findings of the YAML reader, from truth values to anchors; `VitrineYAML` and the front end report them.
enum MoreYAMLFacts {
  /// All of them.
  static let all: [RuleFacts] = [
    notABool, notFinite, numberForm, recursiveAlias, severalDocuments, tabIndent, tag, tooDeep, unclosedQuote,
    unknownAnchor,
  ]

  /// A truth value of an older YAML.
  static let notABool = RuleFacts(
    "yaml-not-a-bool", .error, .yaml, .spec,
    "a truth value is 'true' or 'false'",
    why: "yes, no, on and off were truth values in YAML 1.1 and are plain text in 1.2",
    sources: ["yaml 2", "cases/yaml 03"], .documented,
    fix: .safe("write 'true' or 'false'"),
    bad: [
      "presentations: { p: { from: home, present: panel, animated: ▸yes◂ } }\n"
    ],
    fixed: [
      "presentations: { p: { from: home, present: panel, animated: true } }\n"
    ],
    good: [
      "presentations: { p: { from: home, present: panel, animated: true } }\n"
    ])

  /// A length without end.
  static let notFinite = RuleFacts(
    "yaml-not-finite", .error, .yaml, .spec,
    "lengths, times and factors are finite",
    why: "infinities and not-a-number are numbers to YAML; no frame can be computed from them, and UIKit "
      + "raises",
    sources: ["yaml 2", "cases/yaml 21"], .documented,
    bad: [
      "styles: { s: { cornerRadius: ▸.nan◂ } }\n"
    ],
    good: [
      "styles: { s: { cornerRadius: 0.5 } }\n"
    ])

  /// A number in another language's spelling.
  static let numberForm = RuleFacts(
    "yaml-number-form", .error, .yaml, .spec,
    "numbers are written as in YAML 1.2's core schema",
    why: "sexagesimal numbers, binary numbers, digit groups and units read as text or as another number "
      + "elsewhere",
    sources: ["yaml 2", "cases/yaml 05"], .documented,
    fix: .suggestion("write the plain decimal"),
    bad: [
      "styles: { s: { cornerRadius: ▸1_000◂ } }\n"
    ],
    fixed: [
      "styles: { s: { cornerRadius: 1000 } }\n"
    ],
    good: [
      "styles: { s: { cornerRadius: 1000 } }\n"
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
}
