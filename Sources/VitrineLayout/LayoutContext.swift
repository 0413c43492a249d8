public import VitrineModel
public import VitrinePlatform

/// The surroundings of a tree that is laid out.
public struct LayoutContext: Sendable {
  /// The traits, which pick variations, text sizes and control sizes.
  public var traits: TraitSet
  /// Pixels per point; nil to keep frames unrounded.
  public var scale: Double?
  /// The root's frame in the window.
  public var frame: Rect
  /// The root's safe area, physical, in its own edges.
  public var safeArea: EdgeInsets
  /// The root's layout margins when nothing is written; the safe area is added by the layout.
  public var layoutMargins: DirectionalInsets
  /// The keyboard's top in window coordinates; nil when it is hidden.
  public var keyboardTop: Double?
  /// Measures text; the built-in widths unless another is set.
  public var measurer: any TextMeasuring = BuiltInText()
  /// The files of the spec's own fonts, by name.
  public var fonts: [String: FontFile] = [:]

  /// Creates a context.
  public init(
    traits: TraitSet, scale: Double?, frame: Rect, safeArea: EdgeInsets, layoutMargins: DirectionalInsets,
    keyboardTop: Double? = nil
  ) {
    self.traits = traits
    self.scale = scale
    self.frame = frame
    self.safeArea = safeArea
    self.layoutMargins = layoutMargins
    self.keyboardTop = keyboardTop
  }
}
