import CYAML
import VitrineSource

/// Why libyaml gave up.
struct LibYAMLFailure {
  /// What it says.
  var problem: String
  /// Byte offset of the place where it noticed.
  var offset: Int
  /// In what it was, `nil` if it does not say.
  var context: String?
  /// Byte offset where that began.
  var contextOffset: Int
  /// Whether memory ran out or a limit of libyaml's own was met.
  var isInternal = false

  /// Whether a line does not fit to those around it, as opposed to something wrong inside the line.
  var isAboutStructure: Bool {
    switch problem {
    case "did not find expected key", "did not find expected '-' indicator", "did not find expected <document start>",
      "mapping values are not allowed in this context", "block sequence entries are not allowed in this context":
      true
    default: false
    }
  }
}

/// The boundary to libyaml: the only file that touches its memory. Marks count code points; they become byte offsets
/// here and nowhere else (facts/yaml.md section 4).
@safe
struct LibYAMLParser: ~Copyable {
  /// libyaml's parser; it keeps its own address, so it lives on the heap.
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  /// The event at hand.
  private let event: UnsafeMutablePointer<yaml_event_t>
  /// The first byte of the source, a byte order mark included.
  private let source: UnsafePointer<UInt8>
  /// The bytes of the source.
  private let count: Int
  /// The bytes of the byte order mark.
  private let markBytes: Int
  /// Turns marks into offsets.
  private var cursor: MarkCursor

  /// Starts on bytes that are valid UTF-8 and outlive the parser. Fails when memory runs out.
  private init?(_ bytes: UnsafeBufferPointer<UInt8>, isASCII: Bool) {
    unsafe parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    unsafe event = UnsafeMutablePointer<yaml_event_t>.allocate(capacity: 1)
    unsafe event.initialize(to: yaml_event_t())
    count = bytes.count
    markBytes = unsafe Self.byteOrderMark(bytes)
    unsafe source = bytes.baseAddress ?? UnsafePointer(UnsafeRawPointer(event).assumingMemoryBound(to: UInt8.self))
    unsafe cursor = MarkCursor(source, count: count, start: markBytes, isASCII: isASCII)
    guard unsafe yaml_parser_initialize(parser) != 0 else {
      unsafe event.deallocate()
      unsafe parser.deallocate()
      return nil
    }
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    unsafe yaml_parser_set_input_string(parser, source + markBytes, count - markBytes)
  }

  deinit {
    unsafe yaml_parser_delete(parser)
    unsafe event.deallocate()
    unsafe parser.deallocate()
  }

