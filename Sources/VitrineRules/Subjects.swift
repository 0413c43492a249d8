public import VitrineModel
public import VitrinePlatform
public import VitrineSchema
public import VitrineSource

/// What is presented, as far as styles care.
public enum PresentedContent: Hashable, Sendable {
  /// An ordinary controller.
  case controller
  /// An alert in the middle.
  case alert
  /// An action sheet: a popover in regular classes.
  case actionSheet
  /// An activity sheet: a popover in regular classes.
  case activity
  /// Unknown: reported elsewhere.
  case unknown
}

/// A presentation under one combination of variations, its references followed.
public struct PresentationSubject: Sendable {
  /// The name, where it is defined.
  public let name: Authored<String>
  /// The entry with `extends` merged and `vary` kept.
  public let raw: Entry
  /// The entry as it reads in this case.
  public let entry: Entry
  /// The versions for which it reads so.
  public let versions: VersionRange
  /// The screen that presents; nil for `keyWindow` and for names that were reported.
  public let presenter: Screen?
  /// The presented screen.
  public let presented: Screen?
  /// The presented screen's keys in this case.
  public let screen: Entry?
  /// What `style` stands for; an entry in this case's reading.
  public let style: StyleReference
  /// The popover configuration in this case's reading.
  public let popover: Entry?
  /// The delegate's answers.
  public let delegate: Entry?

  /// The kind of content.
  public var content: PresentedContent {
    switch presented?.kind {
    case nil, .invalid: .unknown
    case .alert: screen?[.alert]?.value[.preferredStyle]?.value == "actionSheet" ? .actionSheet : .alert
    case .activity: .activity
    case .preset: .controller
    default: .controller
    }
  }

  /// The style that UIKit is asked for: the presentation's, else the screen's; nil when none is written or it was reported.
  public var writtenStyle: ModalPresentationStyle? {
    switch style {
    case .uikit(let style, _): style
    case .entry(let entry, _, _): entry.presetStyle ?? entry[.modalPresentationStyle]?.value.word ?? .custom
    case .absent: screen?[.modalPresentationStyle]?.value.word
    case .invalid: nil
    }
  }

  /// Whether no style is written anywhere.
  public var isStyleAbsent: Bool {
    if case .absent = style { return screen?.gives(.modalPresentationStyle) != true }
    return false
  }

  /// Whether the style was written wrongly and reported.
  public var isStyleInvalid: Bool {
    if case .invalid = style { return true }
    return screen?.isInvalid(.modalPresentationStyle) == true
  }

  /// The smallest text that shows the style: its value, else the presentation's name.
  public var stylePlace: SourcePlace {
    switch style {
    case .uikit(_, let place): place
    case .entry(let entry, _, let place): entry.field(.modalPresentationStyle)?.value.place ?? place
    case .absent, .invalid: screen?.field(.modalPresentationStyle)?.value.place ?? name.place
    }
  }

  /// The style as people call it: UIKit's word, the style's name or the preset's.
  public var styleName: String { writtenStyle?.rawValue ?? "automatic" }

  /// Whether the popover controller's own keys count: style popover, action sheets and activities.
  public var isPopover: Bool {
    switch content {
    case .actionSheet, .activity: true
    case .alert, .unknown: false
    case .controller: writtenStyle == .popover
    }
  }

  /// The key that gives the anchor, first of `barButtonItem`, `sourceItem`, `sourceView`.
  public var anchorKey: KeyID? { entry.anchorKey }
}

extension Entry {
  /// The key that gives an anchor, in the order in which UIKit looks.
  public var anchorKey: KeyID? {
    [KeyID.barButtonItem, .sourceItem, .sourceView].first { gives($0) }
  }

  /// The entry's preset, when the entry is one.
  public var presetName: String? { self[.preset]?.value }

  /// UIKit's style under a preset of a library (facts/seed-systems.md 7; source).
  public var presetStyle: ModalPresentationStyle? {
    guard let preset = presetName else { return nil }
    return preset.hasPrefix("centeredPopover/") ? .popover : .custom
  }
}

/// A popover configuration.
public struct PopoverSubject: Sendable {
  /// The name, when it has one.
  public let name: String?
  /// The entry with `vary` kept.
  public let raw: Entry
  /// The entry as it reads in this case.
  public let entry: Entry
  /// The versions for which it reads so.
  public let versions: VersionRange
}

/// A background class of a popover.
public struct BackgroundSubject: Sendable {
  /// The background's entry in this case; a preset has `preset`.
  public let entry: Entry
  /// The key `background` and its value.
  public let field: Field
  /// The popover configuration around it.
  public let popover: PopoverSubject
  /// Whether a presentation uses it.
  public let isUsed: Bool

  /// Whether the arrow can be seen or takes room.
  public var drawsArrow: Bool { (entry[.arrowHeight]?.value ?? 0) > 0 }
}

/// A style.
public struct StyleSubject: Sendable {
  /// The name, when it has one.
  public let name: String?
  /// The entry with `vary` kept.
  public let raw: Entry
  /// The entry as it reads in this case.
  public let entry: Entry
  /// The versions for which it reads so.
  public let versions: VersionRange
}

/// A screen.
public struct ScreenSubject: Sendable {
  /// The screen.
  public let screen: Screen
  /// Its keys as they read in this case.
  public let entry: Entry
  /// The versions for which they read so.
  public let versions: VersionRange
}
