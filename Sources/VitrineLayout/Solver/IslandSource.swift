import VitrineModel
import VitrineSource

/// Where a constraint of an island comes from: what is named when it cannot hold.
struct IslandSource: Hashable, Sendable {
  /// What wrote it.
  enum Kind: Hashable, Sendable {
    /// A constraint string, by the name after `as`.
    case constraint(String?)
    /// An attribute of a node, for example `width` or `pin.leading`.
    case attribute(String)
    /// A stack, for everything that it makes by itself.
    case stack
    /// The surroundings: the root's place and size, and that no length is negative.
    case surroundings
  }

  /// The node that bears it.
  var node: NodeIndex
  /// What wrote it.
  var kind: Kind
  /// Where.
  var place: SourcePlace

  /// What a constraint with a tag stands or falls with: all that a stack makes with the stack, what the surroundings ask with
  /// nothing, since nobody can take it away.
  func group(tag: Int) -> Int? {
    switch kind {
    case .constraint, .attribute: tag
    case .stack: -1 - node
    case .surroundings: nil
    }
  }

  /// Whether an author can take it away.
  var isWritten: Bool {
    switch kind {
    case .constraint, .attribute: true
    case .stack, .surroundings: false
    }
  }
}
