// Symbols that players would take for each other.
#pragma once

#include <string>
#include <vector>

#include "core/color.hpp"
#include "core/error.hpp"
#include "project/project.hpp"
#include "symbols/find.hpp"
#include "symbols/symbol.hpp"

namespace onematch {

/// An error for symbols that show the same, whatever their sizes and formats, turned as
/// far as they may be on a card; a warning for those that nearly do, or do in greys if
/// the project is printed in greys; and for words that differ in case, accents or blanks
/// only. All that are connected in pairs are one problem, at the second of them. Faces of
/// one symbol may be alike. `symbols` are those of the first of `sources`, as they are
/// printed on cards of the colour `card`.
Problems find_look_alikes(const std::vector<Symbol>& symbols,
                          const std::vector<SymbolSource>& sources,
                          const Project& project, const Color& card);

}  // namespace onematch
