/// A named measurement: one stage over one input, beside the yardstick.
struct Scenario {
  /// `stage-input`.
  let name: String
  /// Who runs, the yardstick first and the subject last.
  let contenders: [Contender]
  /// The name of the input.
  let input: String

  /// Every scenario: each stage over each input.
  static let all: [Scenario] = [Contender.parse, .validate, .compile].flatMap { stage in
    BenchInput.names.map { input in
      Scenario(name: "\(stage.rawValue)-\(input)", contenders: [.raw] + earlier(stage), input: input)
    }
  }

  /// Returns a scenario by its name.
  static func named(_ name: String) -> Scenario? { all.first { $0.name == name } }

  /// The contender that the scenario is about.
  var subject: Contender { contenders[contenders.count - 1] }

  /// The stages up to one.
  private static func earlier(_ stage: Contender) -> [Contender] {
    switch stage {
    case .raw: []
    case .parse: [.parse]
    case .validate: [.parse, .validate]
    case .compile: [.validate, .compile]
    }
  }
}
