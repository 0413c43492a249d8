import VitrineSource

/// Findings of the front end, from environments to unmodelled keys.
enum SpecFacts {
  /// All of them.
  static let all: [RuleFacts] = [
    environmentImpossible, environmentUnknownDevice, keyWithoutEffect, presetMixedKeys, presetUnknown, specBadColor,
    specBadName, specFractionRange, specImportMissing, specMissingKey, specNameTwice, specNegativeSize, specNotModelled,
  ]

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

  /// A text that is no colour.
  static let specBadColor = RuleFacts(
    "spec-bad-color", .error, .spec, .spec,
    "a colour is \"#RGB\", \"#RRGGBB\", \"#RRGGBBAA\", a name, 'white(n)' or 'rgb(r g b)', with an alpha in "
      + "percent behind it",
    why: "a colour that cannot be read would be drawn as none, and nobody would see why",
    sources: ["language 1"], .documented,
    bad: [
      #"styles: { s: { size: [270, 180], dimming: { color: "▸#12345◂" } } }"#
    ],
    good: [
      ##"styles: { s: { size: [270, 180], dimming: { color: "#123456" } } }"##
    ])

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

  /// More than all of it.
  static let specFractionRange = RuleFacts(
    "spec-fraction-range", .error, .spec, .spec,
    "an alpha, an opacity and a share lie between 0 and 1",
    why: "UIKit cuts such a value off in silence, so what is seen is not what is written",
    sources: ["language 2", "motion 2"], .documented,
    fix: .suggestion("use the nearest bound"),
    bad: [
      "styles: { s: { size: [270, 180], dimming: { color: black, alpha: ▸1.4◂ } } }"
    ],
    fixed: [
      "styles: { s: { size: [270, 180], dimming: { color: black, alpha: 1 } } }"
    ],
    good: [
      "styles: { s: { size: [270, 180], dimming: { color: black, alpha: 1 } } }"
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

  /// Less than nothing.
  static let specNegativeSize = RuleFacts(
    "spec-negative-size", .error, .spec, .spec,
    "sizes, radii and widths are 0 or more",
    why: "UIKit turns negative sizes round or refuses them; what is meant is never visible",
    sources: ["uikit-presentation 9.2", "uikit-presentation 4.1"], .documented,
    fix: .suggestion("use 0"),
    bad: [
      "styles: { s: { size: [270, 180], cornerRadius: ▸-4◂ } }"
    ],
    fixed: [
      "styles: { s: { size: [270, 180], cornerRadius: 0 } }"
    ],
    good: [
      "styles: { s: { size: [270, 180], cornerRadius: 0 } }"
    ],
    aliases: ["popover-negative-size", "sheet-corner-negative"])

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
}
