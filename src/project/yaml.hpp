// YAML text into a tree in which every value knows its place, strictly: what the YAML
// library lets pass (doubled keys, unclosed quotes, bad bytes) is refused here.
#pragma once

#include <string_view>

#include "project/node.hpp"

namespace onematch {

/// A tree, and what is wrong with its text but leaves a tree to go on with.
struct Parsed {
  TreeNode root;
  Problems problems;
};

/// The one document in `text`, which comes from `origin`. An empty text gives a null.
/// Anchors and aliases work: an alias is a copy of its anchor, with the same places.
///
/// Of a key given twice the first value stays. Throws Error, with the problems up to
/// there, at the first place where the text is no YAML or where it is more than a
/// project file may be: 32 levels deep or 20,000 values.
Parsed parse_yaml(std::string_view text, const OriginPtr& origin);

}  // namespace onematch
