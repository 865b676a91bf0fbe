// Arithmetic in finite fields.
#pragma once

#include <cassert>
#include <cstdint>
#include <optional>
#include <vector>

namespace onematch {

/// A prime power p^m.
struct PrimePower {
  int prime = 0;
  int exponent = 0;
};

/// `n` as a prime power, if it is one. 1 is none.
std::optional<PrimePower> as_prime_power(int n);

/// The polynomial by which the field with `order` elements reduces, a prime power up to
/// 128: its coefficients, the constant one first. For a prime, x itself, which leaves the
/// constants.
std::vector<int> field_polynomial(int order);

/// The field with `order` elements, numbered 0 to order - 1: number c0 + c1 p + c2 p^2
/// ... stands for the polynomial with these coefficients, modulo the Conway polynomial
/// (Lübeck, "Conway polynomials for finite fields"). For a prime that is plain
/// arithmetic modulo it.
///
/// The order is a prime power up to 128; or 1, where 0 is the only element. That is no
/// field, but all that a deck of two symbols a card needs.
class Field {
 public:
  static constexpr int largest_order = 128;
  static bool exists(int order);

  explicit Field(int order);

  int order() const { return order_; }
  int sum(int a, int b) const { return sums_[at(a, b)]; }
  int product(int a, int b) const { return products_[at(a, b)]; }

 private:
  std::size_t at(int a, int b) const {
    assert(0 <= a && a < order_ && 0 <= b && b < order_);
    return static_cast<std::size_t>(a) * static_cast<std::size_t>(order_) +
           static_cast<std::size_t>(b);
  }

  int order_;
  std::vector<std::uint8_t> sums_, products_;
};

}  // namespace onematch
