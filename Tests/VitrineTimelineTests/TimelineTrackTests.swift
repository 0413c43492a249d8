import Testing
import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineTimeline

@Test func `a spring popup scales by UIKit's spring while the dimming fades alongside`() throws {
  var fixture = SceneFixture()
  fixture.transition = [
    (
      .present,
      SceneFixture.animator(
        (.duration, .number(0.8)), (.spring, SceneFixture.spring(0.8, velocity: 2)),
        (.from, SceneFixture.state((.scale, .number(0.01)))))
    ),
    (
      .dismiss,
      SceneFixture.animator(
        (.duration, .number(0.2)), (.to, SceneFixture.state((.scale, .number(0.01)), (.alpha, .number(0)))))
    ),
  ]
  let timeline = try #require(fixture.timeline())
  let scale = try #require(timeline.present.track("presented", "scale"))
  #expect(scale.from == .pair(0.01, 0.01) && scale.to == .pair(1, 1))
  #expect(scale.timing == .spring(dampingRatio: 0.8, initialVelocity: 2) && scale.duration == 0.8)
  #expect(scale.origin == .place(SceneFixture.place(200)))
  guard case .pair(let x, _) = scale.value(at: 0.2) else {
    Issue.record("no pair")
    return
  }
  #expect((x - 0.780313352259129).magnitude <= 1e-8)
  let dimming = try #require(timeline.present.track("dimming", "alpha"))
  #expect(dimming.from == .number(0) && dimming.to == .number(0.7) && dimming.duration == 0.8)
  #expect(dimming.timing == .curve(.named("easeInOut")))
  #expect(timeline.present.duration == 0.8 && timeline.present.completes == 0.8)
  #expect(timeline.present.settles == 0.8)
  #expect(timeline.dismiss.tracks.map(\.property) == ["alpha", "scale", "alpha"])
  #expect(timeline.dismiss.duration == 0.2)
  #expect(timeline.notModelled.isEmpty)
  let peak = try #require(timeline.present.events.first { $0.call == "peak" })
  #expect((peak.time - 0.463456).magnitude <= 1e-6)
  let crossing = try #require(timeline.present.events.first { $0.call == "crossTarget" })
  #expect((crossing.time - 0.36445).magnitude <= 1e-5)
}

@Test func `a missing way out is the way in with its ends exchanged and the same curve`() throws {
  var fixture = SceneFixture()
  fixture.transition = [
    (
      .present,
      SceneFixture.animator(
        (.duration, .number(0.3)), (.curve, .curve(.named("easeIn"))),
        (.from, SceneFixture.state((.outside, .word("trailing")), (.alpha, .number(0.2)))))
    )
  ]
  fixture.isRightToLeft = true
  let timeline = try #require(fixture.timeline())
  let come = try #require(timeline.present.track("presented", "frame"))
  let go = try #require(timeline.dismiss.track("presented", "frame"))
  #expect(come.from == .rect(Rect(-320, 351, 320, 150)) && come.to == .rect(fixture.frame))
  #expect(go.from == come.to && go.to == come.from && go.timing == come.timing && go.duration == 0.3)
  #expect(try #require(timeline.dismiss.track("presented", "alpha")).to == .number(0.2))
  #expect(try #require(timeline.dismiss.track("dimming", "alpha")).to == .number(0))
}

@Test func `a delay counts in the declared duration unless another one is written`() throws {
  var fixture = SceneFixture()
  let from = SceneFixture.state(
    (.rotation, .number(-20)), (.translation, .amountPoint(AmountPoint(Amount(), Amount(fraction: 1)))))
  fixture.transition = [(.present, SceneFixture.animator((.delay, .number(0.1)), (.from, from)))]
  var timeline = try #require(fixture.timeline())
  #expect(timeline.present.duration == 0.5 && timeline.present.completes == 0.5)
  #expect(timeline.present.isDurationAssumed)
  #expect(try #require(timeline.present.track("presented", "translation")).from == .pair(0, 150))
  fixture.transition = [
    (.present, SceneFixture.animator((.delay, .number(0.1)), (.transitionDuration, .number(0.4)), (.from, from)))
  ]
  timeline = try #require(fixture.timeline())
  #expect(timeline.present.duration == 0.4 && timeline.present.completes == 0.5 && timeline.present.total == 0.5)
  #expect(try #require(timeline.present.track("dimming", "alpha")).duration == 0.4)
  let end = try #require(timeline.present.events.first { $0.call == "completeTransition" })
  #expect(end.time == 0.5)
}

