import Testing
import VitrineFrontend
import VitrineSchema
import VitrineSource

/// A type of values, in a spec where `@` stands for one.
private struct TypeColumn: Sendable {
  /// The case of ``ValueType``.
  let type: String
  /// The spec below its head.
  let body: String

  init(_ type: String, _ body: String) {
    self.type = type
    self.body = body
  }
}

/// What every type makes of every doubtful spelling (facts/yaml.md section 2): a field decides what its value is, never the
/// spelling alone.
@Suite struct TypingTests {
  /// A screen with one node, whose key is given.
  private static func node(_ key: String) -> String {
    "screens:\n  s:\n    view:\n      - label: a\n        \(key): @\n"
  }
  /// A transition's animator with one key.
  private static func animator(_ key: String) -> String { "transitions:\n  t:\n    present:\n      \(key): @\n" }
  /// A style with one key.
  private static func style(_ key: String) -> String { "styles:\n  s:\n    \(key): @\n" }

  /// The types, in the order of the table's letters.
  private static let columns = [
    TypeColumn("bool", node("isHidden")),
    TypeColumn("int", node("numberOfLines")),
    TypeColumn("number", animator("spring: { initialVelocity: 1 }\n      from:\n        scale")),
    TypeColumn("points", style("cornerRadius")),
    TypeColumn("degrees", animator("from:\n        rotation")),
    TypeColumn("fraction", style("dimming:\n      alpha")),
    TypeColumn("unboundedFraction", animator("keyframes:\n        - alpha: 1\n          at")),
    TypeColumn("ratio", node("aspect")),
    TypeColumn("duration", animator("duration")),
    TypeColumn("spring", animator("spring")),
    TypeColumn("font", node("font")),
    TypeColumn("priority", node("hugging:\n          - 1\n          -").replacing("-: @", with: "- @")),
    TypeColumn("axisPriorities", node("hugging")),
    TypeColumn("directionalInset", "screens:\n  s:\n    view: []\n    layoutMargins: @\n"),
    TypeColumn("physicalInset", "popovers:\n  p:\n    popoverLayoutMargins: @\n"),
    TypeColumn("point", animator("anchorPoint:\n        - 0\n        -").replacing("-: @", with: "- @")),
    TypeColumn(
      "rect",
      animator("from:\n        frame:\n          - 0\n          - 0\n          - 0\n          -")
        .replacing("-: @", with: "- @")),
    TypeColumn(
      "numbers",
      animator("from:\n        transform: [1, 0, 0, 1, 0, 0]\n      to:\n        transform:\n")
        .replacing(
          ":\n: @", with: ":\n          - 1\n          - 0\n          - 0\n          - 1\n          - 0\n          - @")
    ),
    TypeColumn("size", node("size:\n          - 1\n          -").replacing("-: @", with: "- @")),
    TypeColumn("amount", "styles:\n  s:\n    sheet:\n      detents:\n        - id: a\n          height: @\n"),
    TypeColumn(
      "amountPoint",
      animator("from:\n        translation:\n          - 0\n          -")
        .replacing("-: @", with: "- @")),
    TypeColumn(
      "preferredContentSize", "screens:\n  s:\n    view: []\n    preferredContentSize:\n      - 1\n      - @\n"),
    TypeColumn("styleSize", style("size")),
    TypeColumn("dimension", node("width")),
    TypeColumn("distance", node("pin:\n          top")),
    TypeColumn("windowSize", "environments:\n  - device: ipad-10\n    window: @\n"),
    TypeColumn("version", "environments:\n  - device: iphone-16\n    iOS: @\n"),
    TypeColumn("versionRange", "@target\n"),
    TypeColumn("deviceID", "environments:\n  - device: @\n"),
    TypeColumn("color", "colors:\n  c: @\n"),
    TypeColumn("curve", animator("curve")),
    TypeColumn("position", style("position")),
    TypeColumn("word", style("modalPresentationStyle")),
    TypeColumn("reference", "popovers:\n  p:\n    passthroughViews: @\n"),
    TypeColumn("newName", node("id")),
    TypeColumn("methodName", style("code:\n      implements")),
    TypeColumn("preset", style("preset")),
    TypeColumn("constraint", "screens:\n  s:\n    view: []\n    constraints: @\n"),
    TypeColumn("sourceRect", "presentations:\n  p:\n    over: p\n    sourceRect: @\n"),
    TypeColumn("implemented", "presentations:\n  p:\n    delegate:\n      presentationControllerWillDismiss: @\n"),
    TypeColumn("null", "screens:\n  s:\n    view:\n      - picker: @\n"),
    TypeColumn("text", "screens:\n  s:\n    view: []\n    title: @\n"),
  ]

  /// Types that hold others, or that bear every value.
  private static let others: Set = [
    "list", "either", "names", "shape", "shapeOr", "variations", "presetWords", "unmodelled",
  ]

