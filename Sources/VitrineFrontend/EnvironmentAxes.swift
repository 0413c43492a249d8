import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// The values of one entry of `environments`, axis by axis. An axis that the file does not give has one value and no part
/// in ids.
struct EnvironmentAxes {
  /// A value with the part that it adds to ids; nil for an axis that is not given.
  struct Choice<Value> {
    /// The value.
    var value: Value
    /// Its part of the id.
    var part: String?
  }

  /// The choices of an axis. The one of an axis that is not given stands alone: an array for each type of value costs more
  /// than everything else about environments.
  struct Axis<Value> {
    /// The value of an axis that is not given.
    var standard: Value?
    /// The given values.
    var given: [Choice<Value>] = []

    /// The number of choices.
    var count: Int { standard == nil ? given.count : 1 }

    /// Calls a closure with each choice, in the order of writing.
    func forEach(_ body: (Value, String?) -> Void) {
      if let standard { return body(standard, nil) }
      for choice in given { body(choice.value, choice.part) }
    }
  }

  /// The devices.
  var devices: [EnvironmentDevice] = []
  /// How they are held.
  var orientations: [Orientation] = []
  /// The windows.
  var windows = Axis<WindowMode>()
  /// The versions; nil for the default of each device.
  var versions = Axis<IOSVersion?>()
  /// The keyboards.
  var keyboards = Axis<KeyboardSetting>()
  /// The text sizes.
  var texts = Axis<ContentSizeCategory>()
  /// The directions of reading.
  var directions = Axis<LayoutDirection>()
  /// The appearances.
  var appearances = Axis<Appearance>()
  /// Whether less motion is asked for.
  var motions = Axis<Bool>()

  /// Reads the axes but the devices from an entry. Values that were reported are left out; an axis without any makes
  /// the whole entry silent.
  init(_ entry: Entry) {
    orientations =
      Self.values(entry, .orientation) { value in
        Self.text(value).flatMap { text in
          text == Orientation.portrait.rawValue
            ? .portrait : text == Orientation.landscape.rawValue ? Orientation.landscape : nil
        }
      } ?? [.portrait]
    windows = Self.choices(entry, .window, standard: .full) { value in
      Self.text(value).flatMap { text in WindowMode(text).map { ($0, $0.description) } }
    }
    versions = Self.choices(entry, .iOS, standard: nil) { value in
      if case .version(let version) = value { return (version, "iOS\(Self.twoParts(version))") }
      return nil
    }
    keyboards = Self.choices(entry, .keyboard, standard: .hidden, Self.keyboard)
    texts = Self.choices(entry, .text, standard: .large) { value in
      Self.text(value).flatMap { text in ContentSizeCategory(text).map { ($0, $0.name) } }
    }
    directions = Self.choices(entry, .direction, standard: .leftToRight) { value in
      Self.text(value).flatMap { text in LayoutDirection(rawValue: text).map { ($0, text) } }
    }
    appearances = Self.choices(entry, .appearance, standard: .light) { value in
      Self.text(value).flatMap { text in Appearance(rawValue: text).map { ($0, text) } }
    }
    motions = Self.choices(entry, .reduceMotion, standard: false) { value in
      if case .bool(let bool) = value { return (bool, bool ? "reduceMotion" : nil) }
      return nil
    }
  }

  /// The number of combinations, cut off far beyond any limit.
  var count: Int {
    var count = Self.product(devices.count, orientations.count)
    count = Self.product(Self.product(count, windows.count), versions.count)
    count = Self.product(Self.product(count, keyboards.count), texts.count)
    count = Self.product(Self.product(count, directions.count), appearances.count)
    return Self.product(count, motions.count)
  }

  /// Returns the product of two numbers, each cut off far beyond any limit.
  private static func product(_ first: Int, _ second: Int) -> Int { min(first, 1 << 20) * min(second, 1 << 20) }

  /// Returns a version with at least two parts, as ids have it.
  private static func twoParts(_ version: IOSVersion) -> String {
    version.partCount == 1 ? "\(version).0" : version.description
  }

  /// Returns the text of a word, name or text.
  private static func text(_ value: Value) -> String? { String(value) }

  /// Reads a keyboard: a word, or a height from the bottom.
  private static func keyboard(_ value: Value) -> (KeyboardSetting, String?)? {
    switch value {
    case .word("hidden"): return (.hidden, "keyboard-hidden")
    case .word("shown"): return (.shown, "keyboard-shown")
    case .number(let height): return (.height(height), "keyboard-\(SpecDecoder.text(height))")
    default: return nil
    }
  }

