/// Which nodes an attribute is for (column "on" of design/language.md 4.4).
public enum NodeKindGroup: Hashable, Sendable {
  /// Nodes that hold children.
  case containers
  /// Children of a `view`.
  case childOfView
  /// Plain views.
  case view
  /// `vstack`, `hstack`, `stack`.
  case stacks
  /// `stack` and `scroll`.
  case stackOrScroll
  /// Children of a stack.
  case childOfStack
  /// `scroll`.
  case scroll
  /// Nodes that show text.
  case text
  /// `label`.
  case label
  /// `textView`.
  case textView
  /// `textField`, `textView`, `searchBar`.
  case textInput
  /// `button`.
  case button
  /// `image`.
  case image
  /// `box`.
  case box
}

extension NodeKindGroup {
  /// Whether a node belongs to the group.
  ///
  /// - Parameters:
  ///   - kind: The node's kind.
  ///   - parent: Its parent's kind; nil for the root of a screen, which is no child of anything here.
  public func includes(_ kind: NodeKind, parent: NodeKind?) -> Bool {
    switch self {
    case .containers: kind.hasChildren
    case .childOfView: parent == .view
    case .view: kind == .view
    case .stacks: kind.isStack
    case .stackOrScroll: kind == .stack || kind == .scroll
    case .childOfStack: parent?.isStack ?? false
    case .scroll: kind == .scroll
    case .text: kind.showsText
    case .label: kind == .label
    case .textView: kind == .textView
    case .textInput: kind.isTextInput
    case .button: kind == .button
    case .image: kind == .image
    case .box: kind == .box
    }
  }

  /// The group in the words of a message: "only a stack takes 'spacing'".
  public var noun: String {
    switch self {
    case .containers: "a node with children"
    case .childOfView: "a child of a view"
    case .view: "a view"
    case .stacks: "a stack"
    case .stackOrScroll: "a 'stack' or a scroll view"
    case .childOfStack: "a child of a stack"
    case .scroll: "a scroll view"
    case .text: "a node that shows text"
    case .label: "a label"
    case .textView: "a text view"
    case .textInput: "a node that takes text"
    case .button: "a button"
    case .image: "an image"
    case .box: "a box"
    }
  }
}
