public import VitrineModel
import VitrinePlatform
import VitrineSchema
public import VitrineSource

/// What compiling a spec will cost, in views that are laid out, before any is.
///
/// A short spec can ask for a lot: every presentation is laid out in every environment, with the screen that it stands on,
/// and presentations stand on each other. Whoever checks specs of strangers must not pay for that.
public struct WorkEstimate: Sendable {
  /// What a compilation of a spec of a mebibyte or less may cost (project decision: with its output about 50 MiB).
  public static let compilationLimit = 50_000
  /// What looking for findings alone may cost; nothing is kept and less is computed (project decision).
  public static let findingsLimit = 150_000
  /// Views that may be laid out at once: a solver and the rules hold 2 KiB for each (project decision).
  public static let largestTree = 16_000
  /// Bytes from which the limits grow with the spec: what somebody wrote out may cost what it takes.
  private static let plainSize = 1_048_576
  /// Presentations that may stand on one another, as ``VitrinePresentation`` follows them (project decision).
  public static let deepestStack = 32
  /// Views that a scene costs by itself, with its timeline and its output (measured).
  private static let sceneCost = 8
  /// Views that a scene costs when only findings are wanted (measured).
  private static let bareSceneCost = 3
  /// Steps of `during` that are followed.
  private static let stepLimit = 500
  /// Views at once from which each counts twice: what a solver holds at once grows with the tree (measured).
  private static let largeTree = 5_000
  /// Pairs of written constraints of a screen that cost what one view does; what is solved grows faster than its size (measured).
  private static let constraintPairsPerView = 200
  /// The most views that solving one screen costs: the solver gives up beyond.
  private static let dearestSolution = 15_000
  /// Tests of a query against an environment that cost what one view does (measured).
  private static let testsPerView = 40
  /// Environments from which variations are counted.
  private static let manyEnvironments = 64
  /// Containers that may stand in one another.
  private static let deepestContainer = 128

  /// What costs too much.
  public struct Excess: Sendable {
    /// The definition that passes the limit.
    public var place: SourcePlace
    /// What is too much, and how much of it there is.
    public var message: String
    /// What can be done.
    public var help: [String]
  }

  /// The first thing that costs too much; nil when nothing does.
  public private(set) var excess: Excess?
  /// Views so far.
  private var cost = 0
  /// The spec.
  private let spec: Spec
  /// Whether only findings are wanted.
  private let findingsAlone: Bool
  /// The most views.
  private let limit: Int
  /// The most views at once.
  private let largest: Int
  /// What one scene of a presentation costs, and how many presentations stand in it.
  private struct Scene {
    /// Views.
    var cost: Int
    /// Presentations, itself included.
    var depth: Int
    /// Views that are there at once.
    var views: Int
  }

  /// The scenes by the presentations' numbers; nil while unknown.
  private var known: [Scene?]
  /// The numbers of the presentations.
  private var numbers = NameTable()

  /// Estimates a spec that was loaded without an error.
  ///
  /// - Parameters:
  ///   - bytes: The size of its files.
  ///   - findingsAlone: Whether only findings are wanted.
  public init(_ spec: Spec, bytes: Int, findingsAlone: Bool) {
    self.spec = spec
    self.findingsAlone = findingsAlone
    let limit = findingsAlone ? Self.findingsLimit : Self.compilationLimit
    let plainSizes = max(1, (bytes + Self.plainSize - 1) / Self.plainSize)
    self.limit = limit * plainSizes
    largest = Self.largestTree * plainSizes
    known = Array(repeating: nil, count: spec.presentations.count)
    for (number, presentation) in spec.presentations.enumerated() { numbers[presentation.name.value] = number }
    estimateVariations()
    guard excess == nil else { return }
    if spec.presentations.isEmpty { estimateScreens() } else { estimatePresentations() }
  }

  /// Adds up the presentations in all environments.
  private mutating func estimatePresentations() {
    let environments = spec.environments.count
    for (number, presentation) in spec.presentations.enumerated() {
      guard let scene = scene(number, level: 1) else {
        stackTooDeep(presentation.name)
        return
      }
      add(scene.cost * environments, for: presentation.name)
      if scene.views > largest { tooMany(scene.views, for: presentation.name) }
      if excess != nil { return }
    }
  }

  /// Adds up the screens of a spec that presents nothing.
  private mutating func estimateScreens() {
    for screen in spec.screens {
      let views = views(of: screen, level: 0)
      add((1 + Self.cost(of: views) + solverCost(of: screen)) * spec.environments.count, for: screen.name)
      if views > largest { tooMany(views, for: screen.name) }
      if excess != nil { return }
    }
  }

  /// Adds up the variations, each of which is tested against every environment.
  private mutating func estimateVariations() {
    let environments = spec.environments.count
    guard environments >= Self.manyEnvironments else { return }
    func add(_ entry: Entry, _ name: Authored<String>) {
      let count = Self.variations(of: entry)
      if count > 0 { self.add(max(1, count * environments / Self.testsPerView), for: name) }
    }
    for screen in spec.screens {
      add(screen.entry, screen.name)
      let nodes = screen.tree?.nodes ?? []
      for index in nodes.indices { add(nodes[index].entry, screen.name) }
      if excess != nil { return }
    }
    for named in spec.popovers + spec.styles + spec.transitions { add(named.entry, named.name) }
    for presentation in spec.presentations { add(presentation.entry, presentation.name) }
  }

