#include "deck/found_decks.hpp"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <iterator>

#include "deck/verify.hpp"

namespace onematch {
namespace {

// Six, six, six and three cards that share one symbol each, and three more, by SAT.
constexpr std::uint8_t cards_24[] = {
    0, 3, 12, 13, 14, 15, 30, 1, 4,  12, 16, 17, 18, 31, 0, 5,  16, 19, 20, 21, 32,
    1, 6, 19, 22, 23, 24, 30, 0, 7,  22, 25, 26, 27, 31, 1, 8,  13, 25, 28, 29, 32,
    3, 4, 9,  20, 22, 28, 33, 4, 5,  10, 14, 23, 25, 34, 5, 6,  11, 13, 17, 26, 33,
    6, 7, 9,  12, 21, 29, 34, 7, 8,  10, 15, 16, 24, 33, 3, 8,  11, 18, 19, 27, 34,
    0, 8, 9,  17, 23, 35, 36, 1, 3,  10, 21, 26, 35, 37, 0, 4,  11, 24, 29, 37, 38,
    1, 5, 9,  15, 27, 38, 39, 0, 6,  10, 18, 28, 39, 40, 1, 7,  11, 14, 20, 36, 40,
    2, 5, 8,  12, 22, 37, 40, 2, 3,  6,  16, 25, 36, 38, 2, 4,  7,  13, 19, 35, 39,
    2, 9, 10, 11, 30, 31, 32, 2, 14, 17, 21, 24, 27, 28, 2, 15, 18, 20, 23, 26, 29};

// Rows, columns and letters of a Latin square of order 6, and four disjoint
// transversals of it: a symbol for each cell, and one for each of the four kinds.
constexpr std::uint8_t cards_22[] = {
    0,  1,  2,  3,  4,  5,  36, 6,  7,  8,  9,  10, 11, 36, 12, 13, 14, 15, 16, 17,
    36, 18, 19, 20, 21, 22, 23, 36, 24, 25, 26, 27, 28, 29, 36, 30, 31, 32, 33, 34,
    35, 36, 0,  6,  12, 18, 24, 30, 37, 1,  7,  13, 19, 25, 31, 37, 2,  8,  14, 20,
    26, 32, 37, 3,  9,  15, 21, 27, 33, 37, 4,  10, 16, 22, 28, 34, 37, 5,  11, 17,
    23, 29, 35, 37, 3,  10, 13, 23, 26, 30, 38, 0,  9,  14, 22, 25, 35, 38, 2,  7,
    17, 18, 27, 34, 38, 4,  8,  12, 21, 29, 31, 38, 5,  6,  15, 19, 28, 32, 38, 1,
    11, 16, 20, 24, 33, 38, 2,  6,  13, 22, 29, 33, 39, 3,  7,  12, 20, 28, 35, 39,
    4,  11, 14, 19, 27, 30, 39, 5,  9,  16, 18, 26, 31, 39};

// 18 words of seven letters, any two with the same letter in just one place, and the
// seven places: as many as 43 symbols can give. Two letters are in one word only.
constexpr std::uint8_t cards_25[] = {
    0,  6,  12, 18, 24, 30, 36, 0,  7,  13, 19, 25, 31, 37, 1,  6,  14, 20, 26, 31,
    38, 2,  6,  13, 21, 27, 32, 39, 3,  8,  12, 21, 25, 33, 38, 2,  9,  12, 22, 26,
    34, 37, 1,  10, 12, 19, 28, 32, 40, 4,  11, 12, 23, 27, 31, 41, 5,  7,  12, 20,
    29, 35, 39, 5,  10, 14, 18, 27, 33, 37, 3,  9,  15, 18, 28, 31, 39, 1,  8,  13,
    18, 29, 34, 41, 4,  9,  13, 20, 24, 33, 40, 3,  7,  14, 22, 24, 32, 41, 1,  11,
    15, 21, 24, 35, 37, 5,  11, 13, 22, 28, 30, 38, 2,  10, 15, 20, 25, 30, 41, 3,
    10, 13, 23, 26, 35, 36, 42, 0,  1,  2,  3,  4,  5,  42, 6,  7,  8,  9,  10, 11,
    42, 12, 13, 14, 15, 16, 17, 42, 18, 19, 20, 21, 22, 23, 42, 24, 25, 26, 27, 28,
    29, 42, 30, 31, 32, 33, 34, 35, 42, 36, 37, 38, 39, 40, 41};

// Cards of the plane of order 8, without their symbols that no other of them has.
constexpr std::uint8_t cards_16[] = {
    4,  9,  14, 20, 26, 31, 34, 38, 2,  14, 19, 22, 27, 32, 36, 39, 3,  10, 16,
    25, 28, 31, 33, 39, 0,  8,  14, 18, 28, 30, 35, 40, 2,  7,  13, 20, 23, 29,
    33, 40, 1,  10, 11, 19, 23, 26, 35, 41, 5,  8,  13, 15, 22, 31, 37, 41, 4,
    7,  12, 15, 25, 27, 35, 42, 6,  8,  17, 24, 26, 32, 33, 42, 1,  9,  13, 17,
    25, 30, 36, 43, 5,  7,  11, 21, 28, 32, 34, 43, 0,  10, 12, 17, 22, 29, 34,
    44, 3,  11, 20, 24, 27, 30, 37, 44, 0,  1,  2,  3,  4,  5,  6,  45, 15, 16,
    17, 18, 19, 20, 21, 45, 38, 39, 40, 41, 42, 43, 44, 45};

Blueprint blueprint(const std::uint8_t* begin, const std::uint8_t* end,
                    std::size_t per_card) {
  const auto length = static_cast<std::size_t>(end - begin);
  assert(length % per_card == 0);
  Deck deck;
  for (std::size_t i = 0; i < length; ++i) {
    if (i % per_card == 0) deck.cards.emplace_back();
    deck.cards.back().push_back(static_cast<SymbolId>(begin[i]));
    deck.symbol_count = std::max<std::size_t>(deck.symbol_count, begin[i] + 1u);
  }
  Blueprint found;
  found.cards = deck.cards.size();
  found.per_card = {per_card, per_card};
  found.symbols = deck.symbol_count;
  found.decoys = verify_deck(deck).used_once.size();
  found.made_of = "deck of " + std::to_string(found.cards) + " found by search";
  found.make = [deck](Numbering) { return deck; };
  return found;
}

}  // namespace

const std::vector<Blueprint>& found_decks() {
  static const std::vector<Blueprint> decks{
      blueprint(std::begin(cards_24), std::end(cards_24), 7),
      blueprint(std::begin(cards_22), std::end(cards_22), 7),
      blueprint(std::begin(cards_25), std::end(cards_25), 7),
      blueprint(std::begin(cards_16), std::end(cards_16), 8)};
  return decks;
}

}  // namespace onematch
