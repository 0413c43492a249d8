public import VitrineSource

/// The kinds of findings that are reported while a spec is read, with the severity of `facts/rules.json`.
///
/// Of area spec, `spec-vary-never` is missing here: it needs the environments of a whole compilation and is a rule.
/// The yaml codes are those that depend on a field's type; the rest belongs to `VitrineYAML`.
public enum FrontendCode: String, CaseIterable, Sendable {
  case environmentImpossible = "environment-impossible"
  case environmentUnknownDevice = "environment-unknown-device"
  case keyWithoutEffect = "key-without-effect"
  case presetMixedKeys = "preset-mixed-keys"
  case presetUnknown = "preset-unknown"
  case specBadColor = "spec-bad-color"
  case specBadName = "spec-bad-name"
  case specFractionRange = "spec-fraction-range"
  case specImportMissing = "spec-import-missing"
  case specMissingKey = "spec-missing-key"
  case specNameTwice = "spec-name-twice"
  case specNegativeSize = "spec-negative-size"
  case specNotModelled = "spec-not-modelled"
  case specOverriddenKey = "spec-overridden-key"
  case specReferenceCycle = "spec-reference-cycle"
  case specScreenInTwoContainers = "spec-screen-in-two-containers"
  case specTargetSyntax = "spec-target-syntax"
  case specTargetTooOld = "spec-target-too-old"
  case specUnknownKey = "spec-unknown-key"
  case specUnknownReference = "spec-unknown-reference"
  case specUnknownValue = "spec-unknown-value"
  case specUnusedDefinition = "spec-unused-definition"
  case specVarySyntax = "spec-vary-syntax"
  case specVersion = "spec-version"
  case specWrongKind = "spec-wrong-kind"
  case yamlHashStartsComment = "yaml-hash-starts-comment"
  case yamlLeadingZero = "yaml-leading-zero"
  case yamlNotABool = "yaml-not-a-bool"
  case yamlNotFinite = "yaml-not-finite"
  case yamlNumberForm = "yaml-number-form"
  case layoutDuplicateID = "layout-duplicate-id"
  case layoutKind = "layout-kind"
  case layoutOneAnchorASide = "layout-one-anchor-a-side"
  case layoutPriorityRange = "layout-priority-range"
  case layoutSyntax = "layout-syntax"
  case layoutUnknownItem = "layout-unknown-item"

  /// The code as diagnostics bear it.
  public var code: DiagnosticCode { DiagnosticCode(rawValue: rawValue) }

  /// How bad it is.
  public var severity: Severity {
    switch self {
    case .keyWithoutEffect, .yamlLeadingZero: .warning
    case .specNotModelled, .specOverriddenKey, .specUnusedDefinition: .advice
    default: .error
    }
  }
}
