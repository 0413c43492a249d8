import VitrineSource

/// Findings of the front end about what a file is for: its version, target and environments.
enum SpecTargetFacts {
  /// All of them.
  static let all: [RuleFacts] = [
    specVersion, specTargetSyntax, specTargetTooOld, environmentImpossible, environmentUnknownDevice,
  ]

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

  /// An environment that never existed.
  static let environmentImpossible = RuleFacts(
    "environment-impossible", .error, .spec, .spec,
    "every entry of 'environments' leaves at least one combination that exists",
    why: "a device never ran the version, or never had the window; nothing of the entry can be compiled",
    sources: ["devices"], .documented,
    fix: .suggestion("name another device, window or version"),
    bad: [
      "environments: [▸{ device: iphone-8, iOS: 17.0 }◂]"
    ],
    good: [
      "environments: [{ device: iphone-8, iOS: 15.0 }]"
    ])

  /// A device that nobody knows.
  static let environmentUnknownDevice = RuleFacts(
    "environment-unknown-device", .error, .spec, .spec,
    "a device is an id of the device table, or a mapping that describes one",
    why: "size, scale and safe area come from the table; without them nothing can be laid out",
    sources: ["language 3"], .documented,
    fix: .suggestion("use a near id"),
    bad: [
      "environments: [{ device: ▸iphone-99◂ }]"
    ],
    good: [
      "environments: [{ device: iphone-16 }]"
    ])
}