  /// Counts all events up to the end or the first error: the yardstick that benchmarks compare with.
  static func countEvents(_ bytes: [UInt8]) -> Int {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      guard let reader = unsafe LibYAMLParser(buffer, isASCII: true) else { return 0 }
      return reader.countEvents()
    }
  }

  /// Builds the tree of a file in an arena. Returns why it stopped early, `nil` if it came to the end or the arena
  /// stopped it.
  static func build(
    _ bytes: [UInt8], isASCII: Bool, options: YAMLParseOptions, into arena: inout YAMLArena
  ) -> LibYAMLFailure? {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      guard var reader = unsafe LibYAMLParser(buffer, isASCII: isASCII) else { return .outOfMemory }
      return reader.build(options: options, into: &arena)
    }
  }

  /// Parses a text for its errors alone. Returns the offset of the first one, `nil` if there is none; a text that nests too
  /// deeply counts as right up to there.
  static func stop(in bytes: [UInt8], isASCII: Bool) -> Int? {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      guard var reader = unsafe LibYAMLParser(buffer, isASCII: isASCII) else { return 0 }
      var depth = 0
      while depth <= YAMLLimits.nesting {
        guard unsafe yaml_parser_parse(reader.parser, reader.event) != 0 else { return reader.failure().offset }
        let type = unsafe reader.event.pointee.type
        unsafe yaml_event_delete(reader.event)
        if type == YAML_MAPPING_START_EVENT || type == YAML_SEQUENCE_START_EVENT { depth += 1 }
        if type == YAML_MAPPING_END_EVENT || type == YAML_SEQUENCE_END_EVENT { depth -= 1 }
        if type == YAML_STREAM_END_EVENT { break }
      }
      return nil
    }
  }

  /// Whether all bytes are printable ASCII, tabs or line breaks. Sixteen bytes a step; in each byte, bit 7 says no. Sums
  /// may carry from a byte that has bit 7 itself, but then the answer is no already.
  static func isPlainASCII(_ bytes: [UInt8]) -> Bool {
    unsafe bytes.withUnsafeBytes { buffer in
      let ones: UInt64 = 0x0101_0101_0101_0101
      /// Bit 7 of each byte that is below the space and none of tab, line feed and carriage return.
      func forbidden(_ word: UInt64) -> UInt64 {
        ~(word &+ (0x60 &* ones)) & ((word ^ (0x09 &* ones)) &+ (0x7F &* ones))
          & ((word ^ (0x0A &* ones)) &+ (0x7F &* ones)) & ((word ^ (0x0D &* ones)) &+ (0x7F &* ones))
      }
      var bad: UInt64 = 0
      var i = 0
      while i + 16 <= buffer.count {
        let first = unsafe buffer.loadUnaligned(fromByteOffset: i, as: UInt64.self)
        let second = unsafe buffer.loadUnaligned(fromByteOffset: i + 8, as: UInt64.self)
        // One more than DEL has bit 7.
        bad |= first | second | (first &+ ones) | (second &+ ones)
        if (first &+ (0x60 &* ones)) & (second &+ (0x60 &* ones)) & (0x80 &* ones) != 0x80 &* ones {
          bad |= forbidden(first) | forbidden(second)
        }
        i += 16
      }
      while i < buffer.count {
        let byte = unsafe buffer[i]
        if byte &- 0x20 >= 0x5F, byte != 0x09, byte != 0x0A, byte != 0x0D { return false }
        i += 1
      }
      return bad & (0x80 &* ones) == 0
    }
  }

  /// Writes the events of a file in the notation of the YAML test suite, up to the end or the first error.
  static func writeEvents(_ bytes: [UInt8], to output: inout [UInt8]) {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      guard let reader = unsafe LibYAMLParser(buffer, isASCII: true) else { return }
      var depth = 0
      // libyaml takes quadratic time in flow nesting, so the limit holds here too.
      while depth <= YAMLLimits.nesting, unsafe yaml_parser_parse(reader.parser, reader.event) != 0 {
        let type = unsafe reader.event.pointee.type
        if type == YAML_MAPPING_START_EVENT || type == YAML_SEQUENCE_START_EVENT { depth += 1 }
        if type == YAML_MAPPING_END_EVENT || type == YAML_SEQUENCE_END_EVENT { depth -= 1 }
        reader.writeEvent(to: &output)
        unsafe yaml_event_delete(reader.event)
        if type == YAML_STREAM_END_EVENT { return }
      }
    }
  }

  /// Writes the event at hand.
  private func writeEvent(to output: inout [UInt8]) {
    let data = unsafe event.pointee.data
    switch unsafe event.pointee.type {
    case YAML_STREAM_START_EVENT: output.append(contentsOf: "+STR".utf8)
    case YAML_STREAM_END_EVENT: output.append(contentsOf: "-STR".utf8)
    case YAML_DOCUMENT_START_EVENT:
      output.append(contentsOf: unsafe (data.document_start.implicit == 0 ? "+DOC ---" : "+DOC").utf8)
    case YAML_DOCUMENT_END_EVENT:
      output.append(contentsOf: unsafe (data.document_end.implicit == 0 ? "-DOC ..." : "-DOC").utf8)
    case YAML_MAPPING_START_EVENT:
      let isFlow = unsafe data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
      output.append(contentsOf: (isFlow ? "+MAP {}" : "+MAP").utf8)
      unsafe writeProperties(anchor: data.mapping_start.anchor, tag: data.mapping_start.tag, to: &output)
    case YAML_SEQUENCE_START_EVENT:
      let isFlow = unsafe data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
      output.append(contentsOf: (isFlow ? "+SEQ []" : "+SEQ").utf8)
      unsafe writeProperties(anchor: data.sequence_start.anchor, tag: data.sequence_start.tag, to: &output)
    case YAML_MAPPING_END_EVENT: output.append(contentsOf: "-MAP".utf8)
    case YAML_SEQUENCE_END_EVENT: output.append(contentsOf: "-SEQ".utf8)
    case YAML_ALIAS_EVENT:
      output.append(contentsOf: "=ALI *".utf8)
      if let name = unsafe Self.name(data.alias.anchor) { unsafe output.append(contentsOf: name) }
    case YAML_SCALAR_EVENT:
      output.append(contentsOf: "=VAL".utf8)
      unsafe writeProperties(anchor: data.scalar.anchor, tag: data.scalar.tag, to: &output)
      let mark =
        switch unsafe YAMLStyle(data.scalar.style) {
        case .singleQuoted: "'"
        case .doubleQuoted: "\""
        case .literal: "|"
        case .folded: ">"
        default: ":"
        }
      output.append(contentsOf: " \(mark)".utf8)
      let value = unsafe UnsafeBufferPointer(start: data.scalar.value, count: data.scalar.length)
      for byte in unsafe Array(value) { Self.writeEscaped(byte, to: &output) }
    default: break
    }
    output.append(0x0A)
  }

  /// Writes anchor and tag of an event.
  private func writeProperties(
    anchor: UnsafeMutablePointer<yaml_char_t>?, tag: UnsafeMutablePointer<yaml_char_t>?, to output: inout [UInt8]
  ) {
    if let anchor = unsafe Self.name(anchor) {
      output.append(contentsOf: " &".utf8)
      unsafe output.append(contentsOf: anchor)
    }
    if let tag = unsafe Self.name(tag) {
      output.append(contentsOf: " <".utf8)
      unsafe output.append(contentsOf: tag)
      output.append(UInt8(ascii: ">"))
    }
  }

  /// Writes a byte of a value with the suite's escapes.
  private static func writeEscaped(_ byte: UInt8, to output: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "\\"): output.append(contentsOf: "\\\\".utf8)
    case 0: output.append(contentsOf: "\\0".utf8)
    case 0x08: output.append(contentsOf: "\\b".utf8)
    case 0x09: output.append(contentsOf: "\\t".utf8)
    case 0x0A: output.append(contentsOf: "\\n".utf8)
    case 0x0D: output.append(contentsOf: "\\r".utf8)
    default: output.append(byte)
    }
  }

  /// Parses and deletes every event.
  private func countEvents() -> Int {
    var events = 0
    while unsafe yaml_parser_parse(parser, event) != 0 {
      events += 1
      let isEnd = unsafe event.pointee.type == YAML_STREAM_END_EVENT
      unsafe yaml_event_delete(event)
      if isEnd { break }
    }
    return events
  }

  /// The loop over events that builds the tree.
  private mutating func build(options: YAMLParseOptions, into arena: inout YAMLArena) -> LibYAMLFailure? {
    var documents = 0
    while unsafe yaml_parser_parse(parser, event) != 0 {
      let type = unsafe event.pointee.type
      if type == YAML_SCALAR_EVENT {
        addScalar(to: &arena)
      } else if type == YAML_MAPPING_START_EVENT {
        open(.mapping, in: &arena)
      } else if type == YAML_SEQUENCE_START_EVENT {
        open(.sequence, in: &arena)
      } else if type == YAML_MAPPING_END_EVENT || type == YAML_SEQUENCE_END_EVENT {
        close(in: &arena)
      } else if type == YAML_ALIAS_EVENT {
        addAlias(to: &arena)
      } else if type == YAML_DOCUMENT_START_EVENT {
        documents += 1
        if documents > 1 { startFurtherDocument(options, in: &arena) }
      } else if type == YAML_DOCUMENT_END_EVENT {
        arena.checkExpansion()
      } else if type == YAML_STREAM_END_EVENT {
        unsafe yaml_event_delete(event)
        return nil
      }
      unsafe yaml_event_delete(event)
      if arena.isStopped { return nil }
    }
    return failure()
  }

  /// Handles a scalar event: most are plain, on one line, without anchor and tag, and stand in the source as they are.
  @inline(__always)
  private mutating func addScalar(to arena: inout YAMLArena) {
    let scalar = unsafe event.pointee.data.scalar
    let from = unsafe event.pointee.start_mark
    let to = unsafe event.pointee.end_mark
    let start = cursor.offset(from.index)
    let end = cursor.offset(to.index)
    let length = unsafe scalar.length
    guard unsafe scalar.style == YAML_PLAIN_SCALAR_STYLE, unsafe scalar.anchor == nil, unsafe scalar.tag == nil,
      from.line == to.line, length == Int(end &- start)
    else { return addAnyScalar(start, end, to: &arena) }
    if start > 0, length > 0, unsafe source[Int(start) &- 1] == UInt8(ascii: "?") {
      noteLostQuestionMark(start, in: &arena)
    }
    if arena.top.awaitsKey {
      let text = unsafe UnsafeBufferPointer(start: UnsafePointer(scalar.value), count: length).span
      let head = head(at: Int(start), length) ?? YAMLInterner.head(text)
      arena.takeKey(text, head: head, isPlain: true, span: SourceSpan(start, end))
    } else {
      let line = UInt32(truncatingIfNeeded: from.line) &+ 1
      arena.addScalar(.plain, [], start: start, end: end, link: 0, line: line)
    }
  }

  /// Notes that libyaml takes `?` for the sign of a key in brackets even when a text follows directly (suite 652Z, HM87/01).
  private func noteLostQuestionMark(_ start: UInt32, in arena: inout YAMLArena) {
    arena.note(.lostQuestionMark, SourceSpan(start - 1, start))
  }

  /// Handles any scalar event; the offsets are those of its marks.
  private mutating func addAnyScalar(_ start: UInt32, _ end: UInt32, to arena: inout YAMLArena) {
    let scalar = unsafe event.pointee.data.scalar
    let from = unsafe event.pointee.start_mark
    let to = unsafe event.pointee.end_mark
    var start = start
    var end = end
    var line = UInt32(truncatingIfNeeded: from.line) &+ 1
    let length = unsafe scalar.length
    let value = unsafe UnsafeBufferPointer(start: UnsafePointer(scalar.value), count: length)
    let style = unsafe YAMLStyle(scalar.style)
    var properties: YAMLWrittenProperties?
    if unsafe scalar.anchor != nil || scalar.tag != nil {
      let written = unsafe YAMLWrittenProperties(
        UnsafeBufferPointer(start: source, count: count).span, from: Int(start), to: Int(end),
        hasAnchor: scalar.anchor != nil, hasTag: scalar.tag != nil)
      start = UInt32(written.end)
      line += UInt32(written.lines)
      properties = written
      if let glued = written.glued { arena.note(.gluedAnchor, glued) }
    }
    if start > 0, start < end, unsafe source[Int(start) - 1] == UInt8(ascii: "?") {
      noteLostQuestionMark(start, in: &arena)
    }
    if style == .literal || style == .folded {
      unsafe end = YAMLBlockText.trimmedEnd(UnsafeBufferPointer(start: source, count: count).span, from: start, to: end)
    }
    let isOneLine = to.line &+ 1 == Int(line)
    let isVerbatim =
      switch style {
      case .plain: isOneLine && length == Int(end - start)
      case .singleQuoted: isOneLine && length + 2 == Int(end - start)
      case .doubleQuoted: unsafe isOneLine && length + 2 == Int(end - start) && equals(value, at: Int(start) + 1)
      default: false
      }
    if arena.top.awaitsKey, properties == nil {
      let span = SourceSpan(start, end)
      let head = isVerbatim ? head(at: Int(start) + (style == .plain ? 0 : 1), length) : nil
      unsafe arena.takeKey(
        value.span, head: head ?? YAMLInterner.head(value.span), isPlain: style == .plain, span: span)
      return
    }
    let isKey = arena.top.awaitsKey
    if isKey {
      // An anchored or tagged key is kept as a hidden node, since aliases may point at it.
      arena.startNodeKey(nil, SourceSpan(start, end))
    }
    var flags: YAMLNodeFlags = []
    var link: UInt32 = 0
    if !isVerbatim {
      flags.insert(.sideText)
      link = UInt32(arena.sideTexts.count)
      let offset = UInt32(arena.sideBytes.count)
      unsafe arena.sideBytes.append(contentsOf: value)
      arena.sideTexts.append(SourceSpan(offset, offset + UInt32(length)))
    }
    guard let properties else {
      return arena.addScalar(style, flags, start: start, end: end, link: link, line: line)
    }
    flags.insert(.hasProperties)
    unsafe setTag(scalar.tag, properties, kind: .scalar, isKey: isKey, &flags, &arena)
    arena.addScalar(style, flags, start: start, end: end, link: link, line: line)
    arena.addProperties(anchor: properties.anchor, tag: properties.tag)
    let key = unsafe isKey || !properties.anchor.isEmpty ? arena.keyID(value.span) : YAMLKeyID.none
    if !properties.anchor.isEmpty, let name = unsafe Self.name(scalar.anchor) {
      unsafe arena.anchor(name.span, span: properties.anchor, isOpen: false, key: key)
    }
    if isKey { arena.takeNodeKey(key, SourceSpan(start, end), isTagged: !properties.tag.isEmpty) }
  }

  /// Handles the start of a collection.
  @inline(__always)
  private mutating func open(_ kind: YAMLKind, in arena: inout YAMLArena) {
    let from = unsafe event.pointee.start_mark
    var start = cursor.offset(from.index)
    var line = UInt32(truncatingIfNeeded: from.line) &+ 1
    // The two kinds of start events have the same layout.
    let data = unsafe event.pointee.data.mapping_start
    let isFlow =
      unsafe kind == .mapping
      ? data.style == YAML_FLOW_MAPPING_STYLE : event.pointee.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
    guard unsafe data.anchor != nil || data.tag != nil else {
      return arena.open(kind, isFlow ? .flow : .block, [], start: start, line: line)
    }
    let properties = unsafe YAMLWrittenProperties(
      UnsafeBufferPointer(start: source, count: count).span, from: Int(start), to: count, hasAnchor: data.anchor != nil,
      hasTag: data.tag != nil)
    start = UInt32(properties.end)
    line += UInt32(properties.lines)
    if let glued = properties.glued { arena.note(.gluedAnchor, glued) }
    var flags: YAMLNodeFlags = .hasProperties
    unsafe setTag(data.tag, properties, kind: kind, isKey: false, &flags, &arena)
    arena.open(kind, isFlow ? .flow : .block, flags, start: start, line: line)
    arena.addProperties(anchor: properties.anchor, tag: properties.tag)
    if let name = unsafe Self.name(data.anchor) {
      unsafe arena.anchor(name.span, span: properties.anchor, isOpen: true, key: .none)
    }
  }

  /// Handles the end of a collection: in brackets it is written, else it is the end of the last descendant.
  @inline(__always)
  private mutating func close(in arena: inout YAMLArena) {
    let from = unsafe event.pointee.start_mark
    let to = unsafe event.pointee.end_mark
    // Ends without a bracket are empty: those by indentation, and a single pair inside a flow sequence.
    arena.close(end: from.index < to.index ? cursor.offset(to.index) : nil)
  }

  /// Handles an alias.
  private mutating func addAlias(to arena: inout YAMLArena) {
    let from = unsafe event.pointee.start_mark
    let start = cursor.offset(from.index)
    let end = unsafe cursor.offset(event.pointee.end_mark.index)
    guard let name = unsafe Self.name(event.pointee.data.alias.anchor) else { return }
    unsafe arena.addAlias(name.span, start: start, end: end, line: UInt32(truncatingIfNeeded: from.line) &+ 1)
  }

  /// Reports a second document where one is wanted, and starts it otherwise.
  private mutating func startFurtherDocument(_ options: YAMLParseOptions, in arena: inout YAMLArena) {
    let start = unsafe cursor.offset(event.pointee.start_mark.index)
    let end = unsafe cursor.offset(event.pointee.end_mark.index)
    if arena.documentMarks == 0 {
      let first = arena.roots.first.map { arena.nodes[Int($0)].start }
      arena.note(.severalDocuments, SourceSpan(start, max(start, end)), other: first.map { SourceSpan($0, $0) })
    }
    arena.documentMarks += 1
    arena.startDocument()
    if options == .spec { arena.isStopped = true }
  }

  /// Sets a node's tag and reports one that means nothing.
  private func setTag(
    _ tag: UnsafeMutablePointer<yaml_char_t>?, _ properties: YAMLWrittenProperties, kind: YAMLKind, isKey: Bool,
    _ flags: inout YAMLNodeFlags, _ arena: inout YAMLArena
  ) {
    guard !properties.tag.isEmpty else { return }
    guard let tag = unsafe Self.name(tag) else { return }
    let name = unsafe String(decoding: tag, as: UTF8.self)
    flags.tag = YAMLTag(name: name)
    if isKey { return }
    if flags.tag == .unknown {
      flags.insert(.invalid)
      arena.note(.unknownTag, properties.tag)
    } else if !flags.tag.fits(kind) {
      flags.insert(.invalid)
      arena.note(.misplacedTag, properties.tag)
    }
  }

  /// Reads the first bytes of a text in one step; `nil` near the end of the source.
  @inline(__always)
  private func head(at offset: Int, _ length: Int) -> UInt64? {
    guard offset + 8 <= count, length > 0 else { return nil }
    let word = unsafe UInt64(littleEndian: UnsafeRawPointer(source + offset).loadUnaligned(as: UInt64.self))
    return length >= 8 ? word : word & (~0 >> UInt64(64 - 8 * length))
  }

  /// Compares a decoded text with the source.
  private func equals(_ value: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    for i in value.indices where unsafe value[i] != source[offset + i] { return false }
    return true
  }

  /// Describes the error that libyaml reports.
  private mutating func failure() -> LibYAMLFailure {
    let state = unsafe parser.pointee
    guard unsafe state.error == YAML_SCANNER_ERROR || state.error == YAML_PARSER_ERROR else { return .outOfMemory }
    let offset = unsafe Int(cursor.offset(state.problem_mark.index))
    let hasContext = unsafe state.context != nil
    return LibYAMLFailure(
      problem: unsafe state.problem.map { unsafe String(cString: $0) } ?? "", offset: offset,
      context: unsafe state.context.map { unsafe String(cString: $0) },
      contextOffset: hasContext ? unsafe Int(cursor.offset(state.context_mark.index)) : offset)
  }

  /// Returns the length of a byte order mark at the start.
  private static func byteOrderMark(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard bytes.count >= 3 else { return 0 }
    return unsafe bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
  }

  /// Wraps a C string.
  private static func name(_ text: UnsafeMutablePointer<yaml_char_t>?) -> UnsafeBufferPointer<UInt8>? {
    guard let text = unsafe text else { return nil }
    var length = 0
    while unsafe text[length] != 0 { length += 1 }
    return unsafe UnsafeBufferPointer(start: UnsafePointer(text), count: length)
  }
}

