import Foundation
import Testing
import VitrinePlatform

/// A case of `Tests/Cases/layout.json` that measures text.
private struct TextCase: Decodable {
  /// Name of the case.
  let id: String
  /// Family of the case.
  let group: String
  /// Text to measure.
  let text: String?
  /// Number of lines.
  let lines: Int?
  /// Pixels per point.
  let scale: Double?
  /// Absolute tolerance in points.
  let tolerance: Double?
  /// Font by size or style.
  let font: Font?
  /// Input of a text view.
  let textView: TextView?
  /// Model and version for the device cases.
  let device: String?
  /// The version of iOS.
  let os: String?

  /// A font of the table.
  struct Font: Decodable {
    /// Point size.
    let size: Double
    /// Weight, regular when absent.
    let weight: String?
    /// Leading of a text style.
    let leading: Double?
  }

  /// A text view of the table.
  struct TextView: Decodable {
    /// Number of lines.
    let lines: Int
    /// Font of the text.
    let font: Font
  }
}

/// The whole table.
private struct CaseTable: Decodable {
  /// Its cases; other families are read as far as the fields above go.
  let cases: [Failable]

  /// A case that is kept only when its fields have the shapes of text cases.
  struct Failable: Decodable {
    /// The case.
    let value: TextCase?

    /// Reads a case and gives up quietly on those of other families.
    init(from decoder: any Decoder) throws { value = try? TextCase(from: decoder) }
  }
}

/// The expectations, read apart since their shapes differ by family.
private func loadTable() throws -> (cases: [TextCase], expectations: [String: [String: Any]]) {
  let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Cases/layout.json")
  let data = try Data(contentsOf: url)
  let root = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
  var expectations: [String: [String: Any]] = [:]
  let items = try #require(root["cases"] as? [[String: Any]])
  for item in items {
    let id = try #require(item["id"] as? String)
    expectations[id] = item["expect"] as? [String: Any]
  }
  return (try JSONDecoder().decode(CaseTable.self, from: data).cases.compactMap(\.value), expectations)
}

/// Turns a font of the table into ours.
private func makeFont(_ font: TextCase.Font) throws -> TextFont {
  let weight = try #require(FontWeight(rawValue: font.weight ?? "regular"))
  return TextFont(size: font.size, weight: weight, leading: font.leading)
}

@Test func `every text case of the golden table comes out within its tolerance`() throws {
  let (cases, expectations) = try loadTable()
  var counts: [String: Int] = [:]
  for item in cases where ["textWidth", "textHeight", "textView"].contains(item.group) {
    let expected = try #require(expectations[item.id])
    let tolerance = try #require(item.tolerance)
    let scale = item.scale ?? 2
    let actual: Double
    let wanted: Double
    switch item.group {
    case "textWidth":
      let font = try #require(item.font)
      let text = try #require(item.text)
      actual = try TextMeasurer.labelWidth(of: text, font: makeFont(font), scale: scale)
      wanted = try #require(expected["width"] as? Double)
    case "textHeight":
      let font = try #require(item.font)
      let count = try #require(item.lines)
      actual = try TextMeasurer.height(lineCount: count, font: makeFont(font), scale: scale)
      wanted = try #require(expected["height"] as? Double)
    default:
      let view = try #require(item.textView)
      actual = try TextViewMetrics.contentHeight(lineCount: view.lines, font: makeFont(view.font))
      wanted = try #require(expected["height"] as? Double)
    }
    #expect(abs(actual - wanted) <= tolerance, "\(item.id): \(actual) instead of \(wanted)")
    counts[item.group, default: 0] += 1
  }
  #expect(counts["textWidth"] == 3)
  #expect(counts["textHeight"] == 4)
  #expect(counts["textView"] == 1)
}

@Test func `the device case of the golden table has its insets and sizes`() throws {
  let (cases, expectations) = try loadTable()
  let item = try #require(cases.first { $0.id == "safe-005" })
  let id = try #require(item.device)
  let device = try #require(Device.named(id))
  let os = try #require(item.os)
  let version = try #require(IOSVersion(os))
  let insets = try #require(expectations[item.id]?["safeAreaInsets"] as? [String: [Double]])
  let sizes = try #require(expectations[item.id]?["size"] as? [String: [Double]])
  for orientation in Orientation.allCases {
    let area = device.safeArea(in: orientation, iOS: version)
    #expect([area.top, area.left, area.bottom, area.right] == insets[orientation.rawValue])
    let size = device.size(in: orientation)
    #expect([size.width, size.height] == sizes[orientation.rawValue])
  }
}
