import VitrineModel

extension PresentrSize {
  /// Reads a size as the library writes it in any release: `half`, `Half`, `fluid(0.4)`, `fluid(percentage: 0.4)`, `custom(320)`,
  /// or the number alone; nil for everything else.
  public init?(words text: String) {
    let call = LibraryCall(text)
    switch (call.name, call.numbers.count) {
    case ("default", 0): self = .default
    case ("half", 0): self = .half
    case ("full", 0): self = .full
    case ("fluid", 1): self = .fluid(call.numbers[0])
    case ("sidemargin", 1): self = .sideMargin(call.numbers[0])
    case ("custom", 1): self = .custom(call.numbers[0])
    case ("customorientation", 2): self = .customOrientation(portrait: call.numbers[0], landscape: call.numbers[1])
    case ("", 1): self = .custom(call.numbers[0])
    default: return nil
    }
  }
}

extension PresentrCenter {
  /// Reads a place as the library writes it in any release: `center`, `TopCenter`, `customOrigin(0, 100)`; nil for
  /// everything else.
  public init?(words text: String) {
    let call = LibraryCall(text)
    switch (call.name, call.numbers.count) {
    case ("center", 0): self = .center
    case ("topcenter", 0): self = .topCenter
    case ("bottomcenter", 0): self = .bottomCenter
    case ("custom", 2): self = .custom(Point(call.numbers[0], call.numbers[1]))
    case ("customorigin", 2): self = .customOrigin(Point(call.numbers[0], call.numbers[1]))
    default: return nil
    }
  }
}

/// A name with numbers in parentheses, as enum cases of the libraries are written; letters lower-cased, labels left out.
struct LibraryCall {
  /// The name in lower case; empty for a number alone.
  let name: String
  /// The numbers in order.
  let numbers: [Double]

  /// Reads a call. What is no number between parentheses and commas is left out.
  init(_ text: String) {
    let trimmed = text.filter { $0 != " " }
    if let number = Double(trimmed) {
      name = ""
      numbers = [number]
      return
    }
    guard let open = trimmed.firstIndex(of: "("), trimmed.hasSuffix(")") else {
      name = trimmed.lowercased()
      numbers = []
      return
    }
    name = trimmed[..<open].lowercased()
    var numbers: [Double] = []
    for part in trimmed[trimmed.index(after: open)...].dropLast().split(separator: ",") {
      let value = part.split(separator: ":").last ?? part
      if let number = Double(value) { numbers.append(number) }
    }
    self.numbers = numbers
  }
}
