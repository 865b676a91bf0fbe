// Names by which symbols can be told apart.
#pragma once

#include <vector>

#include "symbols/find.hpp"

namespace onematch {

/// Fills in what messages call the files of `sources`: "cow.svg", and where several are
/// called so, as much of their paths as makes a difference, "farm/cow.svg". A symbol that
/// has the name of another gets that of its file, unless the project chose its name.
void tell_apart(std::vector<SymbolSource>& sources);

}  // namespace onematch
