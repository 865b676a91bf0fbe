// The tree that a project file is before its keys mean anything.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/error.hpp"

namespace onematch {

struct TreeNode;

/// Where nodes come from: a file, or one setting of the command line.
struct Origin {
  std::string name;              ///< for messages, as the user would write it
  std::filesystem::path folder;  ///< paths in it are relative to this one
  int rank = 1;           ///< 0: a setting; 1: the project file; then what it extends
  bool has_lines = true;  ///< places in it have line and column
  /// The value of the key `extends` that names it; none if nothing extends it.
  std::shared_ptr<const TreeNode> extended_by;
};

using OriginPtr = std::shared_ptr<const Origin>;

struct TreeNode {
  enum class Kind { null, scalar, list, map };

  Kind kind = Kind::null;
  std::string text;     ///< of a scalar; all are text until a reader asks for more
  std::string comment;  ///< of a null: a comment that was meant as the value: "#fff"
  std::vector<TreeNode>
      keys;  ///< of a map: scalars, all different; keys[i] names items[i]
  std::vector<TreeNode> items;  ///< of a list or map
  OriginPtr origin;
  int line = 0;  ///< from 1
  int column = 0;

  Source where() const;

  /// The value of `key` in a map; null pointer if it has no such key.
  const TreeNode* find(std::string_view key) const;
};

/// How many nodes there are in `tree`, keys and itself included.
std::size_t count_nodes(const TreeNode& tree);

/// How a message speaks of the node: "'85 px'", "a list", "a group of keys", "nothing".
std::string shown(const TreeNode& node);

}  // namespace onematch
