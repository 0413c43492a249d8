import VitrineModel
import VitrineSchema
import VitrineSource

/// Who decides the place and length of a view along one axis (design/language.md 4.4: one owner per axis).
enum AxisOwner: Sendable {
  /// The stack that arranges it.
  case stack
  /// The scroll view whose content it is.
  case scroll
  /// `frame` and `flex`.
  case frame
  /// `pin` and `center`.
  case anchors
  /// Nobody.
  case none
}

extension LayoutEngine {
  /// Returns the owner of a view's axis. The root belongs to its surroundings.
  func owner(of index: NodeIndex, _ axis: LayoutAxis) -> AxisOwner {
    guard let parent = tree.nodes[index].parent else { return .none }
    switch attributes[parent].kind {
    case .vstack, .hstack, .stack: return .stack
    case .scroll: return .scroll
    default: break
    }
    let node = attributes[index]
    if node.frame != nil { return .frame }
    if let pin = node.pin, !pin.start[axis].isEmpty || !pin.end[axis].isEmpty { return .anchors }
    if node.center?.offset[axis] != nil { return .anchors }
    return .none
  }
}
