extension HostileInput {
  /// Long texts in every kind of field.
  static func texts(_ size: Int) -> [HostileInput] {
    let page = head + "screens:\n  m: { view: [{ button: X, id: x, center: true }] }\n"
    /// A text of one kind inside a field.
    func field(_ name: String, _ outcome: Outcome, _ before: String, _ text: String, _ after: String) -> HostileInput {
      HostileInput(name, outcome, filled(size, text, before: head + before, after: after))
    }
    let inView = "screens: { m: { view: [{ label: x, id: a, "
    let close = " }] } }\n"
    let transition = "transitions: { t: { present: { "
    var inputs = [
      HostileInput("long-plain", .refused, filled(size, "a")),
      HostileInput("long-words", .refused, filled(size, "word ")),
      HostileInput("long-quoted", .refused, filled(size, "a", before: "\"", after: "\"")),
      HostileInput("long-escapes", .refused, filled(size, "\\u0041", before: "\"", after: "\"")),
      HostileInput("long-comment", .accepted, filled(size, "a", before: page + "# ")),
      field("long-key", .refused, "", "a", ": 1\n"),
      field("long-quoted-key", .refused, "\"", "a", "\": 1\n"),
      field("long-key-far", .refused, "x-a: {a: 1, ", "a", ": 1}\n"),
      field("far-finding", .refused, "x-a: [", "1, ", "]]\n"),
      field("far-unknown", .refused, "screens: { m: { view: [", "{ label: x },", "{ lable: x }] } }\n"),
      field("folded-plain", .either, "x-a:\n", "  word\n", ""),
      field("folded-quoted", .either, "x-a: \"\n", "  word\n", "  \"\n"),
      field("block-text", .either, "x-a: |\n", "  word\n", ""),
      field("block-blank-lines", .either, "x-a: >\n", "\n", "  x\n"),
      field("long-version", .refused, "target: \"", "1.", "\"\n"),
      field("long-version-digits", .refused, "target: \"", "1", "\"\n"),
      field("long-number", .refused, "vitrine: ", "1", "\n"),
      field("long-width", .refused, inView + "width: ", "9", close),
      field("long-zeros", .either, inView + "width: ", "0", close),
      field("long-fraction", .either, inView + "width: 1.", "1", close),
      field("long-exponent", .refused, inView + "width: 1e", "9", close),
      field("long-hex", .refused, inView + "width: 0x", "f", close),
      field("long-underscores", .refused, inView + "width: 1", "_000", close),
      field("long-sexagesimal", .refused, inView + "width: 1", ":30", close),
      field("long-title", .either, "screens: { m: { view: [], title: \"", "word ", "\" } }\n"),
      field(
        "long-label", .either, "screens: { m: { view: [{ numberOfLines: 0, pin: safeArea, label: \"", "word ",
        "\" }] } }\n"),
      field(
        "long-label-word", .either, "screens: { m: { view: [{ numberOfLines: 0, pin: safeArea, label: \"", "w",
        "\" }] } }\n"),
      field(
        "long-label-emoji", .either, "screens: { m: { view: [{ numberOfLines: 0, pin: safeArea, label: \"", "👩‍👩‍👧‍👦",
        "\" }] } }\n"),
      field(
        "long-label-accents", .either, "screens: { m: { view: [{ numberOfLines: 0, pin: safeArea, label: \"e",
        "\u{301}", "\" }] } }\n"),
      field(
        "long-label-breaks", .either, "screens: { m: { view: [{ numberOfLines: 0, pin: safeArea, label: \"", "\\n",
        "\" }] } }\n"),
      field("long-button", .either, "screens: { m: { view: [{ center: safeArea, button: \"", "word ", "\" }] } }\n"),
      field(
        "long-text-view", .either, "screens: { m: { view: [{ center: safeArea, width: 200, textView: \"", "word ",
        "\" }] } }\n"),
      field("long-id", .either, "screens: { m: { view: [{ label: x, id: ", "a", close),
      field("long-bad-id", .refused, "screens: { m: { view: [{ label: x, id: \"", "ä", "\"" + close),
      field("long-reference", .refused, inView + "font: ", "a", close),
      field("long-dimension", .refused, inView + "width: \"", "<", "\"" + close),
      field("long-dimension-sum", .refused, inView + "width: \"1", " + 1", "\"" + close),
      field("long-dimensions", .either, inView + "width: [", "\"<= 1\",", "]" + close),
      field("long-pin", .refused, inView + "pin: ", "a", close),
      field("long-aspect", .refused, inView + "aspect: \"1", ":1", "\"" + close),
      field("long-color", .refused, inView + "textColor: \"#", "0", "\"" + close),
      field("long-color-call", .refused, inView + "textColor: \"rgb(", "1 ", ")\"" + close),
      field("long-color-percent", .refused, inView + "textColor: \"white ", "1%", "\"" + close),
      field("long-curve", .refused, transition + "curve: ", "a", " } } }\n"),
      field("long-curve-list", .refused, transition + "curve: [", "1, ", "] } } }\n"),
      field("long-spring", .refused, transition + "spring: ", "9", " } } }\n"),
      field("long-duration", .refused, transition + "duration: ", "9", "ms } } }\n"),
      field(
        "long-query", .refused, "screens: { m: { view: [], vary: { ? \"", "w:compact ", "\" : { title: x } } } }\n"),
      field("long-device", .refused, "environments: { device: ", "a", " }\n"),
      field("long-window", .refused, "environments: { device: ipad-10, window: ", "5", "x5 }\n"),
      field("long-style", .refused, "presentations: { p: { from: m, present: m, style: ", "a", " } }\n"),
      field("long-preset", .refused, "presentations: { p: { from: m, present: m, style: presentr/", "a", " } }\n"),
      field("long-import", .refused, "import: ", "a", ".yaml\n"),
      field("long-import-path", .refused, "import: ", "a/", "b.yaml\n"),
      field("long-import-ups", .refused, "import: ", "../", "b.yaml\n"),
      field("long-animation-options", .either, transition + "options: [", "layoutSubviews,", "] } } }\n"),
    ]
    for (name, text) in [
      ("word", "a"), ("sum", "1 + "), ("item", "a."), ("blank", " "), ("anchor", "a.leading + "), ("minus", "-"),
      ("relation", "a.leading = "), ("priority", "@"), ("digits", "9"), ("times", "2*"), ("accents", "e\u{301}"),
      ("emoji", "👩‍👩‍👧‍👦"),
    ] {
      inputs.append(
        field(
          "long-constraint-\(name)", .refused,
          "screens: { m: { view: [{ label: x, id: a }], constraints: [\"", text, "\"] } }\n"))
    }
    return inputs
  }

