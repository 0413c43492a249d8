import VitrineKit
import VitrineOutput
import VitrinePlatform
import VitrineSource

/// Starts the program.
@main
enum Program {
  /// Runs the command line and exits with its code.
  static func main() {
    System.ignoreBrokenPipes()
    System.exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  /// Runs one command line.
  static func run(_ words: [String]) -> ExitCode {
    guard let verb = words.first else {
      Terminal.standardError(Command.overview)
      return .usage
    }
    if verb == "--help" || verb == "-h" { return Terminal.print(Command.overview) }
    if verb == "--version" { return Terminal.print("vitrine \(CompilationJSON.version)\n") }
    guard let command = Command.named(verb) else {
      let near = NearNames.near(to: verb, in: Command.all.map(\.name), limit: 1)
      let hint = near.first.map { "; did you mean '\($0)'?" } ?? ""
      return usage("there is no command '\(verb)'\(hint)", see: "vitrine help")
    }
    do throws(Arguments.UsageError) {
      let arguments = try Arguments(Array(words.dropFirst()), for: command)
      if arguments.has("help") { return Terminal.print(command.help) }
      if command.operands.isEmpty, let word = arguments.operands.first {
        throw Arguments.UsageError(message: "'vitrine \(command.name)' takes no '\(word)'")
      }
      return try run(command, arguments)
    } catch {
      return usage(error.message, see: "vitrine help \(command.name)")
    }
  }

  /// Runs a command whose arguments were understood.
  private static func run(_ command: Command, _ arguments: Arguments) throws(Arguments.UsageError) -> ExitCode {
    switch command.name {
    case "compile": try SpecCommands.compile(arguments)
    case "lint": try SpecCommands.lint(arguments)
    case "render": try SpecCommands.render(arguments)
    case "yaml": try InspectCommands.yaml(arguments)
    case "explain": try InspectCommands.explain(arguments)
    case "rules": try InspectCommands.rules(arguments)
    case "devices": InspectCommands.devices()
    case "schema": try InspectCommands.schema(arguments)
    case "help": try InspectCommands.help(arguments)
    default: Terminal.print("vitrine \(CompilationJSON.version)\n")
    }
  }

  /// Reports a wrong command line.
  private static func usage(_ message: String, see page: String) -> ExitCode {
    Terminal.complain(message)
    Terminal.standardError("  = help: '\(page)' shows what is possible\n")
    return .usage
  }
}

/// What the program ends with.
enum ExitCode: Int32 {
  /// Nothing to complain about.
  case clean = 0
  /// Findings that count.
  case findings = 1
  /// A wrong command line.
  case usage = 2
  /// A file could not be read or written.
  case couldNotRun = 3

  /// The graver of two.
  func combined(with other: ExitCode) -> ExitCode { rawValue >= other.rawValue ? self : other }
}
