import VitrineModel
import VitrinePlatform
import VitrinePresentation
import VitrineSchema
import VitrineSource

/// The order of calls while a presentation comes (facts/uikit-presentation.md 6.1 to 6.3).
struct PresentEvents {
  /// The scene.
  let scene: TimelineScene
  /// What moves.
  let plan: PhasePlan
  /// When the transition completes, in seconds.
  let completes: Double
  /// Whether a finger drives the transition.
  let isDriven: Bool

  /// Returns the calls.
  func events() -> EventList {
    var list = EventList()
    start(&list)
    adaptation(&list)
    if scene.isCustom {
      list.add("presentationController(forPresented:presenting:source:)", on: "transitioningDelegate")
    }
    list.add("viewDidLoad", on: "presented", .decision, note: "at the latest here")
    let isAnimating = hasAnimator
    if isAnimating {
      list.add("animationController(forPresented:presenting:source:)", on: "transitioningDelegate")
      list.add(
        "interactionControllerForPresentation(using:)", on: "transitioningDelegate", note: isDriven ? nil : "nil")
    }
    popover(&list)
    if scene.isCustom { list.add("presentationTransitionWillBegin", on: "presentationController") }
    if scene.resolved.presenter.isRemoved { list.add("viewWillDisappear", on: "presenter", .source) }
    list.add("viewWillAppear", on: "presented")
    if isAnimating { list.add("transitionDuration", on: "animator", note: Self.seconds(plan.declared)) }
    if scene.isCustom {
      list.add("frameOfPresentedViewInContainerView", on: "presentationController")
      list.add("containerViewWillLayoutSubviews", on: "presentationController")
      list.add("viewWillLayoutSubviews", on: "presented")
      list.add("viewDidLayoutSubviews", on: "presented")
      list.add("containerViewDidLayoutSubviews", on: "presentationController")
    }
    // After the container's layout: a decision until measured (design/decisions.md).
    if isAnimating { list.add("animateTransition", on: "animator", .decision) }
    if isDriven { list.add("finish", on: "interactionController", note: "the finger lets go") }
    end(&list, isAnimating: isAnimating)
    return list
  }

  /// Whether an animator of the app or a library runs.
  private var hasAnimator: Bool { plan.animator != .system && scene.isAnimated }

  /// Adds what the app calls.
  private func start(_ list: inout EventList) {
    switch scene.stylePreset {
    case let preset? where preset.hasPrefix("presentr/"):
      list.add("customPresentViewController", on: "presenter", .source)
    case let preset? where preset.hasPrefix("swiftpopup/"):
      list.add("show(above:completion:)", on: "presented", .source)
    default: break
    }
    list.add("present", on: "presenter", note: scene.isAnimated ? nil : "animated: false")
  }

  /// Adds what the delegate is asked about adaptation.
  private func adaptation(_ list: inout EventList) {
    let isAdaptive = scene.entry.gives(.popover) || isAskedAsPopover || scene.delegate != nil
    guard isAdaptive, !scene.isAlert, let delegate = scene.delegate else { return }
    let isCompact = scene.environment.traits.horizontalSizeClass == .compact
    if delegate.gives(.adaptivePresentationStyle) {
      let answer = delegate[Key<Word<ModalPresentationStyle>>.adaptivePresentationStyle]?.value.word.rawValue
      list.add("adaptivePresentationStyle(for:traitCollection:)", on: "delegate", note: answer)
    } else if delegate.gives(.adaptivePresentationStyleFor), isCompact {
      let answer = delegate[Key<Word<ModalPresentationStyle>>.adaptivePresentationStyleFor]?.value.word.rawValue
      list.add("adaptivePresentationStyle(for:)", on: "delegate", note: answer)
    }
    guard isAskedAsPopover, !scene.isPopover else { return }
    if delegate.gives(.viewControllerForAdaptivePresentationStyle) {
      list.add("viewControllerForAdaptivePresentationStyle", on: "delegate")
    }
    if delegate.gives(.prepareAdaptivePresentationController), scene.iOS >= Self.adaptivePreparation {
      list.add("prepareAdaptivePresentationController", on: "delegate", .decision)
    }
    if delegate.gives(.willPresentWithAdaptiveStyle) {
      list.add("willPresentWithAdaptiveStyle", on: "delegate", note: scene.resolved.style.resolved.rawValue)
    }
  }

