import Testing
import VitrinePlatform
import VitrineSource

/// Makes the traits of a device.
private func traits(_ id: String, _ orientation: Orientation, iOS: IOSVersion) throws -> TraitSet {
  try #require(Device.named(id)).traits(in: orientation, iOS: iOS)
}

@Test func `controls have the sizes of their system`() {
  #expect(ControlSizes.switch(iOS: IOSVersion(18)).value == ControlSize(51, 31))
  #expect(ControlSizes.switch(iOS: IOSVersion(26)).value == ControlSize(63, 28))
  #expect(ControlSizes.progress(iOS: IOSVersion(13)).value == ControlSize(nil, 2))
  #expect(ControlSizes.progress(iOS: IOSVersion(14)).value == ControlSize(nil, 4))
  #expect(ControlSizes.stepper(iOS: IOSVersion(12)).value == ControlSize(94, 29))
  #expect(ControlSizes.activityIndicator(isLarge: true).value == ControlSize(37, 37))
  #expect(ControlSizes.searchBar(iOS: IOSVersion(10)).value == ControlSize(nil, 44))
  #expect(ControlSizes.segmentedControlHeight(iOS: IOSVersion(13)).value == 32)
  #expect(ControlSizes.picker.value == ControlSize(nil, 216))
  let field = ControlSizes.textField(hasBorder: true, font: TextFont(size: 17), iOS: IOSVersion(16), scale: 2)
  #expect(field.value == ControlSize(nil, 34))
}

@Test(arguments: [(15.0, 30.0), (17.0, 33.0), (20.0, 36.0)])
func `a button without configuration is its line and 12 high`(size: Double, height: Double) {
  let button = ControlSizes.button(title: "Done", font: TextFont(size: size), scale: 2)
  #expect(button.value.height == height)
  #expect(button.value.width == TextMeasurer.labelWidth(of: "Done", font: TextFont(size: size), scale: 2))
}

@Test func `bars have the heights of device, orientation and system`() throws {
  let phone = try traits("iphone-16", .portrait, iOS: IOSVersion(18))
  let wide = try traits("iphone-16", .landscape, iOS: IOSVersion(18))
  let pad = try traits("ipad-9", .portrait, iOS: IOSVersion(16))
  let oldPad = try traits("ipad-mini-5", .portrait, iOS: IOSVersion(11))
  #expect(BarMetrics.navigationBar(phone).value == 44)
  #expect(BarMetrics.navigationBar(wide).value == 32)
  #expect(BarMetrics.navigationBar(pad).value == 50)
  #expect(BarMetrics.navigationBar(oldPad).value == 44)
  #expect(BarMetrics.tabBar(phone).value == 49)
  #expect(BarMetrics.tabBar(wide).value == 32)
  #expect(BarMetrics.toolbar(pad).value == 50)
  #expect(BarMetrics.largeTitleHeight(phone).value == 52)
  #expect(BarMetrics.largeTitleHeight(wide).value == 0)
  let newest = try traits("iphone-17", .portrait, iOS: IOSVersion(26))
  #expect(BarMetrics.navigationBar(newest).isApproximate)
  #expect(!BarMetrics.navigationBar(phone).isApproximate)
}

