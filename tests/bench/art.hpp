// Drawings for the benchmark, and sheets of cards with them.
#pragma once

#include <filesystem>
#include <vector>

#include "placement/placement.hpp"
#include "symbols/symbol.hpp"

namespace onematch::bench {

/// The drawings that `list` names, one a line, in `folder`.
std::vector<Symbol> load_art(const std::filesystem::path& folder,
                             const std::filesystem::path& list);

/// Draws the first cards, `columns` by `rows`, into the PNG file `file`.
void draw_sheet(const std::vector<CardLayout>& layouts, const std::vector<Symbol>& art,
                const Shape& shape, int columns, int rows,
                const std::filesystem::path& file);

}  // namespace onematch::bench
