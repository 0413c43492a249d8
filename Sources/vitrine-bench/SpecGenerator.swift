import VitrineMutation

/// Makes specs as an author writes them: block style, nested views, popovers, styles, transitions and comments.
///
/// Specs are free of errors, so that what is measured is reading and not the wording of findings.
struct SpecGenerator {
  /// The source of variety.
  private var random: SeededRandom
  /// The screens so far.
  private var screens = ""
  /// The presentations so far.
  private var presentations = ""
  /// The styles so far.
  private var styles = ""
  /// The number of the next scenario.
  private var number = 0

  /// Whether the spec has one scenario without a style and without stacks in stacks.
  private var isSmall = false

  /// Starts from a seed.
  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// Returns a spec of at least `size` bytes and at most one scenario more (about 2 KB).
  mutating func spec(size: Int) -> [UInt8] {
    isSmall = false
    screens = "screens:\n"
    styles = "\nstyles:\n"
    presentations = "\npresentations:\n"
    number = 0
    repeat {
      addScenario()
    } while Self.head.utf8.count + screens.utf8.count + styles.utf8.count
      + presentations.utf8.count < size
    return Array((Self.head + screens + styles + presentations).utf8)
  }

  /// Returns a spec of one popover over one panel, about 1 KB.
  mutating func smallSpec() -> [UInt8] {
    isSmall = true
    screens = "screens:\n"
    styles = ""
    presentations = "\npresentations:\n"
    number = 0
    addScenario()
    return Array((Self.head + screens + presentations).utf8)
  }

  /// The beginning of every spec.
  private static let head = """
    # Made by vitrine-bench from a seed.
    vitrine: 1
    target: 13.0

    environments:
      - device: iphone-16-pro
      - device: ipad-10
        orientation: landscape


    """

  /// Stacks inside the outermost one.
  private static let deepestStack = 3

  /// Labels of buttons and texts.
  private static let words = [
    "Continue", "Not now", "Sort by", "Newest first", "Ten days in a row", "Show the history", "Send", "Level 7",
    "We never share it", "Nothing here yet", "Choose a colour", "Delete the draft",
  ]

  /// Text styles.
  private static let fonts = ["body", "headline", "footnote", "title1", "caption1", "subheadline"]

  /// Adds two screens, a style and two presentations that belong together.
  private mutating func addScenario() {
    let id = number
    number += 1
    screens += """
        home-\(id):
          view:
            - button: \(random.pick(Self.words))
              id: open
              pin:
                to: safeArea
                top: \(random.number(24...48))
                leading: \(random.number(24...48))
              action: popover-\(id)

      """
    if random.once(in: 3) { screens += "  # The panel is measured, so it follows the text size.\n" }
    screens += "  panel-\(id):\n    preferredContentSize: [\(random.number(200...320)), \(random.number(160...400))]\n"
    screens += "    view:\n"
    addStack(depth: 0, indent: 6)
    presentations += """
        popover-\(id):
          from: home-\(id)
          present: panel-\(id)
          style: popover
          popover:
            permittedArrowDirections: [\(random.pick(["up", "up, left", "up, right", "any"]))]
            popoverLayoutMargins: \(random.number(8...16))
          sourceView: open
          sourceRect: bounds
          delegate:
            adaptivePresentationStyle: none
          dismiss: tapOutside

      """
    if !isSmall { addStyle(id) }
  }

  /// Adds a style with its transition in place, and a presentation that uses it.
  private mutating func addStyle(_ id: Int) {
    presentations += """
        card-\(id):
          from: home-\(id)
          present: panel-\(id)
          style: card-\(id)

      """
    styles += """
        card-\(id):
          size:
            width: ["<= \(random.number(300...420))", 80% @high]
            height: \(random.number(180...360))
          position: \(random.pick(["center", "bottom", "top"]))
          within: safeArea
          dimming:
            color: black
            alpha: 0.\(random.number(2...8))
            tap: dismiss
          cornerRadius: \(random.number(4...20)) # points
          clipsToBounds: true
          transition:
            present:
              duration: 0.\(random.number(2...6))
              curve: \(random.pick(["easeOut", "easeInOut", "[0.2, 0, 0, 1]"]))
              from:
                scale: 0.\(random.number(1...9))
                alpha: 0
            dismiss:
              duration: \(random.number(150...350))ms
              to:
                alpha: 0

      """
  }

  /// Adds a stack with two to four members, some of them stacks again.
  private mutating func addStack(depth: Int, indent: Int) {
    let margin = String(repeating: " ", count: indent)
    let isVertical = random.once(in: 2)
    screens += "\(margin)- \(isVertical ? "vstack" : "hstack"):\n"
    for member in 0..<random.number(2...4) {
      if !isSmall, depth < Self.deepestStack, member > 0, random.once(in: 3) {
        addStack(depth: depth + 1, indent: indent + 6)
      } else {
        addLeaf(indent: indent + 6)
      }
    }
    screens += "\(margin)  spacing: \(random.number(2...20))\n"
    if random.once(in: 2) {
      screens += "\(margin)  alignment: \(random.pick(["center", isVertical ? "leading" : "top", "fill"]))\n"
    }
    if depth == 0 { screens += "\(margin)  pin: safeArea\n" }
  }

  /// Adds a label, a button or an image.
  private mutating func addLeaf(indent: Int) {
    let margin = String(repeating: " ", count: indent)
    if random.once(in: 6) { screens += "\(margin)# \(random.pick(Self.words)), as the designers asked for.\n" }
    switch random.number(0...5) {
    case 0:
      screens += "\(margin)- button: \(random.pick(Self.words))\n"
      screens += "\(margin)  isHidden: \(random.pick(["true", "false"]))\n"
    case 1:
      screens += "\(margin)- image: [\(random.number(20...80)), \(random.number(20...80))]\n"
      screens += "\(margin)  backgroundColor: \(random.pick(["\"#0A84FF\"", "white 95%", "systemGray", "black"]))\n"
    default:
      screens += "\(margin)- label: \(random.pick(Self.words))\n"
      screens += "\(margin)  font: \(random.pick(Self.fonts))\n"
      if random.once(in: 2) { screens += "\(margin)  numberOfLines: \(random.number(0...3))\n" }
      if random.once(in: 3) { screens += "\(margin)  textColor: \(random.pick(["label", "systemBlue"]))\n" }
    }
  }
}
