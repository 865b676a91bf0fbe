// What the user should know of what is behind the symbols and on the backs of cards.
#pragma once

#include "cli/materials.hpp"

namespace onematch {

/// What backgrounds and backs lose, what of them is printed as pixels, and whether these
/// show. Nothing is said again of a symbol that is also on cards.
Problems cover_remarks(const Project& project, const Materials& materials);

}  // namespace onematch
