import Testing
import VitrineModel
import VitrinePlatform
import VitrineSchema

@Suite struct LanguageTests {
  @Test(arguments: ShapeID.allCases.filter { $0 != .codeWhen })
  func `a shape has the keys of the language page and no others`(id: ShapeID) throws {
    let wanted = try #require(languageKeys[id])
    let modelled = Schema.shape(id).keys.filter { $0.status != .readOnly }.map(\.key.rawValue)
    #expect(Set(modelled) == Set(wanted))
    #expect(wanted.count == Set(wanted).count)
  }

  @Test func `moments may be told of presenting, the container and every part of an anchor`() {
    let when = Schema.shape(.codeWhen)
    for key in [KeyID.present, .containerView, .barButtonItem, .sourceItem, .sourceView, .sourceRect, .delegate] {
      #expect(when.contains(key))
    }
  }

  @Test func `every key of the enumeration stands in some shape or is a known property`() {
    for key in KeyID.allCases {
      let isKnown = ShapeID.allCases.contains { UnmodelledProperties.contains(key.rawValue, in: $0) }
      #expect(isKnown || !Schema.shapes(having: key).isEmpty, "\(key.rawValue)")
    }
  }

  @Test func `every shape but the two for presets is reached from the file`() {
    var reached: Set<ShapeID> = [.file]
    var open: [ShapeID] = [.file]
    while let id = open.popLast() {
      for spec in Schema.shape(id).keys {
        for next in shapes(in: spec.type) where reached.insert(next).inserted { open.append(next) }
      }
    }
    #expect(Set(ShapeID.allCases).subtracting(reached) == [.presetUse, .presetWith, .preferredContentSizePreset])
  }

  /// Returns the mappings that a type mentions, those of values with a mapping form included.
  private func shapes(in type: ValueType) -> [ShapeID] {
    switch type {
    case .shape(let id), .shapeOr(let id, _): [id]
    case .list(let type), .names(let type): shapes(in: type)
    case .either(let types): types.flatMap(shapes(in:))
    case .color: [.color]
    case .font: [.font]
    case .curve: [.curveSteps, .curvePoints]
    case .spring: [.spring]
    case .position: [.position]
    case .styleSize: [.styleSize]
    case .preferredContentSize: [.preferredContentSize]
    default: []
    }
  }

