// Which deck a user's symbols make.
#pragma once

#include <optional>

#include "core/error.hpp"
#include "deck/deck.hpp"
#include "deck/plane.hpp"

namespace onematch {

/// What the project file says of the deck; what is absent is chosen.
struct DeckSpec {
  std::optional<Located<int>> symbols_per_card;  ///< at least 2
  std::optional<Located<int>> cards;             ///< at least 1
};

/// The deck for `available` symbols: of the size that `spec` asks for or else the
/// largest whole deck that they fill, reduced to spec.cards. It uses the first
/// symbols; those from symbol_count on are left over.
///
/// Throws Error, at the value concerned or else at `symbols_at`, if there is no such
/// deck; the message says what is missing and the hint which deck would do.
Deck plan_deck(const DeckSpec& spec, std::size_t available, const Source& symbols_at,
               Numbering numbering = Numbering::affine);

}  // namespace onematch
