// The files that a deck becomes.
#pragma once

#include <vector>

#include "cli/make_deck.hpp"
#include "project/project.hpp"
#include "render/drawing.hpp"

namespace onematch {

/// The files that `project` asks for, in the order PDF, pictures, cut files, each checked
/// as far as there is a check for it. The PDF names those of `credits`. `pages` of
/// `drawing` must not be empty.
///
/// Throws Error if a library fails, or if cut files are asked for and no page shows the
/// front of a card.
std::vector<OutputFile> render_outputs(const Project& project, const Drawing& drawing,
                                       const std::vector<std::string>& credits,
                                       const Workshop& workshop);

}  // namespace onematch
