import Foundation
import VitrineFrontend
import VitrineModel
import VitrineSchema
import VitrineSource
import VitrineYAML

/// What the product makes of one file of raw YAML: findings with their places, and values.
struct YAMLCaseFile {
  /// A finding.
  struct Finding {
    /// What was found.
    let diagnostic: Diagnostic
    /// Its primary place as `line:column` in code points, and in UTF-16 units.
    let at: (codePoints: String, utf16: String)
    /// The places of its labels, likewise.
    let labels: [(codePoints: String, utf16: String)]
    /// The line of the primary place.
    let line: Int
    /// The bytes of the primary place.
    let span: SourceSpan

    /// Message, reason, help and fixes as one text.
    var words: String {
      let fixes = diagnostic.fixes.map(\.title)
      return ([diagnostic.message, diagnostic.why ?? ""] + diagnostic.help + fixes).joined(separator: "\n").lowercased()
    }
  }

  /// The file.
  private let file: SourceFile
  /// The tree.
  private let tree: YAMLTree
  /// The declared types of fields by their path.
  private let types: JSONCell?
  /// The file by the core schema, with declared types where there are any; nil when there is no root.
  let document: JSONCell?
  /// What was found about the text of the file, in its order.
  let findings: [Finding]

  /// Reads a file. A field with a declared type is carried into a spec at a key of that type, and what the front end says
  /// there is carried back: the language's own keys are not those of the cases.
  init(_ file: SourceFile, types: JSONCell?) {
    self.file = file
    self.types = types
    tree = YAMLParser.parse(file, id: .main, keys: .empty, workspace: YAMLWorkspace()).tree
    var found = SpecLoader.load(file, workspace: MemoryWorkspace([:])).diagnostics
      .filter { $0.code.rawValue.hasPrefix("yaml-") }
    var typed: [String: JSONCell] = [:]
    for path in types?.keys ?? [] {
      guard let type = types?[path]?.text, let node = Self.node(path, tree), !tree.isAbsent(node) else { continue }
      let field = Self.typedField(type, tree, node, file)
      found += field.diagnostics
      typed[path] = field.value
    }
    document = Self.document(tree, typed)
    let lines = LineTable(file.bytes)
    func place(_ span: SourceSpan) -> (String, String) {
      let points = lines.position(of: span.start, in: file.bytes, unit: .codePoints)
      let units = lines.position(of: span.start, in: file.bytes, unit: .utf16)
      return ("\(points.line):\(points.column)", "\(units.line):\(units.column)")
    }
    findings = found.map { diagnostic in
      Finding(
        diagnostic: diagnostic, at: place(diagnostic.place.span),
        labels: diagnostic.labels.map { place($0.place.span) },
        line: lines.line(at: diagnostic.place.span.start), span: diagnostic.place.span)
    }
  }

  /// Returns the value at a path of keys with dots; `$` is the whole document.
  func value(_ path: String) -> JSONCell {
    guard path != "$" else { return document ?? .null }
    return path.split(separator: ".").reduce(document ?? .null) { $0[String($1)] ?? .null }
  }

  /// Returns the keys of the mapping at a path, in their order, texts and others alike.
  func keys(_ path: String) -> [String] {
    let node = path == "$" ? tree.root : Self.node(path, tree)
    guard let node else { return [] }
    return tree.entries(of: node).map { tree.text(of: $0.key) }
  }

  /// Whether a finding lies on the value at a path.
  func isOnValue(_ finding: Finding, _ path: String) -> Bool {
    guard let node = Self.node(path, tree) else { return false }
    let span = tree.span(of: node)
    return finding.span.start >= span.start && finding.span.start < max(span.end, span.start + 1)
  }

  /// Whether the alias at a place exists: whether a place begins with `*`.
  func isAlias(_ finding: Finding) -> Bool {
    Int(finding.span.start) < file.bytes.count && file.bytes[Int(finding.span.start)] == UInt8(ascii: "*")
  }

  /// Every text of the document.
  var texts: [String] {
    var found: [String] = []
    var rest = [document ?? .null]
    while let cell = rest.popLast() {
      switch cell {
      case .text(let text): found.append(text)
      case .list(let items): rest += items
      case .object(let fields): rest += fields.keys.sorted().map { fields[$0] ?? .null }
      default: break
      }
    }
    return found
  }