extension LibYAMLFailure {
  /// libyaml reports nothing but that memory ran out, or a reader error that the check of the bytes should have met.
  static let outOfMemory = LibYAMLFailure(problem: "", offset: 0, context: nil, contextOffset: 0, isInternal: true)
}

extension YAMLStyle {
  /// Translates libyaml's style.
  @inline(__always)
  fileprivate init(_ style: yaml_scalar_style_t) {
    if style == YAML_PLAIN_SCALAR_STYLE {
      self = .plain
    } else if style == YAML_DOUBLE_QUOTED_SCALAR_STYLE {
      self = .doubleQuoted
    } else if style == YAML_SINGLE_QUOTED_SCALAR_STYLE {
      self = .singleQuoted
    } else if style == YAML_LITERAL_SCALAR_STYLE {
      self = .literal
    } else {
      self = .folded
    }
  }
}

/// Turns libyaml's code point indices into byte offsets. Marks grow but for a few tokens, so the walk is linear.
@safe
private struct MarkCursor {
  /// The source.
  private let source: UnsafePointer<UInt8>
  /// Its bytes.
  private let count: Int
  /// The bytes of the byte order mark, which libyaml does not count.
  private let start: Int
  /// Whether an index is an offset.
  private let isASCII: Bool
  /// The last index.
  private var index = 0
  /// Its offset.
  private var offset: Int

