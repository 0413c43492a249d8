import VitrineModel
import VitrinePlatform
import VitrinePresentation

/// The kinds of case that are SwiftPopup's.
enum SwiftPopupCases {
  /// An animation.
  static func animation(_ input: JSONCell) -> SeedOutput {
    guard let container = input["container"]?.size,
      let animation = input["animation"]?.text.flatMap(SwiftPopup.Animation.init(rawValue:))
    else { return .unreadable }
    let run = SwiftPopup.run(animation, container: container)
    let color = SwiftPopup.backViewColor
    var fields: [String: JSONCell] = [
      "start": pose(run.start), "end": pose(run.end), "finalFrame": JSONCell(run.finalFrame),
      "duration": .number(run.duration), "delay": .number(run.delay), "curve": .text("easeInOut"),
      "declaredTransitionDuration": .number(run.declaredDuration),
      "background": .object([
        "color": .object(["white": .number(color.red), "alpha": .number(color.alpha)]),
        "alpha": .list(run.backgroundAlpha.map { .number($0) }),
      ]),
      "flags": SeedOutput.words(run.flags),
    ]
    if let spring = run.spring {
      fields["spring"] = .object(["damping": .number(spring.damping), "velocity": .number(spring.velocity)])
    }
    if let after = run.after { fields["after"] = pose(after) }
    return .fields(fields)
  }

  /// The demonstration of an alert.
  static func alertDemo(_ input: JSONCell) -> SeedOutput {
    guard let container = input["container"]?.size, let safeArea = input["safeArea"]?.insets,
      let horizontal = input["horizontalSizeClass"]?.text.flatMap(SizeClass.init(rawValue:)),
      let vertical = input["verticalSizeClass"]?.text.flatMap(SizeClass.init(rawValue:))
    else { return .unreadable }
    let demo = SwiftPopup.alertDemo(
      container: container, safeArea: safeArea, horizontal: horizontal, vertical: vertical)
    return .fields([
      "panel": JSONCell(demo.panel), "leftButton": JSONCell(demo.leftButton),
      "rightButton": JSONCell(demo.rightButton), "closeButton": JSONCell(demo.closeButton),
      "flags": SeedOutput.words(demo.flags),
    ])
  }

  /// The demonstration of a sheet.
  static func sheetDemo(_ input: JSONCell) -> SeedOutput {
    guard let container = input["container"]?.size, let safeArea = input["safeArea"]?.insets else {
      return .unreadable
    }
    return .fields([
      "button": JSONCell(SwiftPopup.sheetDemo(container: container, safeArea: safeArea)), "flags": .list([]),
    ])
  }

  /// One end of an animation.
  private static func pose(_ pose: SwiftPopup.Pose) -> JSONCell {
    .object([
      "frame": JSONCell(pose.frame), "transform": .list(pose.transform.map { .number($0) }),
      "alpha": .number(pose.alpha),
    ])
  }
}
