// What the user should know of the sheets.
#pragma once

#include <string>
#include <vector>

#include "core/error.hpp"
#include "project/project.hpp"
#include "sheet/page.hpp"

namespace onematch {

/// Warnings and notices: of margins that printers can't leave, of footers that found no
/// room, for the makers of drawings neither, of a cutting machine's ways.
Problems sheet_remarks(const Project& project, const std::vector<Page>& pages,
                       const std::string& credit = "");

/// How many cards a sheet holds, and what would let more fit: "6 cards of 85 mm fit on a
/// sheet; 8 would at 78.4 mm".
std::string capacity_of(const Project& project);

}  // namespace onematch
