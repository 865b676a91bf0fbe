// Sizes of paper by name.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/length.hpp"

namespace onematch {

struct Paper {
  std::string_view name;
  Size size;  ///< portrait
};

/// The paper of that name, in any case: "A4", "letter", "10x15" or "photo-10x15".
/// "universal" is what A4 and Letter have in common: prints on both.
std::optional<Paper> find_paper(std::string_view name);

/// All names, as they are usually written.
std::vector<std::string> paper_names();

}  // namespace onematch
