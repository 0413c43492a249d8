import VitrineModel

/// Colours and fonts by their text: a spec writes the same few again and again, and each is a value in a box of its own. A text
/// that comes again gets the box of the first; what was reported or stands for a name is not kept, so nothing is missed.
struct RepeatedValues {
  /// A text and what it says.
  private struct Kept {
    /// The text.
    let text: [UInt8]
    /// The value.
    let value: Value
  }

  /// Colours, in the order in which they were met.
  private var colors: [Kept] = []
  /// Fonts, in the order in which they were met.
  private var fonts: [Kept] = []

  /// The most values that are kept of each: looking through them must cost less than reading the text.
  private static let limit = 16

  /// Returns the colour that a text said before.
  func color(_ text: ArraySlice<UInt8>) -> Value? { Self.find(text, in: colors) }

  /// Returns the font that a text said before.
  func font(_ text: ArraySlice<UInt8>) -> Value? { Self.find(text, in: fonts) }

  /// Keeps what a text says and returns it as a value.
  mutating func keep(_ color: AuthoredColor, _ text: ArraySlice<UInt8>) -> Value {
    let value = Value.color(color)
    if colors.count < Self.limit { colors.append(Kept(text: Array(text), value: value)) }
    return value
  }

  /// Keeps what a text says and returns it as a value.
  mutating func keep(_ font: AuthoredFont, _ text: ArraySlice<UInt8>) -> Value {
    let value = Value.font(font)
    if fonts.count < Self.limit { fonts.append(Kept(text: Array(text), value: value)) }
    return value
  }

  /// Finds a text.
  private static func find(_ text: ArraySlice<UInt8>, in kept: [Kept]) -> Value? {
    for index in kept.indices
    where kept[index].text.count == text.count && kept[index].text.first == text.first
      && kept[index].text.elementsEqual(text)
    {
      return kept[index].value
    }
    return nil
  }
}
