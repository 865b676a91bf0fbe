#include <algorithm>
#include <memory>
#include <utility>

#include "core/words.hpp"
#include "project/layers.hpp"

namespace onematch {
namespace {

TreeNode parse_value(const std::string& text, const OriginPtr& origin, Report& report) {
  if (!text.starts_with('#')) return parse_layer(text, origin, report);
  TreeNode node;
  node.kind = TreeNode::Kind::scalar;
  node.text = text;
  node.origin = origin;
  return node;
}

/// A map with the one key `name`.
TreeNode group_of_one(const std::string& name, TreeNode value) {
  TreeNode key;
  key.kind = TreeNode::Kind::scalar;
  key.text = name;
  key.origin = value.origin;
  TreeNode map;
  map.kind = TreeNode::Kind::map;
  map.origin = value.origin;
  map.keys.push_back(std::move(key));
  map.items.push_back(std::move(value));
  return map;
}

}  // namespace

TreeNode settings_tree(const std::vector<std::string>& settings,
                       const std::filesystem::path& folder, Report& report) {
  TreeNode tree;
  tree.kind = TreeNode::Kind::map;
  for (const std::string& setting : settings) {
    const OriginPtr origin =
        std::make_shared<const Origin>(Origin{"--set " + setting, folder, 0, false, {}});
    TreeNode place;
    place.origin = origin;
    const std::size_t equals = setting.find('=');
    std::vector<std::string> names = split(setting.substr(0, equals), '.');
    if (equals == std::string::npos) {
      report.add(place, "no '=' in the setting", "such as --set 'card.size=70 mm'");
    } else if (std::find(names.begin(), names.end(), "") != names.end()) {
      report.add(place, "a name is missing before '='",
                 "such as --set 'card.size=70 mm'");
    } else if (std::any_of(names.begin(), names.end(), [](const std::string& name) {
                 return has_only(name, decimal_digits);
               })) {
      report.add(place, "single items of a list can't be set",
                 "set the whole list: --set 'symbols=[cow.png, fox.png]'");
    } else {
      TreeNode value = parse_value(setting.substr(equals + 1), origin, report);
      for (; !names.empty(); names.pop_back())
        value = group_of_one(names.back(), std::move(value));
      tree = merged(std::move(value), std::move(tree));
    }
  }
  return tree;
}

}  // namespace onematch
