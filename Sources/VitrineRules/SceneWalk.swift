import VitrineCompilation
import VitrineModel
import VitrinePlatform
import VitrinePresentation
import VitrineSource

/// The single walk over a compilation that hands each scene to the rules about it.
enum SceneWalk {
  /// Runs every rule of the second pass.
  static func check(_ compilation: Compilation, in context: RuleContext, into findings: inout Findings) {
    for rule in RuleRegistry.wholeCompilationRules { rule.check(compilation, in: context, into: &findings) }
    var byName = NameTable()
    for (index, compiled) in compilation.presentations.enumerated() { byName[compiled.name.value] = index }
    for compiled in compilation.presentations {
      guard let presentation = context.spec.presentation(compiled.name.value) else { continue }
      let varies = context.hasVariations(SpecWalk.entries(of: presentation, in: context))
      var scenes: [SceneSubject] = []
      for scene in compiled.scenes {
        guard context.spec.environments.indices.contains(scene.environment) else { continue }
        let environment = context.spec.environments[scene.environment]
        let aCase = RuleCase(traits: varies ? environment.traits : nil, versions: .within(environment.traits.iOS))
        let below = scene.resolved.over.flatMap { byName[$0] }.flatMap { index in
          compilation.presentations[index].scenes.first { $0.environment == scene.environment }?.resolved
        }
        let subject = SceneSubject(
          presentation: SpecWalk.subject(of: presentation, in: aCase, context), environment: environment, scene: scene,
          below: below)
        scenes.append(subject)
        findings.environment = environment.id
        for rule in RuleRegistry.sceneRules { rule.check(subject, in: context, into: &findings) }
        findings.environment = nil
      }
      for rule in RuleRegistry.scenesRules { rule.check(scenes, in: context, into: &findings) }
    }
  }
}
