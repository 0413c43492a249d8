/// The fenced blocks of a Markdown text.
struct FencedBlock: Equatable {
  /// The words after the fence: the language first, then perhaps a file name.
  let info: [String]
  /// The lines between the fences.
  let lines: [String]
  /// The line of the opening fence, from 1.
  let line: Int

  /// The language; empty when none is named.
  var language: String { info.first ?? "" }
  /// The file that the block shows, when it is named.
  var file: String? { info.count > 1 ? info[1] : nil }
  /// The text with a line end after each line.
  var text: String { lines.map { $0 + "\n" }.joined() }

  /// Finds the blocks of a text in their order; the fence is three back quotes.
  static func all(in markdown: String) -> [FencedBlock] {
    var blocks: [FencedBlock] = []
    var open: (info: [String], lines: [String], line: Int)?
    for (index, line) in markdown.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("```") {
        if let block = open {
          blocks.append(FencedBlock(info: block.info, lines: block.lines, line: block.line))
          open = nil
        } else {
          open = (line.dropFirst(3).split(separator: " ").map(String.init), [], index + 1)
        }
      } else {
        open?.lines.append(String(line))
      }
    }
    return blocks
  }
}

/// A command of a console block and what it prints.
struct ConsoleStep {
  /// The command line.
  let command: String
  /// The lines it prints; a line with nothing but `…` stands for any lines.
  let output: [String]

  /// Reads a block: `$ ` begins a command, a backslash at the end continues it, other lines are its output.
  static func all(in block: FencedBlock) -> [ConsoleStep] {
    var steps: [ConsoleStep] = []
    var command: String?
    var output: [String] = []
    var continues = false
    for line in block.lines {
      if continues, let begun = command {
        command = begun.dropLast() + line
      } else if line.hasPrefix("$ ") {
        if let command { steps.append(ConsoleStep(command: command, output: output)) }
        command = String(line.dropFirst(2))
        output = []
      } else {
        output.append(line)
        continue
      }
      continues = line.hasSuffix("\\")
    }
    if let command { steps.append(ConsoleStep(command: command, output: output)) }
    return steps
  }

  /// Whether lines are what the step shows.
  static func matches(_ actual: some Collection<String>, shown: some Collection<String>) -> Bool {
    guard let first = shown.first else { return actual.isEmpty }
    if first.trimmingPrefix(" ") == "…" {
      let rest = shown.dropFirst()
      var tail = actual[...]
      while true {
        if matches(tail, shown: rest) { return true }
        if tail.isEmpty { return false }
        tail = tail.dropFirst()
      }
    }
    return actual.first == first && matches(actual.dropFirst(), shown: shown.dropFirst())
  }
}
