import VitrineSchema

/// Words of the libraries in the seed documents, and of UIKit's initialisers, that authors carry over into plain entries.
enum OldNames {
  /// Returns what to write instead of a word that the language says otherwise.
  static func advice(for name: String, in shape: ShapeID) -> String? {
    guard let entry = table.first(where: { $0.name == name }) else { return nil }
    return "the language says it as '\(entry.instead)'; the library's own words stand under 'with' of a preset"
  }

  /// Names and their counterparts (facts/seed-systems.md 1.5 and 2).
  private static let table: [(name: String, instead: String)] = [
    ("dismissOnTap", "dimming: { tap: dismiss }"), ("backgroundTap", "dimming: { tap: … }"),
    ("outsideContextTap", "dimming: { tap: … }"), ("dismissOnSwipe", "swipe: down"),
    ("dismissOnSwipeDirection", "swipe"), ("roundCorners", "cornerRadius"), ("dropShadow", "shadow"),
    ("backgroundOpacity", "dimming: { alpha: … }"), ("blurBackground", "dimming: { blur: … }"),
    ("blurStyle", "dimming: { blur: … }"), ("keyboardTranslationType", "keyboard"),
    ("transitionType", "transition"), ("dismissTransitionType", "transition: { dismiss: … }"),
    ("dismissAnimated", "animated"), ("presentationType", "size and position"),
    ("backViewColor", "dimming: { color: … }"), ("showAnimation", "transition: { present: … }"),
    ("dismissAnimation", "transition: { dismiss: … }"), ("springWithDamping", "spring: { dampingRatio: … }"),
    ("usingSpringWithDamping", "spring: { dampingRatio: … }"), ("springVelocity", "spring: { initialVelocity: … }"),
    ("initialSpringVelocity", "spring: { initialVelocity: … }"), ("enableDismiss", "dimming: { tap: … }"),
    ("shadowColor", "shadow: { color: … }"), ("shadowOpacity", "shadow: { opacity: … }"),
    ("shadowOffset", "shadow: { offset: … }"), ("shadowRadius", "shadow: { radius: … }"),
    ("borderWidth", "border: { width: … }"), ("borderColor", "border: { color: … }"),
    ("popoverBackgroundViewClass", "background"), ("autoresizingMask", "flex"),
  ]
}