@Test func `labels hug at 251 and fixed controls at 750`() {
  #expect(ControlPriorities(for: .label).horizontalHugging == 251)
  #expect(ControlPriorities(for: .image).verticalHugging == 251)
  #expect(ControlPriorities(for: .switch).horizontalHugging == 750)
  #expect(ControlPriorities(for: .progress).horizontalHugging == 250)
  #expect(ControlPriorities(for: .progress).verticalHugging == 750)
  for kind in ControlKind.allCases { #expect(ControlPriorities(for: kind).compressionResistance == 750) }
}

@Test func `margins and guides follow the width`() {
  #expect(LayoutDefaults.rootMargin(width: 375).value == 16)
  #expect(LayoutDefaults.rootMargin(width: 414).value == 20)
  #expect(LayoutDefaults.readableWidth(at: .large).value == 672)
  #expect(LayoutDefaults.readableWidth(at: .xxxLarge).value == 896)
  for (a, b) in zip(ContentSizeCategory.allCases, ContentSizeCategory.allCases.dropFirst()) {
    #expect(LayoutDefaults.readableWidth(at: a).value < LayoutDefaults.readableWidth(at: b).value)
  }
}

@Test func `popover constants are those of the fact table`() {
  #expect(PopoverFacts.arrowHeight.value == 13)
  #expect(PopoverFacts.arrowBase.value == 26)
  #expect(PopoverFacts.cornerRadius(iOS: IOSVersion(12)).value == 10)
  #expect(PopoverFacts.cornerRadius(iOS: IOSVersion(13)).value == 13)
  #expect(PopoverFacts.layoutMargin(iOS: IOSVersion(13)).source.certainty == .documented)
  #expect(PopoverFacts.layoutMargin(iOS: IOSVersion(14)).isApproximate)
  #expect(PopoverFacts.defaultContentSize.value == ScreenSize(320, 1100))
}

/// A row of the worked heights of facts/uikit-presentation.md 4.3: container, safe top, safe bottom, results.
private struct DetentRow: Sendable {
  /// Height of the container.
  let height: Double
  /// Safe area at the top.
  let top: Double
  /// Safe area at the bottom.
  let bottom: Double
  /// The largest value.
  let maximum: Double
  /// The value of medium.
  let medium: Double
}

@Test(arguments: [
  DetentRow(height: 852, top: 59, bottom: 34, maximum: 749, medium: 392),
  DetentRow(height: 667, top: 20, bottom: 0, maximum: 627, medium: 333.5),
  DetentRow(height: 844, top: 47, bottom: 34, maximum: 753, medium: 388),
])
private func `detents have the values that were measured`(row: DetentRow) {
  let placement = SheetFacts.Placement(idiom: .phone, verticalSizeClass: .regular, bottomInset: row.bottom)
  #expect(
    SheetFacts.maximumDetentValue(
      containerHeight: row.height, safeTop: row.top, safeBottom: row.bottom, placement: placement) == row.maximum)
  #expect(SheetFacts.mediumDetentValue(containerHeight: row.height, safeBottom: row.bottom) == row.medium)
}

@Test func `sheets stand where the fact table has them`() {
  #expect(SheetFacts.formSheet(iOS: IOSVersion(15)).value == ScreenSize(540, 620))
  #expect(!SheetFacts.formSheet(iOS: IOSVersion(15)).isApproximate)
  #expect(SheetFacts.formSheet(iOS: IOSVersion(16)).isApproximate)
  let gaps = SheetFacts.Placement.allCases.map { SheetFacts.topGap($0).value }
  #expect(gaps == [10, 20, 8, 20])
  #expect(SheetFacts.Placement(idiom: .pad, verticalSizeClass: .compact, bottomInset: 20) == .pad)
  #expect(SheetFacts.Placement(idiom: .phone, verticalSizeClass: .compact, bottomInset: 21) == .compactHeight)
  #expect(SheetFacts.prefersPageSizing(iOS: IOSVersion(17), isFormSheet: false).value)
}

@Test func `alerts, window levels and motion have their published numbers`() {
  #expect(AlertFacts.width(at: .xxxLarge).value == 270)
  #expect(AlertFacts.width(at: .ax1).value == 310)
  #expect(AlertFacts.actionSheetRow.value == 57.17)
  #expect(WindowLevel.alert.value == 2000)
  #expect(MotionFacts.systemSpring.value == SpringConstants(mass: 3, stiffness: 1000, damping: 500))
  #expect(MotionFacts.modalDuration(iOS: IOSVersion(13)).value == 0.5)
  #expect(MotionFacts.easeIn.value == CurveConstants(0.42, 0, 1, 1))
}

@Test func `colours have their two appearances`() throws {
  let blue = try #require(SystemColor.named("systemBlue"))
  #expect(blue.components(.light) == ColorComponents(hex: 0x007AFF))
  #expect(blue.components(.dark) == ColorComponents(hex: 0x0A84FF))
  let secondary = try #require(SystemColor.named("secondaryLabel"))
  #expect(secondary.light.alpha == 0.6)
  #expect(secondary.isDynamic)
  let clear = try #require(SystemColor.named("clear"))
  #expect(clear.light.alpha == 0)
  #expect(!clear.isDynamic)
  for name in SystemColor.allNames { #expect(try #require(SystemColor.named(name)).name == name) }
  #expect(Set(SystemColor.allNames).count == SystemColor.allNames.count)
  #expect(SystemColor.named("mauve") == nil)
  #expect(SystemColor.nearNames(to: "sytemBlue").first == "systemBlue")
}
