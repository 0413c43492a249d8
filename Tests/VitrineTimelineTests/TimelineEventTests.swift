import Testing
import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource
import VitrineTimeline

/// A custom presentation with an animator of the app.
private func custom() -> SceneFixture {
  var fixture = SceneFixture()
  fixture.transition = [
    (.present, SceneFixture.animator((.duration, .number(0.4)), (.from, SceneFixture.state((.alpha, .number(0))))))
  ]
  return fixture
}

/// A popover whose delegate implements methods.
private func popover(_ delegate: [(KeyID, Value)], iOS: IOSVersion = IOSVersion(17, 0)) -> SceneFixture {
  var fixture = SceneFixture()
  fixture.resolvedStyle = .popover
  fixture.asked = "popover"
  fixture.isPopover = true
  fixture.dimming = nil
  fixture.iOS = iOS
  fixture.presentation = [(.delegate, .entry(SceneFixture.entry(.delegate, delegate, at: 900)))]
  return fixture
}

@Test func `a custom presentation is called in UIKit's order`() throws {
  let timeline = try #require(custom().timeline())
  #expect(
    timeline.present.calls == [
      "presenter.present", "transitioningDelegate.presentationController(forPresented:presenting:source:)",
      "presented.viewDidLoad", "transitioningDelegate.animationController(forPresented:presenting:source:)",
      "transitioningDelegate.interactionControllerForPresentation(using:)",
      "presentationController.presentationTransitionWillBegin", "presented.viewWillAppear",
      "animator.transitionDuration", "presentationController.frameOfPresentedViewInContainerView",
      "presentationController.containerViewWillLayoutSubviews", "presented.viewWillLayoutSubviews",
      "presented.viewDidLayoutSubviews", "presentationController.containerViewDidLayoutSubviews",
      "animator.animateTransition", "animator.completeTransition",
      "presentationController.presentationTransitionDidEnd", "presented.viewDidAppear", "animator.animationEnded",
      "caller.completion",
    ])
  #expect(timeline.present.events.map(\.time) == Array(repeating: 0, count: 14) + Array(repeating: 0.4, count: 5))
  #expect(
    timeline.dismiss.calls == [
      "presented.dismiss", "transitioningDelegate.animationController(forDismissed:)",
      "transitioningDelegate.interactionControllerForDismissal(using:)",
      "presentationController.dismissalTransitionWillBegin", "presented.viewWillDisappear",
      "animator.transitionDuration", "animator.animateTransition", "animator.completeTransition",
      "presentationController.dismissalTransitionDidEnd", "presented.viewDidDisappear", "animator.animationEnded",
      "caller.completion",
    ])
}

@Test func `a removed presenter hears of it around the presented view's own calls`() throws {
  var fixture = SceneFixture()
  fixture.resolvedStyle = .fullScreen
  fixture.isPresenterRemoved = true
  fixture.dimming = nil
  let timeline = try #require(fixture.timeline())
  #expect(
    timeline.present.calls == [
      "presenter.present", "presented.viewDidLoad", "presenter.viewWillDisappear", "presented.viewWillAppear",
      "presented.viewDidAppear", "presenter.viewDidDisappear", "caller.completion",
    ])
  #expect(
    timeline.dismiss.calls == [
      "presented.dismiss", "presented.viewWillDisappear", "presenter.viewWillAppear", "presenter.viewDidAppear",
      "presented.viewDidDisappear", "caller.completion",
    ])
}

@Test func `events at one time keep their order and times never fall`() throws {
  var fixture = custom()
  fixture.transition = [
    (
      .present,
      SceneFixture.animator(
        (.duration, .number(0.8)), (.spring, SceneFixture.spring(0.5)),
        (.from, SceneFixture.state((.alpha, .number(0)), (.scale, .number(0.5)))))
    )
  ]
  let events = try #require(fixture.timeline()).present.events
  #expect(zip(events, events.dropFirst()).allSatisfy { $0.time <= $1.time })
  #expect(
    events.filter { $0.call == "crossTarget" || $0.call == "peak" }.map { "\($0.call) \($0.note ?? "")" } == [
      "crossTarget alpha", "crossTarget scale", "peak alpha", "peak scale",
    ])
}

@Test func `a popover is prepared, checked and shown in order`() throws {
  var fixture = popover([
    (.adaptivePresentationStyle, .word("none")), (.willPresentWithAdaptiveStyle, .bool(true)),
    (.prepareForPopoverPresentation, .bool(true)),
  ])
  fixture.presentation += [
    (.popover, .entry(SceneFixture.entry(.popover, [(.background, .preset("qiita/arrow"))], at: 950))),
    (.barButtonItem, .name("done")),
  ]
  let calls = try #require(fixture.timeline()).present.calls
  #expect(
    calls == [
      "presenter.present", "delegate.adaptivePresentationStyle(for:traitCollection:)", "presented.viewDidLoad",
      "delegate.willPresentWithAdaptiveStyle", "delegate.prepareForPopoverPresentation",
      "presentationController.presentationTransitionWillBegin", "popoverBackgroundViewClass.arrowBase",
      "popoverBackgroundViewClass.contentViewInsets", "popoverBackgroundViewClass.arrowHeight",
      "popoverBackgroundView.arrowDirection", "popoverBackgroundView.arrowOffset",
      "presentationController.passthroughViews", "presented.viewWillAppear", "presented.viewDidAppear",
      "caller.completion",
    ])
}

