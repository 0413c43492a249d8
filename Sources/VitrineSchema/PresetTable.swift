/// One of a library's own words under `with`.
public struct PresetWord: Sendable {
  /// The word in the library's spelling.
  public let name: String
  /// What its value may be.
  public let type: ValueType
  /// The library's default in its own spelling; nil when absent means absent.
  public let defaultText: String?
  /// The first version that has it; nil when all have it.
  public let since: String?
  /// The last version that has it; nil when the newest does.
  public let until: String?
  /// What it was called before or is called since, for one that was renamed.
  public let otherName: String?
  /// One sentence: what it is.
  public let summary: String

  /// Declares a word.
  init(
    _ name: String, _ type: ValueType, default defaultText: String? = nil, since: String? = nil, until: String? = nil,
    otherName: String? = nil, _ summary: String
  ) {
    self.name = name
    self.type = type
    self.defaultText = defaultText
    self.since = since
    self.until = until
    self.otherName = otherName
    self.summary = summary
  }

  /// Whether a version of the library has the word.
  public func exists(in version: PresetVersion) -> Bool {
    if let since, let first = PresetVersion(since), version < first { return false }
    if let until, let last = PresetVersion(until), version > last { return false }
    return true
  }
}

/// The versions that a preset knows.
public enum PresetVersions: Hashable, Sendable {
  /// A document, which has no versions; the word that may stand for it.
  case document(String)
  /// These versions alone, oldest first.
  case tags([String])
  /// Everything from one version to another.
  case range(String, String)

  /// The version that is meant when none is named.
  public var newest: String {
    switch self {
    case .document(let word): word
    case .tags(let tags): tags.last ?? ""
    case .range(_, let last): last
    }
  }

  /// Whether a version is known.
  public func contains(_ text: String) -> Bool {
    switch self {
    case .document(let word): return text == word
    case .tags(let tags):
      return tags.contains { PresetVersion($0) == PresetVersion(text) && PresetVersion(text) != nil }
    case .range(let first, let last):
      guard let version = PresetVersion(text), let first = PresetVersion(first), let last = PresetVersion(last) else {
        return false
      }
      return version >= first && version <= last
    }
  }

  /// The versions in words, for messages.
  public var description: String {
    switch self {
    case .document(let word): "'\(word)'"
    case .tags(let tags): tags.joined(separator: ", ")
    case .range(let first, let last): "\(first) to \(last)"
    }
  }
}

/// A library's or document's own way of doing something, by name.
public struct Preset: Sendable {
  /// The name with its slash.
  public let name: String
  /// What it stands as.
  public let kind: PresetKind
  /// The versions that it knows.
  public let versions: PresetVersions
  /// The words that may stand under `with`.
  public let words: [PresetWord]
  /// One sentence: what it is.
  public let summary: String
  /// Where that stands.
  public let source: String

  /// Returns a word, or nil when no version of the library has it.
  public func word(_ name: String) -> PresetWord? { words.first { $0.name == name } }
}

/// Every preset (design/language.md 6, facts/seed-systems.md).
public enum PresetTable {
  /// The names of all presets, in the order of the reference page.
  public static let names =
    presentrStyles.map { "presentr/" + $0.name } + presentrTransitions.map { "presentr/" + $0.name }
    + [
      "presentr/alertViewController", "swiftpopup/popup", "centeredPopover/default", "qiita/arrow", "stanford/fit",
    ]

  /// Returns the names of the presets of a kind.
  public static func names(of kind: PresetKind) -> [String] { names.filter { preset($0)?.kind == kind } }

  /// Returns a preset by its whole name.
  public static func preset(_ name: String) -> Preset? {
    switch name {
    case "presentr/alertViewController": PresentrWords.alertViewController
    case "swiftpopup/popup": SeedWords.popup
    case "centeredPopover/default": SeedWords.centeredPopover
    case "qiita/arrow": SeedWords.arrow
    case "stanford/fit": SeedWords.fit
    default: presentr(name)
    }
  }

  /// Presentr's types, with the first version that has them.
  static let presentrStyles: [(name: String, since: String)] = [
    ("alert", "0.1.0"), ("popup", "0.1.0"), ("topHalf", "0.1.0"), ("bottomHalf", "0.1.0"), ("fullScreen", "0.1.8"),
    ("dynamic", "1.2.0"), ("custom", "0.1.6"),
  ]

  /// Presentr's transitions, with the first version that has them.
  static let presentrTransitions: [(name: String, since: String)] = [
    ("coverVertical", "0.1.0"), ("coverVerticalFromTop", "0.1.0"), ("coverHorizontalFromLeft", "0.1.0"),
    ("coverHorizontalFromRight", "0.1.0"), ("coverFromCorner", "1.3.1"), ("crossDissolve", "0.1.0"),
    ("flipHorizontal", "0.1.0"),
  ]

  /// Returns one of Presentr's styles or transitions.
  private static func presentr(_ name: String) -> Preset? {
    let prefix = "presentr/"
    guard name.hasPrefix(prefix) else { return nil }
    let type = name.dropFirst(prefix.count)
    if let style = presentrStyles.first(where: { $0.name == type }) {
      return Preset(
        name: name, kind: .style, versions: .range(style.since, PresentrWords.newest), words: PresentrWords.style,
        summary: "Presentr's presentation type '\(type)'.", source: "language 6, seed-systems 1.2")
    }
    if let transition = presentrTransitions.first(where: { $0.name == type }) {
      return Preset(
        name: name, kind: .transition, versions: .range(transition.since, PresentrWords.newest),
        words: PresentrWords.transition, summary: "Presentr's transition type '\(type)'.",
        source: "language 6, seed-systems 1.7")
    }
    return nil
  }
}
