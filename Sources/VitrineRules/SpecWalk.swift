import VitrineModel
import VitrinePlatform
import VitrineSchema

/// The single walk over a spec that hands each subject to the rules about it.
enum SpecWalk {
  /// Runs every rule of the first pass.
  static func check(_ context: RuleContext, into findings: inout Findings) {
    checkScreens(context, into: &findings)
    checkViews(context, into: &findings)
    checkStyles(context, into: &findings)
    checkPopovers(context, into: &findings)
    for presentation in context.spec.presentations {
      for aCase in context.cases(of: entries(of: presentation, in: context)) {
        let subject = subject(of: presentation, in: aCase, context)
        RuleRegistry.eachPresentationRule { $0.check(subject, in: context, into: &findings) }
      }
    }
  }

  /// Returns a presentation under each combination of the variations that concern it.
  static func subjects(of presentation: Presentation, in context: RuleContext) -> [PresentationSubject] {
    context.cases(of: entries(of: presentation, in: context)).map { subject(of: presentation, in: $0, context) }
  }

  /// Returns the entries whose variations concern a presentation: its own, the presented screen's, and named ones.
  static func entries(of presentation: Presentation, in context: RuleContext) -> [Entry] {
    let raw = presentation.entry
    let presented = context.presented(of: raw)
    var varied = [raw]
    if let entry = presented?.entry { varied.append(entry) }
    if case .entry(let entry, let name?, _) = context.spec.style(of: raw), !name.isEmpty { varied.append(entry) }
    if case .name(let name)? = raw.field(.popover)?.value.value, let popover = context.spec.popover(name) {
      varied.append(popover.entry)
    }
    return varied
  }

  /// Returns a presentation under one combination.
  static func subject(of presentation: Presentation, in aCase: RuleCase, _ context: RuleContext) -> PresentationSubject
  {
    let entry = aCase.apply(to: presentation.entry)
    let presented = context.presented(of: entry)
    var style = context.spec.style(of: entry)
    if case .entry(let written, let name, let place) = style {
      style = .entry(aCase.apply(to: written), name: name, at: place)
    }
    return PresentationSubject(
      name: presentation.name, raw: presentation.entry, entry: entry, versions: aCase.versions,
      presenter: context.presenter(of: entry), presented: presented,
      screen: presented.map { aCase.apply(to: $0.entry) }, style: style,
      popover: context.spec.popover(of: entry).map { aCase.apply(to: $0) }, delegate: entry[.delegate]?.value)
  }

  /// Checks every screen.
  private static func checkScreens(_ context: RuleContext, into findings: inout Findings) {
    for screen in context.spec.screens {
      for aCase in context.cases(of: [screen.entry]) {
        let subject = ScreenSubject(screen: screen, entry: aCase.apply(to: screen.entry), versions: aCase.versions)
        RuleRegistry.eachScreenRule { $0.check(subject, in: context, into: &findings) }
      }
    }
  }

  /// Checks every view of every screen.
  private static func checkViews(_ context: RuleContext, into findings: inout Findings) {
    for screen in context.spec.screens {
      guard let tree = screen.tree else { continue }
      let numbers = ViewNumbers(of: screen, tree)
      for index in tree.nodes.indices {
        for aCase in cases(of: index, in: tree, screen, context) {
          check(
            ViewSubject(
              screen: screen, tree: tree, index: index, numbers: numbers, aCase: aCase,
              entry: aCase.apply(to: tree.nodes[index].entry)),
            context, into: &findings)
        }
      }
    }
  }

