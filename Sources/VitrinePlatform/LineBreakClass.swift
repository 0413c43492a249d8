/// The Line_Break property of a character as UAX #14 names it, after rule LB1 has resolved what stands for another class.
///
/// The raw value holds the letters of the name, first letter highest, so that the table's text is read without comparing texts.
package enum LineBreakClass: UInt32, Hashable, Sendable, CaseIterable {
  /// Letters and what breaks like them.
  case AL = 0x414C
  /// A dash that may be broken on both sides.
  case B2 = 0x4232
  /// A break may follow: most spaces, tabs, hyphens.
  case BA = 0x4241
  /// A break may precede.
  case BB = 0x4242
  /// The line ends here.
  case BK = 0x424B
  /// An embedded object.
  case CB = 0x4342
  /// Closing punctuation.
  case CL = 0x434C
  /// A mark on the character before.
  case CM = 0x434D
  /// A closing parenthesis.
  case CP = 0x4350
  /// A closing parenthesis that is wide in East Asian text, which LB30 leaves out.
  case CPE = 0x43_5045
  /// A carriage return.
  case CR = 0x4352
  /// An emoji that takes a modifier.
  case EB = 0x4542
  /// A modifier of emoji.
  case EM = 0x454D
  /// An exclamation or question mark.
  case EX = 0x4558
  /// Glue: no break on either side.
  case GL = 0x474C
  /// A Hangul syllable of two letters.
  case H2 = 0x4832
  /// A Hangul syllable of three letters.
  case H3 = 0x4833
  /// A Hebrew letter.
  case HL = 0x484C
  /// The hyphen of the keyboard.
  case HY = 0x4859
  /// An ideograph and what breaks like one.
  case ID = 0x4944
  /// A pictograph to come, which LB30b treats as a base of modifiers.
  case IDU = 0x49_4455
  /// Leaders that stay with what is before them.
  case IN = 0x494E
  /// Punctuation inside numbers.
  case IS = 0x4953
  /// A leading Hangul letter.
  case JL = 0x4A4C
  /// A trailing Hangul letter.
  case JT = 0x4A54
  /// A Hangul vowel.
  case JV = 0x4A56
  /// A line feed.
  case LF = 0x4C46
  /// The next line control.
  case NL = 0x4E4C
  /// A character that does not begin a line: small kana, iteration marks.
  case NS = 0x4E53
  /// A digit.
  case NU = 0x4E55
  /// Opening punctuation.
  case OP = 0x4F50
  /// Opening punctuation that is wide in East Asian text, which LB30 leaves out.
  case OPE = 0x4F_5045
  /// What follows a number: percent, degrees.
  case PO = 0x504F
  /// What precedes a number: currency signs.
  case PR = 0x5052
  /// A quotation mark.
  case QU = 0x5155
  /// Half of a flag.
  case RI = 0x5249
  /// A space.
  case SP = 0x5350
  /// A slash.
  case SY = 0x5359
  /// A word joiner.
  case WJ = 0x574A
  /// A zero-width space: a break may follow.
  case ZW = 0x5A57
  /// A zero-width joiner.
  case ZWJ = 0x5A_574A

  /// Returns the class of a character; ASCII needs no table.
  package init(of scalar: UInt32) {
    self = scalar < 0x80 ? Self.ascii(scalar) : LineBreakTable.shared.lineBreak(of: scalar)
  }

  /// Returns the class of a character below U+0080 (LineBreak.txt of Unicode 15.0.0, documented).
  private static func ascii(_ scalar: UInt32) -> LineBreakClass {
    switch scalar {
    case 0x41...0x5A, 0x61...0x7A: .AL
    case 0x20: .SP
    case 0x30...0x39: .NU
    case 0x2C, 0x2E, 0x3A, 0x3B: .IS
    case 0x2D: .HY
    case 0x2F: .SY
    case 0x21, 0x3F: .EX
    case 0x22, 0x27: .QU
    case 0x28, 0x5B, 0x7B: .OP
    case 0x29, 0x5D: .CP
    case 0x7D: .CL
    case 0x24, 0x2B, 0x5C: .PR
    case 0x25: .PO
    case 0x09, 0x7C: .BA
    case 0x0A: .LF
    case 0x0D: .CR
    case 0x0B, 0x0C: .BK
    case 0x00...0x1F, 0x7F: .CM
    default: .AL
    }
  }
}
