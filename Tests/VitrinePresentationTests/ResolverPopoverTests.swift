import Testing
import VitrineLayout
import VitrineModel
import VitrinePlatform
import VitrinePresentation
import VitrineSchema

@Suite struct `Popovers from specs` {
  typealias Sketch = SpecSketch

  /// The delegate's answer that keeps a popover a popover.
  private let keepsPopover: (KeyID, Value) = (
    .delegate, .entry(SpecSketch.entry(.delegate, (.adaptivePresentationStyle, .word("none"))))
  )

  /// Returns the content of a popover.
  private func content(_ width: Double, _ height: Double) -> Screen {
    Sketch.screen("content", (.preferredContentSize, .size(OptionalSize(width, height))))
  }

  /// Resolves the only presentation of a spec in its first environment.
  private func resolve(_ spec: Spec) -> ResolvedPresentation {
    PresentationResolver.resolve(spec.presentations[0], environment: 0, spec: spec)
  }

  @Test func `a popover hangs from a view on the pad`() throws {
    let home = Sketch.screen("home", views: [("button", Rect(482, 84, 60, 36))])
    let spec = Sketch.spec(
      screens: [home, content(300, 200)],
      presentations: [
        Sketch.presentation(
          "show", (.from, .name("home")), (.present, .name("content")), (.style, .word("popover")),
          (.sourceView, .name("button")))
      ], environments: [try Sketch.environment("ipad-mini-5", .landscape)])
    let resolved = resolve(spec)
    let popover = try #require(resolved.popover)
    #expect(resolved.style.resolved == .popover)
    #expect(!resolved.presenter.isRemoved)
    #expect(popover.anchor == Rect(482, 84, 60, 36))
    #expect(popover.frame == Rect(362, 120, 300, 213))
    let presented = try #require(resolved.presented)
    #expect(presented.frame == popover.frame)
    #expect(presented.safeArea.top == 13)
    #expect(presented.tree.nodes.first?.windowFrame == popover.frame)
    #expect(resolved.approximations.contains(PopoverPlacement.approximation))
  }

  @Test func `on a phone it becomes a card unless the delegate answers none`() throws {
    let home = Sketch.screen("home", views: [("button", Rect(100, 100, 60, 36))])
    func spec(_ extra: (KeyID, Value)...) throws -> Spec {
      var presentation = Sketch.presentation(
        "show", (.from, .name("home")), (.present, .name("content")), (.style, .word("popover")),
        (.sourceView, .name("button")))
      presentation.entry = Sketch.entry(.presentation).merged(over: presentation.entry)
      for field in extra {
        presentation.entry.fields.append(
          Field(field.0, keyPlace: Sketch.place, value: Authored(field.1, at: Sketch.place)))
      }
      return Sketch.spec(
        screens: [home, content(200, 200)], presentations: [presentation],
        environments: [try Sketch.environment("iphone-14")])
    }
    let card = resolve(try spec())
    #expect(card.style.resolved == .formSheet)
    #expect(card.popover == nil)
    #expect(card.presented?.frame == Rect(0, 57, 390, 787))
    #expect(card.presented?.safeArea.bottom == 34)
    #expect(card.dimming?.color?.alpha == 0.1)
    let popover = resolve(try spec(keepsPopover))
    #expect(popover.style.resolved == .popover)
    #expect(popover.style.why == "the delegate answers none")
    #expect(popover.popover?.frame.size == Size(200, 213))
  }

  @Test func `a bar item is an anchor with up and down alone`() throws {
    var home = Sketch.screen("home")
    home.entry = Sketch.entry(
      .screen, (.container, .word("navigation")),
      (
        .navigationItem,
        .entry(
          Sketch.entry(
            .navigationItem,
            (
              .rightBarButtonItems,
              Sketch.list(.entry(Sketch.entry(.barItem, (.id, .name("more")), (.title, .text("More")))))
            )))
      ))
    let spec = Sketch.spec(
      screens: [home, content(320, 400)],
      presentations: [
        Sketch.presentation(
          "show", (.from, .name("home")), (.present, .name("content")), (.style, .word("popover")),
          (.popover, .entry(Sketch.entry(.popover, (.permittedArrowDirections, Sketch.list(.word("left")))))),
          (.barButtonItem, .name("more")))
      ], environments: [try Sketch.environment("ipad-10")])
    let popover = try #require(resolve(spec).popover)
    #expect(popover.tried.map(\.direction) == [.up, .down])
    #expect(popover.arrowDirection == .up)
    #expect(popover.frame.minY == popover.anchor.maxY)
  }

