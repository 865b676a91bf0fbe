#include "deck/field.hpp"

#include <array>

namespace onematch {
namespace {

using Coefficients = std::vector<int>;  // of a polynomial, the constant one first

struct ConwayPolynomial {
  int order;
  std::array<std::uint8_t, 8>
      coefficients;  // up to the leading 1, the constant one first
};

constexpr std::array<ConwayPolynomial, 13> conway_polynomials{{
    {4, {1, 1, 1}},
    {8, {1, 1, 0, 1}},
    {9, {2, 2, 1}},
    {16, {1, 1, 0, 0, 1}},
    {25, {2, 4, 1}},
    {27, {1, 2, 0, 1}},
    {32, {1, 0, 1, 0, 0, 1}},
    {49, {3, 6, 1}},
    {64, {1, 1, 0, 1, 1, 0, 1}},
    {81, {2, 0, 0, 2, 1}},
    {121, {2, 7, 1}},
    {125, {3, 3, 0, 1}},
    {128, {1, 1, 0, 0, 0, 0, 0, 1}},
}};

Coefficients to_coefficients(int element, PrimePower q) {
  Coefficients c;
  for (int i = 0; i < q.exponent; ++i, element /= q.prime) c.push_back(element % q.prime);
  return c;
}

int to_element(const Coefficients& c, PrimePower q) {
  int element = 0;
  for (int i = q.exponent - 1; i >= 0; --i)
    element = element * q.prime + c[static_cast<std::size_t>(i)];
  return element;
}

Coefficients polynomial_sum(const Coefficients& a, const Coefficients& b, PrimePower q) {
  Coefficients c(a.size());
  for (std::size_t i = 0; i < a.size(); ++i) c[i] = (a[i] + b[i]) % q.prime;
  return c;
}

Coefficients polynomial_product(const Coefficients& a, const Coefficients& b,
                                const Coefficients& by, PrimePower q) {
  Coefficients c(2 * a.size() - 1);
  for (std::size_t i = 0; i < a.size(); ++i)
    for (std::size_t j = 0; j < b.size(); ++j)
      c[i + j] = (c[i + j] + a[i] * b[j]) % q.prime;
  // `by` is monic: taking away leading * x^shift * by clears the leading term.
  for (std::size_t top = c.size(); top-- > a.size();) {
    const int leading = c[top];
    const std::size_t shift = top - a.size();
    for (std::size_t i = 0; i < by.size(); ++i)
      c[shift + i] = (c[shift + i] + (q.prime - leading) * by[i]) % q.prime;
  }
  return c;
}

}  // namespace

std::optional<PrimePower> as_prime_power(int n) {
  if (n < 2) return {};
  int prime = 2;
  while (n % prime != 0) ++prime;
  int exponent = 0;
  for (; n % prime == 0; n /= prime) ++exponent;
  if (n != 1) return {};
  return PrimePower{prime, exponent};
}

std::vector<int> field_polynomial(int order) {
  assert(as_prime_power(order));
  const int exponent = as_prime_power(order)->exponent;
  for (const ConwayPolynomial& polynomial : conway_polynomials)
    if (polynomial.order == order)
      return {polynomial.coefficients.begin(),
              polynomial.coefficients.begin() + exponent + 1};
  assert(exponent == 1);
  return {0, 1};
}

bool Field::exists(int order) {
  return order == 1 || (order <= largest_order && as_prime_power(order));
}

Field::Field(int order)
    : order_(order),
      sums_(static_cast<std::size_t>(order * order)),
      products_(static_cast<std::size_t>(order * order)) {
  assert(exists(order));
  if (order == 1) return;
  const PrimePower q = *as_prime_power(order);
  const Coefficients by = field_polynomial(order);
  std::vector<Coefficients> elements;
  for (int e = 0; e < order; ++e) elements.push_back(to_coefficients(e, q));
  for (int a = 0; a < order; ++a)
    for (int b = 0; b < order; ++b) {
      const Coefficients& x = elements[static_cast<std::size_t>(a)];
      const Coefficients& y = elements[static_cast<std::size_t>(b)];
      sums_[at(a, b)] = static_cast<std::uint8_t>(to_element(polynomial_sum(x, y, q), q));
      products_[at(a, b)] =
          static_cast<std::uint8_t>(to_element(polynomial_product(x, y, by, q), q));
    }
}

}  // namespace onematch
