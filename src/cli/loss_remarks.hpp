// What is lost of pictures on the way to the paper.
#pragma once

#include <string>
#include <vector>

#include "core/error.hpp"
#include "placement/placement.hpp"
#include "symbols/find.hpp"
#include "symbols/symbol.hpp"

namespace onematch {

/// What the drawing of that name should have shown, and doesn't: a warning each, and no
/// more than a few.
Problems loss_remarks(const std::string& name, const std::vector<std::string>& losses,
                      const Source& where);

/// What drawings should have shown, and don't: likewise. `sources` are those of
/// `symbols`.
Problems loss_remarks(const std::vector<Symbol>& symbols,
                      const std::vector<SymbolSource>& sources);

/// A picture made of pixels that is printed so large that its pixels show.
Problem coarse_remark(const SymbolSource& source, double dpi);

/// "for want of drawings the emoji is a font's pixels, and prints at 40 dpi".
std::string of_font_pixels(const std::string& what, const std::string& print, double dpi);

/// What to do about that.
inline constexpr const char* get_emoji =
    "run symbols/get-emoji once, which fetches drawings of all emoji";

/// Pictures made of pixels that `layouts` print so large that their pixels show: a
/// warning each.
Problems coarse_remarks(const std::vector<Symbol>& symbols,
                        const std::vector<SymbolSource>& sources,
                        const std::vector<CardLayout>& layouts);

}  // namespace onematch