  @Test func `before 13 2 an absent rect is the view's corner`() throws {
    let home = Sketch.screen("home", views: [("button", Rect(482, 84, 60, 36))])
    func anchor(_ version: IOSVersion) throws -> Rect? {
      let spec = Sketch.spec(
        screens: [home, content(300, 200)],
        presentations: [
          Sketch.presentation(
            "show", (.from, .name("home")), (.present, .name("content")), (.style, .word("popover")),
            (.sourceView, .name("button")))
        ], environments: [try Sketch.environment("ipad-mini-5", .landscape, iOS: version)])
      return resolve(spec).popover?.anchor
    }
    #expect(try anchor(IOSVersion(13, 0)) == Rect(482, 84, 0, 0))
    #expect(try anchor(IOSVersion(13, 2)) == Rect(482, 84, 60, 36))
  }

  @Test func `an anchor that is missing, hidden or elsewhere leaves no popover`() throws {
    let home = Sketch.screen("home", views: [("button", Rect(10, 100, 60, 36))], hidden: "button")
    func problem(_ extra: (KeyID, Value)?) throws -> AnchorProblem? {
      var presentation = Sketch.presentation(
        "show", (.from, .name("home")), (.present, .name("content")), (.style, .word("popover")))
      if let extra {
        presentation.entry.fields.append(
          Field(extra.0, keyPlace: Sketch.place, value: Authored(extra.1, at: Sketch.place)))
      }
      let spec = Sketch.spec(
        screens: [home, content(200, 200)], presentations: [presentation],
        environments: [try Sketch.environment("ipad-mini-5")])
      let resolved = resolve(spec)
      #expect(resolved.popover == nil)
      #expect(resolved.presented == nil)
      return resolved.anchorProblem
    }
    #expect(try problem(nil) == .missing)
    #expect(try problem((.sourceView, .name("button"))) == .hidden("button"))
    #expect(try problem((.barButtonItem, .name("nowhere"))) == .notInWindow("nowhere"))
  }

  @Test func `the delegate may give the anchor at the last moment`() throws {
    let home = Sketch.screen("home")
    let prepared = Sketch.entry(
      .prepareForPopover, (.sourceView, .name("root")),
      (
        .sourceRect,
        .sourceRect(
          .rect(x: Amount(fraction: 0.5), y: Amount(points: 100), width: Amount(points: 44), height: Amount(points: 44))
        )
      ))
    let spec = Sketch.spec(
      screens: [home, content(200, 200)],
      presentations: [
        Sketch.presentation(
          "show", (.from, .name("home")), (.present, .name("content")), (.style, .word("popover")),
          (.delegate, .entry(Sketch.entry(.delegate, (.prepareForPopoverPresentation, .entry(prepared))))))
      ], environments: [try Sketch.environment("ipad-mini-5")])
    #expect(resolve(spec).popover?.anchor == Rect(384, 100, 44, 44))
  }

  @Test func `keyboard on and off restores the frame`() throws {
    let home = Sketch.screen("home", views: [("button", Rect(170, 400, 50, 44))])
    let spec = Sketch.spec(
      screens: [home, content(300, 200)],
      presentations: [
        Sketch.presentation(
          "show", (.from, .name("home")), (.present, .name("content")), (.style, .word("popover")),
          (.sourceView, .name("button")), keepsPopover,
          (.during, Sketch.list(.word("keyboardShow"), .word("keyboardHide"))))
      ], environments: [try Sketch.environment("iphone-14")])
    let resolved = resolve(spec)
    #expect(resolved.steps.map(\.after) == ["keyboardShow", "keyboardHide"])
    let shown = try #require(resolved.steps.first?.popover)
    #expect(shown.flags.contains(.flipped))
    #expect(shown.frame.maxY <= shown.available.maxY)
    #expect(resolved.steps.last?.popover?.frame == resolved.popover?.frame)
  }

