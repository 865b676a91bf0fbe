#include "project/reader.hpp"

#include <algorithm>

#include "core/words.hpp"
namespace onematch {

std::optional<Value> Reader::find(const std::string& key) {
  asked_.push_back(key);
  report_->expect(path_.empty() ? key : path_ + "." + key);
  const TreeNode* node = map_->find(key);
  if (node == nullptr) return {};
  if (node->kind != TreeNode::Kind::null) return Value(*node, "'" + key + "'", *report_);
  report_nothing(*node, "'" + key + "'", *report_);
  return {};
}

std::optional<std::string> Reader::text(const std::string& key) {
  const auto value = find(key);
  return value ? value->text() : std::nullopt;
}

std::optional<Length> Reader::length(const std::string& key, Range<Length> range) {
  const auto value = find(key);
  return value ? value->length(range) : std::nullopt;
}

std::optional<Color> Reader::color(const std::string& key) {
  const auto value = find(key);
  return value ? value->color() : std::nullopt;
}

Reader Reader::group(const std::string& key) const {
  static const TreeNode nothing;
  const std::string path = path_.empty() ? key : path_ + "." + key;
  const TreeNode* node = map_->find(key);
  if (node == nullptr || node->kind != TreeNode::Kind::map)
    return {nothing, path, where_, *report_};
  return {*node, path, node->where(), *report_};
}

Reader Reader::section(const std::string& key, const std::string& example) {
  asked_.push_back(key);
  const TreeNode* node = map_->find(key);
  if (node != nullptr && node->kind != TreeNode::Kind::map &&
      node->kind != TreeNode::Kind::null) {
    const bool no_space = node->text.find(':') != std::string::npos;
    report_->add(*node, "'" + key + "' must be a group of keys, not " + shown(*node),
                 no_space ? "put a space after the ':'"
                          : "write its keys below it, indented, such as " + example);
  }
  return group(key);
}

Source Reader::place(const std::string& key) const {
  const TreeNode* node = map_->find(key);
  return node == nullptr ? where_ : node->where();
}

void Reader::missing(const std::string& key, const std::string& hint) {
  report_->add(*map_, "'" + key + "' is missing", hint);
}

void Reader::done() {
  for (std::size_t i = 0; i < map_->keys.size(); ++i) {
    const TreeNode& key = map_->keys[i];
    if (std::find(asked_.begin(), asked_.end(), key.text) != asked_.end()) continue;
    // In braces, what follows the comma of "1,5 mm" is another key.
    const bool is_rest =
        !key.text.empty() && has_only(key.text.substr(0, 1), decimal_digits);
    if (is_rest && map_->items[i].kind == TreeNode::Kind::null)
      report_->add(key, "the comma starts another key here, '" + key.text + "'",
                   "write decimals with a point, such as 1." + key.text);
    else
      report_->unknown_key(key, path_);
  }
}

}  // namespace onematch
