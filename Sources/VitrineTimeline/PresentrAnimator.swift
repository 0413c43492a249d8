import VitrineModel
import VitrinePlatform
import VitrinePresentation
import VitrineSchema

/// One transition of Presentr as a release runs it (facts/seed-systems.md 1.7, source).
struct PresentrAnimator {
  /// What moves.
  let transition: PresentrTransition
  /// UIKit's transition that the release leaves it to; nil when the library animates.
  let systemStyle: ModalTransitionStyle?
  /// How it runs.
  let timing: PresentrTiming

  /// First release whose animators take options.
  private static let options = IOSVersion(1, 2, 0)
  /// First release with the corner slide and a flip of its own.
  private static let cornerAndFlip = IOSVersion(1, 3, 1)
  /// First release with `coverVerticalWithSpring`; the options took its place.
  private static let namedSpring = IOSVersion(1, 1, 0)
  /// Damping ratio of `coverVerticalWithSpring`.
  private static let namedSpringDamping = 0.5

  /// Reads a transition by the library's name; `nil` when that release has none of this name.
  ///
  /// - Parameters:
  ///   - name: As the library writes it in any release.
  ///   - version: The release.
  ///   - words: Options: `duration`, or `spring` with `duration`, `delay`, `damping` and `velocity`.
  init?(_ name: String, version: PresentrVersion, words: PresetWords? = nil) {
    let takesOptions = version.number >= Self.options
    var timing = PresentrTiming(version: version)
    if name.lowercased() == "coververticalwithspring" {
      guard version.number >= Self.namedSpring, !takesOptions else { return nil }
      timing.damping = Self.namedSpringDamping
      timing.velocity = 0
      transition = .coverVertical
      systemStyle = nil
      self.timing = timing
      return
    }
    guard let transition = PresentrTransition(words: name) else { return nil }
    switch transition {
    case .coverFromCorner: if version.number < Self.cornerAndFlip { return nil }
    case .flipHorizontal: if takesOptions, version.number < Self.cornerAndFlip { return nil }
    default: break
    }
    if takesOptions, let words {
      let spring = words.words("spring")
      timing.duration = spring?.number("duration") ?? words.number("duration") ?? timing.duration
      if let spring {
        timing.delay = spring.number("delay") ?? 0
        timing.damping = spring.number("damping") ?? 1
        timing.velocity = spring.number("velocity") ?? 0
      }
    }
    self.transition = transition
    systemStyle = transition.systemStyle(in: version).flatMap { ModalTransitionStyle(rawValue: $0) }
    self.timing = timing
  }

  /// How its tracks run.
  var trackTiming: TrackTiming {
    timing.damping.map { .spring(dampingRatio: $0, initialVelocity: timing.velocity ?? 0) } ?? .easeInOut
  }

  /// Returns the animators of both ways that a style preset asks for; nil for a way that its release does not have.
  static func both(of style: Entry, preset: String) -> (present: PresentrAnimator?, dismiss: PresentrAnimator?) {
    let words = PresetWords(style)
    let version = version(of: style)
    // Halves from above come from above; all others from below (facts/seed-systems.md 1.2, source).
    let standard = preset.hasSuffix("/topHalf") ? "coverVerticalFromTop" : "coverVertical"
    let present = PresentrAnimator(name(words, "transitionType") ?? standard, version: version)
    let dismiss = name(words, "dismissTransitionType").map { PresentrAnimator($0, version: version) } ?? present
    return (present, dismiss)
  }

  /// Returns the animator that a transition preset means; nil when its release has none.
  static func preset(_ entry: Entry, name: String) -> PresentrAnimator? {
    let words = PresetWords(entry)
    let word = name.split(separator: "/").last.map(String.init) ?? name
    let full = word == "coverFromCorner" ? "coverFromCorner(\(words.text("corner") ?? "topLeft"))" : word
    return PresentrAnimator(full, version: version(of: entry), words: words)
  }

  /// Whether the blur of a style preset comes by its effect rather than its alpha (facts/seed-systems.md 1.6, source).
  static func animatesBlur(_ style: Entry?) -> Bool {
    style.map { version(of: $0).number >= blurEffect } ?? true
  }

  /// First release that animates the blur's effect.
  private static let blurEffect = IOSVersion(1, 0, 5)

  /// Returns the release that a preset names, or the newest.
  private static func version(of entry: Entry) -> PresentrVersion {
    entry[Key<String>.presetVersion].flatMap { PresentrVersion($0.value) } ?? .newest
  }

  /// Returns the transition that a word names, also as `{ coverFromCorner: … }`.
  private static func name(_ words: PresetWords, _ word: String) -> String? {
    if let corner = words.words(word)?.text("coverFromCorner") { return "coverFromCorner(\(corner))" }
    return words.text(word)
  }
}
