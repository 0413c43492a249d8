import VitrineFrontend
import VitrineSource

/// The benchmark program: `list`, `run`, `once`, `input`, `mutate` and `hostile`.
@main
enum BenchProgram {
  /// Runs the command line and exits.
  static func main() {
    System.exit(run(Array(CommandLine.arguments.dropFirst())))
  }

  /// What the program can do.
  private static let usage = """
    usage: vitrine-bench list
           vitrine-bench run <name…> [--rounds <n>] [--seed <n>]
           vitrine-bench once <name> [--contender <name>] [--passes <n>] [--seed <n>]
           vitrine-bench scale <raw|parse|validate|compile…> [--rounds <n>] [--seed <n>]
           vitrine-bench input <1kb|100kb|200kb|5mb|10mb> [--seed <n>]
           vitrine-bench mutate <spec…> [--count <n>] [--from <n>] [--seed <n>] [--print <n>]
           vitrine-bench hostile <vitrine> <folder> [--size <n>] [--family <prefix>]

    run     measures in turns and prints each contender's ratio to the raw libyaml loop: median, smallest, largest
    once    runs one contender once, or as often as `--passes` says, for callgrind and for peak memory
    scale   measures an input and one twice as large in turns and prints the ratio of the times
    input   prints the generated spec
    mutate  takes hostile texts made from specs through the whole path; --print prints the one of a number
    hostile writes hostile inputs into the folder and runs the program over them; fails above 1 s or 64 MiB

    """

  /// Runs one command line and returns the exit code.
  private static func run(_ words: [String]) -> Int32 {
    var operands: [String] = []
    var options: [String: String] = [:]
    var index = 0
    while index < words.count {
      if words[index].hasPrefix("--"), index + 1 < words.count {
        options[words[index]] = words[index + 1]
        index += 2
      } else {
        operands.append(words[index])
        index += 1
      }
    }
    let known = ["--rounds", "--seed", "--contender", "--passes", "--count", "--from", "--print", "--size", "--family"]
    guard options.keys.allSatisfy(known.contains), let seed = UInt64(options["--seed"] ?? "1"),
      let rounds = Int(options["--rounds"] ?? "9"), rounds > 0, let passes = Int(options["--passes"] ?? "1"),
      passes > 0,
      let verb = operands.first
    else { return wrongUsage() }
    let names = Array(operands.dropFirst())
    switch verb {
    case "list" where names.isEmpty:
      for scenario in Scenario.all { say(scenario.name) }
      return 0
    case "run" where !names.isEmpty:
      var code: Int32 = 0
      for name in names {
        guard let scenario = Scenario.named(name) else { return wrongUsage() }
        code = max(code, measure(scenario, rounds: rounds, seed: seed))
      }
      return code
    case "once" where names.count == 1:
      guard let scenario = Scenario.named(names[0]), let input = BenchInput(scenario.input, seed: seed) else {
        return wrongUsage()
      }
      guard let name = options["--contender"] else { return once(scenario.subject, input, passes) }
      guard let contender = Contender(rawValue: name) else { return wrongUsage() }
      return once(contender, input, passes)
    case "scale" where !names.isEmpty:
      for name in names {
        guard let contender = Contender(rawValue: name) else { return wrongUsage() }
        scale(contender, rounds: rounds, seed: seed)
      }
      return 0
    case "input" where names.count == 1:
      guard let input = BenchInput(names[0], seed: seed), input.files.count == 1 else { return wrongUsage() }
      System.write(input.files[0].bytes)
      return 0
    case "mutate" where !names.isEmpty: return mutate(names, options, seed: seed)
    case "hostile" where names.count == 2: return hostile(names[0], names[1], options)
    case "hostile-write" where names.count == 1:
      guard let size = Int(options["--size"] ?? "") else { return wrongUsage() }
      return HostileRun.write(names[0], size: size, family: options["--family"] ?? "") ? 0 : 3
    default: return wrongUsage()
    }
  }

  /// Runs a program over hostile inputs; the code is 1 when a run breaks the promise.
  private static func hostile(_ program: String, _ folder: String, _ options: [String: String]) -> Int32 {
    guard let size = Int(options["--size"] ?? "\(HostileRun.standardSize)"), size >= 1024 else { return wrongUsage() }
    // A child writes the inputs: what this process held would count for every child that it starts.
    let writer = ["hostile-write", folder, "--size", "\(size)", "--family", options["--family"] ?? ""]
    guard System.createFolder(folder), let own = CommandLine.arguments.first,
      System.run([own] + writer, patience: 600).exit == 0
    else {
      say("cannot write to '\(folder)'")
      return 3
    }
    var run = HostileRun(program: program, folder: folder)
    run.run()
    func line(_ row: HostileRun.Row) -> String {
      pad(row.name, 30) + pad(row.command, 24) + "\(fixed(row.cost.seconds, 2)) s  "
        + "\(fixed(Double(row.cost.peakMemory) / 1_048_576, 1)) MiB  exit \(row.cost.exit)  "
        + row.faults.joined(separator: ", ")
    }
    let faults = run.rows.filter { !$0.faults.isEmpty }
    say("hostile: \(run.rows.count) runs over inputs of \(size) bytes, \(faults.count) break the promise")
    for row in faults { say("  \(line(row))") }
    say("the longest:")
    for row in run.rows.sorted(by: { $0.cost.seconds > $1.cost.seconds }).prefix(listed) { say("  \(line(row))") }
    say("the largest:")
    for row in run.rows.sorted(by: { $0.cost.peakMemory > $1.cost.peakMemory }).prefix(listed) { say("  \(line(row))") }
    return faults.isEmpty && !run.rows.isEmpty ? 0 : 1
  }

