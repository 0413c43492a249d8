import VitrineModel
import VitrinePlatform
import VitrineSchema

/// One run of the placement's steps (facts/uikit-presentation.md 5.4); the flags about the keyboard are the caller's.
struct PopoverArrangement {
  /// What decides.
  private let input: PopoverPlacementInput
  /// The rect in which the popover has to stay.
  private let available: Rect
  /// The directions that count, a current one first.
  private let directions: [ArrowDirection]
  /// Wanted content size, UIKit's own for sides of 0.
  private let preferred: Size
  /// The anchor's edges, held inside the available rect.
  private let anchor: (left: Double, top: Double, right: Double, bottom: Double)

  /// How much a popover may be larger than a region and still fit, against rounding of doubles.
  private static let tolerance = 1e-9

  /// Prepares a run.
  init(_ input: PopoverPlacementInput) {
    self.input = input
    let available = PopoverPlacement.availableRect(input)
    self.available = available
    var directions = PopoverPlacement.directions(input)
    if let current = input.current, let index = directions.firstIndex(of: current) {
      directions.remove(at: index)
      directions.insert(current, at: 0)
    }
    self.directions = directions
    preferred = Size(
      input.preferred.width > 0 ? input.preferred.width : PopoverPlacement.standardContentSize.width,
      input.preferred.height > 0 ? input.preferred.height : PopoverPlacement.standardContentSize.height)
    anchor = (
      min(max(input.anchor.minX, available.minX), available.maxX),
      min(max(input.anchor.minY, available.minY), available.maxY),
      min(max(input.anchor.maxX, available.minX), available.maxX),
      min(max(input.anchor.maxY, available.minY), available.maxY)
    )
  }

  /// Returns the placement with every flag but those about the keyboard, and without a path.
  func layout() -> PopoverLayout {
    guard available.width > 0, available.height > 0 else { return withoutRoom() }
    let tried = directions.map { attempt($0) }
    guard let choice = choose(tried) else { return arrowless() }
    let outer = outerSize(choice.direction)
    let size: Size
    if choice.fits {
      size = outer
    } else if input.canOverlap || choice.noRoom {
      size = Size(min(outer.width, available.width), min(outer.height, available.height))
    } else {
      let region = region(choice.direction)
      size = Size(min(outer.width, max(0, region.width)), min(outer.height, max(0, region.height)))
    }
    var layout = makeLayout(frame: frame(choice.direction, size: size), outer: outer, direction: choice.direction)
    layout.tried = tried
    if choice.noRoom { layout.flags.append(.noRoom) }
    return layout
  }

  /// Returns the centred placement without an arrow (5.6, first row).
  private func arrowless() -> PopoverLayout {
    let outer = outerSize(nil)
    let size = Size(min(outer.width, available.width), min(outer.height, available.height))
    let origin = Point(input.anchor.midX - size.width / 2, input.anchor.midY - size.height / 2)
    return makeLayout(frame: snapped(origin, size), outer: outer, direction: nil)
  }

  /// Returns the placement for margins that leave nothing: an empty frame where the room would begin.
  private func withoutRoom() -> PopoverLayout {
    let frame = Rect(available.minX, available.minY, 0, 0)
    var layout = PopoverLayout(frame: frame, contentFrame: frame, anchor: input.anchor, available: available)
    layout.flags = [.shrunkWidth, .shrunkHeight, .noRoom]
    return layout
  }

  /// Returns frames, arrow and flags for a final frame (steps 13 and 14).
  private func makeLayout(frame: Rect, outer: Size, direction: ArrowDirection?) -> PopoverLayout {
    let strip = arrowStrip(direction)
    let insets = input.contentInsets
    let content = frame.inset(
      by: EdgeInsets(
        top: insets.top + strip.top, left: insets.left + strip.left, bottom: insets.bottom + strip.bottom,
        right: insets.right + strip.right))
    var layout = PopoverLayout(frame: frame, contentFrame: content, anchor: input.anchor, available: available)
    if input.presentedCoversArrow {
      layout.presentedViewFrame = frame
      layout.presentedSafeArea = strip
    }
    if frame.width < outer.width - Self.tolerance { layout.flags.append(.shrunkWidth) }
    if frame.height < outer.height - Self.tolerance { layout.flags.append(.shrunkHeight) }
    if frame.intersectsInterior(of: input.anchor) { layout.flags.append(.overlapsSource) }
    layout.arrowDirection = direction
    guard let direction else { return layout }
    let raw = direction.isVertical ? input.anchor.midX - frame.midX : input.anchor.midY - frame.midY
    let side = direction.isVertical ? frame.width : frame.height
    let limit = max(0, side / 2 - input.cornerRadius - input.arrowBase / 2)
    layout.arrowOffset = min(max(raw, -limit), limit)
    if abs(raw - layout.arrowOffset) > PopoverPlacement.arrowTolerance { layout.flags.append(.arrowMisaligned) }
    if input.arrowHeight > 0 { layout.arrowTip = tip(direction, frame: frame, offset: layout.arrowOffset) }
    return layout
  }

