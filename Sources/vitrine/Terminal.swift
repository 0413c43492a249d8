import VitrineOutput
import VitrineSource

/// Standard output and standard error.
enum Terminal {
  /// Writes a text to standard output; a closed pipe ends quietly with the code for a failed write.
  static func print(_ text: String) -> ExitCode { print(Array(text.utf8)) }

  /// Writes bytes to standard output.
  static func print(_ bytes: [UInt8]) -> ExitCode {
    do throws(WorkspaceError) {
      try System.write(bytes, descriptor: 1, path: "standard output")
      return .clean
    } catch {
      if error.reason != System.brokenPipe { complain("standard output: \(error.reason)") }
      return .couldNotRun
    }
  }

  /// Writes an error that has no place in a spec to standard error, on one line whatever paths and words it names.
  static func complain(_ message: String) { standardError("error: \(ShownText.line(message))\n") }

  /// Writes a text to standard error; a failure there cannot be told to anyone.
  static func standardError(_ text: String) {
    do throws(WorkspaceError) {
      try System.write(Array(text.utf8), descriptor: 2, path: "standard error")
    } catch { return }
  }

  /// Whether messages on a descriptor are coloured: `--color` first, then `NO_COLOR`, then whether it is a terminal.
  static func isColored(_ when: String?, descriptor: Int32) -> Bool {
    switch when {
    case "always": return true
    case "never": return false
    default:
      if let value = System.variable("NO_COLOR"), !value.isEmpty { return false }
      return System.isTerminal(descriptor) && System.variable("TERM") != "dumb"
    }
  }
}
