import VitrineModel
import VitrineSchema
import VitrineSource

extension LoadRun {
  /// Checks what only shows once `extends` is merged.
  mutating func checkMerged(_ spec: Spec) {
    for style in spec.styles where style.written.gives(.extends) { required(style.entry, style.name) }
    for popover in spec.popovers where popover.written.gives(.extends) { required(popover.entry, popover.name) }
    for transition in spec.transitions where transition.written.gives(.extends) {
      required(transition.entry, transition.name)
    }
    for presentation in spec.presentations where presentation.written.gives(.extends) {
      required(presentation.entry, presentation.name)
      checkStart(presentation)
    }
    var over = CycleFinder(spec.presentations.map(\.name), verb: "stands over")
    for (index, presentation) in spec.presentations.enumerated() {
      if let field = presentation.entry.field(.over), case .name(let name) = field.value.value {
        over.add(index, Authored(name, at: field.value.place))
      }
    }
    sink.add(over.cycles("presentations stand over each other in a circle"))
    var reduced = CycleFinder(spec.transitions.map(\.name), verb: "becomes")
    for (index, transition) in spec.transitions.enumerated() {
      if let field = transition.entry.field(.reduceMotion), case .name(let name) = field.value.value {
        reduced.add(index, Authored(name, at: field.value.place))
      }
    }
    sink.add(reduced.cycles("transitions for less motion name each other in a circle"))
  }

  /// Asks for the keys that an entry must have, its base's included. Entries without a base were asked when they were decoded.
  private mutating func required(_ entry: Entry, _ name: Authored<String>) {
    let table = language.table(entry.shape)
    let missing = table.required.map { table.rows[$0].key }.filter { key in !entry.gives(key) && !entry.isInvalid(key) }
    guard !missing.isEmpty else { return }
    sink.report {
      Diagnostic(
        .specMissingKey,
        "\(table.shape.noun) needs \(Suggestions.list(missing.map(\.rawValue))), here or in what it extends",
        at: name.place)
    }
  }

  /// Asks where a presentation starts from that extends another.
  private mutating func checkStart(_ presentation: Presentation) {
    if presentation.entry.gives(.from) || presentation.entry.gives(.over) { return }
    sink.report {
      Diagnostic(
        .specMissingKey, "a presentation needs 'from' or 'over', here or in what it extends",
        at: presentation.name.place)
    }
  }
}

/// Finds circles among names that refer to each other.
struct CycleFinder {
  /// The names.
  private let names: [Authored<String>]
  /// The references, each with the number of the name that makes it.
  private var references: [(source: Int, reference: Authored<String>)] = []
  /// How a name refers to another, for messages.
  private let verb: String

  /// The most names of a circle that a message shows.
  static let shownNames = 10

  /// Returns the names of a circle in a row; a long one loses its middle.
  static func shown(_ circle: [String], verb: String) -> String {
    let names = circle.map { "'\($0)'" }
    guard names.count > shownNames else { return names.joined(separator: " \(verb) ") }
    let head = names.prefix(shownNames / 2).joined(separator: " \(verb) ")
    let tail = names.suffix(shownNames / 2).joined(separator: " \(verb) ")
    return "\(head) \(verb) … (\(names.count - shownNames) more) … \(verb) \(tail)"
  }

  /// Prepares for names without references.
  init(_ names: [Authored<String>], verb: String) {
    self.names = names
    self.verb = verb
  }

  /// Adds a reference; unknown names are reported elsewhere.
  mutating func add(_ source: Int, _ reference: Authored<String>) {
    references.append((source, reference))
  }

  /// Returns one finding for each reference that closes a circle.
  func cycles(_ message: String) -> [Diagnostic] {
    guard !references.isEmpty else { return [] }
    var indices = NameTable()
    for (index, name) in names.enumerated() { indices[name.value] = index }
    var edges: [[(target: Int, place: SourcePlace)]] = Array(repeating: [], count: names.count)
    for (source, reference) in references {
      if let target = indices[reference.value] { edges[source].append((target, reference.place)) }
    }
    var found: [Diagnostic] = []
    var isDone = [Bool](repeating: false, count: names.count)
    var position = [Int](repeating: -1, count: names.count)
    for start in names.indices where !isDone[start] {
      var path: [(name: Int, next: Int)] = [(start, 0)]
      position[start] = 0
      while let top = path.last {
        guard top.next < edges[top.name].count else {
          isDone[top.name] = true
          position[top.name] = -1
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let edge = edges[top.name][top.next]
        if position[edge.target] >= 0 {
          let circle = path[position[edge.target]...].map(\.name) + [edge.target]
          let shown = Self.shown(circle.map { names[$0].value }, verb: verb)
          found.append(Diagnostic(.specReferenceCycle, "\(message): \(shown)", at: edge.place))
        } else if !isDone[edge.target] {
          position[edge.target] = path.count
          path.append((edge.target, 0))
        }
      }
    }
    return found
  }
}
