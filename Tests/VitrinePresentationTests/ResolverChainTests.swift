import Testing
import VitrineLayout
import VitrineModel
import VitrinePlatform
import VitrinePresentation
import VitrineSchema

@Suite struct `Presenters, contexts and sheets` {
  typealias Sketch = SpecSketch

  @Test func `UIKit presents from the outermost container`() throws {
    let spec = Sketch.spec(
      screens: [
        Sketch.screen("feed"), Sketch.container("stack", .navigation([Sketch.name("feed")])), Sketch.screen("search"),
        Sketch.container("app", .tabs([Sketch.name("stack"), Sketch.name("search")])), Sketch.screen("notice"),
      ],
      presentations: [
        Sketch.presentation(
          "show", (.from, .name("feed")), (.present, .name("notice")), (.style, .word("overFullScreen")))
      ], environments: [try Sketch.environment("iphone-14")])
    let resolved = PresentationResolver.resolve(spec.presentations[0], environment: 0, spec: spec)
    #expect(resolved.presenter.screen == "app")
    #expect(resolved.presenter.tree.nodes.first?.kind == "tabBarController")
    #expect(resolved.presented?.frame == Rect(0, 0, 390, 844))
    #expect(resolved.presented?.safeArea == EdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  }

  @Test func `a context is the nearest controller that defines one`() throws {
    func spec(_ style: String, defines: Bool) throws -> Spec {
      var navigation = Sketch.container("stack", .navigation([Sketch.name("feed")]))
      navigation.entry = Sketch.entry(.screen, (.definesPresentationContext, .bool(defines)))
      return Sketch.spec(
        screens: [
          Sketch.screen("feed"), navigation, Sketch.container("app", .tabs([Sketch.name("stack")])),
          Sketch.screen("notice"),
        ],
        presentations: [
          Sketch.presentation("show", (.from, .name("feed")), (.present, .name("notice")), (.style, .word(style)))
        ], environments: [try Sketch.environment("iphone-14")])
    }
    let defined = try spec("overCurrentContext", defines: true)
    let over = PresentationResolver.resolve(defined.presentations[0], environment: 0, spec: defined)
    #expect(over.presenter.screen == "stack")
    #expect(!over.presenter.isRemoved)
    let plain = try spec("currentContext", defines: false)
    let current = PresentationResolver.resolve(plain.presentations[0], environment: 0, spec: plain)
    #expect(current.presenter.screen == "app")
    #expect(current.presenter.isRemoved)
  }

  @Test func `what stands on a popover knows its presenter and its context`() throws {
    let list = Sketch.screen(
      "list", (.preferredContentSize, .size(OptionalSize(240, 320))), (.definesPresentationContext, .bool(true)))
    let spec = Sketch.spec(
      screens: [
        Sketch.screen("home", views: [("tags", Rect(300, 100, 80, 40))]), list, Sketch.screen("viewer"),
      ],
      presentations: [
        Sketch.presentation(
          "tags", (.from, .name("home")), (.present, .name("list")), (.style, .word("popover")),
          (.sourceView, .name("tags"))),
        Sketch.presentation(
          "inside", (.over, .name("tags")), (.present, .name("viewer")), (.style, .word("overCurrentContext"))),
        Sketch.presentation(
          "busy", (.over, .name("tags")), (.from, .name("home")), (.present, .name("viewer")),
          (.style, .word("pageSheet"))),
      ], environments: [try Sketch.environment("ipad-10")])
    let lower = PresentationResolver.resolve(spec.presentations[0], environment: 0, spec: spec)
    let inside = PresentationResolver.resolve(spec.presentations[1], environment: 0, spec: spec)
    #expect(inside.over == "tags")
    #expect(inside.presenter.screen == "list")
    #expect(inside.presented?.frame == lower.presented?.frame)
    let busy = PresentationResolver.resolve(spec.presentations[2], environment: 0, spec: spec)
    #expect(busy.presented == nil)
    #expect(busy.notModelled.contains { $0.reason.contains("'home' presents something already") })
  }

  @Test func `a circle of presentations ends`() throws {
    let spec = Sketch.spec(
      screens: [Sketch.screen("a")],
      presentations: [
        Sketch.presentation("one", (.over, .name("two")), (.present, .name("a")), (.style, .word("fullScreen"))),
        Sketch.presentation("two", (.over, .name("one")), (.present, .name("a")), (.style, .word("fullScreen"))),
      ], environments: [try Sketch.environment("iphone-14")])
    #expect(PresentationResolver.resolve(spec.presentations[0], environment: 0, spec: spec).presented != nil)
  }

  /// Resolves a sheet.
  private func sheet(
    _ style: String, _ id: String, _ orientation: Orientation = .portrait, iOS: IOSVersion = IOSVersion(17),
    _ content: (KeyID, Value)..., sheet: Entry? = nil, during: Value? = nil
  ) throws -> ResolvedPresentation {
    var screen = Sketch.screen("page")
    screen.entry.fields = FieldList(
      content.map { Field($0.0, keyPlace: Sketch.place, value: Authored($0.1, at: Sketch.place)) })
    var keys = Sketch.entry(.style, (.modalPresentationStyle, .word(style)))
    if let sheet {
      keys.fields.append(Field(.sheet, keyPlace: Sketch.place, value: Authored(.entry(sheet), at: Sketch.place)))
    }
    var presentation = Sketch.presentation(
      "show", (.from, .name("home")), (.present, .name("page")), (.style, .entry(keys)))
    if let during {
      presentation.entry.fields.append(
        Field(.during, keyPlace: Sketch.place, value: Authored(during, at: Sketch.place)))
    }
    let spec = Sketch.spec(
      screens: [Sketch.screen("home"), screen], presentations: [presentation],
      environments: [try Sketch.environment(id, orientation, iOS: iOS)])
    return PresentationResolver.resolve(spec.presentations[0], environment: 0, spec: spec)
  }

  @Test func `cards stand where they were seen`() throws {
    #expect(try sheet("pageSheet", "iphone-14").presented?.frame == Rect(0, 57, 390, 787))
    #expect(try sheet("pageSheet", "iphone-8", iOS: IOSVersion(14)).presented?.frame == Rect(0, 40, 375, 627))
    #expect(try sheet("pageSheet", "iphone-x", iOS: IOSVersion(14)).presented?.frame == Rect(0, 54, 375, 758))
    #expect(try sheet("formSheet", "iphone-8", iOS: IOSVersion(12)).presented?.frame == Rect(0, 0, 375, 667))
  }

  @Test func `a form sheet has its preferred size or 540 by 620`() throws {
    #expect(try sheet("formSheet", "ipad-mini-5").presented?.frame == Rect(114, 202, 540, 620))
    let preferred: (KeyID, Value) = (.preferredContentSize, .size(OptionalSize(480, 560)))
    #expect(
      try sheet("formSheet", "ipad-mini-5", .portrait, iOS: IOSVersion(17), preferred).presented?.frame
        == Rect(144, 232, 480, 560))
    #expect(try sheet("pageSheet", "ipad-mini-5").presented?.frame.width == 704)
  }

