public import Foundation

/// The program `vitrine` that was built together with the tests.
public enum BuiltProgram {
  /// What a run left behind.
  public struct Result: Sendable {
    /// The exit code; the negative number of the signal when one ended it.
    public let code: Int32
    /// The bytes on standard output.
    public let output: Data
    /// The bytes on standard error.
    public let errors: Data

    /// Standard output as text.
    public var outputText: String { String(decoding: output, as: UTF8.self) }
    /// Standard error as text.
    public var errorText: String { String(decoding: errors, as: UTF8.self) }
  }

  /// Where the program is: beside the tests' own executable.
  public static let path: String = {
    let tests = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
    return tests.deletingLastPathComponent().appending(path: "vitrine").path
  }()

  /// Whether the program was built.
  public static var isBuilt: Bool { FileManager.default.isExecutableFile(atPath: path) }

  /// Runs the program.
  public static func run(_ arguments: [String], in folder: URL, input: Data = Data()) throws -> Result {
    try run(executable: path, arguments, in: folder, input: input)
  }

  /// Runs a line of shell with the program first on the path.
  public static func shell(_ line: String, in folder: URL) throws -> Result {
    try run(executable: "/bin/sh", ["-c", line], in: folder, input: Data())
  }

  /// Runs any executable; standard streams are files, so that no pipe can fill up.
  private static func run(
    executable: String, _ arguments: [String], in folder: URL, input: Data
  ) throws -> Result {
    let scratch = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: scratch) }
    let names = ["in", "out", "err"].map { scratch.appending(path: $0) }
    for (url, bytes) in zip(names, [input, Data(), Data()]) { try bytes.write(to: url) }
    let process = Process()
    process.executableURL = URL(filePath: executable)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    let own = URL(filePath: path).deletingLastPathComponent().path
    environment["PATH"] = "\(own):\(environment["PATH"] ?? "/usr/bin:/bin")"
    environment["NO_COLOR"] = "1"
    process.environment = environment
    process.standardInput = try FileHandle(forReadingFrom: names[0])
    process.standardOutput = try FileHandle(forWritingTo: names[1])
    process.standardError = try FileHandle(forWritingTo: names[2])
    try process.run()
    process.waitUntilExit()
    let code = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    return Result(code: code, output: try Data(contentsOf: names[1]), errors: try Data(contentsOf: names[2]))
  }

  /// Makes an empty folder outside the project; the caller removes it.
  public static func temporaryFolder() throws -> URL {
    let url = FileManager.default.temporaryDirectory.appending(path: "vitrine-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }
}
