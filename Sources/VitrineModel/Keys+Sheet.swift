import VitrineSchema

// Keys of sheets (language 4.8).

extension Key where Wanted == ListValue<Value> {
  /// Words `medium`, `large`, or entries of shape detent.
  public static var detents: Self { Self(.detents) }
}

extension Key where Wanted == String {
  /// A detent id.
  public static var selectedDetentIdentifier: Self { Self(.selectedDetentIdentifier) }
  /// A detent id.
  public static var largestUndimmedDetentIdentifier: Self { Self(.largestUndimmedDetentIdentifier) }
}

extension Key where Wanted == Bool {
  /// Whether a grabber shows.
  public static var prefersGrabberVisible: Self { Self(.prefersGrabberVisible) }
  /// Whether it stays attached in compact height.
  public static var prefersEdgeAttachedInCompactHeight: Self { Self(.prefersEdgeAttachedInCompactHeight) }
  /// Whether its width follows the content.
  public static var widthFollowsPreferredContentSizeWhenEdgeAttached: Self {
    Self(.widthFollowsPreferredContentSizeWhenEdgeAttached)
  }
  /// Whether scrolling expands it.
  public static var prefersScrollingExpandsWhenScrolledToEdge: Self { Self(.prefersScrollingExpandsWhenScrolledToEdge) }
  /// Whether it is page sized.
  public static var prefersPageSizing: Self { Self(.prefersPageSizing) }
}

extension Key where Wanted == Double {
  /// Points.
  public static var preferredCornerRadius: Self { Self(.preferredCornerRadius) }
}
