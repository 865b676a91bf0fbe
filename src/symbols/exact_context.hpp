// Where text is laid out, the same on every machine.
#pragma once

#include <pango/pangocairo.h>

#include <memory>
#include <string>

#include "symbols/cairo_ptr.hpp"

namespace onematch {

using FontPtr =
    std::unique_ptr<PangoFontDescription, FreeWith<pango_font_description_free>>;
using LayoutPtr = GObjectPtr<PangoLayout>;

/// A context in which text of any size has the same shape, whatever the screen or the
/// locale: lay it out large, and scale what is painted.
GObjectPtr<PangoContext> exact_context();

/// `text`, in valid UTF-8, laid out in such a context.
LayoutPtr laid_out(const std::string& text, const PangoFontDescription* font);

/// The size of the type that laid_out_line() sets.
inline constexpr double line_type = 100;

/// The same as one line, whatever is in it, in the font of a name such as "Serif Bold".
LayoutPtr laid_out_line(const std::string& text, const char* font);

}  // namespace onematch
