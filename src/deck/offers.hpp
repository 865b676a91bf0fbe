// The decks that are possible, best first.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "deck/blueprint.hpp"

namespace onematch {

/// What is asked of a deck; what is absent is free.
struct DeckWish {
  std::optional<std::size_t> symbols;  ///< as many as there are
  std::optional<CountRange> per_card;
  std::optional<std::size_t> cards;
  bool decoys = true;       ///< whether there may be symbols that are on one card only
  bool mixed_sizes = true;  ///< whether cards may differ in size; never without a range
  bool both_sizes = false;  ///< whether there must be cards of both ends of the range
  Numbering numbering = Numbering::affine;
};

/// A deck that is possible, and made.
struct DeckOffer {
  Deck deck;
  CountRange per_card;
  CountRange uses;
  std::size_t decoys = 0;
  std::string made_of;
  std::optional<int> order;  ///< of the plane whose cards these are

  std::size_t cards() const { return deck.cards.size(); }
  std::size_t symbols() const { return deck.symbol_count; }
};

/// The line of a project file that chooses this deck, given its number of symbols:
/// "deck: {symbols_per_card: 8, cards: 55}".
std::string deck_yaml(const DeckOffer& offer);

/// At most ten offers, best first: fewest decoys, then most cards, then the narrower
/// range of symbols a card, then most symbols used (or, where no number of symbols was
/// asked for, fewest needed), then the evenest uses. An offer that another beats in
/// every respect is left out; so is one that uses hardly more symbols and is no better
/// else. A wish for nothing is answered by the whole decks up to 17 symbols a card, the
/// smallest first.
///
/// The same offers every time. With a number of cards, bases that may give them are
/// thinned, some tenths of a second each.
std::vector<DeckOffer> deck_offers(const DeckWish& wish);

/// The first of them, if there is one.
std::optional<DeckOffer> best_deck(const DeckWish& wish);

}  // namespace onematch
