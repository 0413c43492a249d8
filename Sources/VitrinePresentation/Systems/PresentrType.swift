public import VitrineModel

/// Presentr's presentation types, whatever their spelling in a release (facts/seed-systems.md 1.2).
public enum PresentrType: Hashable, Sendable {
  case alert
  case popup
  case topHalf
  case bottomHalf
  case fullScreen
  /// The content's fitting size at a place.
  case dynamic(center: PresentrCenter)
  /// Any size at a place.
  case custom(width: PresentrSize, height: PresentrSize, center: PresentrCenter)

  /// The alert's width in points (seed-systems 1.2, source).
  static let alertWidth = 270.0
  /// The alert's height in points (seed-systems 1.2, source).
  static let alertHeight = 180.0

  /// The width; nil when the content decides.
  public var width: PresentrSize? {
    switch self {
    case .alert: .custom(Self.alertWidth)
    case .popup: .default
    case .topHalf, .bottomHalf, .fullScreen: .full
    case .dynamic: nil
    case .custom(let width, _, _): width
    }
  }

  /// The height; nil when the content decides.
  public var height: PresentrSize? {
    switch self {
    case .alert: .custom(Self.alertHeight)
    case .popup: .default
    case .topHalf, .bottomHalf: .half
    case .fullScreen: .full
    case .dynamic: nil
    case .custom(_, let height, _): height
    }
  }

  /// The place.
  public var center: PresentrCenter {
    switch self {
    case .alert, .popup, .fullScreen: .center
    case .topHalf: .topCenter
    case .bottomHalf: .bottomCenter
    case .dynamic(let center): center
    case .custom(_, _, let center): center
    }
  }

  /// The transition when nobody chooses one.
  public var defaultTransition: PresentrTransition { self == .topHalf ? .coverVerticalFromTop : .coverVertical }

  /// Whether corners are round when nobody says (seed-systems 1.2, source).
  func isRoundedByDefault(in version: PresentrVersion) -> Bool {
    switch self {
    case .alert, .popup: true
    case .topHalf, .bottomHalf, .fullScreen, .dynamic: false
    case .custom: !version.roundsByType
    }
  }

  /// Whether corners can be round at all: halves and full screens are square up to 1.1.1 whatever the caller says.
  func canBeRounded(in version: PresentrVersion) -> Bool {
    switch self {
    case .topHalf, .bottomHalf, .fullScreen: version.roundsByType
    case .alert, .popup, .dynamic, .custom: true
    }
  }

  /// The direction in which a swipe dismisses when nobody says.
  public var swipesUp: Bool { self == .topHalf }
}

/// Presentr's sizes of one side.
public enum PresentrSize: Hashable, Sendable {
  case `default`
  case half
  case full
  /// A share of the parent.
  case fluid(Double)
  /// The parent less two margins.
  case sideMargin(Double)
  /// A length.
  case custom(Double)
  /// Lengths by the way the device is held.
  case customOrientation(portrait: Double, landscape: Double)
}

/// Presentr's places.
public enum PresentrCenter: Hashable, Sendable {
  case center
  case topCenter
  case bottomCenter
  /// The centre, in the container.
  case custom(Point)
  /// The top left corner, in the container.
  case customOrigin(Point)
}
