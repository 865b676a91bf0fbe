// Letters of sizes that Pango can't draw.
#pragma once

#include <string>
#include <vector>

#include "symbols/picture_file.hpp"
#include "symbols/svg_content.hpp"

namespace onematch {

/// The size of the largest letters that may be shown, or more; 0 if there is no text.
///
/// Throws Error if they are too large: librsvg drops such letters without a word, or ends
/// the program. Likewise if the drawing asks for more than 100 style sheets, as one does
/// that imports itself.
double check_letters(const SvgContent& content, const PictureFile& file);

/// What is lost of a drawing with text, since its letters are too small in its own units,
/// as in DrawingNotes::losses.
///
/// Throws Error as check_letters() does.
std::vector<std::string> letter_losses(const SvgContent& content,
                                       const PictureFile& file);

/// Of the text of a drawing, in valid UTF-8, what needs a font: any white space is a
/// blank, and what prints nothing is left out.
std::string printed_letters(const std::string& text);

/// Whether a drawing has letters so large that their font may fail when it is drawn:
/// forget_failed_fonts() must be called then.
bool strains_fonts(const std::string& bytes);

}  // namespace onematch
