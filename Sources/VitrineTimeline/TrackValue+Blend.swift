import VitrineModel

extension TrackValue {
  /// Returns the value a share of the way to another; the other one when the two are not of one kind.
  public func blended(to other: TrackValue, by share: Double) -> TrackValue {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    switch (self, other) {
    case (.number(let a), .number(let b)): return .number(mix(a, b))
    case (.pair(let a, let b), .pair(let c, let d)): return .pair(mix(a, c), mix(b, d))
    case (.rect(let a), .rect(let b)):
      return .rect(
        Rect(mix(a.minX, b.minX), mix(a.minY, b.minY), mix(a.width, b.width), mix(a.height, b.height)))
    case (.transform(let a), .transform(let b)) where a.count == b.count:
      return .transform(zip(a, b).map { mix($0, $1) })
    case (.color(let a, let b, let c, let d), .color(let e, let f, let g, let h)):
      return .color(mix(a, e), mix(b, f), mix(c, g), mix(d, h))
    default: return other
    }
  }

  /// Returns how far two values of one kind are apart: the length of their difference.
  func distance(to other: TrackValue) -> Double {
    zip(numbers, other.numbers).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }

  /// The numbers it holds, in a fixed order.
  var numbers: [Double] {
    switch self {
    case .number(let a): [a]
    case .pair(let a, let b): [a, b]
    case .rect(let rect): [rect.minX, rect.minY, rect.width, rect.height]
    case .transform(let list): list
    case .color(let a, let b, let c, let d): [a, b, c, d]
    }
  }
}
