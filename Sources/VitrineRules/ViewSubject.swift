public import VitrineModel
public import VitrinePlatform
public import VitrineSchema
public import VitrineSource

/// A view of a screen under one combination of its own variations, its parent's and its children's.
public struct ViewSubject: Sendable {
  /// The screen.
  public let screen: Screen
  /// The screen's views.
  public let tree: ViewTree
  /// The view.
  public let index: NodeIndex
  /// Numbers of the screen's views by id.
  let numbers: ViewNumbers
  /// The combination.
  let aCase: RuleCase
  /// The view's attributes in this case.
  public let entry: Entry

  /// The versions for which it reads so.
  public var versions: VersionRange { aCase.versions }
  /// The view as written.
  public var node: ViewNode { tree.nodes[index] }
  /// The kind of the view around it; nil for the root.
  public var parentKind: NodeKind? { node.parent.map { tree.nodes[$0].kind } }
  /// The view as output names it.
  public var name: String { tree.name(of: index) }
  /// The smallest text that names the view.
  public var place: SourcePlace { tree.place(naming: index) }

  /// Returns the view of the same screen with an id.
  func index(of id: String) -> NodeIndex? { numbers[id] }

  /// Returns the attributes of a neighbour in this case.
  func entry(of other: NodeIndex) -> Entry { other == index ? entry : aCase.apply(to: tree.nodes[other].entry) }

  /// The written constraints that the view bears.
  var constraints: [LayoutConstraint] {
    var all = entry[.constraints]?.value.all ?? []
    if index == 0 { all += aCase.apply(to: screen.entry)[.constraints]?.value.all ?? [] }
    return all
  }

  /// Whether a stack lies horizontally.
  func isRow(_ stack: NodeIndex) -> Bool {
    tree.nodes[stack].kind == .hstack || entry(of: stack)[.axis]?.value == "horizontal"
  }

  /// The children that a stack arranges, and their attributes.
  var arranged: [(index: NodeIndex, entry: Entry)] {
    var found: [(index: NodeIndex, entry: Entry)] = []
    for child in tree.children(of: index) {
      let entry = entry(of: child)
      if entry[.isHidden]?.value != true { found.append((child, entry)) }
    }
    return found
  }
}

extension ViewTree {
  /// The smallest text that names a view: its id, else its kind.
  func place(naming index: NodeIndex) -> SourcePlace { nodes[index].id?.place ?? nodes[index].kindPlace }

  /// Whether a constraint of any view names this one.
  func isConstrained(_ index: NodeIndex) -> Bool {
    guard let id = nodes[index].id?.value else { return false }
    for node in nodes where node.entry.field(.constraints) != nil || node.entry.field(.vary) != nil {
      var lists = [node.entry]
      lists += node.entry.variations.map(\.entry)
      for constraint in lists.flatMap({ $0[.constraints]?.value.all ?? [] }) where constraint.names(id) { return true }
    }
    return false
  }
}

extension LayoutConstraint {
  /// Whether one of its sides is about a view.
  func names(_ id: String) -> Bool { first.anchor?.item == .id(id) || second.anchor?.item == .id(id) }
}

extension ViewSubject {
  /// Whether a constraint names a view, of any view or of the screen itself.
  func isConstrained(_ index: NodeIndex) -> Bool {
    if tree.isConstrained(index) { return true }
    guard let id = tree.nodes[index].id?.value else { return false }
    return aCase.apply(to: screen.entry)[.constraints]?.value.all.contains { $0.names(id) } == true
  }
}
