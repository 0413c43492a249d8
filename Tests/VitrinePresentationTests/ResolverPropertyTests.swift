import Testing
import VitrineModel
import VitrinePlatform
import VitrinePresentation
import VitrineSchema

@Suite struct `Presentations whatever is written` {
  typealias Sketch = SpecSketch

  /// Devices of every kind of room.
  private static let devices = ["iphone-se-1", "iphone-8", "iphone-16", "iphone-16-plus", "ipad-mini-5", "ipad-10"]
  /// Styles of UIKit's and of our own.
  private static let styles = [
    "fullScreen", "pageSheet", "formSheet", "currentContext", "overFullScreen", "overCurrentContext", "popover",
    "automatic", "custom", "none",
  ]
  /// Words of presets.
  private static let presets = [
    "presentr/alert", "presentr/popup", "presentr/topHalf", "presentr/bottomHalf", "presentr/fullScreen",
    "presentr/dynamic", "presentr/custom", "swiftpopup/popup", "centeredPopover/default", "nobody/knows",
  ]

  /// Returns a number that may well be nonsense.
  private static func number(_ random: inout SeededGenerator) -> Double {
    [-100, -1, 0, 0.5, 1, 44, 200, 333.3, 2000, 1e7].randomElement(using: &random) ?? 0
  }

  /// Returns a style.
  private static func style(_ random: inout SeededGenerator) -> Value {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return .word(styles.randomElement(using: &random) ?? "popover")
    case 1:
      let words = Sketch.names(
        ("width", .number(number(&random))), ("height", .text("fluid(0.4)")), ("center", .text("bottomCenter")),
        ("size", Sketch.list(.number(number(&random)), .number(number(&random)))),
        ("keyboardTranslationType", .text("compress")))
      return .entry(
        Sketch.entry(
          .style, (.preset, .preset(presets.randomElement(using: &random) ?? "presentr/alert")), (.with, words)))
    default:
      let mode = KeyboardMode.allCases.randomElement(using: &random) ?? .none
      let size = Sketch.entry(
        .styleSize,
        (.width, Bool.random(using: &random) ? .word("fit") : Sketch.points(number(&random))),
        (
          .height,
          Sketch.dimensions(
            (.lessThanOrEqual, Amount(points: number(&random)), 1000),
            (.equal, Amount(points: number(&random), fraction: 0.5), 750),
            (.greaterThanOrEqual, Amount(points: number(&random)), 1000))
        ))
      return .entry(
        Sketch.entry(
          .style, (.size, .entry(size)),
          (.position, .position(.edge("bottomTrailing", inset: number(&random)))),
          (.keyboard, .entry(Sketch.entry(.keyboardBehavior, (.mode, .word(mode.rawValue)))))))
    }
  }

  /// Returns a spec with one presentation.
  private static func spec(_ random: inout SeededGenerator, during: Value) throws -> Spec {
    let home = Sketch.screen("home", views: [("button", Rect(number(&random), number(&random), 60, 36))])
    let content = Sketch.screen(
      "content", views: [("inside", Rect(0, 0, 100, 50))],
      (.preferredContentSize, .size(OptionalSize(number(&random), number(&random)))))
    var presentation = Sketch.presentation(
      "show", (.from, .name("home")), (.present, .name("content")), (.style, style(&random)),
      (.sourceView, .name("button")), (.during, during))
    if Bool.random(using: &random) {
      presentation.entry.fields.append(
        Field(
          .delegate, keyPlace: Sketch.place,
          value: Authored(
            .entry(Sketch.entry(.delegate, (.adaptivePresentationStyle, .word("none")))), at: Sketch.place)))
    }
    let id = devices.randomElement(using: &random) ?? "iphone-8"
    let device = try #require(Device.named(id))
    let orientation: Orientation = Bool.random(using: &random) ? .portrait : .landscape
    return Sketch.spec(
      screens: [home, content], presentations: [presentation],
      environments: [try Sketch.environment(id, orientation, iOS: device.firstIOS)])
  }

  /// Whether every number of a rect is one.
  private static func isFinite(_ rect: Rect) -> Bool {
    rect.minX.isFinite && rect.minY.isFinite && rect.width.isFinite && rect.height.isFinite
  }

  @Test(arguments: [2, 31, 415] as [UInt64])
  func `every frame is finite and a popover keeps inside its room`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for round in 0..<150 {
      let spec = try Self.spec(
        &random, during: Sketch.list(.word("keyboardShow"), .word("rotate"), .word("keyboardHide"), .word("rotate")))
      let resolved = PresentationResolver.resolve(spec.presentations[0], environment: 0, spec: spec)
      let comment: Comment = "seed \(seed), round \(round)"
      #expect(resolved.steps.count == 4, comment)
      for presented in [resolved.presented] + resolved.steps.map(\.presented) {
        guard let presented else { continue }
        #expect(Self.isFinite(presented.frame), comment)
        #expect(presented.safeArea.top >= 0 && presented.safeArea.bottom >= 0, comment)
      }
      for popover in [resolved.popover] + resolved.steps.map(\.popover) {
        guard let popover, popover.available.height > 0 else { continue }
        let slack = 0.5
        #expect(popover.frame.minX >= popover.available.minX - slack, comment)
        #expect(popover.frame.maxY <= popover.available.maxY + slack, comment)
        #expect(!popover.path.contains("nan") && !popover.path.contains("inf"), comment)
      }
    }
  }

  @Test(arguments: [6, 77] as [UInt64])
  func `keyboard on and off restores every frame`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for round in 0..<200 {
      let spec = try Self.spec(&random, during: Sketch.list(.word("keyboardShow"), .word("keyboardHide")))
      let resolved = PresentationResolver.resolve(spec.presentations[0], environment: 0, spec: spec)
      // A step that changed nothing says nothing, so the last word is what holds.
      let last = resolved.steps.last { $0.presented != nil }?.presented ?? resolved.presented
      #expect(last?.frame == resolved.presented?.frame, "seed \(seed), round \(round)")
      let popover = resolved.steps.last { $0.popover != nil }?.popover ?? resolved.popover
      #expect(popover?.frame == resolved.popover?.frame, "seed \(seed), round \(round)")
    }
  }

  @Test(arguments: [9] as [UInt64])
  func `the same spec gives the same answer`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let spec = try Self.spec(&random, during: Sketch.list(.word("rotate")))
      let first = PresentationResolver.resolve(spec.presentations[0], environment: 0, spec: spec)
      let second = PresentationResolver.resolve(spec.presentations[0], environment: 0, spec: spec)
      #expect(first.presented?.frame == second.presented?.frame)
      #expect(first.approximations == second.approximations)
      #expect(first.notModelled == second.notModelled)
    }
  }
}