  @Test func `detents rest at their heights`() throws {
    let detents = Sketch.entry(
      .sheet, (.detents, Sketch.list(.word("medium"), .word("large"))), (.prefersGrabberVisible, .bool(true)))
    let resolved = try sheet(
      "pageSheet", "iphone-14", sheet: detents,
      during: Sketch.list(.entry(Sketch.entry(.duringStep, (.detent, .word("large"))))))
    #expect(resolved.sheet?.detents.map(\.height) == [388, 753])
    #expect(resolved.sheet?.selected == "medium")
    #expect(resolved.sheet?.hasGrabber == true)
    #expect(resolved.presented?.frame == Rect(0, 422, 390, 422))
    #expect(resolved.steps.first?.sheet?.selected == "large")
    #expect(resolved.steps.first?.presented?.frame == Rect(0, 57, 390, 787))
  }

  @Test func `up to the undimmed detent nothing shades the presenter`() throws {
    let detents = Sketch.entry(
      .sheet, (.detents, Sketch.list(.word("medium"), .word("large"))),
      (.largestUndimmedDetentIdentifier, .word("medium")))
    #expect(try sheet("pageSheet", "iphone-14", sheet: detents).dimming == nil)
  }

  @Test func `an alert stands in the middle with cancel on the left`() throws {
    var alert = Sketch.container("confirm", .alert)
    alert.entry = Sketch.entry(
      .screen,
      (
        .alert,
        .entry(
          Sketch.entry(
            .alert, (.title, .text("Delete?")),
            (
              .actions,
              Sketch.list(
                .entry(Sketch.entry(.alertAction, (.destructive, .text("Delete")))),
                .entry(Sketch.entry(.alertAction, (.cancel, .text("Keep")))))
            )))
      ))
    let spec = Sketch.spec(
      screens: [Sketch.screen("home"), alert],
      presentations: [Sketch.presentation("show", (.from, .name("home")), (.present, .name("confirm")))],
      environments: [try Sketch.environment("iphone-14")])
    let resolved = PresentationResolver.resolve(spec.presentations[0], environment: 0, spec: spec)
    let shown = try #require(resolved.alert)
    #expect(shown.frame.width == 270 && shown.frame.midX == 195)
    #expect(shown.buttons.map(\.title) == ["Keep", "Delete"])
    #expect(shown.buttons.map(\.frame.width) == [135, 135])
    #expect(shown.buttons.allSatisfy { $0.frame.maxY == shown.frame.maxY })
  }

