/// What a frame has beyond the rectangle that constraints act on (facts/layout.md 2, measured).
///
/// Frames in the output are alignment rectangles; an importer of saved frames subtracts these.
public enum AlignmentInsets {
  /// Returns the insets from a control's frame to its alignment rectangle.
  public static func of(_ kind: ControlKind) -> ScreenInsets {
    switch kind {
    case .switch: ScreenInsets(top: 0, left: 0, bottom: 0, right: 2)
    case .slider: ScreenInsets(top: 0, left: 2, bottom: 1, right: 2)
    case .segmentedControl: ScreenInsets(top: 0, left: 0, bottom: 1, right: 0)
    default: .zero
    }
  }
}