@Test func `keyframes give one track per property and hold what they do not name`() throws {
  var fixture = SceneFixture()
  fixture.transition = [
    (
      .present,
      SceneFixture.animator(
        (.duration, .number(0.6)),
        (
          .keyframes,
          SceneFixture.list(
            .keyframe,
            [
              [(.at, .number(0)), (.scale, .number(0.3)), (.alpha, .number(0))],
              [
                (.at, .number(0.55)), (.scale, .number(1.08)), (.alpha, .number(1)),
                (.curve, .curve(.named("easeOut"))),
              ],
              [(.at, .number(1)), (.scale, .number(1))],
            ])
        ),
        (
          .tracks,
          SceneFixture.list(
            .track,
            [
              [
                (.target, .word("dimming")), (.from, SceneFixture.state((.alpha, .number(0)))),
                (.duration, .number(0.2)), (.curve, .curve(.named("linear"))),
              ],
              [(.target, .word("presenter")), (.to, SceneFixture.state((.scale, .number(0.94))))],
              [
                (.target, .name("badge")), (.from, SceneFixture.state((.alpha, .number(0)))), (.delay, .number(0.3)),
                (.duration, .number(0.5)), (.spring, SceneFixture.spring(0.6)),
              ],
              [(.target, .name("missing")), (.from, SceneFixture.state((.alpha, .number(0))))],
            ])
        ), (.transitionDuration, .number(0.8)))
    )
  ]
  let timeline = try #require(fixture.timeline())
  let alpha = try #require(timeline.present.track("presented", "alpha"))
  #expect(alpha.keyframes.map(\.at) == [0, 0.55] && alpha.value(at: 0.6) == .number(1))
  let scale = try #require(timeline.present.track("presented", "scale"))
  #expect(scale.keyframes.map(\.at) == [0, 0.55, 1])
  #expect(scale.value(at: 0.33) == .pair(1.08, 1.08))
  #expect(scale.keyframes[1].timing == .curve(.named("easeOut")))
  #expect(timeline.present.tracks.filter { $0.target == "dimming" }.count == 1)
  let dimming = try #require(timeline.present.track("dimming", "alpha"))
  #expect(dimming.to == .number(0.7) && dimming.duration == 0.2)
  let presenter = try #require(timeline.present.track("presenter", "scale"))
  #expect(presenter.duration == 0.8 && presenter.timing == .curve(.named("easeInOut")))
  #expect(try #require(timeline.present.track("badge", "alpha")).to == .number(0.5))
  #expect(timeline.present.completes == 0.8 && timeline.present.duration == 0.8)
  #expect(timeline.notModelled.map(\.what) == ["track of 'missing'"])
  let back = try #require(timeline.dismiss.track("presented", "scale"))
  #expect(back.keyframes.map(\.value) == [.pair(1, 1), .pair(1.08, 1.08), .pair(0.3, 0.3)])
  #expect(back.keyframes[0].timing == .curve(.named("easeOut")))
  #expect((back.keyframes[1].at - 0.45).magnitude <= 1e-15)
}

@Test func `paced keyframes ignore their times and discrete ones hold`() throws {
  func timeline(_ mode: String) -> Timeline? {
    var fixture = SceneFixture()
    let frames = SceneFixture.list(
      .keyframe,
      [
        [(.at, .number(0)), (.alpha, .number(0))], [(.at, .number(0.1)), (.alpha, .number(0.75))],
        [(.at, .number(1)), (.alpha, .number(1))],
      ])
    fixture.transition = [
      (.present, SceneFixture.animator((.keyframes, frames), (.calculationMode, .word(mode)), (.duration, .number(1))))
    ]
    return fixture.timeline()
  }
  let paced = try #require(timeline("paced")?.present.track("presented", "alpha"))
  #expect(paced.keyframes.map(\.at) == [0, 0.75, 1])
  let discrete = try #require(timeline("discrete")?.present.track("presented", "alpha"))
  #expect(discrete.value(at: 0.09) == .number(0) && discrete.value(at: 0.5) == .number(0.75))
  #expect(discrete.value(at: 1) == .number(1))
}

@Test func `a physical spring runs for its settling time whatever duration stands beside it`() throws {
  var spring = AuthoredSpring()
  spring.stiffness = 100
  spring.damping = 10
  var fixture = SceneFixture()
  fixture.transition = [
    (
      .present,
      SceneFixture.animator(
        (.duration, .number(9)), (.spring, .spring(spring)), (.from, SceneFixture.state((.alpha, .number(0)))))
    )
  ]
  let timeline = try #require(fixture.timeline())
  #expect((timeline.present.duration - 1.47270033467809).magnitude <= 1e-10)
  #expect((timeline.present.settles - 1.47270033467809).magnitude <= 1e-10)
  let alpha = try #require(timeline.present.track("presented", "alpha"))
  #expect(
    alpha.timing
      == .physicalSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0, allowsOverdamping: false))
}

@Test func `a perceptual spring declares its duration and runs until it settles`() throws {
  var spring = AuthoredSpring()
  spring.bounce = 0.3
  var fixture = SceneFixture()
  fixture.dimming = nil
  fixture.transition = [
    (
      .present,
      SceneFixture.animator(
        (.duration, .number(0.5)), (.spring, .spring(spring)), (.from, SceneFixture.state((.alpha, .number(0)))))
    )
  ]
  let timeline = try #require(fixture.timeline())
  #expect(timeline.present.duration == 0.5)
  #expect(timeline.present.completes > 0.8)
  // 1.64 times the perceptual duration is when it is within a thousandth (facts/motion.md 5).
  let alpha = try #require(timeline.present.track("presented", "alpha"))
  let spring2 = try #require(DampedSpring.perceptual(duration: 0.5, bounce: 0.3))
  #expect((spring2.settlingTime() / 0.5 - 1.64).magnitude < 0.005)
  #expect(alpha.duration >= spring2.settlingTime())
}

