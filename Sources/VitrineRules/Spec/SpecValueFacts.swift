import VitrineSource

/// Findings of the front end about values: kinds, words, ranges, colours.
enum SpecValueFacts {
  /// All of them.
  static let all: [RuleFacts] = [
    specWrongKind, specUnknownValue, specFractionRange, specNegativeSize, specBadColor, specVarySyntax,
  ]

  /// A value of the wrong kind.
  static let specWrongKind = RuleFacts(
    "spec-wrong-kind", .error, .spec, .spec,
    "a value has the kind that its key takes",
    why: "a text, a list or a mapping in the wrong place has no meaning, and guessing one would hide the slip",
    sources: ["language 2", "cases/reports R168"], .documented,
    bad: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          popover: { ▸popoverLayoutMargins◂: { top: 1 } }
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
          popover: { popoverLayoutMargins: [10, 20] }
      """
    ])

  /// A word that UIKit does not have.
  static let specUnknownValue = RuleFacts(
    "spec-unknown-value", .error, .spec, .spec,
    "where words are fixed, one of them is written",
    why: "another spelling would be taken for the default",
    sources: ["language 2", "cases/reports R092"], .documented,
    fix: .suggestion("use the nearest word"),
    bad: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: { modalPresentationStyle: ▸pagesheet◂ }
      """
    ],
    fixed: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: { modalPresentationStyle: pageSheet }
      """
    ],
    good: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: { modalPresentationStyle: pageSheet }
      """
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

  /// A query that asks for nothing.
  static let specVarySyntax = RuleFacts(
    "spec-vary-syntax", .error, .spec, .spec,
    "a key of 'vary' is tests 'key:value' joined by spaces",
    why: "a query that cannot be read would never hold",
    sources: ["language 2", "layout 1"], .documented,
    fix: .suggestion("use the nearest query"),
    bad: [
      """
      screens:
        panel:
          view:
            - { label: Hello, id: hello, vary: { ▸wide◂: { isHidden: true } } }
      """
    ],
    good: [
      """
      screens:
        panel:
          view:
            - { label: Hello, id: hello, vary: { "w:compact": { isHidden: true } } }
      """
    ])
}