  /// Definitions that build on each other.
  static func names(_ size: Int) -> [HostileInput] {
    let page = head + "screens:\n  m: { view: [{ button: X, id: x, center: true }] }\n"
    var inputs: [HostileInput] = []
    for section in ["popovers", "styles", "transitions", "presentations"] {
      inputs += [
        HostileInput(
          "extends-chain-\(section)", .either,
          numbered(size, before: page + "\(section):\n  s0: {}\n", from: 1) { "  s\($0): { extends: s\($0 - 1) }\n" }),
        HostileInput(
          "extends-backwards-\(section)", .refused,
          numbered(size, before: page + "\(section):\n") { "  s\($0): { extends: s\($0 + 1) }\n" }),
        HostileInput(
          "extends-itself-\(section)", .refused,
          numbered(size, before: page + "\(section):\n") { "  s\($0): { extends: s\($0) }\n" }),
        HostileInput(
          "extends-pairs-\(section)", .refused,
          numbered(size, before: page + "\(section):\n") { "  s\($0): { extends: s\($0 ^ 1) }\n" }),
        HostileInput(
          "extends-one-\(section)", .either,
          numbered(size, before: page + "\(section):\n  s0: {}\n", from: 1) { "  s\($0): { extends: s0 }\n" }),
      ]
      let count =
        numbered(size, before: page) { "  s\($0): { extends: s\($0 + 1) }\n" }.split(separator: "\n").count - 4
      inputs.append(
        HostileInput(
          "extends-circle-\(section)", .refused,
          page + "\(section):\n" + (0..<count).map { "  s\($0): { extends: s\(($0 + 1) % count) }\n" }.joined()))
    }
    inputs += [
      HostileInput(
        "extends-chain-screens", .either,
        numbered(size, before: head + "screens:\n  s0: { view: [] }\n", from: 1) {
          "  s\($0): { extends: s\($0 - 1) }\n"
        }),
      HostileInput(
        "extends-growing", .either,
        numbered(size, before: page + "styles:\n  s0: { code: { when: { a: init } } }\n", from: 1) {
          "  s\($0): { extends: s\($0 - 1), code: { when: { k\($0): init } } }\n"
        }),
      HostileInput(
        "extends-wide", .either,
        numbered(size / 2, before: head + "screens:\n  a: { view: [", after: "] }\n") { "{ label: x, id: i\($0) }," }
          + numbered(size / 2) { "  s\($0): { extends: a }\n" }),
      HostileInput(
        "over-chain", .either,
        numbered(size, before: page + "presentations:\n  p0: { from: m, present: m }\n", from: 1) {
          "  p\($0): { over: p\($0 - 1), present: m }\n"
        }),
      HostileInput(
        "over-circle", .refused,
        numbered(size, before: page + "presentations:\n  p0: { over: p1, present: m }\n", from: 1) {
          "  p\($0): { over: p\($0 - 1), present: m }\n"
        }),
      HostileInput(
        "during-chain", .either,
        numbered(size, before: page + "presentations:\n  p0: { from: m, present: m }\n", from: 1) {
          "  p\($0): { from: m, present: m, during: [{ presentation: p\($0 - 1) }] }\n"
        }),
      HostileInput(
        "navigation-chain", .either,
        numbered(size, before: page, from: 1) {
          $0 == 1 ? "  n1: { navigation: [m] }\n" : "  n\($0): { navigation: [n\($0 - 1)] }\n"
        }),
      HostileInput(
        "navigation-circle", .refused, numbered(size, before: page) { "  n\($0): { navigation: [n\($0 ^ 1)] }\n" }),
      HostileInput(
        "navigation-doubling", .either,
        numbered(min(size, 4_000), before: page, from: 1) {
          $0 == 1 ? "  n1: { tabs: [m, m] }\n" : "  n\($0): { tabs: [n\($0 - 1), n\($0 - 1)] }\n"
        }),
      HostileInput(
        "color-chain", .either,
        numbered(size, before: page + "colors:\n  c0: black\n", from: 1) { "  c\($0): c\($0 - 1)\n" }),
      HostileInput("color-circle", .either, numbered(size, before: page + "colors:\n") { "  c\($0): c\($0 ^ 1)\n" }),
      HostileInput(
        "unknown-references", .refused,
        numbered(size, before: head + "screens:\n  m: { view: [", after: "] }\n") { "{ label: x, textColor: c\($0) }," }
      ),
      HostileInput(
        "unknown-among-many", .refused,
        numbered(size / 2, before: head + "colors:\n") { "  color\($0): black\n" } + "screens:\n  m: { view: ["
          + numbered(size / 2 - 64) { "{ label: x, textColor: colr\($0) }," } + "] }\n"),
      HostileInput(
        "reduce-motion-chain", .either,
        numbered(size, before: page + "transitions:\n  t0: { present: { duration: 1 } }\n", from: 1) {
          "  t\($0): { reduceMotion: t\($0 - 1) }\n"
        }),
      HostileInput("bad-names", .refused, numbered(size, before: page) { "  \"a \($0)\": { view: [] }\n" }),
      HostileInput("reserved-names", .refused, numbered(size, before: page + "colors:\n") { _ in "  black: white\n" }),
    ]
    return inputs
  }

