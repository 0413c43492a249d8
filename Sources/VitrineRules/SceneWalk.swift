import VitrineCompilation
import VitrineLayout
import VitrineModel
import VitrinePlatform
import VitrinePresentation
import VitrineSource

/// The single walk over the scenes of a spec that hands each to the rules about it.
struct SceneWalk {
  /// What every check may read.
  let context: RuleContext
  /// What the rules have found so far.
  private(set) var findings = Findings()
  /// The views that were looked at.
  private var views = LaidOutWalk()

  /// Prepares for one spec and asks the rules that need no scene.
  init(_ context: RuleContext) {
    self.context = context
    RuleRegistry.eachEnvironmentRule { $0.check(in: context, into: &findings) }
  }

  /// Checks everything that was compiled.
  mutating func check(_ compilation: Compilation) {
    var byName = NameTable()
    for (index, compiled) in compilation.presentations.enumerated() { byName[compiled.name.value] = index }
    for compiled in compilation.presentations {
      guard let presentation = context.spec.presentation(compiled.name.value) else { continue }
      check(presentation, compiled.scenes) { name in byName[name].map { compilation.presentations[$0].scenes } }
    }
    for screen in compilation.screens {
      for (environment, tree) in screen.trees { checkViews(tree, of: screen.name.value, in: environment) }
    }
    views.finish(context, into: &findings)
  }

  /// Compiles each presentation as far as rules need it, checks it and forgets it, so that the memory does not grow with
  /// the presentations. Only those that stand below others are kept.
  mutating func checkCompiling() {
    let spec = context.spec
    var kept: [[CompiledScene]] = []
    var numbers = NameTable()
    for presentation in spec.presentations {
      let known = numbers[presentation.name.value].map { kept[$0] }
      let scenes = known ?? SpecCompiler.scenesForRules(of: presentation, in: spec)
      check(presentation, scenes) { name in
        if let number = numbers[name] { return kept[number] }
        guard let below = spec.presentation(name) else { return nil }
        numbers[name] = kept.count
        kept.append(SpecCompiler.scenesForRules(of: below, in: spec))
        return kept.last
      }
    }
    if spec.presentations.isEmpty {
      for screen in SpecCompiler.topScreens(of: spec) {
        for environment in spec.environments.indices {
          checkViews(
            SpecCompiler.tree(of: screen, environment: environment, in: spec), of: screen.name.value, in: environment)
        }
      }
    }
    views.finish(context, into: &findings)
  }

  /// Checks the views of one place on screen.
  private mutating func checkViews(_ tree: LaidOutTree, of screen: String, in environment: Int) {
    views.check(
      screen, frame: tree.nodes.first?.windowFrame ?? .zero, environment: environment, context, into: &findings
    ) { tree }
  }

  /// Checks the views of a scene. What rules alone compile has no views on top yet: they are laid out here when they are new.
  private mutating func checkViews(of resolved: ResolvedPresentation, in environment: Int) {
    checkViews(resolved.presenter.tree, of: resolved.presenter.screen, in: environment)
    guard let presented = resolved.presented else { return }
    let spec = context.spec
    views.check(presented.screen, frame: presented.frame, environment: environment, context, into: &findings) {
      guard presented.tree.nodes.count <= 1, presented.tree.roots.isEmpty, let screen = context.screen(presented.screen)
      else { return presented.tree }
      return ScreenLayout.layout(
        screen, spec: spec, environment: spec.environments[environment], frame: presented.frame,
        safeArea: presented.safeArea)
    }
  }

  /// Checks the scenes of one presentation; `below` gives those of another by its name.
  private mutating func check(
    _ presentation: Presentation, _ compiled: [CompiledScene], below: (String) -> [CompiledScene]?
  ) {
    let varies = context.hasVariations(SpecWalk.entries(of: presentation, in: context))
    var scenes: [SceneSubject] = []
    for scene in compiled {
      guard context.spec.environments.indices.contains(scene.environment) else { continue }
      let environment = context.spec.environments[scene.environment]
      let aCase = RuleCase(traits: varies ? environment.traits : nil, versions: .within(environment.traits.iOS))
      let below = scene.resolved.over.flatMap { name in
        below(name)?.first { $0.environment == scene.environment }?.resolved
      }
      let subject = SceneSubject(
        presentation: SpecWalk.subject(of: presentation, in: aCase, context), environment: environment, scene: scene,
        below: below)
      scenes.append(subject)
      findings.environment = environment.id
      RuleRegistry.eachSceneRule { $0.check(subject, in: context, into: &findings) }
      findings.environment = nil
      checkViews(of: scene.resolved, in: scene.environment)
    }
    RuleRegistry.eachScenesRule { $0.check(scenes, in: context, into: &findings) }
  }
}
