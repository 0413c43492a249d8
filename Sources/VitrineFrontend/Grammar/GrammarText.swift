package import VitrineSource

/// The text of a scalar with the way back to its bytes in the file.
package struct GrammarText {
  /// The text, escapes resolved.
  package let bytes: ArraySlice<UInt8>
  /// How offsets become places.
  private let origin: Origin

  /// Where the text came from.
  private enum Origin {
    /// The file has the same bytes at this place.
    case verbatim(SourcePlace)
    /// The file says it otherwise, with escapes or folded lines.
    case mapped((Int, Int) -> SourcePlace)
  }

  /// Wraps a text that stands in the file byte by byte, quotes not included.
  package init(_ bytes: ArraySlice<UInt8>, at place: SourcePlace) {
    self.bytes = bytes
    origin = .verbatim(place)
  }

  /// Wraps a text with a function from offset and length in it to a place.
  package init(_ bytes: ArraySlice<UInt8>, mappedBy map: @escaping (Int, Int) -> SourcePlace) {
    self.bytes = bytes
    origin = .mapped(map)
  }

  /// Returns the place of some bytes of the text.
  package func place(_ offset: Int, _ length: Int) -> SourcePlace {
    switch origin {
    case .verbatim(let place): place.slice(offset, length)
    case .mapped(let map): map(offset, length)
    }
  }

  /// The place of the whole text.
  package var wholePlace: SourcePlace { place(0, bytes.count) }
}
