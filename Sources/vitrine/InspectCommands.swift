import VitrineKit
import VitrineOutput
import VitrinePlatform
import VitrineRules
import VitrineSource
import VitrineYAML

/// The commands that show what the program knows.
enum InspectCommands {
  /// `vitrine yaml`.
  static func yaml(_ arguments: Arguments) throws(Arguments.UsageError) -> ExitCode {
    guard arguments.operands.count == 1 else {
      throw Arguments.UsageError(message: "'vitrine yaml' needs one file, or '-' for standard input")
    }
    let path = arguments.operands[0]
    do throws(WorkspaceError) {
      let file = SourceFile(path: path, bytes: try System.read(path))
      let result = YAMLParser.parse(
        file, id: .main, keys: YAMLKeyTable([]), workspace: YAMLWorkspace(), options: .allDocuments)
      let files = SourceFileSet(main: file)
      let printer = TextReport(
        files: files, colored: Terminal.isColored(arguments.value("color"), descriptor: 2))
      let found = result.diagnostics.map { $0.withWholeCharacters(in: files) }
      Terminal.standardError(SpecRun.text(found, more: result.omittedFindings, path: path, printer))
      let code: ExitCode = result.diagnostics.contains { $0.severity == .error } ? .findings : .clean
      if arguments.value("format") == "events" {
        return Terminal.print(YAMLDump.events(file)).combined(with: code)
      }
      // What was refused for its cost is not paid for here.
      if result.isOverLimit { return .findings }
      let comments = arguments.has("comments") ? YAMLDump.comments(result.tree) : []
      guard let json = YAMLDump.json(result.tree), let comments else {
        Terminal.complain("'\(path)' expands to more than \(YAMLDump.maximumBytes(of: result.tree)) bytes of JSON")
        return .findings
      }
      return Terminal.print(json + comments).combined(with: code)
    } catch {
      Terminal.complain("cannot read '\(path)': \(error.reason)")
      return .couldNotRun
    }
  }

  /// `vitrine explain`.
  static func explain(_ arguments: Arguments) throws(Arguments.UsageError) -> ExitCode {
    guard arguments.operands.count == 1 else {
      throw Arguments.UsageError(message: "'vitrine explain' needs one code, for example popover-missing-anchor")
    }
    let code = arguments.operands[0]
    guard let facts = RuleRegistry.facts(for: DiagnosticCode(rawValue: code)) else {
      let near = NearNames.near(to: code, in: RuleRegistry.allFacts.map(\.code.rawValue), limit: 3)
      let hint = near.isEmpty ? "" : "; near: " + near.map { "'\($0)'" }.joined(separator: ", ")
      throw Arguments.UsageError(message: "there is no rule '\(code)'\(hint)")
    }
    return Terminal.print(RulePage.markdown(for: facts))
  }

  /// `vitrine rules`.
  static func rules(_ arguments: Arguments) throws(Arguments.UsageError) -> ExitCode {
    var rules = RuleRegistry.allFacts
    if let area = arguments.value("area") {
      let areas = Array(Set(rules.map(\.area.rawValue))).sorted()
      guard areas.contains(area) else {
        throw Arguments.UsageError(message: "there is no area '\(area)'; areas: \(areas.joined(separator: ", "))")
      }
      rules = rules.filter { $0.area.rawValue == area }
    }
    let width = rules.map(\.code.rawValue.count).max() ?? 0
    var text = ""
    for rule in rules {
      let code = rule.code.rawValue
      text += code + String(repeating: " ", count: width - code.count + 2)
      text += pad(rule.severity.rawValue, 9) + pad(rule.area.rawValue, 12) + rule.statement + "\n"
    }
    return Terminal.print(text)
  }

  /// `vitrine devices`.
  static func devices() -> ExitCode {
    var text = ""
    for id in Device.allIDs {
      guard let device = Device.named(id) else { continue }
      let size = "\(NumberText.exact(device.portraitSize.width))x\(NumberText.exact(device.portraitSize.height))"
      text += pad(device.id, 26) + pad(device.idiom.rawValue, 7) + pad("\(size)@\(NumberText.exact(device.scale))x", 14)
      text += pad("iOS \(device.firstIOS)...\(device.lastIOS)", 20) + device.name + "\n"
    }
    return Terminal.print(text)
  }

  /// `vitrine schema`.
  static func schema(_ arguments: Arguments) throws(Arguments.UsageError) -> ExitCode {
    switch arguments.operands {
    case ["output"]: return Terminal.print(OutputSchema.json)
    case ["language"]: return Terminal.print(LanguageReference.text)
    default:
      throw Arguments.UsageError(message: "'vitrine schema' prints one of two: 'output' or 'language'")
    }
  }

  /// `vitrine help`.
  static func help(_ arguments: Arguments) throws(Arguments.UsageError) -> ExitCode {
    guard let name = arguments.operands.first else { return Terminal.print(Command.overview) }
    guard let command = Command.named(name) else {
      let near = NearNames.near(to: name, in: Command.all.map(\.name), limit: 1)
      throw Arguments.UsageError(
        message: "there is no command '\(name)'" + (near.first.map { "; did you mean '\($0)'?" } ?? ""))
    }
    return Terminal.print(command.help)
  }

  /// Returns a text filled with blanks to a width, and at least one blank.
  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
