// The drawings that come with the program: <library>/<group>/<name>.svg.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/error.hpp"

namespace onematch {

struct DrawingGroup {
  std::string name;
  std::vector<std::filesystem::path> drawings;  ///< in natural order
};

/// All groups in natural order. Throws Error at `where` if the library can't be read.
std::vector<DrawingGroup> read_library(const std::filesystem::path& library,
                                       const Source& where);

/// The drawings of the group `name`, or else the one drawing of that name; hyphens and
/// spaces are alike. Throws Error at `where` if there is neither.
std::vector<std::filesystem::path> find_drawings(const std::string& name,
                                                 const std::vector<DrawingGroup>& groups,
                                                 const Source& where);

}  // namespace onematch
