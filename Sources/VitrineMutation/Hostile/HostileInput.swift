/// A spec that somebody could send to make a linter hang, swell or crash.
public struct HostileInput: Sendable, CustomStringConvertible {
  /// What a run over it must end with.
  public enum Outcome: Sendable {
    /// No error.
    case accepted
    /// At least one error.
    case refused
    /// Whatever the language makes of it: only time, memory and manners are looked at.
    case either
  }

  /// A short name, also of its folder when it is written to disk.
  public let name: String
  /// The files by path: the spec first.
  public let files: [(path: String, bytes: [UInt8])]
  /// What it must end with.
  public let outcome: Outcome

  /// The name: reports of tests show no megabytes.
  public var description: String { name }

  /// Creates an input of several files.
  init(_ name: String, _ outcome: Outcome, files: [(path: String, bytes: [UInt8])]) {
    self.name = name
    self.outcome = outcome
    self.files = files
  }

  /// Creates an input of one file.
  init(_ name: String, _ outcome: Outcome, _ bytes: [UInt8]) {
    self.init(name, outcome, files: [("spec.yaml", bytes)])
  }

  /// Creates an input of one file from a text.
  init(_ name: String, _ outcome: Outcome, _ text: String) { self.init(name, outcome, Array(text.utf8)) }

  /// Returns every input, each of about so many bytes (and never more).
  ///
  /// - Parameter size: The budget in bytes; 1 MiB is what the promise is about, less is enough to find what fails at any
  ///   size.
  public static func all(size: Int) -> [HostileInput] {
    bytes(size) + repetitions(size) + nesting(size) + aliases(size) + structures(size) + texts(size) + names(size)
      + products(size) + imports(size)
  }

  /// The line that every spec begins with.
  static let head = "vitrine: 1\n"

  /// Repeats a text as often as the budget allows.
  static func filled(_ size: Int, _ text: String, before: String = "", after: String = "") -> String {
    let room = max(0, size - before.utf8.count - after.utf8.count)
    return before + String(repeating: text, count: room / max(1, text.utf8.count)) + after
  }

  /// Joins numbered texts as long as the budget allows.
  static func numbered(
    _ size: Int, before: String = "", after: String = "", from first: Int = 0, _ make: (Int) -> String
  ) -> String {
    var text = before
    let room = size - after.utf8.count
    var number = first
    while true {
      let next = make(number)
      guard text.utf8.count + next.utf8.count <= room else { return text + after }
      text += next
      number += 1
    }
  }
}
