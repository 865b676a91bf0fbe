// An independent check of a finished PDF.
#pragma once

#include <string>

#include "render/drawing.hpp"

namespace onematch {

/// Reads the PDF back and checks what decides whether it prints as it should: as many
/// pages as `drawing`, each of its paper's size to 0.01 mm, neither turned nor in another
/// unit, and the wish not to be scaled; on them each symbol of each card and each mark,
/// to 0.01 mm in its place, size and angle. Throws bug(), naming the page (from 1).
void verify_pdf(const std::string& pdf, const Drawing& drawing);

}  // namespace onematch
