// A project as the sum of its layers: settings of the command line over the project
// file over what that extends.
#pragma once

#include "project/project.hpp"
#include "project/report.hpp"

namespace onematch {

/// The tree of `text`. What is wrong in it goes to `report`; throws Error, with all that
/// is in there, if there is no tree.
TreeNode parse_layer(std::string_view text, const OriginPtr& origin, Report& report);

/// `over` with what `base` has besides, key by key in groups; of lists and single
/// values `over` has its own way. So it has with `symbols`, which is a list even if
/// it is written as one group. An empty group says nothing.
TreeNode merged(TreeNode over, TreeNode base);

/// The tree of "card.size=70 mm" and the like, the later over the former. The value is
/// YAML, but '#' is no comment at its start. Paths in it are relative to `folder`.
TreeNode settings_tree(const std::vector<std::string>& settings,
                       const std::filesystem::path& folder, Report& report);

/// Whether `extends: text` means a bundled template rather than a path.
bool is_template_name(const std::string& text);

/// The whole project as one map, without the key `extends`, which is followed. Throws
/// Error, with all that `report` has, if a layer can't be read.
TreeNode layered_tree(const ProjectInput& input, const LoadOptions& options,
                      Report& report);

}  // namespace onematch
