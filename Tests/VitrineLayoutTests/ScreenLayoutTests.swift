import Testing
import VitrineFrontend
import VitrineLayout
import VitrineModel
import VitrinePlatform
import VitrineSource

/// Lays out a screen of a spec in its first environment, filling the window.
private func layout(_ screen: String, in text: String) throws -> LaidOutTree {
  let file = SourceFile(path: "screens.yaml", text: "vitrine: 1\n" + text)
  let loaded = SpecLoader.load(file, workspace: MemoryWorkspace([:]))
  try #require(loaded.diagnostics.allSatisfy { $0.severity != .error }, "\(loaded.diagnostics.map(\.message))")
  let environment = try #require(loaded.spec.environments.first)
  return ScreenLayout.layout(
    try #require(loaded.spec.screen(screen)), spec: loaded.spec, environment: environment,
    frame: environment.windowBounds, safeArea: environment.safeArea)
}

/// Returns the frame of a node in the window.
private func frame(_ name: String, _ tree: LaidOutTree) throws -> Rect {
  tree.nodes[try #require(tree.index(of: name), "no \(name)")].windowFrame
}

/// An iPhone 16 in portrait on iOS 18: 393 by 852, safe area 59 and 34, 3 pixels a point.
private let phone = "environments: { device: iphone-16 }\n"

@Test func `a screen alone fills the window and knows its safe area`() throws {
  let tree = try layout(
    "home",
    in: phone + "screens: { home: { view: [{ label: Hi, id: hi, pin: { to: safeArea, top: 0, leading: 0 } }] } }")
  #expect(tree.nodes[0].name == "root")
  #expect(try frame("root", tree) == Rect(0, 0, 393, 852))
  #expect(try frame("hi", tree).origin == Point(0, 59))
}

@Test func `a navigation bar takes its height from the safe area`() throws {
  let tree = try layout(
    "home",
    in: phone + """
      screens:
        home:
          title: Home
          container: navigation
          navigationItem:
            leftBarButtonItems: Edit
            rightBarButtonItems: [{ id: add, systemItem: add }, { id: filter, title: Filter }]
          view: [{ box: null, id: all, pin: safeArea }]
      """)
  #expect(try frame("navigationBar", tree) == Rect(0, 59, 393, 44))
  #expect(try frame("all", tree) == Rect(0, 103, 393, 852 - 103 - 34))
  // The first right item is the outermost; the margin is 16, and items reach 8 beyond their titles.
  #expect(try frame("add", tree) == Rect(393 - 8 - 44, 59, 44, 44))
  #expect(try frame("filter", tree).maxX == 393 - 8 - 44)
  #expect(try frame("navigationBar.left.item.0", tree).minX == 8)
  let title = try frame("navigationTitle", tree)
  #expect(abs(title.midX - 393 / 2) <= 0.5)
  for (index, node) in tree.nodes.enumerated() {
    #expect(node.parent.map { $0 < index && tree.nodes[$0].children.contains(index) } ?? (index == 0))
  }
}

@Test func `bar items mirror from right to left`() throws {
  let spec = """
    environments: { device: iphone-16, direction: rtl }
    screens:
      home: { container: navigation, navigationItem: { rightBarButtonItems: { id: add, systemItem: add } }, view: [] }
    """
  #expect(try frame("add", layout("home", in: spec)).minX == 8)
}

@Test func `large titles, prompts and toolbars change the safe area of the content`() throws {
  let spec =
    phone + """
      screens:
        list:
          navigation: [mails]
          prefersLargeTitles: true
        mails:
          title: Mails
          navigationItem: { prompt: Three new }
          toolbarItems: [{ id: flag, title: Flag }, { systemItem: flexibleSpace }, { id: bin, systemItem: trash }]
          view: [{ box: null, id: all, pin: safeArea }]
      """
  let tree = try layout("list", in: spec)
  #expect(try frame("navigationBar", tree) == Rect(0, 59, 393, 44 + 52 + 30))
  #expect(try frame("toolbar", tree) == Rect(0, 852 - 34 - 44, 393, 78))
  #expect(try frame("all", tree) == Rect(0, 185, 393, 852 - 185 - 78))
  #expect(try frame("flag", tree).minX == 8)
  #expect(try frame("bin", tree).maxX == 385)
  let bar = try #require(tree.index(of: "navigationBar"))
  #expect(!tree.nodes[bar].approximations.isEmpty)
}

@Test func `a hidden bar leaves the safe area alone`() throws {
  let spec =
    phone + """
      screens:
        home: { container: navigation, isNavigationBarHidden: true, view: [{ box: null, id: all, pin: safeArea }] }
      """
  let tree = try layout("home", in: spec)
  #expect(tree.index(of: "navigationBar") == nil)
  #expect(try frame("all", tree).minY == 59)
}

@Test func `a pushed screen has a back button and may hide the tab bar`() throws {
  let spec =
    phone + """
      screens:
        app: { tabs: [mail, settings] }
        mail: { navigation: [list, detail] }
        list: { title: Inbox, view: [] }
        detail: { title: Mail, hidesBottomBarWhenPushed: HIDES, view: [{ box: null, id: all, pin: safeArea }] }
        settings: { view: [] }
      """
  let shown = try layout("app", in: spec.replacing("HIDES", with: "false"))
  #expect(try frame("tabBar", shown) == Rect(0, 852 - 34 - 49, 393, 83))
  // Half of 393 is half a pixel too much, and halves go up.
  #expect(try frame("tab.settings", shown).minX == 590.0 / 3)
  #expect(try frame("all", shown).maxY == 769)
  #expect(try frame("backButton", shown).minX == 8)
  let hidden = try layout("app", in: spec.replacing("HIDES", with: "true"))
  #expect(hidden.index(of: "tabBar") == nil)
  #expect(try frame("all", hidden).maxY == 818)
}

@Test func `a split view has two columns in regular width and one in compact width`() throws {
  let spec = """
    environments: { device: DEVICE, orientation: landscape, direction: DIRECTION }
    screens:
      desk: { split: [list, page], preferredPrimaryColumnWidth: 300 }
      list: { view: [{ box: null, id: primary, pin: superview }] }
      page: { view: [{ box: null, id: secondary, pin: superview }] }
    """
  let pad = spec.replacing("DEVICE", with: "ipad-10")
  let columns = try layout("desk", in: pad.replacing("DIRECTION", with: "ltr"))
  #expect(try frame("primary", columns) == Rect(0, 0, 300, 820))
  #expect(try frame("secondary", columns) == Rect(300, 0, 880, 820))
  let mirrored = try layout("desk", in: pad.replacing("DIRECTION", with: "rtl"))
  #expect(try frame("primary", mirrored) == Rect(880, 0, 300, 820))
  let phone = spec.replacing("DEVICE", with: "iphone-16").replacing("DIRECTION", with: "ltr")
  let collapsed = try layout("desk", in: phone)
  #expect(collapsed.index(of: "primary") == nil)
  #expect(try frame("secondary", collapsed) == Rect(0, 0, 852, 393))
}

@Test func `a hidden status bar frees its height where no sensor needs it`() throws {
  let spec = """
    environments: { device: DEVICE }
    screens: { home: { prefersStatusBarHidden: true, view: [{ box: null, id: all, pin: safeArea }] } }
    """
  #expect(try frame("all", layout("home", in: spec.replacing("DEVICE", with: "iphone-8"))).minY == 0)
  #expect(try frame("all", layout("home", in: spec.replacing("DEVICE", with: "iphone-16"))).minY == 59)
}

@Test func `additional insets and root margins reach the content`() throws {
  let spec =
    phone + """
      screens:
        home:
          additionalSafeAreaInsets: [10, 0, 0, 0]
          layoutMargins: [4, 30, 4, 2]
          view: [{ box: null, id: all, pin: { to: layoutMargins } }]
      """
  // The system's 16 wins over a trailing margin of 2.
  #expect(try frame("all", layout("home", in: spec)) == Rect(30, 73, 393 - 46, 852 - 73 - 38))
}

@Test func `items of a bar of one's own are nodes with frames`() throws {
  let spec =
    phone + """
      screens:
        home:
          view: [{ navigationBar: [{ id: loose, title: Loose }], id: bar, pin: { to: safeArea, top: 0, leading: 0, trailing: 0 } }]
      """
  let tree = try layout("home", in: spec)
  #expect(try frame("bar", tree) == Rect(0, 59, 393, 44))
  let item = try #require(tree.index(of: "loose"))
  #expect(tree.nodes[item].kind == "barButtonItem")
  #expect(tree.nodes[item].frame.minY == 0)
  #expect(tree.nodes[try #require(tree.nodes[item].parent)].name == "bar")
}

@Test func `written constraints place their views`() throws {
  let spec =
    phone + """
      screens:
        home:
          view: [{ box: [40, 20], id: a }, { box: [30, 30], id: b, pin: { top: 5, leading: 5 } }]
          constraints: [a.leading = superview.leading + 16, a.top = b.bottom]
      """
  let tree = try layout("home", in: spec)
  #expect(tree.notModelled.isEmpty && tree.ambiguous.isEmpty)
  #expect(try frame("a", tree) == Rect(16, 35, 40, 20))
  #expect(try frame("b", tree) == Rect(5, 5, 30, 30))
}

@Test func `requirements that cannot hold are named, and the last written one gives way`() throws {
  let spec =
    phone + """
      screens:
        home:
          view: [{ box: [40, 20], id: a, width: 300 }]
          constraints:
            - a.top = superview.top
            - a.leading = superview.leading + 100 as left
            - a.trailing = superview.trailing as right
      """
  let tree = try layout("home", in: spec)
  let conflict = try #require(tree.conflicts.first)
  #expect(conflict.members.map(\.name) == ["a.width", "left", "right"])
  #expect(conflict.dropped == 2)
  #expect(tree.conflicts.count == 1 && tree.notModelled.isEmpty)
  #expect(try frame("a", tree) == Rect(100, 0, 300, 20))
}

@Test func `screens without views of their own are said not to be modelled`() throws {
  let tree = try layout("share", in: phone + "screens: { share: { activity: [a text] } }")
  #expect(tree.nodes.map(\.name) == ["root"])
  #expect(tree.notModelled.map(\.what) == ["the views of 'share'"])
}
