public import VitrineModel

/// What a tap does in Presentr 1.9 (facts/seed-systems.md 1.9). Rectangles are half open.
public struct PresentrTap: Hashable, Sendable {
  /// The library's answers to a tap.
  public enum Reaction: String, Hashable, Sendable {
    case noAction, dismiss, passthrough
  }

  /// Where a tap landed.
  public enum Region: String, Hashable, Sendable {
    case presented, background, outsideContext
  }

  /// What follows.
  public enum Action: String, Hashable, Sendable {
    case toPresented, dismiss, none, passthrough
  }

  /// The presented view and its surroundings.
  public var geometry: PresentrGeometry
  /// What the caller asks of the dimming view.
  public var backgroundTap: Reaction
  /// What the caller asks of the area outside the context.
  public var outsideContextTap: Reaction

  /// Creates a situation with the library's defaults.
  public init(
    _ geometry: PresentrGeometry, backgroundTap: Reaction = .dismiss, outsideContextTap: Reaction = .passthrough
  ) {
    self.geometry = geometry
    self.backgroundTap = backgroundTap
    self.outsideContextTap = outsideContextTap
  }

  /// Returns where a point lies.
  public func region(of point: Point) -> Region {
    if geometry.frame.contains(point) { return .presented }
    return geometry.parent.contains(point) ? .background : .outsideContext
  }

  /// Returns what a tap at a point does: outside the context, too, the handler looks at the background's setting.
  public func action(at point: Point) -> Action {
    switch region(of: point) {
    case .presented: return .toPresented
    case .background:
      switch backgroundTap {
      case .dismiss: return .dismiss
      case .noAction: return .none
      case .passthrough: return .passthrough
      }
    case .outsideContext:
      if outsideContextTap == .passthrough { return .passthrough }
      return backgroundTap == .dismiss ? .dismiss : .none
    }
  }

  /// Returns what deserves a diagnostic, in the words of the golden table.
  public func flags(at point: Point) -> [String] {
    guard region(of: point) == .outsideContext else { return [] }
    let asked: Action =
      switch outsideContextTap {
      case .passthrough: .passthrough
      case .noAction: .none
      case .dismiss: .dismiss
      }
    return action(at: point) == asked ? [] : ["outside-tap-follows-background-tap"]
  }
}
