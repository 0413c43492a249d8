/// A name that people write and the language has under another one.
public struct OldName: Hashable, Sendable {
  /// What they write.
  public let written: String
  /// The key that is meant, or a path of keys joined by dots when it lies deeper.
  public let meant: String
  /// The mappings in which that holds; all when empty.
  public let shapes: [ShapeID]

  /// Declares a name.
  init(_ written: String, _ meant: String, in shapes: [ShapeID] = []) {
    self.written = written
    self.meant = meant
    self.shapes = shapes
  }
}

/// Known old names: plurals of axes, other libraries' words, UIKit's longer or older ones. For suggestions only.
public enum OldNames {
  /// Returns what was meant by a key that a shape does not have; nil when nothing is known. Case does not count.
  public static func meant(by written: String, in shape: ShapeID) -> OldName? {
    let lower = written.lowercased()
    var general: OldName?
    for name in all where name.written.lowercased() == lower {
      if name.shapes.contains(shape) { return name }
      if name.shapes.isEmpty, general == nil, leads(name, in: shape) { general = name }
    }
    return general
  }

  /// Whether the first key of what is meant exists in a shape.
  private static func leads(_ name: OldName, in shape: ShapeID) -> Bool {
    let first = name.meant.split(separator: ".").first.map(String.init) ?? name.meant
    return Schema.shape(shape).keys.contains { $0.key.rawValue == first }
  }

  /// Every known name.
  public static let all = file + environments + presentations + popovers + styles + sheets + motion + nodes + screens

  /// Of the file: the field names of facts/uikit-presentation.md 0.4.
  private static let file = [
    OldName("minIOS", "target", in: [.file]), OldName("maxIOS", "target", in: [.file]),
    OldName("deploymentTarget", "target", in: [.file]), OldName("version", "vitrine", in: [.file]),
    OldName("devices", "environments", in: [.file]), OldName("device", "environments", in: [.file]),
    OldName("orientations", "environments", in: [.file]), OldName("controllers", "screens", in: [.file]),
    OldName("viewControllers", "screens", in: [.file]), OldName("views", "screens", in: [.file]),
    OldName("imports", "import", in: [.file]), OldName("include", "import", in: [.file]),
    OldName("includes", "import", in: [.file]), OldName("extends", "import", in: [.file]),
    OldName("colours", "colors", in: [.file]), OldName("colour", "colors", in: [.file]),
    OldName("animations", "transitions", in: [.file]), OldName("scenarios", "presentations", in: [.file]),
    OldName("alerts", "screens", in: [.file]), OldName("sheets", "styles", in: [.file]),
    OldName("popups", "styles", in: [.file]), OldName("os", "iOS", in: [.target, .environment]),
    OldName("min", "iOS", in: [.target]), OldName("minimum", "iOS", in: [.target]),
  ]

  /// Of environments: the plural of every axis, and traits by UIKit's names.
  private static let environments = [
    OldName("devices", "device", in: [.environment]), OldName("orientations", "orientation", in: [.environment]),
    OldName("windows", "window", in: [.environment]), OldName("versions", "iOS", in: [.environment]),
    OldName("version", "iOS", in: [.environment]), OldName("system", "iOS", in: [.environment]),
    OldName("systemVersion", "iOS", in: [.environment]), OldName("keyboards", "keyboard", in: [.environment]),
    OldName("texts", "text", in: [.environment]), OldName("textSize", "text", in: [.environment]),
    OldName("textSizes", "text", in: [.environment]), OldName("contentSizeCategory", "text", in: [.environment]),
    OldName("preferredContentSizeCategory", "text", in: [.environment]),
    OldName("dynamicType", "text", in: [.environment]), OldName("directions", "direction", in: [.environment]),
    OldName("layoutDirection", "direction", in: [.environment]), OldName("rtl", "direction", in: [.environment]),
    OldName("appearances", "appearance", in: [.environment]),
    OldName("userInterfaceStyle", "appearance", in: [.environment]),
    OldName("colorScheme", "appearance", in: [.environment]), OldName("darkMode", "appearance", in: [.environment]),
    OldName("reducedMotion", "reduceMotion", in: [.environment]),
    OldName("isReduceMotionEnabled", "reduceMotion", in: [.environment]),
    OldName("splitView", "window", in: [.environment]), OldName("multitasking", "window", in: [.environment]),
    OldName("safeAreaInsets", "safeArea", in: [.device]), OldName("screen", "size", in: [.device]),
    OldName("bounds", "size", in: [.device]),
  ]

