public import VitrineSource

/// The window an app has on a device: its size, place and size classes.
public struct DeviceWindow: Hashable, Sendable {
  /// Width and height in points.
  public let size: ScreenSize
  /// Room along the horizontal axis.
  public let horizontalSizeClass: SizeClass
  /// Room along the vertical axis.
  public let verticalSizeClass: SizeClass
  /// Insets without bars.
  public let safeArea: ScreenInsets
  /// Height of the status bar inside the window, 0 without one.
  public let statusBarHeight: Double
  /// Where size and size classes come from.
  public let source: FactSource

  /// Whether a number in it is a formula's or a decision's and was never observed.
  public var isApproximate: Bool { source.certainty == .decision }
}

/// Why a combination of device, orientation, window and version does not exist.
public struct WindowFault: Error, Hashable, Sendable {
  /// A sentence for diagnostics: lower case, no final period.
  public let reason: String
}

/// Widths of the panes of Split View (facts/devices.json, splitViewRule).
public enum SplitView {
  /// The width of the divider between two panes.
  public static var divider: Fact<Double> { Fact(10, "devices splitViewRule", .reported) }
  /// The small pane on small screens.
  static let smallPane = 320.0
  /// The small pane on large screens.
  static let largerSmallPane = 375.0
  /// The versions with Split View and Slide Over.
  public static let versions = VersionRange(IOSVersion(9), through: IOSVersion(18))
  /// The versions with windows of any size.
  public static let freeVersions = VersionRange.from(IOSVersion(26))
  /// The width in portrait of screens whose half in landscape is regular: those of 12.9 and 13 inches.
  static let largePadWidth = 1024.0
  /// The width from which a free window counts as regular: the narrowest half that was reported regular.
  public static var freeRegularWidth: Fact<Double> { Fact(678, "devices multitasking; layout 15", .decision) }

  /// Returns the width of the small pane on a screen that is `width` wide as held.
  ///
  /// The pane was reported 320 wide on the landscape screens of 1024 and 1112; the other widths from 1024 on have 375.
  static func smallPaneWidth(screenWidth: Double, portraitWidth: Double) -> Double {
    if screenWidth < 1024 { return smallPane }
    if portraitWidth >= largePadWidth { return largerSmallPane }
    return screenWidth == 1024 || screenWidth == 1112 ? smallPane : largerSmallPane
  }

  /// Whether the sizes of a screen were reported rather than derived.
  static func isReported(_ portrait: ScreenSize) -> Bool {
    portrait == ScreenSize(768, 1024) || portrait == ScreenSize(834, 1112) || portrait == ScreenSize(1024, 1366)
  }
}

extension Device {
  /// Returns the window of a mode, or why it cannot be: a phone in half a window, a version the device never ran.
  public func window(
    _ mode: WindowMode, in orientation: Orientation, iOS: IOSVersion
  ) -> WindowResult {
    guard versions.contains(iOS) else {
      return fault("\(name) runs iOS \(firstIOS) to \(lastIOS), not \(iOS)")
    }
    let screen = size(in: orientation)
    if mode == .full { return .success(fullWindow(in: orientation, iOS: iOS)) }
    guard idiom == .pad else { return fault("an app always fills the screen of a phone") }
    if case .free(let size) = mode {
      guard SplitView.freeVersions.contains(iOS) else {
        return fault("windows of any size begin with iPadOS 26")
      }
      guard size.width > 0, size.height > 0, size.width <= screen.width, size.height <= screen.height else {
        return fault("a window of \(size) does not fit the screen of \(screen)")
      }
      let isRegular = size.width >= SplitView.freeRegularWidth.value
      return .success(pane(size, isRegular: isRegular, in: orientation, iOS: iOS, reported: false))
    }
    guard SplitView.versions.contains(iOS) else {
      return fault("split view and slide over exist from iPadOS 9 to 18")
    }
    let small = SplitView.smallPaneWidth(screenWidth: screen.width, portraitWidth: portraitSize.width)
    let width: Double
    var isRegular = false
    switch mode {
    case .half:
      guard orientation == .landscape else { return fault("a half window exists in landscape only") }
      width = (screen.width - SplitView.divider.value) / 2
      isRegular = portraitSize.width >= SplitView.largePadWidth
    case .twoThirds:
      width = screen.width - SplitView.divider.value - small
      isRegular = orientation == .landscape
    default:
      width = small
    }
    let reported = SplitView.isReported(portraitSize)
    return .success(
      pane(ScreenSize(width, screen.height), isRegular: isRegular, in: orientation, iOS: iOS, reported: reported))
  }

  /// Returns the window that fills the screen.
  private func fullWindow(in orientation: Orientation, iOS: IOSVersion) -> DeviceWindow {
    let classes = sizeClasses(in: orientation)
    return DeviceWindow(
      size: size(in: orientation), horizontalSizeClass: classes.horizontal, verticalSizeClass: classes.vertical,
      safeArea: safeArea(in: orientation, iOS: iOS), statusBarHeight: statusBarHeight(in: orientation, iOS: iOS),
      source: source)
  }

  /// Returns a window that does not fill the screen; it keeps the screen's insets, which nobody measured for panes.
  private func pane(
    _ size: ScreenSize, isRegular: Bool, in orientation: Orientation, iOS: IOSVersion, reported: Bool
  ) -> DeviceWindow {
    DeviceWindow(
      size: size, horizontalSizeClass: isRegular ? .regular : .compact, verticalSizeClass: .regular,
      safeArea: safeArea(in: orientation, iOS: iOS), statusBarHeight: statusBarHeight(in: orientation, iOS: iOS),
      source: FactSource("devices multitasking", reported ? .reported : .decision))
  }

  /// Returns a failure with a reason.
  private func fault(_ reason: String) -> WindowResult { .failure(WindowFault(reason: reason)) }
}

/// The window of a mode, or why there is none. An enum of its own: the generic `Result` is made at run time, which costs as
/// much as laying out a screen.
public enum WindowResult: Sendable {
  /// The window.
  case success(DeviceWindow)
  /// Why there is none.
  case failure(WindowFault)

  /// Returns the window, or throws why there is none.
  public func get() throws(WindowFault) -> DeviceWindow {
    switch self {
    case .success(let window): return window
    case .failure(let fault): throw fault
    }
  }
}
