import VitrinePlatform
import VitrineModel
import VitrinePresentation
import VitrineSchema
import VitrineSource

/// A view that a track may move: what it is when nothing moves it.
struct AnimatedTarget {
  /// Its name in the output.
  let name: String
  /// Its frame in the window.
  let frame: Rect
  /// The container in the window, for states outside of it.
  let container: Rect
  /// Opacity.
  var alpha = 1.0
  /// In points.
  var cornerRadius = 0.0
  /// The background, if known.
  var color: RGBA?
  /// Whether leading is right.
  var isRightToLeft = false
}

/// The properties that an authored state sets, in the order in which tracks appear.
struct AnimatedState {
  /// One property.
  struct Member {
    /// The track's property.
    let property: String
    /// The value.
    let value: TrackValue
    /// Where it was written.
    let origin: Origin
  }

  /// The members.
  private(set) var members: [Member] = []
  /// What could not be read.
  private(set) var notModelled: [NotModelled] = []

  /// Returns the member of a property.
  func member(_ property: String) -> Member? { members.first { $0.property == property } }

  /// Reads the state keys of a state, a keyframe or a track; an absent entry is the state without keys.
  init(_ entry: Entry?, of target: AnimatedTarget, in scene: TimelineScene) {
    guard let entry else { return }
    number(entry[Key<Double>.alpha], "alpha")
    if let scale = entry[Key<Value>.scale] { add("scale", Self.scale(scale.value), scale.place) }
    number(entry[Key<Double>.rotation], "rotation")
    if let translation = entry[Key<AmountPoint>.translation] {
      let value = TrackValue.pair(
        translation.value.x.resolved(in: target.frame.width), translation.value.y.resolved(in: target.frame.height))
      add("translation", value, translation.place)
    }
    if let transform = entry[Key<ListValue<Value>>.transform] {
      add("transform", Self.transform(transform.value), transform.place)
    }
    if let frame = entry[Key<Rect>.frame] { add("frame", .rect(frame.value), frame.place) }
    if let outside = entry[Key<String>.outside] {
      add("frame", Self.outside(outside.value, target).map { .rect($0) }, outside.place)
    }
    number(entry[Key<Double>.cornerRadius], "cornerRadius")
    if let color = entry[Key<AuthoredColor>.backgroundColor] {
      if let rgba = TrackColor.resolve(color.value, in: scene) {
        add("backgroundColor", .color(rgba.red, rgba.green, rgba.blue, rgba.alpha), color.place)
      } else {
        notModelled.append(
          NotModelled(
            "backgroundColor of '\(target.name)' over time", reason: "the colour's numbers are not known",
            place: color.place))
      }
    }
  }

  /// Adds a number.
  private mutating func number(_ authored: Authored<Double>?, _ property: String) {
    if let authored { add(property, .number(authored.value), authored.place) }
  }

  /// Adds a member unless the value was reported or the property is there.
  private mutating func add(_ property: String, _ value: TrackValue?, _ place: SourcePlace) {
    guard let value, member(property) == nil else { return }
    members.append(Member(property: property, value: value, origin: .place(place)))
  }

  /// Returns the properties' values when nothing is said about them.
  static func identity(_ property: String, of target: AnimatedTarget) -> TrackValue? {
    switch property {
    case "alpha": .number(target.alpha)
    case "scale": .pair(1, 1)
    case "rotation": .number(0)
    case "translation": .pair(0, 0)
    case "transform": .transform([1, 0, 0, 1, 0, 0])
    case "frame": .rect(target.frame)
    case "cornerRadius": .number(target.cornerRadius)
    case "backgroundColor": target.color.map { .color($0.red, $0.green, $0.blue, $0.alpha) }
    default: nil
    }
  }

  /// Returns the frame just beyond an edge or corner of the container.
  static func outside(_ word: String, _ target: AnimatedTarget) -> Rect? {
    let (frame, container) = (target.frame, target.container)
    var x = frame.minX
    var y = frame.minY
    let lower = word.lowercased()
    if lower.contains("top") { y = container.minY - frame.height }
    if lower.contains("bottom") { y = container.maxY }
    let isLeading = lower.contains("leading")
    let isTrailing = lower.contains("trailing")
    if lower.contains("left") || (target.isRightToLeft ? isTrailing : isLeading) { x = container.minX - frame.width }
    if lower.contains("right") || (target.isRightToLeft ? isLeading : isTrailing) { x = container.maxX }
    let result = Rect(x, y, frame.width, frame.height)
    return result == frame ? nil : result
  }

  /// Returns a scale: one number for both axes, or two.
  private static func scale(_ value: Value) -> TrackValue? {
    switch value {
    case .number(let both): .pair(both, both)
    case .point(let point): .pair(point.x, point.y)
    default: ListValue<Double>(value).flatMap { $0.items.count == 2 ? .pair($0.values[0], $0.values[1]) : nil }
    }
  }

  /// Returns a transform of six numbers.
  private static func transform(_ list: ListValue<Value>) -> TrackValue? {
    var numbers: [Double] = []
    for item in list.values {
      guard case .number(let number) = item else { return nil }
      numbers.append(number)
    }
    return numbers.count == 6 ? .transform(numbers) : nil
  }
}

/// Colours of states as numbers.
enum TrackColor {
  /// Names may refer to names so often.
  private static let depthLimit = 16

  /// Returns a colour's numbers; `nil` for a name that was reported.
  static func resolve(_ color: AuthoredColor, in scene: TimelineScene, depth: Int = 0) -> RGBA? {
    guard depth < depthLimit else { return nil }
    switch color {
    case .dynamic(let light, let dark):
      let picked = scene.environment.traits.appearance == .dark ? dark : light
      return resolve(picked, in: scene, depth: depth + 1)
    case .base(let base, let alpha):
      var result: RGBA?
      switch base {
      case .rgba(let red, let green, let blue, let own): result = RGBA(red, green, blue, own)
      case .system(let name):
        let parts = SystemColor.named(name)?.components(scene.environment.traits.appearance)
        result = parts.map { RGBA($0.red, $0.green, $0.blue, $0.alpha) }
      case .named(let name):
        let value = scene.spec.colors.first { $0.name.value == name }?.value.value
        result = value.flatMap { AuthoredColor($0) }.flatMap { resolve($0, in: scene, depth: depth + 1) }
      }
      if let alpha { result?.alpha = alpha }
      return result
    }
  }
}