  /// Counts the variations in an entry. Nesting is bounded by the parser's limit.
  private static func variations(of entry: Entry) -> Int {
    var count = 0
    for index in entry.fields.indices {
      switch entry.fields[index].value.value {
      case .variations(let list): count += list.count
      case .entry(let inner): count += variations(of: inner)
      case .list(let items):
        for item in items { if case .entry(let inner) = item.value { count += variations(of: inner) } }
      default: break
      }
    }
    return count
  }

  /// Adds a cost; the definition that passes the limit is kept.
  private mutating func add(_ more: Int, for name: Authored<String>) {
    cost += more
    guard cost > limit, excess == nil else { return }
    let count = spec.environments.count
    excess = Excess(
      place: name.place,
      message:
        "up to '\(name.value)' this spec lays out \(cost) views in \(count) environment\(count == 1 ? "" : "s"), "
        + "and at most \(limit) are laid out",
      help: [
        "check fewer environments at a time with '--environment', or split the spec into files",
        "'--allow-large' lifts the limit",
      ])
  }

  /// Notes more views than may be there at once.
  private mutating func tooMany(_ views: Int, for name: Authored<String>) {
    guard excess == nil else { return }
    excess = Excess(
      place: name.place,
      message: "'\(name.value)' lays out \(views) views at once, and at most \(largest) are",
      help: ["give the screens fewer views", "'--allow-large' lifts the limit"])
  }

  /// Notes presentations that stand on each other too deep.
  private mutating func stackTooDeep(_ name: Authored<String>) {
    excess = Excess(
      place: name.place,
      message: "more than \(Self.deepestStack) presentations stand on one another below '\(name.value)'",
      help: ["let 'over' name a presentation further below, or begin with 'from'"])
  }

  /// Returns what one scene of a presentation costs; nil when too many presentations stand on one another.
  private mutating func scene(_ number: Int, level: Int) -> Scene? {
    if let known = known[number] { return known }
    guard level <= Self.deepestStack else { return nil }
    let entry = spec.presentations[number].entry
    var below = Scene(cost: 1, depth: 0, views: 1)
    var content = 0
    var solving = 0
    var steps = 0
    // A variation may stand elsewhere; what costs most counts.
    for entry in [entry] + entry.variations.map(\.entry) {
      if let over = entry[.over]?.value, let lower = numbers[over], lower != number {
        guard let scene = scene(lower, level: level + 1) else { return nil }
        below = Scene(
          cost: max(below.cost, scene.cost), depth: max(below.depth, scene.depth), views: max(below.views, scene.views))
      }
      if let from = entry[.fromScreen]?.value {
        let views = views(around: from)
        below.cost = max(below.cost, Self.cost(of: views) + (spec.screen(from).map { solverCost(of: $0) } ?? 0))
        below.views = max(below.views, views)
      }
      if case .name(let name)? = entry.field(.present)?.value.value, let screen = spec.screen(name) {
        content = max(content, views(of: screen, level: 0))
        solving = max(solving, solverCost(of: screen))
      }
      if case .list(let items)? = entry.field(.during)?.value.value {
        steps = max(steps, min(items.count, Self.stepLimit))
      }
    }
    guard below.depth < Self.deepestStack else { return nil }
    let views = content + below.views
    content = Self.cost(of: content) + solving
    let own = content + (findingsAlone ? Self.bareSceneCost : Self.sceneCost)
    let scene = Scene(
      cost: own + below.cost * (1 + steps) + content * steps, depth: below.depth + 1,
      views: views)
    known[number] = scene
    return scene
  }

  /// Returns the views of the outermost container around a screen.
  private func views(around name: String) -> Int {
    var outer = name
    for _ in 0..<Self.deepestContainer {
      guard let container = spec.container(of: outer)?.name.value, container != outer else { break }
      outer = container
    }
    return spec.screen(outer).map { views(of: $0, level: 0) } ?? 1
  }

  /// Returns the views of a screen with what is visible in it; containers may stand in one another up to a limit.
  private func views(of screen: Screen, level: Int) -> Int {
    guard level < Self.deepestContainer else { return 1 }
    func views(of name: Authored<String>?) -> Int {
      name.flatMap { spec.screen($0.value) }.map { self.views(of: $0, level: level + 1) } ?? 0
    }
    switch screen.kind {
    case .navigation(let names): return 1 + views(of: names.last)
    case .tabs(let names): return 1 + views(of: names.first)
    case .split(let names): return 1 + views(of: names.first) + views(of: names.last)
    default:
      let count = screen.tree?.nodes.count ?? 1
      return max(1, count)
    }
  }

  /// Returns the views that solving the written constraints of a screen costs.
  private func solverCost(of screen: Screen) -> Int {
    var count = screen.entry[.constraints]?.value.all.count ?? 0
    let nodes = screen.tree?.nodes ?? []
    for index in nodes.indices { count += nodes[index].entry[.constraints]?.value.all.count ?? 0 }
    return min(Self.dearestSolution, count * count / Self.constraintPairsPerView)
  }

  /// Returns what some views cost that are laid out at once.
  private static func cost(of views: Int) -> Int { views + max(0, views - largeTree) }
}
