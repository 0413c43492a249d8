import Testing
import VitrineLayout
import VitrineModel
import VitrinePresentation
import VitrineSchema

@Suite struct `Presentations of whole specs` {
  /// A pad, a bar with one item, and a screen of one's own.
  private func popover(_ content: String, device: String = "ipad-10") -> String {
    """
    target: 13.2
    environments: [{ device: \(device) }]
    screens:
      home:
        title: Home
        container: navigation
        navigationItem: { rightBarButtonItems: { id: more, title: More } }
        view: []
      content:
    \(content)
      wrapped: { navigation: [content] }
    presentations:
      show:
        from: home
        present: content
        style: popover
        barButtonItem: more
        delegate: { adaptivePresentationStyle: none }
      show-wrapped: { extends: show, present: wrapped }
    """
  }

  @Test func `a fitted popover is as large as its content`() throws {
    let text = popover(
      """
          preferredContentSize: fit
          view:
            - box: [120, 80]
              pin: { to: safeArea, edges: 10 }
      """)
    let resolved = try #require(try SpecText.resolve("show", text).first)
    #expect(resolved.popover?.contentFrame.size == Size(140, 100))
    let box = try #require(resolved.presented?.tree.nodes.last)
    #expect(box.frame == Rect(10, 23, 120, 80))
  }

  @Test func `a fitted container has room for its bar`() throws {
    let text = popover(
      """
          preferredContentSize: { width: 200, height: fit }
          view:
            - box: [120, 80]
              pin: { to: safeArea, edges: 10 }
      """)
    let plain = try #require(try SpecText.resolve("show", text).first?.popover)
    let wrapped = try #require(try SpecText.resolve("show-wrapped", text).first?.popover)
    #expect(plain.contentFrame.size == Size(200, 100))
    #expect(wrapped.contentFrame.size == Size(200, 150))
  }

  @Test func `what scrolls counts with its whole length, up to the maximum`() throws {
    func text(_ length: Int) -> String {
      popover(
        """
            preferredContentSize: { width: 200, height: fit, max: [200, 300] }
            view:
              - scroll:
                  view:
                    - box: [200, \(length)]
                      pin: superview
                pin: superview
        """)
    }
    #expect(try SpecText.resolve("show", text(180)).first?.popover?.contentFrame.height == 180)
    #expect(try SpecText.resolve("show", text(900)).first?.popover?.contentFrame.height == 300)
  }

