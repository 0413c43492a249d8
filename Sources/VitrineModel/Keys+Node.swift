public import VitrineSchema

// Keys of nodes (language 4.4).

extension Key where Wanted == Dimensions {
  /// Dimensions of the width.
  public static var width: Self { Self(.width) }
  /// Dimensions of the height.
  public static var height: Self { Self(.height) }
  /// Distance from the top edge.
  public static var top: Self { Self(.top) }
  /// Distance from the bottom edge.
  public static var bottom: Self { Self(.bottom) }
  /// Distance from the leading edge.
  public static var leading: Self { Self(.leading) }
  /// Distance from the trailing edge.
  public static var trailing: Self { Self(.trailing) }
}

extension Key where Wanted == OptionalSize {
  /// Width and height.
  public static var size: Self { Self(.size) }
}

extension Key where Wanted == Double {
  /// Width over height.
  public static var aspect: Self { Self(.aspect) }
  /// Opacity.
  public static var alpha: Self { Self(.alpha) }
  /// Horizontal offset.
  public static var x: Self { Self(.x) }
  /// Vertical offset.
  public static var y: Self { Self(.y) }
  /// Points between neighbours.
  public static var spacing: Self { Self(.spacing) }
  /// Points after this child.
  public static var customSpacing: Self { Self(.customSpacing) }
  /// 0 for any.
  public static var numberOfLines: Self { Self(.numberOfLines) }
  /// Corner radius in points.
  public static var cornerRadius: Self { Self(.cornerRadius) }
  /// 0 to 1.
  public static var opacity: Self { Self(.opacity) }
  /// Points.
  public static var radius: Self { Self(.radius) }
}

extension Key where Wanted == AxisPriorities {
  /// Content hugging priorities.
  public static var hugging: Self { Self(.hugging) }
  /// Content compression resistance priorities.
  public static var compressionResistance: Self { Self(.compressionResistance) }
}

extension Key where Wanted == Bool {
  /// Whether it is hidden.
  public static var isHidden: Self { Self(.isHidden) }
  /// Whether text can be edited.
  public static var isEditable: Self { Self(.isEditable) }
  /// Whether text can be selected.
  public static var isSelectable: Self { Self(.isSelectable) }
  /// Whether it scrolls.
  public static var isScrollEnabled: Self { Self(.isScrollEnabled) }
  /// Whether text is hidden.
  public static var isSecureTextEntry: Self { Self(.isSecureTextEntry) }
  /// Whether content is cut.
  public static var clipsToBounds: Self { Self(.clipsToBounds) }
}

extension Key where Wanted == String {
  /// UIKit's word.
  public static var semanticContentAttribute: Self { Self(.semanticContentAttribute) }
  /// A guide, or `superview`.
  public static var to: Self { Self(.to) }
  /// `horizontal`, `vertical` or `both`.
  public static var axis: Self { Self(.axis) }
  /// UIKit's word.
  public static var textAlignment: Self { Self(.textAlignment) }
  /// UIKit's word.
  public static var lineBreakMode: Self { Self(.lineBreakMode) }
  /// When it takes the keyboard.
  public static var becomesFirstResponder: Self { Self(.becomesFirstResponder) }
  /// UIKit's word.
  public static var keyboardType: Self { Self(.keyboardType) }
  /// UIKit's word.
  public static var borderStyle: Self { Self(.borderStyle) }
  /// UIButton.Configuration.
  public static var configuration: Self { Self(.configuration) }
  /// UIKit's word.
  public static var contentMode: Self { Self(.contentMode) }
}

extension Key where Wanted == Entry {
  /// Normal form: `to`, `edges`, and distances by edge.
  public static var pin: Self { Self(.pin) }
  /// Normal form: `to`, `x`, `y`.
  public static var center: Self { Self(.center) }
  /// `width` and `color`.
  public static var border: Self { Self(.border) }
  /// `color`, `opacity`, `offset`, `radius`.
  public static var shadow: Self { Self(.shadow) }
}

extension Key where Wanted == DirectionalInsets {
  /// Insets from all edges.
  public static var edges: Self { Self(.edges) }
}

extension Key where Wanted == Rect {
  /// The frame in the parent.
  public static var frame: Self { Self(.frame) }
}

extension Key where Wanted == ListValue<String> {
  /// The flexible parts.
  public static var flex: Self { Self(.flex) }
  /// The rounded corners.
  public static var maskedCorners: Self { Self(.maskedCorners) }
}

extension Key where Wanted == Word<StackDistribution> {
  /// Along the axis.
  public static var distribution: Self { Self(.distribution) }
}

extension Key where Wanted == Word<StackAlignment> {
  /// Across the axis.
  public static var alignment: Self { Self(.alignment) }
}

extension Key where Wanted == Point {
  /// The scroll position.
  public static var contentOffset: Self { Self(.contentOffset) }
  /// First and last baseline from the top, as x and y.
  public static var baseline: Self { Self(.baseline) }
  /// A vector in points.
  public static var offset: Self { Self(.offset) }
}

extension Key where Wanted == EdgeInsets {
  /// Added around the content.
  public static var contentInset: Self { Self(.contentInset) }
}

extension Key where Wanted == AuthoredFont {
  /// The font.
  public static var font: Self { Self(.font) }
}

extension Key where Wanted == AuthoredColor {
  /// The text colour.
  public static var textColor: Self { Self(.textColor) }
  /// A colour.
  public static var color: Self { Self(.color) }
  /// The tint.
  public static var tintColor: Self { Self(.tintColor) }
}
