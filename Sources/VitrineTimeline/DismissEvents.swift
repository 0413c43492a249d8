import VitrineModel
import VitrinePresentation
import VitrineSchema
import VitrineSource

/// The order of calls while a presentation goes (facts/uikit-presentation.md 6.2 and 6.4).
struct DismissEvents {
  /// The scene.
  let scene: TimelineScene
  /// What moves.
  let plan: PhasePlan
  /// How it ends.
  let way: WayOut
  /// When the transition completes, in seconds.
  let completes: Double
  /// Whether a finger drives the transition.
  let isDriven: Bool

  /// Returns the calls.
  func events() -> EventList {
    var list = EventList()
    if way.isRefused {
      refused(&list)
      return list
    }
    if way.kind == .cancelled, !scene.isSwipeableSheet, !isDriven {
      list.add("attempt", on: "user", .source, note: "\(way.word): the view springs back")
      return list
    }
    begin(&list)
    let isAnimating = plan.animator != .system && isAnimated
    if isAnimating {
      list.add("animationController(forDismissed:)", on: "transitioningDelegate")
      list.add(
        "interactionControllerForDismissal(using:)", on: "transitioningDelegate", note: isDriven ? nil : "nil")
    }
    if scene.isCustom { list.add("dismissalTransitionWillBegin", on: "presentationController") }
    list.add("viewWillDisappear", on: "presented", way.kind == .programmatic ? .documented : .decision)
    if scene.resolved.presenter.isRemoved { list.add("viewWillAppear", on: "presenter", .source) }
    if isAnimating {
      list.add("transitionDuration", on: "animator", note: PresentEvents.seconds(plan.declared))
      list.add("animateTransition", on: "animator", .decision)
    }
    if isDriven {
      list.add(way.kind == .cancelled ? "cancel" : "finish", on: "interactionController", note: "the finger lets go")
    }
    list.time = completes
    if way.kind == .cancelled {
      cancelled(&list, isAnimating: isAnimating)
    } else {
      end(&list, isAnimating: isAnimating)
    }
    return list
  }

  /// Whether time passes: code may dismiss without animation as it presented, a user's gesture always animates.
  var isAnimated: Bool { scene.isAnimated || way.kind != .programmatic }

  /// Adds what a refused way out causes.
  private func refused(_ list: inout EventList) {
    list.add("attempt", on: "user", .documented, note: "\(way.word): \(way.refusal ?? "refused")")
    if let call = way.refusingCall { list.add(call, on: "delegate", note: "false") }
    let isAsked = scene.isPopover || scene.isSwipeableSheet
    if isAsked, scene.hasNewDismissalCalls, scene.implements(.presentationControllerDidAttemptToDismiss) {
      list.add("presentationControllerDidAttemptToDismiss", on: "delegate")
    }
  }

  /// Whether the delegate gets the calls of iOS 13; with only the old ones implemented it gets those (decision).
  private var usesNewCalls: Bool {
    guard scene.hasNewDismissalCalls else { return false }
    let new: [KeyID] = [
      .presentationControllerShouldDismiss, .presentationControllerWillDismiss, .presentationControllerDidDismiss,
      .presentationControllerDidAttemptToDismiss,
    ]
    return !scene.isPopover || new.contains(where: scene.implements)
  }

  /// Adds what begins the dismissal.
  private func begin(_ list: inout EventList) {
    if way.isGesture { list.add(way.word, on: "user") }
    guard way.kind != .programmatic else {
      let isControl = !["programmatic", "rotation", "tapOutside", "swipe"].contains(way.word)
      if isControl { list.add("action", on: way.word) }
      let isAction = isControl && scene.isAlert
      if !isAction { list.add("dismiss", on: "presented", note: scene.isAnimated ? nil : "animated: false") }
      return
    }
    if usesNewCalls {
      if scene.implements(.presentationControllerShouldDismiss) {
        list.add("presentationControllerShouldDismiss", on: "delegate", note: "true")
      }
      if scene.implements(.presentationControllerWillDismiss) {
        list.add("presentationControllerWillDismiss", on: "delegate")
      }
    } else if scene.isPopover, scene.implements(.popoverPresentationControllerShouldDismissPopover) {
      list.add("popoverPresentationControllerShouldDismissPopover", on: "delegate", oldCertainty, note: "true")
    }
  }

  /// How sure it is that the old calls come: on new systems it is a decision.
  private var oldCertainty: Certainty { scene.hasNewDismissalCalls ? .decision : .documented }

  /// Adds what follows a dismissal that was carried out.
  private func end(_ list: inout EventList, isAnimating: Bool) {
    if isAnimating {
      let completion = CompletionFacts(scene, plan.animator)
      guard completion.isCompleted else {
        list.add("completeTransition", on: "animator", note: "never called: the transition does not end")
        return
      }
      list.add("completeTransition", on: "animator", note: completion.argument(isCancelled: false))
    }
    if scene.isCustom { list.add("dismissalTransitionDidEnd", on: "presentationController", note: "true") }
    if scene.resolved.presenter.isRemoved { list.add("viewDidAppear", on: "presenter", .source) }
    list.add("viewDidDisappear", on: "presented")
    if isAnimating { list.add("animationEnded", on: "animator", note: "true") }
    switch way.kind {
    case .programmatic:
      list.add(scene.isAlert ? "handler" : "completion", on: "caller", scene.isAlert ? .reported : .documented)
    case .interactive where usesNewCalls:
      if scene.implements(.presentationControllerDidDismiss) {
        list.add("presentationControllerDidDismiss", on: "delegate")
      }
    case .interactive:
      if scene.isPopover, scene.implements(.popoverPresentationControllerDidDismissPopover) {
        list.add("popoverPresentationControllerDidDismissPopover", on: "delegate", oldCertainty)
      }
    case .cancelled: break
    }
  }

  /// Adds what follows a dismissal that was given up on the way.
  private func cancelled(_ list: inout EventList, isAnimating: Bool) {
    if isAnimating {
      let completion = CompletionFacts(scene, plan.animator)
      list.add("completeTransition", on: "animator", note: completion.argument(isCancelled: true))
    }
    if scene.isCustom { list.add("dismissalTransitionDidEnd", on: "presentationController", note: "false") }
    if scene.resolved.presenter.isRemoved {
      list.add("viewWillDisappear", on: "presenter", .decision)
      list.add("viewDidDisappear", on: "presenter", .decision)
    }
    list.add("viewWillAppear", on: "presented", .reported)
    list.add("viewDidAppear", on: "presented", .reported)
    if isAnimating { list.add("animationEnded", on: "animator", note: "false") }
  }
}
