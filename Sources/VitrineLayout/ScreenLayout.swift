public import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// Lays out a screen with the containers around it: bars, columns, and the content in the safe area that they leave.
///
/// Controllers' views and their bars are nodes of the result, named `navigationController`, `navigationBar`, `navigationTitle`,
/// `backButton`, `toolbar`, `tabBarController`, `tabBar`, `tab.<screen>`, `splitViewController`; a bar item has its id, or
/// `<bar>.item.<number>`. The content's root keeps its own name, `root` unless it has an id.
public enum ScreenLayout {
  /// Lays out a screen in a frame.
  ///
  /// - Parameters:
  ///   - screen: The screen; one with `container` stands in that container, alone.
  ///   - frame: What the outermost view fills, in window coordinates.
  ///   - safeArea: The part of the safe area inside `frame`, without any bar of a controller.
  /// - Complexity: Linear in the nodes that are shown.
  public static func layout(
    _ screen: Screen, spec: Spec, environment: SpecEnvironment, frame: Rect, safeArea: EdgeInsets
  ) -> LaidOutTree {
    var builder = ScreenBuilder(spec: spec, environment: environment)
    var safeArea = safeArea
    if builder.hidesStatusBar(screen, frame: frame) {
      // Only a status bar makes this inset: a sensor housing keeps its own (devices.json notes).
      if environment.traits.idiom == .pad || safeArea.top <= ScreenBuilder.plainStatusBarHeight { safeArea.top = 0 }
    }
    builder.add(screen, in: ScreenBuilder.Place(frame: frame, safeArea: safeArea, traits: environment.traits))
    return builder.result
  }
}
