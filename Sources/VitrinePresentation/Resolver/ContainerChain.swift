import VitrineModel

/// The containers around a screen.
enum ContainerChain {
  /// How many containers may stand in one another, against cycles that were reported.
  private static let deepest = 128

  /// Returns the screen and the named containers around it, innermost first.
  static func screens(around screen: String, spec: Spec) -> [String] {
    var chain = [screen]
    while chain.count < deepest, let last = chain.last, let outer = spec.container(of: last)?.name.value,
      !chain.contains(outer)
    {
      chain.append(outer)
    }
    return chain
  }

  /// Returns the screen that is shown in a screen: the top of a navigation controller, the first tab, the primary column;
  /// the screen itself otherwise.
  static func visible(in screen: Screen, spec: Spec) -> Screen {
    var current = screen
    for _ in 0..<deepest {
      let child: String?
      switch current.kind {
      case .navigation(let names): child = names.last?.value
      case .tabs(let names), .split(let names): child = names.first?.value
      default: child = nil
      }
      guard let child, let next = spec.screen(child) else { return current }
      current = next
    }
    return current
  }
}
