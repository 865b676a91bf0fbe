// From a project to a printed kit: the pipeline in one place.
#pragma once

#include "cli/make_deck.hpp"

namespace onematch {

/// Makes the kit of a project that is one. Nothing is written. Throws Error with all that
/// is wrong with its men and its paper.
MadeDeck make_kit(const Project& project, const Workshop& workshop);

}  // namespace onematch
