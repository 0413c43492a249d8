public import VitrinePlatform
import VitrineSchema
import VitrineSource

/// A name and the entry that it stands for, `extends` already merged.
public struct NamedEntry: Sendable {
  /// The name, where it is defined.
  public var name: Authored<String>
  /// The entry with everything it extends.
  public var entry: Entry
  /// The entry as it was written, without what it extends.
  public var written: Entry

  /// Creates a named entry.
  public init(name: Authored<String>, entry: Entry, written: Entry) {
    self.name = name
    self.entry = entry
    self.written = written
  }

  /// Creates a named entry that extends nothing yet.
  package init(name: Authored<String>, written: Entry) { self.init(name: name, entry: written, written: written) }
}

/// The kind of a screen: its one kind key.
public enum ScreenKind: Hashable, Sendable {
  /// A view tree.
  case view
  /// An alert or action sheet; the entry is under `alert`.
  case alert
  /// An activity sheet.
  case activity
  /// A navigation controller with these screens, root first.
  case navigation([Authored<String>])
  /// A tab bar controller.
  case tabs([Authored<String>])
  /// A split view controller: primary, secondary.
  case split([Authored<String>])
  /// A library's own controller.
  case preset(String)
  /// No kind key, or a wrong one: reported.
  case invalid
}

/// One screen.
public struct Screen: Sendable {
  /// The name, where it is defined.
  public var name: Authored<String>
  /// Everything but the tree.
  public var entry: Entry
  /// What kind of screen.
  public var kind: ScreenKind
  /// The views of a screen of kind `view`.
  public var tree: ViewTree?

  /// Creates a screen.
  public init(name: Authored<String>, entry: Entry, kind: ScreenKind, tree: ViewTree?) {
    self.name = name
    self.entry = entry
    self.kind = kind
    self.tree = tree
  }
}

/// One presentation: a scenario.
public struct Presentation: Sendable {
  /// The name, where it is defined.
  public var name: Authored<String>
  /// The entry with everything it extends.
  public var entry: Entry
  /// The entry as it was written.
  public var written: Entry

  /// Creates a presentation.
  public init(name: Authored<String>, entry: Entry, written: Entry) {
    self.name = name
    self.entry = entry
    self.written = written
  }
}

/// A whole spec: the file and everything it imports, names checked, `extends` merged, `vary` kept.
public struct Spec: Sendable {
  /// The versions that the app supports.
  public var target: Authored<VersionRange>
  /// Whether the file says so itself.
  public var targetIsWritten: Bool
  /// The environments to compile for, in the order of the file.
  public var environments: [SpecEnvironment]
  /// The combinations that do not exist.
  public var leftOut: [LeftOutEnvironment]
  /// `colors`.
  public var colors: [NamedValue]
  /// `fonts`.
  public var fonts: [NamedValue]
  /// The files under `fonts` that could be read, by name.
  public var fontFiles: [String: FontFile] = [:]
  /// `screens`.
  public var screens: [Screen]
  /// `popovers`.
  public var popovers: [NamedEntry]
  /// `styles`.
  public var styles: [NamedEntry]
  /// `transitions`.
  public var transitions: [NamedEntry]
  /// `presentations`.
  public var presentations: [Presentation]
  /// Keys that are UIKit's and not modelled, each with its place.
  public var unmodelledKeys: [Authored<String>]
  /// Where names stand, for a spec that was loaded.
  package var nameIndex: SpecNameIndex?

  /// Creates an empty spec.
  public init(target: Authored<VersionRange>, targetIsWritten: Bool) {
    self.target = target
    self.targetIsWritten = targetIsWritten
    environments = []
    leftOut = []
    colors = []
    fonts = []
    screens = []
    popovers = []
    styles = []
    transitions = []
    presentations = []
    unmodelledKeys = []
  }
}
