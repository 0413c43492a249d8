import Testing
import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// Specs put together by hand, in the normal form that the front end guarantees.
enum SpecSketch {
  /// Where everything stands.
  static let place = SourcePlace.startOfMain

  /// Returns an entry of a shape.
  static func entry(_ shape: ShapeID, _ fields: (KeyID, Value)...) -> Entry {
    Entry(
      shape, at: place,
      fields: FieldList(fields.map { Field($0.0, keyPlace: place, value: Authored($0.1, at: place)) }))
  }

  /// Returns a list.
  static func list(_ values: Value...) -> Value { .list(values.map { Authored($0, at: place) }) }

  /// Returns free names with their values.
  static func names(_ values: (String, Value)...) -> Value {
    .names(values.map { NamedValue(name: Authored($0.0, at: place), value: Authored($0.1, at: place)) })
  }

  /// Returns dimensions, each with a relation, an amount and a priority.
  static func dimensions(_ values: (LayoutRelation, Amount, Double)...) -> Value {
    .dimensions(values.map { Dimension($0.0, $0.1, LayoutPriority($0.2), at: place) })
  }

  /// Returns one dimension that is so many points.
  static func points(_ points: Double) -> Value { dimensions((.equal, Amount(points: points), 1000)) }

  /// Returns a view screen with views at frames of their own.
  static func screen(
    _ name: String, views: [(id: String, frame: Rect)] = [], hidden: String? = nil, _ fields: (KeyID, Value)...
  ) -> Screen {
    var nodes = [
      ViewNode(kind: .view, entry: Entry(.node, at: place), parent: nil, kindPlace: place)
    ]
    for view in views {
      var entry = entry(.node, (.id, .name(view.id)), (.frame, .rect(view.frame)))
      if view.id == hidden {
        entry.fields.append(Field(.isHidden, keyPlace: place, value: Authored(.bool(true), at: place)))
      }
      nodes.append(ViewNode(kind: .view, entry: entry, parent: 0, kindPlace: place))
    }
    var own = Entry(.screen, at: place)
    own.fields = FieldList(fields.map { Field($0.0, keyPlace: place, value: Authored($0.1, at: place)) })
    return Screen(name: Authored(name, at: place), entry: own, kind: .view, tree: ViewTree(nodes: nodes))
  }

  /// Returns a container screen.
  static func container(_ name: String, _ kind: ScreenKind) -> Screen {
    Screen(name: Authored(name, at: place), entry: Entry(.screen, at: place), kind: kind, tree: nil)
  }

  /// Returns a placed name.
  static func name(_ text: String) -> Authored<String> { Authored(text, at: place) }

  /// Returns a presentation.
  static func presentation(_ name: String, _ fields: (KeyID, Value)...) -> Presentation {
    var entry = Entry(.presentation, at: place)
    entry.fields = FieldList(fields.map { Field($0.0, keyPlace: place, value: Authored($0.1, at: place)) })
    return Presentation(name: Authored(name, at: place), entry: entry, written: entry)
  }

  /// Returns the environment of a device of the table.
  static func environment(
    _ id: String, _ orientation: Orientation = .portrait, iOS: IOSVersion = IOSVersion(17), keyboard: Bool = false,
    direction: LayoutDirection = .leftToRight
  ) throws -> SpecEnvironment {
    let device = try #require(Device.named(id))
    let window = try device.window(.full, in: orientation, iOS: iOS).get()
    var traits = device.traits(in: orientation, iOS: iOS)
    traits.layoutDirection = direction
    return SpecEnvironment(
      id: "\(id).\(orientation.rawValue)", deviceID: id, traits: traits, windowSize: Size(window.size),
      screenSize: Size(device.size(in: orientation)), scale: device.scale, safeArea: EdgeInsets(window.safeArea),
      statusBarHeight: window.statusBarHeight, keyboard: keyboard ? .shown : .hidden,
      dockedKeyboardHeight: device.keyboardHeight(in: orientation, iOS: iOS), isApproximate: false, place: place)
  }

  /// Returns a spec.
  static func spec(
    screens: [Screen], presentations: [Presentation], environments: [SpecEnvironment]
  ) -> Spec {
    var spec = Spec(target: Authored(VersionRange.from(IOSVersion(8)), at: place), targetIsWritten: true)
    spec.screens = screens
    spec.presentations = presentations
    spec.environments = environments
    return spec
  }
}
