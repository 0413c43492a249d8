import VitrineLayout
import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

extension PresentationScene {
  /// Puts an alert or an action sheet on screen (facts/uikit-presentation.md 7).
  mutating func standAlert(_ screen: Screen) {
    let alert = screen.entry.resolved(for: traits)[.alert]?.value ?? Entry(.alert, at: screen.entry.place)
    let isSheet = alert[.preferredStyle]?.value == "actionSheet"
    guard traits.iOS < SheetFacts.unmodelledVersion.value else {
      notModelled("the look of an alert", reason: "iOS 26 shows it differently", place: screen.entry.place)
      return
    }
    result.presenter.isRemoved = false
    let content = AlertContent(alert, isActionSheet: isSheet)
    if isSheet, traits.horizontalSizeClass == .regular, traits.verticalSizeClass == .regular {
      standSheetPopover(screen, content: content)
      return
    }
    result.style = StyleOutcome(
      asked: isSheet ? "actionSheet" : "alert", resolved: .custom,
      why: isSheet ? "an action sheet comes from below" : "an alert stands by itself",
      origin: .place(screen.entry.place))
    let placement = AlertPlacement(
      content: content, container: window.size,
      safeArea: WindowInsets(moment.environment, covering: nil, spec: spec).safeArea, scale: moment.environment.scale,
      category: traits.contentSizeCategory, keyboardTop: moment.keyboardTop)
    finishAlert(screen, isSheet ? placement.actionSheet : placement.alert, style: isSheet ? "actionSheet" : "alert")
    approximate("geometry of alerts (uikit-presentation 7.2 to 7.4)")
  }

  /// Puts an activity sheet on screen: only the anchor is known.
  mutating func standActivity(_ screen: Screen) {
    let isPopover = traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
    result.style = StyleOutcome(
      asked: "activity", resolved: isPopover ? .popover : .formSheet,
      why: isPopover ? "regular width and height" : "no popover in compact sizes", origin: .place(screen.entry.place))
    result.presenter.isRemoved = false
    if isPopover { _ = findAnchor() }
    notModelled("the activity sheet", reason: "its inside and its size are the system's", place: screen.entry.place)
  }

  /// Shows an action sheet as a popover: the cancel action is left out.
  private mutating func standSheetPopover(_ screen: Screen, content: AlertContent) {
    result.style = StyleOutcome(
      asked: "actionSheet", resolved: .popover, why: "regular width and height", origin: .place(screen.entry.place))
    guard let anchor = findAnchor() else { return }
    let placement = AlertPlacement(
      content: content, container: window.size, safeArea: .zero, scale: moment.environment.scale,
      category: traits.contentSizeCategory, keyboardTop: nil)
    var input = placementInput(anchor, config: popoverConfiguration)
    input.preferred = placement.popoverSize
    let layout = PopoverPlacement.place(input)
    result.popover = layout
    approximate(PopoverPlacement.approximation.name)
    approximate("size of an action sheet in a popover (uikit-presentation 7.4)")
    finishAlert(screen, placement.popover(in: layout.contentFrame), style: "actionSheet")
  }

  /// Puts an alert's frames into the result.
  private mutating func finishAlert(_ screen: Screen, _ layout: AlertPlacement.Layout, style: String) {
    result.alert = ResolvedAlert(preferredStyle: style, frame: layout.frame, buttons: layout.buttons)
    var layer = ResolvedLayer()
    layer.cornerRadius =
      style == "alert" ? AlertFacts.cornerRadius.value : AlertFacts.actionSheetCornerRadius.value
    layer.clipsToBounds = true
    var tree = SceneLayout.emptyTree(screen.name.value, frame: layout.frame)
    for text in layout.texts {
      tree.addPart(
        text.name, kind: "label", frame: text.frame, lines: text.lines, look: text.look,
        origin: .place(screen.entry.place))
    }
    notModelled("the dimming under an alert", reason: "no source gives its strength", place: nil)
    result.presented = ResolvedPresented(
      screen: screen.name.value, frame: layout.frame, safeArea: .zero, layer: layer, tree: tree)
  }
}
