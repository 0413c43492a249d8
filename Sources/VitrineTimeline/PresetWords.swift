import VitrineSchema
import VitrineModel
import VitrinePlatform
import VitrineSource

/// A library's own words under `with`.
struct PresetWords {
  /// Names and values in the order of writing.
  private let words: [(name: String, value: Authored<Value>)]

  /// Reads the words of an entry with `preset`; none when nothing was written.
  init(_ entry: Entry?) {
    self.init(value: entry?[Key<Value>.presetWords]?.value)
  }

  /// Reads words from a value.
  private init(value: Value?) {
    switch value {
    case .names(let names)?: words = names.map { ($0.name.value, $0.value) }
    case .entry(let entry)?: words = entry.fields.map { ($0.key.rawValue, $0.value) }
    default: words = []
    }
  }

  /// Returns a word's value.
  func value(_ name: String) -> Authored<Value>? { words.first { $0.name == name }?.value }

  /// Returns a word's number; free text that is a number counts.
  func number(_ name: String) -> Double? {
    switch value(name)?.value {
    case .number(let number)?: number
    case .text(let text)?, .word(let text)?, .name(let text)?: Double(text)
    default: nil
    }
  }

  /// Returns a word's text.
  func text(_ name: String) -> String? { value(name).flatMap { String($0.value) } }

  /// Returns a word's truth; free text `true` counts.
  func bool(_ name: String) -> Bool? {
    switch value(name)?.value {
    case .bool(let bool)?: bool
    case .text("true")?: true
    case .text("false")?: false
    default: nil
    }
  }

  /// Returns the words inside a word.
  func words(_ name: String) -> PresetWords? {
    switch value(name)?.value {
    case .names?, .entry?: PresetWords(value: value(name)?.value)
    default: nil
    }
  }
}