  @Test func `an action sheet is a popover without its cancel action on the pad`() throws {
    var alert = Sketch.container("menu", .alert)
    alert.entry = Sketch.entry(
      .screen,
      (
        .alert,
        .entry(
          Sketch.entry(
            .alert, (.preferredStyle, .word("actionSheet")),
            (
              .actions,
              Sketch.list(
                .entry(Sketch.entry(.alertAction, (.default, .text("Copy")))),
                .entry(Sketch.entry(.alertAction, (.cancel, .text("Cancel")))))
            )))
      ))
    func resolved(_ id: String, anchored: Bool) throws -> ResolvedPresentation {
      var presentation = Sketch.presentation("show", (.from, .name("home")), (.present, .name("menu")))
      if anchored {
        presentation.entry.fields.append(
          Field(.sourceView, keyPlace: Sketch.place, value: Authored(.name("button"), at: Sketch.place)))
      }
      let spec = Sketch.spec(
        screens: [Sketch.screen("home", views: [("button", Rect(100, 100, 60, 40))]), alert],
        presentations: [presentation], environments: [try Sketch.environment(id)])
      return PresentationResolver.resolve(presentation, environment: 0, spec: spec)
    }
    let pad = try resolved("ipad-10", anchored: true)
    #expect(pad.style.resolved == .popover)
    #expect(pad.alert?.buttons.map(\.title) == ["Copy"])
    #expect(try resolved("ipad-10", anchored: false).anchorProblem == .missing)
    let phone = try resolved("iphone-14", anchored: false)
    #expect(phone.anchorProblem == nil)
    #expect(phone.alert?.buttons.map(\.title) == ["Copy", "Cancel"])
    let bottom = try #require(phone.alert?.frame.maxY)
    #expect(abs(bottom - (844 - 34 - 8)) < 1e-9)
  }

  @Test func `the other strategies say that their calls are not computed`() throws {
    let spec = Sketch.spec(
      screens: [Sketch.screen("feed"), Sketch.screen("notice")],
      presentations: [
        Sketch.presentation(
          "show", (.from, .name("feed")), (.present, .name("notice")),
          (.style, .entry(Sketch.entry(.style, (.position, .position(.edge("center", inset: 0)))))),
          (.strategy, .entry(Sketch.entry(.strategy, (.kind, .word("addSubview"))))))
      ], environments: [try Sketch.environment("iphone-14")])
    let resolved = PresentationResolver.resolve(spec.presentations[0], environment: 0, spec: spec)
    #expect(resolved.notModelled.contains { $0.what == "the strategy 'addSubview'" && $0.place != nil })
  }
}
