#include "core/elementary.hpp"

#include <array>
#include <cassert>
#include <cmath>
#include <numbers>

// Only +, -, *, / and the exact floor, frexp and ldexp; the build keeps the compiler
// from fusing multiplication and addition.

namespace onematch {
namespace {

/// The coefficients 1 / n! of the Taylor series.
constexpr std::array<double, 18> taylor = [] {
  std::array<double, 18> coefficients{1};
  for (std::size_t n = 1; n < coefficients.size(); ++n)
    coefficients[n] = coefficients[n - 1] / static_cast<double>(n);
  return coefficients;
}();

}  // namespace

SinCos sin_cos(double angle) {
  assert(std::abs(angle) <= 1e6);
  // pi/2 in two parts, the first with trailing zeros so that its multiples are exact.
  constexpr double high = 0x1.921fb544p+0, low = 0x1.0b4611a626331p-34;
  const double quarters = std::floor(angle / (std::numbers::pi / 2) + 0.5);
  const double x = (angle - quarters * high) - quarters * low;
  const double xx = x * x;
  double s = 0, c = 0;
  for (std::size_t n = 18; n >= 2; n -= 2) {
    s = taylor[n - 1] - s * xx;
    c = taylor[n - 2] - c * xx;
  }
  s *= x;
  switch (static_cast<int>(quarters - 4 * std::floor(quarters / 4))) {
    case 0:
      return {s, c};
    case 1:
      return {c, -s};
    case 2:
      return {-s, -c};
    default:
      return {-c, s};
  }
}

double exponential(double x) {
  assert(std::abs(x) <= 700);
  constexpr double high = 0x1.62e42feep-1, low = 0x1.a39ef35793c76p-33;  // ln 2
  const double doublings = std::floor(x / std::numbers::ln2 + 0.5);
  const double rest = (x - doublings * high) - doublings * low;
  double e = 0;
  for (std::size_t n = 15; n-- > 0;) e = taylor[n] + e * rest;
  return std::ldexp(e, static_cast<int>(doublings));
}

double logarithm(double x) {
  assert(x > 0);
  int doublings = 0;
  double m = std::frexp(x, &doublings);
  if (m < std::numbers::sqrt2 / 2) {
    m *= 2;
    --doublings;
  }
  // ln m = 2 artanh((m - 1) / (m + 1))
  const double z = (m - 1) / (m + 1), zz = z * z;
  double series = 0;
  for (int n = 21; n >= 1; n -= 2) series = series * zz + 1.0 / n;
  return doublings * std::numbers::ln2 + 2 * z * series;
}

}  // namespace onematch
