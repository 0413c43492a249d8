import VitrineLayout
import VitrineModel
import VitrinePlatform
import VitrinePresentation
import VitrineSchema
import VitrineSource
import VitrineTimeline

/// A presentation made by hand, without parser, layout or placement.
struct SceneFixture {
  /// Keys of the presentation.
  var presentation: [(KeyID, Value)] = []
  /// Keys of the style that the presentation names; nil for UIKit's word alone.
  var style: [(KeyID, Value)]?
  /// Keys of the transition in the presentation; nil for none.
  var transition: [(KeyID, Value)]?
  /// Keys of the presented screen.
  var screen: [(KeyID, Value)] = []
  var resolvedStyle = ModalPresentationStyle.custom
  var asked = "card"
  var iOS = IOSVersion(17, 0)
  var idiom = UserInterfaceIdiom.phone
  var reduceMotion = false
  var isRightToLeft = false
  var isPresenterRemoved = false
  var isPopover = false
  var isAlert = false
  var frame = Rect(36.5, 351, 320, 150)
  var dimming: DimmingTap? = DimmingTap.none
  var blur: String?

  /// A place that is told apart by its start.
  static func place(_ start: Int) -> SourcePlace { SourcePlace(.main, SourceSpan(UInt32(start), UInt32(start + 1))) }

  /// Makes an entry; each field's place is its own.
  static func entry(_ shape: ShapeID, _ fields: [(KeyID, Value)], at start: Int = 0) -> Entry {
    Entry(
      shape, at: place(start),
      fields: FieldList(
        fields.enumerated().map { index, field in
          Field(field.0, keyPlace: place(start + index), value: Authored(field.1, at: place(start + index)))
        }))
  }

  /// Makes an animator's value.
  static func animator(_ fields: (KeyID, Value)...) -> Value { .entry(entry(.animator, fields, at: 100)) }
  /// Makes a state's value.
  static func state(_ fields: (KeyID, Value)...) -> Value { .entry(entry(.state, fields, at: 200)) }
  /// Makes a list of mappings.
  static func list(_ shape: ShapeID, _ items: [[(KeyID, Value)]]) -> Value {
    .list(items.enumerated().map { Authored(.entry(entry(shape, $1, at: 300 + 10 * $0)), at: place(300 + 10 * $0)) })
  }
  /// Makes UIKit's spring.
  static func spring(_ ratio: Double, velocity: Double = 0) -> Value {
    var spring = AuthoredSpring()
    spring.dampingRatio = ratio
    spring.initialVelocity = velocity
    return .spring(spring)
  }
  /// Makes preset words.
  static func words(_ words: [(String, Value)]) -> Value {
    .names(words.map { NamedValue(name: Authored($0.0, at: place(1)), value: Authored($0.1, at: place(2))) })
  }

  /// Compiles the timeline.
  func timeline() -> Timeline? {
    var spec = Spec(
      target: Authored(VersionRange(IOSVersion(12), through: nil), at: .startOfMain), targetIsWritten: true)
    let size = Size(393, 852)
    var traits = TraitSet(
      horizontalSizeClass: idiom == .phone ? .compact : .regular, verticalSizeClass: .regular, idiom: idiom,
      orientation: .portrait, iOS: iOS, reduceMotion: reduceMotion)
    if isRightToLeft { traits.layoutDirection = .rightToLeft }
    spec.environments = [
      SpecEnvironment(
        id: "iphone", deviceID: "iphone", traits: traits, windowSize: size, screenSize: size, scale: 3,
        safeArea: .zero, statusBarHeight: 20, keyboard: .hidden, dockedKeyboardHeight: nil, isApproximate: false,
        place: .startOfMain)
    ]
    let tree = ViewTree(nodes: [
      ViewNode(kind: .view, entry: Self.entry(.node, []), parent: nil, kindPlace: .startOfMain),
      ViewNode(
        kind: .box, entry: Self.entry(.node, [(.id, .name("badge")), (.alpha, .number(0.5))]), parent: 0,
        kindPlace: .startOfMain),
    ])
    spec.screens = [
      Screen(
        name: Authored("card", at: .startOfMain), entry: Self.entry(.screen, screen, at: 700), kind: .view, tree: tree)
    ]
    var fields = presentation
    if let style {
      spec.styles = [
        NamedEntry(
          name: Authored("card", at: .startOfMain), entry: Self.entry(.style, style, at: 600),
          written: Self.entry(.style, style, at: 600))
      ]
      fields.append((.style, .name("card")))
    }
    if let transition { fields.append((.transition, .entry(Self.entry(.transition, transition, at: 50)))) }
    let entry = Self.entry(.presentation, fields, at: 10)
    let presentation = Presentation(name: Authored("show", at: .startOfMain), entry: entry, written: entry)

    func node(_ name: String, _ frame: Rect, _ index: Int, parent: Int?) -> LaidOutNode {
      LaidOutNode(
        node: index, screen: "card", name: name, kind: "view", frame: frame, windowFrame: frame,
        exactWindowFrame: frame, parent: parent, origin: .standard("test"))
    }
    var resolved = ResolvedPresentation(
      environment: 0,
      style: StyleOutcome(asked: asked, resolved: resolvedStyle, why: "test", origin: .standard("test")),
      presenter: ResolvedPresenter(
        screen: "home", isRemoved: isPresenterRemoved,
        tree: LaidOutTree(nodes: [node("root", Rect(0, 0, 393, 852), 0, parent: nil)])))
    resolved.presented = ResolvedPresented(
      screen: "card", frame: frame, safeArea: .zero, layer: ResolvedLayer(),
      tree: LaidOutTree(nodes: [
        node("root", frame, 0, parent: nil), node("badge", Rect(100, 400, 96, 96), 1, parent: 0),
      ]))
    if let dimming {
      resolved.dimming = ResolvedDimming(
        frame: Rect(0, 0, 393, 852), color: RGBA(0, 0, 0, 1), alpha: 0.7, blur: blur, tap: dimming, isAnimated: true,
        origin: .place(Self.place(800)))
    }
    if isPopover {
      resolved.popover = PopoverLayout(frame: frame, contentFrame: frame, anchor: .zero, available: .zero)
    }
    if isAlert { resolved.alert = ResolvedAlert(preferredStyle: "alert", frame: frame, buttons: []) }
    return TimelineBuilder.timeline(of: presentation, resolved: resolved, in: spec)
  }
}

extension TimelinePhase {
  /// Receiver and call of each event.
  var calls: [String] { events.map { "\($0.receiver).\($0.call)" } }

  /// Returns the track of a target's property.
  func track(_ target: String, _ property: String) -> Track? {
    tracks.first { $0.target == target && $0.property == property }
  }
}
