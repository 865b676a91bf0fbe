// What the user should know of a deck that was made.
#pragma once

#include <vector>

#include "cli/materials.hpp"
#include "core/error.hpp"
#include "deck/verify.hpp"
#include "placement/placement.hpp"
#include "project/project.hpp"

namespace onematch {

/// Warnings and notices: symbols left over, used once or not at all, too thin or with too
/// few pixels to print well, cut out or given an outline.
Problems remarks_on(const Project& project, const Materials& materials,
                    const DeckFacts& facts, const std::vector<CardLayout>& layouts);

}  // namespace onematch
