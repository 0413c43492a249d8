public import VitrineModel

/// Presentr's transitions, whatever their spelling in a release (facts/seed-systems.md 1.7).
public enum PresentrTransition: Hashable, Sendable {
  case coverVertical
  case coverVerticalFromTop
  case coverHorizontalFromLeft
  case coverHorizontalFromRight
  case coverFromCorner(Corner)
  case crossDissolve
  case flipHorizontal

  /// A corner of the container.
  public enum Corner: String, Hashable, Sendable, CaseIterable {
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// Reads a transition as the library writes it in any release; nil for everything else.
  public init?(words text: String) {
    let trimmed = text.filter { $0 != " " && $0 != "." }
    let corner = trimmed.lowercased().hasPrefix("coverfromcorner(") ? trimmed.dropFirst(16).dropLast() : nil
    if let corner {
      guard let corner = Corner(rawValue: String(corner)) else { return nil }
      self = .coverFromCorner(corner)
      return
    }
    switch trimmed.lowercased() {
    case "coververtical": self = .coverVertical
    case "coververticalfromtop": self = .coverVerticalFromTop
    case "coverhorizontalfromleft": self = .coverHorizontalFromLeft
    case "coverhorizontalfromright": self = .coverHorizontalFromRight
    case "crossdissolve": self = .crossDissolve
    case "fliphorizontal": self = .flipHorizontal
    default: return nil
    }
  }

  /// The library's name of the newest release, without a corner.
  public var name: String {
    switch self {
    case .coverVertical: "coverVertical"
    case .coverVerticalFromTop: "coverVerticalFromTop"
    case .coverHorizontalFromLeft: "coverHorizontalFromLeft"
    case .coverHorizontalFromRight: "coverHorizontalFromRight"
    case .coverFromCorner: "coverFromCorner"
    case .crossDissolve: "crossDissolve"
    case .flipHorizontal: "flipHorizontal"
    }
  }

  /// UIKit's own transition that a release leaves this one to; nil when the library animates.
  public func systemStyle(in version: PresentrVersion) -> String? {
    guard !version.hasOwnAnimators else { return nil }
    switch self {
    case .coverVertical, .crossDissolve, .flipHorizontal: return name
    default: return nil
    }
  }

  /// The far end of the run: start when presenting, end when dismissing.
  ///
  /// `container` is always the container view, never the context; the size stays. Flips have no far frame.
  public func farEnd(of frame: Rect, container: Size) -> (frame: Rect, alpha: Double)? {
    let left = -frame.width
    let right = container.width + frame.width
    let top = -frame.height
    let bottom = container.height + frame.height
    func at(_ x: Double, _ y: Double) -> (frame: Rect, alpha: Double) {
      (Rect(x, y, frame.width, frame.height), 1)
    }
    switch self {
    case .coverVertical: return at(frame.minX, bottom)
    case .coverVerticalFromTop: return at(frame.minX, top)
    case .coverHorizontalFromLeft: return at(left, frame.minY)
    case .coverHorizontalFromRight: return at(right, frame.minY)
    case .coverFromCorner(.topLeft): return at(left, top)
    case .coverFromCorner(.topRight): return at(right, top)
    case .coverFromCorner(.bottomLeft): return at(left, bottom)
    case .coverFromCorner(.bottomRight): return at(right, bottom)
    case .crossDissolve: return (frame, 0)
    case .flipHorizontal: return nil
    }
  }

  /// Returns the part of the travelled distance during which no pixel is inside the container.
  public func offscreenShare(of frame: Rect, container: Size) -> Double {
    guard let far = farEnd(of: frame, container: container)?.frame, far != frame else { return 0 }
    let horizontal = Self.entry(from: far.minX, to: frame.minX, length: frame.width, side: container.width)
    let vertical = Self.entry(from: far.minY, to: frame.minY, length: frame.height, side: container.height)
    return max(horizontal, vertical)
  }

  /// Returns the share of the way along one axis after which a length touches a side's range; 1 when it never does.
  private static func entry(from start: Double, to end: Double, length: Double, side: Double) -> Double {
    if start < side, start + length > 0 { return 0 }
    let gap = start >= side ? start - side : -(start + length)
    let way = abs(end - start)
    guard way > 0 else { return 1 }
    return min(1, max(0, gap / way))
  }
}
