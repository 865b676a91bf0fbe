#include "cli/new_command.hpp"

#include <algorithm>
#include <cstring>
#include <nlohmann/json.hpp>
#include <optional>
#include <ostream>
#include <system_error>

#include "cli/data_folder.hpp"
#include "cli/project_file.hpp"
#include "core/ascii.hpp"
#include "core/spelling.hpp"
#include "output/write_file.hpp"
#include "project/project.hpp"
#include "project/templates.hpp"

namespace onematch {
namespace {

namespace fs = std::filesystem;

constexpr const char* deck_yaml =
    R"yaml(# A deck in which any two cards share exactly one symbol.
# Make the PDF, in this folder, with:  onematch build .

extends: @TEMPLATE@
title: @TITLE@

# The deck is made of the bundled drawings until you say otherwise.
# Your own pictures: put them into pictures/ (SVG, PNG, JPEG, HEIC), then take the # away here.
# symbols: pictures/
#
# Or words, or any mixture:
# symbols:
#   - pictures/
#   - text: [one, two, three]
#   - library: [fox, bee]        # onematch symbols lists what is bundled
#
# 57 symbols make 57 cards of 8, 31 make 31 of 6, 21 make 21 of 5, 13 make 13 of 4.
@BUNDLED@
# What you don't set keeps its default. Some things that people set:
#
# seed: 2                      # another scatter of the same deck
# deck:
#   symbols_per_card: 6        # fewer than your symbols would fill
#   cards: 30                  # fewer cards than the whole deck
# card:
#   background: ivory
#   border: {width: 1 mm, color: teal}
# scatter:
#   rotation: upright          # or any, or a largest angle such as 30°
#   size_range: [0.6, 1.4]     # from the smallest to the largest, of the mean
# sheet:
#   paper: Letter
)yaml";

constexpr const char* kit_yaml =
    R"yaml(# A kit to print: board, men, dice and rules.
# Make it, from the folder above this one, with:  onematch build @FOLDER@
# or, in this folder, with:  onematch build .

extends: @TEMPLATE@
title: @TITLE@

# What you don't set keeps its default. Some things that people set:
#
# variant: cotton              # one game: willughby, cotton, doblet, dames, ofanfelling
# rules:                       # of one game: what the old books leave open
#   bottom_counts: true
# language: de                 # of rules and labels: en, fr, de, es, it
# men:
#   size: 22 mm
#   colors: [midnightblue, ivory]
#   symbols: [fox, bee]        # onematch symbols lists what is bundled; or pictures/a.png
# dice: none                   # if you have dice
# sheet:
#   paper: Letter
)yaml";

/// Drawings for a template that is a layout only.
constexpr const char* bundled =
    "symbols:\n"
    "  - library: animals\n"
    "  - library: nature\n"
    "  - library: toys\n";

/// `text` as a shell takes it for one word, and we for no option.
std::string shell_quoted(const std::string& text) {
  const auto is_plain = [](char c) {
    return ('a' <= lower(c) && lower(c) <= 'z') || ('0' <= c && c <= '9') ||
           static_cast<unsigned char>(c) >= 0x80 || std::strchr("_-./+,:@%", c);
  };
  if (text.starts_with('-')) return shell_quoted("./" + text);
  if (std::all_of(text.begin(), text.end(), is_plain)) return text;
  std::string quoted = "'";
  for (const char c : text) quoted += c == '\'' ? "'\\''" : std::string(1, c);
  return quoted + "'";
}

void replace(std::string& text, const std::string& mark, const std::string& by) {
  text.replace(text.find(mark), mark.size(), by);
}

/// The project that a template makes by itself; nothing if it is a layout only.
std::optional<Project> whole_project(const std::string& base, const fs::path& templates) {
  try {
    return load_project({"extends: " + base, base, "", base}, {{}, templates});
  } catch (const Error&) {
    return {};
  }
}

std::string starter(const fs::path& folder, const std::string& base,
                    const std::optional<Project>& whole) {
  const bool is_kit = whole && whole->kit;
  std::string text = is_kit ? kit_yaml : deck_yaml;
  // From the end, so that no name is taken for a mark.
  if (!is_kit) replace(text, "@BUNDLED@", whole ? "" : bundled);
  // A JSON string is a YAML one, whatever is in it.
  replace(text, "@TITLE@",
          nlohmann::json(folder_name(folder))
              .dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
  replace(text, "@TEMPLATE@", base);
  if (is_kit) replace(text, "@FOLDER@", shell_quoted(folder.filename().string()));
  return text;
}

void check_template(const std::string& base, const fs::path& templates) {
  std::vector<std::string> names;
  for (const TemplateInfo& info : list_templates(templates)) names.push_back(info.name);
  if (std::count(names.begin(), names.end(), base) > 0) return;
  const std::string hint = did_you_mean(base, names);
  throw UsageError("no template named '" + base + "'", {},
                   hint.empty() ? "'onematch templates' lists them" : hint);
}

/// The folder to make; "animals/", as the shell completes it, is "animals".
fs::path new_folder(const std::string& name) {
  const auto is_control = [](char c) { return static_cast<unsigned char>(c) < 0x20; };
  if (name.empty() || std::any_of(name.begin(), name.end(), is_control))
    throw UsageError("'" + name + "' is no name for a folder");
  const fs::path path = name;
  return path.has_filename() ? path : path.parent_path();
}

}  // namespace

int run_new(const NewArgs& args, const Streams& streams) {
  const fs::path templates = data_folder() / "templates";
  check_template(args.base, templates);
  const fs::path folder = new_folder(args.folder);
  std::error_code unknown;
  if (fs::exists(fs::symlink_status(folder, unknown)))
    throw Error("'" + folder.string() + "' exists already", {}, "choose another name");
  const std::optional<Project> whole = whole_project(args.base, templates);
  const bool has_pictures = !whole || !whole->kit;
  make_folder(has_pictures ? folder / "pictures" : folder);
  write_file(folder / "deck.yaml", starter(folder, args.base, whole));
  streams.out << (folder / "deck.yaml").string()
              << "  says what will be made: open it in an editor\n";
  if (has_pictures)
    streams.out << (folder / "pictures/").string() << "  is for your own pictures\n";
  streams.out << "Now try:  onematch build " << shell_quoted(folder.string()) << "\n";
  return 0;
}

}  // namespace onematch
