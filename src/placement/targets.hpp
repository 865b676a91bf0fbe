// How large and how far turned each symbol is meant to be on each of its cards.
#pragma once

#include <cstdint>
#include <vector>

#include "deck/deck.hpp"

namespace onematch {

/// For each card and each symbol on it, in the card's order: the rank of its size on
/// that card, from 0 (smallest) to one less than the card's symbols, each once.
///
/// A symbol has every rank equally often over the deck, as nearly as its cards allow: if
/// it is on no more cards than those have symbols, then none twice (where all cards have
/// as many). `seed` says which.
std::vector<std::vector<std::size_t>> size_ranks(const Deck& deck, std::uint64_t seed);

/// For each card and each symbol on it: a place in [0, 1), such that the n places of a
/// symbol over the deck lie one in each nth of that range.
std::vector<std::vector<double>> spread_places(const Deck& deck, std::uint64_t seed);

}  // namespace onematch
