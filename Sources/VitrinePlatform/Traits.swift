/// How much room there is along one axis: UIUserInterfaceSizeClass.
public enum SizeClass: String, Hashable, Sendable, CaseIterable {
  /// Little room.
  case compact
  /// Enough room.
  case regular
}

/// The kind of device: UIUserInterfaceIdiom.
public enum UserInterfaceIdiom: String, Hashable, Sendable, CaseIterable {
  /// An iPhone.
  case phone
  /// An iPad.
  case pad
}

/// Which way the screen is held.
public enum Orientation: String, Hashable, Sendable, CaseIterable {
  /// Higher than wide.
  case portrait
  /// Wider than high.
  case landscape
}

/// The direction of reading: UIUserInterfaceLayoutDirection.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// Left to right.
  case leftToRight = "ltr"
  /// Right to left.
  case rightToLeft = "rtl"
}

/// Light or dark: UIUserInterfaceStyle.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
  /// Dark text on a light ground.
  case light
  /// Light text on a dark ground; exists since iOS 13.
  case dark
}
