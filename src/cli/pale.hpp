// Symbols that the card would hide.
#pragma once

#include "cli/materials.hpp"

namespace onematch {

/// What symbols lie on: the mean of the card's picture, or its colour.
Color card_color(const Project& project, const Materials& materials);

/// Gives those symbols a thin outline of which two fifths of the rim can't be told from
/// the card, on the mean of its picture or its colour; in greys, if that is how the deck
/// is printed. Notes which they are, and the outline's colour.
void outline_pale_symbols(const Project& project, Materials& materials);

}  // namespace onematch
