// Decks that are known how to make, with what they cost.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "deck/deck.hpp"
#include "deck/plane.hpp"

namespace onematch {

/// The largest cards that there are decks for, and the most symbols that a deck may have.
constexpr std::size_t largest_card = 129;
constexpr std::size_t most_deck_symbols = 65'535;

/// The least and the most of something counted.
struct CountRange {
  std::size_t least = 0;
  std::size_t most = 0;

  std::size_t width() const { return most - least; }
  bool contains(const CountRange& other) const {
    return least <= other.least && other.most <= most;
  }
  friend bool operator==(const CountRange&, const CountRange&) = default;
};

/// A deck whose figures are known before it is made. Its symbols are those from 0 to
/// symbols - 1, each on a card.
struct Blueprint {
  std::size_t cards = 0;
  CountRange per_card;
  std::size_t symbols = 0;
  std::size_t decoys = 0;  ///< of the symbols: on one card only, so that they never match
  std::string made_of;     ///< "plane of order 7", "cyclic deck of 23"
  std::optional<int> order;  ///< of the plane that its cards are whole cards of
  std::function<Deck(Numbering)> make;  ///< planes alone can be numbered in two ways
};

/// What the decks are to keep within.
struct DeckLimits {
  CountRange per_card;
  std::size_t symbols = 0;
  bool decoys = false;  ///< whether decks with decoys are asked for, too
};

/// All decks known that keep within `limits`, in no set order: whole planes; planes
/// without some points; cyclic and other difference families; decks found by search;
/// for sizes without a plane the split pencil and, with decoys, the filled plane; and
/// the deck in which each pair of cards has a symbol of its own.
std::vector<Blueprint> known_decks(const DeckLimits& limits);

/// The deck of so many cards in which each pair has a symbol of its own, and decoys up to
/// per_card, which is at least one less than `cards`.
Blueprint pairs_and_decoys(std::size_t cards, std::size_t per_card);

/// `deck` with private symbols added to each card up to `per_card`.
Deck filled(Deck deck, std::size_t per_card);

}  // namespace onematch
