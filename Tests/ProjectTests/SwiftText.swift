/// Swift source, taken apart into code and comments line by line; literals and raw identifiers lose their text.
struct SwiftText {
  /// What stands on each line outside comments and literals. A literal leaves its quotes.
  private(set) var code: [String] = [""]
  /// What stands on each line inside comments.
  private(set) var comments: [String] = [""]

  /// What surrounds a character.
  private enum Context: Equatable {
    case code
    /// Code in an interpolation, with the parentheses that are open.
    case interpolation(depth: Int)
    case lineComment
    case blockComment(depth: Int)
    case literal(pounds: Int, quotes: Int)
  }

  /// Takes a text apart in one pass.
  init(_ text: String) {
    let scalars = Array(text.unicodeScalars)
    var contexts: [Context] = [.code]
    var index = 0
    func has(_ word: String, at start: Int) -> Bool {
      var place = start
      for scalar in word.unicodeScalars {
        guard place < scalars.count, scalars[place] == scalar else { return false }
        place += 1
      }
      return true
    }
    while index < scalars.count {
      let scalar = scalars[index]
      let context = contexts[contexts.count - 1]
      if scalar == "\n" {
        if context == .lineComment { contexts.removeLast() }
        code.append("")
        comments.append("")
        index += 1
        continue
      }
      switch context {
      case .lineComment:
        comments[comments.count - 1].unicodeScalars.append(scalar)
        index += 1
      case .blockComment(let depth):
        if has("/*", at: index) {
          contexts[contexts.count - 1] = .blockComment(depth: depth + 1)
          index += 2
        } else if has("*/", at: index) {
          contexts[contexts.count - 1] = .blockComment(depth: depth - 1)
          if depth == 1 { contexts.removeLast() }
          index += 2
        } else {
          comments[comments.count - 1].unicodeScalars.append(scalar)
          index += 1
        }
      case .literal(let pounds, let quotes):
        let fence = String(repeating: "#", count: pounds)
        if has("\\" + fence + "(", at: index) {
          contexts.append(.interpolation(depth: 1))
          index += 2 + pounds
        } else if has("\\" + fence, at: index) {
          // A line end keeps its own turn, so that lines are counted.
          index += 1 + pounds
          if index < scalars.count, scalars[index] != "\n" { index += 1 }
        } else if has(String(repeating: "\"", count: quotes) + fence, at: index) {
          contexts.removeLast()
          code[code.count - 1] += "\""
          index += quotes + pounds
        } else {
          index += 1
        }
      case .code, .interpolation:
        if has("//", at: index) {
          contexts.append(.lineComment)
          index += 2
          continue
        }
        if has("/*", at: index) {
          contexts.append(.blockComment(depth: 1))
          index += 2
          continue
        }
        if scalar == "`" {
          // A raw identifier may hold any words; it leaves its quotes.
          index = (scalars[(index + 1)...].firstIndex { $0 == "`" || $0 == "\n" } ?? scalars.count - 1) + 1
          code[code.count - 1] += "``"
          continue
        }
        var pounds = 0
        while index + pounds < scalars.count, scalars[index + pounds] == "#" { pounds += 1 }
        if index + pounds < scalars.count, scalars[index + pounds] == "\"" {
          let quotes = has("\"\"\"", at: index + pounds) ? 3 : 1
          contexts.append(.literal(pounds: pounds, quotes: quotes))
          code[code.count - 1] += "\""
          index += pounds + quotes
          continue
        }
        if case .interpolation(let depth) = context {
          let change = scalar == "(" ? 1 : scalar == ")" ? -1 : 0
          contexts[contexts.count - 1] = .interpolation(depth: depth + change)
          if depth + change == 0 {
            contexts.removeLast()
            index += 1
            continue
          }
        }
        code[code.count - 1].unicodeScalars.append(scalar)
        index += 1
      }
    }
  }
}