  /// Runs that are listed for their time, and for their memory.
  private static let listed = 12

  /// Takes mutated specs through the whole path; the code is 1 when one breaks a rule.
  private static func mutate(_ paths: [String], _ options: [String: String], seed: UInt64) -> Int32 {
    guard let count = Int(options["--count"] ?? "10000"), let from = Int(options["--from"] ?? "0"), count > 0, from >= 0
    else { return wrongUsage() }
    var specs: [SourceFile] = []
    for path in paths {
      guard let bytes = System.bytes(of: path) else {
        say("cannot read '\(path)'")
        return 3
      }
      specs.append(SourceFile(path: path, bytes: bytes))
    }
    var run = MutationRun(specs, seed: seed)
    if let number = options["--print"] {
      guard let number = Int(number), number >= 0 else { return wrongUsage() }
      System.write(run.text(number))
      return 0
    }
    for number in from..<(from + count) {
      run.run(number)
      if (number + 1) % progress == 0 { say("  \(number + 1)") }
    }
    say(
      "mutate: \(count) texts from \(specs.count) specs, seed \(seed): \(run.compiled) compiled, "
        + "\(run.findings) findings, \(run.faultCount) faults; the slowest is \(run.slowest.number) with "
        + "\(fixed(run.slowest.time * 1000, 1)) ms")
    for fault in run.faults { say("  \(fault)") }
    printMemory()
    return run.faultCount == 0 ? 0 : 1
  }

  /// Every so many texts their number is printed, so that one that ends the program can be found.
  private static let progress = 10_000

  /// Measures a scenario and prints a table; the code is 1 when the checksums contradict each other.
  private static func measure(_ scenario: Scenario, rounds: Int, seed: UInt64) -> Int32 {
    guard let input = BenchInput(scenario.input, seed: seed) else { return wrongUsage() }
    let measurement = Measurement(scenario.contenders, over: input, rounds: rounds)
    say(
      "\(scenario.name): \(input.files.count) files, \(measurement.byteCount) bytes, seed \(seed), \(rounds) rounds of "
        + "\(measurement.passes) passes")
    for row in measurement.rows {
      let time = Measurement.median(row.times.sorted())
      let ratios = measurement.ratios(row)
      let spread = "\(fixed(ratios.first ?? .nan, 2)) to \(fixed(ratios.last ?? .nan, 2))"
      say(
        "  " + pad(row.contender.rawValue, 10) + "ratio \(fixed(Measurement.median(ratios), 3)) (\(spread))  "
          + "\(fixed(time * 1000, 3)) ms  \(fixed(Double(measurement.byteCount) / time / 1e6, 1)) MB/s  "
          + "checksum \(row.checksums.sorted().map(String.init).joined(separator: ", "))")
    }
    printMemory()
    if measurement.isContradictory { say("  the checksums contradict each other") }
    return measurement.isContradictory ? 1 : 0
  }

  /// Measures how a contender's time grows with its input, and prints it.
  private static func scale(_ contender: Contender, rounds: Int, seed: UInt64) {
    for (small, large) in Scaling.pairs {
      guard let first = BenchInput(small, seed: seed), let second = BenchInput(large, seed: seed) else { continue }
      let scaling = Scaling(contender, from: first, to: second, rounds: rounds)
      say(
        pad(contender.rawValue, 10) + "\(small) to \(large): \(fixed(scaling.sizeRatio, 3)) times the bytes, "
          + "\(fixed(Measurement.median(scaling.ratios), 3)) times the CPU "
          + "(\(fixed(scaling.ratios.first ?? .nan, 2)) to \(fixed(scaling.ratios.last ?? .nan, 2)))")
    }
  }

  /// Runs a contender some times; the time is that of the last pass.
  private static func once(_ contender: Contender, _ input: BenchInput, _ passes: Int) -> Int32 {
    let memory = LoaderMemory()
    for _ in 1..<passes { _ = contender.run(input, memory) }
    let start = System.threadTime()
    let checksum = contender.run(input, memory)
    let time = System.threadTime() - start
    say("\(contender.rawValue): \(input.byteCount) bytes, \(fixed(time * 1000, 3)) ms, checksum \(checksum)")
    printMemory()
    return 0
  }

  /// Prints the peak memory of the process so far.
  private static func printMemory() {
    if let peak = System.peakMemory() { say("  peak memory \(fixed(Double(peak) / 1_048_576, 1)) MiB") }
  }

  /// Prints a line.
  private static func say(_ line: String) { System.write(Array((line + "\n").utf8)) }

  /// Prints how the program is used.
  private static func wrongUsage() -> Int32 {
    say(usage)
    return 2
  }

  /// Returns a number with some decimals.
  private static func fixed(_ value: Double, _ decimals: Int) -> String {
    guard value.isFinite else { return "\(value)" }
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let whole = Int((value.magnitude * scale).rounded())
    let parts = whole.quotientAndRemainder(dividingBy: Int(scale))
    let tail = String(parts.remainder)
    return (value < 0 ? "-" : "") + "\(parts.quotient)"
      + (decimals == 0 ? "" : "." + String(repeating: "0", count: decimals - tail.count) + tail)
  }

  /// Returns a text filled with blanks to a width.
  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
