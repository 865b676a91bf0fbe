// Texts that say something else when they are upside down, as 6 and 9 do.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "symbols/find.hpp"

namespace onematch {

/// What `text` reads as upside down: "98" for "86", "d" for "p". Empty if any of its
/// characters is none then.
std::string upside_down(const std::string& text);

/// Gives those texts a line below that could be taken for something else: numbers and
/// single letters that read otherwise upside down, and words that then read as a text of
/// another symbol; only if they may be turned by more than a right angle, by their own
/// largest angle or that of all. Also those of which another symbol is the turned one, as
/// N of Z, + of ×, - of |, if they may be turned so far.
/// Returns which of `sources` have got one.
std::vector<std::size_t> underline_ambiguous(std::vector<SymbolSource>& sources,
                                             double largest_angle);

}  // namespace onematch
