#!/usr/bin/env python3
"""Writes Sources/VitrinePlatform/LineBreakTable+Runs.swift from the files of the Unicode Character Database.

Usage: line-break-classes.py [FOLDER] > Sources/VitrinePlatform/LineBreakTable+Runs.swift

FOLDER holds LineBreak.txt, EastAsianWidth.txt, extracted/DerivedGeneralCategory.txt and emoji/emoji-data.txt, by default
/usr/share/unicode of Debian's package unicode-data (apt-get install unicode-data). The last line on standard error is the sum
that LineBreakTableTests holds the table to.
"""
import sys

FOLDER = sys.argv[1] if len(sys.argv) > 1 else "/usr/share/unicode"
COUNT = 0x110000


def rows(name):
    with open(f"{FOLDER}/{name}", encoding="utf-8") as file:
        for line in file:
            line = line.split("#")[0].strip()
            if line:
                span, value = [part.strip() for part in line.split(";")][:2]
                first, last = (span.split("..") + [span])[:2]
                yield int(first, 16), int(last, 16), value


def values(name, default, ranges=()):
    found = [default] * COUNT
    for first, last, value in list(ranges) + list(rows(name)):
        found[first : last + 1] = [value] * (last + 1 - first)
    return found


def version():
    with open(f"{FOLDER}/LineBreak.txt", encoding="utf-8") as file:
        return file.readline().split("LineBreak-")[1].split(".txt")[0]


# What is not listed, as the head of LineBreak.txt says.
ideographs = [(0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0xF900, 0xFAFF), (0x20000, 0x2FFFD), (0x30000, 0x3FFFD),
              (0x1F000, 0x1FAFF), (0x1FC00, 0x1FFFD)]
unlisted = [(first, last, "ID") for first, last in ideographs] + [(0x20A0, 0x20CF, "PR")]
given = values("LineBreak.txt", "XX", unlisted)
width = values("EastAsianWidth.txt", "N")
category = values("extracted/DerivedGeneralCategory.txt", "Cn")
pictographic = [False] * COUNT
for first, last, value in rows("emoji/emoji-data.txt"):
    if value == "Extended_Pictographic":
        pictographic[first : last + 1] = [True] * (last + 1 - first)


def resolved(scalar):
    """The class after LB1, split where LB30 and LB30b ask for more than the class."""
    name = given[scalar]
    if name in ("AI", "SG", "XX"):
        return "AL"
    if name == "SA":
        return "CM" if category[scalar] in ("Mn", "Mc") else "AL"
    if name == "CJ":
        return "NS"
    if name in ("OP", "CP") and width[scalar] in ("F", "W", "H"):
        return name + "E"
    if pictographic[scalar] and category[scalar] == "Cn":
        assert name == "ID"
        return "IDU"
    return name


classes = [resolved(scalar) for scalar in range(COUNT)]
total = 0
for name in classes:
    total = (total * 31 + int.from_bytes(name.encode(), "big")) & 0xFFFFFFFF

# Hangul syllables alternate by a rule, so one run stands for all of them.
for scalar in range(0xAC00, 0xD7A4):
    assert classes[scalar] == ("H2" if (scalar - 0xAC00) % 28 == 0 else "H3")
    classes[scalar] = "H2"

words = []
start = 0
for scalar in range(1, COUNT + 1):
    if scalar == COUNT or classes[scalar] != classes[start]:
        length = scalar - start
        words.append(classes[start] + (f":{length:x}" if length > 1 else ""))
        start = scalar

lines = [""]
for word in words:
    if len(lines[-1]) + len(word) > 115:
        lines.append("")
    lines[-1] += word + " "

print(f'''// Made by Tests/Cases/unicode/line-break-classes.py from Unicode {version()}; do not edit.

extension LineBreakTable {{
  /// Classes of all code points from 0 on, each with the length of its run in hexadecimal when that is not 1 (LineBreak.txt,
  /// EastAsianWidth.txt, DerivedGeneralCategory.txt and emoji-data.txt of Unicode {version()}, documented).
  static let runs = """''')
for line in lines[:-1]:
    print("    " + line + "\\")
print("    " + lines[-1].rstrip())
print('''    """
}''')
print(f"{len(words)} runs, sum {total}", file=sys.stderr)
