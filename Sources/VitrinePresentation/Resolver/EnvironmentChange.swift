import VitrineModel
import VitrinePlatform

/// What an environment becomes when the device is turned or the window takes another size.
enum EnvironmentChange {
  /// Returns the environment after a rotation; nil when nothing is known of the device.
  static func rotated(_ environment: SpecEnvironment, spec: Spec) -> SpecEnvironment? {
    let orientation: Orientation = environment.traits.orientation == .portrait ? .landscape : .portrait
    if let device = Device.named(environment.deviceID) {
      let mode = currentMode(environment, device: device)
      return changed(environment, device: device, mode: mode, orientation: orientation)
        ?? changed(environment, device: device, mode: .full, orientation: orientation)
    }
    // A device of the spec's own: its other orientation is known when the spec compiles for it too.
    return spec.environments.first { other in
      var expected = environment.traits
      expected.orientation = orientation
      expected.horizontalSizeClass = other.traits.horizontalSizeClass
      expected.verticalSizeClass = other.traits.verticalSizeClass
      return other.deviceID == environment.deviceID && other.traits == expected && other.scale == environment.scale
    }.map { other in
      var other = other
      other.keyboard = environment.keyboard
      return other
    } ?? turned(environment, to: orientation)
  }

  /// Returns the environment in another window; nil when the device has no such window.
  static func window(_ mode: WindowMode, of environment: SpecEnvironment) -> SpecEnvironment? {
    guard let device = Device.named(environment.deviceID) else { return nil }
    return changed(environment, device: device, mode: mode, orientation: environment.traits.orientation)
  }

  /// Returns a device of the spec's own turned round: sides exchanged, insets of a rectangular pad kept.
  private static func turned(_ environment: SpecEnvironment, to orientation: Orientation) -> SpecEnvironment? {
    guard environment.traits.idiom == .pad, environment.windowSize == environment.screenSize else { return nil }
    var turned = environment
    turned.traits.orientation = orientation
    turned.windowSize = Size(environment.windowSize.height, environment.windowSize.width)
    turned.screenSize = turned.windowSize
    turned.dockedKeyboardHeight = nil
    turned.keyboard = .hidden
    turned.isApproximate = true
    return turned
  }

  /// Returns the mode that the environment's window has.
  private static func currentMode(_ environment: SpecEnvironment, device: Device) -> WindowMode {
    if environment.windowSize == environment.screenSize { return .full }
    let traits = environment.traits
    for mode in [WindowMode.half, .twoThirds, .third, .slideOver] {
      if case .success(let window) = device.window(mode, in: traits.orientation, iOS: traits.iOS),
        Size(window.size) == environment.windowSize
      {
        return mode
      }
    }
    return .free(ScreenSize(environment.windowSize.width, environment.windowSize.height))
  }

  /// Returns the environment with a window of a mode; nil when there is none.
  private static func changed(
    _ environment: SpecEnvironment, device: Device, mode: WindowMode, orientation: Orientation
  ) -> SpecEnvironment? {
    guard case .success(let window) = device.window(mode, in: orientation, iOS: environment.traits.iOS) else {
      return nil
    }
    var changed = environment
    changed.traits.orientation = orientation
    changed.traits.horizontalSizeClass = window.horizontalSizeClass
    changed.traits.verticalSizeClass = window.verticalSizeClass
    changed.windowSize = Size(window.size)
    changed.screenSize = Size(device.size(in: orientation))
    changed.safeArea = EdgeInsets(window.safeArea)
    changed.statusBarHeight = window.statusBarHeight
    changed.dockedKeyboardHeight = device.keyboardHeight(in: orientation, iOS: environment.traits.iOS)
    changed.isApproximate = environment.isApproximate || window.isApproximate
    return changed
  }
}
