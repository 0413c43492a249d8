import VitrineSource

/// Heights of bars, without the safe area they reach into (facts/layout.md 3).
///
/// Nothing was published for iOS 26; older heights stand in there and are marked as a decision.
public enum BarMetrics {
  /// Returns the height of a navigation bar: 44, 32 in compact height, 50 on a pad from iOS 12 on.
  public static func navigationBar(_ traits: TraitSet) -> Fact<Double> { bar(traits, usual: 44) }

  /// Returns the height of a toolbar, the bottom inset not included.
  public static func toolbar(_ traits: TraitSet) -> Fact<Double> { bar(traits, usual: 44) }

  /// Returns the height of a tab bar, the bottom inset not included.
  public static func tabBar(_ traits: TraitSet) -> Fact<Double> { bar(traits, usual: 49) }

  /// What a large title adds to a navigation bar, iOS 11 on.
  public static var largeTitle: Fact<Double> { Fact(52, "layout 3", .decision) }

  /// What a prompt adds to a navigation bar.
  public static var prompt: Fact<Double> { Fact(30, "recalled: 74 points with a prompt", .decision) }

  /// Returns what a large title adds: nothing before iOS 11, and nothing in compact height, where it is shown small.
  public static func largeTitleHeight(_ traits: TraitSet) -> Fact<Double> {
    let isShown = traits.iOS >= IOSVersion(11) && traits.verticalSizeClass == .regular
    return isShown ? largeTitle : Fact(0, "layout 3", .decision)
  }

  /// The height in compact height.
  private static let compactHeight = 32.0
  /// The height on a pad.
  private static let padHeight = 50.0
  /// The first system with higher bars on a pad.
  private static let padHeightVersion = IOSVersion(12)
  /// The first system whose bars nobody measured.
  private static let unmeasured = IOSVersion(26)

  /// Returns a bar's height; `usual` is that of a phone in regular height.
  private static func bar(_ traits: TraitSet, usual: Double) -> Fact<Double> {
    let certainty: Certainty = traits.iOS >= unmeasured ? .decision : .reported
    let height =
      switch traits.idiom {
      case .pad: traits.iOS >= padHeightVersion ? padHeight : usual
      case .phone: traits.verticalSizeClass == .compact ? compactHeight : usual
      }
    return Fact(height, "layout 3 (QMUI 633)", certainty)
  }
}
