// Drawings for the benchmark: their silhouettes, and the drawings themselves on cards.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "geometry/silhouette.hpp"
#include "placement/placement.hpp"

namespace onematch::bench {

struct Art {
  std::filesystem::path file;
  AlphaMask mask;
  Trace trace;
};

/// The SVG drawings that `list` names, one a line, in `folder`.
std::vector<Art> load_art(const std::filesystem::path& folder,
                          const std::filesystem::path& list);

/// Draws the first cards, `columns` by `rows`, into the PNG file `file`.
void draw_sheet(const std::vector<CardLayout>& layouts, const std::vector<Art>& art,
                const Shape& shape, int columns, int rows,
                const std::filesystem::path& file);

}  // namespace onematch::bench
