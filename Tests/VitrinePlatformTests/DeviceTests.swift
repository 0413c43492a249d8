import Testing
import VitrinePlatform
import VitrineSource

@Test func `the table holds 57 devices, each under its own id`() throws {
  #expect(Device.allIDs.count == 57)
  #expect(Set(Device.allIDs).count == 57)
  for id in Device.allIDs { #expect(try #require(Device.named(id)).id == id) }
  #expect(Device.named("iphone-99") == nil)
  #expect(Device.named("ipad-99") == nil)
  #expect(Device.named("") == nil)
}

@Test(arguments: Device.allIDs)
func `every device is complete and plausible`(id: String) throws {
  let device = try #require(Device.named(id))
  #expect(!device.name.isEmpty)
  #expect(device.portraitSize.width < device.portraitSize.height)
  #expect(device.scale == 2 || device.scale == 3)
  #expect(device.firstIOS <= device.lastIOS)
  #expect(device.source.citation.hasPrefix("devices \(id) ("))
  #expect(id.hasPrefix(device.idiom == .phone ? "iphone-" : "ipad-"))
  for version in [device.firstIOS, IOSVersion(13), IOSVersion(18), IOSVersion(26)]
  where device.versions.contains(version) {
    for orientation in Orientation.allCases {
      let size = device.size(in: orientation)
      let insets = device.safeArea(in: orientation, iOS: version)
      let keyboard = device.keyboardHeight(in: orientation, iOS: version)
      #expect(insets.top + insets.bottom < size.height / 4)
      #expect(insets.left == insets.right)
      #expect(keyboard >= 200 && keyboard < size.height * 0.7)
      #expect(device.keyboardHeight(in: orientation, iOS: version, isNumberPad: true) <= keyboard)
      #expect(device.statusBarHeight(in: orientation, iOS: version) <= insets.top)
      #expect(try device.window(.full, in: orientation, iOS: version).get().size == size)
    }
  }
}

@Test func `insets follow the version of the system`() throws {
  let eleven = try #require(Device.named("iphone-11"))
  #expect(eleven.safeArea(in: .portrait, iOS: IOSVersion(13, 4)).top == 44)
  #expect(eleven.safeArea(in: .portrait, iOS: IOSVersion(14)).top == 48)
  #expect(eleven.safeArea(in: .landscape, iOS: IOSVersion(18, 6)).bottom == 21)
  #expect(eleven.safeArea(in: .landscape, iOS: IOSVersion(26)).bottom == 20)
  #expect(eleven.keyboardHeight(in: .portrait, iOS: IOSVersion(26)) == 345)
  let pad = try #require(Device.named("ipad-10"))
  #expect(pad.safeArea(in: .portrait, iOS: IOSVersion(18)).top == 24)
  #expect(pad.safeArea(in: .landscape, iOS: IOSVersion(18)).bottom == 20)
  #expect(pad.safeArea(in: .landscape, iOS: IOSVersion(26)) == ScreenInsets(top: 32, left: 0, bottom: 25, right: 0))
  #expect(pad.keyboardHeight(in: .landscape, iOS: IOSVersion(17)) == 422)
  let island = try #require(Device.named("iphone-15"))
  #expect(island.safeArea(in: .portrait, iOS: IOSVersion(17)).top == 59)
  #expect(island.statusBarHeight(in: .portrait, iOS: IOSVersion(17)) == 54)
  #expect(island.statusBarHeight(in: .landscape, iOS: IOSVersion(17)) == 0)
}

@Test func `only wide phones are regular in landscape, and pads always`() throws {
  let wide = ["iphone-8-plus", "iphone-xr", "iphone-12-pro-max", "iphone-15-plus", "iphone-air"]
  for id in wide {
    let classes = try #require(Device.named(id)).sizeClasses(in: .landscape)
    #expect(classes == (.regular, .compact))
  }
  for id in ["iphone-se-3", "iphone-x", "iphone-12", "iphone-16-pro"] {
    let classes = try #require(Device.named(id)).sizeClasses(in: .landscape)
    #expect(classes == (.compact, .compact))
  }
  for id in Device.padIDs {
    let device = try #require(Device.named(id))
    for orientation in Orientation.allCases { #expect(device.sizeClasses(in: orientation) == (.regular, .regular)) }
  }
}

@Test func `windows of split view have the published widths`() throws {
  let version = IOSVersion(18)
  let mini = try #require(Device.named("ipad-mini-5"))
  let half = try mini.window(.half, in: .landscape, iOS: version).get()
  #expect(half.size == ScreenSize(507, 768))
  #expect(half.horizontalSizeClass == .compact)
  #expect(!half.isApproximate)
  #expect(try mini.window(.twoThirds, in: .portrait, iOS: version).get().size == ScreenSize(438, 1024))
  #expect(try mini.window(.slideOver, in: .landscape, iOS: version).get().size == ScreenSize(320, 768))
  let large = try #require(Device.named("ipad-pro-12-9-3"))
  let largeHalf = try large.window(.half, in: .landscape, iOS: version).get()
  #expect(largeHalf.size == ScreenSize(678, 1024))
  #expect(largeHalf.horizontalSizeClass == .regular)
  #expect(try large.window(.third, in: .portrait, iOS: version).get().size == ScreenSize(375, 1366))
  let air = try #require(Device.named("ipad-air-3"))
  #expect(try air.window(.third, in: .landscape, iOS: version).get().size.width == 320)
  let ten = try #require(Device.named("ipad-10"))
  let derived = try ten.window(.twoThirds, in: .landscape, iOS: version).get()
  #expect(derived.size == ScreenSize(795, 820))
  #expect(derived.horizontalSizeClass == .regular)
  #expect(derived.isApproximate)
}

@Test func `panes of one screen and the divider fill it`() throws {
  for id in Device.padIDs {
    let device = try #require(Device.named(id))
    guard device.versions.contains(IOSVersion(18)) else { continue }
    for orientation in Orientation.allCases {
      let small = try device.window(.third, in: orientation, iOS: IOSVersion(18)).get().size.width
      let large = try device.window(.twoThirds, in: orientation, iOS: IOSVersion(18)).get().size.width
      #expect(small + 10 + large == device.size(in: orientation).width, "\(id) \(orientation)")
      #expect(small < large)
    }
  }
}

/// A combination that does not exist, and a part of the reason.
private struct Impossible: Sendable, CustomTestStringConvertible {
  /// Id of the device.
  let device: String
  /// Mode of the window.
  let mode: WindowMode
  /// Which way the screen is held.
  let orientation: Orientation
  /// The version of iOS.
  let iOS: IOSVersion
  /// What the reason must say.
  let reason: String

  /// Names the combination in failures.
  var testDescription: String { "\(device) \(orientation) \(mode) iOS \(iOS)" }
}

@Test(arguments: [
  Impossible(device: "iphone-16", mode: .half, orientation: .landscape, iOS: IOSVersion(18), reason: "phone"),
  Impossible(device: "iphone-16", mode: .full, orientation: .portrait, iOS: IOSVersion(17), reason: "not 17"),
  Impossible(device: "iphone-se-1", mode: .full, orientation: .portrait, iOS: IOSVersion(16), reason: "9.3 to 15"),
  Impossible(device: "ipad-10", mode: .half, orientation: .landscape, iOS: IOSVersion(26), reason: "9 to 18"),
  Impossible(device: "ipad-10", mode: .half, orientation: .portrait, iOS: IOSVersion(18), reason: "landscape"),
  Impossible(
    device: "ipad-10", mode: .free(ScreenSize(500, 700)), orientation: .portrait, iOS: IOSVersion(18), reason: "26"),
  Impossible(
    device: "ipad-10", mode: .free(ScreenSize(900, 700)), orientation: .portrait, iOS: IOSVersion(26),
    reason: "900x700"),
])
private func `combinations that do not exist say why`(_ combination: Impossible) throws {
  let device = try #require(Device.named(combination.device))
  let result = device.window(combination.mode, in: combination.orientation, iOS: combination.iOS)
  guard case .failure(let fault) = result else {
    Issue.record("\(combination.testDescription) gave a window")
    return
  }
  #expect(fault.reason.contains(combination.reason), "\(fault.reason)")
  #expect(!fault.reason.hasSuffix("."))
}

@Test func `a version of a device covers its minor versions`() throws {
  let old = try #require(Device.named("iphone-se-1"))
  #expect(old.versions.contains(IOSVersion(15, 8, 3)))
  #expect(!old.versions.contains(IOSVersion(9, 2)))
}

@Test func `free windows of iPadOS 26 keep the size that was asked for`() throws {
  let pad = try #require(Device.named("ipad-pro-13-m5"))
  let window = try pad.window(.free(ScreenSize(507, 768)), in: .portrait, iOS: IOSVersion(26)).get()
  #expect(window.size == ScreenSize(507, 768))
  #expect(window.horizontalSizeClass == .compact)
  #expect(window.isApproximate)
}

@Test func `window modes read what they print`() {
  for text in WindowMode.names + ["507x768", "320.5x480"] { #expect(WindowMode(text)?.description == text) }
  for text in ["Half", "0x10", "10", "x", "10x", "1e3x10", "-1x5", "5x5x5", "nanxnan", "1.2.3x4"] {
    #expect(WindowMode(text) == nil, "\(text)")
  }
}

@Test func `near names find slips and nothing far`() {
  #expect(Device.nearIDs(to: "iphone-16pro").first == "iphone-16-pro")
  #expect(Device.nearIDs(to: "ipad10").first == "ipad-10")
  #expect(Device.nearIDs(to: "iPhone-X").first == "iphone-x")
  #expect(Device.nearIDs(to: "toaster").isEmpty)
  #expect(NearNames.near(to: "heigth", in: ["width", "height"]) == ["height"])
}
