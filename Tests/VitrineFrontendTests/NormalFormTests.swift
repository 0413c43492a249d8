import Testing
import VitrineFrontend
import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// Short forms become long ones, and every value has the form that later phases count on.
struct NormalFormTests {
  @Test func `a colour alone is a dimming view`() throws {
    #expect(
      try Loading.style("dimming: black 40%").value(.dimming, .color)
        == .color(.base(.system("black"), alpha: 0.4)))
  }

  @Test func `a mode alone is a keyboard behaviour, and a direction a swipe`() throws {
    let style = try Loading.style("keyboard: moveUp, swipe: down")
    #expect(style.value(.keyboard, .mode) == .word("moveUp"))
    #expect(style.value(.swipe, .direction) == .word("down"))
  }

  @Test(arguments: ["size: 100%", "size: [100%, 100%]", "size: { width: 100%, height: 100% }"])
  func `every form of a style's size has width and height as dimensions`(keys: String) throws {
    let style = try Loading.style(keys)
    for side in [KeyID.width, .height] {
      guard case .dimensions(let dimensions)? = style.value(.size, side) else {
        Issue.record("\(side) is \(String(describing: style.value(.size, side)))")
        continue
      }
      #expect(dimensions.map(\.amount) == [Amount(fraction: 1)])
      #expect(dimensions.map(\.relation) == [.equal])
    }
  }

  @Test func `fit stays a word on both sides`() throws {
    let style = try Loading.style("size: fit")
    #expect(style.value(.size, .width) == .word("fit"))
    #expect(style.value(.size, .height) == .word("fit"))
  }

  @Test func `a preferred content size is width and height whatever its form`() throws {
    for (text, width, height) in [
      ("fit", Value.word("fit"), Value.word("fit")), ("[200, 50%]", .number(200), .amount(Amount(fraction: 0.5))),
      ("{ width: 320, height: fit }", .number(320), .word("fit")),
    ] {
      let loaded = Loading.load("screens:\n  s: { view: [], preferredContentSize: \(text) }\n")
      let entry = try #require(loaded.spec.screen("s")).entry
      #expect(entry.value(.preferredContentSize, .width) == width, "\(text)")
      #expect(entry.value(.preferredContentSize, .height) == height, "\(text)")
    }
  }

  @Test func `a guide alone is a pin or a centre, and true an empty centre`() throws {
    #expect(try Loading.node("label: A, pin: safeArea").entry.value(.pin, .to) == .word("safeArea"))
    #expect(try Loading.node("label: A, center: safeArea").entry.value(.center, .to) == .word("safeArea"))
    guard case .entry(let center)? = try Loading.node("label: A, center: true").entry.value(.center) else {
      Issue.record("no centre")
      return
    }
    #expect(center.shape == .center && center.fields.isEmpty)
    #expect(try Loading.node("label: A, center: false").entry.value(.center) == .null)
  }

  @Test func `titles alone are bar items and default actions`() throws {
    let loaded = Loading.load(
      """
      screens:
        s: { container: navigation, navigationItem: { rightBarButtonItems: History }, view: [] }
        a: { alert: { title: T, actions: [Copy, { cancel: No }] } }

      """)
    #expect(!loaded.hasErrors)
    let bar = try #require(loaded.spec.screen("s")?.entry)
    guard case .entry(let item)? = bar.value(.navigationItem),
      case .list(let items)? = item.value(.rightBarButtonItems),
      case .entry(let first)? = items.first?.value
    else {
      Issue.record("no bar item")
      return
    }
    #expect(items.count == 1 && first.value(.title) == .text("History"))
    guard case .list(let actions)? = loaded.spec.screen("a")?.entry.value(.alert, .actions),
      case .entry(let action)? = actions.first?.value
    else {
      Issue.record("no action")
      return
    }
    #expect(actions.count == 2 && action.value(.default) == .text("Copy"))
  }

  @Test func `curves, springs, times and fonts have their own values`() throws {
    let loaded = Loading.load(
      """
      transitions:
        t:
          present: { duration: 250ms, curve: curveEaseInOut, from: { alpha: 40% } }
          dismiss: { duration: 0.8s, spring: 0.8 }
        u:
          present: { curve: { steps: 3 } }
          dismiss: { curve: [0.2, 0, 0, 1] }

      """)
    #expect(!loaded.hasErrors, "\(loaded.diagnostics.map(\.message))")
    let entry = try #require(loaded.spec.transition("t")).entry
    #expect(entry.value(.present, .duration) == .number(0.25))
    #expect(entry.value(.present, .curve) == .curve(.named("easeInOut")))
    #expect(entry.value(.dismiss, .duration) == .number(0.8))
    var spring = AuthoredSpring()
    spring.dampingRatio = 0.8
    #expect(entry.value(.dismiss, .spring) == .spring(spring))
    let other = try #require(loaded.spec.transition("u")).entry
    #expect(other.value(.present, .curve) == .curve(.steps(3, jump: "end")))
    #expect(other.value(.dismiss, .curve) == .curve(.bezier(0.2, 0, 0, 1)))
    #expect(try Loading.node("label: A, font: headline").entry.value(.font) == .font(AuthoredFont(style: "headline")))
    #expect(try Loading.node("label: A, font: 24").entry.value(.font) == .font(AuthoredFont(size: 24)))
  }

  @Test func `one item needs no brackets`() throws {
    let style = try Loading.style("maskedCorners: layerMinXMinYCorner")
    guard case .list(let items)? = style.value(.maskedCorners) else {
      Issue.record("no list")
      return
    }
    #expect(items.map(\.value) == [.word("minXMinY")])
  }

  @Test func `insets take one, two or four numbers`() throws {
    for (text, insets) in [
      ("10", EdgeInsets(all: 10)), ("[10, 16]", EdgeInsets(top: 10, left: 16, bottom: 10, right: 16)),
      ("[1, 2, 3, 4]", EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
    ] {
      let loaded = Loading.load("popovers:\n  p: { popoverLayoutMargins: \(text) }\n")
      #expect(loaded.spec.popover("p")?.entry.value(.popoverLayoutMargins) == .edgeInsets(insets), "\(text)")
    }
    #expect(Loading.findings("popovers:\n  p: { popoverLayoutMargins: [1, 2, 3] }\n").count == 1)
  }

  @Test func `null takes a key back, and is a value of a source rect`() throws {
    #expect(try Loading.style("cornerRadius: null").value(.cornerRadius) == .null)
    let loaded = Loading.load(
      """
      screens: { a: { view: [{ button: B, id: b }] }, c: { view: [] } }
      presentations:
        p: { from: a, present: c, style: popover, sourceView: b, sourceRect: null }

      """)
    #expect(loaded.spec.presentation("p")?.entry.value(.sourceRect) == .sourceRect(.null))
  }

  @Test func `the nodes of a tree lie in one array, parents first`() throws {
    let loaded = Loading.load(
      """
      screens:
        s:
          layoutMargins: 20
          view:
            - vstack: [{ label: A, id: a }, { hstack: [{ button: B }] }]
            - scroll: { view: [] }

      """)
    let tree = try #require(loaded.spec.screen("s")?.tree)
    #expect(tree.nodes.map(\.kind) == [.view, .vstack, .label, .hstack, .button, .scroll, .view])
    #expect(tree.nodes.map(\.parent) == [nil, 0, 1, 1, 3, 0, 5])
    #expect(Array(tree.children(of: 0)) == [1, 5])
    #expect(tree.nodes[2].text?.value == "A" && tree.nodes[2].id?.value == "a")
    #expect(tree.root.entry.value(.layoutMargins) == .directionalInsets(DirectionalInsets(all: 20)))
  }

  @Test func `a screen in place gets a name of its own`() throws {
    let loaded = Loading.load(
      "screens: { a: { view: [] } }\npresentations:\n  p: { from: a, present: { view: [{ label: Hi }] } }\n")
    #expect(!loaded.hasErrors, "\(loaded.diagnostics.map(\.message))")
    #expect(loaded.spec.presentation("p")?.entry.value(.present) == .name("p.present"))
    #expect(loaded.spec.screen("p.present")?.tree?.nodes.count == 2)
  }

  @Test func `words under with keep their form and get the preset's types`() throws {
    let style = try Loading.style(
      "preset: presentr/custom, with: { width: sideMargin(20), backgroundOpacity: 0.7, backgroundColor: red }")
    guard case .names(let words)? = style.value(.with) else {
      Issue.record("no words")
      return
    }
    #expect(words.map(\.name.value) == ["width", "backgroundOpacity", "backgroundColor"])
    #expect(
      words.map(\.value.value) == [.text("sideMargin(20)"), .number(0.7), .color(.base(.system("red"), alpha: nil))])
  }
}
