// The title, which stands on every sheet.
#pragma once

#include "project/project.hpp"

namespace onematch {

/// Throws Error if the title is to be printed and no font has one of its characters,
/// which would be a box on each sheet.
void check_title(const Project& project);

}  // namespace onematch
