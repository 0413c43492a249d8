import VitrineModel
import VitrineSource

/// A screen as one file has it, before `extends`.
struct DecodedScreen {
  /// The name.
  var name: Authored<String>
  /// Everything but the tree.
  var entry: Entry
  /// The kind, or nil when the file gives none and an extended screen may.
  var kind: ScreenKind?
  /// The views of a screen of kind `view`.
  var tree: ViewTree?
  /// Whether `view` is a node that is the root itself.
  var rootIsWritten = false
}

/// What one file says, before names are looked up.
struct DecodedFile {
  /// `target`: a range, an entry with `iOS`, or invalid.
  var target: Authored<Value>?
  /// The paths under `import`.
  var imports: [Authored<String>] = []
  /// Where `environments` is written.
  var environmentsKey: SourcePlace?
  /// The entries of `environments`.
  var environments: [Authored<Value>] = []
  /// `colors`.
  var colors: [NamedValue] = []
  /// `fonts`.
  var fonts: [NamedValue] = []
  /// `screens`.
  var screens: [DecodedScreen] = []
  /// `popovers`, before `extends` as all that follow.
  var popovers: [NamedEntry] = []
  /// `styles`.
  var styles: [NamedEntry] = []
  /// `transitions`.
  var transitions: [NamedEntry] = []
  /// `presentations`.
  var presentations: [NamedEntry] = []

  /// Lets the sections go, once the names of all files are put together.
  mutating func releaseSections() {
    colors = []
    fonts = []
    screens = []
    popovers = []
    styles = []
    transitions = []
    presentations = []
  }
}
