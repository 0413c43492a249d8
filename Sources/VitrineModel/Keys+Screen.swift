public import VitrineSchema

// Keys of screens (language 4.3).

extension Key where Wanted == Value {
  /// The tree; the front end moves it to ``Screen/tree``.
  public static var view: Self { Self(.view) }
  /// The library's own words, as names or an entry.
  public static var with: Self { Self(.with) }
  /// A name or a size.
  public static var image: Self { Self(.image) }
}

extension Key where Wanted == Entry {
  /// An alert.
  public static var alert: Self { Self(.alert) }
  /// The navigation item.
  public static var navigationItem: Self { Self(.navigationItem) }
  /// Normal form: `width` and `height`, each `fit`, a number or an amount, and `max`; or a preset.
  public static var preferredContentSize: Self { Self(.preferredContentSize) }
  /// Facts about how it is written.
  public static var code: Self { Self(.code) }
}

extension Key where Wanted == ListValue<String> {
  /// Texts to share.
  public static var activity: Self { Self(.activity) }
  /// Screens of a navigation controller, root first.
  public static var navigation: Self { Self(.navigation) }
  /// Screens of a tab bar controller.
  public static var tabs: Self { Self(.tabs) }
  /// Primary, then secondary screen.
  public static var split: Self { Self(.split) }
}

extension Key where Wanted == String {
  /// `navigation` or `tabs`.
  public static var container: Self { Self(.container) }
  /// The title shown in bars.
  public static var title: Self { Self(.title) }
  /// A library's own name.
  public static var preset: Self { Self(.preset) }
  /// The library's version.
  public static var presetVersion: Self { Self(.presetVersion) }
  /// UIKit's word.
  public static var largeTitleDisplayMode: Self { Self(.largeTitleDisplayMode) }
  /// Text above the title.
  public static var prompt: Self { Self(.prompt) }
  /// The id.
  public static var id: Self { Self(.id) }
  /// `dismiss` or the presentation it starts.
  public static var action: Self { Self(.action) }
  /// UIKit's system item.
  public static var systemItem: Self { Self(.systemItem) }
}

extension Key where Wanted == ListValue<Entry> {
  /// Items of the toolbar, each a bar item.
  public static var toolbarItems: Self { Self(.toolbarItems) }
  /// Bar items, the first outermost.
  public static var leftBarButtonItems: Self { Self(.leftBarButtonItems) }
  /// Bar items, the first outermost.
  public static var rightBarButtonItems: Self { Self(.rightBarButtonItems) }
}

extension Key where Wanted == Bool {
  /// Whether the bar is hidden.
  public static var isNavigationBarHidden: Self { Self(.isNavigationBarHidden) }
  /// Whether titles are large.
  public static var prefersLargeTitles: Self { Self(.prefersLargeTitles) }
  /// Whether the tab bar goes.
  public static var hidesBottomBarWhenPushed: Self { Self(.hidesBottomBarWhenPushed) }
  /// Whether interactive dismissal is refused.
  public static var isModalInPresentation: Self { Self(.isModalInPresentation) }
  /// Whether it is a presentation context.
  public static var definesPresentationContext: Self { Self(.definesPresentationContext) }
  /// Whether the context's transition wins.
  public static var providesPresentationContextTransitionStyle: Self {
    Self(.providesPresentationContextTransitionStyle)
  }
  /// Whether the status bar is hidden.
  public static var prefersStatusBarHidden: Self { Self(.prefersStatusBarHidden) }
  /// Whether the back button is hidden.
  public static var hidesBackButton: Self { Self(.hidesBackButton) }
}

extension Key where Wanted == Double {
  /// Width of the primary column in points.
  public static var preferredPrimaryColumnWidth: Self { Self(.preferredPrimaryColumnWidth) }
}

extension Key where Wanted == Word<ModalPresentationStyle> {
  /// UIKit's style.
  public static var modalPresentationStyle: Self { Self(.modalPresentationStyle) }
}

extension Key where Wanted == Word<ModalTransitionStyle> {
  /// UIKit's transition.
  public static var modalTransitionStyle: Self { Self(.modalTransitionStyle) }
}

extension Key where Wanted == EdgeInsets {
  /// Added to the safe area.
  public static var additionalSafeAreaInsets: Self { Self(.additionalSafeAreaInsets) }
}

extension Key where Wanted == AuthoredColor {
  /// The background, not of children.
  public static var backgroundColor: Self { Self(.backgroundColor) }
}

extension Key where Wanted == DirectionalInsets {
  /// Directional layout margins.
  public static var layoutMargins: Self { Self(.layoutMargins) }
}

extension Key where Wanted == Constraints {
  /// Constraints between descendants.
  public static var constraints: Self { Self(.constraints) }
}

extension Key where Wanted == OptionalSize {
  /// The size that children's frames were drawn for.
  public static var bounds: Self { Self(.bounds) }
}