  @Test func `a turned device lays the anchor out again, raw numbers stay as code copied them`() throws {
    let home = Sketch.screen("home", views: [("button", Rect(700, 20, 100, 44))])
    func tip(_ rect: SourceRect, reposition: Bool) throws -> Rect? {
      var delegate = Sketch.entry(.delegate)
      if reposition {
        delegate = Sketch.entry(
          .delegate,
          (.willRepositionPopoverTo, .entry(Sketch.entry(.reposition, (.sourceRect, .sourceRect(rect))))))
      }
      let spec = Sketch.spec(
        screens: [home, content(200, 200)],
        presentations: [
          Sketch.presentation(
            "show", (.from, .name("home")), (.present, .name("content")), (.style, .word("popover")),
            (.sourceView, .name("root")), (.sourceRect, .sourceRect(rect)), (.delegate, .entry(delegate)),
            (.during, Sketch.list(.word("rotate"))))
        ], environments: [try Sketch.environment("ipad-mini-5")])
      return resolve(spec).steps.first?.popover?.anchor
    }
    let middle = SourceRect.rect(
      x: Amount(fraction: 0.5), y: Amount(points: 200), width: Amount(), height: Amount())
    // The same numbers give the same place, so nothing changed.
    #expect(try tip(middle, reposition: false) == nil)
    #expect(try tip(middle, reposition: true)?.minX == 512)
  }

  @Test func `the popover follows the content's size, both ways`() throws {
    let home = Sketch.screen("home", views: [("button", Rect(300, 20, 100, 44))])
    func size(_ height: Double) -> Value {
      .entry(Sketch.entry(.duringStep, (.preferredContentSize, .size(OptionalSize(300, height)))))
    }
    let spec = Sketch.spec(
      screens: [home, content(300, 200)],
      presentations: [
        Sketch.presentation(
          "show", (.from, .name("home")), (.present, .name("content")), (.style, .word("popover")),
          (.sourceView, .name("button")), (.during, Sketch.list(size(400), size(200))))
      ], environments: [try Sketch.environment("ipad-mini-5")])
    let resolved = resolve(spec)
    #expect(resolved.steps.map { $0.popover?.contentFrame.height } == [400, 200])
  }

  @Test func `seed 000's preset stands half a point to the right`() throws {
    let home = Sketch.screen("home")
    let question = Sketch.screen("question")
    let style = Sketch.entry(
      .style, (.preset, .preset("centeredPopover/default")),
      (
        .with,
        Sketch.names(
          ("size", Sketch.list(.number(200), .number(200))), ("borderWidth", .number(1)),
          ("borderColor", .text("blue")),
          ("cornerRadius", .number(10)))
      ))
    let spec = Sketch.spec(
      screens: [home, question],
      presentations: [
        Sketch.presentation(
          "ask", (.from, .name("home")), (.present, .name("question")), (.style, .entry(style)))
      ], environments: [try Sketch.environment("iphone-14")])
    let resolved = resolve(spec)
    let frame = try #require(resolved.presented?.frame)
    #expect(abs(frame.minX - 95.6667) < 0.001)
    #expect(frame.minY == 322)
    #expect(resolved.style.resolved == .popover)
    #expect(resolved.popover?.arrowTip == nil)
    let layer = try #require(resolved.presented?.layer)
    #expect(layer.cornerRadius == 10)
    #expect(layer.border?.width == 1)
    #expect(layer.border?.color == RGBA(0, 0, 1, 1))
    #expect(layer.shadow?.radius == 4)
    #expect(resolved.dimming?.color == RGBA(0, 0, 0, 0.25))
    #expect(resolved.dimming?.isAnimated == false)
  }
}
