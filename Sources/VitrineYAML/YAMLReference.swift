import VitrineSource

/// What libyaml alone says about a file: the judge of tests that ask where a fault can be seen at the earliest.
public enum YAMLReference {
  /// Where libyaml noticed that a text is no YAML, and where that began.
  package struct Failure: Hashable, Sendable {
    /// Byte offset of the place where it noticed.
    package var offset: Int
    /// Byte offset where the construct began that it was in; nil if it does not say.
    package var contextOffset: Int?
  }

  /// Reads a text of valid UTF-8 up to its end or the first fault, and returns the fault.
  package static func failure(_ bytes: [UInt8]) -> Failure? {
    guard String(validating: bytes, as: UTF8.self) != nil else { return nil }
    var arena = YAMLArena()
    arena.reset(known: .empty)
    let failure = LibYAMLParser.build(bytes, isASCII: false, options: .allDocuments, into: &arena)
    return failure.map { Failure(offset: $0.offset, contextOffset: $0.context == nil ? nil : $0.contextOffset) }
  }
}
