/// Which iOS an environment has that names none (design/decisions.md).
public enum DefaultVersion {
  /// The newest major version that is chosen by itself: geometry of 26 is not known well enough.
  public static let newestMajor = 18
  /// The oldest major version that is tried.
  private static let oldestMajor = 2

  /// Returns the newest N.0 up to 18 that device and target share.
  ///
  /// When they share none: the first version that both have, for example 18.3 of a device that began with it; when
  /// there is no such version, the device's first, so that the caller can say that the combination does not exist.
  public static func iOS(for device: Device, target: VersionRange) -> IOSVersion {
    var major = newestMajor
    while major >= oldestMajor {
      let version = IOSVersion(major, 0)
      if target.contains(version) && device.versions.contains(version) { return version }
      major -= 1
    }
    return device.versions.intersection(target)?.lower ?? device.firstIOS
  }
}
