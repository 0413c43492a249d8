import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

extension ScreenBuilder {
  /// Adds a tab bar controller: the first screen's content, then the bar below it.
  ///
  /// - Parameter isShort: Whether `entry` is the content's own, with `container: tabs`.
  mutating func addTabs(_ screens: [Screen], _ entry: Entry, in place: Place, isShort: Bool) {
    guard let shown = screens.first else { return }
    let controller = addNode(
      "tabBarController", name: "tabBarController", place.frame, in: place, origin: .place(entry.place),
      screen: shown.name.value)
    var content = place
    content.parent = controller
    content.depth += 1
    content.isPushed = false
    if !isShort {
      content.safeArea = content.safeArea.adding(entry[.additionalSafeAreaInsets]?.value ?? .zero)
    }
    let outer = content
    let height = BarMetrics.tabBar(place.traits)
    let isHidden = hidesTabBar(shown, ignoringContainer: isShort, place.traits)
    if !isHidden { content.safeArea.bottom += height.value }
    add(shown, in: content, ignoringContainer: isShort)
    guard !isHidden else { return }
    let frame = Rect(
      outer.frame.minX, outer.frame.maxY - outer.safeArea.bottom - height.value, outer.frame.width,
      height.value + outer.safeArea.bottom)
    var approximations = height.isApproximate ? ["tab bar height (layout 3)"] : []
    if place.traits.idiom == .pad, place.traits.iOS >= Self.topTabBars {
      approximations.append("tab bar at the bottom, as before iPadOS 18 (project decision)")
    }
    var inside = outer
    inside.parent = addNode(
      "tabBar", name: "tabBar", frame, in: outer, origin: .standard("tab bar height (\(height.source.citation))"),
      screen: shown.name.value, approximations: approximations)
    addTabItems(screens, frame: frame, height: height.value, in: inside)
  }

  /// The first system that moves a pad's tab bar to the top; nothing was published about its frames.
  static let topTabBars = IOSVersion(18)

  /// Adds one item for each tab, all equally wide (project decision).
  private mutating func addTabItems(_ screens: [Screen], frame: Rect, height: Double, in place: Place) {
    let width = (frame.width - place.safeArea.left - place.safeArea.right) / Double(screens.count)
    let isRightToLeft = place.traits.layoutDirection == .rightToLeft
    for (number, screen) in screens.enumerated() {
      let column = isRightToLeft ? screens.count - 1 - number : number
      addNode(
        "tabBarItem", name: "tab.\(screen.name.value)",
        Rect(frame.minX + place.safeArea.left + Double(column) * width, frame.minY, width, height), in: place,
        origin: .place(screen.name.place), screen: screen.name.value,
        title: Self.title(of: screen, screen.entry), approximations: ["tab item frames (project decision)"])
    }
  }

  /// Whether the screen on top of a shown navigation controller hides the bar below.
  private func hidesTabBar(_ shown: Screen, ignoringContainer: Bool, _ traits: TraitSet) -> Bool {
    guard case .navigation(let names) = shown.kind, names.count > 1, let top = names.last else { return false }
    return spec.screen(top.value)?.entry.resolved(for: traits)[.hidesBottomBarWhenPushed]?.value ?? false
  }

  /// Adds a split view controller: two columns in regular width, else the secondary screen alone.
  mutating func addSplit(_ screens: [Screen], _ entry: Entry, in place: Place) {
    guard let primary = screens.first else { return }
    let isRegular = place.traits.horizontalSizeClass == .regular && screens.count > 1
    let controller = addNode(
      "splitViewController", name: "splitViewController", place.frame, in: place, origin: .place(entry.place),
      screen: primary.name.value,
      approximations: [
        isRegular ? "columns side by side (project decision)" : "collapsed split view (project decision)"
      ])
    var column = place
    column.parent = controller
    column.depth += 1
    column.isPushed = false
    column.safeArea = column.safeArea.adding(entry[.additionalSafeAreaInsets]?.value ?? .zero)
    guard isRegular, let secondary = screens.last else {
      add(screens.last ?? primary, in: column)
      return
    }
    let written = entry[.preferredPrimaryColumnWidth]?.value ?? LayoutDefaults.primaryColumnWidth.value
    let width = min(written, place.frame.width)
    let isRightToLeft = place.traits.layoutDirection == .rightToLeft
    let rest = place.frame.width - width
    var first = column
    var second = column
    first.traits.horizontalSizeClass = .compact
    first.frame = Rect(
      isRightToLeft ? place.frame.maxX - width : place.frame.minX, place.frame.minY, width, place.frame.height)
    second.frame = Rect(
      isRightToLeft ? place.frame.minX : place.frame.minX + width, place.frame.minY, rest, place.frame.height)
    // Each column has the insets of the window's edges that it touches.
    if isRightToLeft {
      first.safeArea.left = 0
      second.safeArea.right = 0
    } else {
      first.safeArea.right = 0
      second.safeArea.left = 0
    }
    add(primary, in: first)
    add(secondary, in: second)
  }
}
