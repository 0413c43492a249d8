import Testing
import VitrineModel
import VitrinePresentation
import VitrineSchema

@Suite struct `Popovers of public reports` {
  /// Returns a situation without safe area and status bar, with an arrow of 10 points.
  private func situation(_ container: Size, anchor: Rect, content: Size, _ permitted: ArrowDirection...)
    -> PopoverPlacementInput
  {
    var input = PopoverPlacementInput(container: container, scale: 2, anchor: anchor, preferred: content)
    input.arrowHeight = 10
    input.arrowBase = 20
    input.cornerRadius = 0
    input.presentedCoversArrow = false
    if !permitted.isEmpty { input.permitted = permitted }
    return input
  }

  @Test func `an anchor of zero width inside its view puts the tip there`() throws {
    let input = situation(Size(1024, 768), anchor: Rect(360, 300, 0, 40), content: Size(200, 100), .left)
    let tip = try #require(PopoverPlacement.place(input).arrowTip)
    #expect(tip == Point(360, 320))
  }

  @Test func `an anchor that fills the window says how much room is missing on each side`() throws {
    let input = situation(Size(1024, 768), anchor: Rect(100, 50, 824, 668), content: Size(320, 480))
    let layout = PopoverPlacement.place(input)
    #expect(layout.arrowDirection == .left)
    #expect(layout.flags == [.shrunkWidth])
    #expect(layout.tried.map(\.direction) == [.up, .down, .left, .right])
    #expect(layout.tried.map(\.region.height).prefix(2) == [40, 40])
    #expect(layout.tried.map(\.region.width).suffix(2) == [90, 90])
    #expect(layout.tried.map(\.missingHeight).prefix(2) == [450, 450])
    #expect(layout.tried.map(\.missingWidth).suffix(2) == [240, 240])
  }

  @Test func `an arrow near the corner stops at the corner`() throws {
    var input = situation(Size(375, 667), anchor: Rect(345, 60, 20, 20), content: Size(240, 120), .up)
    input.cornerRadius = 10
    let layout = PopoverPlacement.place(input)
    #expect(layout.frame.minX == 125)
    #expect(layout.arrowOffset == 100)
    #expect(layout.arrowTip == Point(345, 80))
    #expect(layout.flags == [.arrowMisaligned])
  }

  @Test func `too tall a content is cut at the margin`() {
    let input = situation(Size(768, 1024), anchor: Rect(334, 80, 100, 44), content: Size(320, 1200), .up)
    let layout = PopoverPlacement.place(input)
    #expect(layout.contentFrame == Rect(224, 134, 320, 880))
    #expect(layout.arrowOffset == 0)
    #expect(layout.flags == [.shrunkHeight])
  }

  @Test func `a popover keeps clear of the sensor housing`() {
    var input = situation(Size(812, 375), anchor: Rect(52, 6, 30, 32), content: Size(300, 200), .up)
    input.safeArea = EdgeInsets(top: 0, left: 44, bottom: 21, right: 44)
    #expect(PopoverPlacement.place(input).frame.minX == 54)
    input.usesSafeArea = false
    #expect(PopoverPlacement.place(input).frame.minX == 10)
  }

  @Test func `under a keyboard overlap decides between moving and shrinking`() {
    var input = situation(Size(1024, 768), anchor: Rect(100, 60, 120, 60), content: Size(300, 300), .up)
    input.margins = .zero
    input.keyboardTop = 370
    let shrunk = PopoverPlacement.place(input)
    #expect(shrunk.contentFrame.minY == 130 && shrunk.contentFrame.height == 240)
    #expect(shrunk.flags == [.shrunkHeight])
    input.canOverlap = true
    let moved = PopoverPlacement.place(input)
    #expect(moved.contentFrame.minY == 70 && moved.contentFrame.height == 300)
    #expect(moved.flags == [.overlapsSource, .movedForKeyboard])
  }

  @Test func `a keyboard that leaves no room below flips the popover above`() {
    var input = PopoverPlacementInput(
      container: Size(1024, 768), scale: 2, anchor: Rect(482, 420, 60, 36), preferred: Size(300, 250))
    input.safeArea = EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    input.statusBar = 20
    input.keyboardTop = 370
    input.current = .up
    let layout = PopoverPlacement.place(input)
    #expect(layout.flags == [.flipped])
    #expect(layout.arrowTip == Point(512, 360))
  }

  @Test func `from iOS 13 the presented view reaches under the arrow`() {
    var input = PopoverPlacementInput(
      container: Size(1024, 768), scale: 2, anchor: Rect(482, 100, 60, 36), preferred: Size(200, 200))
    input.permitted = [.up]
    let new = PopoverPlacement.place(input)
    #expect(new.presentedViewFrame.size == Size(200, 213))
    #expect(new.presentedSafeArea == EdgeInsets(top: 13, left: 0, bottom: 0, right: 0))
    input.presentedCoversArrow = false
    let old = PopoverPlacement.place(input)
    #expect(old.presentedViewFrame.size == Size(200, 200))
    #expect(old.presentedSafeArea == .zero)
  }

  @Test func `margins that eat the container leave an empty frame and say so`() {
    var input = situation(Size(320, 568), anchor: Rect(0, 0, 10, 10), content: Size(100, 100))
    input.margins = EdgeInsets(all: 300)
    let layout = PopoverPlacement.place(input)
    #expect(layout.frame.isEmpty)
    #expect(layout.flags.contains(.noRoom))
  }

  @Test func `the outline has its tip where the arrow points`() {
    var input = PopoverPlacementInput(
      container: Size(1024, 768), scale: 2, anchor: Rect(20, 84, 60, 36), preferred: Size(300, 200))
    input.safeArea = EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    let path = PopoverPlacement.place(input).path
    #expect(
      path
        == "M23 133L37 133L50 120L63 133L297 133A13 13 0 0 1 310 146L310 320A13 13 0 0 1 297 333"
        + "L23 333A13 13 0 0 1 10 320L10 146A13 13 0 0 1 23 133Z")
    input.permitted = []
    #expect(!PopoverPlacement.place(input).path.contains("50 120"))
  }

  @Test func `the drawing of seed 003 is moved to the popover's place`() {
    var input = situation(Size(1024, 768), anchor: Rect(300, 100, 80, 30), content: Size(200, 150), .up)
    input.cornerRadius = 10
    input.outline = .seed003
    let layout = PopoverPlacement.place(input)
    #expect(layout.frame == Rect(240, 130, 200, 160))
    #expect(layout.path.hasPrefix("M250 140L330 140L340 130L350 140L430 140Q440 140 440 150"))
  }
}
