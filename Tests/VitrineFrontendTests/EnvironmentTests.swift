import Testing
import VitrineFrontend
import VitrineModel
import VitrinePlatform
import VitrineSource

/// Environments: axes, ids, defaults and what does not exist.
struct EnvironmentTests {
  /// Returns the ids of the environments of an entry.
  private func ids(_ entry: String) -> [String] {
    Loading.load("environments:\n  - { \(entry) }\n").spec.environments.map(\.id)
  }

  @Test func `without environments there are two`() {
    #expect(Loading.load("").spec.environments.map(\.id) == ["iphone-16.portrait", "ipad-10.landscape"])
  }

  @Test func `axes multiply in the order of the language`() {
    #expect(
      ids("device: [iphone-16, ipad-10], orientation: [portrait, landscape]") == [
        "iphone-16.portrait", "iphone-16.landscape", "ipad-10.portrait", "ipad-10.landscape",
      ])
    #expect(
      ids("device: iphone-16, text: [large, ax1], direction: [ltr, rtl]") == [
        "iphone-16.portrait.large.ltr", "iphone-16.portrait.large.rtl", "iphone-16.portrait.ax1.ltr",
        "iphone-16.portrait.ax1.rtl",
      ])
  }

  @Test func `an id has a part for each axis that the file gives`() {
    #expect(
      ids(
        "device: ipad-10, orientation: landscape, window: half, iOS: 17.0, keyboard: shown, text: ax1, direction: rtl, "
          + "appearance: dark, reduceMotion: true")
        == ["ipad-10.landscape.half.iOS17.0.keyboard-shown.ax1.rtl.dark.reduceMotion"])
    #expect(ids("device: iphone-16, keyboard: 90") == ["iphone-16.portrait.keyboard-90"])
  }

  @Test func `traits, window and keyboard are those of the device`() throws {
    let loaded = Loading.load(
      "environments:\n  - { device: ipad-10, orientation: landscape, window: third, iOS: 17.0, keyboard: 90 }\n")
    let environment = try #require(loaded.spec.environments.first)
    #expect(environment.traits.horizontalSizeClass == .compact)
    #expect(environment.traits.iOS == IOSVersion(17, 0))
    #expect(environment.windowSize.width < environment.screenSize.width)
    #expect(environment.keyboard == .height(90) && environment.keyboardHeight == 90)
  }

  @Test func `the default system is the newest that device and target share`() throws {
    let old = Loading.load("environments:\n  - { device: [iphone-8, iphone-16, iphone-17] }\n")
    #expect(old.spec.environments.map(\.traits.iOS) == [IOSVersion(16, 0), IOSVersion(18, 0), IOSVersion(26, 0)])
  }

  @Test func `combinations that do not exist are left out and listed`() {
    let loaded = Loading.load(
      "environments:\n  - { device: [iphone-16, ipad-10], orientation: landscape, window: half }\n")
    #expect(!loaded.hasErrors)
    #expect(loaded.spec.environments.map(\.id) == ["ipad-10.landscape.half"])
    #expect(loaded.spec.leftOut.map(\.id) == ["iphone-16.landscape.half"])
  }

  @Test func `an entry of which nothing remains is an error`() {
    #expect(
      Loading.findings("environments:\n  - { device: iphone-8, iOS: 17.0 }\n")
        == ["environment-impossible '{ device: iphone-8, iOS: 17.0 }'"])
  }

  @Test func `an unknown device is reported once, with near ids`() throws {
    let loaded = Loading.load("environments:\n  - { device: [iphone-99, ipad-10] }\n")
    #expect(loaded.diagnostics.map(\.code) == ["environment-unknown-device"])
    #expect(loaded.spec.environments.map(\.id) == ["ipad-10.portrait"])
    #expect(loaded.diagnostics.first?.fixes.isEmpty == false)
  }

  @Test func `a device may be described in place`() throws {
    let loaded = Loading.load(
      "environments:\n  - device: { name: test-pad, idiom: pad, size: [768, 1024], scale: 2, safeArea: [20, 0, 0, 0], keyboard: 313 }\n    keyboard: shown\n"
    )
    #expect(!loaded.hasErrors, "\(loaded.diagnostics.map(\.message))")
    let environment = try #require(loaded.spec.environments.first)
    #expect(environment.id == "test-pad.portrait.keyboard-shown")
    #expect(environment.windowSize == Size(768, 1024) && environment.safeArea.top == 20)
    #expect(environment.keyboardHeight == 313)
  }

  @Test func `too many combinations are refused at once`() {
    let many = (0..<200).map { "\($0)" }.joined(separator: ", ")
    let found = Loading.findings(
      "environments:\n  - { device: [iphone-16, ipad-10], text: [large, ax1], keyboard: [\(many)], direction: [ltr, rtl], "
        + "appearance: [light, dark], reduceMotion: [true, false], orientation: [portrait, landscape] }\n")
    #expect(found.count == 1)
  }
}
