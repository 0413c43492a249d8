import VitrineModel
import VitrinePlatform
import VitrinePresentation
import VitrineSchema
import VitrineSource

/// One presentation in one environment with everything that its motion and its calls depend on.
struct TimelineScene {
  /// The spec.
  let spec: Spec
  /// The presentation's entry for this environment.
  let entry: Entry
  /// The environment.
  let environment: SpecEnvironment
  /// Where everything is.
  let resolved: ResolvedPresentation
  /// What is on top.
  let presented: ResolvedPresented
  /// The presented screen's keys for this environment.
  let screen: Entry?
  /// The style's keys for this environment, when it is more than UIKit's word.
  let style: Entry?
  /// What the delegate answers in this environment.
  let delegate: Entry?

  /// Gathers a scene; `nil` when nothing is shown.
  init?(_ presentation: Presentation, _ resolved: ResolvedPresentation, in spec: Spec) {
    guard let presented = resolved.presented, spec.environments.indices.contains(resolved.environment) else {
      return nil
    }
    self.spec = spec
    self.resolved = resolved
    self.presented = presented
    environment = spec.environments[resolved.environment]
    let traits = environment.traits
    entry = presentation.entry.resolved(for: traits)
    screen = spec.screen(presented.screen)?.entry.resolved(for: traits)
    if case .entry(let entry, _, _) = spec.style(of: entry) {
      style = entry.resolved(for: traits)
    } else {
      style = nil
    }
    delegate = entry[Key<Entry>.delegate]?.value
  }

  /// The container in window coordinates: the window itself, which is what UIKit's own styles use.
  var container: Rect { environment.windowBounds }
  /// The system version.
  var iOS: IOSVersion { environment.traits.iOS }
  /// Whether delegates get the calls of iOS 13.
  var hasNewDismissalCalls: Bool { iOS >= Self.newDismissalCalls }
  /// The first system with `presentationControllerShouldDismiss` and its kin (facts/uikit-presentation.md 1.3, documented).
  private static let newDismissalCalls = IOSVersion(13)
  /// Whether a popover is shown.
  var isPopover: Bool { resolved.popover != nil && resolved.style.resolved == .popover }
  /// Whether an alert is shown.
  var isAlert: Bool { resolved.alert != nil }
  /// Whether the app has a presentation controller of its own.
  var isCustom: Bool { resolved.style.resolved == .custom }
  /// Whether what is shown can be swiped away by UIKit's own gesture: a sheet since iOS 13, not in compact height.
  var isSwipeableSheet: Bool {
    if isPopover || isAlert || isCustom { return false }
    if resolved.sheet != nil { return hasNewDismissalCalls }
    switch resolved.style.resolved {
    case .pageSheet, .formSheet, .automatic: return hasNewDismissalCalls && !resolved.presenter.isRemoved
    default: return false
    }
  }
  /// Whether the presentation's own `animated` is false.
  var isAnimated: Bool { entry[Key<Bool>.animated]?.value ?? true }
  /// Whether the delegate implements a method.
  func implements(_ method: KeyID) -> Bool { delegate?.gives(method) ?? false }
  /// The library preset that the style is, by its full name.
  var stylePreset: String? { style?[Key<String>.preset]?.value }

  /// Returns what a `reduceMotion` value stands for, as if it were a `transition`.
  func transition(from value: Field) -> TransitionReference {
    spec.transition(
      of: Entry(
        .presentation, at: value.value.place, fields: [Field(.transition, keyPlace: value.keyPlace, value: value.value)]
      ))
  }
}
