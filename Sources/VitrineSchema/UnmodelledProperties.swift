/// UIKit properties that the language knows, accepts and does not compute (design/language.md 2; UIKit reference, documented).
public enum UnmodelledProperties {
  /// Whether a key that a shape does not declare is a known property of what the shape stands for.
  public static func contains(_ name: String, in shape: ShapeID) -> Bool { names(of: shape).contains(name) }

  /// Returns the known properties of what a shape stands for.
  public static func names(of shape: ShapeID) -> [String] {
    switch shape {
    case .node: views + controls + texts + accessibility
    case .screen: controllers + accessibility
    case .navigationItem: navigationItems
    case .barItem: barItems + accessibility
    case .alert: alerts
    case .alertAction: alertActions + accessibility
    case .alertTextField: texts + accessibility
    case .popover, .prepareForPopover: popovers
    case .sheet: sheets
    case .presentation: presentations
    default: []
    }
  }

  /// Of everything that assistive technologies see.
  private static let accessibility = [
    "accessibilityLabel", "accessibilityIdentifier", "accessibilityTraits", "accessibilityHint", "accessibilityValue",
    "accessibilityLanguage", "accessibilityFrame", "accessibilityPath", "accessibilityActivationPoint",
    "accessibilityElementsHidden", "accessibilityViewIsModal", "accessibilityNavigationStyle",
    "accessibilityCustomActions", "accessibilityIgnoresInvertColors", "accessibilityRespondsToUserInteraction",
    "accessibilityUserInputLabels", "accessibilityTextualContext", "isAccessibilityElement",
    "shouldGroupAccessibilityChildren",
  ]

  /// Of views.
  private static let views = [
    "tag", "isOpaque", "isUserInteractionEnabled", "isMultipleTouchEnabled", "isExclusiveTouch", "tintAdjustmentMode",
    "clearsContextBeforeDrawing", "autoresizesSubviews", "contentScaleFactor", "preservesSuperviewLayoutMargins",
    "insetsLayoutMarginsFromSafeArea", "translatesAutoresizingMaskIntoConstraints", "restorationIdentifier",
    "overrideUserInterfaceStyle", "transform", "layer", "mask", "gestureRecognizers", "focusGroupIdentifier",
    "isBaselineRelativeArrangement", "isLayoutMarginsRelativeArrangement", "bounces", "alwaysBounceVertical",
    "alwaysBounceHorizontal", "isPagingEnabled", "isDirectionalLockEnabled", "showsVerticalScrollIndicator",
    "showsHorizontalScrollIndicator", "scrollIndicatorInsets", "verticalScrollIndicatorInsets",
    "horizontalScrollIndicatorInsets", "indicatorStyle", "keyboardDismissMode", "minimumZoomScale",
    "maximumZoomScale", "zoomScale", "decelerationRate", "delaysContentTouches", "canCancelContentTouches",
    "contentInsetAdjustmentBehavior", "refreshControl", "highlightedImage", "animationImages", "animationDuration",
    "preferredSymbolConfiguration", "symbolConfiguration", "adjustsImageSizeForAccessibilityContentSizeCategory",
    "pointerInteraction", "isPointerInteractionEnabled", "largeContentTitle", "showsLargeContentViewer",
  ]

  /// Of controls and bars.
  private static let controls = [
    "role", "isEnabled", "isSelected", "isHighlighted", "contentHorizontalAlignment", "contentVerticalAlignment",
    "titleEdgeInsets", "imageEdgeInsets", "contentEdgeInsets", "menu", "showsMenuAsPrimaryAction",
    "changesSelectionAsPrimaryAction", "toolTip", "preferredBehavioralStyle", "buttonType", "minimumValue",
    "maximumValue", "value", "stepValue", "wraps", "autorepeat", "isContinuous", "onTintColor", "thumbTintColor",
    "minimumTrackTintColor", "maximumTrackTintColor", "progressTintColor", "trackTintColor", "progressViewStyle",
    "currentPage", "currentPageIndicatorTintColor", "pageIndicatorTintColor", "hidesForSinglePage", "backgroundStyle",
    "selectedSegmentIndex", "selectedSegmentTintColor", "apportionsSegmentWidthsByContent", "isMomentary",
    "datePickerMode", "date", "minimumDate", "maximumDate", "minuteInterval", "countDownDuration",
    "hidesWhenStopped", "isAnimating", "preferredStyle", "barStyle", "isTranslucent", "barTintColor",
    "titleTextAttributes",
    "standardAppearance", "compactAppearance", "scrollEdgeAppearance", "searchBarStyle", "showsCancelButton",
    "showsBookmarkButton", "scopeButtonTitles", "showsScopeBar", "prompt",
  ]