  /// Lists that multiply.
  static func products(_ size: Int) -> [HostileInput] {
    let rest =
      "screens:\n  m: { view: [{ button: X, id: x, center: true }] }\n  q: { preferredContentSize: [10, 10], view: [] }\n"
      + "presentations: { p: { from: m, present: q, style: popover, sourceView: x } }\n"
    let axes =
      "device: [iphone-16, iphone-se-3, ipad-10, ipad-9], orientation: [portrait, landscape], "
      + "keyboard: [hidden, shown, 10, 20, 30], text: [xSmall, small, medium, large, ax1, ax2], direction: [ltr, rtl], "
      + "appearance: [light, dark], reduceMotion: [true, false]"
    return [
      HostileInput("axes", .either, head + "environments: { \(axes) }\n" + rest),
      HostileInput(
        "axes-keyboard", .either,
        numbered(
          size,
          before: head + "environments: { \(axes), ".replacing("keyboard: [hidden, shown, 10, 20, 30], ", with: "")
            + "keyboard: [", after: "] }\n" + rest
        ) { "\($0 % 300)," }),
      HostileInput(
        "axes-repeated", .either, filled(size, "  - { \(axes) }\n", before: head + "environments:\n", after: rest)),
      HostileInput(
        "axes-all-long", .either,
        head + "environments: { device: [" + filled(size / 4, "iphone-16,") + "], text: [" + filled(size / 4, "large,")
          + "], keyboard: [" + numbered(size / 4) { "\($0)," } + "] }\n" + rest),
      HostileInput(
        "environments", .either,
        filled(size, "  - { device: iphone-16 }\n", before: head + "environments:\n", after: rest)),
      HostileInput(
        "unknown-devices", .refused,
        numbered(size, before: head + "environments: { device: [", after: "] }\n" + rest) { "iphone-x\($0)," }),
      HostileInput(
        "own-devices", .either,
        numbered(size, before: head + "environments: { device: [", after: "] }\n" + rest) {
          "{ name: d\($0), idiom: phone, size: [300, 500], scale: 2, safeArea: 0 },"
        }),
      HostileInput(
        "windows", .either,
        numbered(size, before: head + "environments: { device: ipad-10, iOS: 26, window: [", after: "] }\n" + rest) {
          "\(300 + $0 % 500)x\(300 + $0 / 500),"
        }),
      HostileInput(
        "versions", .either,
        numbered(size, before: head + "environments: { device: ipad-10, iOS: [", after: "] }\n" + rest) {
          "\"15.\($0 % 9).\($0)\","
        }),
    ]
  }