  /// Of presentations and delegates.
  private static let presentations = [
    OldName("presenter", "from", in: [.presentation]), OldName("presenting", "from", in: [.presentation]),
    OldName("presentingViewController", "from", in: [.presentation]), OldName("source", "from", in: [.presentation]),
    OldName("presented", "present", in: [.presentation]), OldName("screen", "present", in: [.presentation]),
    OldName("presentedViewController", "present", in: [.presentation]), OldName("to", "present", in: [.presentation]),
    OldName("content", "present", in: [.presentation]), OldName("controller", "present", in: [.presentation]),
    OldName("modalPresentationStyle", "style", in: [.presentation]), OldName("custom", "style", in: [.presentation]),
    OldName("presentationStyle", "style", in: [.presentation]), OldName("preset", "style", in: [.presentation]),
    OldName("modalTransitionStyle", "transition", in: [.presentation]),
    OldName("transitioningDelegate", "transition", in: [.presentation, .style]),
    OldName("popoverPresentationController", "popover", in: [.presentation]),
    OldName("anchor", "sourceView", in: [.presentation]), OldName("anchorView", "sourceView", in: [.presentation]),
    OldName("barButton", "barButtonItem", in: [.presentation]),
    OldName("barItem", "barButtonItem", in: [.presentation]),
    OldName("anchorRect", "sourceRect", in: [.presentation]), OldName("rect", "sourceRect", in: [.presentation]),
    OldName("ends", "dismiss", in: [.presentation]), OldName("dismissal", "dismiss", in: [.presentation]),
    OldName("steps", "during", in: [.presentation]), OldName("popup", "strategy", in: [.presentation]),
    OldName("on", "over", in: [.presentation]),
    OldName("permittedArrowDirections", "popover.permittedArrowDirections", in: [.presentation]),
    OldName("adaptivePresentationStyle", "delegate.adaptivePresentationStyle", in: [.presentation]),
    OldName("adaptiveStyle", "delegate.adaptivePresentationStyle", in: [.presentation]),
    OldName("sheet", "style.sheet", in: [.presentation]),
    OldName("detents", "style.sheet.detents", in: [.presentation]),
    OldName("dimming", "style.dimming", in: [.presentation]), OldName("size", "style.size", in: [.presentation]),
    OldName("shouldDismiss", "presentationControllerShouldDismiss", in: [.delegate]),
    OldName("willDismiss", "presentationControllerWillDismiss", in: [.delegate]),
    OldName("didDismiss", "presentationControllerDidDismiss", in: [.delegate]),
    OldName("didAttemptToDismiss", "presentationControllerDidAttemptToDismiss", in: [.delegate]),
    OldName(
      "popoverPresentationControllerShouldDismiss", "popoverPresentationControllerShouldDismissPopover", in: [.delegate]
    ),
    OldName(
      "popoverPresentationControllerDidDismiss", "popoverPresentationControllerDidDismissPopover", in: [.delegate]),
    OldName("popoverPresentationControllerWillReposition", "willRepositionPopoverTo", in: [.delegate]),
    OldName("level", "windowLevel", in: [.strategy]), OldName("scene", "windowScene", in: [.strategy]),
    OldName("superview", "into", in: [.strategy]),
  ]

