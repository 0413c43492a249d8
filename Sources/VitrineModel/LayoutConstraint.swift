public import VitrineSource

/// What of a view or guide a constraint holds.
public enum LayoutAttribute: String, Hashable, Sendable, CaseIterable {
  case leading, trailing, left, right, centerX, width
  case top, bottom, centerY, height, firstBaseline, lastBaseline

  /// Whether the attribute lies on the horizontal axis.
  public var isHorizontal: Bool {
    switch self {
    case .leading, .trailing, .left, .right, .centerX, .width: true
    default: false
    }
  }

  /// Whether the attribute is a length rather than a place.
  public var isLength: Bool { self == .width || self == .height }
}

/// A layout guide.
public enum LayoutGuide: String, Hashable, Sendable, CaseIterable {
  case safeArea, layoutMargins, readableContent, keyboard, content
}

/// What an anchor belongs to.
public enum ConstraintItem: Hashable, Sendable {
  /// A view by id.
  case id(String)
  /// The view that bears the list, also meant by a guide alone.
  case superview
}

/// `item.guide.attribute`.
public struct ConstraintAnchor: Hashable, Sendable {
  /// The view.
  public var item: ConstraintItem
  /// One of its guides, or the view itself.
  public var guide: LayoutGuide?
  /// What of it.
  public var attribute: LayoutAttribute
  /// The characters that name it.
  public var place: SourcePlace

  /// Creates an anchor.
  public init(_ item: ConstraintItem, _ guide: LayoutGuide?, _ attribute: LayoutAttribute, at place: SourcePlace) {
    self.item = item
    self.guide = guide
    self.attribute = attribute
    self.place = place
  }
}

/// `multiplier * anchor + constant`, or a constant alone.
public struct ConstraintSide: Hashable, Sendable {
  /// The anchor, if any.
  public var anchor: ConstraintAnchor?
  /// Its factor.
  public var multiplier: Double
  /// Points added.
  public var constant: Double

  /// Creates a side.
  public init(anchor: ConstraintAnchor?, multiplier: Double = 1, constant: Double = 0) {
    self.anchor = anchor
    self.multiplier = multiplier
    self.constant = constant
  }
}

/// One constraint: what NSLayoutConstraint can hold. A chain `a <= x <= b` is two of these.
public struct LayoutConstraint: Hashable, Sendable {
  /// The left side.
  public var first: ConstraintSide
  /// How the sides relate.
  public var relation: LayoutRelation
  /// The right side.
  public var second: ConstraintSide
  /// How strongly.
  public var priority: LayoutPriority
  /// The name after `as`.
  public var name: String?
  /// The whole string.
  public var place: SourcePlace

  /// Creates a constraint.
  public init(
    _ first: ConstraintSide, _ relation: LayoutRelation, _ second: ConstraintSide, priority: LayoutPriority,
    name: String?, at place: SourcePlace
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.priority = priority
    self.name = name
    self.place = place
  }
}
