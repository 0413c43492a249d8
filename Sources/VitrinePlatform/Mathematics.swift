#if canImport(Glibc)
  private import Glibc
#else
  private import Darwin
#endif

/// The real functions that the core uses; no other file of the core imports the C library.
package enum Mathematics {
  /// Returns the square root; NaN below 0.
  package static func sqrt(_ x: Double) -> Double { x.squareRoot() }
  /// Returns e to the power `x`.
  package static func exp(_ x: Double) -> Double { libraryExp(x) }
  /// Returns e to the power `x`, less 1, exact near 0.
  package static func expm1(_ x: Double) -> Double { libraryExpm1(x) }
  /// Returns the natural logarithm of `1 + x`, exact near 0.
  package static func log1p(_ x: Double) -> Double { libraryLog1p(x) }
  /// Returns the natural logarithm.
  package static func log(_ x: Double) -> Double { libraryLog(x) }
  /// Returns the sine of an angle in radians.
  package static func sin(_ x: Double) -> Double { librarySin(x) }
  /// Returns the cosine of an angle in radians.
  package static func cos(_ x: Double) -> Double { libraryCos(x) }
  /// Returns the tangent of an angle in radians.
  package static func tan(_ x: Double) -> Double { libraryTan(x) }
  /// Returns the arc cosine in radians, 0 to pi.
  package static func acos(_ x: Double) -> Double { libraryAcos(x) }
  /// Returns the angle of a vector in radians, -pi to pi.
  package static func atan2(_ y: Double, _ x: Double) -> Double { libraryAtan2(y, x) }
  /// Returns the hyperbolic sine.
  package static func sinh(_ x: Double) -> Double { librarySinh(x) }
  /// Returns the hyperbolic cosine.
  package static func cosh(_ x: Double) -> Double { libraryCosh(x) }
  /// Returns `x` to the power `y`.
  package static func pow(_ x: Double, _ y: Double) -> Double { libraryPow(x, y) }
  /// Returns the cube root, negative for negative numbers.
  package static func cbrt(_ x: Double) -> Double { libraryCbrt(x) }
  /// Returns the length of a vector without overflow on the way.
  package static func hypot(_ x: Double, _ y: Double) -> Double { libraryHypot(x, y) }
  /// Returns the largest whole number not above `x`.
  package static func floor(_ x: Double) -> Double { x.rounded(.down) }
  /// Returns the smallest whole number not below `x`.
  package static func ceil(_ x: Double) -> Double { x.rounded(.up) }
  /// Returns the number without its fraction.
  package static func trunc(_ x: Double) -> Double { x.rounded(.towardZero) }
  /// Returns the nearest whole number, halves upward.
  package static func roundHalfUp(_ x: Double) -> Double { (x + 0.5).rounded(.down) }
}

/// The library's `exp`, out of reach of the names above.
private func libraryExp(_ x: Double) -> Double { exp(x) }
/// The library's `expm1`.
private func libraryExpm1(_ x: Double) -> Double { expm1(x) }
/// The library's `log1p`.
private func libraryLog1p(_ x: Double) -> Double { log1p(x) }
/// The library's `log`.
private func libraryLog(_ x: Double) -> Double { log(x) }
/// The library's `sin`.
private func librarySin(_ x: Double) -> Double { sin(x) }
/// The library's `cos`.
private func libraryCos(_ x: Double) -> Double { cos(x) }
/// The library's `tan`.
private func libraryTan(_ x: Double) -> Double { tan(x) }
/// The library's `acos`.
private func libraryAcos(_ x: Double) -> Double { acos(x) }
/// The library's `atan2`.
private func libraryAtan2(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
/// The library's `sinh`.
private func librarySinh(_ x: Double) -> Double { sinh(x) }
/// The library's `cosh`.
private func libraryCosh(_ x: Double) -> Double { cosh(x) }
/// The library's `pow`.
private func libraryPow(_ x: Double, _ y: Double) -> Double { pow(x, y) }
/// The library's `cbrt`.
private func libraryCbrt(_ x: Double) -> Double { cbrt(x) }
/// The library's `hypot`.
private func libraryHypot(_ x: Double, _ y: Double) -> Double { hypot(x, y) }
