import VitrineModel
import VitrinePresentation
import VitrineSchema
import VitrineSource

/// How a scenario ends, and whether that is allowed (facts/uikit-presentation.md 6.4, facts/seed-systems.md 1.9).
struct WayOut {
  /// Who begins it.
  enum Kind: Hashable {
    /// UIKit's own tap outside or swipe, which asks the delegate.
    case interactive
    /// The same, given up on the way.
    case cancelled
    /// A call of `dismiss`.
    case programmatic
  }

  /// The word or id as written, or the default.
  let word: String
  /// Who begins it.
  let kind: Kind
  /// Why nothing is dismissed; nil when something is.
  let refusal: String?
  /// The delegate method that refused.
  let refusingCall: String?
  /// Where it was written.
  let place: SourcePlace?

  /// Reads the way out of a scene.
  init(_ scene: TimelineScene) {
    let written = scene.entry[Key<String>.wayOut]
    place = written?.place
    let standard = scene.isPopover ? "tapOutside" : scene.isSwipeableSheet ? "swipe" : "programmatic"
    word = written?.value ?? standard
    var refusal: String?
    var call: String?
    switch word {
    case "tapOutside":
      kind = scene.isPopover || scene.isSwipeableSheet ? .interactive : .programmatic
      if kind == .programmatic { refusal = Self.tapRefusal(scene) }
    case "swipe", "swipeCancelled":
      let isCancelled = word == "swipeCancelled"
      if scene.isSwipeableSheet {
        kind = isCancelled ? .cancelled : .interactive
      } else {
        kind = isCancelled ? .cancelled : .programmatic
        if !Self.hasSwipe(scene) { refusal = "nothing takes a swipe here" }
      }
    default: kind = .programmatic
    }
    if refusal == nil, kind == .interactive || (kind == .cancelled && scene.isSwipeableSheet) {
      (refusal, call) = Self.delegateRefusal(scene)
    }
    self.refusal = refusal
    refusingCall = call
  }

  /// Whether the dismissal was refused.
  var isRefused: Bool { refusal != nil }
  /// Whether a tap, a swipe or a control began it rather than code alone.
  var isGesture: Bool { word == "tapOutside" || word == "swipe" || word == "swipeCancelled" }

  /// Returns why a tap outside does nothing; nil when it dismisses.
  private static func tapRefusal(_ scene: TimelineScene) -> String? {
    if scene.isAlert { return "alerts are left by their actions" }
    guard let dimming = scene.resolved.dimming else { return "nothing takes a tap outside" }
    switch dimming.tap {
    case .dismiss: return nil
    case .none: return "the dimming view ignores taps"
    case .passthrough: return "the tap goes to the presenter"
    }
  }

  /// Whether the style has a swipe of its own.
  private static func hasSwipe(_ scene: TimelineScene) -> Bool {
    guard let style = scene.style else { return false }
    if scene.stylePreset != nil { return PresetWords(style).bool("dismissOnSwipe") ?? false }
    guard let field = style.field(.swipe) else { return false }
    switch field.value.value {
    case .null, .invalid, .word("none"), .text("none"): return false
    case .entry(let entry): return entry[Key<String>.direction]?.value != "none"
    default: return true
    }
  }

  /// Returns why UIKit refuses, and the method that said so.
  private static func delegateRefusal(_ scene: TimelineScene) -> (String?, String?) {
    if scene.screen?[Key<Bool>.isModalInPresentation]?.value ?? false {
      return ("isModalInPresentation is true", nil)
    }
    let new = scene.delegate?[Key<Bool>.presentationControllerShouldDismiss]?.value
    let old = scene.delegate?[Key<Bool>.popoverPresentationControllerShouldDismissPopover]?.value
    if scene.hasNewDismissalCalls, new == false {
      return ("presentationControllerShouldDismiss answers false", "presentationControllerShouldDismiss")
    }
    if scene.isPopover, old == false, !scene.hasNewDismissalCalls || new == nil {
      let call = "popoverPresentationControllerShouldDismissPopover"
      return ("\(call) answers false", call)
    }
    return (nil, nil)
  }
}
