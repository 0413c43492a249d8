import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

extension LoadRun {
  /// The most environments that one spec may have (project decision; a matrix of every device and axis stays below).
  private static let environmentLimit = 10_000
  /// The most combinations that are looked at, many of which may be the same or impossible.
  private static let combinationLimit = 10 * environmentLimit
  /// What a spec that names no environments is compiled for (language 4.1).
  private static let standard: [(device: String, orientation: Orientation)] = [
    ("iphone-16", .portrait), ("ipad-10", .landscape),
  ]

  /// Multiplies the axes of every entry; combinations that do not exist are left out and listed.
  mutating func makeEnvironments(target: VersionRange) -> ([SpecEnvironment], [LeftOutEnvironment]) {
    var environments: [SpecEnvironment] = []
    var leftOut: [LeftOutEnvironment] = []
    var ids = NameTable()
    var combinations = 0
    guard !decoded.isEmpty, decoded[0].environmentsKey != nil, !decoded[0].environments.isEmpty else {
      return (standardEnvironments(target), [])
    }
    ids.reserveCapacity(decoded[0].environments.count)
    environments.reserveCapacity(decoded[0].environments.count)
    for item in decoded[0].environments {
      guard case .entry(let entry) = item.value else { continue }
      let question = KeptEnvironments.question(entry)
      if let question, environments.count < Self.environmentLimit,
        let known = memory.environments.find(question, target, at: entry.place)
      {
        if ids.insert(known.id) { environments.append(known) }
        continue
      }
      var axes = EnvironmentAxes(entry)
      let hasAllDevices = readDevices(entry, into: &axes)
      guard axes.count > 0 else { continue }
      combinations += axes.count
      guard axes.count + environments.count <= Self.environmentLimit, combinations <= Self.combinationLimit else {
        tooMany(entry.place)
        break
      }
      let before = environments.count
      var reasons: [String] = []
      eachCombination(axes, target, entry.place) { result in
        switch result {
        case .made(let environment):
          if ids.insert(environment.id) { environments.append(environment) }
        case .missing(let missing):
          leftOut.append(missing)
          if !reasons.contains(missing.reason) { reasons.append(missing.reason) }
        }
      }
      if let question, axes.count == 1, environments.count == before + 1 {
        memory.environments.keep(environments[before], question, target)
      }
      if environments.count == before, !reasons.isEmpty, hasAllDevices { impossible(entry, reasons) }
    }
    return (environments, leftOut)
  }

  /// Returns the environments of a spec that names none.
  private func standardEnvironments(_ target: VersionRange) -> [SpecEnvironment] {
    var environments: [SpecEnvironment] = []
    for (id, orientation) in Self.standard {
      guard let device = Device.named(id) else { continue }
      var axes = EnvironmentAxes(Entry(.environment, at: .startOfMain))
      axes.devices = [EnvironmentDevice(device: device, place: .startOfMain)]
      axes.orientations = [orientation]
      eachCombination(axes, target, .startOfMain) { result in
        if case .made(let environment) = result { environments.append(environment) }
      }
    }
    return environments
  }

  /// Reads the devices of an entry; returns whether all could be read.
  private mutating func readDevices(_ entry: Entry, into axes: inout EnvironmentAxes) -> Bool {
    guard let field = entry.field(.device), field.value.value != .null else {
      axes.devices = Self.standard.compactMap { name, _ in
        Device.named(name).map { EnvironmentDevice(device: $0, place: entry.place) }
      }
      return true
    }
    guard case .list(let items) = field.value.value else { return false }
    var isComplete = true
    for item in items {
      switch item.value {
      case .entry(let described):
        if let device = EnvironmentDevice(described) { axes.devices.append(device) } else { isComplete = false }
      case .invalid, .null: isComplete = false
      default:
        guard let id = String(item.value) else { continue }
        if let device = Device.named(id) {
          axes.devices.append(EnvironmentDevice(device: device, place: item.place))
        } else {
          isComplete = false
          unknownDevice(id, item.place)
        }
      }
    }
    return isComplete
  }