  /// Starts behind the byte order mark.
  init(_ source: UnsafePointer<UInt8>, count: Int, start: Int, isASCII: Bool) {
    unsafe self.source = source
    self.count = count
    self.start = start
    self.isASCII = isASCII
    offset = start
  }

  /// Returns the offset of an index; those past the end are cut.
  @inline(__always)
  mutating func offset(_ index: Int) -> UInt32 {
    isASCII ? UInt32(truncatingIfNeeded: min(index &+ start, count)) : UInt32(walk(to: index))
  }

  /// Moves to an index, eight bytes a step while far from it.
  private mutating func walk(to target: Int) -> Int {
    while target - index >= 8, offset + 8 <= count {
      let word = unsafe UnsafeRawPointer(source + offset).loadUnaligned(as: UInt64.self)
      // A continuation byte has bit 7 and not bit 6.
      index += 8 - (word & ~(word << 1) & 0x8080_8080_8080_8080).nonzeroBitCount
      offset += 8
    }
    // The last step may have ended inside a character.
    skipContinuations()
    while index < target, offset < count {
      offset += 1
      skipContinuations()
      index += 1
    }
    while index > target, offset > start {
      offset -= 1
      while offset > start, unsafe source[offset] & 0xC0 == 0x80 { offset -= 1 }
      index -= 1
    }
    return offset
  }

  /// Moves to the next character unless one begins here.
  @inline(__always)
  private mutating func skipContinuations() {
    while offset < count, unsafe source[offset] & 0xC0 == 0x80 { offset += 1 }
  }
}
