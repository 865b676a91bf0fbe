#include "project/node.hpp"

#include <cassert>

#include "project/utf8.hpp"

namespace onematch {

Source TreeNode::where() const {
  assert(origin);
  if (!origin->has_lines) return {origin->name, 0, 0};
  return {origin->name, line, column};
}

const TreeNode* TreeNode::find(std::string_view key) const {
  for (std::size_t i = 0; i < keys.size(); ++i)
    if (keys[i].text == key) return &items[i];
  return nullptr;
}

std::size_t count_nodes(const TreeNode& tree) {
  std::size_t count = 1 + tree.keys.size();
  for (const TreeNode& item : tree.items) count += count_nodes(item);
  return count;
}

std::string shown(const TreeNode& node) {
  switch (node.kind) {
    case TreeNode::Kind::null:
      return "nothing";
    case TreeNode::Kind::scalar: {
      std::string_view text = node.text;
      text = text.substr(0, text.find('\n'));
      text = first_characters(text, 40);
      const bool whole = text.size() == node.text.size();
      return "'" + std::string(text) + (whole ? "'" : " ...'");
    }
    case TreeNode::Kind::list:
      return "a list";
    case TreeNode::Kind::map:
      return "a group of keys";
  }
  assert(false);
  return "";
}

}  // namespace onematch
