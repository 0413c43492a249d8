public import VitrineSource

/// How a comment stands to its node.
public enum YAMLCommentPlacement: UInt8, Hashable, Sendable {
  /// Behind the node on its line: behind its text, behind its key when the value comes below, behind the bracket that
  /// opens or closes it.
  case trailing
  /// On lines of its own directly above the node, or above its key or dash.
  case above
  /// On lines of its own among the entries of the node, a collection, and above none of them: a blank line or the end of
  /// the collection follows. Without a node: outside all, as at the head of a file.
  case inside
}

/// A comment of the file.
public struct YAMLComment: Hashable, Sendable {
  /// From `#` to the last byte of the line.
  public let span: SourceSpan
  /// The line, from 1.
  public let line: Int
  /// Whether something stands before it on its line.
  public let isTrailing: Bool
  /// Whether it touches what stands before it, as in `[a,#b]`. YAML wants a blank there; libyaml reads a comment.
  public let isGlued: Bool
  /// The node it belongs to (facts/yaml.md section 5); of an entry it is the value, of a key too.
  public internal(set) var node: YAMLNodeID?
  /// How it stands to that node.
  public internal(set) var placement: YAMLCommentPlacement = .inside
  /// The first node that begins behind it, `nil` behind the last one. For what a comment says about the next line.
  public internal(set) var next: YAMLNodeID?
}

extension YAMLTree {
  /// Finds all comments, in order, each with the node it belongs to. libyaml drops them, so the gaps between scalars and
  /// aliases are read: only blanks, indicators, anchors, tags and directives stand there besides comments
  /// (facts/yaml.md section 5). Linear in the file; call it once and on the whole tree, not on a part. No comment is found
  /// in what was not read.
  public func comments() -> [YAMLComment] {
    var comments = Self.comments(
      storage.source, nodes: storage.nodes, keySpans: storage.keySpans, unread: storage.unread)
    guard !comments.isEmpty else { return [] }
    var attachment = YAMLCommentAttachment(storage.source, nodes: storage.nodes, keySpans: storage.keySpans)
    attachment.attach(&comments)
    return comments
  }

  /// Finds the comments of a file by its nodes.
  static func comments(
    _ source: [UInt8], nodes: [YAMLNode], keySpans: [SourceSpan], unread: [SourceSpan] = []
  ) -> [YAMLComment] {
    var scanner = CommentScanner(source, unread: unread)
    for (node, key) in zip(nodes, keySpans) {
      if !key.isEmpty { scanner.pass(key, isBlock: false) }
      if !node.isCollection {
        scanner.pass(
          SourceSpan(node.start, node.start + node.length), isBlock: node.style == .literal || node.style == .folded)
      }
    }
    scanner.finish()
    return scanner.comments
  }
}

/// Walks over a file from text to text.
private struct CommentScanner {
  /// The bytes.
  let bytes: [UInt8]
  /// What is stepped over, in order.
  let unread: [SourceSpan]
  /// The next of these.
  private var nextUnread = 0
  /// What was found.
  var comments: [YAMLComment] = []
  /// The next byte.
  private var position = 0
  /// The line of that byte, from 1.
  private var line = 1
  /// Whether something stands before it on the line.
  private var hasContent = false

  /// Starts at the first byte, behind a byte order mark.
  init(_ bytes: [UInt8], unread: [SourceSpan]) {
    self.bytes = bytes
    self.unread = unread.sorted { $0.start < $1.start }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// Reads the gap before a text and steps over the text. A key that is a collection was passed with its parts.
  mutating func pass(_ span: SourceSpan, isBlock: Bool) {
    guard Int(span.start) >= position else { return }
    readGap(to: Int(span.start))
    hasContent = true
    if isBlock { readHeader(to: Int(span.end)) }
    while position < Int(span.end) { step() }
  }

  /// Reads the gap behind the last text.
  mutating func finish() { readGap(to: bytes.count) }

  /// Moves over one byte and counts lines.
  private mutating func step() {
    let byte = bytes[position]
    position += 1
    if byte == 0x0A || byte == 0x0D && !(position < bytes.count && bytes[position] == 0x0A) {
      line += 1
      hasContent = false
    } else if byte != 0x20, byte != 0x09, byte != 0x0D {
      hasContent = true
    }
  }

  /// Looks for comments where no text is. libyaml takes no `#` into anchors, tags and directives.
  private mutating func readGap(to limit: Int) {
    while position < limit {
      if nextUnread < unread.count, position >= Int(unread[nextUnread].start) {
        while position < min(limit, Int(unread[nextUnread].end)) { step() }
        if position >= Int(unread[nextUnread].end) { nextUnread += 1 }
      } else if bytes[position] == UInt8(ascii: "#") {
        readComment(to: limit)
      } else {
        step()
      }
    }
  }

  /// Reads the first line of a block scalar.
  private mutating func readHeader(to limit: Int) {
    while position < limit, bytes[position] != 0x0A, bytes[position] != 0x0D {
      if bytes[position] == UInt8(ascii: "#") { readComment(to: limit) } else { step() }
    }
  }

  /// Reads a comment up to the end of its line.
  private mutating func readComment(to limit: Int) {
    let start = position
    let isGlued = start > 0 && ![0x20, 0x09, 0x0A, 0x0D].contains(bytes[start - 1]) && hasContent
    while position < limit, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
    comments.append(
      YAMLComment(
        span: SourceSpan(UInt32(start), UInt32(position)), line: line, isTrailing: hasContent, isGlued: isGlued))
  }
}
