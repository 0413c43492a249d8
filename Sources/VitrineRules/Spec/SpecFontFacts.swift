import VitrineFrontend
import VitrineSource

/// Findings about the files under `fonts`.
enum SpecFontFacts {
  /// All of them.
  static let all: [RuleFacts] = [specFontFile]

  /// A font file that cannot be read.
  static let specFontFile = RuleFacts(
    SpecFonts.code, .warning, .spec, .spec,
    "every file under 'fonts' is a TrueType or OpenType font that can be read",
    why: "texts in this font are measured with the widths of the system font",
    sources: ["language 2", "layout 8"], .decision,
    bad: [
      """
      fonts: { Brand: ▸Brand.ttf◂ }
      screens:
        panel:
          preferredContentSize: [200, 200]
          view:
            - { label: Hello, id: hello, font: { name: Brand, size: 17 }, center: true }
      """
    ],
    good: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          view:
            - { label: Hello, id: hello, font: { size: 17 }, center: true }
      """
    ])
}