  /// Of labels, text fields and text views.
  private static let texts = [
    "attributedText", "attributedPlaceholder", "adjustsFontSizeToFitWidth", "adjustsFontForContentSizeCategory",
    "minimumScaleFactor", "minimumFontSize", "allowsDefaultTighteningForTruncation", "baselineAdjustment",
    "highlightedTextColor", "preferredMaxLayoutWidth", "lineBreakStrategy", "returnKeyType",
    "autocapitalizationType", "autocorrectionType", "spellCheckingType", "smartQuotesType", "smartDashesType",
    "smartInsertDeleteType", "keyboardAppearance", "enablesReturnKeyAutomatically", "textContentType",
    "passwordRules", "clearButtonMode", "leftViewMode", "rightViewMode", "leftView", "rightView",
    "clearsOnBeginEditing", "clearsOnInsertion", "inputView", "inputAccessoryView", "textContainerInset",
    "dataDetectorTypes", "linkTextAttributes", "typingAttributes", "allowsEditingTextAttributes",
    "defaultTextAttributes",
  ]

  /// Of view controllers.
  private static let controllers = [
    "tabBarItem", "edgesForExtendedLayout", "extendedLayoutIncludesOpaqueBars", "automaticallyAdjustsScrollViewInsets",
    "viewRespectsSystemMinimumLayoutMargins", "preferredStatusBarStyle", "preferredStatusBarUpdateAnimation",
    "prefersHomeIndicatorAutoHidden", "preferredScreenEdgesDeferringSystemGestures", "supportedInterfaceOrientations",
    "preferredInterfaceOrientationForPresentation", "shouldAutorotate", "overrideUserInterfaceStyle",
    "preferredUserInterfaceStyle", "restorationIdentifier", "isEditing", "disablesAutomaticKeyboardDismissal",
    "modalPresentationCapturesStatusBarAppearance", "prefersPointerLocked", "hidesBarsOnSwipe", "hidesBarsOnTap",
    "hidesBarsWhenKeyboardAppears", "hidesBarsWhenVerticallyCompact", "isToolbarHidden", "preferredDisplayMode",
    "preferredSplitBehavior", "preferredPrimaryColumnWidthFraction", "minimumPrimaryColumnWidth",
    "maximumPrimaryColumnWidth", "presentsWithGesture", "primaryEdge", "selectedIndex", "customizableViewControllers",
    "excludedActivityTypes", "tintColor", "userActivity", "focusGroupIdentifier", "restoresFocusAfterTransition",
    "preferredTransition", "contentUnavailableConfiguration",
  ]

  /// Of navigation items.
  private static let navigationItems = [
    "backButtonTitle", "backBarButtonItem", "backButtonDisplayMode", "backAction", "leftItemsSupplementBackButton",
    "titleView", "searchController", "hidesSearchBarWhenScrolling", "preferredSearchBarPlacement",
    "standardAppearance", "compactAppearance", "scrollEdgeAppearance", "compactScrollEdgeAppearance", "style",
    "centerItemGroups", "leadingItemGroups", "trailingItemGroups", "pinnedTrailingGroup", "customizationIdentifier",
    "titleMenuProvider", "renameDelegate",
  ]

  /// Of bar items.
  private static let barItems = [
    "style", "tintColor", "isEnabled", "isSelected", "isHidden", "isSpringLoaded", "landscapeImagePhone",
    "landscapeImagePhoneInsets", "imageInsets", "largeContentSizeImage", "possibleTitles", "customView", "menu",
    "preferredMenuElementOrder", "changesSelectionAsPrimaryAction", "primaryAction", "tag", "target", "role",
  ]

  /// Of alerts.
  private static let alerts = ["tintColor", "contentViewController"]

  /// Of alert actions.
  private static let alertActions = ["image", "role", "handler"]

  /// Of popover presentation controllers.
  private static let popovers = ["overrideTraitCollection", "traitOverrides"]

  /// Of sheet presentation controllers.
  private static let sheets = ["backgroundEffect", "traitOverrides", "overrideTraitCollection"]

  /// Of presenting.
  private static let presentations = ["completion", "overrideTraitCollection", "traitOverrides"]
}
