import VitrineSchema
import VitrineSource

/// A spec with a hole: what stands before and behind it.
struct SpecHole {
  /// The text before the hole.
  var before: String
  /// The text behind it.
  var after: String

  /// Returns the hole that is left when some text with a hole of its own fills this one.
  func filled(_ before: String, _ after: String) -> SpecHole {
    SpecHole(before: self.before + before, after: after + self.after)
  }
}

/// A key or word of the language in the middle of a whole spec.
struct TypoPlace {
  /// The spec around it.
  let hole: SpecHole
  /// The key or word, right.
  let name: String
  /// All names that can stand there, in the order in which they are declared.
  let candidates: [String]
  /// Where it is, for messages.
  let title: String
  /// Returns whether another spelling is right as well.
  let allows: @Sendable (String) -> Bool
}

/// Makes the smallest specs in which each key and each word of the schema table stands, out of the table alone.
struct TypoSpecs {
  /// The name of everything that is defined, so that whatever refers to something refers to this.
  static let definedName = "n"
  /// The name of the entry under test in its section.
  static let hostName = "h"
  /// The path that texts of minimal specs name, where `import` finds an empty spec.
  static let workspace = MemoryWorkspace(["x": "vitrine: 1\n"])

  /// For each shape that a spec can hold, a spec with a hole for such a mapping; the file itself aside.
  private(set) var hosts: [(shape: ShapeID, hole: SpecHole)] = []

  /// Finds a place for every shape, nearest to the top of the file first.
  init() {
    var waiting: [ShapeID] = [.file]
    var next = 0
    while next < waiting.count {
      let shape = Schema.shape(waiting[next])
      next += 1
      for spec in shape.keys {
        for (inner, hole) in Self.mappings(in: spec.type) where !waiting.contains(inner) {
          guard let outer = self.hole(of: spec, in: shape) else { continue }
          hosts.append((inner, outer.filled(hole.before, hole.after)))
          waiting.append(inner)
        }
      }
    }
  }

  /// The shapes that no spec can hold.
  var unreached: [ShapeID] { ShapeID.allCases.filter { id in id != .file && !hosts.contains { $0.shape == id } } }

  /// Every key of every shape that a spec can hold.
  func keys() -> [TypoPlace] {
    var places: [TypoPlace] = []
    for id in [.file] + hosts.map(\.shape) {
      let shape = Schema.shape(id)
      for spec in shape.keys {
        guard let hole = hole(of: spec, in: shape) else { continue }
        let name = Self.written(spec.key)
        let quote = name == spec.key.rawValue ? "" : "'"
        let before = hole.before.dropLast(name.utf8.count + 2)
        places.append(
          TypoPlace(
            hole: SpecHole(
              before: before + quote, after: "\(quote): \(Self.value(of: spec, in: shape))\(hole.after)"),
            name: spec.key.rawValue, candidates: shape.keys.map(\.key.rawValue), title: "key of \(id.rawValue)",
            allows: { UnmodelledProperties.contains($0, in: id) }))
      }
    }
    return places
  }

  /// Every word that the type of a key lists, and each word of the types that have words of their own once.
  func words() -> [TypoPlace] {
    var places: [TypoPlace] = []
    var seen: [ValueType] = []
    for id in [.file] + hosts.map(\.shape) {
      let shape = Schema.shape(id)
      for spec in shape.keys {
        guard let hole = hole(of: spec, in: shape) else { continue }
        for (inner, words, others) in Self.words(in: spec.type, &seen) {
          for word in words {
            places.append(
              TypoPlace(
                hole: hole.filled(inner.before, inner.after), name: word, candidates: words + others,
                title: "word of '\(spec.key.rawValue)' in \(id.rawValue)",
                allows: { SchemaWords.word($0, among: words) != nil }))
          }
        }
      }
    }
    return places
  }

  /// Returns a spec with a hole for the value of a key; nil when no spec can hold the shape.
  private func hole(of spec: KeySpec, in shape: Shape) -> SpecHole? {
    let key = Self.written(spec.key)
    if shape.id == .file {
      let sections = Self.companions(of: spec, in: shape).map {
        "\(Self.written($0.key)): \(Self.value(of: $0, in: shape))\n"
      }
      return SpecHole(before: sections.joined() + "\(key): ", after: "\n")
    }
    guard let host = hosts.first(where: { $0.shape == shape.id })?.hole else { return nil }
    let others = Self.companions(of: spec, in: shape).map {
      ", \(Self.written($0.key)): \(Self.value(of: $0, in: shape))"
    }
    let own = host.filled("{ \(key): ", others.joined() + " }")
    // What is for the children of stacks alone stands in one.
    guard let group = spec.on, !NodeKind.allCases.contains(where: { group.includes($0, parent: .view) }) else {
      return own
    }
    return host.filled("{ vstack: [{ \(key): ", others.joined() + " }] }")
  }

  /// Returns the keys that must stand beside a key: those that are required, the kind, and what presets need.
  private static func companions(of spec: KeySpec, in shape: Shape) -> [KeySpec] {
    var companions = shape.keys.filter { $0.key != spec.key && ($0.isRequired || isSection($0, in: shape)) }
    let isOfPreset = spec.key == .with || spec.key == .presetVersion
    if isOfPreset, let preset = shape.spec(.preset) {
      companions.append(preset)
    } else if !spec.isKind, let kind = kind(for: spec, in: shape) {
      companions.append(kind)
    }
    return companions
  }

  /// Whether a key is a section of the file, whose definitions others may refer to.
  private static func isSection(_ spec: KeySpec, in shape: Shape) -> Bool {
    guard shape.id == .file, case .names = spec.type else { return false }
    return true
  }

  /// Returns a kind that goes with a key; nil when the shape has no kinds.
  private static func kind(for spec: KeySpec, in shape: Shape) -> KeySpec? {
    shape.kindKeys.first { candidate in
      guard shape.id == .node else { return true }
      guard let kind = NodeKind(candidate.key) else { return false }
      guard let group = spec.on else { return !kind.hasChildren }
      return group.includes(kind, parent: .view) || group.includes(kind, parent: .vstack)
    }
  }

  /// Returns a key as it stands in a spec.
  private static func written(_ key: KeyID) -> String {
    key.rawValue.utf8.allSatisfy { $0 != UInt8(ascii: ":") } ? key.rawValue : "'\(key.rawValue)'"
  }

  /// Returns a legal value of a key.
  private static func value(of spec: KeySpec, in shape: Shape) -> String {
    if spec.key == .presetVersion, case .preset(let kind)? = shape.spec(.preset)?.type,
      let preset = PresetTable.names(of: kind).first.flatMap(PresetTable.preset)
    {
      return preset.versions.newest
    }
    return value(of: spec.type)
  }
}
