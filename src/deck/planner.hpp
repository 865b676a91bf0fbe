// Which deck a user's symbols make.
#pragma once

#include <optional>

#include "core/error.hpp"
#include "deck/deck.hpp"
#include "deck/plane.hpp"

namespace onematch {

/// Whether a deck may have symbols that are on one card only, and so never match.
enum class Decoys { never, allow };

/// The order of a deck's cards: any (as its construction has them, or shuffled), or so
/// that its first C are a good deck, too, for every C.
enum class CardOrder { any, expandable };

/// What the project file says of the deck; what is absent is chosen.
struct DeckSpec {
  std::optional<Located<int>> symbols_per_card;  ///< at least 2; of a range the least
  std::optional<int> most_per_card;              ///< of a range; at least the least
  std::optional<Located<int>> cards;             ///< at least 1
  std::optional<Located<int>> matches;           ///< of any two cards: 1 or 2
  Decoys decoys = Decoys::never;
  int piles = 1;  ///< 1, or 2: of which a card of one is compared with one of the other
  CardOrder order = CardOrder::any;
};

/// The deck for `available` symbols. Where `spec` asks for neither a size nor a number
/// of cards, that is the largest whole deck that they fill; else the best deck that has
/// both (see deck_offers()); with two matches, the largest biplane. Cards differ in size
/// only where a range is asked for, and then do if that is possible. Of an expandable
/// deck that the rest of `spec` gives, spec.cards are the first. The deck uses the first
/// symbols; those from symbol_count on are left over.
///
/// Throws Error, at the value concerned or else at `symbols_at`, if there is no such
/// deck; the hint's lines say what is possible nearest to it in each direction.
Deck plan_deck(const DeckSpec& spec, std::size_t available, const Source& symbols_at,
               Numbering numbering = Numbering::affine);

}  // namespace onematch