  @Test(arguments: ShapeID.allCases)
  func `each key is described in one sentence with its source`(id: ShapeID) {
    for spec in Schema.shape(id).keys {
      #expect(spec.summary.first?.isUppercase == true || spec.summary.first == "'", "\(id) \(spec.key)")
      #expect(spec.summary.last == ".", "\(id) \(spec.key)")
      #expect(!spec.summary.contains(". "), "\(id) \(spec.key)")
      #expect(spec.source.hasPrefix("language ") || spec.source.hasPrefix("rules "), "\(id) \(spec.key)")
      #expect(spec.uikitName != spec.key.rawValue, "\(id) \(spec.key)")
      #expect(!(spec.isRequired && spec.defaultText != nil), "\(id) \(spec.key)")
      for version in [spec.since, spec.until] {
        if let version { #expect(IOSVersion(version) != nil, "\(id) \(spec.key)") }
      }
    }
  }

  @Test func `a default that is a word is one of the words`() {
    for id in ShapeID.allCases {
      for spec in Schema.shape(id).keys {
        guard case .word(let words) = spec.type, let text = spec.defaultText, !["never", "none"].contains(text) else {
          continue
        }
        #expect(words.contains(text), "\(id) \(spec.key) \(text)")
      }
    }
  }

  @Test func `shorthand keys exist in their shapes`() {
    func check(_ type: ValueType) {
      switch type {
      case .shapeOr(let shape, let key): #expect(Schema.spec(shape, key) != nil)
      case .list(let type), .names(let type): check(type)
      case .either(let types): types.forEach(check)
      default: break
      }
    }
    for id in ShapeID.allCases { Schema.shape(id).keys.map(\.type).forEach(check) }
  }

  @Test func `node attributes name groups, kinds do not`() {
    let node = Schema.shape(.node)
    #expect(Set(node.kindKeys.map(\.key.rawValue)) == Set(NodeKind.allCases.map(\.rawValue)))
    for spec in node.kindKeys { #expect(spec.on == nil) }
    #expect(Schema.spec(.node, .spacing)?.on == .stacks)
    for kind in NodeKind.allCases {
      #expect(NodeKindGroup.stacks.includes(kind, parent: nil) == [.vstack, .hstack, .stack].contains(kind))
      #expect(NodeKindGroup.childOfView.includes(kind, parent: .view))
      #expect(!NodeKindGroup.childOfView.includes(kind, parent: .scroll))
      #expect(NodeKindGroup.childOfStack.includes(kind, parent: .hstack))
    }
  }
}

@Suite struct WordTableTests {
  @Test func `words agree with what the platform knows`() {
    #expect(SchemaWords.colors == SystemColor.allNames)
    #expect(Set(SchemaWords.textStyles) == Set(TextStyle.allCases.map(\.rawValue)))
    #expect(SchemaWords.fontWeights == FontWeight.allCases.map(\.rawValue))
    #expect(SchemaWords.contentSizeCategories == ContentSizeCategory.allCases.map(\.name))
    for category in ContentSizeCategory.allCases {
      for name in [category.uikitName, category.rawName] {
        #expect(SchemaWords.word(name, among: SchemaWords.contentSizeCategories) == category.name)
      }
    }
    #expect(SchemaWords.guides == ["superview"] + LayoutGuide.allCases.map(\.rawValue))
  }

  @Test(arguments: [
    (ShapeID.popover, "UIPopoverPresentationController"), (.presentation, "UIPopoverPresentationController"),
    (.prepareForPopover, "UIPopoverPresentationController"), (.sheet, "UISheetPresentationController"),
    (.delegate, "UIPopoverPresentationControllerDelegate"), (.delegate, "UISheetPresentationControllerDelegate"),
    (.screen, "UIViewController"), (.style, "UIPresentationController"), (.alert, "UIAlertController"),
    (.background, "UIPopoverBackgroundView"), (.node, "UIView"),
  ])
  func `first and last versions agree with the platform's`(id: ShapeID, type: String) {
    var compared = 0
    for spec in Schema.shape(id).keys {
      let member = spec.uikitName ?? spec.key.rawValue
      guard let known = Availability.of("\(type).\(member)"), !member.hasSuffix(")") || id == .delegate else {
        continue
      }
      compared += 1
      if let since = spec.since {
        #expect(IOSVersion(since) == known.introduced, "\(type).\(member)")
      } else {
        #expect(known.introduced <= IOSVersion(8), "\(type).\(member) came with \(known.introduced)")
      }
      if let until = spec.until { #expect(IOSVersion(until) == known.deprecated, "\(type).\(member)") }
    }
    #expect(compared > 0)
  }

  @Test func `no list of words has one twice`() {
    func check(_ type: ValueType) {
      switch type {
      case .word(let words): #expect(Set(words).count == words.count, "\(words)")
      case .list(let type), .names(let type): check(type)
      case .either(let types): types.forEach(check)
      default: break
      }
    }
    for id in ShapeID.allCases { Schema.shape(id).keys.map(\.type).forEach(check) }
  }
}

@Suite struct SideTableTests {
  @Test(arguments: ShapeID.allCases)
  func `a known property is no key of the shape, or one that is not computed`(id: ShapeID) {
    let names = UnmodelledProperties.names(of: id)
    for name in names {
      if let spec = Schema.shape(id).keys.first(where: { $0.key.rawValue == name }) {
        #expect(spec.status == .known, "\(name)")
      }
    }
    #expect(Set(names).count == names.count, "\(names.filter { name in names.filter { $0 == name }.count > 1 })")
  }

  @Test(arguments: [
    ("devices", ShapeID.environment, "device"), ("orientations", .environment, "orientation"),
    ("preferredSize", .screen, "preferredContentSize"), ("layer.cornerRadius", .style, "cornerRadius"),
    ("arrowDirections", .popover, "permittedArrowDirections"), ("dismissOnTap", .style, "dimming.tap"),
    ("lines", .node, "numberOfLines"), ("modalPresentationStyle", .presentation, "style"),
    ("PREFERREDSIZE", .screen, "preferredContentSize"),
  ])
  func `an old name leads to the new one`(written: String, shape: ShapeID, meant: String) {
    #expect(OldNames.meant(by: written, in: shape)?.meant == meant)
  }

  @Test func `every plural of an axis is known`() {
    for spec in Schema.shape(.environment).keys where spec.key != .iOS && spec.key != .reduceMotion {
      #expect(OldNames.meant(by: spec.key.rawValue + "s", in: .environment)?.meant == spec.key.rawValue)
    }
  }

  @Test func `every old name leads to a path of keys and is no key itself`() {
    for name in OldNames.all {
      for id in name.shapes {
        #expect(!Schema.shape(id).keys.contains { $0.key.rawValue == name.written }, "\(name.written) in \(id)")
        #expect(reaches(name.meant, from: id), "\(name.meant) in \(id)")
      }
    }
  }

  /// Whether a path of keys can be followed from a shape.
  private func reaches(_ path: String, from id: ShapeID) -> Bool {
    var shapes = [id]
    for part in path.split(separator: ".") {
      var next: [ShapeID] = []
      var isThere = false
      for shape in shapes {
        guard let spec = Schema.shape(shape).keys.first(where: { $0.key.rawValue == part }) else { continue }
        isThere = true
        next += mappings(in: spec.type)
      }
      if !isThere { return false }
      shapes = next
    }
    return true
  }

  /// Returns the mappings that a type takes.
  private func mappings(in type: ValueType) -> [ShapeID] {
    switch type {
    case .shape(let id), .shapeOr(let id, _): [id]
    case .list(let type): mappings(in: type)
    case .either(let types): types.flatMap(mappings(in:))
    case .spring: [.spring]
    case .styleSize: [.styleSize]
    default: []
    }
  }

  @Test func `what an old name says twice it says for different shapes`() {
    var seen: Set<String> = []
    for name in OldNames.all {
      for shape in name.shapes.map(\.rawValue) + (name.shapes.isEmpty ? ["*"] : []) {
        #expect(seen.insert(name.written.lowercased() + " in " + shape).inserted, "\(name.written) in \(shape)")
      }
    }
  }

  @Test func `UIKit's words are reserved where names stand`() {
    #expect(ReservedNames.contains("popover", in: .style))
    #expect(!ReservedNames.contains("popover", in: .presentation))
    #expect(ReservedNames.contains("crossDissolve", in: .transition))
    #expect(ReservedNames.contains("systemBlue", in: .color))
    #expect(ReservedNames.contains("headline", in: .font))
    #expect(ReservedNames.contains("safeArea", in: .id))
    #expect(ReservedNames.contains("tapOutside", in: .id))
    #expect(!ReservedNames.contains("history", in: .id))
  }
}

@Suite struct PresetTableTests {
  @Test func `every name leads to its preset and every kind has one`() throws {
    for name in PresetTable.names { #expect(PresetTable.preset(name)?.name == name) }
    for kind in PresetKind.allCases { #expect(!PresetTable.names(of: kind).isEmpty) }
    #expect(PresetTable.names(of: .style).count == 9)
    #expect(PresetTable.names(of: .transition).count == 7)
    #expect(PresetTable.preset("presentr/alertt") == nil)
    #expect(PresetTable.preset("presentr/") == nil)
    #expect(PresetTable.preset("alert") == nil)
  }

  @Test func `versions are known by range, by tag or by word`() throws {
    let alert = try #require(PresetTable.preset("presentr/alert"))
    #expect(alert.versions.newest == "1.9")
    for version in ["0.1.0", "0.1.7", "1.3", "1.3.2", "1.9"] { #expect(alert.versions.contains(version)) }
    for version in ["0.0.9", "1.9.1", "2", "", "1.x", "seed"] { #expect(!alert.versions.contains(version)) }
    let full = try #require(PresetTable.preset("presentr/fullScreen"))
    #expect(!full.versions.contains("0.1.7") && full.versions.contains("0.1.8"))
    let popup = try #require(PresetTable.preset("swiftpopup/popup"))
    #expect(popup.versions.contains("4.2.0") && popup.versions.contains("4.2") && !popup.versions.contains("1.0.0"))
    let arrow = try #require(PresetTable.preset("qiita/arrow"))
    #expect(arrow.versions.contains("seed") && !arrow.versions.contains("1.0"))
  }

  @Test func `a renamed word exists before or after, never both`() throws {
    let alert = try #require(PresetTable.preset("presentr/alert"))
    for word in alert.words {
      guard let other = word.otherName.flatMap(alert.word) else { continue }
      for text in ["0.1.0", "0.1.7", "1.2.0", "1.3.2", "1.9"] {
        let version = try #require(PresetVersion(text))
        #expect(!(word.exists(in: version) && other.exists(in: version)), "\(word.name) \(text)")
      }
    }
    let tap = try #require(alert.word("dismissOnTap"))
    #expect(try tap.exists(in: #require(PresetVersion("1.3.2"))))
    #expect(try !tap.exists(in: #require(PresetVersion("1.9"))))
  }

  @Test func `names, kinds and words are described and unique`() {
    for name in PresetTable.names {
      guard let preset = PresetTable.preset(name) else { continue }
      #expect(preset.summary.last == "." && preset.source.hasPrefix("language 6"))
      #expect(Set(preset.words.map(\.name)).count == preset.words.count)
      for word in preset.words { #expect(word.summary.last == ".", "\(name) \(word.name)") }
    }
    #expect(Set(PresetTable.names).count == PresetTable.names.count)
  }
}
