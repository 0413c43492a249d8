public import VitrineSource

/// Which versions of iOS have a member, a style, a method or a detent (facts/uikit-presentation.md 1 to 4).
public struct Availability: Hashable, Sendable {
  /// The first version that has it.
  public let introduced: IOSVersion
  /// The version that deprecates it; `nil` while it is current.
  public let deprecated: IOSVersion?
  /// The version from which it does nothing any more; `nil` while it works.
  public let ineffective: IOSVersion?
  /// What has taken its place.
  public let replacement: String?
  /// Where that stands.
  public let source: FactSource

  /// Creates a row.
  init(
    _ introduced: IOSVersion, deprecated: IOSVersion? = nil, ineffective: IOSVersion? = nil,
    use replacement: String? = nil,
    _ citation: String, _ certainty: Certainty = .documented
  ) {
    self.introduced = introduced
    self.deprecated = deprecated
    self.ineffective = ineffective
    self.replacement = replacement
    self.source = FactSource(citation, certainty)
  }

  /// Whether a version has it.
  public func isAvailable(on version: IOSVersion) -> Bool { version >= introduced }

  /// Whether it is deprecated on a version.
  public func isDeprecated(on version: IOSVersion) -> Bool { deprecated.map { version >= $0 } ?? false }

  /// Whether every version of a range has it.
  public func isAvailable(throughout range: VersionRange) -> Bool { range.lower >= introduced }

  /// Returns the availability of `Class.member`, or of a class, by UIKit's names; `nil` when the tables lack it.
  ///
  /// A method may be named with its labels or by its base name alone. Styles, transitions and detents are members of
  /// `UIModalPresentationStyle`, `UIModalTransitionStyle` and `UISheetPresentationController.Detent`.
  public static func of(_ name: String) -> Availability? {
    if let type = type(name) { return type }
    let detents = "UISheetPresentationController.Detent."
    if name.hasPrefix(detents) { return detent(String(name.dropFirst(detents.count))) }
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    let member = String(name[name.utf8.index(after: dot)...])
    switch name[..<dot] {
    case "UIPopoverPresentationController": return popover(member)
    case "UIPopoverPresentationControllerDelegate": return popoverDelegate(member) ?? adaptiveDelegate(member)
    case "UIAdaptivePresentationControllerDelegate": return adaptiveDelegate(member)
    case "UIPopoverBackgroundView", "UIPopoverBackgroundViewMethods": return popoverBackground(member)
    case "UIViewController": return viewController(member)
    case "UIPresentationController": return presentationController(member)
    case "UISheetPresentationController": return sheet(member)
    case "UISheetPresentationControllerDelegate": return sheetDelegate(member) ?? adaptiveDelegate(member)
    case "UIModalPresentationStyle": return presentationStyle(member)
    case "UIModalTransitionStyle": return transitionStyle(member)
    case "UIAlertController", "UIAlertAction": return alert(member)
    default: return view(member)
    }
  }

  /// Returns the first version of `Class.member` or of a class; `nil` when the tables lack it.
  public static func introduced(of name: String) -> IOSVersion? { of(name)?.introduced }
}
