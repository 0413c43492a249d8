import VitrineModel
import VitrinePlatform
import VitrineSchema

/// What changes while a presentation stands.
struct PresentationMoment {
  /// The environment as it is now.
  var environment: SpecEnvironment
  /// The screen when the presentation began: what code that measures once has kept.
  var measuredScreen: Size
  /// The window when the presentation began.
  var measuredWindow: Size
  /// A preferred content size set meanwhile.
  var preferredContentSize: Value?
  /// The detent that the sheet was moved to.
  var detent: String?
  /// The popover's direction before a re-layout that keeps it if it can.
  var currentDirection: ArrowDirection?
  /// The anchor's numbers in the source view, once code has computed them.
  var frozenSourceRect: Rect?
  /// The frame of a custom presentation whose code does not set it again.
  var frozenFrame: Rect?
  /// Whether the views of the presented screen are laid out.
  var laysContentOut = true
  /// Whether the delegate is asked where the popover goes: after the first layout.
  var isReposition: Bool

  /// The moment at which a presentation begins.
  init(environment: SpecEnvironment) {
    self.environment = environment
    measuredScreen = environment.screenSize
    measuredWindow = environment.windowSize
    isReposition = false
  }

  /// The keyboard's top in the window; nil when it is hidden or unknown.
  var keyboardTop: Double? { environment.keyboardHeight.map { environment.windowSize.height - $0 } }
}
