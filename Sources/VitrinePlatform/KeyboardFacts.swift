import VitrineSource

/// What is known of the keyboard besides its heights.
public enum KeyboardFacts {
  /// How much lower a number pad is on a phone.
  ///
  /// 27 to 45 was measured; the least of it is taken, so that nothing that is called free is covered.
  public static var numberPadReduction: Fact<Double> { Fact(27, "devices notes; layout 7", .decision) }
  /// The most that a number pad was found lower.
  public static var largestNumberPadReduction: Fact<Double> { Fact(45, "devices notes; layout 7", .measured) }
  /// The bottom safe area inside the keyboard while it is up.
  public static var bottomSafeAreaWhileShown: Fact<Double> { Fact(0, "devices notes; layout 7", .measured) }
}
