extension Availability {
  /// Members of UIPopoverPresentationController.
  static func popover(_ member: String) -> Availability? {
    let section = "uikit-presentation 1.1"
    switch member {
    case "delegate", "permittedArrowDirections", "sourceView", "sourceRect", "passthroughViews", "backgroundColor",
      "popoverLayoutMargins", "popoverBackgroundViewClass", "arrowDirection":
      return Availability(IOSVersion(8, 0), section)
    case "barButtonItem":
      return Availability(IOSVersion(8, 0), deprecated: IOSVersion(16, 0), use: "sourceItem", section)
    case "canOverlapSourceViewRect": return Availability(IOSVersion(9, 0), section)
    case "adaptiveSheetPresentationController": return Availability(IOSVersion(15, 0), section)
    case "sourceItem": return Availability(IOSVersion(16, 0), section)
    default: return nil
    }
  }

  /// Methods that UIPopoverPresentationControllerDelegate adds.
  static func popoverDelegate(_ member: String) -> Availability? {
    let section = "uikit-presentation 1.2"
    switch member {
    case "prepareForPopoverPresentation", "prepareForPopoverPresentation(_:)", "willRepositionPopoverTo",
      "popoverPresentationController(_:willRepositionPopoverTo:in:)":
      return Availability(IOSVersion(8, 0), section)
    case "popoverPresentationControllerShouldDismissPopover", "popoverPresentationControllerShouldDismissPopover(_:)":
      return Availability(
        IOSVersion(8, 0), deprecated: IOSVersion(13, 0), use: "presentationControllerShouldDismiss", section)
    case "popoverPresentationControllerDidDismissPopover", "popoverPresentationControllerDidDismissPopover(_:)":
      return Availability(
        IOSVersion(8, 0), deprecated: IOSVersion(13, 0), use: "presentationControllerDidDismiss", section)
    default: return nil
    }
  }

  /// Methods of UIAdaptivePresentationControllerDelegate.
  static func adaptiveDelegate(_ member: String) -> Availability? {
    let section = "uikit-presentation 1.3"
    switch member {
    case "adaptivePresentationStyle(for:)", "viewControllerForAdaptivePresentationStyle",
      "presentationController(_:viewControllerForAdaptivePresentationStyle:)":
      return Availability(IOSVersion(8, 0), section)
    case "adaptivePresentationStyle", "adaptivePresentationStyle(for:traitCollection:)", "willPresentWithAdaptiveStyle",
      "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)":
      return Availability(IOSVersion(8, 3), section)
    case "presentationControllerShouldDismiss", "presentationControllerShouldDismiss(_:)",
      "presentationControllerWillDismiss", "presentationControllerWillDismiss(_:)", "presentationControllerDidDismiss",
      "presentationControllerDidDismiss(_:)", "presentationControllerDidAttemptToDismiss",
      "presentationControllerDidAttemptToDismiss(_:)":
      return Availability(IOSVersion(13, 0), section)
    case "prepareAdaptivePresentationController",
      "presentationController(_:prepareAdaptivePresentationController:)":
      return Availability(IOSVersion(15, 0), section)
    default: return nil
    }
  }

  /// Members of UIPopoverBackgroundView and of the protocol it implements.
  static func popoverBackground(_ member: String) -> Availability? {
    switch member {
    case "arrowBase", "arrowBase()", "arrowHeight", "arrowHeight()", "contentViewInsets", "contentViewInsets()":
      return Availability(IOSVersion(5, 0), "uikit-presentation 1.4")
    case "arrowOffset", "arrowDirection": return Availability(IOSVersion(5, 0), "uikit-presentation 1.5")
    case "wantsDefaultContentAppearance":
      return Availability(
        IOSVersion(6, 0), deprecated: IOSVersion(13, 0), ineffective: IOSVersion(13, 0), "uikit-presentation 1.5")
    default: return nil
    }
  }
}
