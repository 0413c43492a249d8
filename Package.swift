// swift-tools-version: 6.2
import PackageDescription

/// The modules, lowest first, and what each may import. `Tests/ProjectTests` holds every source file to this table.
let modules: [(name: String, imports: [String])] = [
  ("VitrineSource", []),
  ("VitrineYAML", ["CYAML", "VitrineSource"]),
  ("VitrineSchema", ["VitrineSource"]),
  ("VitrineMutation", ["VitrineSource", "VitrineSchema"]),
  ("VitrinePlatform", ["VitrineSource"]),
  ("VitrineModel", ["VitrineSource", "VitrineSchema", "VitrinePlatform"]),
  ("VitrineFrontend", ["VitrineSource", "VitrineYAML", "VitrineSchema", "VitrinePlatform", "VitrineModel"]),
  ("VitrineLayout", ["VitrineSource", "VitrineSchema", "VitrinePlatform", "VitrineModel"]),
  (
    "VitrinePresentation",
    ["VitrineSource", "VitrineSchema", "VitrinePlatform", "VitrineModel", "VitrineLayout"]
  ),
  (
    "VitrineTimeline",
    ["VitrineSource", "VitrineSchema", "VitrinePlatform", "VitrineModel", "VitrinePresentation"]
  ),
  (
    "VitrineCompilation",
    [
      "VitrineSource", "VitrineSchema", "VitrinePlatform", "VitrineModel", "VitrineLayout", "VitrinePresentation",
      "VitrineTimeline",
    ]
  ),
  (
    "VitrineRules",
    [
      "VitrineSource", "VitrineSchema", "VitrinePlatform", "VitrineModel", "VitrineFrontend", "VitrineLayout",
      "VitrinePresentation", "VitrineTimeline", "VitrineCompilation",
    ]
  ),
  (
    "VitrineOutput",
    [
      "VitrineSource", "VitrineSchema", "VitrinePlatform", "VitrineModel", "VitrineLayout", "VitrinePresentation",
      "VitrineTimeline", "VitrineCompilation", "VitrineRules",
    ]
  ),
  (
    "VitrineKit",
    [
      "VitrineSource", "VitrineYAML", "VitrineSchema", "VitrinePlatform", "VitrineModel", "VitrineFrontend",
      "VitrineLayout", "VitrinePresentation", "VitrineTimeline", "VitrineCompilation", "VitrineRules",
      "VitrineOutput",
    ]
  ),
]

/// The programs and what each may import.
let programs: [(name: String, imports: [String])] = [
  (
    "vitrine",
    [
      "VitrineKit", "VitrineOutput", "VitrineRules", "VitrineCompilation", "VitrinePlatform", "VitrineSchema",
      "VitrineYAML", "VitrineSource",
    ]
  ),
  ("vitrine-bench", ["CYAML", "VitrineKit"] + modules.map(\.name).filter { $0 != "VitrineKit" }),
]

/// The test targets and what each may import.
let tests: [(name: String, imports: [String])] = [
  ("VitrineSourceTests", ["VitrineSource"]),
  ("VitrineOutputTests", ["VitrineSource", "VitrineOutput"]),
  ("SpecTests", ["VitrineKit", "VitrineOutput", "VitrineMutation", "VitrineSource"]),
  ("VitrineYAMLTests", ["VitrineYAML", "VitrineSource"]),
  (
    "MutationTests",
    ["VitrineMutation", "VitrineYAML", "VitrineKit", "VitrineOutput", "VitrineSource", "VitrineTestSupport"]
  ),
  ("VitrineSchemaTests", ["VitrineSchema", "VitrinePlatform", "VitrineModel"]),
  ("VitrinePlatformTests", ["VitrinePlatform", "VitrineSource", "VitrineTestSupport"]),
  (
    "VitrineTimelineTests",
    [
      "VitrineSource", "VitrineSchema", "VitrinePlatform", "VitrineModel", "VitrineLayout", "VitrinePresentation",
      "VitrineTimeline", "VitrineTestSupport",
    ]
  ),
  (
    "VitrineLayoutTests",
    [
      "VitrineSource", "VitrineSchema", "VitrinePlatform", "VitrineModel", "VitrineFrontend", "VitrineLayout",
      "VitrinePresentation", "VitrineCompilation", "VitrineKit", "VitrineTestSupport",
    ]
  ),
  (
    "VitrinePresentationTests",
    [
      "VitrineSource", "VitrineSchema", "VitrinePlatform", "VitrineModel", "VitrineLayout", "VitrinePresentation",
      "VitrineFrontend", "VitrineTestSupport",
    ]
  ),
  (
    "VitrineFrontendTests",
    [
      "VitrineSource", "VitrineYAML", "VitrineSchema", "VitrinePlatform", "VitrineModel", "VitrineFrontend",
      "VitrineTestSupport",
    ]
  ),
  (
    "VitrineRulesTests",
    [
      "VitrineSource", "VitrineYAML", "VitrineSchema", "VitrinePlatform", "VitrineModel", "VitrineFrontend",
      "VitrineCompilation", "VitrineRules", "VitrineTestSupport",
    ]
  ),
  ("ProjectTests", ["VitrineTestSupport"]),
  ("CaseTests", ["VitrineTestSupport"]),
]

/// The modules of `Tests` that tests share, and what each may import.
let testSupport: [(name: String, imports: [String])] = [
  (
    "VitrineTestSupport",
    [
      "VitrineSource", "VitrineYAML", "VitrineSchema", "VitrinePlatform", "VitrineModel", "VitrineFrontend",
      "VitrineLayout", "VitrinePresentation", "VitrineTimeline", "VitrineCompilation", "VitrineRules", "VitrineKit",
    ]
  )
]

let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func dependencies(_ names: [String]) -> [Target.Dependency] {
  names.map { .target(name: $0) }
}

let package = Package(
  name: "vitrine",
  products: [
    .library(name: "VitrineKit", targets: ["VitrineKit"]),
    .executable(name: "vitrine", targets: ["vitrine"]),
  ],
  targets: [
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])])
  ]
    + modules.map { .target(name: $0.name, dependencies: dependencies($0.imports), swiftSettings: settings) }
    + programs.map {
      .executableTarget(name: $0.name, dependencies: dependencies($0.imports), swiftSettings: settings)
    }
    + testSupport.map {
      .target(
        name: $0.name, dependencies: dependencies($0.imports), path: "Tests/\($0.name)", swiftSettings: settings)
    }
    + tests.map { .testTarget(name: $0.name, dependencies: dependencies($0.imports), swiftSettings: settings) },
  swiftLanguageModes: [.v6]
)
