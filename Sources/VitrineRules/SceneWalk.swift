public import VitrineCompilation
public import VitrineModel
import VitrinePlatform
public import VitrinePresentation

/// One presentation in one environment, its references followed.
public struct SceneSubject: Sendable {
  /// The presentation as it is authored for this environment.
  public let presentation: PresentationSubject
  /// The environment.
  public let environment: SpecEnvironment
  /// Where everything is, and what moves.
  public let scene: CompiledScene

  /// Where everything is.
  public var resolved: ResolvedPresentation { scene.resolved }
}

/// The single walk over a compilation that hands each scene to the rules about it.
enum SceneWalk {
  /// Runs every rule of the second pass.
  static func check(_ compilation: Compilation, in context: RuleContext, into findings: inout Findings) {
    for compiled in compilation.presentations {
      guard let presentation = context.spec.presentation(compiled.name.value) else { continue }
      var scenes: [SceneSubject] = []
      for scene in compiled.scenes {
        guard context.spec.environments.indices.contains(scene.environment) else { continue }
        let environment = context.spec.environments[scene.environment]
        let aCase = RuleCase(traits: environment.traits, versions: .within(environment.traits.iOS))
        let subject = SceneSubject(
          presentation: SpecWalk.subject(of: presentation, in: aCase, context), environment: environment, scene: scene)
        scenes.append(subject)
        findings.environment = environment.id
        for rule in RuleRegistry.sceneRules { rule.check(subject, in: context, into: &findings) }
        findings.environment = nil
      }
      for rule in RuleRegistry.scenesRules { rule.check(scenes, in: context, into: &findings) }
    }
  }
}
