public import VitrinePlatform

extension Size {
  /// Creates a size from the platform's.
  public init(_ size: ScreenSize) {
    self.init(size.width, size.height)
  }
}

extension EdgeInsets {
  /// Creates insets from the platform's.
  public init(_ insets: ScreenInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
