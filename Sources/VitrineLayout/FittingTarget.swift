public import VitrineModel

/// What `systemLayoutSizeFitting` is asked for: a length per axis and how strongly (facts/layout.md 11, documented).
public struct FittingTarget: Hashable, Sendable {
  /// The lengths asked for.
  public var size: Size
  /// How strongly the width.
  public var horizontalPriority: LayoutPriority
  /// How strongly the height.
  public var verticalPriority: LayoutPriority

  /// Creates a target; 50 is UIKit's own priority for both axes.
  public init(
    _ size: Size, horizontalPriority: LayoutPriority = .fittingSizeLevel,
    verticalPriority: LayoutPriority = .fittingSizeLevel
  ) {
    self.size = size
    self.horizontalPriority = horizontalPriority
    self.verticalPriority = verticalPriority
  }

  /// `UIView.layoutFittingCompressedSize`: as small as the content allows.
  public static let compressed = FittingTarget(.zero)
}

extension Size {
  /// No limit in either direction.
  static let unlimited = Size(.infinity, .infinity)
}
