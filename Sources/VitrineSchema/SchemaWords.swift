/// The words of UIKit's enumerations and of ours, each set in one place.
public enum SchemaWords {
  /// UIModalPresentationStyle.
  public static let modalPresentationStyles = ModalPresentationStyle.allCases.map(\.rawValue)
  /// UIModalTransitionStyle, and iOS 18's zoom.
  public static let modalTransitionStyles = ModalTransitionStyle.allCases.map(\.rawValue)
  /// UIPopoverArrowDirection; a rule refuses `unknown`.
  public static let arrowDirections = ["up", "down", "left", "right", "any", "unknown"]
  /// The directions whose arrow a background can draw.
  public static let drawnDirections = ArrowDirection.allCases.map(\.rawValue)
  /// UIStackView.Distribution.
  public static let stackDistributions = StackDistribution.allCases.map(\.rawValue)
  /// UIStackView.Alignment.
  public static let stackAlignments = StackAlignment.allCases.map(\.rawValue)
  /// What a style does for the keyboard.
  public static let keyboardModes = KeyboardMode.allCases.map(\.rawValue)
  /// What a tap on a dimming view does.
  public static let dimmingTaps = DimmingTap.allCases.map(\.rawValue)
  /// The parts of a screen that an app's window takes.
  public static let windows = ["full", "half", "third", "twoThirds", "slideOver"]
  /// UIContentSizeCategory by its short names, smallest first; UIKit's long ones are in ``spellings``.
  public static let contentSizeCategories = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "ax1", "ax2", "ax3", "ax4", "ax5",
  ]
  /// UIFont.TextStyle.
  public static let textStyles = [
    "largeTitle", "title1", "title2", "title3", "headline", "body", "callout", "subheadline", "footnote", "caption1",
    "caption2", "extraLargeTitle", "extraLargeTitle2",
  ]
  /// UIFont.Weight, lightest first.
  public static let fontWeights = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]
  /// CACornerMask without its prefix and suffix.
  public static let corners = ["minXMinY", "maxXMinY", "minXMaxY", "maxXMaxY"]
  /// Where a rectangle can stand in another.
  public static let positions = [
    "center", "top", "bottom", "leading", "trailing", "topLeading", "topTrailing", "bottomLeading", "bottomTrailing",
  ]
  /// The edges and corners of a container beyond which a view can lie.
  public static let outsides = [
    "left", "right", "leading", "trailing", "top", "bottom", "topLeft", "topRight", "bottomLeft", "bottomRight",
    "topLeading", "topTrailing", "bottomLeading", "bottomTrailing",
  ]
  /// The guides of a view, and the view itself.
  public static let guides = ["superview", "safeArea", "layoutMargins", "readableContent", "keyboard", "content"]
  /// UIView.AutoresizingMask without its prefix and suffix.
  public static let flexibleParts = ["left", "width", "right", "top", "height", "bottom"]
  /// UIBarButtonItem.SystemItem.
  public static let systemItems = [
    "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply", "action", "organize",
    "bookmarks", "search", "refresh", "stop", "camera", "trash", "play", "pause", "rewind", "fastForward", "undo",
    "redo", "pageCurl", "close",
  ]
  /// NSLineBreakMode.
  public static let lineBreakModes = [
    "byWordWrapping", "byCharWrapping", "byClipping", "byTruncatingHead", "byTruncatingTail", "byTruncatingMiddle",
  ]
  /// UIKeyboardType.
  public static let keyboardTypes = [
    "default", "asciiCapable", "numbersAndPunctuation", "URL", "numberPad", "phonePad", "namePhonePad", "emailAddress",
    "decimalPad", "twitter", "webSearch", "asciiCapableNumberPad",
  ]
  /// UIView.ContentMode.
  public static let contentModes = [
    "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right",
    "topLeft", "topRight", "bottomLeft", "bottomRight",
  ]
  /// UIBlurEffect.Style.
  public static let blurStyles = [
    "extraLight", "light", "dark", "regular", "prominent", "systemUltraThinMaterial", "systemThinMaterial",
    "systemMaterial", "systemThickMaterial", "systemChromeMaterial", "systemUltraThinMaterialLight",
    "systemThinMaterialLight", "systemMaterialLight", "systemThickMaterialLight", "systemChromeMaterialLight",
    "systemUltraThinMaterialDark", "systemThinMaterialDark", "systemMaterialDark", "systemThickMaterialDark",
    "systemChromeMaterialDark",
  ]
  /// UIColor's names without `Color`, fixed colours first.
  public static let colors = [
    "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta", "orange",
    "purple", "brown", "clear", "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal",
    "systemCyan", "systemBlue", "systemIndigo", "systemPurple", "systemPink", "systemBrown", "systemGray",
    "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6", "tint", "label", "secondaryLabel",
    "tertiaryLabel", "quaternaryLabel", "placeholderText", "link", "separator", "opaqueSeparator", "systemFill",
    "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill", "systemBackground",
    "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
    "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "darkText", "lightText",
  ]
  /// UIView.AnimationOptions that change no curve and no transition.
  public static let animationOptions = [
    "allowUserInteraction", "beginFromCurrentState", "layoutSubviews", "overrideInheritedDuration",
    "overrideInheritedCurve",
  ]
  /// Timing curves by name.
  public static let curves = ["linear", "easeIn", "easeOut", "easeInOut", "default", "keyboard"]
  /// How a scenario ends, control ids aside.
  public static let waysOut = ["tapOutside", "swipe", "swipeCancelled", "programmatic", "rotation"]
  /// Layout priorities by name, with their numbers (UILayoutPriority, documented).
  public static let priorities: [(word: String, value: Double)] = [
    ("required", 1000), ("high", 750), ("low", 250), ("fitting", 50),
  ]
  /// Moments of a controller's life, for `code.when`.
  public static let moments = [
    "init", "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear", "afterAccess", "afterPresent",
    "beforeActions",
  ]
  /// What may be set, called or read at a wrong moment.
  static let momentKeys: [KeyID] = [
    .present, .containerView, .modalPresentationStyle, .modalTransitionStyle, .transitioningDelegate, .delegate,
    .preferredContentSize, .isModalInPresentation, .definesPresentationContext, .barButtonItem, .sourceItem,
    .sourceView, .sourceRect, .permittedArrowDirections, .popoverLayoutMargins, .canOverlapSourceViewRect,
    .passthroughViews, .backgroundColor, .background, .sheet, .detents, .selectedDetentIdentifier,
    .largestUndimmedDetentIdentifier, .prefersGrabberVisible, .preferredCornerRadius, .preferredAction, .actions,
    .textFields, .style, .popover, .transition, .title, .isHidden, .constraints,
  ]
  /// Containment and window calls.
  public static let containmentCalls = [
    "addChild", "addSubview", "didMove", "willMove", "removeFromSuperview", "removeFromParent", "makeKeyAndVisible",
    "restoreKeyWindow",
  ]
}
