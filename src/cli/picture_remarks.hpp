// What is worth saying of how pictures print.
#pragma once

#include <filesystem>
#include <vector>

#include "cli/materials.hpp"
#include "core/error.hpp"
#include "placement/placement.hpp"

namespace onematch {

/// Warnings and notices: pictures that lack a part, or have too few pixels to print well,
/// became pixels or were cut out.
Problems picture_remarks(const Project& project, const Materials& materials,
                         const std::vector<CardLayout>& layouts);

/// A notice if there are pictures in `folder`/pictures, the place for them, of which the
/// deck uses none.
Problems unused_pictures(const std::filesystem::path& folder, const Project& project,
                         const Materials& materials);

}  // namespace onematch
