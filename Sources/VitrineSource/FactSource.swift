/// How sure a fact is (facts/uikit-presentation.md 0.1).
public enum Certainty: String, Hashable, Sendable {
  /// Documented by Apple or by the library's authors.
  case documented
  /// Read in source code.
  case source
  /// Measured in files that Apple's tools made.
  case measured
  /// Reported in public: one observation unless more is said.
  case reported
  /// UIKit is silent; this project decided.
  case decision
}

/// Where a constant, a default or a rule comes from.
public struct FactSource: Hashable, Sendable {
  /// The document and place, for example `uikit-presentation 5.4` or `s000-017`.
  public let citation: String
  /// How sure it is.
  public let certainty: Certainty

  /// Cites a document.
  public init(_ citation: String, _ certainty: Certainty) {
    self.citation = citation
    self.certainty = certainty
  }
}
