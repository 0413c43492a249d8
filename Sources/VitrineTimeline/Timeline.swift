public import VitrineModel
public import VitrineSource

/// A value that a track moves between.
public enum TrackValue: Hashable, Sendable {
  /// One number: alpha, rotation, corner radius.
  case number(Double)
  /// Two numbers: scale or translation.
  case pair(Double, Double)
  /// A frame in window coordinates.
  case rect(Rect)
  /// An affine transform: a, b, c, d, tx, ty.
  case transform([Double])
  /// Red, green, blue, alpha.
  case color(Double, Double, Double, Double)
}

/// One property of one view over time.
public struct Track: Sendable {
  /// `presented`, `presenter`, `dimming` or a node id.
  public var target: String
  /// `frame`, `alpha`, `scale`, `rotation`, `translation`, `transform`, `cornerRadius`, `backgroundColor`, or `effect`: the share
  /// of a blur that is there. Scale, rotation and translation apply in this order, about the anchor point.
  public var property: String
  /// The value at the start.
  public var from: TrackValue
  /// The value at the end.
  public var to: TrackValue
  /// Values between, at fractions of the duration; empty for a plain track.
  public var keyframes: [TrackKeyframe]
  /// Seconds before it starts.
  public var delay: Double
  /// Seconds that it takes.
  public var duration: Double
  /// How it gets there.
  public var timing: TrackTiming
  /// What decided it.
  public var origin: Origin
  /// The point about which transforms turn, as fractions of the view; nil for the centre.
  public var anchorPoint: Point?
  /// Whether the author did not write the duration.
  public var isDurationAssumed: Bool

  /// Creates a plain track.
  public init(
    target: String, property: String, from: TrackValue, to: TrackValue, delay: Double, duration: Double,
    timing: TrackTiming, origin: Origin
  ) {
    self.target = target
    self.property = property
    self.from = from
    self.to = to
    keyframes = []
    self.delay = delay
    self.duration = duration
    self.timing = timing
    self.origin = origin
    anchorPoint = nil
    isDurationAssumed = false
  }
}

/// A value at a fraction of a track's duration.
public struct TrackKeyframe: Sendable {
  /// 0 to 1.
  public var at: Double
  /// The value there.
  public var value: TrackValue
  /// The curve to the next keyframe.
  public var timing: TrackTiming

  /// Creates a keyframe.
  public init(at: Double, value: TrackValue, timing: TrackTiming) {
    self.at = at
    self.value = value
    self.timing = timing
  }
}

/// Curve or spring of a track.
public enum TrackTiming: Hashable, Sendable {
  /// A curve.
  case curve(AuthoredCurve)
  /// UIKit's spring with a duration.
  case spring(dampingRatio: Double, initialVelocity: Double)
  /// A physical spring; a damping ratio above 1 counts as 1 unless over-damping is allowed.
  case physicalSpring(
    mass: Double, stiffness: Double, damping: Double, initialVelocity: Double, allowsOverdamping: Bool = false)
}

/// A call that UIKit or a library makes.
public struct TimelineEvent: Hashable, Sendable {
  /// Seconds from the start of the phase.
  public var time: Double
  /// The method's base name, or with its labels where the base name says too little; `crossTarget` and `peak` mark a spring
  /// that passes its target, `attempt` a way out that was refused.
  public var call: String
  /// Who receives it: `presented`, `presenter`, `presentationController`, `transitioningDelegate`, `delegate`, `animator` and so on.
  public var receiver: String
  /// An answer, an argument or a condition, in a few words.
  public var note: String?
  /// How sure it is that the call comes here.
  public var certainty: Certainty

  /// Creates an event.
  public init(
    time: Double, call: String, receiver: String, note: String? = nil, certainty: Certainty = .documented
  ) {
    self.time = time
    self.call = call
    self.receiver = receiver
    self.note = note
    self.certainty = certainty
  }
}

/// Presenting or dismissing.
public struct TimelinePhase: Sendable {
  /// Declared seconds: what the animator answers to `transitionDuration(using:)`.
  public var duration: Double
  /// Seconds until nothing moves visibly: every value stays within a thousandth of its way.
  public var settles: Double
  /// Seconds until the content's own animations end, which is when the transition completes.
  public var completes: Double
  /// Whether the author did not write the declared duration.
  public var isDurationAssumed: Bool
  /// What moves.
  public var tracks: [Track]
  /// What is called, in order.
  public var events: [TimelineEvent]

  /// Creates a phase.
  public init(duration: Double, settles: Double, tracks: [Track], events: [TimelineEvent]) {
    self.duration = duration
    self.settles = settles
    completes = duration
    isDurationAssumed = false
    self.tracks = tracks
    self.events = events
  }

  /// Seconds until the last track ends.
  public var total: Double { tracks.reduce(completes) { max($0, $1.delay + $1.duration) } }
}

/// How a presentation comes and goes.
public struct Timeline: Sendable {
  /// Coming.
  public var present: TimelinePhase
  /// Going.
  public var dismiss: TimelinePhase
  /// What is not computed.
  public var notModelled: [NotModelled]
  /// What the numbers rest on without being certain.
  public var approximations: [Approximation]

  /// Creates a timeline.
  public init(present: TimelinePhase, dismiss: TimelinePhase) {
    self.present = present
    self.dismiss = dismiss
    notModelled = []
    approximations = []
  }
}
