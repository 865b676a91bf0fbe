// An independent check of a finished kit.
#pragma once

#include <string>
#include <vector>

#include "kit/item.hpp"
#include "kit/spec.hpp"
#include "sheet/spec.hpp"

namespace onematch {

/// Checks, from the pages alone and with code that shares nothing with what drew them,
/// that the board has twelve equal points in two rows, on which three men have room in a
/// line and neighbours don't touch, numbered 1 to 6 towards either player, the same
/// numbers opposite and the bar beside 6; that there are twice 16 equal men, the gap
/// apart; that each net folds to a right-handed die (verify_nets()); that there is a card
/// for each game, with the start that the engine has; that no letters leave their card,
/// none are smaller than 6 pt, and none of a card that must be read smaller than 9 pt;
/// that nothing is in the margin; and that each page with a footer has a bar of 50 mm.
///
/// Throws bug(), naming the page (from 1).
void verify_kit(const std::vector<KitPage>& pages, const KitSpec& spec,
                const SheetSpec& sheet, const LetterWidth& measure);

/// Of nets on a page: as many as there are to be, each with six equal faces that fold to
/// a cube, right-handed, opposite faces 7 together; of each two edges that meet then one
/// has a tab, of seven; edges without are cut, all others folded.
void verify_nets(const KitPage& page, int dice, const std::string& name);

}  // namespace onematch
