// Kits without their odds, which take time, and without fonts.
#pragma once

#include <string_view>

#include "kit/pages.hpp"

namespace onematch {

/// About as wide as letters with serifs are.
inline double plain_width(std::string_view text, Typeface face) {
  return (face == Typeface::bold ? 0.62 : 0.55) * static_cast<double>(text.size());
}

inline KitSpec kit_of(const std::vector<std::string>& variants) {
  KitSpec spec;
  for (const std::string& name : variants) spec.variants.push_back(variant_named(name));
  return spec;
}

inline KitSpec family_kit() {
  return kit_of({"willughby", "cotton", "doblet", "dames", "ofanfelling"});
}

/// The sheet of a kit for which the project file says nothing.
inline SheetSpec kit_sheet() {
  SheetSpec sheet;
  sheet.gap = Length::mm(4.5);
  sheet.bleed = Length::mm(2);
  sheet.marks.outline = true;
  return sheet;
}

inline KitContext kit_context(const KitSpec& spec, const std::string& language = "en") {
  return {"Doublets", language,
          std::vector<Outlook>(spec.variants.size(), Outlook{0.52, 17.1, 0.19}), false,
          plain_width};
}

/// Pieces of that part.
template <class Piece>
std::vector<Piece> pieces(const std::vector<KitItem>& items, Part part) {
  std::vector<Piece> found;
  for (const KitItem& item : items)
    if (item.part == part) found.push_back(std::get<Piece>(item.what));
  return found;
}

}  // namespace onematch
