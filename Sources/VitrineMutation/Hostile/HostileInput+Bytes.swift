extension HostileInput {
  /// A small spec without fault, to hide things in.
  private static let small =
    "vitrine: 1\nscreens:\n  home:\n    title: Inbox\n    view:\n      - { label: No new messages, center: safeArea }\n"

  /// Bytes that are no text, or a text that YAML does not allow.
  static func bytes(_ size: Int) -> [HostileInput] {
    let half = [UInt8](filled(size / 2, "# a comment\n", before: head).utf8)
    func full(_ bytes: [UInt8]) -> [UInt8] {
      var all = [UInt8](head.utf8)
      while all.count + bytes.count <= size { all += bytes }
      return all
    }
    var inputs = [
      HostileInput("nul-everywhere", .refused, [UInt8](repeating: 0, count: size)),
      HostileInput("nul-behind-text", .refused, half + [UInt8](repeating: 0, count: size / 2)),
      HostileInput("nul-every-line", .refused, full([0x61, 0x3A, 0x20, 0x00, 0x0A])),
      HostileInput("ff-everywhere", .refused, [UInt8](repeating: 0xFF, count: size)),
      HostileInput("continuation-bytes", .refused, full([0x80])),
      HostileInput("cut-characters", .refused, full([0xE2, 0x82])),
      HostileInput("overlong-forms", .refused, full([0xC0, 0x80])),
      HostileInput("surrogates", .refused, full([0xED, 0xA0, 0x80])),
      HostileInput("beyond-unicode", .refused, full([0xF4, 0x90, 0x80, 0x80])),
      HostileInput("bad-byte-every-line", .refused, full([0x61, 0x3A, 0x20, 0xFF, 0x0A])),
      HostileInput("controls", .refused, full([0x01])),
      HostileInput("escapes", .refused, full([0x1B, 0x5B, 0x32, 0x4A])),
      HostileInput("deletes-every-line", .refused, full([0x61, 0x3A, 0x20, 0x7F, 0x0A])),
      HostileInput("every-byte", .refused, full(Array(0...255))),
      HostileInput("utf-16", .refused, [0xFF, 0xFE] + full([0x61, 0x00])),
      HostileInput("utf-16-without-mark", .refused, Array(full([0x00, 0x61]).dropFirst(head.utf8.count))),
      HostileInput("byte-order-marks", .refused, filled(size, "\u{FEFF}")),
      HostileInput("mark-every-line", .refused, filled(size, "\u{FEFF}a: 1\n", before: head)),
      HostileInput("line-separators", .refused, filled(size, "\u{2028}", before: head)),
      HostileInput("next-lines", .refused, filled(size, "k\u{85}", before: head + "x: ")),
      HostileInput("no-break-spaces", .refused, filled(size, "\u{A0}", before: head)),
      HostileInput("no-break-space-every-line", .refused, filled(size, "\u{A0}\u{A0}a: 1\n", before: head)),
      HostileInput("carriage-returns", .accepted, filled(size, "\r", before: small)),
      HostileInput("line-feeds", .accepted, filled(size, "\n", before: small)),
      HostileInput("mixed-line-ends", .accepted, filled(size, "#\r#\n#\r\n", before: small)),
      HostileInput("spaces", .accepted, filled(size, " ", before: small)),
      HostileInput("tabs", .either, filled(size, "\t", before: small)),
      HostileInput("tab-every-line", .refused, filled(size, "\ta: 1\n", before: head)),
      HostileInput("empty", .refused, ""),
    ]
    // Each byte that begins no character, and each that no text may hold, in a place of its own.
    for byte in UInt8.min...UInt8.max where byte < 0x20 || byte > 0x7E {
      guard ![0x09, 0x0A, 0x0D].contains(byte) else { continue }
      let text = [UInt8](small.utf8)
      let middle = text.count * 2 / 3
      let all = Array(text[..<middle]) + [byte] + Array(text[middle...])
      inputs.append(HostileInput("byte-\(String(byte, radix: 16))", .refused, all))
    }
    return inputs
  }

  /// One token over and over.
  static func repetitions(_ size: Int) -> [HostileInput] {
    let tokens: [(name: String, text: String)] = [
      ("bracket", "["), ("brace", "{"), ("closing-bracket", "]"), ("closing-brace", "}"), ("comma", ","), ("dash", "-"),
      ("dash-space", "- "), ("question", "?"), ("question-space", "? "), ("colon", ":"), ("colon-space", ": "),
      ("exclamation", "!"), ("tag-space", "! "), ("named-tag", "!a "), ("ampersand", "&"), ("anchor", "&a "),
      ("asterisk", "*"), ("alias", "*a "), ("double-quote", "\""), ("two-quotes", "\"\" "), ("single-quote", "'"),
      ("pipe", "|"), ("pipe-line", "|\n"), ("greater", ">"), ("hash", "#"), ("hash-line", "#\n"), ("percent", "%"),
      ("percent-line", "%a\n"), ("at", "@"), ("backtick", "`"), ("backslash", "\\"), ("letter", "a"), ("letters", "a "),
      ("digit", "9"), ("marker", "---\n"), ("end-marker", "...\n"), ("both-markers", "---\n...\n"),
      ("brackets-colon", "[:"), ("brace-bracket", "{["), ("brace-colon", "{a: "), ("brace-question", "{? "),
      ("bracket-question", "[? "), ("bracket-pair", "[]"), ("bracket-pair-line", "[]\n"), ("merge", "<<: "),
      ("merge-line", "<<: x\n"), ("quote-line", "\"\n"), ("key-quote-line", "a: \"\n"), ("key-bracket-line", "a: [\n"),
      ("key-brace-line", "a: {\n"), ("key-pipe-line", "a: |\n"), ("bad-line", "a: b: c\n"), ("colonless", "abc\n"),
      ("glued", "a:b\n"), ("bad-indentation", "  a: 1\n b: 2\n"), ("dash-colon-line", "- a:\n"), ("at-line", "a: @b\n"),
      ("emoji", "👩‍👩‍👧‍👦"), ("accents", "e\u{301}"), ("only-accents", "\u{301}"), ("bidi", "\u{202E}a\n"),
      ("wide", "日"), ("wide-line", "日: 本\n"), ("bad-escape-line", "a: \"\\q\"\n"), ("question-line", "? a\n"),
      ("colon-line", ": a\n"), ("tab-line", "a:\n\t- b\n"), ("anchor-line", "a: &\n"), ("tag-line", "a: !<\n"),
    ]
    var inputs: [HostileInput] = []
    for token in tokens {
      inputs.append(HostileInput("only-\(token.name)", .refused, filled(size, token.text)))
      inputs.append(HostileInput("value-\(token.name)", .either, filled(size, token.text, before: head + "x-a: ")))
      inputs.append(
        HostileInput("spec-then-\(token.name)", .either, filled(size, token.text, before: small)))
    }
    return inputs
  }
}
