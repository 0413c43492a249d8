import VitrineSource

extension Device {
  /// Returns a pad (facts/devices.json).
  static func padOfTable(_ id: String) -> Device? {
    switch id {
    case "ipad-9":
      .pad(
        "ipad-9", "iPad (9th generation)", 810, 1080, iOS: IOSVersion(15), radius: 0,
        keyboard: (320, 408), .measured,
        "hig-layout, flutterware",
        note: "The keyboard was measured on iPadOS 26 alone.")
    case "ipad-10":
      .pad(
        "ipad-10", "iPad (10th generation)", 820, 1180, iOS: IOSVersion(16, 1), radius: 25,
        keyboard: (337, 422), .measured,
        "device-preview, recalled",
        note: "The keyboard was measured on iPadOS 26 alone.")
    case "ipad-a16":
      .pad(
        "ipad-a16", "iPad (A16, 11th generation)", 820, 1180, iOS: IOSVersion(18, 3), radius: 25,
        keyboard: (337, 422), .measured,
        "device-preview, recalled",
        note: "The keyboard was measured on iPadOS 26 alone.")
    case "ipad-mini-5":
      .pad(
        "ipad-mini-5", "iPad mini (5th generation)", 768, 1024, iOS: IOSVersion(12, 2), radius: 0,
        keyboard: (313, 398), keyboard26: (320, 408), .decision,
        "hig-layout, recalled")
    case "ipad-mini-6":
      .pad(
        "ipad-mini-6", "iPad mini (6th generation)", 744, 1133, iOS: IOSVersion(15), radius: 21.5,
        keyboard: (340, 428), .reported,
        "hig-layout, device-preview, recalled",
        note: "Measured on ipad-mini-a17, which has its panel.")
    case "ipad-mini-a17":
      .pad(
        "ipad-mini-a17", "iPad mini (A17 Pro)", 744, 1133, iOS: IOSVersion(18), radius: 21.5,
        keyboard: (340, 428), .measured,
        "hig-layout, device-preview, recalled")
    case "ipad-air-3":
      .pad(
        "ipad-air-3", "iPad Air (3rd generation)", 834, 1112, iOS: IOSVersion(12, 2), radius: 0,
        keyboard: (313, 398), keyboard26: (320, 408), .decision,
        "hig-layout, recalled")
    case "ipad-air-4":
      .pad(
        "ipad-air-4", "iPad Air (4th generation)", 820, 1180, iOS: IOSVersion(14), radius: 18,
        keyboard: (337, 422), .reported,
        "hig-layout, corner-2020, device-preview")
    case "ipad-air-5":
      .pad(
        "ipad-air-5", "iPad Air (5th generation)", 820, 1180, iOS: IOSVersion(15, 4), radius: 18,
        keyboard: (337, 422), .reported,
        "hig-layout, device-preview")
    case "ipad-air-11-m2":
      .pad(
        "ipad-air-11-m2", "iPad Air 11-inch (M2)", 820, 1180, iOS: IOSVersion(17, 4), radius: 18,
        keyboard: (337, 422), .measured,
        "hig-layout, device-preview")
    case "ipad-air-13-m2":
      .pad(
        "ipad-air-13-m2", "iPad Air 13-inch (M2)", 1024, 1366, iOS: IOSVersion(17, 4), radius: 18,
        keyboard: (403, 498), .measured,
        "hig-layout, device-preview")
    case "ipad-air-11-m3":
      .pad(
        "ipad-air-11-m3", "iPad Air 11-inch (M3)", 820, 1180, iOS: IOSVersion(18, 3), radius: 18,
        keyboard: (337, 422), .reported,
        "hig-layout, device-preview")
    case "ipad-air-13-m3":
      .pad(
        "ipad-air-13-m3", "iPad Air 13-inch (M3)", 1024, 1366, iOS: IOSVersion(18, 3), radius: 18,
        keyboard: (403, 498), .reported,
        "hig-layout, device-preview")
    case "ipad-pro-11-1":
      .pad(
        "ipad-pro-11-1", "iPad Pro 11-inch (1st to 4th generation)", 834, 1194, iOS: IOSVersion(12, 1), radius: 18,
        keyboard: (340, 428), .reported,
        "hig-layout, qmui, corner-2020, device-preview",
        note: "The keyboard is that of ipad-pro-11-m4.")
    case "ipad-pro-12-9-3":
      .pad(
        "ipad-pro-12-9-3", "iPad Pro 12.9-inch (3rd to 6th generation)", 1024, 1366, iOS: IOSVersion(12, 1), radius: 18,
        keyboard: (403, 498), .reported,
        "hig-layout, qmui, corner-2020, device-preview",
        note: "The keyboard is that of ipad-air-13-m2.")
    case "ipad-pro-11-m4":
      .pad(
        "ipad-pro-11-m4", "iPad Pro 11-inch (M4)", 834, 1210, iOS: IOSVersion(17, 4), radius: nil,
        keyboard: (340, 428), .measured,
        "device-preview",
        note: "Apple's guidelines have 834 x 1194 for this size, simulators 834 x 1210.")
    case "ipad-pro-13-m4":
      .pad(
        "ipad-pro-13-m4", "iPad Pro 13-inch (M4)", 1032, 1376, iOS: IOSVersion(17, 4), radius: nil,
        keyboard: (403, 498), .measured,
        "device-preview, flutterware",
        note: "Another probe read keyboards of 405.5 and 501.")
    case "ipad-pro-11-m5":
      .pad(
        "ipad-pro-11-m5", "iPad Pro 11-inch (M5)", 834, 1210, iOS: IOSVersion(26), radius: nil,
        keyboard: (340, 428), .measured,
        "device-preview")
    case "ipad-pro-13-m5":
      .pad(
        "ipad-pro-13-m5", "iPad Pro 13-inch (M5)", 1032, 1376, iOS: IOSVersion(26), radius: nil,
        keyboard: (403, 498), .measured,
        "device-preview")
    default:
      nil
    }
  }
}
