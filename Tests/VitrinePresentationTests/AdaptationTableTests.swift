import Testing
import VitrinePlatform
import VitrinePresentation
import VitrineSchema

/// The four pairs of size classes in the order of the facts' table: horizontal, then vertical.
private let pairs: [(horizontal: SizeClass, vertical: SizeClass)] = [
  (.regular, .regular), (.compact, .regular), (.compact, .compact), (.regular, .compact),
]

/// One row of the table of resolved behaviour (uikit-presentation 2.2), each cell as form and whether the presenter goes.
struct AdaptationRow: CustomTestStringConvertible, Sendable {
  /// The asked style.
  let style: ModalPresentationStyle
  /// The systems it holds for.
  let versions: [IOSVersion]
  /// What the delegate answers in the method with traits.
  let answer: ModalPresentationStyle?
  /// Whether the sheet stays attached to the edge.
  let edgeAttached: Bool
  /// The cells.
  let cells: [String]

  /// The row in words.
  var testDescription: String {
    "\(style.rawValue) \(versions.map(\.description).joined(separator: " ")) answer \(answer?.rawValue ?? "-")"
  }

  /// Creates a row.
  init(
    _ style: ModalPresentationStyle, _ versions: [IOSVersion], answer: ModalPresentationStyle? = nil,
    edgeAttached: Bool = false, _ cells: String...
  ) {
    self.style = style
    self.versions = versions
    self.answer = answer
    self.edgeAttached = edgeAttached
    self.cells = cells
  }
}

private let all = [8, 9, 12, 13, 15, 17, 18].map { IOSVersion($0) }
private let old = [8, 10, 12].map { IOSVersion($0) }
private let new = [13, 14, 15, 18].map { IOSVersion($0) }

private let table: [AdaptationRow] = [
  AdaptationRow(.fullScreen, all, "full removed", "full removed", "full removed", "full removed"),
  AdaptationRow(.overFullScreen, all, "full kept", "full kept", "full kept", "full kept"),
  AdaptationRow(.pageSheet, old, "floatingSheet kept", "full removed", "full removed", "floatingSheet kept"),
  AdaptationRow(.pageSheet, new, "floatingSheet kept", "card kept", "full removed", "full removed"),
  AdaptationRow(
    .pageSheet, [IOSVersion(15), IOSVersion(18)], edgeAttached: true, "floatingSheet kept", "card kept",
    "edgeAttachedSheet kept", "edgeAttachedSheet kept"),
  AdaptationRow(
    .pageSheet, [IOSVersion(14)], edgeAttached: true, "floatingSheet kept", "card kept", "full removed",
    "full removed"),
  AdaptationRow(.formSheet, old, "floatingSheet kept", "full removed", "full removed", "floatingSheet kept"),
  AdaptationRow(.formSheet, new, "floatingSheet kept", "card kept", "full removed", "full removed"),
  AdaptationRow(.popover, old, "popover kept", "full removed", "full removed", "popover kept"),
  AdaptationRow(.popover, new, "popover kept", "card kept", "full removed", "full removed"),
  AdaptationRow(
    .popover, [IOSVersion(8, 3), IOSVersion(12), IOSVersion(13), IOSVersion(18)], answer: ModalPresentationStyle.none,
    "popover kept", "popover kept", "popover kept", "popover kept"),
  AdaptationRow(
    .popover, new, answer: .overFullScreen, "popover kept", "full kept", "full kept", "full kept"),
  AdaptationRow(
    .popover, new, answer: .fullScreen, "popover kept", "full removed", "full removed", "full removed"),
  AdaptationRow(.popover, new, answer: .formSheet, "popover kept", "card kept", "full removed", "full removed"),
  AdaptationRow(.popover, new, answer: .custom, "popover kept", "card kept", "full removed", "full removed"),
  AdaptationRow(.currentContext, all, "context removed", "context removed", "context removed", "context removed"),
  AdaptationRow(.overCurrentContext, all, "context kept", "context kept", "context kept", "context kept"),
  AdaptationRow(.custom, all, "custom kept", "custom kept", "custom kept", "custom kept"),
  AdaptationRow(.automatic, new, "floatingSheet kept", "card kept", "full removed", "full removed"),
  AdaptationRow(.automatic, old, "full removed", "full removed", "full removed", "full removed"),
  AdaptationRow(.none, all, "nothing kept", "nothing kept", "nothing kept", "nothing kept"),
]

@Suite struct `Adaptation of styles` {
  @Test(arguments: table)
  func `every cell of the table of resolved behaviour holds`(row: AdaptationRow) {
    for version in row.versions {
      for (pair, cell) in zip(pairs, row.cells) {
        var adaptation = StyleAdaptation(iOS: version, horizontal: pair.horizontal, vertical: pair.vertical)
        adaptation.traitAnswer = row.answer
        adaptation.isEdgeAttached = row.edgeAttached
        let outcome = adaptation.outcome(of: row.style)
        let found = "\(outcome.form.rawValue) \(outcome.removesPresenter ? "removed" : "kept")"
        #expect(found == cell, "iOS \(version), \(pair.horizontal) x \(pair.vertical): \(outcome.why)")
        #expect(!outcome.why.isEmpty)
      }
    }
  }

  @Test func `the method with traits does not exist before 8 3`() {
    var adaptation = StyleAdaptation(iOS: IOSVersion(8, 2), horizontal: .compact, vertical: .regular)
    adaptation.traitAnswer = ModalPresentationStyle.none
    #expect(adaptation.outcome(of: .popover).style == .fullScreen)
    adaptation.plainAnswer = ModalPresentationStyle.none
    #expect(adaptation.outcome(of: .popover).style == .popover)
  }

  @Test func `the plain method is asked in compact width alone`() {
    var phone = StyleAdaptation(iOS: IOSVersion(17), horizontal: .compact, vertical: .regular)
    phone.plainAnswer = ModalPresentationStyle.none
    #expect(phone.outcome(of: .popover).style == .popover)
    var largePhone = StyleAdaptation(iOS: IOSVersion(17), horizontal: .regular, vertical: .compact)
    largePhone.plainAnswer = ModalPresentationStyle.none
    #expect(largePhone.outcome(of: .popover).style == .fullScreen)
  }

  @Test func `the method with traits wins over the plain one`() {
    var adaptation = StyleAdaptation(iOS: IOSVersion(17), horizontal: .compact, vertical: .regular)
    adaptation.plainAnswer = ModalPresentationStyle.none
    adaptation.traitAnswer = .overFullScreen
    #expect(adaptation.outcome(of: .popover).style == .overFullScreen)
  }

  @Test func `the plain method may not answer formSheet`() {
    var adaptation = StyleAdaptation(iOS: IOSVersion(12), horizontal: .compact, vertical: .regular)
    adaptation.plainAnswer = .formSheet
    #expect(adaptation.outcome(of: .popover).style == .fullScreen)
  }
}
