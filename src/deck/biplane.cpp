#include "deck/biplane.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <optional>
#include <utility>

namespace onematch {
namespace {

constexpr std::array sizes{3, 4, 5, 6, 9, 11, 13};  // symbols a card

void add(Card& card, int symbol) {
  card.push_back(static_cast<SymbolId>(symbol));
}

/// Each difference of two symbols of `base` must occur twice modulo `size`.
std::vector<Card> shifted(const std::vector<int>& base, int size) {
  std::vector<Card> cards;
  for (int shift = 0; shift < size; ++shift) {
    Card& card = cards.emplace_back();
    for (const int symbol : base) add(card, (symbol + shift) % size);
  }
  return cards;
}

/// A card for each square of the board: what is in its row or column, without itself.
std::vector<Card> board_cards() {
  std::vector<Card> cards;
  for (int square = 0; square < 16; ++square) {
    Card& card = cards.emplace_back();
    for (int other = 0; other < 16; ++other)
      if ((other / 4 == square / 4) != (other % 4 == square % 4)) add(card, other);
  }
  return cards;
}

/// The words of weight 8 of the extended Golay code that have the bits `with` and not
/// `without`, in rising order.
std::vector<std::uint32_t> octads(std::uint32_t with, std::uint32_t without) {
  // x^11 + x^10 + x^6 + x^5 + x^4 + x^2 + 1 divides x^23 - 1; bit 23 makes parity even.
  constexpr std::uint32_t generator = 0xc75, parity = 1u << 23;
  std::vector<std::uint32_t> found;
  for (std::uint32_t factor = 0; factor < 1u << 12; ++factor) {
    std::uint32_t word = 0;
    for (int i = 0; i < 12; ++i)
      if ((factor >> i & 1u) != 0) word ^= generator << i;
    if (std::popcount(word) % 2 != 0) word |= parity;
    if (std::popcount(word) == 8 && (word & with) == with && (word & without) == 0)
      found.push_back(word);
  }
  std::sort(found.begin(), found.end());
  return found;
}

/// A card for each vertex of the graph: itself and its neighbours. Vertices are the 56
/// octads through two points that miss a third; neighbours share those two alone.
std::vector<Card> gewirtz_cards() {
  constexpr std::uint32_t two = 0b11, third = 0b100;
  const std::vector<std::uint32_t> vertices = octads(two, third);
  std::vector<Card> cards;
  for (const std::uint32_t vertex : vertices) {
    Card& card = cards.emplace_back();
    for (std::size_t other = 0; other < vertices.size(); ++other)
      if (vertices[other] == vertex || (vertices[other] & vertex) == two)
        card.push_back(static_cast<SymbolId>(other));
  }
  return cards;
}

/// The map x -> factor x + shift modulo 11, and what it does to the symbols: two that
/// swap if the factor is no square; two rows of one symbol for each x; five of one for
/// each x and each pair of +c and -c.
class AffineMap {
 public:
  AffineMap(int factor, int shift) : factor_(factor), shift_(shift) {}

  int swapped(int which) const {
    constexpr std::array squares{1, 3, 4, 5, 9};
    const bool keeps =
        std::find(squares.begin(), squares.end(), factor_) != squares.end();
    return keeps ? which : 1 - which;
  }
  int row(int which, int x) const { return 2 + 11 * which + image(x); }
  int pair(int x, int c) const {
    const int scaled = factor_ * c % 11;
    return 24 + 11 * (std::min(scaled, 11 - scaled) - 1) + image(x);
  }

 private:
  /// x from -11.
  int image(int x) const { return (factor_ * (x + 11) + shift_) % 11; }

  int factor_, shift_;
};

std::vector<Card> aschbacher_cards() {
  std::vector<Card> cards;
  for (const int row : {0, 1}) {
    Card& card = cards.emplace_back();
    for (const int symbol : {0, 1}) add(card, symbol);
    for (int x = 0; x < 11; ++x) add(card, AffineMap(1, 0).row(row, x));
  }
  // The squares leave the first of these cards as it is, so 1 and -1 stand for all
  // factors; 1 and -1 leave the first of the others as it is, so 1 to 5 do.
  for (const int factor : {1, 10})
    for (int shift = 0; shift < 11; ++shift) {
      const AffineMap map(factor, shift);
      Card& card = cards.emplace_back();
      for (const int symbol : {map.swapped(0), map.row(0, 0), map.row(1, 0)})
        add(card, symbol);
      for (const int square : {1, 3, 4, 5, 9})
        for (const int x : {square, 3 * square}) add(card, map.pair(x, square));
    }
  for (int factor = 1; factor <= 5; ++factor)
    for (int shift = 0; shift < 11; ++shift) {
      const AffineMap map(factor, shift);
      Card& card = cards.emplace_back();
      add(card, map.pair(0, 2));
      for (const int sign : {1, -1}) {
        add(card, map.row(0, sign));
        add(card, map.row(1, 3 * sign));
        for (const auto& [x, c] : {std::pair{1, 3}, {2, 3}, {2, 5}, {3, 1}})
          add(card, map.pair(sign * x, c));
      }
    }
  return cards;
}

std::vector<Card> cards_of(int symbols_per_card) {
  switch (symbols_per_card) {
    case 3:
      return shifted({0, 1, 2}, 4);
    case 4:
      return shifted({0, 1, 2, 4}, 7);
    case 5:
      return shifted({1, 3, 4, 5, 9}, 11);
    case 6:
      return board_cards();
    case 9:
      return shifted({1, 7, 9, 10, 12, 16, 26, 33, 34}, 37);
    case 11:
      return gewirtz_cards();
    default:
      return aschbacher_cards();
  }
}

}  // namespace

bool biplane_exists(int symbols_per_card) {
  return std::find(sizes.begin(), sizes.end(), symbols_per_card) != sizes.end();
}

Deck biplane(int symbols_per_card) {
  assert(biplane_exists(symbols_per_card));
  return {static_cast<std::size_t>(biplane_size(symbols_per_card)),
          cards_of(symbols_per_card), 2};
}

}  // namespace onematch
