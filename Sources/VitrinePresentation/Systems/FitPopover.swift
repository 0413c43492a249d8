public import VitrineModel

/// The preferred content size of seed 004: what the text view needs, measured with the presenter's size
/// (facts/seed-systems.md 5).
public struct FitPopover: Hashable, Sendable {
  /// Whether the text view is loaded.
  public var textViewIsLoaded: Bool
  /// The presenter's bounds; nil without a presenter.
  public var presentingBounds: Size?
  /// What the superclass answers.
  public var superPreferredContentSize: Size

  /// Creates a situation.
  public init(textViewIsLoaded: Bool, presentingBounds: Size?, superPreferredContentSize: Size = .zero) {
    self.textViewIsLoaded = textViewIsLoaded
    self.presentingBounds = presentingBounds
    self.superPreferredContentSize = superPreferredContentSize
  }

  /// The size that the text view is measured with; nil when it is not measured.
  public var measuredWith: Size? { textViewIsLoaded ? presentingBounds : nil }

  /// Returns the preferred content size.
  ///
  /// - Parameter fittedContent: What the text view needs within ``measuredWith``; nil when it was not measured.
  public func preferredContentSize(fittedContent: Size?) -> Size {
    guard measuredWith != nil, let fittedContent else { return superPreferredContentSize }
    return fittedContent
  }

  /// Returns what deserves a diagnostic, in the words of the golden table.
  public func flags(fittedContent: Size?) -> [String] {
    guard let measuredWith, let fittedContent else { return ["falls-back-to-super"] }
    let isLarger = fittedContent.width > measuredWith.width || fittedContent.height > measuredWith.height
    return isLarger ? ["content-larger-than-presenter"] : []
  }
}
