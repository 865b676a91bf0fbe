// A part of a drawing as a drawing.
#pragma once

#include <optional>
#include <string>

#include "symbols/record.hpp"

namespace onematch {

/// The SVG file of which only `part` is the page: the drawing in it has its own page, as
/// large as `page` says and from the origin, beyond which it goes on if `page` begins
/// elsewhere. Nothing if it isn't well formed.
std::optional<std::string> svg_part(const std::string& bytes, const Box& page,
                                    const Box& part);

}  // namespace onematch
