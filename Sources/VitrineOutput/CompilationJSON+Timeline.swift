import VitrineModel
import VitrineSource
import VitrineTimeline

extension CompilationJSON {
  /// Writes a timeline, or null.
  func write(_ timeline: Timeline?, to writer: inout JSONWriter) {
    guard let timeline else { return writer.null() }
    writer.object { writer in
      writer.key("present")
      write(timeline.present, to: &writer)
      writer.key("dismiss")
      write(timeline.dismiss, to: &writer)
    }
  }

  /// Writes one phase.
  private func write(_ phase: TimelinePhase, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("duration")
      writer.exact(phase.duration)
      writer.key("settles")
      writer.exact(phase.settles)
      writer.key("completes")
      writer.exact(phase.completes)
      if phase.isDurationAssumed {
        writer.key("assumed")
        writer.bool(true)
      }
      writer.key("tracks")
      writer.array { writer in
        for track in phase.tracks { write(track, to: &writer) }
      }
      writer.key("events")
      writer.array { writer in
        for event in phase.events {
          writer.object(inline: true) { writer in
            writer.key("t")
            writer.exact(event.time)
            writer.member("call", event.call)
            writer.member("on", event.receiver)
            if let note = event.note { writer.member("note", note) }
            writer.member("sure", event.certainty.rawValue)
          }
        }
      }
    }
  }

  /// Writes one track.
  private func write(_ track: Track, to writer: inout JSONWriter) {
    let at = text(of: track.origin)
    writer.object { writer in
      writer.member("target", track.target)
      writer.member("property", track.property)
      writer.key("from")
      Self.value(track.from, to: &writer)
      writer.key("to")
      Self.value(track.to, to: &writer)
      writer.key("delay")
      writer.exact(track.delay)
      writer.key("duration")
      writer.exact(track.duration)
      Self.timing(track.timing, to: &writer)
      if !track.keyframes.isEmpty {
        writer.key("keyframes")
        writer.array { writer in
          for keyframe in track.keyframes {
            writer.object(inline: true) { writer in
              writer.key("at")
              writer.exact(keyframe.at)
              writer.key("value")
              Self.value(keyframe.value, to: &writer)
              Self.timing(keyframe.timing, to: &writer)
            }
          }
        }
      }
      if let anchor = track.anchorPoint {
        writer.key("anchorPoint")
        writer.exactList([anchor.x, anchor.y])
      }
      if track.isDurationAssumed {
        writer.key("assumed")
        writer.bool(true)
      }
      writer.member("at", at)
    }
  }

  /// Writes a value of a track.
  private static func value(_ value: TrackValue, to writer: inout JSONWriter) {
    switch value {
    case .number(let number): writer.exact(number)
    case .pair(let x, let y): writer.exactList([x, y])
    case .rect(let rect): writer.rect(rect)
    case .transform(let numbers): writer.exactList(numbers)
    case .color(let red, let green, let blue, let alpha): writer.exactList([red, green, blue, alpha])
    }
  }

  /// Writes `curve` or `spring` with its key.
  private static func timing(_ timing: TrackTiming, to writer: inout JSONWriter) {
    switch timing {
    case .curve(let curve):
      writer.key("curve")
      Self.curve(curve, to: &writer)
    case .spring(let ratio, let velocity):
      writer.key("spring")
      writer.object(inline: true) { writer in
        writer.key("dampingRatio")
        writer.exact(ratio)
        writer.key("initialVelocity")
        writer.exact(velocity)
      }
    case .physicalSpring(let mass, let stiffness, let damping, let velocity, let allowsOverdamping):
      writer.key("spring")
      writer.object(inline: true) { writer in
        writer.key("mass")
        writer.exact(mass)
        writer.key("stiffness")
        writer.exact(stiffness)
        writer.key("damping")
        writer.exact(damping)
        writer.key("initialVelocity")
        writer.exact(velocity)
        writer.key("allowsOverdamping")
        writer.bool(allowsOverdamping)
      }
    }
  }

  /// Writes a curve: its name, or its parameters.
  private static func curve(_ curve: AuthoredCurve, to writer: inout JSONWriter) {
    switch curve {
    case .named(let name): writer.string(name)
    case .bezier(let x1, let y1, let x2, let y2):
      writer.object(inline: true) { writer in
        writer.key("bezier")
        writer.exactList([x1, y1, x2, y2])
      }
    case .steps(let count, let jump):
      writer.object(inline: true) { writer in
        writer.key("steps")
        writer.int(count)
        writer.member("jump", jump)
      }
    case .points(let points):
      writer.object(inline: true) { writer in
        writer.key("points")
        writer.array(inline: true) { writer in
          for point in points { writer.exactList([point.x, point.y]) }
        }
      }
    }
  }
}
