// The pages of a printed kit.
#pragma once

#include <string>
#include <vector>

#include "kit/item.hpp"
#include "kit/spec.hpp"
#include "sheet/spec.hpp"
#include "tables/outlook.hpp"

namespace onematch {

/// What the pages need to know besides.
struct KitContext {
  std::string title, language;
  std::vector<Outlook> outlooks;  ///< of spec.variants
  bool emblems = false;           ///< there are two pictures, to be put on the men
  LetterWidth measure;
};

/// The board; the men, 16 of each player, with the nets; the rules cards, two on a page
/// where they have room, and in the place after the last, or on a page of its own, how to
/// make the kit. Each page has its footer, and the men their marks.
///
/// Throws Error at spec.man_at, spec.dice_at or sheet.margin_at, saying what would fit,
/// if the paper is too small.
std::vector<KitPage> kit_pages(const KitSpec& spec, const SheetSpec& sheet,
                               const KitContext& context);

}  // namespace onematch