@Test func `the old question about adaptation is asked only in compact width and without the new one`() throws {
  var fixture = popover([(.adaptivePresentationStyleFor, .word("none"))])
  #expect(
    try #require(fixture.timeline()).present.calls.contains("delegate.adaptivePresentationStyle(for:)"))
  fixture.idiom = .pad
  #expect(
    !(try #require(fixture.timeline())).present.calls.contains("delegate.adaptivePresentationStyle(for:)"))
}

/// Every dismissal method, answering yes.
private let everyMethod: [(KeyID, Value)] = [
  (.presentationControllerShouldDismiss, .bool(true)), (.presentationControllerWillDismiss, .bool(true)),
  (.presentationControllerDidDismiss, .bool(true)),
  (.popoverPresentationControllerShouldDismissPopover, .bool(true)),
  (.popoverPresentationControllerDidDismissPopover, .bool(true)),
]

@Test func `a tap outside a popover asks the methods of the system's own time`() throws {
  let new = try #require(popover(everyMethod).timeline()).dismiss.calls
  #expect(
    new == [
      "user.tapOutside", "delegate.presentationControllerShouldDismiss", "delegate.presentationControllerWillDismiss",
      "presented.viewWillDisappear", "presented.viewDidDisappear", "delegate.presentationControllerDidDismiss",
    ])
  let old = try #require(popover(everyMethod, iOS: IOSVersion(12, 4)).timeline()).dismiss.calls
  #expect(
    old == [
      "user.tapOutside", "delegate.popoverPresentationControllerShouldDismissPopover", "presented.viewWillDisappear",
      "presented.viewDidDisappear", "delegate.popoverPresentationControllerDidDismissPopover",
    ])
  let onlyOld = try #require(popover(Array(everyMethod.suffix(2))).timeline()).dismiss.events
  #expect(onlyOld.contains { $0.call == "popoverPresentationControllerDidDismissPopover" && $0.certainty == .decision })
}

@Test func `a refused way out is an attempt and nothing moves`() throws {
  let fixture = popover([
    (.presentationControllerShouldDismiss, .bool(false)), (.presentationControllerDidAttemptToDismiss, .bool(true)),
  ])
  let phase = try #require(fixture.timeline()).dismiss
  #expect(
    phase.calls == [
      "user.attempt", "delegate.presentationControllerShouldDismiss",
      "delegate.presentationControllerDidAttemptToDismiss",
    ])
  #expect(phase.tracks.isEmpty && phase.duration == 0)
  var modal = popover([(.presentationControllerDidAttemptToDismiss, .bool(true))])
  modal.screen = [(.isModalInPresentation, .bool(true))]
  #expect(
    try #require(modal.timeline()).dismiss.calls == [
      "user.attempt", "delegate.presentationControllerDidAttemptToDismiss",
    ])
  // Code is never refused.
  modal.presentation.append((.dismiss, .word("programmatic")))
  #expect(try #require(modal.timeline()).dismiss.calls.first == "presented.dismiss")
}

@Test func `the old refusal counts only where the old method is asked`() throws {
  let methods: [(KeyID, Value)] = [
    (.popoverPresentationControllerShouldDismissPopover, .bool(false)),
    (.presentationControllerShouldDismiss, .bool(true)),
  ]
  #expect(try #require(popover(methods).timeline()).dismiss.calls.first == "user.tapOutside")
  #expect(try #require(popover(methods, iOS: IOSVersion(12, 4)).timeline()).dismiss.calls.first == "user.attempt")
}

@Test func `a sheet is swiped away, or not, and a cancelled swipe comes back`() throws {
  var fixture = popover(everyMethod)
  fixture.isPopover = false
  fixture.resolvedStyle = .pageSheet
  fixture.asked = "pageSheet"
  #expect(
    try #require(fixture.timeline()).dismiss.calls == [
      "user.swipe", "delegate.presentationControllerShouldDismiss", "delegate.presentationControllerWillDismiss",
      "presented.viewWillDisappear", "presented.viewDidDisappear", "delegate.presentationControllerDidDismiss",
    ])
  fixture.presentation.append((.dismiss, .word("swipeCancelled")))
  let cancelled = try #require(fixture.timeline()).dismiss
  #expect(
    cancelled.calls == [
      "user.swipeCancelled", "delegate.presentationControllerShouldDismiss",
      "delegate.presentationControllerWillDismiss", "presented.viewWillDisappear", "presented.viewWillAppear",
      "presented.viewDidAppear",
    ])
  #expect(cancelled.tracks.isEmpty)
  fixture.iOS = IOSVersion(12, 4)
  #expect(try #require(fixture.timeline()).dismiss.calls.count <= 1)
}

