import VitrinePlatform
import VitrineSchema

extension ControlKind {
  /// The kind that a node is; both enums have the language's words, and a switch is cheaper than looking one up.
  init(_ kind: NodeKind) {
    switch kind {
    case .view: self = .view
    case .vstack: self = .vstack
    case .hstack: self = .hstack
    case .stack: self = .stack
    case .scroll: self = .scroll
    case .label: self = .label
    case .textView: self = .textView
    case .button: self = .button
    case .textField: self = .textField
    case .searchBar: self = .searchBar
    case .box: self = .box
    case .slider: self = .slider
    case .progress: self = .progress
    case .stepper: self = .stepper
    case .activityIndicator: self = .activityIndicator
    case .segmentedControl: self = .segmentedControl
    case .pageControl: self = .pageControl
    case .picker: self = .picker
    case .datePicker: self = .datePicker
    case .toolbar: self = .toolbar
    case .navigationBar: self = .navigationBar
    case .image: self = .image
    case .switch: self = .switch
    }
  }
}
