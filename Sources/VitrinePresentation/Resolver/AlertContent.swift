import VitrineModel
import VitrineSchema
import VitrineSource

/// What an alert or action sheet says.
struct AlertContent {
  /// One action.
  struct Action {
    /// The title.
    let title: String
    /// `default`, `cancel` or `destructive`.
    let kind: String
    /// Where it is written.
    let place: SourcePlace
    /// Whether it is the preferred one.
    let isPreferred: Bool
  }

  /// The title; nil without one.
  let title: String?
  /// The message; nil without one.
  let message: String?
  /// The actions in the order of adding.
  let actions: [Action]
  /// How many text fields there are.
  let textFieldCount: Int

  /// Reads an alert's keys.
  init(_ alert: Entry, isActionSheet: Bool) {
    title = alert[.title].flatMap { $0.value.isEmpty ? nil : $0.value }
    message = alert[.message].flatMap { $0.value.isEmpty ? nil : $0.value }
    let preferred = alert[.preferredAction]?.value
    var actions: [Action] = []
    for item in alert[.actions]?.value.items ?? [] {
      let entry = item.value
      let found: (String, String)? =
        if let title = entry[.cancel]?.value {
          (title, "cancel")
        } else if let title = entry[.destructive]?.value {
          (title, "destructive")
        } else {
          entry[.default].map { ($0.value, "default") }
        }
      guard let (title, kind) = found else { continue }
      let isPreferred = preferred != nil && (entry[.id]?.value == preferred || title == preferred)
      actions.append(Action(title: title, kind: kind, place: entry.place, isPreferred: isPreferred))
    }
    self.actions = actions
    textFieldCount = isActionSheet ? 0 : (alert[.textFields]?.value.items.count ?? 0)
  }
}
