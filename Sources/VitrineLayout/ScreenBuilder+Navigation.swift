import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

extension ScreenBuilder {
  /// Adds a navigation controller: the last screen's content, then the bars over it.
  ///
  /// - Parameter isShort: Whether `entry` is the content's own, with `container: navigation`.
  mutating func addNavigation(_ screens: [Screen], _ entry: Entry, in place: Place, isShort: Bool) {
    guard let top = screens.last else { return }
    let topEntry = top.entry.resolved(for: place.traits)
    let controller = addNode(
      "navigationController", name: "navigationController", place.frame, in: place,
      origin: .place(entry.place), screen: top.name.value)
    var content = place
    content.parent = controller
    content.depth += 1
    content.isPushed = screens.count > 1
    if !isShort {
      content.safeArea = content.safeArea.adding(entry[.additionalSafeAreaInsets]?.value ?? .zero)
    }
    let outer = content
    let bar = entry[.isNavigationBarHidden]?.value == true ? nil : NavigationBarHeights(topEntry, entry, place.traits)
    let toolbarItems = topEntry[.toolbarItems]?.value.items ?? []
    let toolbar = BarMetrics.toolbar(place.traits)
    if let bar { content.safeArea.top += bar.total }
    if !toolbarItems.isEmpty { content.safeArea.bottom += toolbar.value }
    add(top, in: content, ignoringContainer: isShort)
    if let bar { addNavigationBar(bar, screens, topEntry, in: outer) }
    guard !toolbarItems.isEmpty else { return }
    let frame = Rect(
      outer.frame.minX, outer.frame.maxY - outer.safeArea.bottom - toolbar.value, outer.frame.width,
      toolbar.value + outer.safeArea.bottom)
    var inside = outer
    inside.parent = addNode(
      "toolbar", name: "toolbar", frame, in: outer, origin: .standard("toolbar height (\(toolbar.source.citation))"),
      screen: top.name.value, approximations: toolbar.isApproximate ? ["toolbar height (layout 3)"] : [])
    let row = BarItemRow(frame: frame, rowHeight: toolbar.value, side: outer)
    addBarItems(
      row.spread(toolbarItems.map { BarItem($0) }), bar: "toolbar", in: inside, screen: top.name.value)
  }

  /// Adds the navigation bar with its title and items.
  private mutating func addNavigationBar(
    _ bar: NavigationBarHeights, _ screens: [Screen], _ entry: Entry, in place: Place
  ) {
    guard let top = screens.last else { return }
    let screen = top.name.value
    let frame = Rect(place.frame.minX, place.frame.minY + place.safeArea.top, place.frame.width, bar.total)
    var inside = place
    inside.parent = addNode(
      "navigationBar", name: "navigationBar", frame, in: place, origin: .standard("navigation bar height (layout 3)"),
      screen: screen, approximations: bar.approximations)
    let item = entry[.navigationItem]?.value
    let rowFrame = Rect(frame.minX, frame.minY + bar.prompt, frame.width, bar.row)
    let row = BarItemRow(frame: rowFrame, rowHeight: bar.row, side: place)
    var left = (item?[.leftBarButtonItems]?.value.items ?? []).map { BarItem($0) }
    if left.isEmpty, screens.count > 1, item?[.hidesBackButton]?.value != true {
      let previous = screens[screens.count - 2]
      left = [BarItem(backTo: Self.title(of: previous, previous.entry), at: previous.name.place)]
    }
    let right = (item?[.rightBarButtonItems]?.value.items ?? []).map { BarItem($0) }
    let leading = row.fromLeading(left)
    let trailing = row.fromTrailing(right)
    if let title = Self.title(of: top, entry), !title.isEmpty {
      let placed = bar.isLarge ? row.largeTitle(title, below: rowFrame, height: bar.large) : row.title(title)
      addNode(
        "navigationTitle", name: "navigationTitle", placed, in: inside,
        origin: .place((item?[.title] ?? entry[.title])?.place ?? top.name.place), screen: screen,
        title: title, approximations: [BarItemRow.approximation])
    }
    addBarItems(leading, bar: "navigationBar.left", in: inside, screen: screen)
    addBarItems(trailing, bar: "navigationBar.right", in: inside, screen: screen)
  }

  /// Adds placed bar items as nodes.
  mutating func addBarItems(_ items: [BarItemRow.Placed], bar: String, in place: Place, screen: String) {
    for (number, item) in items.enumerated() where !item.item.isSpace {
      addNode(
        "barButtonItem", name: item.item.id ?? (item.item.isBack ? "backButton" : "\(bar).item.\(number)"), item.frame,
        in: place, origin: .place(item.item.place), screen: screen,
        title: item.item.title, approximations: [BarItemRow.approximation])
    }
  }

  /// Returns what a bar shows as a screen's title.
  static func title(of screen: Screen, _ entry: Entry) -> String? {
    entry[.navigationItem]?.value[.title]?.value ?? entry[.title]?.value
  }
}

/// What a navigation bar's height is made of.
struct NavigationBarHeights {
  /// The row of items.
  let row: Double
  /// The large title below it; 0 without one.
  let large: Double
  /// The prompt above it; 0 without one.
  let prompt: Double
  /// What of it is not certain.
  let approximations: [String]

  /// All together.
  var total: Double { row + large + prompt }
  /// Whether the title is large.
  var isLarge: Bool { large > 0 }

  /// Reads the top screen's entry and the controller's.
  init(_ top: Entry, _ controller: Entry, _ traits: TraitSet) {
    let item = top[.navigationItem]?.value
    let height = BarMetrics.navigationBar(traits)
    var uncertain = height.isApproximate ? ["navigation bar height (layout 3)"] : []
    row = height.value
    let wantsLarge =
      controller[.prefersLargeTitles]?.value == true && item?[.largeTitleDisplayMode]?.value != "never"
    large = wantsLarge ? BarMetrics.largeTitleHeight(traits).value : 0
    if large > 0 { uncertain.append("large title height (layout 3)") }
    prompt = item?[.prompt] == nil ? 0 : BarMetrics.prompt.value
    if prompt > 0 { uncertain.append("prompt height (layout 3)") }
    approximations = uncertain
  }
}
