import Dispatch
import VitrineSource

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The operating system: the only file of the program with unsafe code.
enum System {
  /// Longest file that is read, in bytes; the parser refuses longer ones anyway.
  private static let readLimit = 64 * 1024 * 1024 + 1

  /// Bytes that are read at once.
  private static let readChunk = 65_536

  /// Bytes from which room for the longest file is taken.
  private static let reserveFrom = 4 * 1024 * 1024

  /// Reads a whole file, or standard input for `-`. With `onlyFiles` nothing but a regular file is read: opening a
  /// pipe does not wait then, and a device is left alone.
  static func read(_ path: String, onlyFiles: Bool = false) throws(WorkspaceError) -> [UInt8] {
    if onlyFiles, kind(of: path) == .device {
      throw WorkspaceError(path: path, reason: "is no regular file", isMissing: false)
    }
    let flags = O_RDONLY | O_CLOEXEC | (onlyFiles ? O_NONBLOCK : 0)
    let descriptor: Int32 = path == "-" ? 0 : unsafe open(path, flags)
    guard descriptor >= 0 else { throw failure(path) }
    defer { if descriptor != 0 { _ = close(descriptor) } }
    var expected = 0
    if descriptor != 0 {
      var status = stat()
      guard unsafe fstat(descriptor, &status) == 0 else { throw failure(path) }
      if status.st_mode & S_IFMT == S_IFDIR {
        throw WorkspaceError(path: path, reason: "is a folder", isMissing: false)
      }
      if onlyFiles, status.st_mode & S_IFMT != S_IFREG {
        throw WorkspaceError(path: path, reason: "is no regular file", isMissing: false)
      }
      if status.st_mode & S_IFMT == S_IFREG { expected = min(readLimit, Int(status.st_size)) }
    }
    var bytes: [UInt8] = []
    if expected > 0 {
      // Straight into place, as far as the file is as long as it says.
      bytes = unsafe [UInt8](unsafeUninitializedCapacity: expected + 1) { buffer, count in
        count = 0
        while count <= expected {
          let read = unsafe systemRead(descriptor, buffer.baseAddress.map { unsafe $0 + count }, expected + 1 - count)
          if read <= 0 { break }
          count += read
        }
      }
      if bytes.count == expected { return bytes }
    }
    // Devices and pipes say no length, and what a file really holds is shown by its end alone.
    var chunk = [UInt8](repeating: 0, count: readChunk)
    while bytes.count < readLimit {
      let count = unsafe chunk.withUnsafeMutableBytes { unsafe systemRead(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        throw failure(path)
      }
      if count == 0 { break }
      // One large piece of addresses costs only what is written to it; growing step by step would hold everything twice.
      if bytes.count < reserveFrom, bytes.count + count >= reserveFrom { bytes.reserveCapacity(readLimit + readChunk) }
      bytes.append(contentsOf: chunk[0..<count])
    }
    return bytes
  }

  /// Writes a file whole or not at all: the bytes go to a new file beside it, which then takes its name.
  ///
  /// What is there and no regular file, such as `/dev/stdout` or a named pipe, is written to and never replaced.
  static func write(_ bytes: [UInt8], to path: String) throws(WorkspaceError) {
    if kind(of: path) == .device {
      let descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw failure(path) }
      defer { _ = close(descriptor) }
      return try write(bytes, descriptor: descriptor, path: path)
    }
    let temporary = "\(path).\(getpid()).tmp"
    let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw failure(path) }
    do throws(WorkspaceError) {
      try write(bytes, descriptor: descriptor, path: path)
    } catch {
      _ = close(descriptor)
      _ = unsafe unlink(temporary)
      throw error
    }
    guard close(descriptor) == 0, unsafe rename(temporary, path) == 0 else {
      let error = failure(path)
      _ = unsafe unlink(temporary)
      throw error
    }
  }

  /// Writes bytes to standard output (1) or standard error (2).
  static func write(_ bytes: [UInt8], descriptor: Int32, path: String) throws(WorkspaceError) {
    var done = 0
    while done < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe systemWrite(descriptor, buffer.baseAddress.map { unsafe $0 + done }, buffer.count - done)
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw failure(path)
      }
      done += count
    }
  }

  /// What a path is.
  enum PathKind { case file, device, folder, missing }

  /// Returns what a path is; links are followed.
  static func kind(of path: String) -> PathKind {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return .missing }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: return .file
    default: return .device
    }
  }

  /// Returns the absolute path of what is there, without links, `.` and `..`; nil when nothing is.
  static func realPath(_ path: String) -> String? {
    guard let real = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  /// Returns what tells a folder from every other, whichever links lead to it; nil when it is not there.
  static func identity(of path: String) -> [UInt64]? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    return [UInt64(truncatingIfNeeded: status.st_dev), UInt64(status.st_ino)]
  }

  /// Returns the names in a folder, sorted by bytes, without those that begin with a dot.
  static func names(in folder: String) throws(WorkspaceError) -> [String] {
    guard let directory = unsafe opendir(folder) else { throw failure(folder) }
    defer { unsafe closedir(directory) }
    var names: [String] = []
    while let entry = unsafe readdir(directory) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Creates a folder and those above it.
  static func createFolder(_ path: String) throws(WorkspaceError) {
    var prefix = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      prefix += prefix.isEmpty || prefix == "/" ? String(part) : "/\(part)"
      if unsafe mkdir(prefix, 0o755) != 0, errno != EEXIST { throw failure(prefix) }
    }
    guard path.isEmpty || kind(of: path) == .folder else {
      throw WorkspaceError(path: path, reason: "is not a folder", isMissing: false)
    }
  }

  /// Returns an environment variable.
  static func variable(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  /// Whether a descriptor is a terminal.
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The number of processors that may be used.
  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Ends the process.
  static func exit(_ code: Int32) -> Never { _exit(code) }

  /// Leaves a closed pipe to the write that meets it, instead of dying of a signal.
  static func ignoreBrokenPipes() { _ = signal(SIGPIPE, SIG_IGN) }

  /// Runs `body` for 0 ..< count on at most `lanes` threads; each call writes only its own slot.
  static func perform<State, Output: Sendable>(
    count: Int, lanes: Int, state makeState: @Sendable () -> State,
    _ body: @Sendable (_ state: State, _ index: Int) -> Output
  ) -> [Output] {
    if lanes <= 1 || count <= 1 {
      let state = makeState()
      return (0..<count).map { body(state, $0) }
    }
    let slots = UnsafeMutableBufferPointer<Output?>.allocate(capacity: count)
    unsafe slots.initialize(repeating: nil)
    defer {
      unsafe slots.deinitialize()
      unsafe slots.deallocate()
    }
    nonisolated(unsafe) let shared = unsafe slots
    let chunk = chunkSize(count: count, lanes: lanes)
    let chunks = (count + chunk - 1) / chunk
    DispatchQueue.concurrentPerform(iterations: chunks) { number in
      let state = makeState()
      for index in (number * chunk)..<min(count, (number + 1) * chunk) { unsafe shared[index] = body(state, index) }
    }
    var results: [Output] = []
    results.reserveCapacity(count)
    for index in 0..<count {
      guard let result = unsafe slots[index] else { preconditionFailure("a lane left a slot empty") }
      results.append(result)
    }
    return results
  }

  /// Files per chunk: enough to amortise the hand-over, few enough to balance (facts/performance.md section 6).
  private static func chunkSize(count: Int, lanes: Int) -> Int { max(1, min(32, count / (lanes * 2))) }

  /// The reason of a write whose reader went away.
  static var brokenPipe: String { reason(EPIPE) }

  /// The last system error as a workspace error.
  private static func failure(_ path: String) -> WorkspaceError {
    let code = errno
    return WorkspaceError(path: path, reason: reason(code), isMissing: code == ENOENT)
  }

  /// Returns the system's words for an error, beginning in lower case.
  private static func reason(_ code: Int32) -> String {
    let text = unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  /// `read(2)`, named apart from ``read(_:)``.
  private static func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
      unsafe Glibc.read(descriptor, buffer, count)
    #elseif canImport(Musl)
      unsafe Musl.read(descriptor, buffer, count)
    #else
      unsafe Darwin.read(descriptor, buffer, count)
    #endif
  }

  /// `write(2)`, named apart from ``write(_:to:)``.
  private static func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
      unsafe Glibc.write(descriptor, buffer, count)
    #elseif canImport(Musl)
      unsafe Musl.write(descriptor, buffer, count)
    #else
      unsafe Darwin.write(descriptor, buffer, count)
    #endif
  }
}