  /// The first system with `presentationController(_:prepareAdaptivePresentationController:)` (documented).
  private static let adaptivePreparation = IOSVersion(15)

  /// Whether a popover was asked for, shown as one or not.
  private var isAskedAsPopover: Bool {
    scene.resolved.style.asked == "popover" || scene.resolved.style.resolved == .popover
  }

  /// Adds what happens before a popover shows.
  private func popover(_ list: inout EventList) {
    guard scene.isPopover else { return }
    if scene.implements(.willPresentWithAdaptiveStyle) {
      list.add("willPresentWithAdaptiveStyle", on: "delegate", .decision, note: "none")
    }
    if scene.implements(.prepareForPopoverPresentation) { list.add("prepareForPopoverPresentation", on: "delegate") }
    list.add("presentationTransitionWillBegin", on: "presentationController", .reported, note: "checks the anchor")
    if scene.spec.popover(of: scene.entry)?.gives(.background) ?? false {
      for call in ["arrowBase", "contentViewInsets", "arrowHeight"] {
        list.add(call, on: "popoverBackgroundViewClass", .decision, note: "asked once")
      }
      list.add("arrowDirection", on: "popoverBackgroundView", .decision, note: arrow)
      list.add("arrowOffset", on: "popoverBackgroundView", .decision)
    }
    if scene.entry.gives(.barButtonItem) {
      list.add("passthroughViews", on: "presentationController", note: "the bar's other items are added")
    }
  }

  /// The arrow's side in a word.
  private var arrow: String? { scene.resolved.popover?.arrowDirection?.rawValue }

  /// Adds what follows the animation.
  private func end(_ list: inout EventList, isAnimating: Bool) {
    list.time = completes
    if isAnimating {
      let completion = CompletionFacts(scene, plan.animator)
      guard completion.isCompleted else {
        list.add("completeTransition", on: "animator", note: "never called: the transition does not end")
        return
      }
      list.add("completeTransition", on: "animator", note: completion.argument(isCancelled: false))
    }
    if scene.isCustom { list.add("presentationTransitionDidEnd", on: "presentationController", note: "true") }
    list.add("viewDidAppear", on: "presented", scene.isCustom ? .decision : .documented)
    if scene.resolved.presenter.isRemoved { list.add("viewDidDisappear", on: "presenter", .source) }
    if isAnimating { list.add("animationEnded", on: "animator", note: "true") }
    list.add("completion", on: "caller")
  }

  /// Returns seconds in a few characters.
  static func seconds(_ seconds: Double) -> String {
    seconds == seconds.rounded() && seconds.magnitude < 1e9 ? "\(Int(seconds)) s" : "\(seconds) s"
  }
}

/// How the animator of a scene ends.
struct CompletionFacts {
  /// Whether it calls `completeTransition` at all.
  let isCompleted: Bool
  /// What it passes, when that is not whether the transition was cancelled.
  private let fixedArgument: String?

  /// Returns what it passes to `completeTransition`, in a word.
  func argument(isCancelled: Bool) -> String { fixedArgument ?? (isCancelled ? "false" : "true") }

  /// Reads `code.completes` of the transition; SwiftPopup passes the animation's own flag (facts/seed-systems.md 2, source).
  init(_ scene: TimelineScene, _ animator: PhasePlan.Animator) {
    var entry: Entry?
    if case .entry(let written, _, _) = scene.spec.transition(of: scene.entry) {
      entry = written
    } else if let style = scene.style, case .entry(let written, _, _) = scene.spec.transition(of: style) {
      entry = written
    }
    let completes = entry?[Key<Entry>.code]?.value[Key<String>.completes]?.value
    isCompleted = completes != "never"
    switch completes {
    case "finished": fixedArgument = "finished"
    case "always": fixedArgument = "true"
    default: fixedArgument = animator == .swiftPopup ? "finished" : nil
    }
  }
}
