import VitrineMutation

/// Runs a program over hostile inputs and holds each run to the time and memory that issue 3 promises.
struct HostileRun {
  /// Seconds of processor time that a run may take.
  static let longest = 1.0
  /// Bytes that a run may hold at once.
  static let largest = 64 * 1024 * 1024
  /// Bytes of an input unless told otherwise.
  static let standardSize = 1024 * 1024

  /// What is run over each input; the spec's path is added.
  static let commands = [
    ["lint"], ["lint", "--format", "concise"], ["lint", "--format", "json"], ["lint", "--advice"], ["compile"],
    ["yaml"],
    ["yaml", "--format", "events"], ["yaml", "--comments"],
  ]

  /// One run.
  struct Row {
    /// The input.
    var name: String
    /// The words of the command.
    var command: String
    /// What it took.
    var cost: ChildCost
    /// What breaks the promise; empty when nothing does.
    var faults: [String]
  }

  /// The program.
  let program: String
  /// Where the inputs are written.
  let folder: String
  /// The runs, in order.
  private(set) var rows: [Row] = []

  /// Prepares for a program and a folder that holds what ``write(_:size:family:)`` wrote.
  init(program: String, folder: String) {
    self.program = program
    self.folder = folder
  }

  /// Writes every input whose name begins with `family` into a folder of its own, and a list of them.
  ///
  /// - Returns: Whether all could be written.
  static func write(_ folder: String, size: Int, family: String) -> Bool {
    var list = ""
    for input in HostileInput.all(size: size) where input.name.hasPrefix(family) {
      list += "\(input.name) \(input.outcome)\n"
      let own = "\(folder)/\(input.name)"
      guard System.createFolder(own) else { return false }
      for file in input.files where !System.write(file.bytes, to: "\(own)/\(file.path)") { return false }
    }
    return System.write(Array(list.utf8), to: "\(folder)/\(listName)")
  }

  /// Runs every command over every input.
  mutating func run() {
    guard let list = System.bytes(of: "\(folder)/\(Self.listName)") else { return }
    for line in String(decoding: list, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard words.count == 2 else { continue }
      for command in Self.commands { rows.append(run(command, over: words[0], outcome: words[1])) }
    }
  }

  /// Runs one command over one input.
  private func run(_ command: [String], over name: String, outcome: String) -> Row {
    let cost = System.run([program] + command + ["\(folder)/\(name)/spec.yaml"], patience: Self.patience)
    var faults: [String] = []
    if cost.seconds > Self.longest { faults.append("takes too long") }
    if cost.peakMemory > Self.largest { faults.append("takes too much memory") }
    switch cost.exit {
    case 0 where outcome == "refused" && command[0] != "yaml": faults.append("is not refused")
    // What a tree prints has a limit of its own.
    case 1 where outcome == "accepted" && command[0] != "yaml": faults.append("is refused")
    case 0, 1: break
    default: faults.append("ends with \(cost.exit)")
    }
    return Row(name: name, command: command.joined(separator: " "), cost: cost, faults: faults)
  }

  /// The name of the list of inputs and outcomes.
  private static let listName = "list.txt"
  /// Seconds after which a run is ended.
  private static let patience = 20.0
}
