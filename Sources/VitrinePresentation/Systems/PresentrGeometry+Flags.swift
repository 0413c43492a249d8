public import VitrineModel

extension PresentrGeometry {
  /// Returns what deserves a diagnostic about the frame, in the words of the golden table.
  public func flags(safeArea: EdgeInsets, scale: Double) -> [String] {
    var flags = FrameFlags.outsideContainer(frame, container: container)
    flags += FrameFlags.safeArea(frame, container: container, safeArea: safeArea)
    let isMisaligned =
      switch type {
      case .topHalf: frame.minY != parent.minY
      case .bottomHalf: frame.maxY != parent.maxY
      default: false
      }
    if isMisaligned { flags.append("edge-misaligned") }
    flags += FrameFlags.pixelGrid(frame, scale: scale)
    return flags
  }
}

/// Words about a frame that the models of several systems share.
enum FrameFlags {
  /// How far an edge may be off a whole pixel or an edge, against rounding of doubles.
  static let tolerance = 1e-6

  /// Whether a frame leaves its container.
  static func outsideContainer(_ frame: Rect, container: Size) -> [String] {
    let isOutside =
      frame.minX < -tolerance || frame.minY < -tolerance || frame.maxX > container.width + tolerance
      || frame.maxY > container.height + tolerance
    return isOutside ? ["outside-container"] : []
  }

  /// Which insets of the safe area a frame reaches into.
  static func safeArea(_ frame: Rect, container: Size, safeArea: EdgeInsets) -> [String] {
    var flags: [String] = []
    if safeArea.top > 0, frame.minY < safeArea.top - tolerance, frame.maxY > 0 {
      flags.append("overlaps-safe-area-top")
    }
    if safeArea.left > 0, frame.minX < safeArea.left - tolerance, frame.maxX > 0 {
      flags.append("overlaps-safe-area-left")
    }
    if safeArea.bottom > 0, frame.maxY > container.height - safeArea.bottom + tolerance, frame.minY < container.height {
      flags.append("overlaps-safe-area-bottom")
    }
    if safeArea.right > 0, frame.maxX > container.width - safeArea.right + tolerance, frame.minX < container.width {
      flags.append("overlaps-safe-area-right")
    }
    return flags
  }

  /// Whether an edge lies between two pixels.
  static func pixelGrid(_ frame: Rect, scale: Double) -> [String] {
    let edges = [frame.minX, frame.minY, frame.maxX, frame.maxY]
    let isOff = edges.contains { abs($0 * scale - ($0 * scale).rounded()) > tolerance }
    return isOff ? ["off-pixel-grid"] : []
  }
}