  /// Many files.
  static func imports(_ size: Int) -> [HostileInput] {
    /// A file that imports others.
    func file(_ number: Int, _ imports: [Int], _ more: String = "") -> (path: String, bytes: [UInt8]) {
      let list = imports.map { "f\($0).yaml" }.joined(separator: ", ")
      let text = head + (imports.isEmpty ? "" : "import: [\(list)]\n") + more
      return (number == 0 ? "spec.yaml" : "f\(number).yaml", Array(text.utf8))
    }
    let count = min(1_000, size / 40)
    let home = "screens: { m: { view: [] } }\n"
    return [
      HostileInput(
        "imports-flat", .either,
        files: (0..<count).map {
          file($0, $0 == 0 ? Array(1..<count) : [], $0 == 0 ? home : "colors: { c\($0): black }\n")
        }),
      HostileInput(
        "imports-too-many", .either,
        files: [file(0, Array(1...(count + 200)), home)] + (1...(count + 200)).map { file($0, []) }),
      HostileInput(
        "imports-chain", .either,
        files: (0..<count).map { file($0, $0 + 1 < count ? [$0 + 1] : [], $0 == 0 ? home : "") }),
      HostileInput(
        "imports-circle", .refused,
        files: [file(0, [1], home)] + (1..<count).map { file($0, [$0 + 1 < count ? $0 + 1 : 1]) }),
      HostileInput(
        "imports-all-of-all", .either,
        files: [file(0, Array(1..<100), home)]
          + (1..<100).map { number in file(number, Array(1..<100).filter { $0 > number }) }),
      HostileInput(
        "imports-all-circles", .refused,
        files: [file(0, Array(1..<100), home)] + (1..<100).map { number in file(number, Array(1..<100)) }),
      HostileInput(
        "imports-same", .either,
        files: [
          ("spec.yaml", Array(filled(size, "f1.yaml,", before: head + home + "import: [", after: "]\n").utf8)),
          file(1, []),
        ]),
      HostileInput(
        "imports-missing", .refused, numbered(size, before: head + home + "import: [", after: "]\n") { "g\($0).yaml," }),
      HostileInput(
        "imports-itself", .refused, filled(size, "spec.yaml,", before: head + home + "import: [", after: "]\n")),
      HostileInput(
        "imports-clash", .refused,
        files: [file(0, Array(1..<count), home)] + (1..<count).map { file($0, [], "colors: { c: black }\n") }),
    ]
  }
}
