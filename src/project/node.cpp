#include "project/node.hpp"

#include <cassert>

#include "project/utf8.hpp"

namespace onematch {

Source Node::where() const {
  assert(origin);
  if (!origin->has_lines) return {origin->name, 0, 0};
  return {origin->name, line, column};
}

const Node* Node::find(std::string_view key) const {
  for (std::size_t i = 0; i < keys.size(); ++i)
    if (keys[i].text == key) return &items[i];
  return nullptr;
}

std::string shown(const Node& node) {
  switch (node.kind) {
    case Node::Kind::null:
      return "nothing";
    case Node::Kind::scalar: {
      std::string_view text = node.text;
      text = text.substr(0, text.find('\n'));
      text = first_characters(text, 40);
      const bool whole = text.size() == node.text.size();
      return "'" + std::string(text) + (whole ? "'" : " ...'");
    }
    case Node::Kind::list:
      return "a list";
    case Node::Kind::map:
      return "a group of keys";
  }
  assert(false);
  return "";
}

}  // namespace onematch
