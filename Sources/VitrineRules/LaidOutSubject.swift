public import VitrineLayout
public import VitrineModel
public import VitrineSchema
public import VitrineSource

/// The views of one place on screen in one environment: a presenter with its containers, or what is presented.
public struct LaidOutSubject: Sendable {
  /// The views.
  public let tree: LaidOutTree
  /// The environment.
  public let environment: SpecEnvironment
}

/// A view that an author wrote, with its frame.
public struct LaidOutViewSubject: Sendable {
  /// All views around it.
  public let laidOut: LaidOutSubject
  /// Its number in the laid-out tree.
  public let position: Int
  /// Its screen's views as written.
  public let tree: ViewTree
  /// Its number among them.
  public let index: NodeIndex
  /// What its screen was laid out in.
  public let context: LayoutContext

  /// The view with its frame.
  public var view: LaidOutNode { laidOut.tree.nodes[position] }
  /// The kind.
  public var kind: NodeKind { tree.nodes[index].kind }
  /// The attributes in this environment.
  public var entry: Entry { attributes(of: index) }
  /// The smallest text that names it.
  public var place: SourcePlace { tree.place(naming: index) }
  /// The environment.
  public var environment: SpecEnvironment { laidOut.environment }

  /// Returns the attributes of a view of the same screen in this environment.
  func attributes(of index: NodeIndex) -> Entry {
    let entry = tree.nodes[index].entry
    return entry.field(.vary) == nil ? entry : entry.resolved(for: context.traits)
  }

  /// The view around it in the same screen, as it was laid out; nil for a root.
  var parent: LaidOutNode? {
    guard tree.nodes[index].parent != nil else { return nil }
    return view.parent.map { laidOut.tree.nodes[$0] }
  }

  /// Whether something around it is hidden, or it is itself.
  var isHidden: Bool {
    var current: Int? = position
    while let index = current {
      if laidOut.tree.nodes[index].isHidden { return true }
      current = laidOut.tree.nodes[index].parent
    }
    return false
  }
}

/// The layouts of one screen over the environments and presentations.
public struct ScreenLayouts: Sendable {
  /// One of them.
  public struct Layout: Sendable {
    /// The environment's id.
    public let environment: String
    /// What the screen was laid out in.
    public let context: LayoutContext
    /// What its written wishes miss.
    public let wishes: [LaidOutWish]
  }

  /// The screen.
  public let screen: Screen
  /// Its views.
  public let tree: ViewTree
  /// The layouts, each distinct one once.
  public var layouts: [Layout]
}
