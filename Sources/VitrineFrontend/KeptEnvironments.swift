import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// Environments of one device of the table that say nothing but how it is held, kept from spec to spec: the specs of a project
/// name the same few, and multiplying axes of one value is a tenth of what a small spec costs. An environment follows from
/// the device, the orientation and the target alone; its place is that of the entry at hand.
struct KeptEnvironments {
  /// What an environment is made from, besides the target.
  struct Question {
    /// The id of the device.
    var device: String
    /// How it is held.
    var orientation: Orientation
  }

  /// A question with its answer.
  private struct Kept {
    /// What was asked for.
    let question: Question
    /// The versions of iOS.
    let target: VersionRange
    /// What came of it.
    let environment: SpecEnvironment
  }

  /// The answers, in the order in which they were first asked for.
  private var kept: [Kept] = []

  /// The most environments that are kept: looking through them must cost less than making one.
  private static let limit = 32

  /// Returns what an entry asks for; nil when it says more than a device's id and an orientation.
  static func question(_ entry: Entry) -> Question? {
    var device: String?
    var orientation = Orientation.portrait
    for field in entry.fields {
      guard case .list(let items) = field.value.value, items.count == 1, let text = String(items[0].value) else {
        return nil
      }
      switch field.key {
      case .device: device = text
      case .orientation:
        guard let read = Orientation(rawValue: text) else { return nil }
        orientation = read
      default: return nil
      }
    }
    return device.map { Question(device: $0, orientation: orientation) }
  }

  /// Returns the environment that was made of the same before, at the place of this entry.
  func find(_ question: Question, _ target: VersionRange, at place: SourcePlace) -> SpecEnvironment? {
    for index in kept.indices
    where kept[index].question.orientation == question.orientation && kept[index].question.device == question.device
      && kept[index].target == target
    {
      var environment = kept[index].environment
      environment.place = place
      return environment
    }
    return nil
  }

  /// Keeps an answer.
  mutating func keep(_ environment: SpecEnvironment, _ question: Question, _ target: VersionRange) {
    guard kept.count < Self.limit else { return }
    kept.append(Kept(question: question, target: target, environment: environment))
  }
}
