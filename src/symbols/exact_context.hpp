// Where text is laid out, the same on every machine.
#pragma once

#include <pango/pangocairo.h>

#include "symbols/cairo_ptr.hpp"

namespace onematch {

using FontPtr =
    std::unique_ptr<PangoFontDescription, FreeWith<pango_font_description_free>>;
using LayoutPtr = GObjectPtr<PangoLayout>;

/// A context in which text of any size has the same shape, whatever the screen or the
/// locale: lay it out large, and scale what is painted.
GObjectPtr<PangoContext> exact_context();

}  // namespace onematch