@Test func `a tap on the dimming view does what the style says`() throws {
  var fixture = custom()
  fixture.presentation = [(.dismiss, .word("tapOutside"))]
  fixture.dimming = DimmingTap.none
  #expect(try #require(fixture.timeline()).dismiss.calls == ["user.attempt"])
  fixture.dimming = .passthrough
  #expect(try #require(fixture.timeline()).dismiss.calls == ["user.attempt"])
  fixture.dimming = .dismiss
  #expect(try #require(fixture.timeline()).dismiss.calls.prefix(2) == ["user.tapOutside", "presented.dismiss"])
}

@Test func `a finger that gives up brings everything back in the time it took`() throws {
  var fixture = SceneFixture()
  fixture.style = [(.swipe, .word("down"))]
  fixture.presentation = [(.dismiss, .word("swipeCancelled"))]
  let interactive = SceneFixture.entry(
    .interactive, [(.fraction, .number(0.4)), (.ends, .word("cancel")), (.completionSpeed, .number(1.6))], at: 970)
  fixture.transition = [
    (
      .dismiss,
      SceneFixture.animator(
        (.duration, .number(0.25)), (.to, SceneFixture.state((.outside, .word("bottom")), (.alpha, .number(0.4)))),
        (.interactive, .entry(interactive)))
    )
  ]
  var phase = try #require(fixture.timeline()).dismiss
  let alpha = try #require(phase.track("presented", "alpha"))
  #expect(alpha.from == .number(1 + (0.4 - 1) * 0.4) && alpha.to == .number(1))
  #expect((alpha.duration - 0.4 * 0.25 / 1.6).magnitude <= 1e-15)
  #expect(phase.track("dimming", "alpha")?.to == .number(0.7))
  #expect(
    phase.calls.suffix(5) == [
      "animator.completeTransition", "presentationController.dismissalTransitionDidEnd", "presented.viewWillAppear",
      "presented.viewDidAppear", "animator.animationEnded",
    ])
  #expect(phase.events.filter { $0.note == "false" }.count == 3)
  fixture.presentation = [(.dismiss, .word("swipe"))]
  phase = try #require(fixture.timeline()).dismiss
  #expect(phase.track("presented", "alpha")?.to == .number(0.4))
  #expect((phase.completes - 0.6 * 0.25 / 1.6).magnitude <= 1e-15)
  #expect(phase.calls.contains("interactionController.finish"))
}

@Test func `a driven presentation shows what follows the finger`() throws {
  var fixture = SceneFixture()
  let interactive = SceneFixture.entry(.interactive, [(.fraction, .number(0.25)), (.ends, .word("finish"))], at: 970)
  fixture.transition = [
    (
      .present,
      SceneFixture.animator(
        (.duration, .number(0.4)), (.from, SceneFixture.state((.alpha, .number(0)))),
        (.interactive, .entry(interactive)))
    )
  ]
  let phase = try #require(fixture.timeline()).present
  let alpha = try #require(phase.track("presented", "alpha"))
  #expect(alpha.from == .number(0.25) && (alpha.duration - 0.3).magnitude <= 1e-15)
  #expect(phase.calls.contains("interactionController.finish") && phase.completes == alpha.duration)
}

@Test func `what an animator passes on completion is shown`() throws {
  for (word, note) in [("notCancelled", "true"), ("finished", "finished"), ("always", "true")] {
    var fixture = custom()
    fixture.transition?.append(
      (.code, .entry(SceneFixture.entry(.codeTransition, [(.completes, .word(word))], at: 980))))
    let event = try #require(fixture.timeline()?.present.events.first { $0.call == "completeTransition" })
    #expect(event.note == note)
  }
}

@Test func `an animator that never completes leaves the calls unfinished`() throws {
  var fixture = custom()
  fixture.transition?.append(
    (.code, .entry(SceneFixture.entry(.codeTransition, [(.completes, .word("never"))], at: 980))))
  let phase = try #require(fixture.timeline()).present
  #expect(phase.calls.last == "animator.completeTransition")
  #expect(phase.events.last?.note?.hasPrefix("never") ?? false)
}

@Test func `a control and an alert's action begin the dismissal`() throws {
  var fixture = custom()
  fixture.presentation = [(.dismiss, .name("close"))]
  #expect(try #require(fixture.timeline()).dismiss.calls.prefix(2) == ["close.action", "presented.dismiss"])
  fixture.isAlert = true
  fixture.resolvedStyle = .overFullScreen
  let timeline = try #require(fixture.timeline())
  #expect(
    timeline.dismiss.calls == [
      "close.action", "presented.viewWillDisappear", "presented.viewDidDisappear", "caller.handler",
    ])
  #expect(timeline.notModelled.map(\.what) == ["the motion of alerts and action sheets"])
}

@Test func `a strategy without a presentation has no timeline of UIKit's`() throws {
  var fixture = SceneFixture()
  fixture.presentation = [
    (.strategy, .entry(SceneFixture.entry(.strategy, [(.kind, .word("addSubview"))], at: 990)))
  ]
  let timeline = try #require(fixture.timeline())
  #expect(timeline.present.events.isEmpty && timeline.notModelled.count == 1)
}