  /// Returns the ways in which the variations of a view and its neighbours combine; one when nothing varies.
  private static func cases(
    of index: NodeIndex, in tree: ViewTree, _ screen: Screen, _ context: RuleContext
  ) -> [RuleCase] {
    let node = tree.nodes[index]
    var varied: [Entry] = []
    func add(_ index: NodeIndex) {
      if tree.nodes[index].entry.field(.vary) != nil { varied.append(tree.nodes[index].entry) }
    }
    add(index)
    if let parent = node.parent { add(parent) }
    for child in tree.children(of: index) { add(child) }
    if index == 0, screen.entry.field(.vary) != nil { varied.append(screen.entry) }
    return varied.isEmpty ? [RuleCase(traits: nil, versions: context.target)] : context.cases(of: varied)
  }

  /// Checks one view: by itself, as a stack, and the constraints that it bears.
  private static func check(_ view: ViewSubject, _ context: RuleContext, into findings: inout Findings) {
    RuleRegistry.eachViewRule { $0.check(view, in: context, into: &findings) }
    if view.node.kind.isStack { RuleRegistry.eachStackRule { $0.check(view, in: context, into: &findings) } }
    for constraint in view.constraints {
      RuleRegistry.eachConstraintRule { $0.check(constraint, of: view, in: context, into: &findings) }
    }
  }

  /// Checks every style: the named ones, then those written in place.
  private static func checkStyles(_ context: RuleContext, into findings: inout Findings) {
    for style in context.spec.styles { check(style: style.entry, name: style.name.value, context, into: &findings) }
    for presentation in context.spec.presentations {
      if case .entry(let style, name: nil, _) = context.spec.style(of: presentation.entry) {
        check(style: style, name: nil, context, into: &findings)
      }
    }
  }

  /// Checks one style.
  private static func check(style: Entry, name: String?, _ context: RuleContext, into findings: inout Findings) {
    for aCase in context.cases(of: [style]) {
      let subject = StyleSubject(name: name, raw: style, entry: aCase.apply(to: style), versions: aCase.versions)
      RuleRegistry.eachStyleRule { $0.check(subject, in: context, into: &findings) }
    }
  }

  /// Checks every popover configuration: the named ones, those written in place, those that a delegate sets late.
  private static func checkPopovers(_ context: RuleContext, into findings: inout Findings) {
    var used: Set<String> = []
    for presentation in context.spec.presentations {
      if case .name(let name)? = presentation.entry.field(.popover)?.value.value { used.insert(name) }
    }
    for popover in context.spec.popovers {
      let name = popover.name.value
      check(popover: popover.entry, name: name, isUsed: used.contains(name), context, into: &findings)
    }
    for presentation in context.spec.presentations {
      if case .entry(let popover)? = presentation.entry.field(.popover)?.value.value {
        check(popover: popover, name: nil, isUsed: true, context, into: &findings)
      }
      if let late = presentation.entry[.delegate]?.value[.prepareForPopoverPresentation],
        case .entry(let popover) = late.value
      {
        check(popover: popover, name: nil, isUsed: true, context, into: &findings)
      }
    }
  }

  /// Checks one popover configuration and its background.
  private static func check(
    popover: Entry, name: String?, isUsed: Bool, _ context: RuleContext, into findings: inout Findings
  ) {
    for aCase in context.cases(of: [popover]) {
      let subject = PopoverSubject(
        name: name, raw: popover, entry: aCase.apply(to: popover), versions: aCase.versions)
      RuleRegistry.eachPopoverRule { $0.check(subject, in: context, into: &findings) }
      guard let field = subject.entry.field(.background), let entry = backgroundEntry(field) else { continue }
      let background = BackgroundSubject(entry: entry, field: field, popover: subject, isUsed: isUsed)
      RuleRegistry.eachBackgroundRule { $0.check(background, in: context, into: &findings) }
    }
  }

  /// Returns the entry of a background; a bare preset becomes an entry with `preset` alone.
  private static func backgroundEntry(_ field: Field) -> Entry? {
    switch field.value.value {
    case .entry(let entry): entry
    case .preset(let name):
      Entry(
        .background, at: field.value.place,
        fields: [Field(.preset, keyPlace: field.value.place, value: Authored(.preset(name), at: field.value.place))])
    default: nil
    }
  }
}