  /// Of popovers and their backgrounds.
  private static let popovers = [
    OldName("arrowDirections", "permittedArrowDirections", in: [.popover, .prepareForPopover]),
    OldName("arrows", "permittedArrowDirections", in: [.popover, .prepareForPopover]),
    OldName("permittedDirections", "permittedArrowDirections", in: [.popover, .prepareForPopover]),
    OldName("directions", "permittedArrowDirections", in: [.popover, .prepareForPopover]),
    OldName("margins", "popoverLayoutMargins", in: [.popover, .prepareForPopover]),
    OldName("layoutMargins", "popoverLayoutMargins", in: [.popover, .prepareForPopover]),
    OldName("canOverlap", "canOverlapSourceViewRect", in: [.popover, .prepareForPopover]),
    OldName("popoverBackgroundViewClass", "background", in: [.popover, .prepareForPopover]),
    OldName("popoverBackgroundView", "background", in: [.popover, .prepareForPopover]),
    OldName("adaptiveSheetPresentationController", "sheet", in: [.popover, .prepareForPopover]),
    OldName("dimmingView", "dimming", in: [.popover, .style]), OldName("class", "background", in: [.popover]),
    OldName("insets", "contentViewInsets", in: [.background]),
    OldName("contentInsets", "contentViewInsets", in: [.background]),
    OldName("arrowWidth", "arrowBase", in: [.background]), OldName("fillColor", "fill", in: [.background]),
    OldName("backgroundColor", "fill", in: [.background]), OldName("color", "fill", in: [.background]),
    OldName("strokeColor", "stroke.color", in: [.background]), OldName("lineWidth", "stroke.width", in: [.background]),
    OldName("border", "stroke", in: [.background]),
  ]

  /// Of styles: Presentr's, SwiftPopup's and other libraries' words for what ours say.
  private static let styles = [
    OldName("roundCorners", "cornerRadius", in: [.style]), OldName("roundedCorners", "cornerRadius", in: [.style]),
    OldName("dropShadow", "shadow", in: [.style]), OldName("backgroundTap", "dimming.tap", in: [.style]),
    OldName("dismissOnTap", "dimming.tap", in: [.style]), OldName("outsideContextTap", "dimming.tap", in: [.style]),
    OldName("shouldIgnoreTapOutsideContext", "dimming.tap", in: [.style]),
    OldName("dismissOnSwipe", "swipe", in: [.style]),
    OldName("dismissOnSwipeDirection", "swipe.direction", in: [.style]),
    OldName("backgroundColor", "dimming.color", in: [.style]),
    OldName("backgroundOpacity", "dimming.alpha", in: [.style]),
    OldName("blurBackground", "dimming.blur", in: [.style]), OldName("blurStyle", "dimming.blur", in: [.style]),
    OldName("backViewColor", "dimming.color", in: [.style]), OldName("overlay", "dimming", in: [.style]),
    OldName("backdrop", "dimming", in: [.style]), OldName("keyboardTranslationType", "keyboard", in: [.style]),
    OldName("presentationType", "preset", in: [.style]), OldName("transitionType", "transition", in: [.style]),
    OldName("dismissTransitionType", "transition.dismiss", in: [.style]),
    OldName("showAnimation", "transition.present", in: [.style]),
    OldName("dismissAnimation", "transition.dismiss", in: [.style]), OldName("animation", "transition", in: [.style]),
    OldName("style", "modalPresentationStyle", in: [.style]), OldName("frame", "size", in: [.style]),
    OldName("width", "size.width", in: [.style]), OldName("height", "size.height", in: [.style]),
    OldName("center", "position", in: [.style]), OldName("alignment", "position", in: [.style]),
    OldName("viewControllerForContext", "within", in: [.style]), OldName("context", "within", in: [.style]),
    OldName("opacity", "alpha", in: [.dimming]), OldName("backgroundColor", "color", in: [.dimming]),
    OldName("blurStyle", "blur", in: [.dimming]), OldName("onTap", "tap", in: [.dimming]),
    OldName("type", "mode", in: [.keyboardBehavior]), OldName("buffer", "margin", in: [.keyboardBehavior]),
    OldName("threshold", "distance", in: [.swipe]), OldName("alignment", "edge", in: [.position]),
    OldName("presetOptions", "with"), OldName("options", "with", in: [.presetUse]),
    OldName("version", "presetVersion", in: [.style, .transition, .background, .screen, .presetUse]),
  ]

