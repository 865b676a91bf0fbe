#include "cli/new_command.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <ostream>
#include <system_error>

#include "cli/data_folder.hpp"
#include "core/spelling.hpp"
#include "output/write_file.hpp"
#include "project/project.hpp"
#include "project/templates.hpp"

namespace onematch {
namespace {

constexpr const char* deck_yaml =
    R"yaml(# A deck in which any two cards share exactly one symbol.
# Make the PDF with:  onematch build @FOLDER@

extends: @TEMPLATE@
title: @TITLE@

# Your own pictures: put them into pictures/ (SVG, PNG, JPEG), then take the # away here.
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
#   cards: 55                  # fewer cards than the whole deck
# card:
#   size: 80 mm
#   background: ivory
# scatter:
#   rotation: upright          # or any, or a largest angle such as 30°
#   size_range: [0.6, 1.4]     # from the smallest to the largest, of the mean
# sheet:
#   paper: Letter
)yaml";

/// Drawings for a template that is a layout only.
constexpr const char* bundled =
    "symbols:\n"
    "  - library: animals\n"
    "  - library: food\n"
    "  - library: nature\n";

void replace(std::string& text, const std::string& mark, const std::string& by) {
  text.replace(text.find(mark), mark.size(), by);
}

/// Whether a template is a whole deck already, and not a layout only.
bool has_symbols(const std::string& base, const std::filesystem::path& templates) {
  try {
    load_project({"extends: " + base, base, ".", base}, {{}, templates});
    return true;
  } catch (const Error&) {
    return false;
  }
}

std::string starter(const std::string& folder, const std::string& base,
                    const std::filesystem::path& templates) {
  const std::string title =
      std::filesystem::path(folder).lexically_normal().filename().string();
  std::string text = deck_yaml;
  replace(text, "@FOLDER@", folder);
  replace(text, "@TEMPLATE@", base);
  // A JSON string is a YAML one, whatever is in it.
  replace(text, "@TITLE@",
          nlohmann::json(title).dump(-1, ' ', false,
                                     nlohmann::json::error_handler_t::replace));
  replace(text, "@BUNDLED@", has_symbols(base, templates) ? "" : bundled);
  return text;
}

void check_name(const std::string& base, const std::filesystem::path& templates) {
  std::vector<std::string> names;
  for (const TemplateInfo& info : list_templates(templates)) names.push_back(info.name);
  if (std::count(names.begin(), names.end(), base) > 0) return;
  const std::string hint = did_you_mean(base, names);
  throw UsageError("no template named '" + base + "'", {},
                   hint.empty() ? "'onematch templates' lists them" : hint);
}

}  // namespace

int run_new(const NewArgs& args, const Streams& streams) {
  const std::filesystem::path templates = data_folder() / "templates";
  check_name(args.base, templates);
  const std::filesystem::path folder = args.folder;
  if (std::filesystem::exists(folder))
    throw Error("'" + args.folder + "' exists already", {}, "choose another name");
  make_folder(folder / "pictures");
  write_file(folder / "deck.yaml", starter(args.folder, args.base, templates));
  streams.out << args.folder
              << "/deck.yaml  says what the deck is: open it in an editor\n"
              << args.folder << "/pictures/  is for your own pictures\n"
              << "Now try: onematch build " << args.folder << "\n";
  return 0;
}

}  // namespace onematch
