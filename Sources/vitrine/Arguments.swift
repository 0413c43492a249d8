import VitrinePlatform

/// A command line that was understood.
struct Arguments {
  /// Values by option name, in the order of writing; flags have an empty value.
  private var values: [(name: String, value: String)] = []
  /// Everything that is no option.
  private(set) var operands: [String] = []

  /// What is wrong with a command line.
  struct UsageError: Error {
    /// Lower case, names in quotes, with the way out.
    let message: String
  }

  /// Parses what follows the verb.
  init(_ words: [String], for command: Command) throws(UsageError) {
    var index = 0
    var onlyOperands = false
    while index < words.count {
      let word = words[index]
      index += 1
      if onlyOperands || word == "-" || !word.hasPrefix("-") {
        operands.append(word)
        continue
      }
      if word == "--" {
        onlyOperands = true
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let head = String(parts[0])
      guard let option = Self.option(head, of: command) else { throw Self.unknown(head, of: command) }
      guard let valueName = option.value else {
        if parts.count > 1 { throw UsageError(message: "'--\(option.name)' takes no value") }
        values.append((option.name, ""))
        continue
      }
      var value: String
      if parts.count > 1 {
        value = String(parts[1])
      } else {
        guard index < words.count else {
          throw UsageError(message: "'--\(option.name)' needs a value: --\(option.name) <\(valueName)>")
        }
        value = words[index]
        index += 1
      }
      if !option.allowed.isEmpty, !option.allowed.contains(value) {
        throw UsageError(
          message: "'--\(option.name)' is one of \(option.allowed.joined(separator: ", ")), not '\(value)'")
      }
      if !option.isRepeatable, has(option.name) {
        throw UsageError(message: "'--\(option.name)' is given twice")
      }
      values.append((option.name, value))
    }
  }

  /// Whether an option was given.
  func has(_ name: String) -> Bool { values.contains { $0.name == name } }

  /// The value of an option.
  func value(_ name: String) -> String? { values.first { $0.name == name }?.value }

  /// Every value of an option that may be repeated.
  func all(_ name: String) -> [String] { values.filter { $0.name == name }.map(\.value) }

  /// Returns the option that a word names.
  private static func option(_ word: String, of command: Command) -> CommandOption? {
    command.allOptions.first { option in
      word == "--\(option.name)" || option.short.map { word == "-\($0)" } ?? false
    }
  }

  /// Returns the error for an option that does not exist, with the nearest that does.
  private static func unknown(_ word: String, of command: Command) -> UsageError {
    let names = command.allOptions.map { "--\($0.name)" }
    let near = NearNames.near(to: word, in: names, limit: 1).first.map { "; did you mean '\($0)'?" } ?? ""
    return UsageError(message: "'vitrine \(command.name)' has no option '\(word)'\(near)")
  }
}
