/// An option of a command.
struct CommandOption {
  /// The long name without dashes.
  let name: String
  /// One letter, or nil.
  let short: Character?
  /// The name of its value; nil for a flag.
  let value: String?
  /// Values that are allowed; empty for any.
  let allowed: [String]
  /// Whether it may be given several times.
  let isRepeatable: Bool
  /// One line of help.
  let summary: String

  /// Declares an option.
  init(
    _ name: String, short: Character? = nil, value: String? = nil, allowed: [String] = [], repeatable: Bool = false,
    _ summary: String
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.allowed = allowed
    isRepeatable = repeatable
    self.summary = summary
  }
}

/// One verb of the program: help, parsing and tests read this table.
struct Command {
  /// The verb.
  let name: String
  /// What follows the verb, for the usage line.
  let operands: String
  /// One line.
  let summary: String
  /// A paragraph.
  let details: String
  /// The options, besides those of every command.
  let options: [CommandOption]
  /// A command line that works in the project's own folder.
  let example: String

  /// Options that every command has.
  static let common: [CommandOption] = [
    CommandOption("help", short: "h", "show this help"),
    CommandOption(
      "color", value: "when", allowed: ["auto", "always", "never"], "colour messages; auto means on a terminal"),
  ]

  /// The verbs in the order of the help.
  static let all: [Command] = [
    Command(
      name: "compile", operands: "<paths…>", summary: "compile specs to JSON",
      details:
        "Prints one JSON document per spec on standard output, findings on standard error. A folder stands for every "
        + ".yaml and .yml file below it. A spec with an error gives no document.",
      options: [
        CommandOption("output", short: "o", value: "path", "write here: a file for one spec, a folder for several"),
        CommandOption("compact", "write each document on one line"),
        environment, jobs, root, allowOutsideRoot, allowLarge, strict, advice,
      ],
      example: "vitrine compile Specs/gallery -o .build/gallery"),
    lint,
    Command(
      name: "render", operands: "<paths…>", summary: "draw each presentation as SVG",
      details:
        "Draws from the compiled JSON alone: one picture per presentation and environment, named spec.presentation.environment.svg.",
      options: [
        CommandOption("output", short: "o", value: "folder", "write the pictures here; default the current folder"),
        CommandOption("presentation", value: "name", repeatable: true, "only this presentation"),
        CommandOption(
          "appearance", value: "name", allowed: ["light", "dark"],
          "draw in this appearance; default each environment's own"),
        environment, jobs, root, allowOutsideRoot, allowLarge,
      ],
      example: "vitrine render Specs/gallery -o .build/pictures"),
    Command(
      name: "yaml", operands: "<path>", summary: "print what the YAML parser sees",
      details:
        "Prints every document of the file as JSON by YAML 1.2's core schema. What the language refuses stands on standard error.",
      options: [
        CommandOption("format", value: "name", allowed: ["json", "events"], "json, or the list of parsing events"),
        CommandOption("comments", "add a line of JSON that lists the comments, each with the value it belongs to"),
      ],
      example: "vitrine yaml Specs/gallery/source-view-popover.yaml"),
    Command(
      name: "explain", operands: "<code>", summary: "explain a finding by its code",
      details: "Prints the rule's page: what it finds, why, where that stands, and examples.", options: [],
      example: "vitrine explain popover-missing-anchor"),
    Command(
      name: "rules", operands: "", summary: "list the rules",
      details: "One line per rule: code, severity, area and statement.",
      options: [CommandOption("area", value: "name", "only this area")],
      example: "vitrine rules --area popover"),
    Command(
      name: "devices", operands: "", summary: "list the devices that specs can name",
      details: "One line per device: id, name, size in points, scale and versions.", options: [],
      example: "vitrine devices"),
    Command(
      name: "schema", operands: "output|language", summary: "print the output's JSON Schema, or the language's keys",
      details:
        "output: the JSON Schema of the compiled JSON, format 1. language: every mapping of the spec language with its keys, "
        + "allowed words, defaults and first iOS.",
      options: [],
      example: "vitrine schema output"),
    Command(
      name: "help", operands: "[command]", summary: "show help",
      details: "Shows the help of a command, or this overview.",
      options: [], example: "vitrine help compile"),
    Command(
      name: "version", operands: "", summary: "print the version", details: "Prints name and version.", options: [],
      example: "vitrine version"),
  ]

