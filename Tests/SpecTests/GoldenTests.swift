import Foundation
import Testing
import VitrineKit
import VitrineOutput
import VitrineSource

/// Findings as golden text: one per line, advice included.
func findings(_ report: SpecReport) -> [UInt8] {
  let printer = TextReport(files: report.files, colored: false)
  return Array(report.diagnostics.map(printer.concise).joined().utf8)
}

/// The golden file of a spec.
func golden(_ spec: String, _ suffix: String) throws -> String {
  let slash = try #require(spec.lastIndex(of: "/"))
  let stem = spec[spec.index(after: slash)...].dropLast(".yaml".count)
  return "\(spec[..<slash])/golden/\(stem)\(suffix)"
}

@Suite struct `Gallery` {
  static let specs = (try? SpecFolder.specs(in: "gallery")) ?? []

  @Test func `holds a spec for every system of the documents`() {
    #expect(Self.specs.count >= 13)
  }

  @Test(arguments: specs) func `compiles to its golden JSON and findings`(spec: String) throws {
    let report = try SpecFolder.check(spec)
    #expect(!report.hasErrors, "\(String(decoding: findings(report), as: UTF8.self))")
    let json = try #require(Vitrine.json(report))
    #expect(try SpecFolder.compare(json, golden: golden(spec, ".json")) == nil)
    #expect(try SpecFolder.compare(findings(report), golden: golden(spec, ".findings.txt")) == nil)
  }

  @Test(arguments: specs) func `is drawn as its golden pictures`(spec: String) throws {
    let json = try #require(Vitrine.json(try SpecFolder.check(spec)))
    let pictures = SVGRenderer.pictures(of: json)
    #expect(!pictures.isEmpty)
    for picture in pictures {
      #expect(try SpecFolder.compare(picture.bytes, golden: golden(spec, ".\(picture.name).svg")) == nil)
    }
  }
}

@Suite struct `Examples of the language` {
  static let specs = (try? SpecFolder.specs(in: "examples")) ?? []

  @Test(arguments: specs) func `compile, or are refused, with their golden findings`(spec: String) throws {
    let report = try SpecFolder.check(spec)
    #expect(try SpecFolder.compare(findings(report), golden: golden(spec, ".findings.txt")) == nil)
    guard let json = Vitrine.json(report) else { return }
    #expect(try SpecFolder.compare(json, golden: golden(spec, ".json")) == nil)
  }

  /// A finding that a spec's comments do not announce stays only when the page says why it is right.
  @Test(arguments: specs) func `have no finding that their page does not explain`(spec: String) throws {
    let page = try String(
      contentsOf: SpecFolder.root.appendingPathComponent("Specs/examples/findings.md"), encoding: .utf8)
    let name = try #require(spec.split(separator: "/").last)
    let sections = page.components(separatedBy: "\n## ")
    let section = sections.first { $0.hasPrefix(name) } ?? ""
    let codes = Set(try SpecFolder.check(spec).diagnostics.map(\.code.rawValue))
    let explained = Set(section.matches(of: /`([a-z0-9-]+)`/).map { String($0.1) })
    #expect(codes.subtracting(explained).isEmpty)
    #expect(explained.subtracting(codes).isEmpty, "the page explains what is no longer found")
  }
}

@Suite struct `Findings alone` {
  @Test(arguments: Gallery.specs + `Examples of the language`.specs) func `are those of a whole run`(spec: String)
    throws
  {
    let whole = try SpecFolder.check(spec)
    let alone = try SpecFolder.check(spec, options: VitrineOptions(findingsAlone: true))
    #expect(findings(alone) == findings(whole))
    #expect(alone.environmentIDs == whole.environmentIDs)
    #expect(alone.compilation == nil)
  }
}
