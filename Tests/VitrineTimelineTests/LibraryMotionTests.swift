import Testing
import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineTimeline

@Test func `Presentr's types slide as their code does`() throws {
  var fixture = SceneFixture()
  fixture.style = [(.preset, .preset("presentr/alert"))]
  var timeline = try #require(fixture.timeline())
  let come = try #require(timeline.present.track("presented", "frame"))
  #expect(come.from == .rect(Rect(36.5, 1002, 320, 150)) && come.duration == 0.4)
  #expect(timeline.dismiss.track("presented", "frame")?.to == come.from)
  fixture.style = [(.preset, .preset("presentr/topHalf"))]
  timeline = try #require(fixture.timeline())
  #expect(timeline.present.track("presented", "frame")?.from == .rect(Rect(36.5, -150, 320, 150)))
  fixture.style = [
    (.preset, .preset("presentr/custom")),
    (
      .with,
      SceneFixture.words([
        ("transitionType", .text("coverHorizontalFromRight")), ("dismissTransitionType", .text("crossDissolve")),
      ])
    ),
  ]
  timeline = try #require(fixture.timeline())
  #expect(timeline.present.track("presented", "frame")?.from == .rect(Rect(713, 351, 320, 150)))
  #expect(timeline.dismiss.track("presented", "alpha")?.to == .number(0))
  #expect(timeline.present.calls.first == "presenter.customPresentViewController")
}

@Test func `Presentr's old versions leave some transitions to UIKit and spring the rest`() throws {
  var fixture = SceneFixture()
  fixture.style = [(.preset, .preset("presentr/topHalf")), (.presetVersion, .text("0.1.8"))]
  var timeline = try #require(fixture.timeline())
  let slide = try #require(timeline.present.track("presented", "frame"))
  #expect(slide.duration == 0.5 && slide.timing == .spring(dampingRatio: 300, initialVelocity: 5))
  fixture.style = [(.preset, .preset("presentr/alert")), (.presetVersion, .text("1.1.1"))]
  timeline = try #require(fixture.timeline())
  #expect(timeline.present.track("presented", "frame")?.timing.motion(duration: 0.5) == .spring(.system))
  #expect(!timeline.present.calls.contains("animator.animateTransition"))
  fixture.style = [
    (.preset, .preset("presentr/alert")), (.presetVersion, .text("1.1.1")),
    (.with, SceneFixture.words([("transitionType", .text("coverVerticalWithSpring"))])),
  ]
  timeline = try #require(fixture.timeline())
  #expect(
    timeline.present.track("presented", "frame")?.timing == .spring(dampingRatio: 0.5, initialVelocity: 0))
}

@Test func `a transition that a version of Presentr lacks is reported, not replaced`() throws {
  var fixture = SceneFixture()
  for (name, version) in [
    ("flipHorizontal", "1.3"), ("coverFromCorner(topLeft)", "1.3"), ("coverVerticalWithSpring", "1.9"),
  ] {
    fixture.style = [
      (.preset, .preset("presentr/alert")), (.presetVersion, .text(version)),
      (.with, SceneFixture.words([("transitionType", .text(name))])),
    ]
    let timeline = try #require(fixture.timeline())
    #expect(timeline.notModelled.map(\.what) == ["the motion of presentr/alert"])
    #expect(timeline.present.tracks.isEmpty)
  }
}

@Test func `a transition preset takes the library's options`() throws {
  var fixture = SceneFixture()
  fixture.transition = [
    (.preset, .preset("presentr/coverFromCorner")),
    (
      .with,
      SceneFixture.words([
        ("corner", .text("bottomRight")),
        (
          "spring",
          SceneFixture.words([
            ("duration", .number(2)), ("delay", .number(0.5)), ("damping", .text("0.5")), ("velocity", .number(1)),
          ])
        ),
      ])
    ),
  ]
  let timeline = try #require(fixture.timeline())
  let slide = try #require(timeline.present.track("presented", "frame"))
  #expect(slide.from == .rect(Rect(713, 1002, 320, 150)) && slide.delay == 0.5 && slide.duration == 2)
  #expect(slide.timing == .spring(dampingRatio: 0.5, initialVelocity: 1))
  #expect(timeline.present.duration == 2 && timeline.present.completes == 2.5)
}

@Test func `SwiftPopup shows by its spring and hides without one`() throws {
  var fixture = SceneFixture()
  fixture.frame = Rect(0, 0, 393, 852)
  fixture.style = [
    (.preset, .preset("swiftpopup/popup")),
    (
      .with,
      SceneFixture.words([("showAnimation", SceneFixture.words([("duration", .number(1.2)), ("delay", .number(0.1))]))])
    ),
  ]
  let timeline = try #require(fixture.timeline())
  let scale = try #require(timeline.present.track("presented", "scale"))
  #expect(scale.from == .pair(0.01, 0.01) && scale.duration == 1.2 && scale.delay == 0.1)
  #expect(scale.timing == .spring(dampingRatio: 0.8, initialVelocity: 2))
  #expect(timeline.present.duration == 1.2 && abs(timeline.present.completes - 1.3) < 1e-12)
  #expect(timeline.dismiss.duration == 0.2)
  #expect(timeline.dismiss.track("presented", "alpha")?.to == .number(0))
  #expect(timeline.dismiss.track("presented", "scale")?.to == .pair(0.01, 0.01))
  #expect(timeline.present.calls.prefix(2) == ["presented.show(above:completion:)", "presenter.present"])
}
