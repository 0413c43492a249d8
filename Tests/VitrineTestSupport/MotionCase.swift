import VitrineModel
import VitrinePresentation
import VitrineTimeline

/// One row of `motion.json`: what the product answers to its input.
struct MotionCase {
  /// The kinds of questions that have an answer.
  static let kinds: Set<String> = [
    "bezier", "bezier_slope", "steps", "linear", "linear_points", "chain", "spring_state", "spring_peak",
    "settling", "bezier_segment", "interrupt", "uikit_spring", "uikit_root_limit", "perceptual_spring",
    "sampling", "track", "additive", "presentr_start", "interactive_completion", "normalise_velocity",
  ]

  /// Which question.
  let kind: String
  /// The question's numbers.
  let input: JSONCell

  /// Returns the members that the table compares; `nil` for a kind that is not known.
  func answer() -> JSONCell? {
    switch kind {
    case "bezier": curve(input).map { object(["y": $0.value(at: number("x"))]) }
    case "bezier_slope": curve(input).map { object(["dydx": $0.slope(at: number("x"))]) }
    case "steps":
      steps(input).map { object(["y": $0.value(at: number("x"), isBefore: input["before"]?.bool ?? false)]) }
    case "linear": points(input).map { object(["y": $0.value(at: number("x"))]) }
    case "linear_points":
      points(input).map { line in
        .object(["points": .list(line.corners.map { .list([.number($0.input), .number($0.output)]) })])
      }
    case "chain": chain()
    case "spring_state", "spring_peak", "settling", "bezier_segment", "interrupt": physical()
    case "uikit_spring": uikitSpring()
    case "uikit_root_limit":
      object(["velocityTimesDuration": UIKitSpring.innerRootLimit(dampingRatio: number("dampingRatio"))])
    case "perceptual_spring": perceptual()
    case "sampling": sampling()
    case "track": track()
    case "additive": additive()
    case "presentr_start": presentrStart()
    case "interactive_completion": remaining()
    case "normalise_velocity":
      Interaction.normalisedVelocity(number("velocity"), from: number("from"), to: number("to"))
        .map { object(["initialVelocity": $0]) }
    default: nil
    }
  }

  /// Returns a number of the input; NaN when it is missing.
  private func number(_ key: String) -> Double { input[key]?.number ?? .nan }

  /// Makes an object of numbers.
  private func object(_ numbers: [String: Double]) -> JSONCell { .object(numbers.mapValues { .number($0) }) }

  /// Reads a curve by name, control points, steps or stops.
  private func curve(_ value: JSONCell) -> TimingCurve? {
    if let name = value["curve"]?.text ?? value.text { return .named(name) }
    if let p = value["controlPoints"]?.numbers, p.count == 4 {
      return UnitBezier(p[0], p[1], p[2], p[3]).map { .bezier($0) }
    }
    return steps(value).map { .steps($0) } ?? points(value).map { .points($0) }
  }

  /// Reads a staircase.
  private func steps(_ value: JSONCell) -> StepTiming? {
    guard let count = value["steps"]?.number, let position = value["position"]?.text,
      let jump = StepTiming.Jump(rawValue: String(position.dropFirst("jump-".count)))
    else { return nil }
    return StepTiming(Int(count), jump: jump)
  }

  /// Reads a line through stops.
  private func points(_ value: JSONCell) -> PointTiming? {
    guard let stops = value["stops"]?.list else { return nil }
    return PointTiming(
      stops: stops.map { stop in
        let numbers = stop.numbers ?? []
        return PointTiming.Stop(
          numbers.first ?? .nan, at: numbers.count > 1 ? numbers[1] : nil, until: numbers.count > 2 ? numbers[2] : nil)
      })
  }

  /// Feeds one easing with the output of another.
  private func chain() -> JSONCell? {
    guard let effect = input["effect"].flatMap(curve), let keyframe = input["keyframe"].flatMap(curve) else {
      return nil
    }
    return object(["y": keyframe.value(at: effect.value(at: number("x")))])
  }

  /// Answers questions about a spring of mass, stiffness and damping.
  private func physical() -> JSONCell? {
    guard
      let spring = DampedSpring(
        mass: number("mass"), stiffness: number("stiffness"), damping: number("damping"),
        initialVelocity: number("initialVelocity"), allowsOverdamping: input["allowsOverdamping"]?.bool ?? false)
    else { return nil }
    switch kind {
    case "spring_state":
      let time = number("t")
      return .object([
        "regime": .text(spring.regime.rawValue), "x": .number(spring.value(at: time)),
        "velocity": .number(spring.velocity(at: time)),
      ])
    case "spring_peak":
      guard let peak = spring.peak else { return .object(["overshoots": .bool(false)]) }
      return .object(["overshoots": .bool(true), "t": .number(peak.time), "x": .number(peak.value)])
    case "settling":
      let epsilon = number("epsilon")
      return object([
        "exact": spring.settlingTime(threshold: epsilon),
        "envelope": spring.envelopeSettlingTime(threshold: epsilon) ?? .nan,
      ])
    case "bezier_segment":
      guard let segment = SpringSegment(spring, from: number("from"), to: number("to")) else { return nil }
      return object([
        "x1": SpringSegment.x1, "y1": segment.y1, "x2": SpringSegment.x2, "y2": segment.y2,
        "valueFrom": segment.valueFrom, "valueTo": segment.valueTo, "errorBound": segment.errorBound,
      ])
    default:
      let handover = Interaction.handover(
        of: spring, from: number("from"), to: number("to"), at: number("t"), newTarget: number("newTarget"))
      return object([
        "value": handover.value, "velocity": handover.velocity,
        "newInitialVelocity": handover.newInitialVelocity ?? .nan,
      ])
    }
  }

