extension KeyID {
  /// Every key by its ordinal, made once.
  public static let all: [KeyID] = allCases

  /// The key's place in ``all``: the interned id of the key in a YAML tree.
  public var ordinal: Int { Int(Self.ordinals[self] ?? 0) }

  /// Returns the key of an ordinal; nil when there is none.
  public static func key(ordinal: Int) -> KeyID? { ordinal >= 0 && ordinal < all.count ? all[ordinal] : nil }

  /// The ordinal of each key. Every key is in it.
  private static let ordinals: [KeyID: UInt16] = {
    var ordinals: [KeyID: UInt16] = [:]
    ordinals.reserveCapacity(all.count)
    for (ordinal, key) in all.enumerated() { ordinals[key] = UInt16(ordinal) }
    return ordinals
  }()
}
