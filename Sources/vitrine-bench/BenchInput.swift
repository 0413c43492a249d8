import VitrineSource

/// What a scenario reads: one spec or many.
struct BenchInput {
  /// Inputs by name, smallest first.
  static let names = ["1kb", "100kb", "10mb", "folder"]

  /// The specs.
  let files: [SourceFile]

  /// The bytes of all specs.
  var byteCount: Int { files.reduce(0) { $0 + $1.bytes.count } }

  /// Makes an input; nil when there is none of this name.
  init?(_ name: String, seed: UInt64) {
    var generator = SpecGenerator(seed: seed)
    switch name {
    case "1kb": files = [SourceFile(path: "1kb.yaml", bytes: generator.smallSpec())]
    case "100kb": files = [SourceFile(path: "100kb.yaml", bytes: generator.spec(size: 100_000))]
    case "200kb": files = [SourceFile(path: "200kb.yaml", bytes: generator.spec(size: 200_000))]
    case "5mb": files = [SourceFile(path: "5mb.yaml", bytes: generator.spec(size: 5_000_000))]
    case "10mb": files = [SourceFile(path: "10mb.yaml", bytes: generator.spec(size: 10_000_000))]
    case "folder":
      var made: [SourceFile] = []
      made.reserveCapacity(Self.folderCount)
      for index in 0..<Self.folderCount {
        var generator = SpecGenerator(seed: seed &+ UInt64(index))
        made.append(SourceFile(path: "folder/\(index).yaml", bytes: generator.spec(size: 1000)))
      }
      files = made
    default: return nil
    }
  }

  /// Small files in the folder (facts/performance.md section 6 measures as many).
  private static let folderCount = 10_000
}
