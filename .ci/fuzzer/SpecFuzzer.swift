import VitrineKit
import VitrineMutation
import VitrineOutput
import VitrineSource

/// Short paths lead to the input itself, so that imports are followed too. In a longer one the input has imported itself
/// from folder to folder, and no disk holds the same file at every depth.
private struct MirrorWorkspace: Workspace {
  /// The input.
  let bytes: [UInt8]

  /// Returns the input under a path of one folder at most.
  func read(_ path: String) throws(WorkspaceError) -> SourceFile {
    guard path.utf8.count(where: { $0 == UInt8(ascii: "/") }) <= 1 else {
      throw WorkspaceError(path: path, reason: "no such file or directory", isMissing: true)
    }
    return SourceFile(path: path, bytes: bytes)
  }
}

/// Takes one input through the whole path, as libFuzzer calls it. Traps when a finding points out of its file.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let report = Vitrine.check(SourceFile(path: "spec.yaml", bytes: bytes), workspace: MirrorWorkspace(bytes: bytes))
  if let fault = PlaceCheck.violation(in: report.diagnostics, of: report.files.files) {
    fatalError("a place is wrong: \(fault)")
  }
  let printer = TextReport(files: report.files, colored: false)
  for finding in report.diagnostics.prefix(20) { precondition(!printer.text(finding).isEmpty, "a finding has no text") }
  if let json = Vitrine.json(report) { precondition(!json.isEmpty, "a spec compiles to nothing") }
  return 0
}

/// libFuzzer's own mutation.
@_silgen_name("LLVMFuzzerMutate")
private func mutate(_ data: UnsafeMutablePointer<UInt8>, _ count: Int, _ most: Int) -> Int

/// Mutates an input: two times in three as libFuzzer does, else as the hostile edits of the tests do.
@_cdecl("LLVMFuzzerCustomMutator")
public func customMutator(
  _ data: UnsafeMutablePointer<UInt8>, _ count: Int, _ most: Int, _ seed: CUnsignedInt
) -> Int {
  guard seed % 3 == 0 else { return mutate(data, count, most) }
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  let edited = HostileEdits([bytes], seed: UInt64(seed)).random(0).bytes.prefix(most)
  for (index, byte) in edited.enumerated() { data[index] = byte }
  return edited.count
}
