import VitrineSchema
import VitrineSource

/// A name that stands for something defined elsewhere; looked up when all files are read.
struct NameReference {
  /// The name.
  var name: String
  /// The choice it is part of, whose words could have stood there instead; for suggestions.
  var choice: ChoicePlan?
  /// Where it is written.
  var place: SourcePlace
  /// Where it is looked up; ids are checked screen by screen instead.
  var namespace: Namespace

  /// Notes a name.
  init(namespace: Namespace, name: String, place: SourcePlace, choice: ChoicePlan?) {
    self.namespace = namespace
    self.name = name
    self.place = place
    self.choice = choice
  }
}
