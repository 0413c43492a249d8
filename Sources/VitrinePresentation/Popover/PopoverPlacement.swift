public import VitrineModel
import VitrinePlatform
public import VitrineSchema

/// The geometry of popovers: a pure function of what UIKit's own layout object is known to keep.
///
/// The order of directions, the tie-breaks and the clamp of the arrow are project decisions
/// (facts/uikit-presentation.md 5.4, 5.5); what rests on them is approximate.
public enum PopoverPlacement {
  /// What an output that shows a placement has to name as not certain.
  public static let approximation = Approximation("popover directions, sizes and arrow clamp (uikit-presentation 5.4)")

  /// UIKit's own content size for a side that nobody gives (uikit-presentation 5.3, carried over: decision).
  public static let standardContentSize = Size(320, 1100)

  /// The least content that a direction without overlap must leave, per side (uikit-presentation 5.4 step 8, decision).
  public static let leastContentSide = 44.0

  /// How much of the arrow's way may be cut before it counts as misaligned (uikit-presentation 5.4 step 13, decision).
  public static let arrowTolerance = 0.5

  /// Returns the placement for an input. A container without room gives an empty frame with the flag `noRoom`.
  public static func place(_ input: PopoverPlacementInput) -> PopoverLayout {
    var layout = PopoverArrangement(input).layout()
    if input.keyboardTop != nil {
      var undisturbed = input
      undisturbed.keyboardTop = nil
      undisturbed.current = nil
      let before = PopoverArrangement(undisturbed).layout()
      if before.arrowDirection != layout.arrowDirection {
        layout.flags.append(.flipped)
      } else if before.frame.origin != layout.frame.origin {
        layout.flags.append(.movedForKeyboard)
      }
    }
    layout.flags.sort { $0.order < $1.order }
    layout.outline = PopoverOutline(input, layout: layout)
    return layout
  }

  /// Returns the most that the content of a popover can get anywhere in the container.
  ///
  /// The available rect of step 2, less the content insets and the arrow on one side: the arrow takes height from a popover
  /// above or below its anchor, width from one beside it.
  public static func roomForContent(_ input: PopoverPlacementInput) -> Size {
    let available = availableRect(input)
    let directions = PopoverPlacement.directions(input)
    let vertical = directions.contains { $0.isVertical }
    let horizontal = directions.contains { !$0.isVertical }
    let insets = input.contentInsets
    return Size(
      max(0, available.width - insets.left - insets.right - (horizontal && !vertical ? input.arrowHeight : 0)),
      max(0, available.height - insets.top - insets.bottom - (vertical && !horizontal ? input.arrowHeight : 0)))
  }

  /// Returns the directions that count, in the order of trying without a current one; empty for arrowless.
  static func directions(_ input: PopoverPlacementInput) -> [ArrowDirection] {
    let permitted = ArrowDirection.allCases.filter { input.permitted.contains($0) }
    guard input.isBarItem, !permitted.isEmpty else { return permitted }
    let vertical = permitted.filter(\.isVertical)
    return vertical.isEmpty ? [.up, .down] : vertical
  }

  /// Returns the rect in which the popover has to stay; its sides may be 0 or less when there is no room.
  static func availableRect(_ input: PopoverPlacementInput) -> Rect {
    let base =
      input.usesSafeArea
      ? EdgeInsets(
        top: max(input.statusBar, input.safeArea.top), left: input.safeArea.left, bottom: input.safeArea.bottom,
        right: input.safeArea.right)
      : EdgeInsets(top: input.statusBar, left: 0, bottom: 0, right: 0)
    let left = base.left + input.margins.left
    let top = base.top + input.margins.top
    let right = input.container.width - base.right - input.margins.right
    var bottom = input.container.height - base.bottom - input.margins.bottom
    if let keyboardTop = input.keyboardTop { bottom = min(bottom, keyboardTop - input.margins.bottom) }
    return Rect(left, top, right - left, bottom - top)
  }
}

extension ArrowDirection {
  /// Whether the popover lies above or below its anchor.
  public var isVertical: Bool { self == .up || self == .down }
}

extension PopoverFlag {
  /// The place in the order of output.
  var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