  @Test func `seed 004's size is measured with the presenter and cut by UIKit`() throws {
    let long = String(repeating: "many words in a row ", count: 12)
    func view(_ size: String) -> String {
      """
          preferredContentSize: \(size)
          view:
            - textView: "\(long)"
              id: text
              font: 24
              isEditable: false
              pin: { to: safeArea }
      """
    }
    let seed = try #require(
      try SpecText.resolve("show", popover(view("stanford/fit"), device: "iphone-8")).first?.popover)
    #expect(seed.flags.contains(.shrunkWidth))
    let fit = try #require(try SpecText.resolve("show", popover(view("fit"), device: "iphone-8")).first?.popover)
    #expect(!fit.flags.contains(.shrunkWidth))
    #expect(fit.frame.width <= 355)
  }

  @Test func `a row inside a scrolled table is where the eye sees it`() throws {
    let resolved = try SpecText.resolve(
      "show",
      """
      target: 13.2
      environments:
        - device: { name: pad, idiom: pad, size: [768, 1024], scale: 2, safeArea: [20, 0, 0, 0], keyboard: 313 }
      screens:
        home:
          view:
            - scroll:
                view:
                  - box: null
                    id: row
                    frame: [0, 982, 768, 53]
                height: 1400
              id: table
              contentOffset: [0, 300]
              frame: [0, 64, 768, 960]
        list: { preferredContentSize: [320, 88], view: [] }
      presentations:
        show: { from: home, present: list, style: popover, sourceView: row }
        raw: { from: home, present: list, style: popover, sourceView: row, sourceRect: row.frame }
      """)
    #expect(resolved.first?.popover?.anchor == Rect(0, 746, 768, 53))
  }

  @Test func `raw numbers of another space are taken as they are`() throws {
    let resolved = try SpecText.resolve(
      "show",
      """
      target: 13.2
      environments: [{ device: ipad-mini-5 }]
      screens:
        home:
          view:
            - view:
                - box: null
                  id: cell
                  frame: [40, 100, 100, 100]
              id: grid
              frame: [0, 120, 768, 800]
        list: { preferredContentSize: [320, 88], view: [] }
      presentations:
        show: { from: home, present: list, style: popover, sourceView: root, sourceRect: cell.frame }
      """)
    #expect(resolved.first?.popover?.anchor == Rect(40, 100, 100, 100))
  }

  @Test func `a context inside a popover keeps clear of the arrow`() throws {
    let text = """
      target: 13.2
      environments: [{ device: ipad-10 }]
      screens:
        home: { view: [{ button: Tags, id: tags, frame: [300, 100, 80, 40] }] }
        list: { preferredContentSize: [240, 320], definesPresentationContext: true, view: [] }
        viewer: { view: [] }
      presentations:
        open: { from: home, present: list, style: popover, sourceView: tags, popover: { permittedArrowDirections: up } }
        inside: { over: open, present: viewer, style: overCurrentContext }
      """
    let inside = try #require(try SpecText.resolve("inside", text).first)
    #expect(inside.presented?.frame == Rect(220, 140, 240, 333))
    #expect(inside.presented?.safeArea.top == 13)
  }

  @Test func `the delegate may answer with the content in a navigation controller`() throws {
    let text = """
      target: 13.0
      environments: [{ device: [iphone-14, ipad-10] }]
      screens:
        canvas: { view: [{ button: Colour, id: colour, frame: [20, 100, 80, 40] }] }
        palette: { preferredContentSize: [280, 360], view: [] }
      presentations:
        pick:
          from: canvas
          present: palette
          style: popover
          sourceView: colour
          delegate:
            adaptivePresentationStyle: formSheet
            viewControllerForAdaptivePresentationStyle: { navigation: palette }
      """
    let resolved = try SpecText.resolve("pick", text)
    #expect(resolved.map(\.style.resolved.rawValue) == ["formSheet", "popover"])
    #expect(resolved[0].presented?.tree.nodes.first?.kind == "navigationController")
    #expect(resolved[1].presented?.tree.nodes.first?.kind != "navigationController")
  }

  @Test func `keyboard on and off restores a Presentr frame`() throws {
    let text = """
      target: 9.0
      environments: [{ device: iphone-8 }]
      screens: { home: { view: [] }, note: { view: [] } }
      styles:
        wide:
          preset: presentr/custom
          with: { width: sideMargin(10), height: sideMargin(30), center: center, keyboardTranslationType: moveUp }
      presentations:
        show: { from: home, present: note, style: wide, during: [keyboardShow, keyboardHide] }
      """
    let resolved = try #require(try SpecText.resolve("show", text).first)
    #expect(resolved.presented?.frame == Rect(10, 30, 355, 607))
    #expect(resolved.steps.first?.presented?.frame != resolved.presented?.frame)
    #expect(resolved.steps.last?.presented?.frame == Rect(10, 30, 355, 607))
  }

  @Test func `while the keyboard is up Presentr leaves its frame through a rotation`() throws {
    let text = """
      target: 9.0
      environments: [{ device: iphone-8 }]
      screens: { home: { view: [] }, note: { view: [] } }
      styles: { half: { preset: presentr/bottomHalf, with: { keyboardTranslationType: moveUp } } }
      presentations:
        show: { from: home, present: note, style: half, during: [keyboardShow, rotate, keyboardHide] }
      """
    let resolved = try #require(try SpecText.resolve("show", text).first)
    #expect(resolved.steps.map(\.after) == ["keyboardShow", "rotate", "keyboardHide"])
    #expect(resolved.steps[0].presented?.frame.width == 375)
    #expect(resolved.steps[1].presented == nil)
    #expect(resolved.steps[2].presented?.frame == Rect(0, 187.75, 667, 187))
  }

  @Test func `margins that nobody wrote are named as an assumption from iOS 14 on`() throws {
    func names(_ version: String, _ margins: String) throws -> [String] {
      let text = """
        target: 12.4
        environments: [{ device: ipad-mini-5, iOS: \(version) }]
        screens: { home: { view: [] }, list: { preferredContentSize: [200, 200], view: [] } }
        presentations:
          show:
            from: home
            present: list
            style: popover
            sourceView: root
            sourceRect: [10, 10, 20, 20]
            popover: { \(margins) }
        """
      return try SpecText.resolve("show", text).first?.approximations.map(\.name) ?? []
    }
    let words = "popover layout margins of 10 from iOS 14 on (uikit-presentation 1.7)"
    #expect(try names("15.0", "permittedArrowDirections: any").contains(words))
    #expect(!(try names("15.0", "popoverLayoutMargins: 10").contains(words)))
    #expect(!(try names("13.3", "permittedArrowDirections: any").contains(words)))
  }

  @Test func `what cannot be presented leaves the presenter where it is`() throws {
    let text = """
      target: 13.0
      environments: [{ device: iphone-14 }]
      screens: { home: { view: [] }, a: { view: [] }, b: { view: [] } }
      presentations:
        first: { from: home, present: a, style: pageSheet }
        second: { over: first, from: home, present: b, style: fullScreen }
      """
    let second = try #require(try SpecText.resolve("second", text).first)
    #expect(second.presented == nil)
    #expect(!second.presenter.isRemoved)
  }
}
