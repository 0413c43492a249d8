/// How a text that is too long is broken or cut: NSLineBreakMode.
public enum LineBreakMode: String, Hashable, Sendable, CaseIterable {
  /// Breaks between words; what does not fit is left out.
  case byWordWrapping
  /// Breaks between any two characters.
  case byCharWrapping
  /// Breaks between words and draws the last line up to its edge.
  case byClipping
  /// Breaks between words; the last line shows the end of the text behind an ellipsis.
  case byTruncatingHead
  /// Breaks between words; the last line ends with an ellipsis.
  case byTruncatingTail
  /// Breaks between words; the last line shows its beginning and the end of the text around an ellipsis.
  case byTruncatingMiddle
}
