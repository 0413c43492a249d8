public import VitrineSource

/// The rules of this version. A new rule is one file and one line here, in the list of the subject that it is about.
///
/// Rules are handed out one by one: an array of each kind of rule would need a type of its own, which is made at run time
/// and costs a small spec more than its rules do.
public enum RuleRegistry {
  /// Hands out the rules about screens.
  static func eachScreenRule(_ body: (any ScreenRule) -> Void) {
    body(MaskedCornersUnavailable())
    body(ModalFlagUnavailable())
    body(ShadowClipped())
    body(StyleNone())
    body(StyleOnChild())
    body(StyleUnavailable())
  }

  /// Hands out the rules about views.
  static func eachViewRule(_ body: (any ViewRule) -> Void) {
    body(LayoutAspectOverdetermined())
    body(LayoutMixedPlacement())
    body(LayoutPercentCycle())
    body(LayoutPlacedInStack())
    body(LayoutRequiredContent())
    body(LayoutScrollAmbiguous())
    body(LayoutScrollNoFrame())
    body(TextMinFont())
  }

  /// Hands out the rules about stacks.
  static func eachStackRule(_ body: (any StackRule) -> Void) {
    body(LayoutBaselineVertical())
    body(LayoutEqualFixed())
    body(LayoutHiddenFixedSize())
    body(LayoutMultilineRow())
    body(LayoutProportionalNoSize())
    body(LayoutProportionalSpacing())
    body(LayoutZeroCross())
  }

  /// Hands out the rules about written constraints.
  static func eachConstraintRule(_ body: (any ConstraintRule) -> Void) {
    body(LayoutAxisMix())
    body(LayoutLeadingLeftMix())
    body(LayoutLeftRight())
    body(LayoutMixedPlacement())
    body(LayoutPriorityFitting())
    body(LayoutSafeAreaCycle())
  }

  /// Hands out the rules about styles.
  static func eachStyleRule(_ body: (any StyleRule) -> Void) {
    body(MaskedCornersUnavailable())
    body(ShadowClipped())
    body(SheetBlockWithoutStyle())
    body(StyleNone())
    body(StyleUnavailable())
  }

  /// Hands out the rules about backgrounds of popovers.
  static func eachBackgroundRule(_ body: (any BackgroundRule) -> Void) {
    body(BackgroundAccessorMissing())
    body(BackgroundAccessorsConstant())
    body(BackgroundAndColor())
    body(BackgroundArrowInvisible())
    body(BackgroundCallsSuper())
    body(BackgroundCountsArrowTwice())
    body(BackgroundDefaultAppearance())
    body(BackgroundDefaultShadow())
    body(BackgroundDrawsFewer())
    body(BackgroundMetricMissing())
    body(BackgroundNegativeInset())
    body(BackgroundNegativeMetric())
    body(BackgroundNoRelayout())
    body(BackgroundNotSubclass())
    body(BackgroundRecursiveAccessor())
    body(BackgroundStrokeClipped())
    body(MaskedCornersUnavailable())
  }

  /// Hands out the rules about popover configurations.
  static func eachPopoverRule(_ body: (any PopoverRule) -> Void) {
    body(BackgroundMetricsVary())
    body(PopoverArrowDuplicate())
    body(PopoverArrowReadonly())
    body(PopoverArrowUnknown())
    body(PopoverArrowless())
    body(PopoverBackgroundBlurs())
    body(PopoverMarginsIncludeStatusBar())
    body(PopoverMarginsRotation())
    body(PopoverNegativeMargins())
    body(PopoverOverlapUnavailable())
    body(PopoverSuperviewStyling())
  }

  /// Hands out the rules about presentations.
  static func eachPresentationRule(_ body: (any PresentationRule) -> Void) {
    body(AnchorBarItemNotInBar())
    body(BackgroundMetricsVary())
    body(ContextWithoutDefiner())
    body(CustomTransitionNeedsCustom())
    body(FullScreenClear())
    body(ModalFlagIneffective())
    body(OverStyleOpaque())
    body(PageSheetPreferredSize())
    body(PopoverAnchorNotInWindow())
    body(PopoverArrowReadonly())
    body(PopoverBackgroundHidden())
    body(PopoverBlockWithoutStyle())
    body(PopoverBarAndSourceItem())
    body(PopoverBarItemDeprecated())
    body(PopoverBarItemSideways())
    body(PopoverBarSiblingsLive())
    body(PopoverContentSizeLate())
    body(PopoverContentUnderArrow())
    body(PopoverMissingContentSize())
    body(PopoverNavigationSize())
    body(PopoverPassthroughInside())
    body(PopoverPassthroughNotInWindow())
    body(PopoverRepositionBarItem())
    body(PopoverSourceItemUnavailable())
    body(PopoverSourceRectMissing())
    body(PopoverSourceRectNull())
    body(PopoverSourceRectRedundant())
    body(PopoverSourceRectWithoutView())
    body(PopoverSourceViewPresenterLate())
    body(PopoverSuperviewStyling())
    body(PopoverTwoAnchors())
    body(StyleAfterAccess())
    body(StyleImplicit())
    body(StyleNone())
    body(StyleUnavailable())
  }

