import Testing
import VitrinePlatform

@Test func `versions compare by parts, not as decimals`() throws {
  let ten = try #require(IOSVersion("13.10"))
  let two = try #require(IOSVersion("13.2"))
  #expect(two < ten)
  #expect(IOSVersion(13) == IOSVersion(13, 0, 0))
  #expect(IOSVersion(13).hashValue == IOSVersion(13, 0).hashValue)
  #expect(ten.description == "13.10")
  #expect(IOSVersion("18.0.1")?.description == "18.0.1")
}

@Test(arguments: ["", ".", "13.", ".2", "13..2", "13.2.1.4", "v13", "13 ", "-1", "12345", "1３"])
func `text that is no version is refused`(text: String) {
  #expect(IOSVersion(text) == nil)
}

@Test func `an upper bound covers everything that begins with its parts`() throws {
  let range = try #require(VersionRange("12.0...18.0"))
  #expect(range.contains(IOSVersion(18, 0, 1)))
  #expect(!range.contains(IOSVersion(18, 1)))
  #expect(!range.contains(IOSVersion(11, 4)))
  let open = try #require(VersionRange("...18"))
  #expect(open.contains(IOSVersion(18, 6)))
  #expect(!open.contains(IOSVersion(26, 0)))
  #expect(VersionRange.upTo(IOSVersion(14)).contains(IOSVersion(14, 8)))
}

@Test func `a single version as a range means from there on`() throws {
  let range = try #require(VersionRange("13.2"))
  #expect(range.contains(IOSVersion(26)))
  #expect(!range.contains(IOSVersion(13, 1)))
  #expect(range.upper == nil)
  #expect(range.description == "13.2")
}

@Test(arguments: ["18...13", "...", "13....14", "a...b", "13...", "...14"])
func `open ranges are read and broken ones are not`(text: String) {
  let isGood = text == "13..." || text == "...14"
  #expect((VersionRange(text) != nil) == isGood)
}

@Test func `ranges overlap, intersect and contain one another by what they hold`() throws {
  let versions = (12...15).flatMap { major in (0...3).map { IOSVersion(major, $0) } }
  let bounds: [IOSVersion] = [
    IOSVersion(12), IOSVersion(12, 2), IOSVersion(13), IOSVersion(13, 0), IOSVersion(13, 3), IOSVersion(14),
    IOSVersion(15, 3),
  ]
  var ranges = bounds.map { VersionRange($0, through: nil) }
  for lower in bounds { ranges += bounds.map { VersionRange(lower, through: $0) } }
  for a in ranges {
    for b in ranges {
      let common = versions.filter { a.contains($0) && b.contains($0) }
      #expect(a.overlaps(b) == !common.isEmpty, "\(a) and \(b)")
      if let both = a.intersection(b) { #expect(versions.filter(both.contains) == common, "\(a) and \(b)") }
      if a.contains(b) { #expect(versions.filter(b.contains) == common, "\(a) holds \(b)") }
    }
  }
}

@Test func `an environment that names no version has the newest N dot 0 up to 18 that both allow`() throws {
  let phone = try #require(Device.named("iphone-16-pro"))
  let old = try #require(Device.named("iphone-se-1"))
  let late = try #require(Device.named("iphone-16e"))
  let newest = try #require(Device.named("iphone-17"))
  let usual = VersionRange.from(IOSVersion(13))
  #expect(DefaultVersion.iOS(for: phone, target: usual).description == "18.0")
  #expect(DefaultVersion.iOS(for: old, target: usual).description == "15.0")
  #expect(DefaultVersion.iOS(for: old, target: .all).description == "15.0")
  #expect(DefaultVersion.iOS(for: late, target: usual).description == "18.3")
  #expect(DefaultVersion.iOS(for: newest, target: usual).description == "26")
  let upTo14 = try #require(VersionRange("12.0...14"))
  #expect(DefaultVersion.iOS(for: old, target: upTo14).description == "14.0")
  // Nothing is shared: the device's first, which the caller reports.
  #expect(DefaultVersion.iOS(for: newest, target: upTo14).description == "26")
}
