// A line of words, as they are on the page and not on a card.
#pragma once

#include <cairo.h>

#include <string>

namespace onematch {

/// Paints `text`, in valid UTF-8, in black letters of a plain font, with its top left in
/// the origin. The line, from its highest ascender to its lowest descender, is as high as
/// `height`; what is wider than `width` ends in dots. It stays text, so that a PDF of it
/// can be searched.
void paint_text_line(cairo_t* cr, const std::string& text, double width, double height);

/// The first character of `text`, in valid UTF-8, for which no font is installed that it
/// could be painted with, or 0.
char32_t first_without_font(const std::string& text);

}  // namespace onematch
