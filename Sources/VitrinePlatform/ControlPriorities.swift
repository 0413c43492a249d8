/// How strongly a view keeps to its intrinsic size, as Interface Builder sets it (facts/layout.md 3, measured).
public struct ControlPriorities: Hashable, Sendable {
  /// Content hugging along the horizontal axis.
  public let horizontalHugging: Double
  /// Content hugging along the vertical axis.
  public let verticalHugging: Double
  /// Compression resistance, both axes.
  public let compressionResistance: Double

  /// Hugging of most views.
  static let usualHugging = 250.0
  /// Hugging of labels and images from Interface Builder; made in code they have 250.
  static let textHugging = 251.0
  /// Hugging of controls whose size is fixed.
  static let fixedHugging = 750.0
  /// Compression resistance of every view.
  static let usualResistance = 750.0

  /// Returns the defaults of a kind.
  public init(for kind: ControlKind) {
    compressionResistance = Self.usualResistance
    switch kind {
    case .label, .image:
      horizontalHugging = Self.textHugging
      verticalHugging = Self.textHugging
    case .switch, .stepper, .activityIndicator:
      horizontalHugging = Self.fixedHugging
      verticalHugging = Self.fixedHugging
    case .progress:
      horizontalHugging = Self.usualHugging
      verticalHugging = Self.fixedHugging
    case .view, .hstack, .vstack, .stack, .scroll, .box, .textView, .button, .textField, .searchBar, .slider,
      .segmentedControl, .pageControl, .picker, .datePicker, .toolbar, .navigationBar:
      horizontalHugging = Self.usualHugging
      verticalHugging = Self.usualHugging
    }
  }
}
