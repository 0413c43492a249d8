import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// The names of every section, for looking up and for telling what is used.
struct NameIndexes {
  var screens = NameIndex()
  var popovers = NameIndex()
  var styles = NameIndex()
  var transitions = NameIndex()
  var presentations = NameIndex()
  var colors = NameIndex()
  var fonts = NameIndex()

  /// Returns the number of a name, without copying its section; ids and detents are no sections.
  func number(of name: String, in namespace: Namespace) -> Int? {
    switch namespace {
    case .screen: screens[name]
    case .popover: popovers[name]
    case .style: styles[name]
    case .transition: transitions[name]
    case .presentation: presentations[name]
    case .color: colors[name]
    case .font: fonts[name]
    case .id, .detent: nil
    }
  }

  /// The names of a namespace; ids and detents are no sections.
  subscript(namespace: Namespace) -> NameIndex {
    switch namespace {
    case .screen: screens
    case .popover: popovers
    case .style: styles
    case .transition: transitions
    case .presentation: presentations
    case .color: colors
    case .font: fonts
    case .id, .detent: NameIndex()
    }
  }

  /// Notes that a name is used, in place: no section is copied for it.
  mutating func use(_ number: Int, in namespace: Namespace) {
    switch namespace {
    case .screen: screens.use(number)
    case .popover: popovers.use(number)
    case .style: styles.use(number)
    case .transition: transitions.use(number)
    case .presentation: presentations.use(number)
    case .color: colors.use(number)
    case .font: fonts.use(number)
    case .id, .detent: break
    }
  }
}

extension LoadRun {
  /// Puts the spec together from what the files say.
  mutating func makeSpec() -> Spec {
    let target = makeTarget()
    var spec = Spec(target: target.value, targetIsWritten: target.isWritten)
    var names = NameIndexes()
    (spec.colors, names.colors) = collect(.color, { $0[$1].colors }, { $0[$1].name })
    (spec.fonts, names.fonts) = collect(.font, { $0[$1].fonts }, { $0[$1].name })
    let screens: [DecodedScreen]
    (screens, names.screens) = collect(.screen, { $0[$1].screens }, { $0[$1].name })
    let popovers: [NamedEntry]
    (popovers, names.popovers) = collect(.popover, { $0[$1].popovers }, { $0[$1].name })
    let styles: [NamedEntry]
    (styles, names.styles) = collect(.style, { $0[$1].styles }, { $0[$1].name })
    let transitions: [NamedEntry]
    (transitions, names.transitions) = collect(.transition, { $0[$1].transitions }, { $0[$1].name })
    let presentations: [NamedEntry]
    (presentations, names.presentations) = collect(.presentation, { $0[$1].presentations }, { $0[$1].name })
    for number in decoded.indices { decoded[number].releaseSections() }
    resolveReferences(&names)

    var extender = Extender(files, keepsSections: hasInlineExtends)
    spec.popovers = extender.resolve(popovers, .popover, names.popovers)
    spec.transitions = extender.resolve(transitions, .transition, names.transitions)
    spec.styles = extender.resolve(styles, .style, names.styles)
    let merged = extender.resolve(presentations, .presentation, names.presentations)
    spec.presentations = merged.map { Presentation(name: $0.name, entry: $0.entry, written: $0.written) }
    if hasInlineExtends { extender.resolveInline(&spec) }
    spec.screens = extender.resolve(screens, names.screens)
    sink.add(extender.diagnostics)
    spec.unmodelledKeys = unmodelled
    // Screens that would be too many are left out, and what presents them with them: nothing is looked for in what is left.
    let isLeftOut = spec.screens.count < screens.count
    if isLeftOut { spec.presentations = [] }
    spec.nameIndex = SpecNameIndex(
      screens: names.screens.table, popovers: names.popovers.table, styles: names.styles.table,
      transitions: names.transitions.table, presentations: names.presentations.table, containers: spec.containers())

    if isComplete, !isLeftOut {
      checkMerged(spec)
      checkPresets(spec)
      checkScreens(spec, names)
      checkIDs(spec)
      checkUse(spec, names)
    }
    (spec.environments, spec.leftOut) = makeEnvironments(target: target.value.value)
    return spec
  }

  /// The target of a spec that names none (language 4.1).
  private static let defaultTarget = VersionRange.from(IOSVersion(13, 0))
  /// The first iOS with presentation controllers (uikit-presentation 1.1, documented).
  private static let oldestTarget = IOSVersion(8, 0)

  /// Returns the target of the spec itself; imports do not decide it.
  private mutating func makeTarget() -> (value: Authored<VersionRange>, isWritten: Bool) {
    let standard = Authored(Self.defaultTarget, at: SourcePlace.startOfMain)
    guard let written = decoded.first?.target else { return (standard, false) }
    var value = written
    if case .entry(let entry) = written.value, let field = entry.field(.iOS) { value = field.value }
    guard case .versionRange(let range) = value.value else { return (standard, false) }
    if range.lower < Self.oldestTarget {
      sink.report {
        Diagnostic(
          .specTargetTooOld, "a target begins with iOS 8.0 or later", at: value.place,
          why: "popover and presentation controllers begin with iOS 8.0 (uikit-presentation 1.1)",
          fixes: [
            DiagnosticFix(
              "begin with 8.0", .suggestion,
              edits: [
                SourceEdit(
                  value.place,
                  replacement: range.upper.map { $0 < Self.oldestTarget ? "8.0" : "8.0...\($0)" } ?? "8.0")
              ])
          ])
      }
    }
    return (Authored(range, at: value.place), true)
  }

  /// Looks up every name that the files use, and notes which definitions are used.
  private mutating func resolveReferences(_ names: inout NameIndexes) {
    // By index: a list that is walked as a whole stays until all else is done.
    for number in references.indices {
      let reference = references[number]
      if reference.namespace == .id { continue }
      if let index = names.number(of: reference.name, in: reference.namespace) {
        names.use(index, in: reference.namespace)
        continue
      }
      // What was not read may define the name.
      if !unread.isEmpty, unreadNames.contains(reference.name) { continue }
      if mayDefine(reference.name) { continue }
      let known = names[reference.namespace].names.prefix(sink.wantsSuggestions ? Suggestions.candidates : 0).map(
        \.value
      ).filter { !$0.utf8.contains(UInt8(ascii: ".")) }
      unknownReference(reference, known: known)
    }
    // Ids are looked up screen by screen, later.
    references = references.filter { $0.namespace == .id }
  }

  /// Reports a name that nobody defines, and what may have been meant.
  mutating func unknownReference(_ reference: NameReference, known: [String]) {
    sink.report {
      // Colours of the system stand where names of the spec's own do.
      let system = reference.namespace == .color ? SchemaWords.colors : []
      let words = reference.choice?.words ?? []
      let candidates = known + words + system
      let fixes =
        sink.wantsSuggestions ? Suggestions.fixes(for: reference.name, at: reference.place, among: candidates) : []
      return Diagnostic(
        .specUnknownReference, "no \(reference.namespace.word) '\(reference.name)' is defined", at: reference.place,
        help: fixes.isEmpty ? Suggestions.help(allowed: known + words) : [], fixes: fixes)
    }
  }
}
