public import VitrinePlatform
public import VitrineSchema

/// What UIKit makes of an asked style in an environment (facts/uikit-presentation.md 2.1, 2.2, 1.7).
///
/// A pure function of the system version, the size classes and the delegate's answers.
public struct StyleAdaptation: Hashable, Sendable {
  /// The system version.
  public var iOS: IOSVersion
  /// Room along the horizontal axis.
  public var horizontal: SizeClass
  /// Room along the vertical axis.
  public var vertical: SizeClass
  /// The answer of `adaptivePresentationStyle(for:traitCollection:)`; nil when it is not implemented.
  public var traitAnswer: ModalPresentationStyle?
  /// The answer of `adaptivePresentationStyle(for:)`; nil when it is not implemented.
  public var plainAnswer: ModalPresentationStyle?
  /// Whether a sheet stays attached to the edge in compact height, iOS 15 on.
  public var isEdgeAttached: Bool

  /// The first system that adapts to sheets instead of full screens (2.2, documented).
  static let sheetVersion = IOSVersion(13)
  /// The first system that asks the method with traits (1.3, documented).
  static let traitMethodVersion = IOSVersion(8, 3)
  /// The first system with sheet controllers (4, documented).
  static let sheetControllerVersion = IOSVersion(15)

  /// Creates an environment without answers.
  public init(iOS: IOSVersion, horizontal: SizeClass, vertical: SizeClass) {
    self.iOS = iOS
    self.horizontal = horizontal
    self.vertical = vertical
    isEdgeAttached = false
  }

  /// How a presented view stands.
  public enum Form: String, Hashable, Sendable, CaseIterable {
    /// Over the whole window.
    case full
    /// Over the view that defines the context.
    case context
    /// Where its presentation controller says.
    case custom
    /// A popover.
    case popover
    /// A sheet in the middle.
    case floatingSheet
    /// A sheet at the bottom of a phone in regular height, the presenter stepping back.
    case card
    /// A sheet at the bottom in compact height.
    case edgeAttachedSheet
    /// Nothing: UIKit throws.
    case nothing
  }

  /// What the style becomes.
  public struct Outcome: Hashable, Sendable {
    /// UIKit's word for it.
    public var style: ModalPresentationStyle
    /// How the view stands.
    public var form: Form
    /// Whether the presenter's view leaves the window.
    public var removesPresenter: Bool
    /// Why, in a few words.
    public var why: String
    /// Whether it is another style than the one that was asked for.
    public var isAdapted: Bool

    /// Creates an outcome.
    init(_ style: ModalPresentationStyle, _ form: Form, removes: Bool, why: String, isAdapted: Bool = false) {
      self.style = style
      self.form = form
      removesPresenter = removes
      self.why = why
      self.isAdapted = isAdapted
    }
  }

  /// Returns what UIKit makes of a style.
  public func outcome(of asked: ModalPresentationStyle) -> Outcome {
    switch asked {
    case .fullScreen: Outcome(.fullScreen, .full, removes: true, why: "as asked")
    case .overFullScreen: Outcome(.overFullScreen, .full, removes: false, why: "as asked")
    case .currentContext: Outcome(.currentContext, .context, removes: true, why: "as asked")
    case .overCurrentContext: Outcome(.overCurrentContext, .context, removes: false, why: "as asked")
    case .custom: Outcome(.custom, .custom, removes: false, why: "as asked")
    case .pageSheet, .formSheet: sheet(asked)
    case .popover: popover
    case .automatic: automatic
    case .none: Outcome(.none, .nothing, removes: false, why: "'none' has no presentation controller")
    case .blurOverFullScreen: Outcome(.blurOverFullScreen, .nothing, removes: false, why: "only tvOS knows it")
    }
  }

  /// Whether the view stands as in full screen for want of height.
  private var isCompact: Bool {
    horizontal == .compact || (iOS >= Self.sheetVersion && vertical == .compact)
  }

  /// Why the room counts as small.
  private var compactReason: String { horizontal == .compact ? "compact width" : "compact height" }

  /// What `automatic` becomes.
  private var automatic: Outcome {
    guard iOS >= Self.sheetVersion else {
      return Outcome(.fullScreen, .full, removes: true, why: "'automatic' begins with iOS 13", isAdapted: true)
    }
    var outcome = sheet(.pageSheet)
    outcome.why = "automatic is pageSheet, \(outcome.why)"
    outcome.isAdapted = true
    return outcome
  }

  /// What a sheet becomes.
  private func sheet(_ asked: ModalPresentationStyle) -> Outcome {
    guard isCompact else { return Outcome(asked, .floatingSheet, removes: false, why: "regular width") }
    let usesSheets = iOS >= Self.sheetVersion
    if usesSheets, vertical == .compact, isEdgeAttached, iOS >= Self.sheetControllerVersion {
      return Outcome(asked, .edgeAttachedSheet, removes: false, why: "attached to the edge in compact height")
    }
    if let answer, let adapted = full(answer) { return adapted }
    if let answer, answer == .none {
      let form: Form =
        usesSheets ? (vertical == .compact ? .edgeAttachedSheet : .card) : .floatingSheet
      return Outcome(asked, form, removes: false, why: "the delegate answers none")
    }
    if usesSheets, vertical == .regular {
      let style = answer == .formSheet ? .formSheet : asked
      return Outcome(style, .card, removes: false, why: compactReason, isAdapted: style != asked)
    }
    let reason = usesSheets ? "compact height" : compactReason
    return Outcome(.fullScreen, .full, removes: true, why: reason, isAdapted: true)
  }

  /// What a popover becomes.
  private var popover: Outcome {
    guard isCompact else {
      let why = iOS >= Self.sheetVersion ? "regular width and height" : "regular width"
      return Outcome(.popover, .popover, removes: false, why: why)
    }
    if answer == ModalPresentationStyle.none {
      return Outcome(.popover, .popover, removes: false, why: "the delegate answers none")
    }
    if let answer, let adapted = full(answer) { return adapted }
    guard iOS >= Self.sheetVersion || answer == .formSheet else {
      return Outcome(.fullScreen, .full, removes: true, why: compactReason, isAdapted: true)
    }
    var quiet = self
    quiet.traitAnswer = nil
    quiet.plainAnswer = nil
    var outcome = quiet.sheet(.formSheet)
    outcome.isAdapted = true
    outcome.why = answer == .formSheet ? "\(compactReason), the delegate answers formSheet" : compactReason
    if outcome.form == .full { outcome.why += ", no room for a sheet" }
    return outcome
  }

  /// The delegate's answer that counts: the method with traits, or the plain one where width became compact; nil without a
  /// valid one.
  private var answer: ModalPresentationStyle? {
    if let traitAnswer, iOS >= Self.traitMethodVersion {
      return [.none, .fullScreen, .overFullScreen, .formSheet].contains(traitAnswer) ? traitAnswer : nil
    }
    guard let plainAnswer, horizontal == .compact else { return nil }
    return [.none, .fullScreen, .overFullScreen].contains(plainAnswer) ? plainAnswer : nil
  }

  /// The outcome of an answer that fills the window.
  private func full(_ answer: ModalPresentationStyle) -> Outcome? {
    guard answer == .fullScreen || answer == .overFullScreen else { return nil }
    return Outcome(
      answer, .full, removes: answer == .fullScreen, why: "\(compactReason), the delegate answers \(answer.rawValue)",
      isAdapted: true)
  }
}
