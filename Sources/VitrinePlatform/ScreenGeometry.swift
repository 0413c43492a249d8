/// A width and a height of a screen, a window or a control, in points.
public struct ScreenSize: Hashable, Sendable, CustomStringConvertible {
  /// Horizontal length.
  public let width: Double
  /// Vertical length.
  public let height: Double

  /// Creates a size.
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  /// The size with its sides exchanged.
  public var transposed: ScreenSize { ScreenSize(height, width) }

  /// The form that the language uses for windows, for example `507x768`.
  public var description: String { "\(Self.text(width))x\(Self.text(height))" }

  /// Returns a length without a needless fraction.
  private static func text(_ length: Double) -> String {
    guard let whole = Int(exactly: length) else { return "\(length)" }
    return "\(whole)"
  }
}

/// Insets of a screen by physical edge, inward positive, in points.
public struct ScreenInsets: Hashable, Sendable {
  /// From the top edge.
  public let top: Double
  /// From the left edge.
  public let left: Double
  /// From the bottom edge.
  public let bottom: Double
  /// From the right edge.
  public let right: Double

  /// Creates insets in UIEdgeInsets' order.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No insets.
  public static let zero = ScreenInsets(top: 0, left: 0, bottom: 0, right: 0)
}
