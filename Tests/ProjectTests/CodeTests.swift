import Foundation
import Testing

/// The files that touch raw memory, one per boundary: libyaml, the buffer of a spec's fields, the operating system, the
/// benchmark's clocks.
private let boundaries: Set = [
  "Sources/VitrineYAML/LibYAML.swift", "Sources/VitrineModel/FieldStore.swift", "Sources/vitrine/System.swift",
  "Sources/vitrine-bench/System.swift",
]

@Test func `unsafe code stands at the boundaries alone`() {
  let places = Project.sources.filter { !boundaries.contains($0.path) }.flatMap {
    $0.places(of: /\bunsafe\b|@unchecked|unsafeBitCast|nonisolated\(unsafe\)/, among: ["unsafe", "@unchecked"])
  }
  #expect(places.isEmpty)
}

@Test func `the program never gives up by itself`() {
  let places = Project.sources.flatMap {
    $0.places(
      of: /\btry!|\bas!|\bfatalError\b|\bassertionFailure\b/, among: ["try!", "as!", "fatalError", "assertionFailure"])
  }
  #expect(places.isEmpty)
  let inTests = Project.swiftFiles.flatMap { $0.places(of: /\btry!|\bas!/, among: ["try!", "as!"]) }
  #expect(inTests.isEmpty)
}

@Test func `nothing waits to be done in a comment`() {
  let word = "\\b(TO" + "DO|FIX" + "ME|XX" + "X|HA" + "CK)\\b"
  for file in Project.swiftFiles {
    for (index, comment) in file.comments.enumerated() {
      #expect(comment.range(of: word, options: .regularExpression) == nil, "\(file.path):\(index + 1):\(comment)")
    }
  }
}

@Test func `the core prints nothing and reads no environment`() {
  let core = Project.sources.filter {
    !$0.path.hasPrefix("Sources/vitrine/") && !$0.path.hasPrefix("Sources/vitrine-bench/")
  }
  let words = ["print(", "dump(", "readLine(", "getenv(", "fopen(", "setlocale(", "exit(", "abort("]
  let places = core.flatMap {
    $0.places(of: /(?:^|[^.\w])(?:print|debugPrint|dump|readLine|getenv|fopen|setlocale|exit|abort)\(/, among: words)
  }
  #expect(places.filter { !$0.contains("func ") }.isEmpty)
  let dispatch = core.flatMap {
    $0.places(of: /\bimport Dispatch\b|\bCommandLine\b/, among: ["Dispatch", "CommandLine"])
  }
  #expect(dispatch.isEmpty)
}

/// Whether a line declares a type, what other files can see, or what is private to its type or file. Local declarations
/// have no modifier. Read word by word: a pattern takes minutes over all lines.
private func isDeclaration(_ line: String) -> Bool {
  let access: Set = ["public", "package", "private", "fileprivate", "internal"]
  let modifiers: Set = ["final", "indirect", "static", "mutating", "consuming", "borrowing", "nonisolated", "lazy"]
  let types: Set = ["struct", "enum", "class", "protocol", "actor"]
  let members: Set = ["func", "var", "let", "typealias", "init", "subscript"]
  var isVisible = false
  var isType = false
  for word in line.split(separator: " ") {
    if isType { return word.first?.isUppercase ?? false }
    let name = word.prefix { $0.isLetter }
    if access.contains(String(word)) {
      isVisible = true
    } else if types.contains(String(word)) {
      isType = true
    } else if members.contains(String(name)) {
      return isVisible
    } else if !modifiers.contains(String(word)) {
      return false
    }
  }
  return false
}

@Test func `every declaration has a summary that ends with a period`() {
  var places: [String] = []
  for file in Project.sources {
    for (index, line) in file.code.enumerated() where isDeclaration(line) {
      var above = index - 1
      while above >= 0, file.code[above].trimmingCharacters(in: .whitespaces).hasPrefix("@") { above -= 1 }
      let isDocumented = above >= 0 && file.lines[above].trimmingCharacters(in: .whitespaces).hasPrefix("///")
      if !isDocumented { places.append("\(file.path):\(index + 1): \(file.lines[index])") }
    }
  }
  #expect(places.isEmpty)
}

@Test func `declarations are told from other lines`() {
  for line in ["struct A {", "  public static func a() {", "  private let a = 1", "  package init(a: Int) {"] {
    #expect(isDeclaration(line), "\(line)")
  }
  for line in [
    "  let a = 1", "    func local() {", "  case a", "import A", "  private extension A {", "", "  return a",
  ] {
    #expect(!isDeclaration(line), "\(line)")
  }
}

@Test func `no source or test knows the folders around the project`() {
  let names = ["../sha" + "red", "/wo" + "rk/"]
  for file in Project.swiftFiles {
    for (index, line) in file.lines.enumerated() {
      for name in names { #expect(!line.contains(name), "\(file.path):\(index + 1): \(line)") }
    }
  }
}

@Test func `code, comments and literals are told apart`() {
  let text = SwiftText(
    "let a = \"x // y \\(f(\"z\")) w\" // c\nlet b = #\"q \" r\"#; /* d /* e */ f */ g\n\"\"\"\nh\n\"\"\" + `j k`")
  #expect(text.code == ["let a = \"f(\"\")\" ", "let b = \"\";  g", "\"", "", "\" + ``"])
  #expect(text.comments == ["", "", "", "", ""].indices.map { [" c", " d  e  f ", "", "", ""][$0] })
}