  /// Hands out the rules about one presentation in one environment.
  static func eachSceneRule(_ body: (any SceneRule) -> Void) {
    body(AnchorHidden())
    body(AnchorOffWindow())
    body(BackgroundArrowTooWide())
    body(BackgroundRadiusTooLarge())
    body(FormSheetTooLarge())
    body(PopoverArrowMisaligned())
    body(PopoverHalfPointBias())
    body(PopoverKeyboardCovers())
    body(PopoverKeyboardShrinks())
    body(PopoverMarginsEatContainer())
    body(PopoverMissingAnchor())
    body(PopoverNeedsAdaptiveNone())
    body(PopoverNoDirectionFits())
    body(PopoverNoRoom())
    body(PopoverOverPopover())
    body(PopoverSourceRectNegative())
    body(PopoverSourceRectOutside())
    body(PopoverSourceRectThin())
    body(PopoverSourceRectWrongSpace())
    body(PopoverTallerThanAvailable())
    body(PopoverUnderHousing())
    body(PopoverWiderThanAvailable())
  }

  /// Hands out the rules that compare the environments of one presentation.
  static func eachScenesRule(_ body: (any ScenesRule) -> Void) {
    body(PopoverConstantRect())
    body(PopoverDirectionVaries())
    body(PopoverOverlapNoEffect())
  }

  /// Hands out the rules about the views of one place in one environment.
  static func eachLaidOutRule(_ body: (any LaidOutRule) -> Void) {
    body(LayoutAmbiguous())
    body(LayoutConflict())
    body(LayoutStackTie())
  }

  /// Hands out the rules about one view in one environment.
  static func eachLaidOutViewRule(_ body: (any LaidOutViewRule) -> Void) {
    body(LayoutOffGrid())
    body(LayoutOutsideSafeArea())
    body(LayoutOverflow())
    body(LayoutTouchTarget())
    body(TextApproximate())
    body(TextFixedHeight())
    body(TextReadableWidth())
    body(TextTruncated())
  }

  /// Hands out the rules about the layouts of one screen.
  static func eachScreenLayoutsRule(_ body: (any ScreenLayoutsRule) -> Void) {
    body(LayoutLiteralInset())
    body(LayoutNeverMet())
    body(LayoutRedundant())
  }

  /// Hands out the rules about the spec and its environments.
  static func eachEnvironmentRule(_ body: (any EnvironmentRule) -> Void) {
    body(LayoutVaryGap())
    body(SpecVaryNever())
  }

  /// Findings that the reader and the front end report; only their facts live here.
  static var reportedElsewhere: [RuleFacts] {
    YAMLTextFacts.all + YAMLNodeFacts.all + YAMLNumberFacts.all + SpecNameFacts.all + SpecKeyFacts.all
      + SpecValueFacts.all + SpecTargetFacts.all + LayoutReaderFacts.all
  }

  /// The facts of every code that can be printed, ordered by code: those of the table of rules, and what the YAML reader
  /// says besides.
  public static let allFacts: [RuleFacts] = (facts + YAMLFurtherFacts.all + SpecLimitFacts.all + SpecFontFacts.all)
    .sorted {
      $0.code < $1.code
    }

  /// The facts of every code of the table of rules, ordered by code. Built on first use by pages, lists and tests; checking never touches it.
  public static let facts: [RuleFacts] = {
    var types: [any Rule.Type] = []
    eachScreenRule { types.append(type(of: $0)) }
    eachStyleRule { types.append(type(of: $0)) }
    eachBackgroundRule { types.append(type(of: $0)) }
    eachPopoverRule { types.append(type(of: $0)) }
    eachPresentationRule { types.append(type(of: $0)) }
    eachSceneRule { types.append(type(of: $0)) }
    eachScenesRule { types.append(type(of: $0)) }
    eachViewRule { types.append(type(of: $0)) }
    eachStackRule { types.append(type(of: $0)) }
    eachConstraintRule { types.append(type(of: $0)) }
    eachLaidOutRule { types.append(type(of: $0)) }
    eachLaidOutViewRule { types.append(type(of: $0)) }
    eachScreenLayoutsRule { types.append(type(of: $0)) }
    eachEnvironmentRule { types.append(type(of: $0)) }
    var facts = reportedElsewhere
    var seen = Set(facts.map(\.code))
    for type in types where seen.insert(type.facts.code).inserted { facts.append(type.facts) }
    return facts.sorted { $0.code < $1.code }
  }()

  /// Returns the facts of a code or of an earlier name of it.
  public static func facts(for code: DiagnosticCode) -> RuleFacts? {
    allFacts.first { $0.code == code } ?? allFacts.first { $0.aliases.contains(code) }
  }
}
