import Testing
import VitrineModel
import VitrinePlatform
import VitrinePresentation
import VitrineSchema

@Suite struct `Custom presentations from specs` {
  typealias Sketch = SpecSketch

  /// Resolves a style in an environment.
  private func resolve(
    _ style: Value, in environment: SpecEnvironment, _ extra: (KeyID, Value)..., home: Screen? = nil
  ) -> ResolvedPresentation {
    var presentation = Sketch.presentation(
      "show", (.from, .name("home")), (.present, .name("card")), (.style, style))
    for field in extra {
      presentation.entry.fields.append(
        Field(field.0, keyPlace: Sketch.place, value: Authored(field.1, at: Sketch.place)))
    }
    let spec = Sketch.spec(
      screens: [home ?? Sketch.screen("home"), Sketch.screen("card")], presentations: [presentation],
      environments: [environment])
    return PresentationResolver.resolve(spec.presentations[0], environment: 0, spec: spec)
  }

  /// Returns a style of a size with more keys.
  private func style(_ width: Value, _ height: Value, _ extra: (KeyID, Value)...) -> Value {
    var entry = Sketch.entry(
      .style, (.size, .entry(Sketch.entry(.styleSize, (.width, width), (.height, height)))))
    for field in extra {
      entry.fields.append(Field(field.0, keyPlace: Sketch.place, value: Authored(field.1, at: Sketch.place)))
    }
    return .entry(entry)
  }

  @Test func `a fixed size stands in the middle, unrounded`() throws {
    let resolved = resolve(
      style(Sketch.points(270), Sketch.points(181)), in: try Sketch.environment("iphone-14"))
    #expect(resolved.presented?.frame == Rect(60, 331.5, 270, 181))
    #expect(resolved.style.resolved == .custom)
    #expect(!resolved.presenter.isRemoved)
    #expect(resolved.presented?.safeArea == .zero)
  }

