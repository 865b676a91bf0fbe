// How hints name the decks that exist.
#pragma once

#include <optional>
#include <string>

namespace onematch {

/// "6 (31 cards) and 8 (57 cards) work" and such: two numbers of symbols a card, of which
/// at most one is missing; `size` says how many cards the deck of such a number has.
std::string nearest_decks(std::optional<int> below, std::optional<int> above,
                          int (*size)(int symbols_per_card));

}  // namespace onematch
