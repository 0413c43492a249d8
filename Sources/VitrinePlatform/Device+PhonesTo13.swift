import VitrineSource

extension Device {
  /// Returns a phone of 2015 to 2021 (facts/devices.json).
  static func phoneUpTo13(_ id: String) -> Device? {
    switch id {
    case "iphone-se-1":
      .homeButtonPhone(
        "iphone-se-1", "iPhone SE (1st generation)", 320, 568, scale: 2, iOS: IOSVersion(9, 3), 15, keyboard: 254,
        .reported,
        "hig-layout, keyboard-2020")
    case "iphone-8":
      .homeButtonPhone(
        "iphone-8", "iPhone 8", 375, 667, scale: 2, iOS: IOSVersion(11), 16, keyboard: 260, .documented,
        "hig-layout, keyboard-2020")
    case "iphone-8-plus":
      .homeButtonPhone(
        "iphone-8-plus", "iPhone 8 Plus", 414, 736, scale: 3, iOS: IOSVersion(11), 16, keyboard: 271, .documented,
        "hig-layout, keyboard-2020",
        note: "Draws at 3x and scales down to 1080 x 1920 pixels.")
    case "iphone-x":
      .notchPhone(
        "iphone-x", "iPhone X", 375, 812, iOS: IOSVersion(11), 16, top: 44, radius: 39,
        keyboard: (336, 209), keyboard26: (336, 209), .documented,
        "hig-layout, corner-2020, keyboard-2020, qmui-633")
    case "iphone-xs":
      .notchPhone(
        "iphone-xs", "iPhone XS", 375, 812, iOS: IOSVersion(12), 18, top: 44, radius: 39,
        keyboard: (336, 209), keyboard26: (336, 209), .documented,
        "hig-layout, corner-2020, keyboard-2020, qmui-633")
    case "iphone-xs-max":
      .notchPhone(
        "iphone-xs-max", "iPhone XS Max", 414, 896, iOS: IOSVersion(12), 18, top: 44, radius: 39,
        keyboard: (346, 209), keyboard26: (346, 209), .documented,
        "hig-layout, corner-2020, keyboard-2020, qmui-633")
    case "iphone-xr":
      .notchPhone(
        "iphone-xr", "iPhone XR", 414, 896, scale: 2, iOS: IOSVersion(12), 18, top: 48, topBefore14: 44, radius: 41.5,
        keyboard: (346, 209), keyboard26: (346, 209), .reported,
        "hig-layout, corner-2020, keyboard-2020, qmui",
        note: "The inset at the top grew from 44 to 48 with iOS 14.")
    case "iphone-11":
      .notchPhone(
        "iphone-11", "iPhone 11", 414, 896, scale: 2, iOS: IOSVersion(13), 26, top: 48, topBefore14: 44, radius: 41.5,
        keyboard: (346, 209), keyboard26: (345, 209), .reported,
        "hig-layout, corner-2020, qmui",
        note: "The inset at the top grew from 44 to 48 with iOS 14; the keyboard of iOS 26 is that of its width.")
    case "iphone-11-pro":
      .notchPhone(
        "iphone-11-pro", "iPhone 11 Pro", 375, 812, iOS: IOSVersion(13), 26, top: 44, radius: 39,
        keyboard: (336, 209), keyboard26: (335, 209), .reported,
        "hig-layout, corner-2020, qmui-633",
        note: "The keyboard of iOS 26 is that of its width.")
    case "iphone-11-pro-max":
      .notchPhone(
        "iphone-11-pro-max", "iPhone 11 Pro Max", 414, 896, iOS: IOSVersion(13), 26, top: 44, radius: 39,
        keyboard: (346, 209), keyboard26: (345, 209), .reported,
        "hig-layout, corner-2020, qmui",
        note: "The keyboard of iOS 26 is that of its width.")
    case "iphone-se-2":
      .homeButtonPhone(
        "iphone-se-2", "iPhone SE (2nd generation)", 375, 667, scale: 2, iOS: IOSVersion(13, 4), 26, keyboard: 260,
        .measured,
        "hig-layout, flutterware, device-preview",
        note: "Measured on the third generation, which has its panel.")
    case "iphone-12-mini":
      .notchPhone(
        "iphone-12-mini", "iPhone 12 mini", 375, 812, iOS: IOSVersion(14, 2), 26, top: 50, radius: 44,
        keyboard: (336, 209), keyboard26: (335, 209), .reported,
        "hig-layout, qmui, corner-2020",
        note: "The panel has 1080 x 2340 pixels and draws 1125 x 2436; 44 and 47 are published for the top too.")
    case "iphone-12":
      .notchPhone(
        "iphone-12", "iPhone 12", 390, 844, iOS: IOSVersion(14, 1), 26, top: 47, radius: 47.33,
        keyboard: (336, 209), keyboard26: (335, 209), .measured,
        "hig-layout, qmui, corner-2020, flutterware")
    case "iphone-12-pro":
      .notchPhone(
        "iphone-12-pro", "iPhone 12 Pro", 390, 844, iOS: IOSVersion(14, 1), 26, top: 47, radius: 47.33,
        keyboard: (336, 209), keyboard26: (335, 209), .measured,
        "hig-layout, qmui, corner-2020, flutterware")
    case "iphone-12-pro-max":
      .notchPhone(
        "iphone-12-pro-max", "iPhone 12 Pro Max", 428, 926, iOS: IOSVersion(14, 2), 26, top: 47, radius: 53.33,
        keyboard: (346, 209), keyboard26: (345, 209), .measured,
        "hig-layout, qmui, corner-2020, flutterware")
    case "iphone-13-mini":
      .notchPhone(
        "iphone-13-mini", "iPhone 13 mini", 375, 812, iOS: IOSVersion(15), 26, top: 50, radius: 44,
        keyboard: (336, 209), keyboard26: (335, 209), .reported,
        "hig-layout, qmui",
        note: "See iphone-12-mini.")
    case "iphone-13":
      .notchPhone(
        "iphone-13", "iPhone 13", 390, 844, iOS: IOSVersion(15), 26, top: 47, radius: 47.33,
        keyboard: (336, 209), keyboard26: (335, 209), .measured,
        "hig-layout, qmui, flutterware")
    case "iphone-13-pro":
      .notchPhone(
        "iphone-13-pro", "iPhone 13 Pro", 390, 844, iOS: IOSVersion(15), 26, top: 47, radius: 47.33,
        keyboard: (336, 209), keyboard26: (335, 209), .reported,
        "hig-layout, qmui")
    case "iphone-13-pro-max":
      .notchPhone(
        "iphone-13-pro-max", "iPhone 13 Pro Max", 428, 926, iOS: IOSVersion(15), 26, top: 47, radius: 53.33,
        keyboard: (346, 209), keyboard26: (345, 209), .reported,
        "hig-layout, qmui")
    default:
      nil
    }
  }
}