@Test func `springs that do not exist are reported, not guessed`() throws {
  var fixture = SceneFixture()
  fixture.transition = [
    (
      .present,
      SceneFixture.animator(
        (.spring, SceneFixture.spring(0)), (.from, SceneFixture.state((.alpha, .number(0)))))
    )
  ]
  let timeline = try #require(fixture.timeline())
  #expect(timeline.notModelled.map(\.what) == ["the motion of this spring"])
}

@Test func `UIKit's own transitions say what is assumed`() throws {
  var fixture = SceneFixture()
  fixture.resolvedStyle = .overFullScreen
  fixture.frame = Rect(0, 0, 393, 852)
  fixture.dimming = nil
  var timeline = try #require(fixture.timeline())
  let frame = try #require(timeline.present.track("presented", "frame"))
  #expect(frame.from == .rect(Rect(0, 852, 393, 852)) && frame.isDurationAssumed && timeline.present.duration == 0.5)
  #expect(frame.timing.motion(duration: 0.5) == .spring(.system))
  #expect(!timeline.approximations.isEmpty)
  fixture.presentation = [(.transition, .word("crossDissolve"))]
  timeline = try #require(fixture.timeline())
  #expect(timeline.present.tracks.map(\.property) == ["alpha"])
  #expect(timeline.present.tracks[0].origin == .place(SceneFixture.place(10)))
  for word in ["flipHorizontal", "partialCurl", "zoom"] {
    fixture.presentation = [(.transition, .word(word))]
    timeline = try #require(fixture.timeline())
    #expect(timeline.present.tracks.isEmpty)
    #expect(timeline.notModelled.map(\.what) == ["the motion of \(word)"])
  }
  fixture.presentation = []
  fixture.screen = [(.modalTransitionStyle, .word("crossDissolve"))]
  timeline = try #require(fixture.timeline())
  #expect(timeline.present.tracks.map(\.property) == ["alpha"])
}

@Test func `a popover fades and ignores a transition`() throws {
  var fixture = SceneFixture()
  fixture.resolvedStyle = .popover
  fixture.isPopover = true
  fixture.dimming = nil
  fixture.presentation = [(.transition, .word("flipHorizontal"))]
  let timeline = try #require(fixture.timeline())
  #expect(timeline.present.tracks.map(\.property) == ["alpha"] && timeline.present.duration == 0.25)
  #expect(timeline.notModelled.isEmpty)
}

@Test func `without animation nothing takes time and the calls stay in order`() throws {
  var fixture = SceneFixture()
  fixture.presentation = [(.animated, .bool(false))]
  let timeline = try #require(fixture.timeline())
  #expect(timeline.present.tracks.isEmpty && timeline.present.duration == 0 && timeline.present.settles == 0)
  #expect(timeline.present.events.allSatisfy { $0.time == 0 })
  #expect(timeline.present.calls.last == "caller.completion")
}

@Test func `users who asked for less motion get the written variant or a short fade`() throws {
  var fixture = SceneFixture()
  fixture.reduceMotion = true
  let present = SceneFixture.animator(
    (.duration, .number(0.8)), (.spring, SceneFixture.spring(0.5)),
    (.from, SceneFixture.state((.scale, .number(0.1)), (.outside, .word("bottom")))))
  fixture.transition = [(.present, present)]
  var timeline = try #require(fixture.timeline())
  var content = timeline.present.tracks.filter { $0.target == "presented" }
  #expect(content.map(\.property) == ["alpha"] && content[0].duration == 0.3 && content[0].from == .number(0))
  #expect(timeline.dismiss.track("presented", "alpha")?.to == .number(0))
  #expect(timeline.present.duration == 0.3)
  fixture.transition = [(.present, present), (.reduceMotion, .word("crossDissolve"))]
  timeline = try #require(fixture.timeline())
  content = timeline.present.tracks.filter { $0.target == "presented" }
  #expect(content.map(\.property) == ["alpha"] && content[0].duration == 0.4)
  fixture.reduceMotion = false
  timeline = try #require(fixture.timeline())
  #expect(timeline.present.tracks.map(\.property) == ["scale", "frame", "alpha"])
}

@Test func `a blur comes by its effect`() throws {
  var fixture = SceneFixture()
  fixture.blur = "dark"
  fixture.transition = [(.present, SceneFixture.animator((.from, SceneFixture.state((.alpha, .number(0))))))]
  let timeline = try #require(fixture.timeline())
  #expect(timeline.present.track("dimming", "effect")?.to == .number(1))
  #expect(timeline.dismiss.track("dimming", "effect")?.to == .number(0))
  fixture.transition = nil
  fixture.style = [(.preset, .preset("presentr/alert"))]
  let library = try #require(fixture.timeline())
  #expect(library.present.track("dimming", "effect") != nil)
  #expect(library.dismiss.track("dimming", "alpha")?.from == .number(0.7))
}
