import VitrineModel

/// SVG path data in the making: absolute commands, numbers with four decimals at most.
struct PathData {
  /// The commands so far.
  private(set) var text = ""

  /// Decimals kept, as a power of ten (design/decisions.md: frames have four at most).
  private static let precision = 10_000.0

  /// Begins a new outline.
  mutating func move(_ x: Double, _ y: Double) { append("M", [x, y]) }
  /// Draws a straight line.
  mutating func line(_ x: Double, _ y: Double) { append("L", [x, y]) }
  /// Draws a quadratic curve with a control point.
  mutating func quad(_ controlX: Double, _ controlY: Double, _ x: Double, _ y: Double) {
    append("Q", [controlX, controlY, x, y])
  }
  /// Draws a quarter of a circle, clockwise.
  mutating func corner(radius: Double, _ x: Double, _ y: Double) {
    text += "A\(Self.number(radius)) \(Self.number(radius)) 0 0 1 \(Self.number(x)) \(Self.number(y))"
  }
  /// Closes the outline.
  mutating func close() { text += "Z" }

  /// Appends a command with its numbers.
  private mutating func append(_ command: String, _ numbers: [Double]) {
    text += command + numbers.map(Self.number).joined(separator: " ")
  }

  /// Returns a number without exponent, needless zeros or `-0`; 0 for what is not finite or beyond any screen.
  static func number(_ value: Double) -> String {
    let scaled = (value * precision).rounded(.toNearestOrAwayFromZero)
    guard scaled.isFinite, abs(scaled) < 1e15 else { return "0" }
    let units = Int64(abs(scaled))
    let whole = units / Int64(precision)
    var text = (scaled < 0 && units > 0 ? "-" : "") + String(whole)
    var rest = units % Int64(precision)
    if rest > 0 { text += "." }
    var unit = Int64(precision) / 10
    while rest > 0 {
      text += String(rest / unit)
      rest %= unit
      unit /= 10
    }
    return text
  }
}
