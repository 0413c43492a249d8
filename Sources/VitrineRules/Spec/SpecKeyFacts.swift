import VitrineSource

/// Findings of the front end about keys: unknown, missing, without effect, closed by a preset.
enum SpecKeyFacts {
  /// All of them.
  static let all: [RuleFacts] = [
    specUnknownKey, specMissingKey, keyWithoutEffect, specNotModelled, presetMixedKeys, presetUnknown,
  ]

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

  /// A mapping without what makes it one.
  static let specMissingKey = RuleFacts(
    "spec-missing-key", .error, .spec, .spec,
    "required keys are written",
    why: "there is no default that could stand in for them",
    sources: ["language 2"], .documented,
    bad: [
      "presentations: { p: ▸{ from: home }◂ }"
    ],
    good: [
      "presentations: { p: { from: home, present: panel } }"
    ])

  /// A key that UIKit does not read here.
  static let keyWithoutEffect = RuleFacts(
    "key-without-effect", .warning, .spec, .spec,
    "a key stands where UIKit looks at it",
    why: "UIKit would take the value without a word and ignore it, and the author would search for the reason",
    sources: ["language 2", "uikit-presentation 2.1"], .documented,
    fix: .safe("remove the key"),
    bad: [
      "screens: { panel: { ▸isNavigationBarHidden◂: true } }"
    ],
    good: [
      "screens: { home: { isNavigationBarHidden: true } }"
    ])

  /// Known and not computed.
  static let specNotModelled = RuleFacts(
    "spec-not-modelled", .advice, .spec, .spec,
    "keys that UIKit has and this version does not compute are accepted and listed",
    why: "the value changes nothing in frames and timelines, and is said so instead of guessed",
    sources: ["language 2"], .decision,
    bad: [
      "screens: { panel: { view: [{ button: Go, ▸tintColor◂: red }] } }"
    ],
    good: [
      "screens: { panel: { view: [{ button: Go, backgroundColor: red }] } }"
    ])

  /// Own words among a library's.
  static let presetMixedKeys = RuleFacts(
    "preset-mixed-keys", .error, .spec, .spec,
    "beside 'preset' stand only 'presetVersion', 'with', 'extends', 'vary' and 'code'",
    why: "a preset does what the library does; a key of the language would ask for something that the library "
      + "cannot",
    sources: ["language 2", "seed-systems 7"], .decision,
    fix: .suggestion("write the library's word under 'with', or drop the preset"),
    bad: [
      "styles: { s: { preset: swiftpopup/popup, ▸keyboard◂: moveUp } }"
    ],
    good: [
      "styles: { s: { preset: presentr/popup, with: { keyboardTranslationType: moveUp } } }"
    ])

  /// A preset that no library has.
  static let presetUnknown = RuleFacts(
    "preset-unknown", .error, .spec, .spec,
    "a preset names a library's own thing in a version that had it",
    why: "what a preset does comes from the library's sources; for an unknown name there is nothing to look up",
    sources: ["language 2", "seed-systems 8 #24", "s002-014"], .documented,
    fix: .suggestion("use a near name"),
    bad: [
      "styles: { s: { preset: ▸presentr/alertt◂ } }"
    ],
    good: [
      "styles: { s: { preset: presentr/alert } }"
    ])
}