  /// Makes every combination of an entry, in the order of language 4.2.
  private func eachCombination(
    _ axes: EnvironmentAxes, _ target: VersionRange, _ place: SourcePlace, _ body: (PossibleEnvironment) -> Void
  ) {
    for device in axes.devices {
      for orientation in axes.orientations {
        axes.windows.forEach { window, windowPart in
          axes.versions.forEach { version, versionPart in
            let iOS = version ?? DefaultVersion.iOS(for: device.device, target: target)
            let found = device.device.window(window, in: orientation, iOS: iOS)
            let traits = device.device.traits(in: orientation, iOS: iOS)
            let id = Self.id(device.device.id + "." + orientation.rawValue, windowPart, versionPart)
            axes.keyboards.forEach { keyboard, keyboardPart in
              axes.texts.forEach { text, textPart in
                axes.directions.forEach { direction, directionPart in
                  axes.appearances.forEach { appearance, appearancePart in
                    axes.motions.forEach { motion, motionPart in
                      var id = Self.id(id, keyboardPart, textPart)
                      id = Self.id(Self.id(id, directionPart, appearancePart), motionPart, nil)
                      var traits = traits
                      traits.contentSizeCategory = text
                      traits.layoutDirection = direction
                      traits.appearance = appearance
                      traits.reduceMotion = motion
                      body(Self.environment(id, device, orientation, found, traits, keyboard, place))
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }

  /// Returns an id with the parts of two axes behind it.
  private static func id(_ id: String, _ first: String?, _ second: String?) -> String {
    var id = id
    if let first { id += "." + first }
    if let second { id += "." + second }
    return id
  }

  /// The first iOS with a dark appearance (UIUserInterfaceStyle, documented).
  private static let firstDarkIOS = IOSVersion(13)

  /// Makes one environment, or says why there is none.
  private static func environment(
    _ id: String, _ device: EnvironmentDevice, _ orientation: Orientation, _ window: WindowResult,
    _ traits: TraitSet, _ keyboard: KeyboardSetting, _ place: SourcePlace
  ) -> PossibleEnvironment {
    switch window {
    case .failure(let fault): return .missing(LeftOutEnvironment(id: id, reason: fault.reason, place: place))
    case .success(let window):
      if traits.appearance == .dark, traits.iOS < firstDarkIOS {
        return .missing(LeftOutEnvironment(id: id, reason: "dark appearance begins with iOS 13", place: place))
      }
      var traits = traits
      traits.horizontalSizeClass = window.horizontalSizeClass
      traits.verticalSizeClass = window.verticalSizeClass
      let screen = device.device.size(in: orientation)
      return .made(
        SpecEnvironment(
          id: id, deviceID: device.device.id, traits: traits, windowSize: Size(window.size.width, window.size.height),
          screenSize: Size(screen.width, screen.height), scale: device.device.scale,
          safeArea: EdgeInsets(
            top: window.safeArea.top, left: window.safeArea.left, bottom: window.safeArea.bottom,
            right: window.safeArea.right),
          statusBarHeight: window.statusBarHeight, keyboard: keyboard,
          dockedKeyboardHeight: device.keyboardHeight(in: orientation, iOS: traits.iOS),
          isApproximate: window.isApproximate || (device.guessesLandscape && orientation == .landscape),
          place: place))
    }
  }

  /// Reports an id that no device has.
  private mutating func unknownDevice(_ id: String, _ place: SourcePlace) {
    sink.report {
      let fixes = (sink.wantsSuggestions ? Device.nearIDs(to: id) : []).map { near in
        DiagnosticFix("write '\(near)'", .suggestion, edits: [SourceEdit(place, replacement: near)])
      }
      return Diagnostic(
        .environmentUnknownDevice, "no device has the id '\(id)'", at: place,
        help: fixes.isEmpty
          ? ["a device that is not in the table is described in place: { name, idiom, size, scale }"] : [],
        fixes: fixes)
    }
  }

  /// Reports an entry of which nothing exists.
  private mutating func impossible(_ entry: Entry, _ reasons: [String]) {
    let place = firstLine(of: entry.place)
    // What was not read of the entry may make it possible.
    if unread.contains(where: { $0.file == place.file && $0.touchEntry(from: Int(place.span.start)) }) { return }
    sink.report {
      Diagnostic(
        .environmentImpossible, "no environment of this entry exists: \(reasons.joined(separator: "; "))",
        at: place, help: ["name another device, window or version"])
    }
  }

  /// Reports more environments than anybody can read.
  private mutating func tooMany(_ place: SourcePlace) {
    sink.report {
      Diagnostic(
        .environmentImpossible, "a spec has at most \(Self.environmentLimit) environments", at: firstLine(of: place),
        help: ["the lists of one entry multiply; write entries of their own instead"])
    }
  }

  /// Returns the part of a place that lies on its first line.
  func firstLine(of place: SourcePlace) -> SourcePlace {
    let bytes = files[place.file].bytes
    var end = Int(place.span.start)
    while end < Int(place.span.end), end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    return SourcePlace(place.file, SourceSpan(place.span.start, UInt32(end)))
  }
}

/// A combination of the axes.
enum PossibleEnvironment {
  /// One that exists.
  case made(SpecEnvironment)
  /// One that does not.
  case missing(LeftOutEnvironment)
}
