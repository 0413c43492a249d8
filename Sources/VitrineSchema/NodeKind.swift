/// The kinds of view a node can be: the one kind key of a node (design/language.md 4.4).
public enum NodeKind: String, Hashable, Sendable, CaseIterable {
  case view, vstack, hstack, stack, scroll
  case label, textView, button, textField, searchBar, box
  case slider, progress, stepper, activityIndicator, segmentedControl, pageControl, picker, datePicker
  case toolbar, navigationBar, image, `switch`

  /// Whether the kind's value is a list of children or one child.
  public var hasChildren: Bool {
    switch self {
    case .view, .vstack, .hstack, .stack, .scroll: true
    default: false
    }
  }

  /// Whether the kind arranges its children as a UIStackView.
  public var isStack: Bool { self == .vstack || self == .hstack || self == .stack }

  /// Whether the kind shows text that is measured.
  public var showsText: Bool {
    switch self {
    case .label, .textView, .button, .textField, .searchBar: true
    default: false
    }
  }

  /// Whether the kind takes text from the keyboard.
  public var isTextInput: Bool { self == .textField || self == .textView || self == .searchBar }

  /// The kind that a key stands for, if it is a kind key of nodes.
  public init?(_ key: KeyID) {
    guard let kind = Self.allCases.first(where: { $0.key == key }) else { return nil }
    self = kind
  }

  /// The kind's key.
  public var key: KeyID {
    switch self {
    case .view: .view
    case .vstack: .vstack
    case .hstack: .hstack
    case .stack: .stack
    case .scroll: .scroll
    case .label: .label
    case .textView: .textView
    case .button: .button
    case .textField: .textField
    case .searchBar: .searchBar
    case .box: .box
    case .slider: .slider
    case .progress: .progress
    case .stepper: .stepper
    case .activityIndicator: .activityIndicator
    case .segmentedControl: .segmentedControl
    case .pageControl: .pageControl
    case .picker: .picker
    case .datePicker: .datePicker
    case .toolbar: .toolbar
    case .navigationBar: .navigationBar
    case .image: .image
    case .switch: .switch
    }
  }
}
