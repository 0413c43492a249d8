import VitrineSchema
import VitrineSource

/// A name that stands for something defined elsewhere; looked up when all files are read.
struct NameReference {
  /// Where it is looked up; ids are checked screen by screen instead.
  var namespace: Namespace
  /// The name.
  var name: String
  /// Where it is written.
  var place: SourcePlace
  /// The choice it is part of, whose words could have stood there instead; for suggestions.
  var choice: ChoicePlan?
}
