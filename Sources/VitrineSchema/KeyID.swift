/// Every spelling that is a key somewhere in the language. The order is the order of the interned ids that the YAML tree carries:
/// id `n` of a node's key is `allCases[n]`. Meanings are declared per shape in ``Schema``.
public enum KeyID: String, CaseIterable, Hashable, Sendable {
  // The file.
  case vitrine, target, iOS, `import`, environments, colors, fonts, screens, popovers, styles, transitions
  case presentations, extends, vary
  // Environments.
  case device, orientation, window, keyboard, text, direction, appearance, reduceMotion, name, idiom, size, scale
  case safeArea, portrait, landscape
  // Colours.
  case light, dark
  // Screens.
  case view, alert, activity, navigation, tabs, split, preset, presetVersion, with, container, title, navigationItem
  case toolbarItems, isNavigationBarHidden, prefersLargeTitles, hidesBottomBarWhenPushed
  case preferredPrimaryColumnWidth, preferredContentSize, modalPresentationStyle, modalTransitionStyle
  case isModalInPresentation, definesPresentationContext, providesPresentationContextTransitionStyle
  case prefersStatusBarHidden, additionalSafeAreaInsets, backgroundColor, layoutMargins, constraints, bounds, code
  case prompt, leftBarButtonItems, rightBarButtonItems, largeTitleDisplayMode, hidesBackButton, id, image
  case systemItem, width, action, height, max
  // Nodes.
  case vstack, hstack, stack, label, textView, button, textField, searchBar, box, scroll, slider, progress, stepper
  case activityIndicator, segmentedControl, pageControl, picker, datePicker, toolbar, navigationBar, `switch`
  case aspect, hugging, compressionResistance, isHidden, alpha, tintColor, semanticContentAttribute, pin, center
  case frame, flex, axis, spacing, distribution, alignment, customSpacing, contentOffset, contentInset, font
  case textColor, numberOfLines, textAlignment, lineBreakMode, isEditable, isSelectable, isScrollEnabled
  case becomesFirstResponder, keyboardType, isSecureTextEntry, borderStyle, configuration, contentMode, baseline, to
  case edges, top, bottom, leading, trailing, x, y, style, weight, scaledFor, cornerRadius
  case maskedCorners, border, shadow, clipsToBounds, color, opacity, offset, radius
  // Known to UIKit, not modelled.
  case role, accessibilityLabel, accessibilityIdentifier, accessibilityTraits, isUserInteractionEnabled, isEnabled
  case placeholder, tag, isOpaque
  // Alerts.
  case preferredStyle, message, actions, preferredAction, textFields, severity, `default`, cancel, destructive
  // Popovers.
  case permittedArrowDirections, popoverLayoutMargins, canOverlapSourceViewRect, passthroughViews, background, sheet
  case dimming, contentSuperview, `in`, arrowBase, arrowHeight, contentViewInsets, fill, stroke, draws
  case wantsDefaultContentAppearance
  // Styles.
  case position, within, swipe, transition, shouldRemovePresentersView, shouldPresentInFullscreen, blur, tap
  case animation, mode, margin, curve, duration, distance, inset, edge, origin
  // Sheets.
  case detents, selectedDetentIdentifier, largestUndimmedDetentIdentifier, prefersGrabberVisible
  case prefersEdgeAttachedInCompactHeight, widthFollowsPreferredContentSizeWhenEdgeAttached
  case prefersScrollingExpandsWhenScrolledToEdge, preferredCornerRadius, prefersPageSizing, sourceView
  // Transitions.
  case present, dismiss, delay, spring, from, keyframes, calculationMode, anchorPoint, options, tracks
  case transitionDuration, interactive, at, rotation, translation, transform, outside, fraction, ends
  case completionSpeed, completionCurve, dampingRatio, initialVelocity, bounce, mass, stiffness, damping
  case allowsOverdamping, steps, jump, points
  // Presentations.
  case over, animated, popover, barButtonItem, sourceItem, sourceRect, delegate, during, strategy, kind, into
  case windowLevel, windowScene, detent, presentation
  // Delegates.
  case adaptivePresentationStyle, adaptivePresentationStyleFor = "adaptivePresentationStyle(for:)"
  case viewControllerForAdaptivePresentationStyle, willPresentWithAdaptiveStyle
  case prepareAdaptivePresentationController, prepareForPopoverPresentation, willRepositionPopoverTo
  case presentationControllerShouldDismiss, popoverPresentationControllerShouldDismissPopover
  case presentationControllerWillDismiss, presentationControllerDidDismiss
  case presentationControllerDidAttemptToDismiss, popoverPresentationControllerDidDismissPopover
  case sheetPresentationControllerDidChangeSelectedDetentIdentifier
  // Code.
  case when, implements, owner, measures, afterDismissal, effects, conforms, adaptiveController, calls, inherits
  case accessors, setNeedsLayout, completes, earlyReturn, views, addsView, containerView, index, gesture
  case removedOnCancel, transitioningDelegate
  // Known to UIKit, computed by it.
  case arrowDirection, arrowOffset
}
