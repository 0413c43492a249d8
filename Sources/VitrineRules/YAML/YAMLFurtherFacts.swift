import VitrineSource

/// Findings of the YAML reader that stand in no table of rules: what is no YAML at all, and what is too much of it.
enum YAMLFurtherFacts {
  /// All of them.
  static let all: [RuleFacts] = [
    keyTooLong, lastLineBlank, syntax, tooLarge, tooManyAnchors, tooManyDirectives, tooManyFindings, tooManyNodes,
  ]

  /// Text that YAML does not allow.
  static let syntax = RuleFacts(
    "yaml-syntax", .error, .yaml, .spec,
    "a spec is YAML",
    why: "what is written here has no meaning in YAML, so nobody can say what was meant; the rest of the file is read "
      + "where that is possible",
    sources: ["yaml 1", "yaml 4"], .documented,
    bad: [
      "styles:\n  s:\n    cornerRadius▸:◂4\n    keyboard: moveUp\n",
      "screens:\n  panel:\n    title: \"Café\"▸#◂ no space\n",
    ],
    good: [
      "styles:\n  s: { cornerRadius: 4 }\n"
    ])

  /// A last line that libyaml loses.
  static let lastLineBlank = RuleFacts(
    "yaml-last-line-blank", .warning, .yaml, .spec,
    "the last line of a block text ends",
    why: "libyaml drops a last line that holds only spaces and has no line end, YAML keeps it",
    sources: ["yaml 1"], .measured, fix: .safe("end the line"),
    bad: [
      "screens:\n  panel:\n    title: |\n      Share\n▸      ◂"
    ],
    fixed: [
      "screens:\n  panel:\n    title: |\n      Share\n      \n"
    ],
    good: [
      "screens:\n  panel:\n    title: |\n      Share\n"
    ])

  /// A key beyond the limit.
  static let keyTooLong = RuleFacts(
    "yaml-key-too-long", .error, .yaml, .spec,
    "a key has at most 1,024 characters",
    why: "YAML lets readers stop looking for a colon after 1,024 characters, and most do",
    sources: ["yaml 3"], .measured,
    bad: ["▸" + String(repeating: "k", count: 1_025) + "◂: 1\n"],
    good: ["vitrine: 1\n"])

  /// A file beyond the limit.
  static let tooLarge = RuleFacts(
    "yaml-too-large", .error, .yaml, .spec,
    "a spec has at most 64 MiB",
    why: "a file of that size is data, not a spec; parts of a spec come together with 'import'",
    sources: ["yaml 3"], .decision, bad: [], good: ["vitrine: 1\n"])

  /// Nodes beyond the limit.
  static let tooManyNodes = RuleFacts(
    "yaml-too-many-nodes", .error, .yaml, .spec,
    "a spec has at most 4,000,000 values",
    why: "more would take more memory than a check may cost",
    sources: ["yaml 3"], .decision, bad: [], good: ["vitrine: 1\n"])

  /// Directives beyond the limit.
  static let tooManyDirectives = RuleFacts(
    "yaml-too-many-directives", .error, .yaml, .spec,
    "a document has at most 100 directives",
    why: "libyaml compares each directive with all before it, so thousands would take minutes; a spec needs none",
    sources: ["yaml 3", "performance 8"], .decision, bad: [], good: ["vitrine: 1\n"])

  /// Findings beyond the limit.
  static let tooManyFindings = RuleFacts(
    FindingList.overflow, .error, .spec, .spec,
    "a spec has at most 1,000 findings of each severity",
    why:
      "nobody reads more, and each takes memory; the most serious severity of those left out is that of this finding",
    sources: ["yaml 3"], .decision, bad: [], good: ["vitrine: 1\n"])

  /// Anchors beyond the limit.
  static let tooManyAnchors = RuleFacts(
    "yaml-too-many-anchors", .error, .yaml, .spec,
    "a spec has at most 100,000 anchors",
    why: "more would take more memory than a check may cost",
    sources: ["yaml 3"], .decision, bad: [], good: ["vitrine: 1\n"])
}
