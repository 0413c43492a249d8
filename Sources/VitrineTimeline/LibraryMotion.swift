import VitrinePresentation
import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// What the animators of the preset libraries move.
struct LibraryMotion {
  /// The scene.
  let scene: TimelineScene

  /// Returns how a view comes by a transition of Presentr.
  func present(_ transition: PresentrTransition, origin: Origin) -> PhasePlan {
    if case .system(let style) = transition.motion {
      return SystemMotion(scene: scene).present(style, origin: origin)
    }
    let frame = scene.presented.frame
    let timing =
      transition.spring.map { TrackTiming.spring(dampingRatio: $0.damping, initialVelocity: $0.velocity) } ?? .easeInOut
    var plan = PhasePlan(
      declared: transition.duration, isAssumed: false, completes: transition.delay + transition.duration,
      animator: .presentr, tracks: [])
    func track(_ property: String, _ from: TrackValue, _ to: TrackValue) -> Track {
      Track(
        target: "presented", property: property, from: from, to: to, delay: transition.delay,
        duration: transition.duration, timing: timing, origin: origin)
    }
    switch transition.motion {
    case .system: break
    case .cover:
      let start = transition.startFrame(container: scene.container.size, finalFrame: frame)
      plan.tracks = [track("frame", .rect(start), .rect(frame))]
    case .dissolve:
      plan.tracks = [track("alpha", .number(0), .number(1))]
    case .flip:
      plan.notModelled = [
        NotModelled(
          "the motion of presentr/flipHorizontal",
          reason: "two half turns of 0.6 s run inside an animation that declares \(transition.duration) s",
          place: origin.authoredPlace)
      ]
    }
    return plan
  }

  /// Returns the transitions of Presentr that a style preset asks for; nil for a part that its version does not have.
  func presentrTransitions(
    of style: Entry, preset: String
  ) -> (present: PresentrTransition?, dismiss: PresentrTransition?) {
    let words = PresetWords(style)
    let version = style[Key<String>.presetVersion].flatMap { IOSVersion($0.value) } ?? PresentrTransition.newestVersion
    let type = preset.split(separator: "/").last.map(String.init) ?? preset
    let standard = PresentrTransition.standardName(forType: type)
    let present = Self.named(words, "transitionType", version) ?? PresentrTransition(name: standard, version: version)
    return (present, Self.named(words, "dismissTransitionType", version) ?? present)
  }

  /// Returns the transition that a word names: `coverVertical`, `coverFromCorner(topLeft)` or `{ coverFromCorner: … }`.
  private static func named(_ words: PresetWords, _ word: String, _ version: IOSVersion) -> PresentrTransition? {
    if let nested = words.words(word), let corner = nested.text("coverFromCorner") {
      return PresentrTransition(name: "coverFromCorner", corner: corner, version: version)
    }
    guard let text = words.text(word) else { return nil }
    let parts = text.split(whereSeparator: { "(.) :".contains($0) }).map(String.init)
    guard let name = parts.first else { return nil }
    return PresentrTransition(name: name, corner: parts.dropFirst().last ?? "topLeft", version: version)
  }

  /// Returns the transition of Presentr that a transition preset means; nil when its version has none.
  static func presentrTransition(_ entry: Entry, preset: String) -> PresentrTransition? {
    let words = PresetWords(entry)
    let version = entry[Key<String>.presetVersion].flatMap { IOSVersion($0.value) } ?? PresentrTransition.newestVersion
    let name = preset.split(separator: "/").last.map(String.init) ?? preset
    let spring = words.words("spring")
    return PresentrTransition(
      name: name, corner: words.text("corner") ?? "topLeft", version: version,
      duration: spring?.number("duration") ?? words.number("duration"), delay: spring?.number("delay") ?? 0,
      spring: spring.map { .init(damping: $0.number("damping") ?? 1, velocity: $0.number("velocity") ?? 0) })
  }

  /// Returns how a popup of SwiftPopup comes and goes.
  func swiftPopup(_ style: Entry, origin: Origin) -> (present: PhasePlan, dismiss: PhasePlan) {
    let words = PresetWords(style)
    let show = SwiftPopupAnimation.show.merged(with: words.words("showAnimation"))
    let hide = SwiftPopupAnimation.dismiss.merged(with: words.words("dismissAnimation"))
    let small = TrackValue.pair(SwiftPopupAnimation.smallScale, SwiftPopupAnimation.smallScale)
    func plan(_ numbers: SwiftPopupAnimation, _ ends: [(String, TrackValue, TrackValue)]) -> PhasePlan {
      PhasePlan(
        declared: numbers.duration, isAssumed: false, completes: numbers.delay + numbers.duration,
        animator: .swiftPopup,
        tracks: ends.map { property, from, to in
          Track(
            target: "presented", property: property, from: from, to: to, delay: numbers.delay,
            duration: numbers.duration, timing: numbers.timing, origin: origin)
        })
    }
    return (
      plan(show, [("scale", small, .pair(1, 1))]),
      plan(hide, [("alpha", .number(1), .number(0)), ("scale", .pair(1, 1), small)])
    )
  }
}
