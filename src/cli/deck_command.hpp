// `onematch deck`: the bare deck as numbers.
#pragma once

#include "cli/args.hpp"
#include "cli/run.hpp"

namespace onematch {

/// Prints the best deck that suits the wish: a card a line, symbols counted from 1, or
/// one JSON document. The deck has been verified before the first line. Throws Error if
/// there is no such deck.
int run_deck(const DeckArgs& args, const Streams& streams);

}  // namespace onematch
