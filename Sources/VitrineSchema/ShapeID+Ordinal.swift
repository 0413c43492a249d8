extension ShapeID {
  /// How many shapes there are.
  public static let count = ShapeID.presetWith.ordinal + 1

  /// The shape's place in the order of declaration, for tables of shapes; written out for the same reason as those of keys.
  public var ordinal: Int {
    switch self {
    case .file: 0
    case .target: 1
    case .environment: 2
    case .device: 3
    case .deviceSafeArea: 4
    case .deviceKeyboard: 5
    case .color: 6
    case .screen: 7
    case .navigationItem: 8
    case .barItem: 9
    case .preferredContentSize: 10
    case .preferredContentSizePreset: 11
    case .node: 12
    case .pin: 13
    case .center: 14
    case .border: 15
    case .shadow: 16
    case .font: 17
    case .alert: 18
    case .alertAction: 19
    case .alertTextField: 20
    case .popover: 21
    case .background: 22
    case .stroke: 23
    case .contentSuperview: 24
    case .style: 25
    case .styleSize: 26
    case .dimming: 27
    case .keyboardBehavior: 28
    case .swipe: 29
    case .position: 30
    case .sheet: 31
    case .detent: 32
    case .transition: 33
    case .animator: 34
    case .state: 35
    case .keyframe: 36
    case .track: 37
    case .interactive: 38
    case .curveSteps: 39
    case .curvePoints: 40
    case .spring: 41
    case .presentation: 42
    case .strategy: 43
    case .duringStep: 44
    case .delegate: 45
    case .wrapInNavigation: 46
    case .prepareForPopover: 47
    case .reposition: 48
    case .codeScreen: 49
    case .codePresentation: 50
    case .codeStyle: 51
    case .codeBackground: 52
    case .codeTransition: 53
    case .codeWhen: 54
    case .codeOwner: 55
    case .codeDimming: 56
    case .presetUse: 57
    case .presetWith: 58
    }
  }
}
