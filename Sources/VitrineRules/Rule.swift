public import VitrineModel
public import VitrineSource

/// A rule: its facts, and elsewhere one check for the kind of subject that it is about.
public protocol Rule: Sendable {
  /// What people read about it.
  static var facts: RuleFacts { get }
}

/// A rule that needs only the authored spec. Each refinement names the subject that the runner hands to it.
public protocol SpecRule: Rule {}

/// A rule about one presentation, asked once for each way in which its variations combine.
public protocol PresentationRule: SpecRule {
  /// Adds what is wrong with a presentation.
  func check(_ presentation: PresentationSubject, in context: RuleContext, into findings: inout Findings)
}

/// A rule about one popover configuration, named or written in place.
public protocol PopoverRule: SpecRule {
  /// Adds what is wrong with a configuration.
  func check(_ popover: PopoverSubject, in context: RuleContext, into findings: inout Findings)
}

/// A rule about one background class of a popover.
public protocol BackgroundRule: SpecRule {
  /// Adds what is wrong with a background.
  func check(_ background: BackgroundSubject, in context: RuleContext, into findings: inout Findings)
}

/// A rule about one style, named or written in place.
public protocol StyleRule: SpecRule {
  /// Adds what is wrong with a style.
  func check(_ style: StyleSubject, in context: RuleContext, into findings: inout Findings)
}

/// A rule about one screen, asked once for each way in which its variations combine.
public protocol ScreenRule: SpecRule {
  /// Adds what is wrong with a screen.
  func check(_ screen: ScreenSubject, in context: RuleContext, into findings: inout Findings)
}

/// A rule about one view of a screen, asked once for each way in which its variations combine.
public protocol ViewRule: SpecRule {
  /// Adds what is wrong with a view.
  func check(_ view: ViewSubject, in context: RuleContext, into findings: inout Findings)
}

/// A rule about one stack with its children, asked once for each way in which its variations combine.
public protocol StackRule: SpecRule {
  /// Adds what is wrong with a stack.
  func check(_ stack: ViewSubject, in context: RuleContext, into findings: inout Findings)
}

/// A rule about one written constraint of a view.
public protocol ConstraintRule: SpecRule {
  /// Adds what is wrong with a constraint that a view bears.
  func check(
    _ constraint: LayoutConstraint, of view: ViewSubject, in context: RuleContext, into findings: inout Findings)
}

/// A rule that needs frames or timelines. Each refinement names the subject that the runner hands to it.
public protocol CompilationRule: Rule {}

/// A rule about one presentation in one environment.
public protocol SceneRule: CompilationRule {
  /// Adds what is wrong with a scene; the runner adds the environment's name.
  func check(_ scene: SceneSubject, in context: RuleContext, into findings: inout Findings)
}

/// A rule that compares the environments of one presentation.
public protocol ScenesRule: CompilationRule {
  /// Adds what is wrong with the scenes of one presentation together.
  func check(_ scenes: [SceneSubject], in context: RuleContext, into findings: inout Findings)
}

/// A rule about the views of one place on screen in one environment.
public protocol LaidOutRule: CompilationRule {
  /// Adds what is wrong with the views together; the runner adds the environment's name.
  func check(_ laidOut: LaidOutSubject, in context: RuleContext, into findings: inout Findings)
}

/// A rule about one view in one environment, hidden ones left out.
public protocol LaidOutViewRule: CompilationRule {
  /// Adds what is wrong with a view; the runner adds the environment's name.
  func check(_ view: LaidOutViewSubject, in context: RuleContext, into findings: inout Findings)
}

/// A rule that compares the layouts of one screen.
public protocol ScreenLayoutsRule: CompilationRule {
  /// Adds what is wrong with a screen in all that it was laid out in.
  func check(_ layouts: ScreenLayouts, in context: RuleContext, into findings: inout Findings)
}

/// A rule that compares the spec with the environments it is compiled for, asked once.
public protocol EnvironmentRule: CompilationRule {
  /// Adds what is wrong with the spec in these environments.
  func check(in context: RuleContext, into findings: inout Findings)
}

/// What the rules have found so far.
public struct Findings: Sendable {
  /// The findings as they come.
  private var list = FindingList(limit: Self.limit)
  /// The environment in which scenes are checked just now.
  var environment: String?

  /// Findings of one severity that are kept before those of one place in several environments are put together.
  private static let limit = 10 * FindingList.limit

  /// Starts with nothing.
  public init() {}

  /// The findings in the order of discovery.
  public var all: [Diagnostic] { list.kept }
  /// What was found and not kept.
  public var omitted: FindingCounts { list.omitted }

  /// Adds a finding; inside a scene it gets the environment's name.
  public mutating func add(_ finding: Diagnostic) {
    var finding = finding
    if let environment, finding.environments.isEmpty { finding.environments = [environment] }
    list.add(finding)
  }
}

extension Diagnostic {
  /// Creates a finding of a rule: code, severity and reason come from its facts. The page of the rule names every source,
  /// the finding the first.
  public init(
    _ facts: RuleFacts, _ message: String, at place: SourcePlace, severity: Severity? = nil,
    labels: [DiagnosticLabel] = [], help: [String] = [], fixes: [DiagnosticFix] = []
  ) {
    self.init(
      facts.code, severity ?? facts.severity, message, at: place, labels: labels,
      why: facts.sources.first.map { "\(facts.why) (\($0))" } ?? facts.why, help: help,
      fixes: fixes)
  }
}
