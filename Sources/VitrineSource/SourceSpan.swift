/// A half-open range of UTF-8 bytes in one file.
public struct SourceSpan: Hashable, Sendable {
  /// Byte offset of the first byte, counted from 0.
  public var start: UInt32
  /// Byte offset one past the last byte; never less than `start`.
  public var end: UInt32

  /// Creates a span. Traps if `end < start`: a reversed span is a bug in the caller.
  public init(_ start: UInt32, _ end: UInt32) {
    precondition(start <= end, "a span ends before it starts")
    self.start = start
    self.end = end
  }

  /// The number of bytes covered.
  public var length: Int { Int(end - start) }

  /// Whether no byte is covered.
  public var isEmpty: Bool { start == end }

  /// Returns the smallest span that covers both.
  public func union(_ other: SourceSpan) -> SourceSpan {
    SourceSpan(min(start, other.start), max(end, other.end))
  }

  /// Whether `other` lies inside this span.
  public func contains(_ other: SourceSpan) -> Bool { start <= other.start && other.end <= end }
}

/// The number of a file among those that one spec is made of: 0 is the spec itself, the rest are its imports in order.
public struct FileID: RawRepresentable, Hashable, Sendable, Comparable {
  /// Index into ``SourceFileSet/files``.
  public var rawValue: UInt16

  /// Wraps an index.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The spec that was asked for.
  public static let main = FileID(rawValue: 0)

  /// Orders by index.
  public static func < (a: FileID, b: FileID) -> Bool { a.rawValue < b.rawValue }
}

/// A span and the file it lies in, in 10 bytes: the shorter part last, so that what holds a place can use the bytes
/// behind it.
public struct SourcePlace: Hashable, Sendable, Comparable {
  /// The bytes.
  public var span: SourceSpan
  /// The file.
  public var file: FileID

  /// Creates a place.
  public init(_ file: FileID, _ span: SourceSpan) {
    self.file = file
    self.span = span
  }

  /// The first byte of the spec itself, for findings about the whole file.
  public static let startOfMain = SourcePlace(.main, SourceSpan(0, 0))

  /// Returns the place of `length` bytes that begin `offset` bytes into this one; cut at its end.
  public func slice(_ offset: Int, _ length: Int) -> SourcePlace {
    let start = min(span.start + UInt32(max(0, offset)), span.end)
    return SourcePlace(file, SourceSpan(start, min(start + UInt32(max(0, length)), span.end)))
  }

  /// Orders by file, then start, then end.
  public static func < (a: SourcePlace, b: SourcePlace) -> Bool {
    (a.file.rawValue, a.span.start, a.span.end) < (b.file.rawValue, b.span.start, b.span.end)
  }
}
