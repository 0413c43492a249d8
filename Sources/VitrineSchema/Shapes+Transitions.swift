/// Transitions, animators and their parts (design/language.md 4.9).
enum TransitionShapes {
  /// Where the keys are described.
  private static let page = "language 4.9"

  /// What `transition` takes: UIKit's word, a preset, a name, or the mapping in its place.
  static let use: ValueType = .either([
    .word(SchemaWords.modalTransitionStyles), .preset(.transition), .reference(.transition), .shape(.transition),
  ])

  /// One entry of `transitions`.
  static let transition = Shape(
    .transition, "a transition",
    [
      KeySpec(
        .extends, .reference(.transition), "Another transition whose keys are taken over.", source: "language 4.1"),
      KeySpec(
        .present, .shape(.animator), default: "UIKit's", uikit: "animationController(forPresented:presenting:source:)",
        "Moves the presented view from a state to its place.", source: page),
      KeySpec(
        .dismiss, .shape(.animator), default: "'present' backwards", uikit: "animationController(forDismissed:)",
        "Moves the presented view from its place to a state.", source: page),
      KeySpec(
        .reduceMotion, use, default: "a cross dissolve", uikit: "UIAccessibility.isReduceMotionEnabled",
        "The transition for users who asked for less motion.", source: page),
      KeySpec(.code, .shape(.codeTransition), "Facts about how the animator is written.", source: page),
    ] + PresetShapes.keys(.transition))

  /// How one direction moves.
  static let animator = Shape(
    .animator, "an animator",
    motionKeys(duration: "0.4") + [
      KeySpec(
        .calculationMode, .word(["linear", "discrete", "paced"]), default: "linear",
        uikit: "UIView.KeyframeAnimationOptions", "How values between keyframes are found.", source: page),
      KeySpec(
        .options, .list(.word(SchemaWords.animationOptions)), default: "none", uikit: "UIView.AnimationOptions",
        "Options of the animation.", source: page),
      KeySpec(
        .tracks, .list(.shape(.track)), default: "none", "What else moves meanwhile, each with its own time.",
        source: page),
      KeySpec(
        .transitionDuration, .duration, default: "delay + duration", uikit: "transitionDuration(using:)",
        "The duration that the animator declares; what runs alongside takes it.", source: page),
      KeySpec(
        .interactive, .shape(.interactive), default: "none", uikit: "UIPercentDrivenInteractiveTransition",
        "A finger that drives it and lets go.", source: page),
    ])

  /// One further thing that moves.
  static let track = Shape(
    .track, "a track",
    [
      KeySpec(
        .target, .either([.word(["dimming", "presenter"]), .reference(.id)]), required: true,
        "What moves: the dimming view, the presenter's view, or a node.", source: page)
    ] + motionKeys(duration: "transitionDuration"))

  /// Returns the keys that animators and tracks share, which differ in the default of the duration.
  private static func motionKeys(duration: String) -> [KeySpec] {
    [
      KeySpec(
        .duration, .duration, default: duration, uikit: "animate(withDuration:delay:)",
        "How long it runs; with a physical spring its settling time counts.", source: page),
      KeySpec(
        .delay, .duration, default: "0", uikit: "animate(withDuration:delay:)", "The wait before it starts.",
        source: page),
      KeySpec(
        .curve, .curve, default: "easeInOut", uikit: "UIView.AnimationOptions", "The timing curve.", source: page),
      KeySpec(
        .spring, .spring, uikit: "usingSpringWithDamping", "A spring, which leaves the curve aside.", source: page),
      KeySpec(.from, .shape(.state), default: "its place", "The state at the start.", source: page),
      KeySpec(.to, .shape(.state), default: "its place", "The state at the end.", source: page),
      KeySpec(
        .keyframes, .list(.shape(.keyframe)), uikit: "animateKeyframes(withDuration:delay:)",
        "States at points of time, instead of 'from' and 'to'.", source: page),
      KeySpec(
        .anchorPoint, .point, default: "[0.5, 0.5]", uikit: "layer.anchorPoint",
        "The point that scale and rotation leave in place, in fractions of the view.", source: page),
    ]
  }

  /// How a view differs from its place.
  static let state = Shape(.state, "a state", stateKeys())

  /// A state at a point of time.
  static let keyframe = Shape(
    .keyframe, "a keyframe",
    [
      KeySpec(
        .at, .unboundedFraction, required: true, uikit: "withRelativeStartTime",
        "The time as a fraction of the duration.", source: page),
      KeySpec(.curve, .curve, default: "linear", "The curve to the next keyframe.", source: page),
    ] + stateKeys())

  /// The keys of a state.
  private static func stateKeys() -> [KeySpec] {
    [
      KeySpec(.alpha, .fraction, default: "1", "How opaque it is.", source: page),
      KeySpec(
        .scale, .either([.number(.any), .point]), default: "1", "Its size in proportion, for both axes or each.",
        source: page),
      KeySpec(.rotation, .degrees, default: "0", "How far it is turned, clockwise.", source: page),
      KeySpec(
        .translation, .amountPoint, default: "[0, 0]", "How far it is moved; '%' is of the view.", source: page),
      KeySpec(
        .transform, .numbers(6), uikit: "CGAffineTransform", "The whole transform instead of the three.", source: page),
      KeySpec(.frame, .rect, "Its frame instead of its place's.", source: page),
      KeySpec(
        .outside, .word(SchemaWords.outsides), "Just beyond that edge or corner of the container.", source: page),
      KeySpec(.cornerRadius, .points(.notNegative), "Its corner radius.", source: page),
      KeySpec(.backgroundColor, .color, "Its background.", source: page),
    ]
  }

  /// A finger that drives a transition.
  static let interactive = Shape(
    .interactive, "an interactive part",
    [
      KeySpec(
        .fraction, .fraction, required: true, uikit: "percentComplete", "Where the finger lets go.", source: page),
      KeySpec(.ends, .word(["finish", "cancel"]), required: true, "How it ends from there.", source: page),
      KeySpec(.completionSpeed, .number(.any), default: "1", "How fast it runs on.", source: page),
      KeySpec(.completionCurve, .curve, default: "easeInOut", "The curve for the rest.", source: page),
    ])
}
