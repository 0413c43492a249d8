import Testing
import VitrinePlatform

@Test(arguments: [
  ("UIPopoverPresentationController.permittedArrowDirections", "8.0"),
  ("UIPopoverPresentationController.canOverlapSourceViewRect", "9.0"),
  ("UIPopoverPresentationController.sourceItem", "16.0"),
  ("UIPopoverPresentationController.adaptiveSheetPresentationController", "15.0"),
  ("UIAdaptivePresentationControllerDelegate.adaptivePresentationStyle(for:)", "8.0"),
  ("UIAdaptivePresentationControllerDelegate.adaptivePresentationStyle(for:traitCollection:)", "8.3"),
  ("UIPopoverPresentationControllerDelegate.presentationControllerDidAttemptToDismiss", "13.0"),
  ("UIPopoverBackgroundView.arrowOffset", "5.0"),
  ("UIViewController.isModalInPresentation", "13.0"),
  ("UIViewController.preferredContentSize", "7.0"),
  ("UIPresentationController.shouldRemovePresentersView", "8.0"),
  ("UISheetPresentationController", "15.0"),
  ("UISheetPresentationController.sourceView", "15.0"),
  ("UISheetPresentationController.prefersPageSizing", "17.0"),
  ("UISheetPresentationController.Detent", "15.0"),
  ("UISheetPresentationController.Detent.medium", "15.0"),
  ("UISheetPresentationController.Detent.custom", "16.0"),
  ("UISheetPresentationController.invalidateDetents", "16.0"),
  ("UIModalPresentationStyle.automatic", "13.0"),
  ("UIModalPresentationStyle.fullScreen", "2.0"),
  ("UIModalTransitionStyle.partialCurl", "3.2"),
  ("UIModalTransitionStyle.zoom", "18.0"),
  ("UIAlertController.severity", "16.0"),
  ("UIStackView.setCustomSpacing(_:after:)", "11.0"),
  ("UIButton.Configuration", "15.0"),
  ("CALayer.maskedCorners", "11.0"),
])
func `a member knows the first iOS that has it`(name: String, version: String) {
  #expect(Availability.introduced(of: name)?.description == version)
}

@Test func `deprecated members name what has taken their place`() throws {
  let item = try #require(Availability.of("UIPopoverPresentationController.barButtonItem"))
  #expect(item.replacement == "sourceItem")
  #expect(item.isDeprecated(on: IOSVersion(16)))
  #expect(!item.isDeprecated(on: IOSVersion(15, 6)))
  let old = try #require(
    Availability.of("UIPopoverPresentationControllerDelegate.popoverPresentationControllerShouldDismissPopover"))
  #expect(old.replacement == "presentationControllerShouldDismiss")
  #expect(old.deprecated == IOSVersion(13))
  let appearance = try #require(Availability.of("UIPopoverBackgroundView.wantsDefaultContentAppearance"))
  #expect(appearance.ineffective == IOSVersion(13))
}

@Test func `availability is asked for a version or a whole target`() throws {
  let sheet = try #require(Availability.of("UISheetPresentationController.detents"))
  #expect(sheet.isAvailable(on: IOSVersion(15)))
  #expect(!sheet.isAvailable(on: IOSVersion(14, 8)))
  #expect(!sheet.isAvailable(throughout: .from(IOSVersion(13))))
  #expect(sheet.isAvailable(throughout: .from(IOSVersion(15))))
}

@Test(arguments: ["", ".", "UIModalPresentationStyle.blurOverFullScreen", "UIFoo", "UIViewController.frame", "a.b.c"])
func `names that the tables lack have no availability`(name: String) {
  #expect(Availability.of(name) == nil)
}
