extension Availability {
  /// Members of UISheetPresentationController.
  static func sheet(_ member: String) -> Availability? {
    let section = "uikit-presentation 4.1"
    switch member {
    case "detents", "selectedDetentIdentifier", "largestUndimmedDetentIdentifier", "prefersGrabberVisible",
      "preferredCornerRadius", "prefersEdgeAttachedInCompactHeight",
      "widthFollowsPreferredContentSizeWhenEdgeAttached", "prefersScrollingExpandsWhenScrolledToEdge", "sourceView",
      "animateChanges", "animateChanges(_:)", "delegate":
      return Availability(IOSVersion(15, 0), section)
    case "invalidateDetents", "invalidateDetents()": return Availability(IOSVersion(16, 0), section)
    case "prefersPageSizing": return Availability(IOSVersion(17, 0), section)
    default: return nil
    }
  }

  /// Methods of UISheetPresentationControllerDelegate.
  static func sheetDelegate(_ member: String) -> Availability? {
    switch member {
    case "sheetPresentationControllerDidChangeSelectedDetentIdentifier",
      "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)":
      return Availability(IOSVersion(15, 0), "uikit-presentation 4.1")
    default: return nil
    }
  }

  /// Kinds of detent.
  static func detent(_ member: String) -> Availability? {
    let section = "uikit-presentation 4.2"
    switch member {
    case "medium", "medium()", "large", "large()": return Availability(IOSVersion(15, 0), section)
    case "custom", "custom(identifier:resolver:)", "inactive": return Availability(IOSVersion(16, 0), section)
    default: return nil
    }
  }

  /// Members of UIAlertController and UIAlertAction.
  static func alert(_ member: String) -> Availability? {
    switch member {
    case "title", "message", "preferredStyle", "actions", "addAction", "addTextField", "textFields", "isEnabled",
      "style":
      return Availability(IOSVersion(8, 0), "uikit-presentation 7")
    case "preferredAction": return Availability(IOSVersion(9, 0), "uikit-presentation 7.1")
    case "severity": return Availability(IOSVersion(16, 0), "uikit-presentation 7.1; language 4.5")
    default: return nil
    }
  }
}
