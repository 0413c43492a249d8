import VitrineModel
import VitrineSource

/// Calls in their order.
struct EventList {
  /// The calls.
  private(set) var events: [TimelineEvent] = []
  /// Seconds at which the next call comes.
  var time = 0.0

  /// Adds a call at the current time.
  mutating func add(_ call: String, on receiver: String, _ certainty: Certainty = .documented, note: String? = nil) {
    events.append(TimelineEvent(time: time, call: call, receiver: receiver, note: note, certainty: certainty))
  }

  /// Returns the calls and further ones, by time; at equal times the list's own come first, each in its order.
  func merged(with others: [TimelineEvent]) -> [TimelineEvent] {
    let numbered = (events + others).enumerated()
    return numbered.sorted { a, b in
      a.element.time != b.element.time ? a.element.time < b.element.time : a.offset < b.offset
    }.map(\.element)
  }

  /// Returns the crossings and peaks of springs that pass their target (facts/motion.md 10, calculated).
  static func landmarks(of tracks: [Track]) -> [TimelineEvent] {
    var result: [TimelineEvent] = []
    for track in tracks where track.keyframes.isEmpty {
      guard case .spring(let spring)? = track.timing.motion(duration: track.duration), let peak = spring.peak,
        // A spring that is critical in all but name passes its target by less than can be seen.
        peak.value - 1 >= DampedSpring.settlingThreshold, let crossing = spring.firstCrossing,
        peak.time < track.duration
      else { continue }
      // The closed form is exact; what UIKit derives from a ratio and a duration is reported.
      let certainty: Certainty = if case .spring = track.timing { .reported } else { .documented }
      for (time, call) in [(crossing, "crossTarget"), (peak.time, "peak")] {
        result.append(
          TimelineEvent(
            time: track.delay + time, call: call, receiver: track.target, note: track.property, certainty: certainty))
      }
    }
    return result
  }
}
