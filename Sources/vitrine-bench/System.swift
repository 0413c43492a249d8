#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a child process took.
struct ChildCost {
  /// Its exit code; 128 and the signal's number when a signal ended it, -1 when it could not be run.
  var exit: Int32
  /// Seconds of processor time.
  var seconds: Double
  /// The most memory that it held at once, in bytes. Linux counts what the parent held when it started the child too.
  var peakMemory: Int
}

/// The operating system: the only file of the benchmark with unsafe code.
enum System {
  /// Returns the processor time that this thread has used, in seconds.
  static func threadTime() -> Double {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// Returns the most memory that the process has held at once, in bytes; nil where the system does not say.
  ///
  /// Linux keeps the value per address space, unlike `getrusage`, which lets a large parent show through.
  static func peakMemory() -> Int? {
    #if canImport(Darwin)
      var usage = rusage()
      return unsafe getrusage(RUSAGE_SELF, &usage) == 0 ? usage.ru_maxrss : nil
    #else
      let descriptor = unsafe open("/proc/self/status", O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
      defer { _ = close(descriptor) }
      var buffer = [UInt8](repeating: 0, count: 8192)
      let count = unsafe buffer.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { return nil }
      for line in String(decoding: buffer[0..<count], as: UTF8.self).split(separator: "\n")
      where line.hasPrefix("VmHWM:") {
        return line.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first.flatMap { Int($0) }
          .map { $0 * 1024 }
      }
      return nil
    #endif
  }

  /// Returns the bytes of a file; nil when it cannot be read.
  static func bytes(of path: String) -> [UInt8]? {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { _ = close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { return count == 0 ? bytes : nil }
      bytes += buffer[..<count]
    }
  }

  /// Writes bytes to standard output; what cannot be written is lost.
  static func write(_ bytes: [UInt8]) { _ = write(bytes, descriptor: 1) }

  /// Writes bytes to a descriptor; returns whether all could be written.
  private static func write(_ bytes: [UInt8], descriptor: Int32) -> Bool {
    var done = 0
    while done < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        #if canImport(Glibc)
          unsafe Glibc.write(descriptor, buffer.baseAddress.map { unsafe $0 + done }, buffer.count - done)
        #elseif canImport(Musl)
          unsafe Musl.write(descriptor, buffer.baseAddress.map { unsafe $0 + done }, buffer.count - done)
        #else
          unsafe Darwin.write(descriptor, buffer.baseAddress.map { unsafe $0 + done }, buffer.count - done)
        #endif
      }
      if count <= 0 { return false }
      done += count
    }
    return true
  }

  /// Writes a file; returns whether that succeeded.
  static func write(_ bytes: [UInt8], to path: String) -> Bool {
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return false }
    defer { _ = close(descriptor) }
    return write(bytes, descriptor: descriptor)
  }

  /// Creates a folder below one that exists; returns whether it is there.
  static func createFolder(_ path: String) -> Bool { unsafe mkdir(path, 0o755) == 0 || errno == EEXIST }

  /// Runs a program with empty input, its output thrown away, and ends it when it takes too long.
  ///
  /// - Parameters:
  ///   - words: The program's path and its arguments.
  ///   - patience: Seconds until it is ended.
  static func run(_ words: [String], patience: Double) -> ChildCost {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t? = nil
    #else
      var actions = unsafe posix_spawn_file_actions_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    for descriptor: Int32 in 1...2 {
      unsafe posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    var arguments: [UnsafeMutablePointer<CChar>?] = unsafe words.map { unsafe strdup($0) }
    unsafe arguments.append(nil)
    defer { unsafe arguments.forEach { unsafe free($0) } }
    var child: pid_t = 0
    guard let program = words.first, unsafe posix_spawn(&child, program, &actions, nil, arguments, environ) == 0 else {
      return ChildCost(exit: -1, seconds: 0, peakMemory: 0)
    }
    var status: Int32 = 0
    var usage = rusage()
    var waited = 0.0
    while unsafe wait4(child, &status, WNOHANG, &usage) == 0 {
      if waited > patience { kill(child, SIGKILL) }
      usleep(step)
      waited += Double(step) * 1e-6
    }
    let signal = status & 0x7F
    let seconds =
      Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
      + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) * 1e-6
    #if canImport(Darwin)
      let unit = 1
    #else
      let unit = 1024
    #endif
    return ChildCost(
      exit: signal == 0 ? status >> 8 & 0xFF : 128 + signal, seconds: seconds, peakMemory: usage.ru_maxrss * unit)
  }

  /// Microseconds between two looks at a child.
  private static let step: UInt32 = 1000

  /// Ends the process.
  static func exit(_ code: Int32) -> Never { _exit(code) }
}
