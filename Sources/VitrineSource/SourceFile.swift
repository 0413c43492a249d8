/// A file as bytes. Nothing here reads the disk: bytes arrive through a ``Workspace``.
public struct SourceFile: Sendable {
  /// The path as shown to people: relative to the working directory, `/` between parts; `-` for standard input.
  public let path: String
  /// The bytes as they were read.
  public let bytes: [UInt8]

  /// Wraps bytes that were read from `path`.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Wraps a text, for tests and examples.
  public init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// Returns the text of a span; invalid UTF-8 is shown as U+FFFD.
  public func text(_ span: SourceSpan) -> String {
    let start = min(Int(span.start), bytes.count)
    let end = min(Int(span.end), bytes.count)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}

/// The files that one spec is made of.
public struct SourceFileSet: Sendable {
  /// The spec first, then its imports in the order in which they were met.
  public private(set) var files: [SourceFile]
  /// Line tables of the first files, each made on first use by ``lineTable(_:)``.
  private var tables: [LineTable?] = []

  /// Starts a set with the spec itself.
  public init(main: SourceFile) {
    files = [main]
  }

  /// Adds a file and returns its id. Traps past 65,535 files; callers limit imports far below.
  public mutating func add(_ file: SourceFile) -> FileID {
    precondition(files.count < Int(UInt16.max), "too many files in one spec")
    files.append(file)
    return FileID(rawValue: UInt16(files.count - 1))
  }

  /// The file with this id.
  public subscript(id: FileID) -> SourceFile { files[Int(id.rawValue)] }

  /// Returns the line table of a file, built once.
  public mutating func lineTable(_ id: FileID) -> LineTable {
    while tables.count <= Int(id.rawValue) { tables.append(nil) }
    if let table = tables[Int(id.rawValue)] { return table }
    let table = LineTable(files[Int(id.rawValue)].bytes)
    tables[Int(id.rawValue)] = table
    return table
  }

  /// Returns the text at a place.
  public func text(_ place: SourcePlace) -> String { self[place.file].text(place.span) }
}
