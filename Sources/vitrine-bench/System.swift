#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

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
  static func write(_ bytes: [UInt8]) {
    var done = 0
    while done < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        #if canImport(Glibc)
          unsafe Glibc.write(1, buffer.baseAddress.map { unsafe $0 + done }, buffer.count - done)
        #elseif canImport(Musl)
          unsafe Musl.write(1, buffer.baseAddress.map { unsafe $0 + done }, buffer.count - done)
        #else
          unsafe Darwin.write(1, buffer.baseAddress.map { unsafe $0 + done }, buffer.count - done)
        #endif
      }
      if count <= 0 { return }
      done += count
    }
  }

  /// Ends the process.
  static func exit(_ code: Int32) -> Never { _exit(code) }
}
