import VitrineModel
import VitrinePlatform
import VitrinePresentation
import VitrineSchema
import VitrineSource

/// What UIKit's own transitions move (facts/motion.md 8 and 9).
struct SystemMotion {
  /// The scene.
  let scene: TimelineScene

  /// Seconds of UIKit's own transitions.
  private var modalDuration: Double { MotionFacts.modalDuration(iOS: scene.iOS).value }
  /// Seconds of a cross-dissolve.
  private var dissolveDuration: Double { MotionFacts.crossDissolveDuration.value }
  /// Seconds of a popover's fade.
  private var popoverDuration: Double { MotionFacts.popoverDuration.value }

  /// Returns how a view comes by one of UIKit's transitions.
  ///
  /// - Parameters:
  ///   - style: The transition.
  ///   - origin: What chose it.
  func present(_ style: ModalTransitionStyle, origin: Origin) -> PhasePlan {
    switch style {
    case .coverVertical:
      let frame = scene.presented.frame
      let below = Rect(frame.minX, scene.container.maxY, frame.width, frame.height)
      var plan = plan(
        [track("frame", .rect(below), .rect(frame), modalDuration, .system, origin)],
        duration: modalDuration)
      plan.approximations = [
        "start of coverVertical (motion 8)", "duration and spring of system transitions (motion 9)",
      ]
      return plan
    case .crossDissolve:
      var plan = plan(
        [track("alpha", .number(0), .number(1), dissolveDuration, .easeInOut, origin)],
        duration: dissolveDuration)
      plan.approximations = ["duration and curve of crossDissolve (motion 8)"]
      return plan
    case .flipHorizontal, .partialCurl, .zoom:
      var plan = plan([], duration: modalDuration)
      plan.approximations = ["duration of system transitions (motion 9)"]
      plan.notModelled = [
        NotModelled(
          "the motion of \(style.rawValue)", reason: "it is known by name only; no track can say it",
          place: origin.authoredPlace)
      ]
      return plan
    }
  }

  /// Returns how a popover comes.
  func presentPopover() -> PhasePlan {
    var plan = plan(
      [
        track(
          "alpha", .number(0), .number(1), popoverDuration, .easeInOut, .standard("popover-fade"))
      ], duration: popoverDuration)
    plan.approximations = ["fade of popovers (motion 9)"]
    return plan
  }

  /// Returns how an alert comes: its motion is not published and not reported.
  func presentAlert() -> PhasePlan {
    var plan = plan([], duration: MotionFacts.alertDuration.value)
    plan.approximations = ["duration of alerts (motion 9)"]
    plan.notModelled = [
      NotModelled(
        "the motion of alerts and action sheets", reason: "Apple publishes none and no report measures it", place: nil)
    ]
    return plan
  }

  /// Returns a plan whose numbers nobody wrote.
  private func plan(_ tracks: [Track], duration: Double) -> PhasePlan {
    PhasePlan(declared: duration, isAssumed: true, completes: duration, animator: .system, tracks: tracks)
  }

  /// Returns a track of the presented view.
  private func track(
    _ property: String, _ from: TrackValue, _ to: TrackValue, _ duration: Double, _ timing: TrackTiming,
    _ origin: Origin
  ) -> Track {
    var track = Track(
      target: "presented", property: property, from: from, to: to, delay: 0, duration: duration, timing: timing,
      origin: origin)
    track.isDurationAssumed = true
    return track
  }
}

extension Origin {
  /// The authored place, if that is what decided.
  var authoredPlace: SourcePlace? {
    guard case .place(let place) = self else { return nil }
    return place
  }
}
