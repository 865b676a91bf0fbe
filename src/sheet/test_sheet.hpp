// A sheet of paper to measure a printer with.
#pragma once

#include <vector>

#include "sheet/page.hpp"
#include "sheet/spec.hpp"

namespace onematch {

/// The front and the back of a test sheet for the paper of `spec`, which lies as
/// spec.orientation says, or as it is: rulers, verniers that show against the light how
/// the back is off, and stairs at the edges; and what to write into the project file.
/// Nothing on it is corrected.
///
/// Throws Error if the paper is too small, as less than about 100 x 148 mm is.
std::vector<Page> test_sheet(const SheetSpec& spec, Flip flip);

}  // namespace onematch
