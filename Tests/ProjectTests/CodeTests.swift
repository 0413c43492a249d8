import Foundation
import Testing

/// The files that touch foreign memory, one per boundary: libyaml, the operating system, the benchmark's clocks.
private let boundaries: Set = [
  "Sources/VitrineYAML/LibYAML.swift", "Sources/vitrine/System.swift", "Sources/vitrine-bench/System.swift",
]

@Test func `unsafe code stands at the boundaries alone`() {
  let places = Project.sources.filter { !boundaries.contains($0.path) }.flatMap {
    $0.places(of: /\bunsafe\b|@unchecked|unsafeBitCast|nonisolated\(unsafe\)/)
  }
  #expect(places.isEmpty)
}

@Test func `the program never gives up by itself`() {
  let places = Project.sources.flatMap { $0.places(of: /\btry!|\bas!|\bfatalError\b|\bassertionFailure\b/) }
  #expect(places.isEmpty)
  let inTests = Project.swiftFiles.flatMap { $0.places(of: /\btry!|\bas!/) }
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
  let places = core.flatMap {
    $0.places(of: /(?:^|[^.\w])(?:print|debugPrint|dump|readLine|getenv|fopen|setlocale|exit|abort)\(/)
  }
  #expect(places.filter { !$0.contains("func ") }.isEmpty)
  let dispatch = core.flatMap { $0.places(of: /\bimport Dispatch\b|\bCommandLine\b/) }
  #expect(dispatch.isEmpty)
}

@Test func `every declaration has a summary that ends with a period`() {
  // A type; what other files can see; what is private to its file or type. Local declarations have no modifier.
  let declaration =
    /^\s*(?:(?:public|package|private|fileprivate|internal|final|indirect|static)\s+)*(?:struct|enum|class|protocol|actor)\s+[A-Z]|^\s*(?:public|package|private|fileprivate)\s+(?:(?:static|mutating|consuming|borrowing|nonisolated)\s+)*(?:func|var|let|typealias|init|subscript)\b/
  var places: [String] = []
  for file in Project.sources {
    for (index, line) in file.code.enumerated() where line.firstMatch(of: declaration) != nil {
      var above = index - 1
      while above >= 0, file.code[above].trimmingCharacters(in: .whitespaces).hasPrefix("@") { above -= 1 }
      let isDocumented = above >= 0 && file.lines[above].trimmingCharacters(in: .whitespaces).hasPrefix("///")
      if !isDocumented { places.append("\(file.path):\(index + 1): \(file.lines[index])") }
    }
  }
  #expect(places.isEmpty)
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
