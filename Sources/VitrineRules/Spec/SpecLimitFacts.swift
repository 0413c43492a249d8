public import VitrineCompilation
import VitrineFrontend
import VitrineModel
public import VitrineSource

/// Findings about specs that ask for more than a check may cost.
enum SpecLimitFacts {
  /// All of them.
  static let all: [RuleFacts] = [specTooMuchWork]

  /// More work than anybody waits for.
  static let specTooMuchWork = RuleFacts(
    SpecLimits.code, .error, .spec, .resolved,
    "a spec of at most 1 MiB lays out at most 50,000 views, 150,000 when it is only checked, and 16,000 at once; at most 32 "
      + "presentations stand on one another, a container has at most 1,000 screens, and all screens together have at most "
      + "250,000 views",
    why:
      "every presentation is laid out in every environment with all that it stands on, so that a short text can ask for "
      + "hours of work; a presentation counts as 8 views, as 3 when only findings are wanted, views at once beyond 5,000 "
      + "count twice, a larger spec may cost as much more as it is larger, and '--allow-large' lifts what depends on environments",
    sources: ["yaml 3", "performance 8"], .decision,
    bad: [], good: ["vitrine: 1\n"])
}

extension Diagnostic {
  /// The warning of what is not solved in one screen; nil without a place. The rest of the screen is laid out.
  init?(tooMuch item: NotModelled) {
    guard let place = item.place else { return nil }
    self.init(
      SpecLimitFacts.specTooMuchWork, "not solved: \(item.what); \(item.reason)", at: place, severity: .warning,
      help: ["split the screen, or write fewer constraints that depend on one another"])
  }

  /// The finding that stands for all that was not done.
  public init(tooMuch excess: WorkEstimate.Excess) {
    self.init(SpecLimitFacts.specTooMuchWork, excess.message, at: excess.place, help: excess.help)
  }
}
