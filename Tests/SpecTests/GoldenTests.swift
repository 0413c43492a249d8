import Testing
import VitrineKit
import VitrineOutput
import VitrineSource

/// Findings as golden text: one per line, advice included.
private func findings(_ report: SpecReport) -> [UInt8] {
  let printer = TextReport(files: report.files, colored: false)
  return Array(report.diagnostics.map(printer.concise).joined().utf8)
}

/// The golden file of a spec.
private func golden(_ spec: String, _ suffix: String) throws -> String {
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
    guard let json = Vitrine.json(report, compact: true) else { return }
    let first = JSONValue(parsing: json)
    #expect(first?["format"]?.number == 1)
    #expect(try SpecFolder.compare(Array(SHA256.hex(json).utf8 + [0x0A]), golden: golden(spec, ".json.sha256")) == nil)
  }
}
