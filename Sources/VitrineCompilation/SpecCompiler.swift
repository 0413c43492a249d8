public import VitrineLayout
public import VitrineModel
import VitrinePresentation
import VitrineSource
import VitrineTimeline

/// Compiles a spec: one scene per presentation and environment, or one tree per screen and environment when nothing is presented.
public enum SpecCompiler {
  /// Returns what the spec compiles to, in the order of the file.
  public static func compile(_ spec: Spec) -> Compilation {
    var compilation = Compilation(spec: spec)
    for presentation in spec.presentations {
      var scenes: [CompiledScene] = []
      for index in spec.environments.indices {
        let resolved = PresentationResolver.resolve(presentation, environment: index, spec: spec)
        let timeline = TimelineBuilder.timeline(of: presentation, resolved: resolved, in: spec)
        scenes.append(CompiledScene(environment: index, resolved: resolved, timeline: timeline))
      }
      compilation.presentations.append(CompiledPresentation(name: presentation.name, scenes: scenes))
    }
    if spec.presentations.isEmpty {
      for screen in topScreens(of: spec) {
        let trees = spec.environments.indices.map { index in
          (environment: index, tree: tree(of: screen, environment: index, in: spec))
        }
        compilation.screens.append(CompiledScreen(name: screen.name, trees: trees))
      }
    }
    return compilation
  }

  /// Returns one presentation in every environment as far as rules ask for it: without timelines and without the views of
  /// the presented screen.
  public static func scenesForRules(of presentation: Presentation, in spec: Spec) -> [CompiledScene] {
    spec.environments.indices.map { index in
      let resolved = PresentationResolver.resolve(
        presentation, environment: index, spec: spec, layingContentOut: false)
      return CompiledScene(environment: index, resolved: resolved, timeline: nil)
    }
  }

  /// Returns a screen's views when it fills the window of an environment.
  public static func tree(of screen: Screen, environment index: Int, in spec: Spec) -> LaidOutTree {
    let environment = spec.environments[index]
    return ScreenLayout.layout(
      screen, spec: spec, environment: environment, frame: environment.windowBounds, safeArea: environment.safeArea)
  }

  /// Returns the screens with views that no other screen contains.
  public static func topScreens(of spec: Spec) -> [Screen] {
    var contained: Set<String> = []
    for screen in spec.screens {
      switch screen.kind {
      case .navigation(let names), .tabs(let names), .split(let names):
        for name in names { contained.insert(name.value) }
      default: break
      }
    }
    return spec.screens.filter { screen in
      guard !contained.contains(screen.name.value) else { return false }
      switch screen.kind {
      case .view, .navigation, .tabs, .split: return true
      case .alert, .activity, .preset, .invalid: return false
      }
    }
  }
}
