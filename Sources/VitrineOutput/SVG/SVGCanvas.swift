/// Builds an SVG document element by element. Numbers are written as the JSON writes them.
struct SVGCanvas {
  /// The elements so far.
  private(set) var body = ""
  /// Spaces before the next element.
  private var indentation = 2

  /// Adds an element without content.
  mutating func element(_ name: String, _ attributes: [(String, String)]) {
    body += pad + "<\(name)\(Self.text(of: attributes))/>\n"
  }

  /// Adds an element around others.
  mutating func element(
    _ name: String, _ attributes: [(String, String)], content: (inout SVGCanvas) -> Void
  ) {
    body += pad + "<\(name)\(Self.text(of: attributes))>\n"
    indentation += 2
    content(&self)
    indentation -= 2
    body += pad + "</\(name)>\n"
  }

  /// Adds a group of elements.
  mutating func group(_ attributes: [(String, String)], _ content: (inout SVGCanvas) -> Void) {
    element("g", attributes, content: content)
  }

  /// Adds a rectangle.
  mutating func rect(_ frame: SVGFrame, radius: Double = 0, _ attributes: [(String, String)]) {
    var all = [
      ("x", Self.number(frame.x)), ("y", Self.number(frame.y)), ("width", Self.number(max(0, frame.width))),
      ("height", Self.number(max(0, frame.height))),
    ]
    if radius > 0 { all.append(("rx", Self.number(min(radius, min(frame.width, frame.height) / 2)))) }
    element("rect", all + attributes)
  }

  /// Adds a rectangle of which only the named corners are round; all are when none is named.
  mutating func roundedRect(
    _ frame: SVGFrame, radius: Double, corners: [String], _ attributes: [(String, String)]
  ) {
    guard radius > 0, !corners.isEmpty else { return rect(frame, radius: radius, attributes) }
    let n = Self.number
    let r = min(radius, min(frame.width, frame.height) / 2)
    func rounding(_ corner: String) -> Double { corners.contains(corner) ? r : 0 }
    let topLeft = rounding("minXMinY")
    let topRight = rounding("maxXMinY")
    let bottomRight = rounding("maxXMaxY")
    let bottomLeft = rounding("minXMaxY")
    let right = frame.x + frame.width
    let bottom = frame.y + frame.height
    let path =
      "M\(n(frame.x + topLeft)) \(n(frame.y))L\(n(right - topRight)) \(n(frame.y))"
      + "A\(n(topRight)) \(n(topRight)) 0 0 1 \(n(right)) \(n(frame.y + topRight))L\(n(right)) \(n(bottom - bottomRight))"
      + "A\(n(bottomRight)) \(n(bottomRight)) 0 0 1 \(n(right - bottomRight)) \(n(bottom))"
      + "L\(n(frame.x + bottomLeft)) \(n(bottom))"
      + "A\(n(bottomLeft)) \(n(bottomLeft)) 0 0 1 \(n(frame.x)) \(n(bottom - bottomLeft))"
      + "L\(n(frame.x)) \(n(frame.y + topLeft))"
      + "A\(n(topLeft)) \(n(topLeft)) 0 0 1 \(n(frame.x + topLeft)) \(n(frame.y))Z"
    element("path", [("d", path)] + attributes)
  }

  /// Adds a line of text whose baseline starts, centres or ends at a point.
  mutating func text(_ string: String, x: Double, y: Double, size: Double, _ attributes: [(String, String)]) {
    let all = [("x", Self.number(x)), ("y", Self.number(y)), ("font-size", Self.number(size))] + attributes
    body += pad + "<text\(Self.text(of: all))>\(Self.escaped(string))</text>\n"
  }

  /// Returns the document around the elements.
  func document(width: Double, height: Double, title: String, background: String) -> [UInt8] {
    let w = Self.number(width)
    let h = Self.number(height)
    let head = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(w) \(h)" width="\(w)" height="\(h)" \
      font-family="-apple-system, 'SF Pro Text', 'Helvetica Neue', Inter, Arial, sans-serif">
        <title>\(Self.escaped(title))</title>
        <rect width="\(w)" height="\(h)" fill="\(background)"/>

      """
    return Array((head + body + "</svg>\n").utf8)
  }

  /// A number as text: at most four decimals.
  static func number(_ value: Double) -> String { NumberText.points(value) }

  /// Text that is safe between tags and in attributes; characters that XML 1.0 has no form for become U+FFFD.
  static func escaped(_ string: String) -> String {
    var text = ""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\t", "\n", "\r": text += " "
      default:
        let isForbidden = scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF
        text.unicodeScalars.append(isForbidden ? "\u{FFFD}" : scalar)
      }
    }
    return text
  }

  /// The spaces before an element.
  private var pad: String { String(repeating: " ", count: indentation) }

  /// Attributes as text.
  private static func text(of attributes: [(String, String)]) -> String {
    attributes.map { " \($0.0)=\"\(escaped($0.1))\"" }.joined()
  }
}

/// A rectangle of a picture, in points.
struct SVGFrame {
  /// Left edge.
  var x: Double
  /// Top edge.
  var y: Double
  /// Horizontal length.
  var width: Double
  /// Vertical length.
  var height: Double

  /// Reads `[x, y, width, height]`.
  init?(_ value: JSONValue?) {
    guard let numbers = value?.numbers, numbers.count == 4 else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Creates a rectangle.
  init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Horizontal centre.
  var midX: Double { x + width / 2 }
  /// Vertical centre.
  var midY: Double { y + height / 2 }

  /// Returns the rectangle with its corner at the origin of its own coordinates.
  var bounds: SVGFrame { SVGFrame(x: 0, y: 0, width: width, height: height) }

  /// Returns the rectangle made smaller on every side.
  func inset(_ amount: Double) -> SVGFrame {
    SVGFrame(x: x + amount, y: y + amount, width: max(0, width - 2 * amount), height: max(0, height - 2 * amount))
  }
}