  /// `vitrine lint`.
  private static let lint = Command(
    name: "lint", operands: "<paths…>", summary: "check specs and report every finding",
    details:
      "Findings go to standard output. The exit code is 1 when there is an error; with --strict a warning counts too.",
    options: [
      CommandOption(
        "format", value: "name", allowed: ["text", "concise", "json"], "how findings are printed; default text"),
      environment, jobs, root, allowOutsideRoot, allowLarge, strict, advice,
    ],
    example: "vitrine lint Specs/gallery")

  /// Returns the command of a verb. Editors run `lint` on every change, so it is found without making the others.
  static func named(_ verb: String) -> Command? { verb == lint.name ? lint : all.first { $0.name == verb } }

  /// `--environment`.
  private static let environment = CommandOption(
    "environment", short: "e", value: "id", repeatable: true, "only this environment: an id, or its first parts")
  /// `--jobs`.
  private static let jobs = CommandOption("jobs", short: "j", value: "n", "files at a time; default one per processor")
  /// `--root`.
  private static let root = CommandOption(
    "root", value: "folder",
    "imports stay in this folder; default the nearest above the spec with '.vitrine.yaml' or '.git', else its own")
  /// `--allow-outside-root`.
  private static let allowOutsideRoot = CommandOption(
    "allow-outside-root", "imports may lie anywhere; also 'allowImportsOutsideRoot: true' in '.vitrine.yaml'")
  /// `--allow-large`.
  private static let allowLarge = CommandOption(
    "allow-large", "lift the limit of what a spec may cost; see 'vitrine explain spec-too-much-work'")
  /// `--strict`.
  private static let strict = CommandOption("strict", "exit 1 on a warning too")
  /// `--advice`.
  private static let advice = CommandOption("advice", "show advice as well")

  /// Every option that this command takes.
  var allOptions: [CommandOption] { options + Command.common }

  /// The help page.
  var help: String {
    var text = "vitrine \(name): \(summary)\n\nUsage: vitrine \(name)"
    if !options.isEmpty { text += " [options]" }
    if !operands.isEmpty { text += " \(operands)" }
    text += "\n\n\(details)\n\nOptions:\n"
    let heads = allOptions.map(Self.head)
    let width = heads.map(\.count).max() ?? 0
    for (option, head) in zip(allOptions, heads) {
      text += "  " + head + String(repeating: " ", count: width - head.count + 2) + option.summary
      if !option.allowed.isEmpty { text += " (\(option.allowed.joined(separator: ", ")))" }
      text += "\n"
    }
    return text + "\nExample:\n  \(example)\n"
  }

  /// The overview of all commands.
  static var overview: String {
    var text =
      "vitrine: what UIKit makes of a presentation, from a text file\n\nUsage: vitrine <command> [options] <paths…>\n\nCommands:\n"
    let width = all.map(\.name.count).max() ?? 0
    for command in all {
      text +=
        "  " + command.name + String(repeating: " ", count: width - command.name.count + 2) + command.summary + "\n"
    }
    text += "\n'-' as a path is standard input. 'vitrine help <command>' tells more.\n"
    text +=
      "Exit codes: 0 clean, 1 findings, 2 wrong usage, 3 could not run.\n\nExample:\n  vitrine lint Specs/gallery\n"
    return text
  }

  /// The left column of an option's help.
  private static func head(_ option: CommandOption) -> String {
    let short = option.short.map { "-\($0), " } ?? "    "
    return short + "--\(option.name)" + (option.value.map { " <\($0)>" } ?? "")
  }
}