  /// Reads a spring of duration and damping ratio.
  private func uikit(_ value: JSONCell, duration: Double) -> UIKitSpring? {
    UIKitSpring(
      duration: value["duration"]?.number ?? duration, dampingRatio: value["dampingRatio"]?.number ?? .nan,
      initialVelocity: value["initialVelocity"]?.number ?? .nan)
  }

  /// Describes the spring that UIKit derives.
  private func uikitSpring() -> JSONCell? {
    guard let derived = uikit(input, duration: .nan) else { return nil }
    return .object([
      "branch": .text(derived.branch.rawValue), "omega": .number(derived.spring.naturalFrequency),
      "mass": .number(derived.spring.mass), "stiffness": .number(derived.spring.stiffness),
      "damping": .number(derived.spring.damping), "xAtDuration": .number(derived.valueAtDuration),
    ])
  }

  /// Describes the spring of a perceptual duration and a bounce.
  private func perceptual() -> JSONCell? {
    guard let spring = DampedSpring.perceptual(duration: number("duration"), bounce: number("bounce")) else {
      return nil
    }
    return object([
      "mass": spring.mass, "stiffness": spring.stiffness, "damping": spring.damping,
      "dampingRatio": spring.dampingRatio,
    ])
  }

  /// Reads what drives a track.
  private func motion(_ value: JSONCell?, duration: Double) -> Motion? {
    guard let value else { return nil }
    if let spring = value["uikitSpring"] { return uikit(spring, duration: duration).map { .spring($0.spring) } }
    return curve(value).map { .timing($0) }
  }

  /// Answers a question about one track.
  private func track() -> JSONCell? {
    let duration = number("duration")
    guard let motion = motion(input["curve"], duration: duration) else { return nil }
    let progress = motion.progress(at: number("t") - number("delay"), duration: duration)
    return object(["value": number("from") + (number("to") - number("from")) * progress])
  }

  /// Adds up animations of one property.
  private func additive() -> JSONCell? {
    guard let rows = input["animations"]?.list else { return nil }
    var animations: [Interaction.Additive] = []
    for row in rows {
      guard let start = row["start"]?.number, let from = row["from"]?.number, let to = row["to"]?.number,
        let duration = row["duration"]?.number, let motion = motion(row["curve"], duration: duration)
      else { return nil }
      animations.append(.init(start: start, from: from, to: to, motion: motion, duration: duration))
    }
    return Interaction.value(of: animations, at: number("t")).map { object(["value": $0]) }
  }

  /// Places a view at the start of a slide of Presentr.
  private func presentrStart() -> JSONCell? {
    guard let name = input["name"]?.text, let transition = PresentrTransition(words: name),
      let container = input["container"]?.numbers, container.count == 2,
      let frame = input["finalFrame"]?.numbers, frame.count == 4
    else { return nil }
    let final = Rect(frame[0], frame[1], frame[2], frame[3])
    guard let start = transition.farEnd(of: final, container: Size(container[0], container[1]))?.frame else {
      return nil
    }
    return object(["x": start.minX, "y": start.minY])
  }

  /// Answers what is left when a finger lets go.
  private func remaining() -> JSONCell? {
    guard let outcome = input["outcome"]?.text.flatMap(Interaction.Outcome.init) else { return nil }
    return object([
      "remaining": Interaction.remainingTime(
        duration: number("duration"), fraction: number("percentComplete"), completionSpeed: number("completionSpeed"),
        outcome: outcome)
    ])
  }

  /// Samples, then measures the error anew from the emitted numbers on a grid.
  private func sampling() -> JSONCell? {
    guard let interval = input["interval"]?.numbers, interval.count == 2 else { return nil }
    let maxError = number("maxError")
    let polyline: SampledCurve
    let value: (Double) -> Double
    let slope: (Double) -> Double
    var result: [String: JSONCell] = [:]
    var accelerationBound: Double
    if let derived = input["uikitSpring"].flatMap({ uikit($0, duration: .nan) }) {
      polyline = derived.spring.sampled(over: interval[0]...interval[1], maxError: maxError)
      value = { derived.spring.value(at: $0) }
      slope = { derived.spring.velocity(at: $0) }
      accelerationBound = derived.spring.accelerationBound(from: interval[0])
      result["secondDerivativeBound"] = .number(accelerationBound)
    } else if let curve = curve(input) {
      polyline = curve.sampled(maxError: maxError)
      value = { curve.value(at: $0) }
      slope = { curve.slope(at: $0) }
      accelerationBound = 0
      let step = (interval[1] - interval[0]) / 20_000
      for index in 1..<20_000 {
        let x = interval[0] + Double(index) * step
        accelerationBound = max(accelerationBound, ((slope(x + step) - slope(x)) / step).magnitude)
      }
    } else {
      return nil
    }
    result["segments"] = .number(Double(polyline.knots.count - 1))
    result["error"] = .number(
      PolylineCheck.errorBound(
        of: polyline.knots.map { ($0.time, $0.value) }, over: interval[0]...interval[1],
        accelerationBound: accelerationBound, value: value))
    result["uniformSegments"] = .number(
      Double(PolylineCheck.fewestEqualSteps(over: interval[0]...interval[1], maxError: maxError, value: value)))
    return .object(result)
  }
}
