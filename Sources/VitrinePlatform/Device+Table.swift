extension Device {
  /// The ids of the table: phones, then pads, each family oldest first.
  public static var allIDs: [String] { phoneIDs + padIDs }

  /// The ids of the phones.
  public static let phoneIDs = [
    "iphone-se-1", "iphone-8", "iphone-8-plus", "iphone-x", "iphone-xs", "iphone-xs-max", "iphone-xr", "iphone-11",
    "iphone-11-pro", "iphone-11-pro-max", "iphone-se-2", "iphone-12-mini", "iphone-12", "iphone-12-pro",
    "iphone-12-pro-max", "iphone-13-mini", "iphone-13", "iphone-13-pro", "iphone-13-pro-max", "iphone-se-3",
    "iphone-14", "iphone-14-plus", "iphone-14-pro", "iphone-14-pro-max", "iphone-15", "iphone-15-plus",
    "iphone-15-pro", "iphone-15-pro-max", "iphone-16", "iphone-16-plus", "iphone-16-pro", "iphone-16-pro-max",
    "iphone-16e", "iphone-17", "iphone-17-pro", "iphone-17-pro-max", "iphone-air", "iphone-17e",
  ]

  /// The ids of the pads.
  public static let padIDs = [
    "ipad-9", "ipad-10", "ipad-a16", "ipad-mini-5", "ipad-mini-6", "ipad-mini-a17", "ipad-air-3", "ipad-air-4",
    "ipad-air-5", "ipad-air-11-m2", "ipad-air-13-m2", "ipad-air-11-m3", "ipad-air-13-m3", "ipad-pro-11-1",
    "ipad-pro-12-9-3", "ipad-pro-11-m4", "ipad-pro-13-m4", "ipad-pro-11-m5", "ipad-pro-13-m5",
  ]

  /// Returns the device with an id, building no other; `nil` when the table has none.
  public static func named(_ id: String) -> Device? {
    if id.hasPrefix("ipad-") { return padOfTable(id) }
    return phoneUpTo13(id) ?? phoneFromSE3(id)
  }

  /// Returns ids that a misspelt one may have meant, nearest first.
  public static func nearIDs(to id: String, limit: Int = 3) -> [String] {
    NearNames.near(to: id, in: allIDs, limit: limit)
  }
}
