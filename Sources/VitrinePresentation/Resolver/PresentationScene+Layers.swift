import VitrineLayout
import VitrineModel
import VitrineSchema
import VitrineSource

extension PresentationScene {
  /// Core Animation's own shadow values, used for parts of a shadow that are not written (CALayer, documented).
  private static let shadowOffset = Point(0, -3)
  /// Core Animation's own shadow radius.
  private static let shadowRadius = 3.0

  /// Returns the layer that an entry's layer keys describe, laid over another.
  func layer(_ entry: Entry?, over base: ResolvedLayer = ResolvedLayer()) -> ResolvedLayer {
    var layer = base
    guard let entry else { return layer }
    if let radius = entry[.cornerRadius]?.value { layer.cornerRadius = radius }
    if let corners = entry[.maskedCorners]?.value.values { layer.maskedCorners = corners }
    if let clips = entry[.clipsToBounds]?.value { layer.clipsToBounds = clips }
    if let border = entry[.border]?.value {
      let width = border.field(.width).flatMap { Self.points($0.value.value) } ?? 0
      layer.border = (width, border[.color].flatMap { color($0.value) })
    }
    if let shadow = entry[.shadow]?.value {
      layer.shadow = (
        color: shadow[.color].map { color($0.value) } ?? RGBA(0, 0, 0, 1), opacity: shadow[.opacity]?.value ?? 0,
        offset: shadow[.offset]?.value ?? Self.shadowOffset, radius: shadow[.radius]?.value ?? Self.shadowRadius
      )
    }
    return layer
  }

  /// Returns the dimming view that an entry of shape dimming describes.
  func dimming(_ written: Entry?, container: Rect) -> ResolvedDimming? {
    guard let written else { return nil }
    let isInPresenter = written[.in]?.value == "presenter"
    let frame = isInPresenter ? (presenter.tree.nodes.first?.windowFrame ?? container) : container
    let blur = written[.blur]?.value
    return ResolvedDimming(
      frame: frame, color: blur == nil ? written[.color].flatMap { color($0.value) } : nil,
      alpha: written[.alpha]?.value ?? 1, blur: blur, tap: written[.tap]?.value.word ?? .none,
      isAnimated: written[.animation]?.value != "none", origin: .place(written.place))
  }

  /// Returns a plain number of points, in whichever form it came.
  static func points(_ value: Value) -> Double? {
    switch value {
    case .number(let number): number
    case .amount(let amount) where amount.fraction == 0: amount.points
    case .dimensions(let list): list.first?.amount.points
    default: nil
    }
  }
}