  /// Finds a node by keys with dots.
  private static func node(_ path: String, _ tree: YAMLTree) -> YAMLNodeID? {
    var node = tree.root
    for key in path.split(separator: ".") {
      guard let mapping = node else { return nil }
      node = tree.value(of: mapping, String(key))
    }
    return node
  }

  /// The most values of a document that is compared, so that aliases cannot make one endless.
  private static let valueLimit = 10_000

  /// Reads the first document by the core schema and puts typed fields in their place.
  private static func document(_ tree: YAMLTree, _ typed: [String: JSONCell]) -> JSONCell? {
    guard let root = tree.root else { return nil }
    var values = 0
    var document = cell(root, tree, &values)
    for (path, value) in typed { document = replaced(document, path.split(separator: ".").map(String.init), value) }
    return document
  }

  /// Reads a node as all that read the tree do: what is hidden is not there. Nesting is bounded by the parser.
  private static func cell(_ node: YAMLNodeID, _ tree: YAMLTree, _ values: inout Int) -> JSONCell {
    values += 1
    guard values < valueLimit else { return .null }
    switch tree.kind(of: node) {
    case .mapping:
      var fields: [String: JSONCell] = [:]
      for entry in tree.entries(of: node) { fields[tree.text(of: entry.key)] = cell(entry.value, tree, &values) }
      return .object(fields)
    case .sequence: return .list(tree.items(of: node).map { cell($0.value, tree, &values) })
    default:
      let text = tree.bytes(of: node)
      guard tree.isPlain(node) else { return .text(tree.text(of: node)) }
      if YAMLScalar.resolveNull(text) { return .null }
      if let truth = YAMLScalar.resolveBool(text) { return .bool(truth) }
      return YAMLScalar.resolveFloat(text).map { .number($0) } ?? .text(tree.text(of: node))
    }
  }

  /// Returns an object with one value replaced.
  private static func replaced(_ cell: JSONCell, _ path: [String], _ value: JSONCell) -> JSONCell {
    guard let key = path.first else { return value }
    guard case .object(var fields) = cell else { return cell }
    fields[key] = replaced(fields[key] ?? .null, Array(path.dropFirst()), value)
    return .object(fields)
  }

  /// Specs with a key of each declared type, up to the value.
  private static let carriers: [String: String] = [
    "bool": "vitrine: 1\nscreens:\n  s:\n    view: []\n    prefersStatusBarHidden: ",
    "number": "vitrine: 1\nstyles:\n  s:\n    cornerRadius: ",
    "size": "vitrine: 1\nstyles:\n  s:\n    cornerRadius: ",
    "text": "vitrine: 1\nscreens:\n  s:\n    view: []\n    title: ",
    "listOfText": "vitrine: 1\nscreens:\n  s:\n    activity: ",
    "version": "vitrine: 1\nstyles:\n  s:\n    preset: presentr/alert\n    presetVersion: ",
    "color": "vitrine: 1\nscreens:\n  s:\n    view: []\n    backgroundColor: ",
  ]

  /// Reads one value as a type of the language: the findings at their places in the case's file, and the value.
  private static func typedField(
    _ type: String, _ tree: YAMLTree, _ node: YAMLNodeID, _ file: SourceFile
  ) -> (diagnostics: [Diagnostic], value: JSONCell) {
    let span = tree.span(of: node)
    let carrier = carriers[type] ?? ""
    let head = UInt32(carrier.utf8.count)
    let spec = SourceFile(path: file.path, text: carrier + file.text(span) + "\n")
    let loaded = SpecLoader.load(spec, workspace: MemoryWorkspace([:]))
    let found = loaded.diagnostics.filter { $0.code.rawValue.hasPrefix("yaml-") && $0.place.span.start >= head }
      .map { diagnostic in
        var moved = diagnostic
        let start = diagnostic.place.span.start - head + span.start
        moved.place = SourcePlace(
          diagnostic.place.file, SourceSpan(start, start + UInt32(diagnostic.place.span.length)))
        return moved
      }
    switch type {
    case "text", "version", "color": return (found, .text(tree.text(of: node)))
    case "listOfText": return (found, .list(tree.items(of: node).map { .text(tree.text(of: $0.value)) }))
    case "bool":
      return (found, loaded.spec.screens.first?.entry[.prefersStatusBarHidden].map { .bool($0.value) } ?? .null)
    default:
      return (found, loaded.spec.styles.first?.entry[.cornerRadius].map { .number($0.value) } ?? .null)
    }
  }
}