  /// Of sheets.
  private static let sheets = [
    OldName("selectedDetent", "selectedDetentIdentifier", in: [.sheet]),
    OldName("largestUndimmedDetent", "largestUndimmedDetentIdentifier", in: [.sheet]),
    OldName("grabber", "prefersGrabberVisible", in: [.sheet]),
    OldName("grabberVisible", "prefersGrabberVisible", in: [.sheet]),
    OldName("cornerRadius", "preferredCornerRadius", in: [.sheet]),
    OldName("sheetPresentationController", "sheet", in: [.style, .popover]),
    OldName("identifier", "id", in: [.detent, .alertAction, .barItem, .node]), OldName("name", "id", in: [.detent]),
    OldName("value", "height", in: [.detent]),
  ]

  /// Of transitions, springs and states.
  private static let motion = [
    OldName("forPresented", "present", in: [.transition]), OldName("in", "present", in: [.transition]),
    OldName("forDismissed", "dismiss", in: [.transition]), OldName("out", "dismiss", in: [.transition]),
    OldName("reducedMotion", "reduceMotion", in: [.transition]),
    OldName("timing", "curve", in: [.animator, .track, .keyframe]),
    OldName("easing", "curve", in: [.animator, .track, .keyframe]),
    OldName("timingFunction", "curve", in: [.animator, .track, .keyframe]),
    OldName("animationCurve", "curve", in: [.animator, .track, .keyframe]),
    OldName("springWithDamping", "spring", in: [.animator, .track]),
    OldName("usingSpringWithDamping", "spring", in: [.animator, .track]),
    OldName("dampingRatio", "spring.dampingRatio", in: [.animator, .track]),
    OldName("damping", "spring.dampingRatio", in: [.animator, .track]),
    OldName("springVelocity", "spring.initialVelocity", in: [.animator, .track]),
    OldName("initialSpringVelocity", "spring.initialVelocity", in: [.animator, .track]),
    OldName("dampingFraction", "dampingRatio", in: [.spring]),
    OldName("springWithDamping", "dampingRatio", in: [.spring]),
    OldName("velocity", "initialVelocity", in: [.spring]), OldName("springVelocity", "initialVelocity", in: [.spring]),
    OldName("initialSpringVelocity", "initialVelocity", in: [.spring]), OldName("response", "stiffness", in: [.spring]),
    OldName("time", "at", in: [.keyframe]), OldName("relativeStartTime", "at", in: [.keyframe]),
    OldName("opacity", "alpha", in: [.state, .keyframe]), OldName("rotate", "rotation", in: [.state, .keyframe]),
    OldName("translate", "translation", in: [.state, .keyframe]),
    OldName("offset", "translation", in: [.state, .keyframe]),
    OldName("edge", "outside", in: [.state, .keyframe]), OldName("percentComplete", "fraction", in: [.interactive]),
  ]

