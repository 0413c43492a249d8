package import VitrineModel
import VitrineSchema
import VitrineSource

/// What stands under `with` of a preset, by the library's own names.
package struct PresetWords {
  /// The words in the order of writing.
  private let values: [NamedValue]

  /// Reads an entry's `with`; nothing when it has none.
  package init(_ entry: Entry) { self.init(entry.field(.with)?.value.value ?? .null) }

  /// Reads a value: names, or an entry of the language's own keys.
  package init(_ value: Value) {
    switch value {
    case .names(let names): values = names
    case .entry(let entry):
      values = entry.fields.map {
        NamedValue(name: Authored($0.key.rawValue, at: $0.keyPlace), value: $0.value)
      }
    default: values = []
    }
  }

  /// Returns the value of the first of several spellings that is there.
  package func value(_ names: String...) -> Value? {
    for name in names {
      if let found = values.first(where: { $0.name.value == name })?.value.value, found != .null, found != .invalid {
        return found
      }
    }
    return nil
  }

  /// Returns a number.
  package func number(_ name: String) -> Double? {
    switch value(name) {
    case .number(let number)?: number
    case .amount(let amount)? where amount.fraction == 0: amount.points
    case .text(let text)?, .word(let text)?, .name(let text)?: Double(text)
    default: nil
    }
  }

  /// Returns a text, a word or a name; a number in its shortest form.
  package func text(_ name: String) -> String? {
    switch value(name) {
    case .text(let text)?, .word(let text)?, .name(let text)?, .preset(let text)?: text
    case .number(let number)?: "\(number)"
    default: nil
    }
  }

  /// Returns a truth value.
  package func bool(_ names: String...) -> Bool? {
    for name in names {
      switch value(name) {
      case .bool(let bool)?: return bool
      case .text(let text)?, .word(let text)?, .name(let text)?:
        if text == "true" || text == "false" { return text == "true" }
      default: break
      }
    }
    return nil
  }

  /// Returns the texts of a list.
  package func texts(_ name: String) -> [String]? {
    guard case .list(let items)? = value(name) else { return text(name).map { [$0] } }
    var texts: [String] = []
    for item in items {
      switch item.value {
      case .text(let text), .word(let text), .name(let text): texts.append(text)
      default: return nil
      }
    }
    return texts
  }

  /// Returns two numbers: a size, a point or a list of two.
  package func pair(_ name: String) -> (Double, Double)? {
    switch value(name) {
    case .point(let point)?: return (point.x, point.y)
    case .size(let size)?: return (size.width ?? 0, size.height ?? 0)
    case .amountPoint(let point)? where point.x.fraction == 0 && point.y.fraction == 0:
      return (point.x.points, point.y.points)
    case .list(let items)? where items.count == 2:
      guard let first = Self.number(items[0].value), let second = Self.number(items[1].value) else { return nil }
      return (first, second)
    default: return nil
    }
  }

  /// Returns a number of a list.
  private static func number(_ value: Value) -> Double? {
    switch value {
    case .number(let number): number
    case .amount(let amount) where amount.fraction == 0: amount.points
    case .text(let text), .word(let text), .name(let text): Double(text)
    default: nil
    }
  }

  /// Returns a colour, in whichever form it came.
  package func color(_ name: String) -> AuthoredColor? {
    switch value(name) {
    case .color(let color)?: return color
    case .text(let text)?, .word(let text)?, .name(let text)?: return LibraryColor.authored(text)
    default: return nil
    }
  }

  /// Returns the words of a nested mapping.
  package func words(_ name: String) -> PresetWords? {
    switch value(name) {
    case .names?, .entry?: value(name).map { PresetWords($0) }
    default: nil
    }
  }
}

/// Colours in the texts of presets: what the language's own colours look like, read from text.
enum LibraryColor {
  /// Reads `black`, `white(0.1) 50%`, `"#RRGGBB"`, `black 70%`; nil for everything else.
  static func authored(_ text: String) -> AuthoredColor? {
    let parts = text.split(separator: " ")
    guard let base = parts.first, parts.count <= 2 else { return nil }
    var alpha: Double?
    if parts.count == 2 {
      guard parts[1].hasSuffix("%"), let percent = Double(parts[1].dropLast()) else { return nil }
      alpha = percent / 100
    }
    let call = LibraryCall(String(base))
    if call.name == "white", call.numbers.count == 1 {
      let white = call.numbers[0]
      return .base(.rgba(white, white, white, 1), alpha: alpha)
    }
    if base.hasPrefix("#") {
      guard let rgba = hexadecimal(base.dropFirst()) else { return nil }
      return .base(rgba, alpha: alpha)
    }
    return .base(.named(String(base)), alpha: alpha)
  }

  /// Reads three, six or eight hexadecimal digits.
  private static func hexadecimal(_ digits: Substring) -> ColorBase? {
    var values: [Double] = []
    for digit in digits {
      guard let value = digit.hexDigitValue else { return nil }
      values.append(Double(value))
    }
    switch values.count {
    case 3: return .rgba(values[0] / 15, values[1] / 15, values[2] / 15, 1)
    case 6, 8:
      func channel(_ index: Int) -> Double { (values[index * 2] * 16 + values[index * 2 + 1]) / 255 }
      return .rgba(channel(0), channel(1), channel(2), values.count == 8 ? channel(3) : 1)
    default: return nil
    }
  }
}
