import Testing
import VitrineOutput

@Test(arguments: [
  (0.0, "0"), (-0.0, "0"), (1, "1"), (95.6666666, "95.6667"), (-0.16666, "-0.1667"), (0.00004, "0"), (-0.00004, "0"),
  (320.5, "320.5"), (1e9, "1000000000"), (0.1, "0.1"), (12.3400, "12.34"),
])
func `lengths have at most four decimals and no minus zero`(value: Double, text: String) {
  #expect(NumberText.points(value) == text)
}

@Test(arguments: [
  (0.0, "0"), (-0.0, "0"), (2, "2"), (0.1, "0.1"), (1e-7, "0.0000001"), (1.5e-7, "0.00000015"),
  (1e22, "10000000000000000000000"),
  (-2.5e-5, "-0.000025"), (1.7976931348623157e308, "17976931348623157" + String(repeating: "0", count: 292)),
])
func `exact numbers never have an exponent`(value: Double, text: String) {
  #expect(NumberText.exact(value) == text)
}

@Test func `exact numbers read back the same`() {
  var random = SystemRandomNumberGenerator()
  let seed = random.next()
  print("seed \(seed)")
  var state = seed
  for _ in 0..<20_000 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let value = Double(bitPattern: state)
    guard value.isFinite else { continue }
    let text = NumberText.exact(value)
    #expect(Double(text) == value && !text.contains("e"))
  }
}