  /// Of nodes: the short words that earlier pages used, and UIKit's longer ones.
  private static let nodes = [
    OldName("lines", "numberOfLines", in: [.node]), OldName("align", "textAlignment", in: [.node]),
    OldName("style", "font", in: [.node]), OldName("hug", "hugging", in: [.node]),
    OldName("contentHuggingPriority", "hugging", in: [.node]), OldName("resist", "compressionResistance", in: [.node]),
    OldName("contentCompressionResistancePriority", "compressionResistance", in: [.node]),
    OldName("margins", "layoutMargins", in: [.node, .screen]), OldName("padding", "layoutMargins", in: [.node]),
    OldName("directionalLayoutMargins", "layoutMargins", in: [.node, .screen]),
    OldName("after", "customSpacing", in: [.node]), OldName("hidden", "isHidden", in: [.node]),
    OldName("field", "textField", in: [.node]), OldName("text", "textView", in: [.node]),
    OldName("search", "searchBar", in: [.node]), OldName("segments", "segmentedControl", in: [.node]),
    OldName("activity", "activityIndicator", in: [.node]), OldName("spinner", "activityIndicator", in: [.node]),
    OldName("pages", "pageControl", in: [.node]), OldName("truncate", "lineBreakMode", in: [.node]),
    OldName("stackView", "stack", in: [.node]), OldName("scrollView", "scroll", in: [.node]),
    OldName("imageView", "image", in: [.node]), OldName("pickerView", "picker", in: [.node]),
    OldName("progressView", "progress", in: [.node]),
    OldName("activityIndicatorView", "activityIndicator", in: [.node]),
    OldName("opacity", "alpha", in: [.node]), OldName("color", "textColor", in: [.node]),
    OldName("background", "backgroundColor", in: [.node, .screen]), OldName("aspectRatio", "aspect", in: [.node]),
    OldName("autoresizingMask", "flex", in: [.node]), OldName("autoresizing", "flex", in: [.node]),
    OldName("children", "view", in: [.node, .screen]), OldName("subviews", "view", in: [.node, .screen]),
    OldName("arrangedSubviews", "stack", in: [.node]), OldName("title", "button", in: [.node]),
    OldName("left", "leading", in: [.pin]), OldName("right", "trailing", in: [.pin]),
    OldName("guide", "to", in: [.pin, .center]), OldName("insets", "edges", in: [.pin]),
    OldName("corners", "maskedCorners"), OldName("masksToBounds", "clipsToBounds"),
    OldName("layer.cornerRadius", "cornerRadius"), OldName("layer.maskedCorners", "maskedCorners"),
    OldName("layer.masksToBounds", "clipsToBounds"), OldName("layer.borderWidth", "border.width"),
    OldName("layer.borderColor", "border.color"), OldName("borderWidth", "border.width"),
    OldName("borderColor", "border.color"), OldName("layer.shadowColor", "shadow.color"),
    OldName("layer.shadowOpacity", "shadow.opacity"), OldName("layer.shadowOffset", "shadow.offset"),
    OldName("layer.shadowRadius", "shadow.radius"), OldName("shadowColor", "shadow.color"),
    OldName("shadowOpacity", "shadow.opacity"), OldName("shadowOffset", "shadow.offset"),
    OldName("shadowRadius", "shadow.radius"), OldName("alpha", "opacity", in: [.shadow]),
    OldName("blur", "radius", in: [.shadow]),
  ]

  /// Of screens, bars and alerts.
  private static let screens = [
    OldName("preferredSize", "preferredContentSize", in: [.screen]),
    OldName("contentSize", "preferredContentSize", in: [.screen]),
    OldName("size", "preferredContentSize", in: [.screen]),
    OldName("contentSizeForViewInPopover", "preferredContentSize", in: [.screen]),
    OldName("isModalInPopover", "isModalInPresentation", in: [.screen]),
    OldName("modalInPopover", "isModalInPresentation", in: [.screen]), OldName("views", "view", in: [.screen]),
    OldName("root", "view", in: [.screen]), OldName("navigationController", "container", in: [.screen]),
    OldName("tabBar", "tabs", in: [.screen]), OldName("tabBarController", "tabs", in: [.screen]),
    OldName("splitView", "split", in: [.screen]), OldName("actionSheet", "alert", in: [.screen]),
    OldName("style", "modalPresentationStyle", in: [.screen]),
    OldName("rightBarButtonItems", "navigationItem.rightBarButtonItems", in: [.screen]),
    OldName("leftBarButtonItems", "navigationItem.leftBarButtonItems", in: [.screen]),
    OldName("rightBarButtonItem", "rightBarButtonItems", in: [.navigationItem]),
    OldName("leftBarButtonItem", "leftBarButtonItems", in: [.navigationItem]),
    OldName("rightItems", "rightBarButtonItems", in: [.navigationItem]),
    OldName("leftItems", "leftBarButtonItems", in: [.navigationItem]),
    OldName("text", "title", in: [.barItem]), OldName("label", "title", in: [.barItem]),
    OldName("system", "systemItem", in: [.barItem]), OldName("body", "message", in: [.alert]),
    OldName("style", "preferredStyle", in: [.alert]), OldName("buttons", "actions", in: [.alert]),
    OldName("fields", "textFields", in: [.alert]), OldName("title", "default", in: [.alertAction]),
    OldName("normal", "default", in: [.alertAction]),
  ]
}
