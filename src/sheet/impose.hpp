// Cards onto sheets.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "sheet/page.hpp"
#include "sheet/spec.hpp"

namespace onematch {

/// The pages for cards in their order, in the slots of choose_layout(), the last sheet
/// partly filled. `piles` says how many cards are in each pile; a pile begins a new
/// sheet.
///
/// With a `back`, each sheet has the backs of its cards behind them: seen from behind,
/// mirrored at the middle of the paper, and the right way up if the card is turned about
/// its own upright axis. If the layout is `fold`, they are mirrored at the fold, on the
/// same page. Backs have back->bleed and, on a side of their own, its correction.
///
/// Marks are those of cut_lines(), on the sides that the spec says; those for a cutting
/// machine on fronts. A card's background
/// may reach as far as share_room() says.
///
/// Throws Error as choose_layout() does.
std::vector<Page> impose(const std::vector<std::size_t>& piles, const CardSpec& card,
                         const SheetSpec& sheet, const BackSpec* back = nullptr);

}  // namespace onematch