  /// Returns the point at the arrow's tip.
  private func tip(_ direction: ArrowDirection, frame: Rect, offset: Double) -> Point {
    switch direction {
    case .up: Point(frame.midX + offset, frame.minY)
    case .down: Point(frame.midX + offset, frame.maxY)
    case .left: Point(frame.minX, frame.midY + offset)
    case .right: Point(frame.maxX, frame.midY + offset)
    }
  }

  /// Returns the arrow's height on its side and nothing elsewhere.
  private func arrowStrip(_ direction: ArrowDirection?) -> EdgeInsets {
    var strip = EdgeInsets.zero
    switch direction {
    case .up: strip.top = input.arrowHeight
    case .down: strip.bottom = input.arrowHeight
    case .left: strip.left = input.arrowHeight
    case .right: strip.right = input.arrowHeight
    case nil: break
    }
    return strip
  }

  /// Returns the wanted size with insets and arrow (step 3).
  private func outerSize(_ direction: ArrowDirection?) -> Size {
    let insets = input.contentInsets
    let strip = arrowStrip(direction)
    return Size(
      preferred.width + insets.left + insets.right + strip.left + strip.right,
      preferred.height + insets.top + insets.bottom + strip.top + strip.bottom)
  }

  /// Returns the room on a side of the anchor (step 5).
  private func region(_ direction: ArrowDirection) -> Size {
    switch direction {
    case .up: Size(available.width, available.maxY - anchor.bottom)
    case .down: Size(available.width, anchor.top - available.minY)
    case .left: Size(available.maxX - anchor.right, available.height)
    case .right: Size(anchor.left - available.minX, available.height)
    }
  }

  /// Returns how a direction does, with its numbers (steps 6 and 8).
  private func attempt(_ direction: ArrowDirection) -> TriedDirection {
    let outer = outerSize(direction)
    let region = region(direction)
    let width = min(outer.width, max(0, region.width))
    let height = min(outer.height, max(0, region.height))
    let missing = Size(max(0, outer.width - region.width), max(0, outer.height - region.height))
    let fits = missing.width <= Self.tolerance && missing.height <= Self.tolerance
    return TriedDirection(
      direction, fits: fits, region: region, missingWidth: fits ? 0 : missing.width,
      missingHeight: fits ? 0 : missing.height, kept: width * height / (outer.width * outer.height))
  }

  /// Returns the direction to take (steps 7 and 8); nil when no arrow is permitted.
  private func choose(_ tried: [TriedDirection]) -> (direction: ArrowDirection, fits: Bool, noRoom: Bool)? {
    if let first = tried.first(where: \.fits) { return (first.direction, true, false) }
    // Ties go by the order of UIKit's raw values, whatever the current direction.
    let ordered = tried.sorted { $0.direction.order < $1.direction.order }
    let counting = input.canOverlap ? ordered : ordered.filter { leavesEnough($0.direction) }
    if let best = Self.best(counting) { return (best.direction, false, false) }
    return Self.best(ordered).map { ($0.direction, false, true) }
  }

  /// Returns the attempt that keeps most, the first of equals.
  private static func best(_ attempts: [TriedDirection]) -> TriedDirection? {
    var best: TriedDirection?
    for attempt in attempts where attempt.kept > (best?.kept ?? -1) + tolerance { best = attempt }
    return best
  }

  /// Whether shrinking into a direction leaves content worth showing (step 8).
  private func leavesEnough(_ direction: ArrowDirection) -> Bool {
    let outer = outerSize(direction)
    let region = region(direction)
    // What is taken from the outer size is taken from the content.
    let width = preferred.width - max(0, outer.width - max(0, region.width))
    let height = preferred.height - max(0, outer.height - max(0, region.height))
    return width >= min(PopoverPlacement.leastContentSide, preferred.width) - Self.tolerance
      && height >= min(PopoverPlacement.leastContentSide, preferred.height) - Self.tolerance
  }

  /// Returns the frame of a size on a side of the anchor (steps 10 to 12).
  private func frame(_ direction: ArrowDirection, size: Size) -> Rect {
    let middle = Point(input.anchor.midX - size.width / 2, input.anchor.midY - size.height / 2)
    let origin =
      switch direction {
      case .up: Point(middle.x, anchor.bottom)
      case .down: Point(middle.x, anchor.top - size.height)
      case .left: Point(anchor.right, middle.y)
      case .right: Point(anchor.left - size.width, middle.y)
      }
    return snapped(origin, size)
  }

  /// Returns the frame moved inside the available rect and onto pixels; sizes stay as they are.
  private func snapped(_ origin: Point, _ size: Size) -> Rect {
    let x = max(available.minX, min(origin.x, available.maxX - size.width))
    let y = max(available.minY, min(origin.y, available.maxY - size.height))
    return Rect(
      PixelGrid.roundToPixel(x, scale: input.scale), PixelGrid.roundToPixel(y, scale: input.scale), size.width,
      size.height)
  }
}

extension ArrowDirection {
  /// The place in the order of UIKit's raw values.
  var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
