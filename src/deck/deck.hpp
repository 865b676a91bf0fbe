// A deck: which symbols are on which card.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace onematch {

/// Symbols and cards count from 0 inside the program; people see them from 1.
enum class SymbolId : std::uint16_t {};
enum class CardId : std::uint16_t {};

constexpr std::size_t index(SymbolId id) {
  return static_cast<std::size_t>(id);
}
constexpr std::size_t index(CardId id) {
  return static_cast<std::size_t>(id);
}

using Card = std::vector<SymbolId>;

/// Any two cards share exactly `matches` symbols. Cards may differ in size.
struct Deck {
  std::size_t symbol_count = 0;  ///< every id on a card is below it
  std::vector<Card> cards;
  std::size_t matches = 1;  ///< of any two cards: 1 to 254
};

}  // namespace onematch
