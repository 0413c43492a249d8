import VitrineSource

extension Device {
  /// Returns a phone of 2022 and later (facts/devices.json).
  static func phoneFromSE3(_ id: String) -> Device? {
    switch id {
    case "iphone-se-3":
      .homeButtonPhone(
        "iphone-se-3", "iPhone SE (3rd generation)", 375, 667, scale: 2, iOS: IOSVersion(15, 4), 26, keyboard: 260,
        .measured,
        "hig-layout, flutterware, device-preview",
        note: "One of two probes read 206 for the keyboard in landscape on iOS 26.")
    case "iphone-14":
      .notchPhone(
        "iphone-14", "iPhone 14", 390, 844, iOS: IOSVersion(16), 26, top: 47, radius: 47.33,
        keyboard: (336, 209), keyboard26: (335, 209), .reported,
        "hig-layout, qmui")
    case "iphone-14-plus":
      .notchPhone(
        "iphone-14-plus", "iPhone 14 Plus", 428, 926, iOS: IOSVersion(16), 26, top: 47, radius: 53.33,
        keyboard: (346, 209), keyboard26: (345, 209), .reported,
        "hig-layout, qmui")
    case "iphone-14-pro":
      .notchPhone(
        "iphone-14-pro", "iPhone 14 Pro", 393, 852, iOS: IOSVersion(16), 26, top: 59, statusBar: 54, radius: 55,
        keyboard: (336, 209), keyboard26: (335, 209), .reported,
        "hig-layout, qmui, recalled")
    case "iphone-14-pro-max":
      .notchPhone(
        "iphone-14-pro-max", "iPhone 14 Pro Max", 430, 932, iOS: IOSVersion(16), 26, top: 59, statusBar: 54, radius: 55,
        keyboard: (346, 209), keyboard26: (345, 209), .reported,
        "hig-layout, qmui, recalled")
    case "iphone-15":
      .notchPhone(
        "iphone-15", "iPhone 15", 393, 852, iOS: IOSVersion(17), 26, top: 59, statusBar: 54, radius: 55,
        keyboard: (336, 209), keyboard26: (335, 209), .reported,
        "hig-layout, device-frame, recalled",
        note: "One source has 47 at the top; all others, and siblings with its panel, have 59.")
    case "iphone-15-plus":
      .notchPhone(
        "iphone-15-plus", "iPhone 15 Plus", 430, 932, iOS: IOSVersion(17), 26, top: 59, statusBar: 54, radius: 55,
        keyboard: (346, 209), keyboard26: (345, 209), .reported,
        "hig-layout, device-frame, recalled",
        note: "See iphone-15.")
    case "iphone-15-pro":
      .notchPhone(
        "iphone-15-pro", "iPhone 15 Pro", 393, 852, iOS: IOSVersion(17), 26, top: 59, statusBar: 54, radius: 55,
        keyboard: (336, 209), keyboard26: (335, 209), .reported,
        "hig-layout, qmui, device-frame, recalled")
    case "iphone-15-pro-max":
      .notchPhone(
        "iphone-15-pro-max", "iPhone 15 Pro Max", 430, 932, iOS: IOSVersion(17), 26, top: 59, statusBar: 54, radius: 55,
        keyboard: (346, 209), keyboard26: (345, 209), .reported,
        "hig-layout, qmui, device-frame, recalled")
    case "iphone-16":
      .notchPhone(
        "iphone-16", "iPhone 16", 393, 852, iOS: IOSVersion(18), 26, top: 59, statusBar: 54, radius: 55,
        keyboard: (336, 219), keyboard26: (335, 209), .measured,
        "hig-layout, qmui, device-preview, flutterware, recalled",
        note: "One project read keyboards of 336 and 219 on iOS 26.2, later 335 and 209.")
    case "iphone-16-plus":
      .notchPhone(
        "iphone-16-plus", "iPhone 16 Plus", 430, 932, iOS: IOSVersion(18), 26, top: 59, statusBar: 54, radius: 55,
        keyboard: (346, 219), keyboard26: (345, 209), .measured,
        "hig-layout, qmui, device-preview, recalled")
    case "iphone-16-pro":
      .notchPhone(
        "iphone-16-pro", "iPhone 16 Pro", 402, 874, iOS: IOSVersion(18), 26, top: 62, statusBar: 54, radius: 62,
        keyboard: (336, 219), keyboard26: (335, 209), .measured,
        "hig-layout, qmui, device-preview, recalled")
    case "iphone-16-pro-max":
      .notchPhone(
        "iphone-16-pro-max", "iPhone 16 Pro Max", 440, 956, iOS: IOSVersion(18), 26, top: 62, statusBar: 54, radius: 62,
        keyboard: (346, 219), keyboard26: (345, 209), .measured,
        "hig-layout, qmui, device-preview, flutterware, recalled")
    case "iphone-16e":
      .notchPhone(
        "iphone-16e", "iPhone 16e", 390, 844, iOS: IOSVersion(18, 3), 26, top: 47, radius: 47.33,
        keyboard: (336, 209), keyboard26: (335, 209), .reported,
        "hig-layout, device-preview",
        note: "Measured on iphone-17e, which has its panel.")
    case "iphone-17":
      .notchPhone(
        "iphone-17", "iPhone 17", 402, 874, iOS: IOSVersion(26), 26, top: 62, statusBar: 54, radius: 62,
        keyboard: (335, 209), keyboard26: (335, 209), .measured,
        "hig-layout, device-preview, recalled")
    case "iphone-17-pro":
      .notchPhone(
        "iphone-17-pro", "iPhone 17 Pro", 402, 874, iOS: IOSVersion(26), 26, top: 62, statusBar: 54, radius: 62,
        keyboard: (335, 209), keyboard26: (335, 209), .measured,
        "hig-layout, device-preview, recalled")
    case "iphone-17-pro-max":
      .notchPhone(
        "iphone-17-pro-max", "iPhone 17 Pro Max", 440, 956, iOS: IOSVersion(26), 26, top: 62, statusBar: 54, radius: 62,
        keyboard: (345, 209), keyboard26: (345, 209), .measured,
        "hig-layout, device-preview, recalled")
    case "iphone-air":
      .notchPhone(
        "iphone-air", "iPhone Air", 420, 912, iOS: IOSVersion(26), 26, top: 68, statusBar: 54, radius: 62,
        keyboard: (345, 209), keyboard26: (345, 209), .measured,
        "hig-layout, device-preview, recalled")
    case "iphone-17e":
      .notchPhone(
        "iphone-17e", "iPhone 17e", 390, 844, iOS: IOSVersion(26), 26, top: 47, radius: 47.33,
        keyboard: (335, 209), keyboard26: (335, 209), .measured,
        "device-preview")
    default:
      nil
    }
  }
}
