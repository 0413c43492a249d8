import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// A bar item as far as its width goes.
struct BarItem {
  /// Its id.
  var id: String?
  /// Its title, or the system's English word.
  var title: String?
  /// A written width.
  var width: Double?
  /// Whether it is the back button.
  var isBack = false
  /// Whether it is an empty space.
  var isSpace = false
  /// Whether the space takes what is left.
  var isFlexible = false
  /// Where it was written.
  var place: SourcePlace

  /// Reads a bar item in its normal form.
  init(_ item: Authored<Entry>) {
    place = item.place
    id = item.value[.id]?.value
    width = item.value[Key<Double>(.width)]?.value
    title = item.value[.title]?.value
    guard let system = item.value[.systemItem]?.value else { return }
    isFlexible = system == "flexibleSpace"
    isSpace = isFlexible || system == "fixedSpace"
    if title == nil { title = Self.systemTitles[system] }
  }

  /// Makes a back button.
  init(backTo title: String?, at place: SourcePlace) {
    self.title = title ?? "Back"
    isBack = true
    self.place = place
  }

  /// System items that show a word rather than a picture.
  private static let systemTitles = [
    "done": "Done", "cancel": "Cancel", "edit": "Edit", "save": "Save", "undo": "Undo", "redo": "Redo",
  ]
}

/// Places items and titles in one row of a bar.
///
/// UIKit publishes none of this; the numbers are decisions of this project and every frame made here is marked approximate. An item is at least
/// 44 points wide, and 8 wider at each side than its title; the outermost titles stand on the bar's margin.
struct BarItemRow {
  /// The row in window coordinates.
  let frame: Rect
  /// Left edge of the outermost item.
  private let left: Double
  /// Right edge of the outermost item.
  private let right: Double
  /// Height of an item.
  private let itemHeight: Double
  /// Top of an item.
  private let top: Double
  /// Whether leading is right.
  private let isRightToLeft: Bool

  /// An item with its frame in the window.
  struct Placed {
    /// The item.
    var item: BarItem
    /// In window coordinates.
    var frame: Rect
  }

  /// What every frame made here rests on.
  static let approximation = "bar item frames (project decision)"
  /// Space between an item's title and its edge at each side (project decision).
  static let titlePadding = 8.0
  /// Height and least width of an item (facts/uikit-presentation.md 5.5, the worked example of a bar item).
  static let itemSide = 44.0
  /// Room for the arrow of a back button (project decision).
  static let backArrow = 20.0
  /// Size of titles in bars (project decision).
  static let titleSize = 17.0
  /// Size of large titles at every text size (project decision).
  static let largeTitleSize = 34.0

  /// Prepares a row of a bar in a controller's place.
  init(frame: Rect, rowHeight: Double, side place: ScreenBuilder.Place) {
    self.init(
      frame: frame, rowHeight: rowHeight, insets: place.safeArea,
      isRightToLeft: place.traits.layoutDirection == .rightToLeft)
  }

  /// Prepares a row of a bar.
  init(frame: Rect, rowHeight: Double, insets: EdgeInsets, isRightToLeft: Bool) {
    self.frame = frame
    let margin = LayoutDefaults.rootMargin(width: frame.width).value - Self.titlePadding
    left = frame.minX + insets.left + margin
    right = frame.maxX - insets.right - margin
    itemHeight = min(Self.itemSide, rowHeight)
    top = frame.minY + (rowHeight - itemHeight) / 2
    self.isRightToLeft = isRightToLeft
  }

  /// Returns an item's width.
  private func width(_ item: BarItem) -> Double {
    if let width = item.width { return width }
    if item.isSpace { return 0 }
    let title = item.title.map { TextMeasurer.width(of: $0, font: TextFont(size: Self.titleSize)).points } ?? 0
    return max(Self.itemSide, title + 2 * Self.titlePadding + (item.isBack ? Self.backArrow : 0))
  }

  /// Places items from the leading edge inward.
  func fromLeading(_ items: [BarItem]) -> [Placed] { inward(items, fromLeft: !isRightToLeft) }

  /// Places items from the trailing edge inward; the first is outermost.
  func fromTrailing(_ items: [BarItem]) -> [Placed] { inward(items, fromLeft: isRightToLeft) }

  /// Places items from one edge inward.
  private func inward(_ items: [BarItem], fromLeft: Bool) -> [Placed] {
    var edge = fromLeft ? left : right
    return items.map { item in
      let width = width(item)
      let x = fromLeft ? edge : edge - width
      edge = fromLeft ? edge + width : edge - width
      return Placed(item: item, frame: Rect(x, top, width, itemHeight))
    }
  }

  /// Places a toolbar's items in reading order; flexible spaces share what is left.
  func spread(_ items: [BarItem]) -> [Placed] {
    let used = items.reduce(0) { $0 + width($1) }
    let flexible = items.filter(\.isFlexible).count
    let share = flexible > 0 ? max(0, right - left - used) / Double(flexible) : 0
    return fromLeading(
      items.map { item in
        var item = item
        if item.isFlexible { item.width = share }
        return item
      })
  }

  /// Returns the frame of a title in the middle of the row.
  func title(_ text: String) -> Rect {
    let font = TextFont(size: Self.titleSize, weight: .semibold)
    let width = min(TextMeasurer.width(of: text, font: font).points, max(0, right - left))
    let height = font.lineHeight
    return Rect(frame.midX - width / 2, frame.midY - height / 2, width, height)
  }

  /// Returns the frame of a large title below the row.
  func largeTitle(_ text: String, below row: Rect, height: Double) -> Rect {
    let font = TextFont(size: Self.largeTitleSize, weight: .bold)
    let start = left + Self.titlePadding
    let end = right - Self.titlePadding
    let width = min(TextMeasurer.width(of: text, font: font).points, max(0, end - start))
    let x = isRightToLeft ? end - width : start
    return Rect(x, row.maxY + (height - font.lineHeight) / 2, width, font.lineHeight)
  }
}
