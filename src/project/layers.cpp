#include "project/layers.hpp"

#include <algorithm>
#include <optional>
#include <system_error>
#include <utility>

#include "core/missing_path.hpp"
#include "core/spelling.hpp"
#include "project/reader.hpp"
#include "project/templates.hpp"
#include "project/text_file.hpp"
#include "project/yaml.hpp"
#include "symbols/stored_path.hpp"

namespace onematch {
namespace {

namespace fs = std::filesystem;

/// Reports if the whole file `root` is not made of keys.
void check_root(const TreeNode& root, Report& report) {
  if (root.kind == TreeNode::Kind::map) return;
  if (root.kind == TreeNode::Kind::null)
    report.add(root, "there is no key in the file",
               "the smallest file is one line: symbols: pictures/");
  else if (root.text.find(':') != std::string::npos)
    report.add(root, "there is no key in the file, only " + shown(root),
               "put a space after the ':'");
  else
    report.add(root, "there is no key in the file, only " + shown(root),
               "the smallest file is one line: symbols: pictures/");
  report.throw_if_any();
}

/// The names of the bundled templates, for a hint.
std::vector<std::string> template_names(const fs::path& folder) {
  std::vector<std::string> names;
  for (const TemplateInfo& info : list_templates(folder)) names.push_back(info.name);
  return names;
}

/// The file that `value`, of the key `extends`, names, and its tree.
TreeNode open_base(const TreeNode& value, const fs::path& templates, int rank,
                   Report& report) {
  const bool bundled = is_template_name(value.text);
  const std::string path = as_stored(value.text, value.origin->folder);
  const fs::path file =
      bundled ? templates / (value.text + ".yaml") : value.origin->folder / path;
  std::error_code ignored;
  if (bundled && !fs::exists(file, ignored)) {
    const std::vector<std::string> names = template_names(templates);
    const std::string hint = did_you_mean(value.text, names);
    const std::string all =
        "'onematch templates' lists them; a path has an ending, such as base.yaml";
    report.add(value, "no template named '" + value.text + "'",
               hint.empty() ? all : hint);
    report.throw_if_any();
  }
  std::string text;
  try {
    text = read_text_file(file);
  } catch (const Error& error) {
    report.add(value, error.what(),
               misspelt_path(path, value.origin->folder).value_or(""));
    report.throw_if_any();
  }
  const Origin origin{file.lexically_normal().string(), file.parent_path(), rank, true,
                      std::make_shared<const TreeNode>(value)};
  TreeNode base = parse_layer(text, std::make_shared<const Origin>(origin), report);
  check_root(base, report);
  return base;
}

/// The same for all names of one file.
fs::path identity(const Origin& origin) {
  std::error_code ignored;
  return fs::weakly_canonical(origin.folder / fs::path(origin.name).filename(), ignored);
}

/// Removes the key `extends` from `tree`; its value, if it can be followed.
std::optional<TreeNode> take_extends(TreeNode& tree, Report& report) {
  const auto value = Reader(tree, "", {}, report).find("extends");
  const bool is_text = value && value->text();
  std::optional<TreeNode> taken;
  if (is_text) taken = value->node();
  for (std::size_t i = tree.keys.size(); i-- > 0;)
    if (tree.keys[i].text == "extends") {
      tree.keys.erase(tree.keys.begin() + static_cast<std::ptrdiff_t>(i));
      tree.items.erase(tree.items.begin() + static_cast<std::ptrdiff_t>(i));
    }
  return taken;
}

}  // namespace

bool is_template_name(const std::string& text) {
  return text.find_first_of("/.\\") == std::string::npos;
}

TreeNode parse_layer(std::string_view text, const OriginPtr& origin, Report& report) {
  try {
    Parsed parsed = parse_yaml(text, origin);
    report.add(*origin, parsed.problems);
    return std::move(parsed.root);
  } catch (const Error& error) {
    report.add(*origin, error.problems());
  }
  report.throw_if_any();
  return {};
}

TreeNode merged(TreeNode over, TreeNode base) {
  if (base.kind != TreeNode::Kind::map) return over;
  if (over.kind == TreeNode::Kind::null && over.comment.empty()) return base;
  if (over.kind != TreeNode::Kind::map) return over;
  // A group that a setting reaches into stays where it is.
  if (base.origin && !over.origin->has_lines) {
    over.origin = base.origin;
    over.line = base.line;
    over.column = base.column;
  }
  for (std::size_t i = 0; i < base.keys.size(); ++i) {
    const auto same = [&](const TreeNode& key) { return key.text == base.keys[i].text; };
    const auto found = std::find_if(over.keys.begin(), over.keys.end(), same);
    if (found == over.keys.end()) {
      over.keys.push_back(std::move(base.keys[i]));
      over.items.push_back(std::move(base.items[i]));
    } else if (found->text != "symbols") {
      TreeNode& mine = over.items[static_cast<std::size_t>(found - over.keys.begin())];
      mine = merged(std::move(mine), std::move(base.items[i]));
    }
  }
  return over;
}

TreeNode layered_tree(const ProjectInput& input, const LoadOptions& options,
                      Report& report) {
  const Origin own{input.name, input.folder, 1, true, {}};
  TreeNode tree = parse_layer(input.text, std::make_shared<const Origin>(own), report);
  check_root(tree, report);
  TreeNode settings = settings_tree(options.settings, input.folder, report);
  if (!settings.keys.empty()) tree = merged(std::move(settings), std::move(tree));

  std::vector<fs::path> seen{identity(own)};
  int rank = own.rank;
  for (auto next = take_extends(tree, report); next;) {
    TreeNode base = open_base(*next, options.templates, ++rank, report);
    const fs::path id = identity(*base.origin);
    if (std::find(seen.begin(), seen.end(), id) != seen.end()) {
      report.add(*next, "'extends' goes round in a circle: this extends " +
                            base.origin->name + ", which extends this");
      report.throw_if_any();
    }
    seen.push_back(id);
    next = take_extends(base, report);
    tree = merged(std::move(tree), std::move(base));
  }
  return tree;
}

}  // namespace onematch
