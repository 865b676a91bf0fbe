#include "deck/equations.hpp"

#include <algorithm>
#include <array>
#include <cassert>

#include "deck/field.hpp"

namespace onematch {
namespace {

/// "x²"; x to the power of 0 is nothing, for its coefficient says it all.
std::string power(const std::string& x, std::size_t exponent) {
  constexpr std::array superscripts{"", "", "²", "³", "⁴", "⁵", "⁶", "⁷"};
  return exponent == 0 ? "" : x + superscripts.at(exponent);
}

/// "3x", "x" for 1.
std::string term(int coefficient, const std::string& x) {
  return coefficient == 1 && !x.empty() ? x : std::to_string(coefficient) + x;
}

std::string joined(const std::vector<std::string>& parts, const std::string& separator) {
  std::string text;
  for (const std::string& part : parts) text += (text.empty() ? "" : separator) + part;
  return text;
}

/// "t² + 2t + 2"
std::string polynomial(const std::vector<int>& coefficients) {
  std::vector<std::string> terms;
  for (std::size_t i = coefficients.size(); i-- > 0;)
    if (coefficients[i] != 0) terms.push_back(term(coefficients[i], power("t", i)));
  return joined(terms, " + ");
}

/// "a + 3b stands for the polynomial a + bt with coefficients from 0 to 2"
std::string writing(PrimePower q) {
  std::vector<std::string> number, polynomial;
  for (int i = 0, weight = 1; i < q.exponent; ++i, weight *= q.prime) {
    const std::string letter(1, static_cast<char>('a' + i));
    number.push_back(term(weight, letter));
    polynomial.push_back(letter + power("t", static_cast<std::size_t>(i)));
  }
  return joined(number, " + ") + " stands for the polynomial " +
         joined(polynomial, " + ") + " with coefficients " +
         (q.prime == 2 ? "0 and 1" : "from 0 to " + std::to_string(q.prime - 1));
}

std::string note_on(int order) {
  const PrimePower q = *as_prime_power(order);
  const std::string numbers =
      "x and y are numbers from 0 to " + std::to_string(order - 1) + "; ";
  const std::string modulo = "modulo " + std::to_string(q.prime);
  if (q.exponent == 1) return numbers + "sums and products are taken " + modulo;

  const int t = q.prime, rest = order / q.prime;  // their product is the first to wrap
  return numbers + writing(q) + "; sums and products are those of polynomials, " +
         modulo + " and modulo " + polynomial(field_polynomial(order)) + ", so " +
         std::to_string(t) + " × " + std::to_string(rest) + " = " +
         std::to_string(Field(order).product(t, rest));
}

std::string line(int slope, int intercept) {
  if (slope == 0) return "y = " + std::to_string(intercept);
  return "y = " + term(slope, "x") +
         (intercept == 0 ? "" : " + " + std::to_string(intercept));
}

std::string equation(const Card& card, int n) {
  std::vector<int> symbols;
  for (const SymbolId symbol : card) symbols.push_back(static_cast<int>(index(symbol)));
  std::sort(symbols.begin(), symbols.end());
  assert(symbols.size() == static_cast<std::size_t>(n) + 1);
  const int first = symbols.front(), direction = symbols.back() - n * n;
  if (first == n * n) return "the line at infinity";
  if (direction == n) return "x = " + std::to_string(first / n);
  return line(direction, first);  // the first point of a slope has x = 0
}

std::string point(int symbol, int n) {
  if (symbol == n * n + n) return "the vertical direction";
  if (symbol >= n * n) return "direction " + std::to_string(symbol - n * n);
  return "(" + std::to_string(symbol / n) + ", " + std::to_string(symbol % n) + ")";
}

}  // namespace

Equations equations_of(const Deck& deck) {
  assert(!deck.cards.empty() && deck.cards.front().size() >= 3);
  const int n = static_cast<int>(deck.cards.front().size()) - 1;
  assert(deck.symbol_count == static_cast<std::size_t>(n * n + n + 1));
  Equations equations{"GF(" + std::to_string(n) + ")", note_on(n), {}, {}};
  for (const Card& card : deck.cards) equations.cards.push_back(equation(card, n));
  for (int symbol = 0; symbol <= n * n + n; ++symbol)
    equations.symbols.push_back(point(symbol, n));
  return equations;
}

}  // namespace onematch
