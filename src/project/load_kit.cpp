#include <algorithm>

#include "core/lab.hpp"
#include "project/layers.hpp"
#include "project/sections.hpp"

namespace onematch {
namespace {

/// What this project is, and what keys are for that it can't have.
struct Kinds {
  std::string own, other;
  std::string hint;       ///< for such a key
  std::string to_extend;  ///< for a bundled template of the other kind
};

const Kinds deck_kinds{"a deck of cards", "a doublets kit",
                       "leave it out, or write kit: doublets",
                       "'onematch templates' lists those for decks"};
const Kinds kit_kinds{"a doublets kit", "a deck of cards",
                      "leave it out, or leave out 'kit'",
                      "a kit extends doublets, a4, letter, universal or nothing"};

/// The `extends` in the file that says what kind of project this is, or in what that
/// extends, through which `key` came; null if it stands in that file or above.
const TreeNode* way_in(const TreeNode& key, const TreeNode* kind) {
  const TreeNode* way = key.origin->extended_by.get();
  const int rank = std::max(kind ? kind->origin->rank : 1, 1);
  if (key.origin->rank <= rank) return nullptr;
  while (way && way->origin->rank > rank) way = way->origin->extended_by.get();
  return way;
}

/// Reports each of `names` that is a key of `map`, which is `tree` or a group of it. A
/// template is right as it is: there the mistake is to extend it, and is said once.
/// Returns whether it was made.
bool refuse_keys(const TreeNode& tree, const TreeNode& map,
                 const std::vector<std::string>& names, const Kinds& kinds,
                 Report& report) {
  const std::string not_for = "' is for " + kinds.other + ", and this is " + kinds.own;
  const TreeNode* way = nullptr;
  std::vector<std::string> extended;
  for (const TreeNode& key : map.keys) {
    if (std::find(names.begin(), names.end(), key.text) == names.end()) continue;
    if (const TreeNode* in = way_in(key, tree.find("kit"))) {
      way = in;
      extended.push_back("'" + key.text + "'");
    } else {
      report.add(key, "'" + key.text + not_for, kinds.hint);
    }
  }
  if (!way) return false;
  report.add(*way, "'" + way->text + not_for,
             is_template_name(way->text)
                 ? kinds.to_extend
                 : "extend a file without " + alternatives(extended));
  return true;
}

/// Variants by what `variant` calls them: one of them, or all but the older form of one.
std::vector<std::pair<std::string, std::vector<Variant>>> kits() {
  std::vector<std::pair<std::string, std::vector<Variant>>> kits;
  std::vector<Variant> family;
  for (const Variant& variant : known_variants()) {
    kits.emplace_back(variant.name, std::vector<Variant>{variant});
    if (variant.name != "dames-1699") family.push_back(variant);
  }
  kits.emplace_back("family", family);
  return kits;
}

/// The options of the one game, as the engine takes them.
void read_rules(const Value& rules, std::vector<Variant>& variants, Report& report) {
  if (!rules.is_map())
    return rules.refuse("a group of keys", "such as {bottom_counts: true}");
  if (variants.size() > 1)
    return rules.fail("'rules' are those of one game, and this kit has " +
                          std::to_string(variants.size()),
                      "choose one of them with 'variant'");
  const TreeNode& map = rules.node();
  for (std::size_t i = 0; i < map.keys.size(); ++i) {
    const std::string& name = map.keys[i].text;
    const std::vector<std::string> settings = settings_of(variants[0]);
    const bool is_known = std::any_of(
        settings.begin(), settings.end(),
        [&](const std::string& setting) { return setting.starts_with(name + "="); });
    if (map.items[i].kind != TreeNode::Kind::scalar) {
      report.add(map.items[i],
                 "'" + name + "' must be one word, not " + shown(map.items[i]));
      continue;
    }
    try {
      set_option(variants[0], name + "=" + map.items[i].text);
    } catch (const Error& error) {
      report.add(is_known ? map.items[i] : map.keys[i], error.what(),
                 error.problems()[0].hint);
    }
  }
}

/// A bundled drawing by its name, or a picture file.
std::optional<SymbolSpec> read_emblem(const Value& value) {
  const auto text = value.text();
  if (!text) return {};
  if (text->find_first_of("./") == std::string::npos)
    return SymbolSpec{LibrarySymbols{*text}, value.where()};
  return SymbolSpec{PathSymbols{*text, value.node().origin->folder.string(), ""},
                    value.where()};
}

std::optional<Color> read_full_color(const Value& value) {
  const auto color = value.color();
  if (!color || color->alpha == 1) return color;
  value.fail("men are printed in full colours, and this one is see-through",
             "write it as three numbers, such as \"#7a1f1f\", or by a name");
  return {};
}

/// Whether a player could take a man of one colour for one of the other.
bool are_alike(const Color& a, const Color& b) {
  constexpr double clearly = 15;
  return difference(to_lab(a), to_lab(b)) < clearly;
}

/// Men with pictures differ in those.
void read_colors(const Value& value, bool have_pictures, KitSpec& kit) {
  if (!value.is_list())
    return value.refuse("a list of two colours", "such as [darkred, ivory]");
  const auto both = value.pair("the first of 'colors'", "the second of 'colors'");
  if (!both) return;
  const auto first = read_full_color(both->first);
  const auto second = read_full_color(both->second);
  if (!first || !second) return;
  if (!have_pictures && are_alike(*first, *second))
    value.fail("the men of the two players would look alike: " + both->first.node().text +
                   " and " + both->second.node().text,
               "choose colours that differ, such as [darkred, ivory], or give the men "
               "'symbols'");
  kit.colors = {*first, *second};
}

void read_emblems(const Value& value, Project& project) {
  if (!value.is_list())
    return value.refuse("a list of two drawings or pictures", "such as [fox, bee]");
  const auto both = value.pair("the first of 'symbols'", "the second of 'symbols'");
  if (!both) return;
  const auto first = read_emblem(both->first), second = read_emblem(both->second);
  project.symbols_at = value.where();
  if (first && second) project.symbols = {*first, *second};
}

void read_men(Reader men, KitSpec& kit, Project& project) {
  kit.man = men.length("size", {least_man, largest_man});
  kit.man_at = men.place("size");
  const auto colors = men.find("colors"), symbols = men.find("symbols");
  const bool have_pictures = symbols && !symbols->is("none");
  if (colors) read_colors(*colors, have_pictures, kit);
  if (have_pictures) read_emblems(*symbols, project);
  men.done();
}

}  // namespace

KitSpec read_kit(Reader& root, Project& project, Report& report) {
  KitSpec kit;
  const auto all = kits();
  kit.variants = all.back().second;
  const auto variant = root.find("variant"), rules = root.find("rules");
  const auto chosen = variant ? variant->choice(all) : std::nullopt;
  if (chosen) kit.variants = *chosen;
  // Rules of a game that there is none of can't be looked at.
  if (rules && (chosen || !variant)) read_rules(*rules, kit.variants, report);
  read_men(root.section("men", "size: 25 mm"), kit, project);
  if (const auto dice = root.find("dice"))
    kit.nets = dice->choice<bool>({{"nets", true}, {"none", false}}).value_or(kit.nets);
  kit.dice_at = root.place("dice");
  return kit;
}

void refuse_kit_keys(const TreeNode& tree, Reader& root, Report& report) {
  const std::vector<std::string> sections{"variant", "rules", "men", "dice"};
  for (const char* path :
       {"variant", "rules", "men.size", "men.colors", "men.symbols", "dice"})
    report.expect(path);
  for (const std::string& section : sections) root.pass_over(section);
  refuse_keys(tree, tree, sections, deck_kinds, report);
}

bool refuse_deck_keys(const TreeNode& tree, Reader& root, Report& report) {
  const std::vector<std::string> sections{"deck", "symbols", "fonts", "cutout", "style",
                                          "card", "scatter", "back",  "pages",  "print"};
  for (const std::string& section : sections) {
    report.expect(section);
    root.pass_over(section);
  }
  bool extends_deck = refuse_keys(tree, tree, sections, kit_kinds, report);
  const TreeNode* sheet = tree.find("sheet");
  if (!sheet || sheet->kind != TreeNode::Kind::map) return extends_deck;
  if (refuse_keys(tree, *sheet, {"slots", "marks_on", "cutter"}, kit_kinds, report))
    extends_deck = true;
  const TreeNode* orientation = sheet->find("orientation");
  if (!extends_deck && orientation && orientation->text == "landscape")
    report.add(*orientation, "the pages of a doublets kit are portrait",
               "leave out 'orientation'");
  return extends_deck;
}

}  // namespace onematch
