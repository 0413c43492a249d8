import VitrineSource

/// Findings about scalars that only look like what is wanted; the front end reports them by the type of the key.
enum YAMLNumberFacts {
  /// All of them.
  static let all: [RuleFacts] = [
    leadingZero, notABool, notFinite, numberForm,
  ]

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
}
