public import VitrineLayout
public import VitrineModel
public import VitrinePresentation
public import VitrineSource
public import VitrineTimeline

/// A presentation in one environment, with its motion.
public struct CompiledScene: Sendable {
  /// Index in ``Spec/environments``.
  public var environment: Int
  /// Where everything is.
  public var resolved: ResolvedPresentation
  /// What moves and what is called; nil when nothing can be shown.
  public var timeline: Timeline?

  /// Creates a scene.
  public init(environment: Int, resolved: ResolvedPresentation, timeline: Timeline?) {
    self.environment = environment
    self.resolved = resolved
    self.timeline = timeline
  }
}

/// A presentation in every environment.
public struct CompiledPresentation: Sendable {
  /// The name, where it is defined.
  public var name: Authored<String>
  /// One scene per environment, in their order.
  public var scenes: [CompiledScene]

  /// Creates a compiled presentation.
  public init(name: Authored<String>, scenes: [CompiledScene]) {
    self.name = name
    self.scenes = scenes
  }
}

/// A screen that is compiled without a presentation.
public struct CompiledScreen: Sendable {
  /// The name, where it is defined.
  public var name: Authored<String>
  /// One tree per environment, in their order.
  public var trees: [(environment: Int, tree: LaidOutTree)]

  /// Creates a compiled screen.
  public init(name: Authored<String>, trees: [(environment: Int, tree: LaidOutTree)]) {
    self.name = name
    self.trees = trees
  }
}

/// What a spec compiles to.
public struct Compilation: Sendable {
  /// The spec.
  public var spec: Spec
  /// The presentations, in the order of the file.
  public var presentations: [CompiledPresentation]
  /// Screens compiled by themselves: those that no other contains, when the file has no presentation.
  public var screens: [CompiledScreen]
  /// What the phases reported.
  public var diagnostics: [Diagnostic]

  /// Creates an empty compilation.
  public init(spec: Spec) {
    self.spec = spec
    presentations = []
    screens = []
    diagnostics = []
  }
}
