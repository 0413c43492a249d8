public import VitrineSource

/// The rules of this version. A new rule is one file and one line here, in the list of the subject that it is about.
public enum RuleRegistry {
  /// Rules about the whole spec.
  static let wholeSpecRules: [any WholeSpecRule] = []

  /// Rules about screens.
  static let screenRules: [any ScreenRule] = [
    MaskedCornersUnavailable(), ModalFlagUnavailable(), ShadowClipped(), StyleNone(), StyleOnChild(),
    StyleUnavailable(),
  ]

  /// Rules about styles.
  static let styleRules: [any StyleRule] = [
    MaskedCornersUnavailable(), ShadowClipped(), SheetBlockWithoutStyle(), StyleNone(), StyleUnavailable(),
  ]

  /// Rules about backgrounds of popovers.
  static let backgroundRules: [any BackgroundRule] = [
    BackgroundAccessorMissing(), BackgroundAccessorsConstant(), BackgroundAndColor(), BackgroundArrowInvisible(),
    BackgroundCallsSuper(), BackgroundCountsArrowTwice(), BackgroundDefaultAppearance(), BackgroundDefaultShadow(),
    BackgroundDrawsFewer(), BackgroundMetricMissing(), BackgroundNegativeInset(), BackgroundNegativeMetric(),
    BackgroundNoRelayout(), BackgroundNotSubclass(), BackgroundRecursiveAccessor(), BackgroundStrokeClipped(),
    MaskedCornersUnavailable(),
  ]

  /// Rules about popover configurations.
  static let popoverRules: [any PopoverRule] = [
    BackgroundMetricsVary(), PopoverArrowDuplicate(), PopoverArrowReadonly(), PopoverArrowUnknown(), PopoverArrowless(),
    PopoverBackgroundBlurs(),
    PopoverMarginsIncludeStatusBar(), PopoverMarginsRotation(), PopoverNegativeMargins(),
    PopoverOverlapUnavailable(), PopoverSuperviewStyling(),
  ]

  /// Rules about presentations.
  static let presentationRules: [any PresentationRule] = [
    AnchorBarItemNotInBar(), BackgroundMetricsVary(), ContextWithoutDefiner(), CustomTransitionNeedsCustom(),
    FullScreenClear(), ModalFlagIneffective(), OverStyleOpaque(), PageSheetPreferredSize(),
    PopoverAnchorNotInWindow(), PopoverArrowReadonly(), PopoverBackgroundHidden(), PopoverBlockWithoutStyle(),
    PopoverBarAndSourceItem(),
    PopoverBarItemDeprecated(), PopoverBarItemSideways(), PopoverBarSiblingsLive(), PopoverContentSizeLate(),
    PopoverContentUnderArrow(), PopoverMissingContentSize(), PopoverNavigationSize(), PopoverPassthroughInside(),
    PopoverPassthroughNotInWindow(), PopoverRepositionBarItem(), PopoverSourceItemUnavailable(),
    PopoverSourceRectMissing(), PopoverSourceRectNull(), PopoverSourceRectRedundant(),
    PopoverSourceRectWithoutView(), PopoverSourceViewPresenterLate(), PopoverSuperviewStyling(), PopoverTwoAnchors(),
    StyleAfterAccess(), StyleImplicit(), StyleNone(), StyleUnavailable(),
  ]

  /// Rules about one presentation in one environment.
  static let sceneRules: [any SceneRule] = [
    AnchorHidden(), AnchorOffWindow(), BackgroundArrowTooWide(), BackgroundRadiusTooLarge(), FormSheetTooLarge(),
    PopoverArrowMisaligned(), PopoverHalfPointBias(), PopoverKeyboardCovers(), PopoverKeyboardShrinks(),
    PopoverMarginsEatContainer(), PopoverMissingAnchor(), PopoverNeedsAdaptiveNone(), PopoverNoDirectionFits(),
    PopoverNoRoom(),
    PopoverOverPopover(), PopoverSourceRectNegative(), PopoverSourceRectOutside(), PopoverSourceRectThin(),
    PopoverSourceRectWrongSpace(), PopoverTallerThanAvailable(), PopoverUnderHousing(), PopoverWiderThanAvailable(),
  ]

  /// Rules that compare the environments of one presentation.
  static let scenesRules: [any ScenesRule] = [
    PopoverConstantRect(), PopoverDirectionVaries(), PopoverOverlapNoEffect(),
  ]

  /// Rules about everything that was compiled.
  static let wholeCompilationRules: [any WholeCompilationRule] = [SpecVaryNever()]

  /// Findings that the reader and the front end report; only their facts live here.
  static var reportedElsewhere: [RuleFacts] {
    YAMLTextFacts.all + YAMLNodeFacts.all + YAMLNumberFacts.all + SpecNameFacts.all + SpecKeyFacts.all
      + SpecValueFacts.all + SpecTargetFacts.all + LayoutReaderFacts.all
  }

  /// The facts of every code that can be printed, ordered by code: those of the table of rules, and what the YAML reader
  /// says besides.
  public static let allFacts: [RuleFacts] = (facts + YAMLFurtherFacts.all).sorted { $0.code < $1.code }

  /// The facts of every code of the table of rules, ordered by code. Built on first use by pages, lists and tests; checking never touches it.
  public static let facts: [RuleFacts] = {
    var types: [any Rule.Type] = []
    types += wholeSpecRules.map { type(of: $0) as any Rule.Type }
    types += screenRules.map { type(of: $0) as any Rule.Type }
    types += styleRules.map { type(of: $0) as any Rule.Type }
    types += backgroundRules.map { type(of: $0) as any Rule.Type }
    types += popoverRules.map { type(of: $0) as any Rule.Type }
    types += presentationRules.map { type(of: $0) as any Rule.Type }
    types += sceneRules.map { type(of: $0) as any Rule.Type }
    types += scenesRules.map { type(of: $0) as any Rule.Type }
    types += wholeCompilationRules.map { type(of: $0) as any Rule.Type }
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
