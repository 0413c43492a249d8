extension HostileInput {
  /// Collections inside each other.
  static func nesting(_ size: Int) -> [HostileInput] {
    func pairs(_ open: String, _ close: String, inside: String = "1") -> String {
      let count = (size - 64) / (open.utf8.count + close.utf8.count)
      return head + "x-a: " + String(repeating: open, count: count) + inside + String(repeating: close, count: count)
    }
    // Indentation makes deep block nesting long: its depth is the root of the size.
    var depth = 1
    while (depth + 1) * (depth + 8) / 2 < size - 64 { depth += 1 }
    let block = (0..<depth).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
    let lists = (0..<depth).map { String(repeating: " ", count: $0) + "-\n" }.joined()
    let explicit = (0..<(depth / 2)).map { String(repeating: " ", count: $0 * 2) + "? a\n" }.joined()
    let views = numbered(size, before: head + "screens:\n  home:\n    view:\n") { number in
      number < 4_000
        ? String(repeating: "  ", count: number + 3) + "- vstack:\n"
        : ""
          + String(repeating: " ", count: 64)
    }
    return [
      HostileInput("deep-lists", .refused, pairs("[", "]")),
      HostileInput("deep-mappings", .refused, pairs("{a: ", "}")),
      HostileInput("deep-both", .refused, pairs("[{a: ", "}]")),
      HostileInput("deep-keys", .refused, pairs("{? ", " : 1}")),
      HostileInput("deep-flow-keys", .refused, pairs("{[", "]: 1}")),
      HostileInput(
        "deep-block", .refused, head + "x-a:\n" + block.split(separator: "\n").map { " " + $0 }.joined(separator: "\n")),
      HostileInput("deep-block-lists", .refused, lists),
      HostileInput("deep-explicit", .refused, explicit),
      HostileInput("deep-compact-lists", .refused, filled(size, "- ", after: "x")),
      HostileInput("deep-compact-keys", .refused, filled(size, "? ", after: "x")),
      HostileInput("deep-views", .either, views),
      HostileInput(
        "many-deep-lists", .refused,
        filled(size, "- " + String(repeating: "[", count: 200) + String(repeating: "]", count: 200) + "\n")),
      HostileInput(
        "many-allowed-depths", .either,
        numbered(size, before: head) {
          "x-\($0): " + String(repeating: "[", count: 100) + String(repeating: "]", count: 100) + "\n"
        }),
      HostileInput("many-open-lists", .refused, filled(size, "a: [[[[[[[[\n")),
      HostileInput(
        "deep-vary", .either,
        filled(size, "{\"w:compact\": {vary: ", before: head + "screens: {a: {view: [], vary: ")),
    ]
  }

  /// Anchors, aliases and merges.
  static func aliases(_ size: Int) -> [HostileInput] {
    func bomb(_ open: String, _ item: (Int) -> String, _ close: String) -> String {
      var text = head + "x-0: &a0 {k: [1, 2, 3]}\n"
      for level in 1...12 {
        let items = (0..<9).map { open == "{" ? "k\($0): \(item(level - 1))" : item(level - 1) }
        text += "x-\(level): &a\(level) \(open)\(items.joined(separator: ", "))\(close)\n"
      }
      return text
    }
    let merged = (1...16).map { level in
      "x-\(level): &a\(level) {<<: [\((0..<9).map { _ in "*a\(level - 1)" }.joined(separator: ", "))], k\(level): 1}\n"
    }
    return [
      HostileInput("bomb-lists", .refused, bomb("[", { "*a\($0)" }, "]")),
      HostileInput("bomb-mappings", .refused, bomb("{", { "*a\($0)" }, "}")),
      HostileInput("bomb-merges", .either, head + "x-0: &a0 {x: 1}\n" + merged.joined()),
      HostileInput(
        "bomb-many", .refused,
        numbered(size, before: bomb("[", { "*a\($0)" }, "]")) { "y-\($0): *a12\n" }),
      HostileInput(
        "bomb-wide", .refused,
        head + filled(size / 2, "1,", before: "x-a: &a [", after: "]\n")
          + filled(size / 2, "*a,", before: "x-b: [", after: "]\n")),
      HostileInput(
        "bomb-text", .either,
        head + filled(size / 2, "a", before: "x-a: &a ", after: "\n")
          + filled(size / 2, "*a,", before: "x-b: [", after: "]\n")),
      HostileInput(
        "bomb-views", .either,
        head + "screens:\n  a: {view: &v [" + filled(size / 2, "{label: x},") + "{label: x}]}\n"
          + numbered(size / 2 - 64) { "  s\($0): {view: [{view: *v}, {view: *v}]}\n" }),
      HostileInput("anchors", .refused, numbered(size) { "- &a\($0) x\n" }),
      HostileInput("same-anchor", .refused, filled(size, "- &a x\n")),
      HostileInput("aliases", .either, filled(size, "*a,", before: head + "x-a: &a 1\nx-b: [", after: "]\n")),
      HostileInput("unknown-aliases", .refused, numbered(size, before: head) { "x-\($0): *unknown\($0)\n" }),
      HostileInput(
        "anchors-unknown-alias", .refused,
        numbered(size * 3 / 4, before: head) { "x-\($0): &anchor\($0) 1\n" }
          + numbered(size / 4) { "y-\($0): *anchro\($0)\n" }),
      HostileInput("alias-keys", .refused, filled(size, "*a : 1,", before: head + "x-a: &a k\nx-b: {", after: "}\n")),
      HostileInput("alias-in-itself", .refused, filled(size, "*a,", before: head + "x-a: &a [", after: "]\n")),
      HostileInput("aliases-in-themselves", .refused, numbered(size, before: head) { "x-\($0): &a\($0) [*a\($0)]\n" }),
      HostileInput(
        "merge-chain", .either,
        numbered(size, before: head + "x-0: &a0 {k: 1}\n", from: 1) {
          "x-\($0): &a\($0) {<<: *a\($0 - 1), k\($0): 1}\n"
        }),
      HostileInput(
        "merge-many", .either,
        numbered(size / 2, before: head + "x-0: &a {", after: "}\n") { "k\($0): 1, " }
          + numbered(size / 2) { "x-b\($0): {<<: *a}\n" }),
      HostileInput(
        "merge-list", .either, filled(size, "*a,", before: head + "x-a: &a {k: 1}\nx-b: {<<: [", after: "]}\n")),
      HostileInput("merge-repeated", .refused, filled(size, "  <<: *a\n", before: head + "x-a: &a {k: 1}\nx-b:\n")),
      HostileInput("merge-wrong", .refused, numbered(size, before: head) { "x-\($0): {<<: 1}\n" }),
      HostileInput(
        "merge-in-screens", .either,
        numbered(size, before: head + "x-a: &a {title: x, view: [{label: y}]}\nscreens:\n") { "  s\($0): {<<: *a}\n" }),
      HostileInput(
        "tag-directives", .refused,
        numbered(min(size, 200_000)) {
          $0 < 5_000 ? "%TAG !t\($0)! tag:x,2000:\($0)\n" : String(repeating: " ", count: size)
        } + "---\n" + head),
      HostileInput(
        "tag-directives-all", .refused, numbered(size, after: "---\n" + head) { "%TAG !t\($0)! tag:x,2000:\($0)\n" }),
      HostileInput("same-tag-directive", .refused, filled(size, "%TAG !t! tag:x\n", after: "---\n" + head)),
      HostileInput(
        "tags", .refused, numbered(size, before: head) { $0 < 5_000 ? "x-\($0): !t\($0) x\n" : "y-\($0): 1\n" }),
      HostileInput("long-tag", .refused, filled(size, "a", before: head + "x-a: !", after: " x\n")),
      HostileInput("long-anchor", .refused, filled(size, "a", before: head + "x-a: &", after: " x\n")),
      HostileInput("long-alias", .refused, filled(size, "a", before: head + "x-a: *", after: "\n")),
      HostileInput("uri-escapes", .refused, filled(size, "%41", before: head + "x-a: !<", after: "> x\n")),
    ]
  }

  /// Many of everything.
  static func structures(_ size: Int) -> [HostileInput] {
    let view = "{ view: [{ label: x }] }"
    let page = head + "screens:\n  m: { view: [{ button: X, id: x, center: true }] }\n"
    return [
      HostileInput("keys", .refused, numbered(size, before: head) { "k\($0): 1\n" }),
      HostileInput("extension-keys", .either, numbered(size, before: head) { "x-\($0): 1\n" }),
      HostileInput("flow-keys", .refused, numbered(size, before: head + "x-a: {", after: "}\n") { "k\($0): 1," }),
      HostileInput("duplicate-keys", .refused, filled(size, "k: 1\n", before: head)),
      HostileInput("duplicate-flow-keys", .refused, filled(size, "k: 1,", before: head + "x-a: {", after: "}\n")),
      HostileInput("duplicate-sections", .refused, filled(size, "screens: {}\n", before: head)),
      HostileInput("near-keys", .refused, numbered(size, before: head) { "scren\($0 % 10)s\($0): 1\n" }),
      HostileInput(
        "near-view-keys", .refused,
        numbered(size, before: head + "screens: {m: {view: [{label: x", after: "}]}}\n") { ", numberOfLine\($0): 1" }),
      HostileInput(
        "unknown-kinds", .refused,
        numbered(size, before: head + "screens: {m: {view: [", after: "]}}\n") { "{labl\($0): 1}," }),
      HostileInput("list-items", .either, filled(size, "1,", before: head + "x-a: [", after: "]\n")),
      HostileInput("list-of-lists", .either, filled(size, "[],", before: head + "x-a: [", after: "]\n")),
      HostileInput("list-of-pairs", .either, filled(size, "a: 1,", before: head + "x-a: [", after: "]\n")),
      HostileInput("null-keys", .refused, filled(size, "~: 1\n", before: head)),
      HostileInput("list-keys", .refused, filled(size, "? [a]\n: 1\n", before: head)),
      HostileInput("documents", .refused, filled(size, "--- x\n")),
      HostileInput("screens", .either, numbered(size, before: head + "screens:\n") { "  s\($0): \(view)\n" }),
      HostileInput("same-screen", .refused, filled(size, "  s: \(view)\n", before: head + "screens:\n")),
      HostileInput(
        "bad-screens", .refused,
        numbered(size, before: head + "screens:\n") { "  s\($0): { titel: 3, view: [{ labl: x }] }\n" }),
      HostileInput("empty-screens", .refused, numbered(size, before: head + "screens:\n") { "  s\($0):\n" }),
      HostileInput(
        "views", .either, filled(size, "{ label: x },", before: head + "screens: { m: { view: [", after: "] } }\n")),
      HostileInput(
        "stacked-views", .either,
        filled(
          size, "{ label: x },", before: head + "screens: { m: { view: [{ pin: safeArea, vstack: [", after: "] }] } }\n"
        )),
      HostileInput(
        "view-ids", .either,
        numbered(size, before: head + "screens: { m: { view: [", after: "] } }\n") { "{ label: x, id: i\($0) }," }),
      HostileInput(
        "same-ids", .refused,
        filled(size, "{ label: x, id: i },", before: head + "screens: { m: { view: [", after: "] } }\n")),
      HostileInput(
        "pinned-views", .either,
        numbered(size, before: head + "screens: { m: { view: [", after: "] } }\n") {
          "{ label: x, id: i\($0), pin: safeArea },"
        }),
      HostileInput(
        "bar-items", .either,
        numbered(
          size, before: head + "screens: { m: { view: [], navigationItem: { rightBarButtonItems: [", after: "] } } }\n"
        ) { "{ id: b\($0), title: T }," }),
      HostileInput(
        "constraints", .either,
        filled(
          size, "a.leading = b.leading,",
          before: head + "screens: { m: { view: [{label: x, id: a},{label: y, id: b}], constraints: [", after: "] } }\n"
        )),
      HostileInput(
        "constraint-chain", .either,
        numbered(size, before: head + "screens: { m: { view: [{vstack: [", after: "], constraints: []}] } }\n") {
          "{ label: x, id: i\($0), constraints: [\"i\($0).width <= \($0)\"] },"
        }),
      HostileInput(
        "constraint-ring", .either,
        numbered(size, before: head + "screens: { m: { view: [", after: "] } }\n") {
          "{ view, id: i\($0), constraints: [i\($0).leading >= i\(max(0, $0 - 1)).trailing + 8, i\($0).top = i\($0 / 2).top] },"
        }),
      HostileInput(
        "constraint-conflicts", .either,
        numbered(size, before: head + "screens: { m: { view: [", after: "] } }\n") {
          "{ view, id: i\($0), constraints: [i\($0).width = \($0), i\($0).width = i\(max(0, $0 - 1)).width] },"
        }),
      HostileInput(
        "boxed-views", .either,
        filled(
          size, "{ label: x },",
          before: head + "screens: { m: { view: [" + String(repeating: "{ view: [", count: 60),
          after: String(repeating: "] }", count: 60) + "] } }\n")),
      HostileInput(
        "boxed-views-at-most", .either,
        filled(
          min(size, 15_800 * 13), "{ label: x },",
          before: head + "screens: { m: { view: [" + String(repeating: "{ view: [", count: 60),
          after: String(repeating: "] }", count: 60) + "] } }\n")),
      HostileInput(
        "rows", .either,
        filled(
          size, "{ hstack: [{ label: x }, { label: y }], alignment: firstBaseline, distribution: fillProportionally },",
          before: head + "screens: { m: { view: [{ pin: safeArea, vstack: [", after: "] }] } }\n")),
      HostileInput(
        "ratios", .either,
        filled(
          size, "{ view, aspect: 2, width: 50%, height: \"<= 40\" },",
          before: head + "screens: { m: { view: [{ pin: safeArea, hstack: [", after: "] }] } }\n")),
      HostileInput(
        "large-over-large", .either,
        numbered(
          size,
          before: head + "presentations: { p0: { from: m0, present: m1, style: fullScreen }, "
            + "p1: { over: p0, present: m2, style: fullScreen }, p2: { over: p1, present: m3, style: fullScreen } }\n"
            + "screens:\n", after: ""
        ) { number in
          number % 5_000 == 0
            ? "  m\(number / 5_000):\n    view:\n      - { label: x }\n" : "      - { label: x }\n"
        }),
      HostileInput(
        "unknown-constraint-ids", .refused,
        numbered(size, before: head + "screens: { m: { view: [{label: x, id: aaaa1}], constraints: [", after: "] } }\n")
        { "aaaa\($0 + 2).leading = superview.leading," }),
      HostileInput(
        "presentations", .either,
        numbered(size, before: page + "presentations:\n") {
          "  p\($0): { from: m, present: m, style: popover, sourceView: x }\n"
        }),
      HostileInput(
        "fine-presentations", .either,
        numbered(
          size,
          before: page
            + "  q: { preferredContentSize: [10, 10], view: [] }\nenvironments: { device: ipad-10 }\npresentations:\n"
        ) { "  p\($0): { from: m, present: q, style: popover, sourceView: x }\n" }),
      HostileInput(
        "bad-presentations", .refused,
        numbered(size, before: page + "presentations:\n") { "  p\($0): { from: n, present: k\($0), style: s\($0) }\n" }),
      HostileInput(
        "unused", .either,
        numbered(size, before: page + "styles:\n") { "  s\($0): { size: [10, 10], cornerRadius: 4 }\n" }),
      HostileInput("unused-colors", .either, numbered(size, before: page + "colors:\n") { "  c\($0): black\n" }),
      HostileInput(
        "unused-transitions", .either,
        numbered(size, before: page + "transitions:\n") { "  t\($0): { present: { duration: 1 } }\n" }),
      HostileInput(
        "keyframes", .either,
        filled(
          size, "{ at: 0.5, alpha: 1 },", before: page + "transitions: { t: { present: { keyframes: [",
          after: "] } } }\n")),
      HostileInput(
        "tracks", .either,
        filled(
          size, "{ target: x, from: { alpha: 0 } },", before: page + "transitions: { t: { present: { tracks: [",
          after: "] } } }\n")),
      HostileInput(
        "during", .either,
        filled(size, "rotate,", before: page + "presentations: { p: { from: m, present: m, during: [", after: "] } }\n")
      ),
      HostileInput(
        "detents", .either,
        numbered(
          size, before: page + "presentations: { p: { from: m, present: m, style: { sheet: { detents: [",
          after: "] } } } }\n"
        ) { "{ id: d\($0), height: \($0) }," }),
      HostileInput(
        "points", .either,
        filled(
          size, "[0.5, 0.5],", before: page + "transitions: { t: { present: { curve: { points: [", after: "] } } } }\n")
      ),
      HostileInput(
        "alert-actions", .either,
        numbered(size, before: head + "screens: { m: { alert: { title: x, actions: [", after: "] } } }\n") {
          "{ title: a\($0) },"
        }),
      HostileInput(
        "tab-screens", .either, numbered(size, before: page + "  t: { tabs: [", after: "] }\n") { _ in "m," }),
      HostileInput(
        "unmodelled", .either,
        filled(size, "{ label: x, tintColor: red },", before: head + "screens: { m: { view: [", after: "] } }\n")),
      HostileInput(
        "vary-queries", .either,
        numbered(size, before: head + "screens: { m: { view: [], vary: {", after: "} } }\n") {
          "\"iOS:\($0 % 30)+ text:ax1+ h:compact w:regular iOS:\($0)\": { title: x },"
        }),
      HostileInput(
        "vary-nodes", .either,
        filled(
          size, "{ label: x, vary: { \"w:compact\": { label: y } } },", before: head + "screens: { m: { view: [",
          after: "] } }\n")),
    ]
  }
}
