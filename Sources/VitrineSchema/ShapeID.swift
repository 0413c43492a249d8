/// The mappings of the language, one per table of design/language.md section 4.
public enum ShapeID: String, Hashable, Sendable, CaseIterable {
  case file, target, environment, device, deviceSafeArea, deviceKeyboard
  case color
  case screen, navigationItem, barItem, preferredContentSize, preferredContentSizePreset
  case node, pin, center, border, shadow, font
  case alert, alertAction, alertTextField
  case popover, background, stroke, contentSuperview
  case style, styleSize, dimming, keyboardBehavior, swipe, position
  case sheet, detent
  case transition, animator, state, keyframe, track, interactive, curveSteps, curvePoints, spring
  case presentation, strategy, duringStep, delegate, wrapInNavigation, prepareForPopover, reposition
  case codeScreen, codePresentation, codeStyle, codeBackground, codeTransition, codeWhen, codeOwner, codeDimming
  case presetUse, presetWith
}
