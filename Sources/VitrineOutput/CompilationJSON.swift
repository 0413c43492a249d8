public import VitrineCompilation
import VitrineLayout
import VitrineModel
import VitrinePlatform
import VitrinePresentation
public import VitrineSource
import VitrineTimeline

/// JSON format 1: everything a spec compiles to (design/architecture.md section 4).
public struct CompilationJSON {
  /// The version of the format, raised when a reader of the old one could misread the new.
  public static let format = 1
  /// The version of the program that output names.
  public static let version = "0.1.0"

  /// The spec's files, for places.
  private let files: SourceFileSet
  /// One line table per file.
  private let tables: [LineTable]
  /// What is written.
  let compilation: Compilation
  /// Findings to list, in the order of printing.
  private let diagnostics: [Diagnostic]

  /// Prepares a document.
  public init(_ compilation: Compilation, files: SourceFileSet, diagnostics: [Diagnostic]) {
    self.compilation = compilation
    self.files = files
    tables = files.files.map { LineTable($0.bytes) }
    self.diagnostics = diagnostics
  }

  /// Returns the document as UTF-8 bytes that end with a line feed.
  public func bytes(compact: Bool = false) -> [UInt8] {
    var writer = JSONWriter(compact: compact)
    writer.object { writer in
      writer.key("vitrine")
      writer.string(Self.version)
      writer.key("format")
      writer.int(Self.format)
      writer.key("spec")
      writer.object(inline: true) { writer in
        let main = files[.main]
        writer.key("path")
        writer.string(main.path)
        writer.key("sha256")
        writer.string(SHA256.hex(main.bytes))
      }
      writer.key("environments")
      writer.array { writer in
        for environment in compilation.spec.environments { write(environment, to: &writer) }
      }
      writer.key("leftOut")
      writer.array { writer in
        for item in compilation.spec.leftOut {
          writer.object(inline: true) { writer in
            writer.key("environment")
            writer.string(item.id)
            writer.key("reason")
            writer.string(item.reason)
          }
        }
      }
      writer.key("presentations")
      writer.array { writer in
        for presentation in compilation.presentations { write(presentation, to: &writer) }
      }
      writer.key("screens")
      writer.array { writer in
        for screen in compilation.screens { write(screen, to: &writer) }
      }
      writer.key("diagnostics")
      writer.array { writer in
        for diagnostic in diagnostics { write(diagnostic, to: &writer) }
      }
    }
    writer.finish()
    return writer.bytes
  }

  /// Returns `line:column` of a place; imports are named by their path first.
  func text(of place: SourcePlace) -> String {
    let position = tables[Int(place.file.rawValue)].position(
      of: place.span.start, in: files[place.file].bytes, unit: .codePoints)
    let text = "\(position.line):\(position.column)"
    return place.file == .main ? text : "\(files[place.file].path):\(text)"
  }

  /// Returns `at` for what decided a value.
  func text(of origin: Origin) -> String {
    switch origin {
    case .place(let place): text(of: place)
    case .standard(let fact): "default:\(fact)"
    }
  }

  /// Writes one environment.
  private func write(_ environment: SpecEnvironment, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("id")
      writer.string(environment.id)
      writer.key("device")
      writer.string(environment.deviceID)
      writer.key("iOS")
      writer.string(environment.traits.iOS.description)
      writer.key("window")
      writer.rect(environment.windowBounds)
      writer.key("scale")
      writer.exact(environment.scale)
      writer.key("traits")
      writer.object(inline: true) { writer in
        writer.member("horizontal", environment.traits.horizontalSizeClass.rawValue)
        writer.member("vertical", environment.traits.verticalSizeClass.rawValue)
        writer.member("idiom", environment.traits.idiom.rawValue)
        writer.member("orientation", environment.traits.orientation.rawValue)
        writer.member("text", environment.traits.contentSizeCategory.name)
        writer.member("direction", environment.traits.layoutDirection.rawValue)
        writer.member("appearance", environment.traits.appearance.rawValue)
        writer.key("reduceMotion")
        writer.bool(environment.traits.reduceMotion)
      }
      writer.key("safeArea")
      writer.insets(environment.safeArea)
      writer.key("statusBar")
      writer.points(environment.statusBarHeight)
      writer.key("keyboard")
      if let height = environment.keyboardHeight { writer.points(height) } else { writer.null() }
      if environment.isApproximate {
        writer.key("approximate")
        writer.bool(true)
      }
    }
  }

  /// Writes one presentation with its scenes.
  private func write(_ presentation: CompiledPresentation, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("id", presentation.name.value)
      writer.member("at", text(of: presentation.name.place))
      writer.key("in")
      writer.array { writer in
        for scene in presentation.scenes { write(scene, to: &writer) }
      }
    }
  }

  /// Writes one screen that is compiled by itself.
  private func write(_ screen: CompiledScreen, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("id", screen.name.value)
      writer.member("at", text(of: screen.name.place))
      writer.key("in")
      writer.array { writer in
        for (environment, tree) in screen.trees {
          writer.object { writer in
            writer.member("environment", compilation.spec.environments[environment].id)
            writer.key("tree")
            write(tree, in: environment, to: &writer)
            writer.key("notModelled")
            write(tree.notModelled, to: &writer)
          }
        }
      }
    }
  }

  /// Writes one finding.
  private func write(_ diagnostic: Diagnostic, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("code", diagnostic.code.rawValue)
      writer.member("severity", diagnostic.severity.rawValue)
      writer.member("at", text(of: diagnostic.place))
      writer.member("message", diagnostic.message)
      if let why = diagnostic.why { writer.member("why", why) }
      if !diagnostic.labels.isEmpty {
        writer.key("labels")
        writer.array { writer in
          for label in diagnostic.labels {
            writer.object(inline: true) { writer in
              writer.member("at", text(of: label.place))
              writer.member("text", label.text)
            }
          }
        }
      }
      let help = diagnostic.help + diagnostic.fixes.map(\.title)
      if !help.isEmpty {
        writer.key("help")
        writer.array(inline: true) { writer in for line in help { writer.string(line) } }
      }
      if !diagnostic.environments.isEmpty {
        writer.key("environments")
        writer.array(inline: true) { writer in for id in diagnostic.environments { writer.string(id) } }
      }
    }
  }

  /// Writes what is not computed.
  func write(_ items: [NotModelled], to writer: inout JSONWriter) {
    writer.array { writer in
      for item in items {
        writer.object(inline: true) { writer in
          writer.member("what", item.what)
          writer.member("reason", item.reason)
          if let place = item.place { writer.member("at", text(of: place)) }
        }
      }
    }
  }

  /// The id of an environment.
  func environmentID(_ index: Int) -> String { compilation.spec.environments[index].id }
}