  /// The letters of the table.
  private static let letters: [String: Character] = [
    "yaml-not-a-bool": "B", "yaml-leading-zero": "Z", "yaml-number-form": "F", "yaml-not-finite": "I",
    "yaml-hash-starts-comment": "H", "spec-wrong-kind": "K", "spec-unknown-value": "V", "spec-fraction-range": "R",
    "spec-negative-size": "N", "layout-priority-range": "P", "layout-syntax": "S", "spec-bad-color": "C",
    "spec-unknown-reference": "U", "spec-bad-name": "M", "spec-target-syntax": "T", "spec-target-too-old": "O",
    "environment-unknown-device": "D", "environment-impossible": "E", "preset-unknown": "Q", "spec-missing-key": "X",
  ]

  /// The bytes before a value in which the key of what holds it stands.
  private static let reach = 100

  /// Each spelling with a letter for each type: what is found at the value; '.' for nothing.
  private static let table = #"""
    true                  .KKKKKKKKKVKKKKKKKKVKVVSSVKTDUVVVU..QSV.K.
    TRUE                  .KKKKKKKKKVKKKKKKKKVKVVSSVKTDUVVVU..QSV.K.
    tRue                  BKKKKKKKKKVKKKKKKKKVKVVSSVKTDUVVVU..QSVBK.
    yes                   BKKKKKKKKKVKKKKKKKKVKVVSSVKTDUVVVU..QSVBK.
    No                    BKKKKKKKKKVKKKKKKKKVKVVSSVKTDUVVVU..QSVVK.
    ON                    BKKKKKKKKKVKKKKKKKKVKVVSSVKTDUVVVU..QSVBK.
    y                     BKKKKKKKKKVKKKKKKKKVKVVSSVKTDUVVVU..QSVBK.
    null                  ...........K...KKK..K.....................
    ~                     ...........K...KKK..K.....................
    nUll                  KKKKKKKKKKVKKKKKKKKVKVVSSVKTDUVVVU..QSVKK.
    12                    K....R...................KE.DCVVVUMKQSKKK.
    0.4                   KK.........PP............KEODCVVVUMKQSKKK.
    -8                    KN.N.R.V..VPP.....N......KKTDCVVVUMKQSKKK.
    0777                  KZZZZRZZZZZZZZZZZZZZZZZZZKKTDCVVVUMKQSKKK.
    0888                  KZZZZRZZZZZZZZZZZZZZZZZZZKKTDCVVVUMKQSKKK.
    010.5                 KK...R...................KKTDCVVVUMKQSKKK.
    0o17                  KZZZZRZZZZZZZZZZZZZZZZZZZKKTDCVVVUMKQSKKK.
    0O17                  KFFFFFFFFFFFFFFFFFFFFFFFFKKTDCVVVUMKQSKKK.
    0x1F                  K....R...................KKTDCVVVUMKQSKKK.
    0X1F                  KFFFFFFFFFFFFFFFFFFFFFFFFKKTDCVVVUMKQSKKK.
    -0x1F                 KFFFFFFFFFFFFFFFFFFFFFFFFKKTDCVVVUMKQSKKK.
    -0o17                 KFFFFFFFFFFFFFFFFFFFFFFFFKKTDCVVVUMKQSKKK.
    0b11                  KFFFFFFFFFFFFFFFFFFFFFFFFKKTDCVVVUMKQSKKK.
    1_000                 KFFFFFFFFFFFFFFFFFFFFFFFFKKTDCVVVUMKQSKKK.
    1_000.5               KFFFFFFFFFFFFFFFFFFFFFFFFKKTDCVVVUMKQSKKK.
    1:30                  KFFFFFF.FFFFFFFFFFFFFFFFFKKTDCVVVUMKQSKKK.
    190:20:30             KFFFFFFKFFFFFFFFFFFFFFFFFKKTDCVVVUMKQSKKK.
    1e3                   K....R...................KKTDCVVVUMKQSKKK.
    1.5e3                 K....R.....PP............KKTDCVVVUMKQSKKK.
    12e03                 K....R.....PP............KKTDCVVVUMKQSKKK.
    1.                    K........................KKTDCVVVUMKQSKKK.
    .5                    KK.........PP............KKTDCVVVUMKQSKKK.
    +12                   K....R...................KKTDCVVVUMKQSKKK.
    -0                    K......V..VPP............KKTDCVVVUMKQSKKK.
    +.5                   KK.........PP............KKTDCVVVUMKQSKKK.
    -.5                   KK.N.R.V..VPP.....N......KKTDCVVVUMKQSKKK.
    .inf                  KIIIIIIIIIIIIIIIIIIIIIIIIKKTDCVVVUMKQSKKK.
    -.INF                 KIIIIIIIIIIIIIIIIIIIIIIIIKKTDCVVVUMKQSKKK.
    .nan                  KIIIIIIIIIIIIIIIIIIIIIIIIKKTDCVVVUMKQSKKK.
    inf                   KFFFFFFFFFFFFFFFFFFFFFFFFKKTDUVVVU..QSVKK.
    NaN                   KFFFFFFFFFFFFFFFFFFFFFFFFKKTDUVVVU..QSVKK.
    Infinity              KFFFFFFFFFFFFFFFFFFFFFFFFKKTDUVVVU..QSVKK.
    1e400                 KFFFFFFFFFFFFFFFFFFFFFFFFFKTDCVVVUMKQFKKK.
    9223372036854775808   KFFFFFFFFFFFFFFFFFFFFFFFFFKTDCVVVUMKQFKKK.
    2024-01-01            KKKKKKKKKKKKKKKKKKKKKKSSSKKTDCVVVUMKQSKKK.
    =                     KKKKKKKKKKKKKKKKKKKKKKSSSKKTDCVVVUMKQSKKK.
    <<                    KKKKKKKKKKKKKKKKKKKKKKSSSKKTDCVVVUMKQSKKK.
    12px                  KFFFFFFFFFFFFFFFFFFFFFFFFKKTDCVVVUMKQSKKK.
    12 px                 KKKKKKKKKKKKKKKKKKKKKKSSSKKTDCVVVUMKQSKKK.
    50%                   KKKKK..KKKKKKKKKKKK.....SKKTDCVVVUMKQSKKK.
    #fff                  HHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHHH
    1.2.3                 KKKKKKKKKKKKKKKKKKKKKKSSSKEODCVVVUMKQSKKK.
    .                     KKKKKKKKKKKKKKKKKKKKKKSSSKKTDCVVVUMKQSKKK.
    +                     KKKKKKKKKKKKKKKKKKKKKKSSSKKTDCVVVUMKQSKKK.
    1.10                  KK...R...................KEODCVVVUMKQSKKK.
    0,5                   KKKKKKKKKKKKKKKKKKKKKKSSSKKTDCVVVUMKQSKKK.
    "12"                  KKKKKKKKKKKKKKKKKKK......KE.DCVVVUMKQSKKK.
    'true'                KKKKKKKKKKVKKKKKKKKVKVVSSVKTDUVVVU..QSVKK.
    "0777"                KKKKKKKKKKKKKKKKKKK......KKTDCVVVUMKQSKKK.
    !!str 12              KKKKKKKKKKKKKKKKKKK......KE.DCVVVUMKQSKKK.
    !!int "12"            K....R...................KE.DCVVVUMKQSKKK.
    !!bool "true"         .KKKKKKKKKVKKKKKKKKVKVVSSVKTDUVVVU..QSV.K.
    []                    KKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKKK.K.K.KKKK
    {}                    KKKKKKKKK..KKKKKKKKKKK.KKKK.....KKKKKKKKKK
    """#

  /// Returns the letter of what is found at a spelling.
  private func letter(_ column: TypeColumn, _ spelling: String) -> Character {
    let isTarget = column.type == "versionRange"
    let body = isTarget ? "vitrine: 1\ntarget: @\n" : Loading.head + column.body
    let text = body.replacing("@", with: spelling)
    let loaded = SpecLoader.load(SourceFile(path: "spec.yaml", text: text), workspace: MemoryWorkspace([:]))
    let start = body.utf8.distance(from: body.startIndex, to: body.firstIndex(of: "@") ?? body.endIndex)
    let found = loaded.diagnostics.filter { finding in
      let isOfValue = ["spec-unused-definition", "spec-reference-cycle", "spec-missing-key"]
        .contains(finding.code.rawValue)
      return !isOfValue && Int(finding.place.span.end) >= start - Self.reach
    }
    if found.count > 1 { return "2" }
    return found.first.map { Self.letters[$0.code.rawValue] ?? "?" } ?? "."
  }

  @Test func `every type of the language has a column`() {
    var types: Set<String> = []
    func collect(_ type: ValueType) {
      types.insert(String(String(describing: type).prefix { $0 != "(" }))
      switch type {
      case .list(let type), .names(let type): collect(type)
      case .either(let all): all.forEach(collect)
      default: break
      }
    }
    for shape in ShapeID.allCases { Schema.shape(shape).keys.map(\.type).forEach(collect) }
    #expect(types.subtracting(Self.columns.map(\.type)).subtracting(Self.others).sorted() == [])
  }

  @Test func `every type says what a doubtful spelling is`() {
    var actual: [String] = []
    for line in Self.table.split(separator: "\n") {
      let spelling = line.prefix(22).replacing("·", with: "").trimmingSuffix { $0 == " " }
      let letters = Self.columns.map { letter($0, String(spelling)) }
      actual.append(line.prefix(22) + String(letters))
    }
    let expected = Self.table.split(separator: "\n").map(String.init)
    #expect(actual == expected, "\(actual.joined(separator: "\n"))")
  }
}

extension Substring {
  /// Returns the text without what ends it.
  fileprivate func trimmingSuffix(_ isTrimmed: (Character) -> Bool) -> Substring {
    var text = self
    while let last = text.last, isTrimmed(last) { text = text.dropLast() }
    return text
  }
}
