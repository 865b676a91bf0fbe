#include <algorithm>
#include <cstdint>
#include <limits>
#include <memory>
#include <string_view>
#include <utility>

#include "core/ascii.hpp"
#include "core/words.hpp"
#include "project/layers.hpp"
#include "project/project.hpp"
#include "project/sections.hpp"
#include "project/utf8.hpp"

namespace onematch {
namespace {

/// Whether `text` looks like a language tag: two or three letters, then parts of up to
/// eight letters and digits, as in pt-BR. (Phillips and Davis, BCP 47, 2009.)
bool is_language_tag(const std::string& text) {
  std::size_t part = 0;
  std::size_t length = 0;
  for (const char c : text + "-") {
    const bool letter = ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z');
    const bool digit = '0' <= c && c <= '9';
    if (letter || (digit && part > 0)) {
      ++length;
    } else if (c == '-') {
      if (part == 0 ? length < 2 || length > 3 : length < 1 || length > 8) return false;
      ++part;
      length = 0;
    } else {
      return false;
    }
  }
  return true;
}

/// With one blank for any white space, as a footer and a list of files show it.
std::string on_one_line(const std::string& text) {
  const auto fits = [](const std::string&) { return true; };
  const std::vector<std::string> lines = broken_into_lines(text, fits);
  return lines.empty() ? "" : lines.front();
}

/// "fr" of "FR", "fr-CA" of "Fr-CA": what the words of a language are known by.
std::string with_lower_language(std::string tag) {
  for (std::size_t i = 0; i < tag.find('-') && i < tag.size(); ++i)
    tag[i] = lower(tag[i]);
  return tag;
}

void read_language(Reader& root, Project& project) {
  const auto value = root.find("language");
  const auto text = value ? value->text() : std::nullopt;
  if (text && !is_language_tag(*text))
    value->refuse("a language tag", "such as en, fr or de");
  else if (text)
    project.language = with_lower_language(*text);
  project.language_at = root.place("language");
}

void read_deck_project(Reader& root, const TreeNode& tree, Project& project,
                       Report& report) {
  read_deck(root.section("deck", "symbols_per_card: 8"), project.deck);
  if (const auto symbols = root.find("symbols")) {
    read_symbols(*symbols, report, project);
  } else if (tree.find("symbols") == nullptr) {
    root.missing("symbols", "the smallest file is one line: symbols: pictures/");
  }
  expect_symbol_keys(report);
  if (const auto fonts = root.find("fonts")) project.fonts = read_fonts(*fonts);
  if (const auto cutout = root.find("cutout")) {
    const auto read = read_cutout(*cutout);
    for (SymbolSpec& spec : project.symbols)
      if (!spec.cutout) spec.cutout = read;
  }
  if (const auto style = root.find("style")) {
    const auto read = read_style(*style);
    for (SymbolSpec& spec : project.symbols)
      if (!spec.style) spec.style = read;
  }
  read_card(root.section("card", "size: 85 mm"), project.card);
  project.scatter.seed = project.seed;
  read_scatter(root.section("scatter", "clearance: 1.5 mm"), project.scatter);
  read_sheet(root.section("sheet", "paper: A4"), project.card, project.sheet);
  project.back = read_back(root, project.sheet, project.deck);
  if (const auto pages = root.find("pages")) project.test_sheet = read_pages(*pages);
  if (const auto outputs = root.find("outputs")) {
    read_outputs(*outputs, project.outputs);
    const bool folded = project.back && project.back->layout == BackLayout::fold;
    if (folded && (project.outputs.cut_svg || project.outputs.cut_dxf))
      outputs->fail("a machine cannot cut a sheet that is folded",
                    "leave out back.layout, or the cut files");
  }
  if (const auto print = root.find("print"))
    project.print = print
                        ->choice<PrintColors>(
                            {{"color", PrintColors::color}, {"grey", PrintColors::grey}})
                        .value_or(project.print);
  expect_symbol_keys(report);  // last, so that others of their names come first
}

void read_kit_project(Reader& root, const TreeNode& tree, Project& project,
                      Report& report) {
  project.symbols.clear();
  project.kit = read_kit(root, project, report);
  const bool extends_deck = refuse_deck_keys(tree, root, report);
  project.sheet.gap = Length::mm(4.5);
  project.sheet.bleed = Length::mm(2);
  Reader sheet = root.section("sheet", "paper: A4");
  read_sheet(sheet, project.card, project.sheet);
  const Marks& marks = project.sheet.marks;
  if (!extends_deck && (marks.guides || marks.registration))
    sheet.find("marks")->fail(
        std::string("'") + (marks.guides ? "guides" : "registration") +
            "' are marks for cards, and this is a doublets kit",
        "its men have crop, outline or center, a list of these, or none");
  if (const auto outputs = root.find("outputs")) {
    read_outputs(*outputs, project.outputs);
    if (!extends_deck && project.outputs != Outputs{})
      outputs->fail("a doublets kit becomes a pdf only", "leave out 'outputs'");
  }
}

/// `name`, of a file, as UTF-8, with a question mark for each byte that is not.
std::string readable(std::string_view name) {
  std::string text;
  while (!name.empty()) {
    const std::size_t size = first_character(name).size;
    text += size == 0 ? std::string_view("?") : name.substr(0, size);
    name.remove_prefix(std::max<std::size_t>(size, 1));
  }
  return text;
}

Project read_project(const TreeNode& tree, Report& report) {
  Project project;
  Reader root(tree, "", {tree.origin->name, 0, 0}, report);
  root.find("extends");  // followed already; it is listed and known, though
  const auto kind = root.find("kit");
  std::optional<bool> is_kit = false;
  if (kind) is_kit = kind->choice<bool>({{"deck", false}, {"doublets", true}});
  if (!is_kit) return project;  // nothing can be said of the other keys
  project.title_at = {tree.origin->name, 0, 0};
  if (const auto title = root.find("title")) {
    project.title = on_one_line(title->text().value_or(""));
    project.title_at = title->where();
  }
  if (const auto author = root.text("author")) project.author = *author;
  read_language(root, project);
  if (const auto seed = root.find("seed"))
    project.seed = read_seed(*seed).value_or(project.seed);
  if (*is_kit) {
    read_kit_project(root, tree, project, report);
  } else {
    refuse_kit_keys(tree, root, report);
    read_deck_project(root, tree, project, report);
  }
  root.done();
  return project;
}

}  // namespace

std::optional<std::uint64_t> read_seed(const Value& seed) {
  const auto number = seed.integer({0, std::numeric_limits<long long>::max()});
  if (!number) return {};
  return static_cast<std::uint64_t>(*number);
}

LoadedProject load_with_problems(const ProjectInput& input, const LoadOptions& options) {
  Report report;
  const TreeNode tree = layered_tree(input, options, report);
  LoadedProject loaded;
  loaded.project = read_project(tree, report);
  if (loaded.project.title.empty()) loaded.project.title = readable(input.title);
  loaded.is_sound = report.has_tables_only();
  loaded.problems = report.take();
  return loaded;
}

Project load_project(const ProjectInput& input, const LoadOptions& options) {
  LoadedProject loaded = load_with_problems(input, options);
  if (!loaded.problems.empty()) throw Error(std::move(loaded.problems));
  return std::move(loaded.project);
}

std::vector<std::string> project_keys() {
  // Every key is asked for whether it is there or not.
  Report report;
  const Origin example{"example", "", 1, true, {}};
  read_project(
      parse_layer("symbols: pictures/", std::make_shared<Origin>(example), report),
      report);
  return report.keys();
}

}  // namespace onematch
