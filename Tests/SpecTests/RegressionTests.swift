import Foundation
import Testing
import VitrineKit
import VitrineMutation
import VitrineOutput
import VitrineSource

/// Files that once brought out a grave fault: crashers of the fuzzer, texts that hung, findings that pointed nowhere.
@Suite struct `Regressions` {
  static let specs = (try? SpecFolder.specs(in: "regress")) ?? []

  @Test(arguments: specs) func `are read without their old fault`(spec: String) throws {
    let report = try SpecFolder.check(spec)
    #expect(PlaceCheck.violation(in: report.diagnostics, of: report.files.files) == nil)
    #expect(try SpecFolder.check(spec).diagnostics == report.diagnostics)
    #expect(try SpecFolder.compare(findings(report), golden: golden(spec, ".findings.txt")) == nil)
    if let json = Vitrine.json(report) { #expect(!SVGRenderer.pictures(of: json).contains { $0.bytes.isEmpty }) }
  }

  @Test func `are all described`() throws {
    let page = try String(
      contentsOf: SpecFolder.root.appendingPathComponent("Specs/regress/faults.md"), encoding: .utf8)
    let described = page.matches(of: /- `([^`]+\.yaml)`:/).map { "Specs/regress/\($0.1)" }
    #expect(described.sorted() == Self.specs)
    #expect(!Self.specs.isEmpty)
  }
}
