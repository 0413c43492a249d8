extension Availability {
  /// Classes and protocols.
  static func type(_ name: String) -> Availability? {
    switch name {
    case "UIPopoverPresentationController", "UIPresentationController", "UIPopoverPresentationControllerDelegate",
      "UIAdaptivePresentationControllerDelegate", "UIAlertController", "UIAlertAction", "UIVisualEffectView",
      "UIBlurEffect", "UISplitViewController":
      return Availability(IOSVersion(8, 0), "uikit-presentation 1, 7")
    case "UIPopoverBackgroundView", "UIPopoverBackgroundViewMethods":
      return Availability(IOSVersion(5, 0), "uikit-presentation 1.4, 1.5")
    case "UIPopoverController", "UIPopoverControllerDelegate":
      return Availability(
        IOSVersion(3, 2), deprecated: IOSVersion(9, 0), use: "UIPopoverPresentationController",
        "uikit-presentation 1.7 row 9")
    case "UIActionSheet", "UIAlertView":
      return Availability(IOSVersion(2, 0), deprecated: IOSVersion(9, 0), use: "UIAlertController", "UIKit headers")
    case "UISheetPresentationController", "UISheetPresentationControllerDelegate",
      "UISheetPresentationController.Detent":
      return Availability(IOSVersion(15, 0), "uikit-presentation 4")
    case "UIStackView": return Availability(IOSVersion(9, 0), "UIStackView")
    case "UIActivityViewController": return Availability(IOSVersion(6, 0), "UIActivityViewController")
    case "UIButton.Configuration": return Availability(IOSVersion(15, 0), "language 4.4")
    case "UIPopoverPresentationControllerSourceItem": return Availability(IOSVersion(16, 0), "uikit-presentation 1.1")
    case "UIViewPropertyAnimator", "UISpringTimingParameters": return Availability(IOSVersion(10, 0), "UIKit headers")
    case "UIPercentDrivenInteractiveTransition": return Availability(IOSVersion(7, 0), "UIKit headers")
    case "UIWindowScene": return Availability(IOSVersion(13, 0), "uikit-presentation 8")
    default: return nil
    }
  }

  /// Members of views, guides, fonts and windows; each name means one thing among them.
  static func view(_ member: String) -> Availability? {
    switch member {
    case "semanticContentAttribute", "readableContentGuide", "layoutMarginsGuide":
      return Availability(IOSVersion(9, 0), "language 4.4; UIView")
    case "layoutMargins", "preservesSuperviewLayoutMargins": return Availability(IOSVersion(8, 0), "UIView")
    case "directionalLayoutMargins", "safeAreaInsets", "safeAreaLayoutGuide", "insetsLayoutMarginsFromSafeArea":
      return Availability(IOSVersion(11, 0), "language 4.4; UIView")
    case "setCustomSpacing", "setCustomSpacing(_:after:)", "customSpacing":
      return Availability(IOSVersion(11, 0), "language 4.4; UIStackView")
    case "maskedCorners": return Availability(IOSVersion(11, 0), "rules masked-corners-unavailable; CALayer")
    case "contentLayoutGuide", "frameLayoutGuide", "prefersLargeTitles", "largeTitleDisplayMode":
      return Availability(IOSVersion(11, 0), "UIKit headers")
    case "cornerCurve", "overrideUserInterfaceStyle": return Availability(IOSVersion(13, 0), "UIKit headers")
    case "keyboardLayoutGuide", "configuration": return Availability(IOSVersion(15, 0), "UIKit headers")
    case "preferredDatePickerStyle": return Availability(IOSVersion(13, 4), "UIKit headers")
    case "windowScene": return Availability(IOSVersion(13, 0), "uikit-presentation 8")
    case "keyWindow":
      return Availability(
        IOSVersion(2, 0), deprecated: IOSVersion(13, 0), use: "the window of a scene", "uikit-presentation 8")
    case "windows":
      return Availability(
        IOSVersion(2, 0), deprecated: IOSVersion(15, 0), use: "UIWindowScene.windows", "uikit-presentation 8")
    default: return nil
    }
  }
}
