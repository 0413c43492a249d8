import VitrineLayout
import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// One presentation at one moment: the work of the resolver, step by step.
struct PresentationScene {
  /// The spec.
  let spec: Spec
  /// The presentation.
  let presentation: Presentation
  /// The presentation's keys with the variations of the moment.
  let entry: Entry
  /// What is the case now.
  let moment: PresentationMoment
  /// How many presentations stand on this one.
  let depth: Int
  /// Index of the environment.
  let index: Int
  /// The screen that is presented; nil when none could be found, which was reported.
  var presented: Screen?
  /// What is underneath.
  var presenter: PresenterScene
  /// What was asked for.
  var plan: StylePlan
  /// What UIKit makes of it.
  var outcome: StyleAdaptation.Outcome
  /// The result so far.
  var result: ResolvedPresentation
  /// The anchor's numbers in the source view, once code has computed them.
  var frozenSourceRect: Rect?

  /// Prepares a scene: presenter, style, adaptation.
  init(_ presentation: Presentation, index: Int, spec: Spec, moment: PresentationMoment, depth: Int) {
    self.spec = spec
    self.presentation = presentation
    self.index = index
    self.moment = moment
    self.depth = depth
    let traits = moment.environment.traits
    let entry = presentation.entry.resolved(for: traits)
    self.entry = entry
    let presented = Self.screen(entry.field(.present)?.value.value, spec: spec)
    self.presented = presented
    let presenter = PresenterScene(
      entry, name: presentation.name.value, index: index, spec: spec, moment: moment, depth: depth)
    self.presenter = presenter
    let plan = StylePlan(entry, presented: presented, spec: spec, traits: traits)
    self.plan = plan
    var adaptation = StyleAdaptation(
      iOS: traits.iOS, horizontal: traits.horizontalSizeClass, vertical: traits.verticalSizeClass)
    let delegate = entry[.delegate]?.value
    adaptation.traitAnswer = delegate?[.adaptivePresentationStyle]?.value.word
    adaptation.plainAnswer = delegate?[.adaptivePresentationStyleFor]?.value.word
    if plan.isCenteredPopover { adaptation.traitAnswer = ModalPresentationStyle.none }
    let sheet = Self.sheetEntry(entry, plan: plan, spec: spec, traits: traits)
    adaptation.isEdgeAttached = sheet?[.prefersEdgeAttachedInCompactHeight]?.value ?? false
    var outcome = adaptation.outcome(of: plan.style)
    if outcome.form == .custom {
      outcome.removesPresenter = plan.entry?[.shouldRemovePresentersView]?.value ?? false
      if plan.preset == nil, plan.entry?[.shouldPresentInFullscreen]?.value == false {
        outcome.why = "as asked, in the current context"
      }
    }
    self.outcome = outcome
    result = ResolvedPresentation(
      environment: index,
      style: StyleOutcome(
        asked: plan.asked, resolved: outcome.style, why: outcome.why, origin: plan.origin),
      presenter: ResolvedPresenter(
        screen: presenter.screen, isRemoved: outcome.removesPresenter, tree: presenter.tree))
    result.over = entry[.over]?.value
    result.notModelled = presenter.notModelled
  }

  /// The traits of the moment.
  var traits: TraitSet { moment.environment.traits }
  /// The window's bounds.
  var window: Rect { moment.environment.windowBounds }
  /// The delegate's answers.
  var delegate: Entry? { entry[.delegate]?.value }

  /// Puts the presentation on screen as far as it can be.
  mutating func stand() {
    if moment.environment.isApproximate { approximate("the environment's safe area or keyboard") }
    guard let screen = presented else { return }
    guard !presenter.refuses else {
      result.presenter.isRemoved = false
      notModelled(
        "the call itself", reason: "'\(presenter.from)' presents something already, so UIKit ignores it",
        place: entry.keyPlace(.from))
      return
    }
    switch screen.kind {
    case .invalid: return
    case .alert: standAlert(screen)
    case .activity: standActivity(screen)
    default: standController(replaced(screen))
    }
  }

  /// Puts a controller on screen.
  private mutating func standController(_ screen: Screen) {
    if let strategy = entry[.strategy]?.value, let kind = strategy[.kind]?.value, kind != "presentation" {
      standWithStrategy(kind, strategy: strategy, screen: screen)
      return
    }
    switch outcome.form {
    case .nothing: return
    case .full: standFull(screen)
    case .context: standInContext(screen)
    case .popover: standPopover(screen)
    case .custom:
      let container = customContainer
      result.presenter.screen = container.screen
      standCustom(screen, in: container.frame)
    case .floatingSheet, .card, .edgeAttachedSheet: standSheet(screen)
    }
  }

  /// The controller under a custom presentation and the rect that it has for itself.
  private var customContainer: (screen: String, frame: Rect) {
    guard plan.preset == nil, plan.entry?[.shouldPresentInFullscreen]?.value == false else {
      return (presenter.screen, window)
    }
    return presenter.context(spec: spec, traits: traits)
  }

  /// Returns what the delegate answers for the adapted style instead of the screen itself.
  private func replaced(_ screen: Screen) -> Screen {
    guard outcome.isAdapted, plan.style == .popover || plan.style == .formSheet || plan.style == .pageSheet,
      let answer = delegate?[.viewControllerForAdaptivePresentationStyle]?.value
    else { return screen }
    switch answer {
    case .name(let name), .word(let name), .text(let name): return spec.screen(name) ?? screen
    case .entry(let wrap):
      guard let names = wrap[.navigation]?.value.items, !names.isEmpty else { return screen }
      let place = wrap.place
      return Screen(
        name: screen.name, entry: Entry(.screen, at: place), kind: .navigation(names), tree: nil)
    default: return screen
    }
  }

  /// Notes something that rests on a decision.
  mutating func approximate(_ name: String) {
    let approximation = Approximation(name)
    if !result.approximations.contains(approximation) { result.approximations.append(approximation) }
  }

  /// Notes something that is not computed.
  mutating func notModelled(_ what: String, reason: String, place: SourcePlace?) {
    result.notModelled.append(NotModelled(what, reason: reason, place: place))
  }

  /// Returns the screen that a value names.
  private static func screen(_ value: Value?, spec: Spec) -> Screen? {
    switch value {
    case .name(let name)?, .word(let name)?, .text(let name)?: spec.screen(name)
    default: nil
    }
  }

  /// Returns the sheet's configuration: a style's, or what a popover turns into.
  static func sheetEntry(_ entry: Entry, plan: StylePlan, spec: Spec, traits: TraitSet) -> Entry? {
    guard plan.style == .popover else { return plan.entry?[.sheet]?.value }
    let own = spec.popover(of: entry)?.resolved(for: traits)[.sheet]?.value
    guard case .entry(let prepared)? = entry[.delegate]?.value[.prepareAdaptivePresentationController]?.value else {
      return own
    }
    return own.map { prepared.merged(over: $0) } ?? prepared
  }
}
