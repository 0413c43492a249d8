import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource
import VitrineYAML

extension SpecDecoder {
  /// Decodes lengths, shares, times, rectangles and what else has a grammar of its own.
  mutating func measure(_ node: YAMLNodeID, _ type: ValueType, _ slot: Slot) -> Value {
    guard type.accepts(tree.kind(of: node)) else { return wrongKind(node, type, slot) }
    switch type {
    case .fraction: return fraction(node, isBounded: true, slot)
    case .unboundedFraction: return fraction(node, isBounded: false, slot)
    case .amount: return amount(node, slot).map { .amount($0) } ?? .invalid
    case .directionalInset:
      return insets(node, type, slot).map { sides in
        .directionalInsets(
          DirectionalInsets(top: sides[0], leading: sides[1], bottom: sides[2], trailing: sides[3]))
      } ?? .invalid
    case .physicalInset:
      return insets(node, type, slot).map { sides in
        .edgeInsets(EdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3]))
      } ?? .invalid
    case .point:
      return numbers(node, 2, type, slot).map { .point(Point($0[0], $0[1])) } ?? .invalid
    case .rect:
      return numbers(node, 4, type, slot).map { .rect(Rect($0[0], $0[1], $0[2], $0[3])) } ?? .invalid
    case .numbers(let count): return numberList(node, count, type, slot)
    case .amountPoint:
      return amounts(node, 2, type, slot).map { .amountPoint(AmountPoint($0[0], $0[1])) } ?? .invalid
    case .size(let nullable): return size(node, nullable: nullable, slot)
    case .ratio: return ratio(node, slot)
    case .duration: return duration(node, slot)
    case .version: return version(node, slot)
    case .versionRange: return versionRange(node, slot)
    case .deviceID: return deviceID(node, slot)
    case .windowSize: return windowSize(node, slot)
    case .methodName: return methodName(node, slot)
    case .sourceRect: return sourceRect(node, slot)
    case .axisPriorities: return axisPriorities(node, slot)
    case .priority: return priority(node, slot).map { .priority($0) } ?? .invalid
    case .styleSize: return styleSize(node, slot)
    case .preferredContentSize: return preferredContentSize(node, slot)
    case .color: return color(node, slot)
    case .curve: return curve(node, slot)
    case .spring: return spring(node, slot)
    case .font: return font(node, slot)
    case .position: return position(node, slot)
    case .dimension: return dimensions(node, allowsPercent: true, type, slot)
    case .distance: return dimensions(node, allowsPercent: false, type, slot)
    case .constraint: return constraint(node, slot)
    default: return wrongKind(node, type, slot)
    }
  }

  /// Decodes a share of one: a number or a percentage.
  private mutating func fraction(_ node: YAMLNodeID, isBounded: Bool, _ slot: Slot) -> Value {
    let number: Double
    if let percent = percentage(tree.bytes(of: node)) {
      number = percent
    } else if let plain = plainNumber(node, isBounded ? .fraction : .unboundedFraction, slot) {
      number = plain
    } else {
      return .invalid
    }
    guard !isBounded || (number >= 0 && number <= 1) else {
      fractionRange(node, number, slot)
      return .invalid
    }
    return .number(number)
  }

  /// Returns the fraction that `N%` means; nil when the text is none.
  func percentage(_ text: ArraySlice<UInt8>) -> Double? {
    guard text.last == UInt8(ascii: "%") else { return nil }
    var head = text.dropLast()
    while head.last == UInt8(ascii: " ") { head = head.dropLast() }
    guard case .number(let number, _) = NumberReading(head) else { return nil }
    return number / 100
  }

  /// Returns numbers that stand in brackets, exactly so many.
  mutating func numbers(_ node: YAMLNodeID, _ count: Int, _ type: ValueType, _ slot: Slot) -> [Double]? {
    guard tree.kind(of: node) == .sequence else {
      _ = wrongKind(node, type, slot)
      return nil
    }
    var numbers: [Double] = []
    var isValid = true
    var written = 0
    for item in tree.items(of: node) {
      written += 1
      switch tree.kind(of: item.value) {
      case .scalar:
        if let number = plainNumber(item.value, .number(.any), slot) { numbers.append(number) } else { isValid = false }
      case .invalid, .alias: isValid = false
      default:
        _ = wrongKind(item.value, .number(.any), slot)
        isValid = false
      }
    }
    guard written == count else {
      if isValid { _ = wrongKind(node, type, slot) }
      return nil
    }
    return isValid ? numbers : nil
  }

  /// Decodes a list of exactly so many numbers.
  private mutating func numberList(_ node: YAMLNodeID, _ count: Int, _ type: ValueType, _ slot: Slot) -> Value {
    guard let read = numbers(node, count, type, slot) else { return .invalid }
    var values: [Authored<Value>] = []
    for (item, number) in zip(tree.items(of: node), read) {
      values.append(Authored(.number(number), at: tree.place(of: item.value)))
    }
    return .list(values)
  }

  /// Returns one, two or four numbers as top, leading or left, bottom, trailing or right.
  private mutating func insets(_ node: YAMLNodeID, _ type: ValueType, _ slot: Slot) -> [Double]? {
    guard tree.kind(of: node) == .sequence else {
      return plainNumber(node, type, slot).map { [$0, $0, $0, $0] }
    }
    var count = 0
    for _ in tree.items(of: node) { count += 1 }
    guard let sides = numbers(node, count == 2 ? 2 : 4, type, slot) else { return nil }
    return count == 2 ? [sides[0], sides[1], sides[0], sides[1]] : sides
  }

  /// Decodes width and height; a side may be null where that is said.
  mutating func size(_ node: YAMLNodeID, nullable: Bool, _ slot: Slot) -> Value {
    let type = ValueType.size(nullable: nullable)
    guard tree.kind(of: node) == .sequence else { return wrongKind(node, type, slot) }
    var sides: [Double?] = []
    var isValid = true
    for item in tree.items(of: node) {
      if nullable, tree.isNull(item.value), !tree.isAbsent(item.value) {
        sides.append(nil)
        continue
      }
      guard tree.kind(of: item.value) == .scalar, let side = plainNumber(item.value, .points(.notNegative), slot) else {
        if tree.kind(of: item.value) != .scalar { _ = wrongKind(item.value, .points(.notNegative), slot) }
        isValid = false
        sides.append(nil)
        continue
      }
      if side < 0 {
        negativeSize(item.value, slot)
        isValid = false
      }
      sides.append(side)
    }
    guard sides.count == 2 else { return isValid ? wrongKind(node, type, slot) : .invalid }
    return isValid ? .size(OptionalSize(sides[0], sides[1])) : .invalid
  }

  /// Decodes a version from its source text, so that 13.10 is not 13.1.
  private mutating func version(_ node: YAMLNodeID, _ slot: Slot) -> Value {
    guard let version = IOSVersion(tree.text(of: node)) else { return wrongKind(node, .version, slot) }
    return .version(version)
  }

  /// Decodes a range of versions; a single version means from there on.
  private mutating func versionRange(_ node: YAMLNodeID, _ slot: Slot) -> Value {
    let text = tree.text(of: node)
    guard let range = VersionRange(text) else {
      targetSyntax(node, text)
      return .invalid
    }
    return .versionRange(range)
  }

  /// Decodes a device's id; whether there is such a device is asked where environments are made.
  private mutating func deviceID(_ node: YAMLNodeID, _ slot: Slot) -> Value {
    .name(tree.text(of: node))
  }

  /// Decodes a method's name. Only its form is checked: classes have methods of their own.
  private mutating func methodName(_ node: YAMLNodeID, _ slot: Slot) -> Value {
    let bytes = tree.bytes(of: node)
    let base = bytes.prefix { $0 != UInt8(ascii: "(") }
    guard SpecName.isName(base) else { return wrongKind(node, .methodName, slot) }
    return .name(String(decoding: bytes, as: UTF8.self))
  }

  /// Decodes a priority for both axes or one for each.
  private mutating func axisPriorities(_ node: YAMLNodeID, _ slot: Slot) -> Value {
    guard tree.kind(of: node) == .sequence else {
      guard let both = priority(node, slot) else { return .invalid }
      return .axisPriorities(AxisPriorities(horizontal: both, vertical: both))
    }
    guard tree.childCount(of: node) == 2 else { return wrongKind(node, .axisPriorities, slot) }
    var read: [LayoutPriority?] = []
    for item in tree.items(of: node) { read.append(priority(item.value, slot)) }
    guard let horizontal = read[0], let vertical = read[1] else { return .invalid }
    return .axisPriorities(AxisPriorities(horizontal: horizontal, vertical: vertical))
  }

  /// Returns a priority by number or name.
  private mutating func priority(_ node: YAMLNodeID, _ slot: Slot) -> LayoutPriority? {
    guard tree.kind(of: node) == .scalar else {
      _ = wrongKind(node, .priority, slot)
      return nil
    }
    let text = tree.bytes(of: node)
    for (word, value) in SchemaWords.priorities where text.elementsEqual(word.utf8) { return LayoutPriority(value) }
    if NumberReading(text) == .other {
      _ = wrongKind(node, .priority, slot, words: SchemaWords.priorities.map(\.word))
      return nil
    }
    guard let number = plainNumber(node, .priority, slot) else { return nil }
    guard number >= 1, number <= 1000 else {
      priorityRange(node)
      return nil
    }
    return LayoutPriority(number)
  }
}
