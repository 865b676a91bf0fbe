// The templates that come with the program.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace onematch {

struct TemplateInfo {
  std::string name;         ///< as `extends` takes it: "a4"
  std::string description;  ///< the comment in its first line
};

/// The templates in `folder`, NAME.yaml each, by name. Throws Error if the folder or a
/// file in it can't be read.
std::vector<TemplateInfo> list_templates(const std::filesystem::path& folder);

}  // namespace onematch