  /// Choices from which on equal ones are no longer looked for.
  private static let longList = 1_000

  /// Returns the readable values of an axis, each once; nil when the axis is not given.
  private static func values<Wanted: Equatable>(
    _ entry: Entry, _ key: KeyID, _ read: (Value) -> Wanted?
  ) -> [Wanted]? {
    guard let field = entry.field(key), field.value.value != .null else { return nil }
    guard case .list(let items) = field.value.value else { return [] }
    var values: [Wanted] = []
    for item in items {
      if let value = read(item.value), !values.contains(value) { values.append(value) }
    }
    return values
  }

  /// Returns the choices of an axis; the standard one when the axis is not given.
  private static func choices<Wanted: Equatable>(
    _ entry: Entry, _ key: KeyID, standard: Wanted, _ read: (Value) -> (Wanted, String?)?
  ) -> Axis<Wanted> {
    guard let field = entry.field(key), field.value.value != .null else { return Axis(standard: standard) }
    guard case .list(let items) = field.value.value else { return Axis() }
    var choices: [Choice<Wanted>] = []
    for item in items {
      guard let (value, part) = read(item.value) else { continue }
      // In a list that is far too long nothing is looked for: ids and the limit of environments see to it.
      if choices.count < longList, choices.contains(where: { $0.value == value }) { continue }
      choices.append(Choice(value: value, part: part))
    }
    return Axis(given: choices)
  }
}

/// A device of an environment: one of the table, or one that the file describes.
struct EnvironmentDevice {
  /// The device.
  var device: Device
  /// Height of the docked keyboard in portrait and landscape where the file says it; nil to ask the table.
  var keyboards: (portrait: Double?, landscape: Double?)?
  /// Whether the insets in landscape are not known.
  var guessesLandscape = false
  /// Where it is written.
  var place: SourcePlace
}

extension EnvironmentDevice {
  /// The first and last versions that a described device is taken to run: all that the tool knows.
  private static let versions = (first: IOSVersion(8, 0), last: IOSVersion(26))

  /// Reads a described device; nil when a part was reported.
  init?(_ entry: Entry) {
    guard let name = entry[.name], let idiom = entry[Key<String>(.idiom)]?.value,
      let kind = UserInterfaceIdiom(rawValue: idiom), let size = entry[Key<OptionalSize>(.size)]?.value,
      let width = size.width, let height = size.height, let scale = entry[Key<Double>(.scale)]?.value
    else { return nil }
    let area = entry[Key<Entry>(.safeArea)]?.value
    let portrait = area?[Key<EdgeInsets>(.portrait)]?.value
    let landscape = area?[Key<EdgeInsets>(.landscape)]?.value
    let keyboard = entry[Key<Entry>(.keyboard)]?.value
    let geometry = Device.Geometry(
      since: Self.versions.first, portraitInsets: portrait.map(ScreenInsets.init) ?? .zero,
      landscapeInsets: landscape.map(ScreenInsets.init) ?? .zero, portraitStatusBar: portrait?.top ?? 0,
      landscapeStatusBar: landscape?.top ?? 0, portraitKeyboard: 0, landscapeKeyboard: 0)
    device = Device(
      id: SpecName.repaired(name.value) ?? name.value, name: name.value, idiom: kind,
      portraitSize: ScreenSize(width, height), scale: scale, firstIOS: Self.versions.first, lastIOS: Self.versions.last,
      cornerRadius: nil, geometries: [geometry], source: FactSource("the spec", .documented))
    keyboards = (
      keyboard?[Key<Double>(.portrait)]?.value, keyboard?[Key<Double>(.landscape)]?.value
    )
    guessesLandscape = portrait != nil && landscape == nil
    place = entry.place
  }

  /// Returns the height of the docked keyboard; nil when it is not known.
  func keyboardHeight(in orientation: Orientation, iOS: IOSVersion) -> Double? {
    guard let keyboards else { return device.keyboardHeight(in: orientation, iOS: iOS) }
    return orientation == .portrait ? keyboards.portrait : keyboards.landscape
  }
}

extension ScreenInsets {
  /// Takes over insets of the model.
  fileprivate init(_ insets: EdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
