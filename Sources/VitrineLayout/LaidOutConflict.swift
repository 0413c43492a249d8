public import VitrineSource

/// A smallest set of requirements that cannot hold together: without any one of them the rest can (facts/layout.md 6).
public struct LaidOutConflict: Hashable, Sendable {
  /// A requirement as its author knows it.
  public struct Member: Hashable, Sendable {
    /// The name after `as`, else what bears it, for example `card.width`, or `row:stack` for what a stack makes by itself.
    public var name: String
    /// Where it is written.
    public var place: SourcePlace
    /// Whether it is a constraint string rather than an attribute.
    public var isConstraint: Bool
    /// Whether an author wrote it; a stack's own are not.
    public var isWritten: Bool
  }

  /// A length of the screen's root at which the set holds.
  public struct Fit: Hashable, Sendable {
    /// On which side of the length it holds.
    public enum Side: Hashable, Sendable {
      /// At that length alone.
      case at
      /// From it on.
      case from
      /// Up to it.
      case upTo
      /// From a shorter length up to it.
      case between(Double)
    }

    /// In points.
    public var length: Double
    /// Where.
    public var side: Side
    /// Whether the width is meant.
    public var isHorizontal: Bool
  }

  /// The members in the order of the source, each stack once; the surroundings are left out.
  public var members: [Member]
  /// Which member was left out so that the rest could be laid out; nil when it is one of the surroundings.
  public var dropped: Int?
  /// Whether the search for a smallest set came to its end; otherwise some members may not be needed.
  public var isMinimal = true
  /// By how much they miss each other, in points.
  public var shortfall: Double
  /// The root's length on that axis, when it takes part.
  public var rootLength: Double?
  /// Where the set would hold; nil when the root's length takes no part.
  public var fit: Fit?
}

/// A written constraint below required.
public struct LaidOutWish: Hashable, Sendable {
  /// The constraint string.
  public var place: SourcePlace
  /// By how many points it fails; 0 when it holds.
  public var violation: Double
}

/// The root of a screen's own views.
public struct LaidOutRoot: Sendable {
  /// Its index in the tree.
  public var node: Int
  /// The screen.
  public var screen: String
  /// What it was laid out in.
  public var context: LayoutContext
}
