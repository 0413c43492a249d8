import VitrineModel

/// What moves in one phase, before its calls are known.
struct PhasePlan {
  /// Who animates.
  enum Animator: Hashable {
    /// UIKit itself.
    case system
    /// An animator of the app.
    case custom
    /// Presentr's.
    case presentr
    /// SwiftPopup's.
    case swiftPopup
  }

  /// Declared seconds.
  var declared: Double
  /// Whether the author did not write them.
  var isAssumed: Bool
  /// Seconds until the content's animations end.
  var completes: Double
  /// Who animates.
  var animator: Animator
  /// What moves.
  var tracks: [Track]
  /// Where a finger lets go, for a phase that can be driven by one.
  var interactive: Entry?
  /// What is not computed.
  var notModelled: [NotModelled] = []
  /// What the numbers rest on.
  var approximations: [String] = []
  /// Whether the dimming view has been dealt with.
  var hasDimming = false

  /// A phase in which nothing takes time.
  static func immediate(_ animator: Animator) -> PhasePlan {
    PhasePlan(declared: 0, isAssumed: false, completes: 0, animator: animator, tracks: [])
  }

  /// Returns the phase that goes the other way: ends exchanged, same curves.
  func exchanged() -> PhasePlan {
    var result = self
    result.tracks = tracks.map { $0.exchanged() }
    result.interactive = nil
    return result
  }
}
