public import VitrineModel
import VitrineSource

/// Who is where: one presentation in one environment, from the asked style to the frames of everything on screen.
public enum PresentationResolver {
  /// How many presentations may stand on one another.
  static let deepest = 32

  /// Returns the presentation once it stands, and what changes afterwards.
  ///
  /// - Parameters:
  ///   - presentation: One of the spec's presentations.
  ///   - environment: Index in ``Spec/environments``. Traps when there is none: the caller enumerates them.
  ///   - spec: The spec.
  ///   - layingContentOut: Whether the views of the presented screen are wanted; without, its tree is its root alone.
  public static func resolve(
    _ presentation: Presentation, environment: Int, spec: Spec, layingContentOut: Bool = true
  ) -> ResolvedPresentation {
    precondition(spec.environments.indices.contains(environment), "a presentation needs an environment of its spec")
    let presentation = PresentationSteps.shortened(presentation)
    var moment = PresentationMoment(environment: spec.environments[environment])
    moment.laysContentOut = layingContentOut
    var scene = PresentationScene(presentation, index: environment, spec: spec, moment: moment, depth: 0)
    scene.stand()
    var result = scene.result
    let steps = PresentationSteps(presentation, index: environment, spec: spec, initial: scene)
    let outcome = steps.run()
    result.steps = outcome.steps
    result.notModelled += outcome.notModelled
    return result
  }
}