  @Test func `dimensions hold together by priority`() throws {
    let width = Sketch.dimensions(
      (.lessThanOrEqual, Amount(points: 480), 1000), (.greaterThanOrEqual, Amount(points: 280), 1000),
      (.equal, Amount(fraction: 0.6), 750))
    let height = Sketch.points(300)
    #expect(
      resolve(style(width, height), in: try Sketch.environment("iphone-14")).presented?.frame.width == 280)
    #expect(
      resolve(style(width, height), in: try Sketch.environment("ipad-10", .landscape)).presented?.frame.width == 480)
    let open = Sketch.dimensions((.lessThanOrEqual, Amount(points: 320), 1000))
    #expect(
      resolve(style(open, height), in: try Sketch.environment("iphone-14")).presented?.frame.width == 320)
  }

  @Test func `an edge with an inset inside the safe area`() throws {
    let value = style(
      Sketch.dimensions((.equal, Amount(points: -40, fraction: 1), 1000)),
      Sketch.dimensions((.equal, Amount(fraction: 0.4), 1000)), (.position, .position(.edge("bottom", inset: 24))),
      (.within, .word("safeArea")))
    let frame = try #require(resolve(value, in: try Sketch.environment("iphone-14")).presented?.frame)
    #expect(frame.width == 350)
    #expect(abs(frame.height - 763 * 0.4) < 1e-9)
    #expect(abs(frame.maxY - (844 - 34 - 24)) < 1e-9)
  }

  @Test func `leading is right where one reads from the right`() throws {
    let value = style(
      Sketch.points(100), Sketch.points(100), (.position, .position(.edge("topLeading", inset: 10))))
    let ltr = resolve(value, in: try Sketch.environment("iphone-14")).presented?.frame
    let rtl = resolve(value, in: try Sketch.environment("iphone-14", direction: .rightToLeft)).presented?.frame
    #expect(ltr == Rect(10, 10, 100, 100))
    #expect(rtl == Rect(280, 10, 100, 100))
  }

  @Test func `what a style is within can be a view of the presenter`() throws {
    let home = Sketch.screen("home", views: [("panel", Rect(20, 100, 200, 300))])
    let value = style(
      Sketch.dimensions((.equal, Amount(fraction: 0.5), 1000)),
      Sketch.dimensions((.equal, Amount(fraction: 0.5), 1000)), (.within, .name("panel")))
    let resolved = resolve(value, in: try Sketch.environment("iphone-14"), home: home)
    #expect(resolved.presented?.frame == Rect(70, 175, 100, 150))
  }

  @Test(arguments: [
    (KeyboardMode.moveUp, Rect(45, 168, 300, 320)), (.stickToTop, Rect(45, 168, 300, 320)),
    (.compress, Rect(45, 168, 300, 320)), (.none, Rect(45, 262, 300, 320)),
  ])
  func `a popup makes room for the keyboard`(mode: KeyboardMode, expected: Rect) throws {
    let behaviour = Sketch.entry(.keyboardBehavior, (.mode, .word(mode.rawValue)))
    var environment = try Sketch.environment("iphone-14")
    environment.dockedKeyboardHeight = 336
    environment.keyboard = .shown
    let resolved = resolve(
      style(Sketch.points(300), Sketch.points(320), (.keyboard, .entry(behaviour))), in: environment)
    #expect(resolved.presented?.frame == expected)
  }

  @Test(arguments: [
    (KeyboardMode.moveUp, Rect(45, -112, 300, 600)), (.stickToTop, Rect(45, 47, 300, 600)),
    (.compress, Rect(45, 47, 300, 441)),
  ])
  func `a tall popup moves, stops or shrinks`(mode: KeyboardMode, expected: Rect) throws {
    let behaviour = Sketch.entry(.keyboardBehavior, (.mode, .word(mode.rawValue)))
    var environment = try Sketch.environment("iphone-14")
    environment.dockedKeyboardHeight = 336
    environment.keyboard = .shown
    let resolved = resolve(
      style(Sketch.points(300), Sketch.points(600), (.keyboard, .entry(behaviour))), in: environment)
    #expect(resolved.presented?.frame == expected)
  }

  @Test func `keyboard on and off restores the frame`() throws {
    let behaviour = Sketch.entry(.keyboardBehavior, (.mode, .word("moveUp")))
    let resolved = resolve(
      style(Sketch.points(300), Sketch.points(500), (.keyboard, .entry(behaviour))),
      in: try Sketch.environment("iphone-14"),
      (.during, Sketch.list(.word("keyboardShow"), .word("keyboardHide"))))
    #expect(resolved.steps.count == 2)
    #expect(resolved.steps[0].presented?.frame != resolved.presented?.frame)
    #expect(resolved.steps[1].presented?.frame == resolved.presented?.frame)
  }

  @Test func `a size that was measured from the screen outgrows a half window`() throws {
    var environment = try Sketch.environment("ipad-mini-5", .landscape)
    environment.windowSize = Size(507, 768)
    let value = style(
      Sketch.dimensions((.equal, Amount(fraction: 0.6), 1000)), Sketch.points(300),
      (.code, .entry(Sketch.entry(.codeStyle, (.measures, .word("screen"))))))
    let frame = try #require(resolve(value, in: environment).presented?.frame)
    #expect(abs(frame.width - 614.4) < 1e-9 && frame.midX == 512)
  }

  @Test func `the presenter goes when the style says so`() throws {
    let value = style(Sketch.points(300), Sketch.points(300), (.shouldRemovePresentersView, .bool(true)))
    #expect(resolve(value, in: try Sketch.environment("iphone-14")).presenter.isRemoved)
  }

  @Test func `dimming and layer are those of the style`() throws {
    let dimming = Sketch.entry(
      .dimming, (.color, .color(.base(.system("black"), alpha: 0.3))), (.alpha, .number(0.7)), (.tap, .word("dismiss")))
    let value = style(
      Sketch.points(300), Sketch.points(300), (.dimming, .entry(dimming)), (.cornerRadius, .number(8)))
    let resolved = resolve(value, in: try Sketch.environment("iphone-14"))
    #expect(resolved.dimming?.color == RGBA(0, 0, 0, 0.3))
    #expect(resolved.dimming?.alpha == 0.7)
    #expect(resolved.dimming?.tap == .dismiss)
    #expect(resolved.presented?.layer.cornerRadius == 8)
  }

  @Test func `Presentr's presets keep their odd frames`() throws {
    let environment = try Sketch.environment("iphone-x", iOS: IOSVersion(16))
    func frame(_ preset: String, _ words: Value = .null, version: Value? = nil) throws -> Rect? {
      var entry = Sketch.entry(.style, (.preset, .preset(preset)), (.with, words))
      if let version {
        entry.fields.append(Field(.presetVersion, keyPlace: Sketch.place, value: Authored(version, at: Sketch.place)))
      }
      return resolve(.entry(entry), in: environment).presented?.frame
    }
    #expect(try frame("presentr/alert") == Rect(52.5, 316, 270, 180))
    #expect(try frame("presentr/topHalf") == Rect(0, -1, 375, 406))
    #expect(try frame("presentr/topHalf", version: .text("0.1.0")) == Rect(0, 0, 375, 406))
    let custom = Sketch.names(
      ("width", .text("sideMargin(20)")), ("height", .text("fluid(0.4)")), ("center", .text("bottomCenter")))
    #expect(try frame("presentr/custom", custom) == Rect(20, 447, 335, 324))
    let origin = Sketch.names(
      ("width", .number(320)), ("height", .number(150)), ("center", .text("customOrigin(0, 100)")))
    #expect(try frame("presentr/custom", origin, version: .text("0.1.7")) == Rect(0, 100, 320, 150))
  }

  @Test func `Presentr dims by seventy percent and clips only in its earlier releases`() throws {
    let environment = try Sketch.environment("iphone-x", iOS: IOSVersion(16))
    func resolved(_ version: String) -> ResolvedPresentation {
      resolve(
        .entry(
          Sketch.entry(.style, (.preset, .preset("presentr/alert")), (.presetVersion, .text(version)))), in: environment
      )
    }
    let new = resolved("1.9")
    #expect(new.dimming?.color == RGBA(0, 0, 0, 0.7))
    #expect(new.dimming?.tap == .dismiss)
    #expect(new.presented?.layer.cornerRadius == 4)
    #expect(new.presented?.layer.clipsToBounds == false)
    #expect(resolved("1.0.2").presented?.layer.clipsToBounds == true)
  }

  @Test func `SwiftPopup fills the container`() throws {
    let environment = try Sketch.environment("iphone-14")
    let resolved = resolve(
      .entry(Sketch.entry(.style, (.preset, .preset("swiftpopup/popup")))), in: environment)
    #expect(resolved.presented?.frame == Rect(0, 0, 390, 844))
    #expect(resolved.dimming?.color == RGBA(0.1, 0.1, 0.1, 0.5))
    #expect(resolved.dimming?.tap == DimmingTap.none)
  }

  @Test func `a nested full screen spoils the frame of a style that does not set it again`() throws {
    func step(_ methods: Value) throws -> Rect? {
      let style = style(
        Sketch.points(295), Sketch.points(400),
        (.code, .entry(Sketch.entry(.codeStyle, (.implements, methods)))))
      let outer = Sketch.presentation(
        "show", (.from, .name("home")), (.present, .name("card")), (.style, style),
        (.during, Sketch.list(.entry(Sketch.entry(.duringStep, (.presentation, .name("viewer")))))))
      let inner = Sketch.presentation(
        "viewer", (.over, .name("show")), (.present, .name("home")), (.style, .word("fullScreen")))
      let spec = Sketch.spec(
        screens: [Sketch.screen("home"), Sketch.screen("card")], presentations: [outer, inner],
        environments: [try Sketch.environment("iphone-14")])
      return PresentationResolver.resolve(outer, environment: 0, spec: spec).steps.first?.presented?.frame
    }
    #expect(try step(Sketch.list(.word("presentationTransitionWillBegin"))) == Rect(0, 0, 390, 844))
    #expect(try step(Sketch.list(.word("containerViewWillLayoutSubviews"))) == nil)
  }
}
