// Letters of sizes that Pango can't draw.
#pragma once

#include <string>
#include <vector>

#include "symbols/picture_file.hpp"
#include "symbols/svg_styles.hpp"

namespace onematch {

/// What is lost of a drawing with text, since its letters are too small in its own units,
/// as in DrawingNotes::losses.
///
/// Throws Error if any are too large: librsvg drops those without a word, or ends the
/// program.
std::vector<std::string> letter_losses(const std::vector<SvgDeclaration>& declarations,
                                       const PictureFile& file);

/// Whether a drawing has letters so large that their font may fail when it is drawn:
/// forget_failed_fonts() must be called then.
bool strains_fonts(const std::string& bytes);

}  // namespace onematch
