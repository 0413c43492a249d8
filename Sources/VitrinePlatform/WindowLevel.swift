import VitrineSource

/// UIWindow.Level (facts/uikit-presentation.md 8, 10.1): the constants are documented, their numbers reported.
public enum WindowLevel {
  /// App content.
  public static var normal: Fact<Double> { Fact(0, "uikit-presentation 8", .reported) }
  /// The status bar.
  public static var statusBar: Fact<Double> { Fact(1000, "uikit-presentation 8", .reported) }
  /// Alerts.
  public static var alert: Fact<Double> { Fact(2000, "uikit-presentation 8", .reported) }
  /// The popup window of seed 001.
  public static var seedPopup: Fact<Double> { Fact(100, "uikit-presentation 8 (seed 001)", .documented) }
}
