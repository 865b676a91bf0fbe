// How fine what is drawn as pixels has to be for the size that it is printed at.
#pragma once

#include <vector>

#include "cli/materials.hpp"
#include "placement/placement.hpp"

namespace onematch {

/// For each face, the length in mm of the longer side of its picture where it is printed
/// largest; 0 for one that no card shows.
std::vector<double> longest_printed(const std::vector<Symbol>& symbols,
                                    const std::vector<CardLayout>& layouts);

/// Draws those symbols anew whose pixels would be printed at less than 300 or more than
/// 600 to the inch. Their outlines stay what they are.
void sharpen(Materials& materials, const std::vector<CardLayout>& layouts,
             const Workshop& workshop);

}  // namespace onematch
