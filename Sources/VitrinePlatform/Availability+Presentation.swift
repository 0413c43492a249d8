extension Availability {
  /// Members of UIViewController that presentations use.
  static func viewController(_ member: String) -> Availability? {
    let section = "uikit-presentation 1.6"
    switch member {
    case "modalTransitionStyle", "title", "navigationItem", "toolbarItems", "hidesBottomBarWhenPushed":
      return Availability(IOSVersion(3, 0), section)
    case "modalPresentationStyle": return Availability(IOSVersion(3, 2), section)
    case "isModalInPopover":
      return Availability(IOSVersion(3, 2), deprecated: IOSVersion(13, 0), use: "isModalInPresentation", section)
    case "contentSizeForViewInPopover":
      return Availability(IOSVersion(3, 2), deprecated: IOSVersion(7, 0), use: "preferredContentSize", section)
    case "definesPresentationContext", "providesPresentationContextTransitionStyle", "presentedViewController",
      "presentingViewController", "present", "present(_:animated:completion:)", "dismiss",
      "dismiss(animated:completion:)":
      return Availability(IOSVersion(5, 0), section)
    case "preferredContentSize", "transitioningDelegate", "prefersStatusBarHidden":
      return Availability(IOSVersion(7, 0), section)
    case "popoverPresentationController", "presentationController":
      return Availability(IOSVersion(8, 0), "uikit-presentation 1.1")
    case "additionalSafeAreaInsets", "systemMinimumLayoutMargins", "viewRespectsSystemMinimumLayoutMargins":
      return Availability(IOSVersion(11, 0), "language 4.3; UIViewController")
    case "isModalInPresentation": return Availability(IOSVersion(13, 0), section)
    case "sheetPresentationController": return Availability(IOSVersion(15, 0), "uikit-presentation 4")
    case "preferredTransition": return Availability(IOSVersion(18, 0), "uikit-presentation 3")
    default: return nil
    }
  }

  /// Members of UIPresentationController.
  static func presentationController(_ member: String) -> Availability? {
    switch member {
    case "containerView", "presentedView", "frameOfPresentedViewInContainerView", "shouldPresentInFullscreen",
      "shouldRemovePresentersView", "presentationTransitionWillBegin", "presentationTransitionDidEnd",
      "dismissalTransitionWillBegin", "dismissalTransitionDidEnd", "containerViewWillLayoutSubviews",
      "containerViewDidLayoutSubviews", "presentedViewController", "presentingViewController", "delegate":
      return Availability(IOSVersion(8, 0), "uikit-presentation 1.6")
    default: return nil
    }
  }

  /// Cases of UIModalPresentationStyle; `blurOverFullScreen` exists on tvOS alone and is no case here.
  static func presentationStyle(_ member: String) -> Availability? {
    let section = "uikit-presentation 2.1"
    switch member {
    case "fullScreen": return Availability(IOSVersion(2, 0), section)
    case "pageSheet", "formSheet", "currentContext": return Availability(IOSVersion(3, 2), section)
    case "custom", "none": return Availability(IOSVersion(7, 0), section)
    case "overFullScreen", "overCurrentContext", "popover": return Availability(IOSVersion(8, 0), section)
    case "automatic": return Availability(IOSVersion(13, 0), section)
    default: return nil
    }
  }

  /// Cases of UIModalTransitionStyle, and the zoom of UIViewController.Transition.
  static func transitionStyle(_ member: String) -> Availability? {
    let section = "uikit-presentation 3"
    switch member {
    case "coverVertical", "flipHorizontal", "crossDissolve": return Availability(IOSVersion(3, 0), section)
    case "partialCurl": return Availability(IOSVersion(3, 2), section)
    case "zoom": return Availability(IOSVersion(18, 0), section)
    default: return nil
    }
  }
}
