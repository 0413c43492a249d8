extension KeyID {
  /// Every spelling in the order of the ordinals, with a blank between two: one constant, for tables that are made whenever a
  /// process starts. A test holds it to the order of declaration.
  public static let spellings = """
    vitrine target iOS import environments colors fonts screens popovers styles transitions presentations extends \
    vary device orientation window keyboard text direction appearance reduceMotion name idiom size scale safeArea \
    portrait landscape light dark view alert activity navigation tabs split preset presetVersion with container \
    title navigationItem toolbarItems isNavigationBarHidden prefersLargeTitles hidesBottomBarWhenPushed \
    preferredPrimaryColumnWidth preferredContentSize modalPresentationStyle modalTransitionStyle \
    isModalInPresentation definesPresentationContext providesPresentationContextTransitionStyle \
    prefersStatusBarHidden additionalSafeAreaInsets backgroundColor layoutMargins constraints bounds code prompt \
    leftBarButtonItems rightBarButtonItems largeTitleDisplayMode hidesBackButton id image systemItem width action \
    height max vstack hstack stack label textView button textField searchBar box scroll slider progress stepper \
    activityIndicator segmentedControl pageControl picker datePicker toolbar navigationBar switch aspect hugging \
    compressionResistance isHidden alpha tintColor semanticContentAttribute pin center frame flex axis spacing \
    distribution alignment customSpacing contentOffset contentInset font textColor numberOfLines textAlignment \
    lineBreakMode isEditable isSelectable isScrollEnabled becomesFirstResponder keyboardType isSecureTextEntry \
    borderStyle configuration contentMode baseline to edges top bottom leading trailing x y style weight \
    scaledFor cornerRadius maskedCorners border shadow clipsToBounds color opacity offset radius role \
    accessibilityLabel accessibilityIdentifier accessibilityTraits isUserInteractionEnabled isEnabled placeholder \
    tag isOpaque preferredStyle message actions preferredAction textFields severity default cancel destructive \
    permittedArrowDirections popoverLayoutMargins canOverlapSourceViewRect passthroughViews background sheet \
    dimming contentSuperview in arrowBase arrowHeight contentViewInsets fill stroke draws \
    wantsDefaultContentAppearance position within swipe transition shouldRemovePresentersView \
    shouldPresentInFullscreen blur tap animation mode margin curve duration distance inset edge origin detents \
    selectedDetentIdentifier largestUndimmedDetentIdentifier prefersGrabberVisible \
    prefersEdgeAttachedInCompactHeight widthFollowsPreferredContentSizeWhenEdgeAttached \
    prefersScrollingExpandsWhenScrolledToEdge preferredCornerRadius prefersPageSizing sourceView present dismiss \
    delay spring from keyframes calculationMode anchorPoint options tracks transitionDuration interactive at \
    rotation translation transform outside fraction ends completionSpeed completionCurve dampingRatio \
    initialVelocity bounce mass stiffness damping allowsOverdamping steps jump points over animated popover \
    barButtonItem sourceItem sourceRect delegate during strategy kind into windowLevel windowScene detent \
    presentation adaptivePresentationStyle adaptivePresentationStyle(for:) \
    viewControllerForAdaptivePresentationStyle willPresentWithAdaptiveStyle prepareAdaptivePresentationController \
    prepareForPopoverPresentation willRepositionPopoverTo presentationControllerShouldDismiss \
    popoverPresentationControllerShouldDismissPopover presentationControllerWillDismiss \
    presentationControllerDidDismiss presentationControllerDidAttemptToDismiss \
    popoverPresentationControllerDidDismissPopover sheetPresentationControllerDidChangeSelectedDetentIdentifier \
    when implements owner measures afterDismissal effects conforms adaptiveController calls inherits accessors \
    setNeedsLayout completes earlyReturn views addsView containerView index gesture removedOnCancel \
    transitioningDelegate arrowDirection arrowOffset
    """
}
