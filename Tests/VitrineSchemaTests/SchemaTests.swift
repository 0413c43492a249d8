import Testing
import VitrineSchema

@Suite struct SchemaTests {
  @Test(arguments: ShapeID.allCases)
  func `a shape answers to its own id and names each key once`(id: ShapeID) {
    let shape = Schema.shape(id)
    #expect(shape.id == id)
    #expect(!shape.noun.isEmpty)
    #expect(Set(shape.keys.map(\.key)).count == shape.keys.count)
  }

  @Test(arguments: ShapeID.allCases)
  func `a key is found by its ordinal and nothing else is`(id: ShapeID) {
    let shape = Schema.shape(id)
    for (ordinal, key) in KeyID.allCases.enumerated() {
      let slow = shape.keys.first { $0.key == key }
      let fast = Schema.spec(id, keyOrdinal: ordinal)
      #expect(fast?.key == slow?.key)
      #expect(fast?.type == slow?.type)
      #expect(shape.contains(key) == (slow != nil))
    }
    #expect(Schema.spec(id, keyOrdinal: KeyID.allCases.count) == nil)
    #expect(Schema.spec(id, keyOrdinal: -1) == nil)
  }

  @Test func `spellings stand in the order of declaration`() {
    #expect(KeyID.spellings.split(separator: " ").map(String.init) == KeyID.allCases.map { $0.rawValue })
  }

  @Test func `ordinals run in the order of declaration`() {
    for (ordinal, key) in KeyID.allCases.enumerated() {
      #expect(key.ordinal == ordinal)
      #expect(KeyID.key(ordinal: ordinal) == key)
    }
    #expect(KeyID.key(ordinal: KeyID.allCases.count) == nil)
    for (ordinal, shape) in ShapeID.allCases.enumerated() { #expect(shape.ordinal == ordinal) }
    #expect(KeyID.count == KeyID.allCases.count)
    #expect(ShapeID.count == ShapeID.allCases.count)
  }
}

@Suite struct SchemaWordsTests {
  @Test(arguments: [
    ("easeInOut", "easeInOut"), ("curveEaseInOut", "easeInOut"), ("curveLinear", "linear"),
  ])
  func `a curve may keep UIKit's prefix`(spelling: String, word: String) {
    #expect(SchemaWords.word(spelling, among: SchemaWords.curves) == word)
  }

  @Test func `a corner may keep its prefix and suffix`() {
    #expect(SchemaWords.word("layerMinXMinYCorner", among: SchemaWords.corners) == "minXMinY")
    #expect(SchemaWords.word("layerMinXMinY", among: SchemaWords.corners) == nil)
  }

  @Test func `every affix around every word of a list gives the word back`() {
    for affix in SchemaWords.affixes {
      for words in [SchemaWords.curves, SchemaWords.corners, SchemaWords.modalPresentationStyles] {
        for word in words {
          let capital = word.prefix(1).uppercased() + word.dropFirst()
          #expect(SchemaWords.word(affix.prefix + capital + affix.suffix, among: words) == word)
        }
      }
    }
  }

  @Test(arguments: ["EaseInOut", "easeinout", "curve", "", "Corner"])
  func `other spellings are none`(spelling: String) {
    #expect(SchemaWords.word(spelling, among: SchemaWords.curves) == nil)
  }

  @Test func `text sizes go by UIKit's names too`() {
    let sizes = SchemaWords.contentSizeCategories
    #expect(SchemaWords.word("extraExtraLarge", among: sizes) == "xxLarge")
    #expect(SchemaWords.word("accessibilityMedium", among: sizes) == "ax1")
    #expect(SchemaWords.word("extraLarge", among: SchemaWords.fontWeights) == nil)
  }
}
