import VitrineSource

extension YAMLWording {
  /// Puts what the builder found into words.
  mutating func add(_ arena: borrowing YAMLArena) {
    for finding in arena.findings { report(diagnostic(finding, arena)) }
  }

  /// Puts what libyaml passed over into words.
  mutating func add(_ findings: [YAMLFinding], _ arena: borrowing YAMLArena) {
    for finding in findings { report(diagnostic(finding, arena)) }
  }

  /// Words one finding.
  private func diagnostic(_ finding: YAMLFinding, _ arena: borrowing YAMLArena) -> Diagnostic {
    let place = place(finding.span)
    let text = quoted(finding.span)
    let other = finding.other.map { self.place($0) }
    func label(_ text: String) -> [DiagnosticLabel] { other.map { [DiagnosticLabel($0, text)] } ?? [] }
    switch finding.kind {
    case .duplicateKey:
      return Diagnostic(
        "yaml-duplicate-key", .error, "a key stands once in a mapping, \(text) stands twice", at: place,
        labels: label("first here"), why: "readers of YAML differ in which of the two they keep")
    case .collectionKey:
      return Diagnostic(
        "yaml-key-kind", .error, "a key is a text, not a list or a mapping", at: place,
        help: ["quote it if it is meant as a text"])
    case .nullKey:
      return Diagnostic(
        "yaml-key-kind", .error,
        finding.span.isEmpty ? "a key is missing before the colon" : "a key is a text, \(text) means null", at: place,
        help: finding.span.isEmpty ? [] : ["quote it if it is meant as a text"])
    case .taggedKey:
      return Diagnostic("yaml-key-kind", .error, "a key has no tag", at: place, help: ["remove the tag"])
    case .longKey:
      return Diagnostic("yaml-key-too-long", .error, Self.longKey, at: place)
    case .unknownTag:
      return Diagnostic(
        "yaml-tag", .error, "the tag \(text) means nothing here", at: place,
        help: ["known are !!str, !!int, !!float, !!bool, !!null, !!seq and !!map; quote a text that begins with '!'"],
        fixes: [DiagnosticFix("drop the tag", .suggestion, edits: [dropping(finding.span)])])
    case .misplacedTag:
      return Diagnostic(
        "yaml-tag", .error, "the tag \(text) does not fit the value", at: place,
        fixes: [DiagnosticFix("drop the tag", .suggestion, edits: [dropping(finding.span)])])
    case .unknownAnchor: return unknownAnchor(finding, arena)
    case .recursiveAlias:
      return Diagnostic(
        "yaml-recursive-alias", .error, "the alias \(text) lies inside its own anchor", at: place,
        labels: label("the anchor begins here"), help: ["move the shared part out, or write the value itself"])
    case .aliasBomb:
      return Diagnostic(
        "yaml-alias-bomb", .error, "aliases expand to too many values", at: place,
        labels: label("what it stands for"),
        why:
          "a spec may stand for \(Self.grouped(YAMLLimits.expandedNodes)) values, and for 100 times as many as it has itself"
      )
    case .repeatedMerge:
      let fix = finding.other.flatMap { mergeFix(first: $0, second: finding.span) }
      return Diagnostic(
        "yaml-merge-repeated", .error, "a mapping has one merge key; several sources are a list", at: place,
        labels: label("the first merge"), why: "readers of YAML keep only one of two equal keys",
        help: fix == nil ? ["write '<<: [*one, *other]', the first one wins"] : [], fixes: fix.map { [$0] } ?? [])
    case .mergeNotMapping:
      return Diagnostic(
        "yaml-merge-not-mapping", .error, "'<<' takes a mapping or a list of mappings", at: place)
    case .severalDocuments:
      return Diagnostic(
        "yaml-several-documents", .error, "a file holds one spec, a second document begins here", at: place,
        labels: label("the first one"), help: ["put it into a file of its own"])
    case .gluedAnchor:
      return plain(
        "the name of an anchor ends here, and a space follows it", Int(finding.span.start), Int(finding.span.end),
        help: ["a name has letters, digits, '-' and '_'"])
    case .lostQuestionMark:
      return plain(
        "a text in brackets cannot begin with '?'", Int(finding.span.start), Int(finding.span.end),
        help: ["quote the text"])
    case .gluedComment, .shallowContinuation, .tabInContinuation, .loneDash, .deepBlankLine, .lostBlankLine:
      return passedOver(finding)
    case .tooDeep:
      return Diagnostic(
        "yaml-too-deep", .error, "lists and mappings are nested at most \(YAMLLimits.nesting) levels deep", at: place)
    case .tooManyNodes:
      return Diagnostic(
        "yaml-too-many-nodes", .error, "a spec has at most \(Self.grouped(YAMLLimits.nodes)) values", at: place)
    case .tooManyDirectives:
      return Diagnostic(
        "yaml-too-many-directives", .error,
        "a document has at most \(YAMLLimits.directives) lines that begin with '%'", at: place,
        help: ["a spec needs no directives, drop them"])
    case .tooManyAnchors:
      return Diagnostic(
        "yaml-too-many-anchors", .error, "a spec has at most \(Self.grouped(YAMLLimits.anchors)) anchors", at: place)
    }
  }

  /// The message about a key of too many code points.
  static let longKey = "a key has at most 1,024 characters"

  /// An alias without anchor, with the nearest name that there is.
  private func unknownAnchor(_ finding: YAMLFinding, _ arena: borrowing YAMLArena) -> Diagnostic {
    let place = place(finding.span)
    let name = Array(bytes[Int(finding.span.start) + 1..<Int(finding.span.end)])
    var diagnostic = Diagnostic(
      "yaml-unknown-anchor", .error, "no anchor '\(String(decoding: name, as: UTF8.self))' stands before this alias",
      at: place, help: ["an alias sees only anchors above it; quote a text that begins with '*'"])
    if let near = arena.anchorNames.nearest(to: name) {
      let text = String(decoding: near, as: UTF8.self)
      diagnostic.fixes = [
        DiagnosticFix("use '*\(text)'", .suggestion, edits: [SourceEdit(place, replacement: "*\(text)")])
      ]
    }
    return diagnostic
  }

  /// The edit that removes a tag and the blanks behind it.
  private func dropping(_ span: SourceSpan) -> SourceEdit {
    SourceEdit(place(Int(span.start), indentEnd(Int(span.end))), replacement: "")
  }

  /// Writes a number with commas.
  static func grouped(_ number: Int) -> String {
    var text = ""
    for (i, digit) in String(number).reversed().enumerated() {
      if i > 0, i % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return String(text.reversed())
  }
}

extension YAMLInterner {
  /// Returns the text with the fewest changes from another one, at most two, and one in short ones; looks at no
  /// more than the first thousand.
  func nearest(to text: [UInt8]) -> ArraySlice<UInt8>? {
    guard text.count <= 64 else { return nil }
    var best: (distance: Int, number: Int)?
    for number in 0..<min(count, 1_000) {
      let other = bytes(of: UInt32(number))
      guard abs(other.count - text.count) <= 2, other.count <= 64 else { continue }
      let distance = Self.distance(text, Array(other))
      if distance <= (text.count < 4 ? 1 : 2), distance < best?.distance ?? .max { best = (distance, number) }
    }
    return best.map { bytes(of: UInt32($0.number)) }
  }

  /// The number of single changes between two texts.
  private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var row = Array(0...b.count)
    for i in a.indices {
      var diagonal = row[0]
      row[0] = i + 1
      for j in b.indices {
        let replaced = diagonal + (a[i] == b[j] ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
      }
    }
    return row[b.count]
  }
}
