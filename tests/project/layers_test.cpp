#include "project/layers.hpp"

#include "project/templates.hpp"
#include "support/project.hpp"
#include "support/scratch.hpp"
#include "test.hpp"

using namespace onematch;
using namespace onematch::literals;
using test::load;
using test::load_errors;
using test::WrongFile;

namespace {

/// The errors of `yaml` in `folder`, with its path taken out.
std::string errors_in(const ScratchFolder& folder, const std::string& yaml,
                      const std::vector<std::string>& settings = {}) {
  std::string text = load_errors(yaml, settings, folder.path());
  const std::string path = folder.path().string() + "/";
  for (std::size_t at; (at = text.find(path)) != std::string::npos;)
    text.erase(at, path.size());
  return text;
}

}  // namespace

TEST_CASE("a project extends a bundled template by its name", "[project]") {
  const Project project = load("extends: kids\nsymbols: a\n");
  CHECK(project.card.shape.width == 92);
  CHECK(project.card.size_at.file == ONEMATCH_SOURCE_DIR "/templates/kids.yaml");
  // Own symbols must not collide with the number that the template's would make.
  CHECK_FALSE(project.deck.symbols_per_card);
  CHECK_FALSE(project.deck.cards);
}

TEST_CASE("this file's keys win, key by key", "[project]") {
  const ScratchFolder folder;
  make_file(folder / "base.yaml",
            "title: Base\n"
            "symbols: [a, b]\n"
            "deck: {symbols_per_card: 8, cards: 55}\n"
            "card: {size: 70, border: {width: 1, color: red}, background: blue}\n"
            "scatter: {size_range: [0.5, 2]}\n"
            "sheet: {paper: A5, marks: [crop, center]}\n");
  const Project project = load(
      "extends: base.yaml\n"
      "symbols: c\n"
      "deck: {cards: 50}\n"
      "card: {size: 80, border: {color: green}}\n"
      "scatter:\n"
      "sheet: {marks: outline}\n",
      {}, folder.path());
  CHECK(project.title == "Base");
  REQUIRE(project.symbols.size() == 1);
  CHECK(std::get<PathSymbols>(project.symbols[0].from).path == "c");
  CHECK(project.deck.symbols_per_card->value == 8);
  CHECK(project.deck.symbols_per_card->where.file == (folder / "base.yaml").string());
  CHECK(project.deck.cards->value == 50);
  CHECK(project.deck.cards->where.file == (folder / "deck.yaml").string());
  CHECK(project.card.shape.width == 80);
  CHECK(project.card.border->width == 1_mm);
  CHECK(project.card.border->color == parse_color("green"));
  CHECK(project.card.background == parse_color("blue"));
  CHECK(project.scatter.most_size == 2);
  CHECK(project.sheet.paper_name == "A5");
  CHECK_FALSE(project.sheet.marks.crop);
  CHECK_FALSE(project.sheet.marks.center);
  CHECK(project.sheet.marks.outline);
}

TEST_CASE("a single value or a list replaces a group, and a group them", "[project]") {
  const ScratchFolder folder;
  make_file(folder / "base.yaml",
            "symbols: {library: animals}\ncard: {border: {width: 1}}\n");
  const Project plain =
      load("extends: base.yaml\ncard: {border: none}\n", {}, folder.path());
  CHECK(!plain.card.border);
  CHECK(plain.symbols.size() == 1);

  make_file(folder / "base.yaml", "symbols: {library: animals}\ncard: {border: none}\n");
  const Project other =
      load("extends: base.yaml\nsymbols: {text: A}\ncard: {border: {width: 1}}\n", {},
           folder.path());
  CHECK(other.card.border->width == 1_mm);
  REQUIRE(other.symbols.size() == 1);
  CHECK(std::holds_alternative<TextSymbol>(other.symbols[0].from));
}

TEST_CASE("templates extend others, and paths are relative to the file they are in",
          "[project]") {
  const ScratchFolder folder;
  std::filesystem::create_directories(folder / "common/deep");
  make_file(folder / "common/base.yaml",
            "extends: deep/root.yaml\ncard: {background: paper.png}\n");
  make_file(folder / "common/deep/root.yaml",
            "extends: kids\nsymbols: pictures/\ntitle: Root\n");
  const Project project = load("extends: common/base.yaml\n", {}, folder.path());
  CHECK(project.title == "Root");
  CHECK(project.card.shape.width == 92);
  CHECK(project.card.picture == folder / "common/paper.png");
  CHECK(std::get<PathSymbols>(project.symbols[0].from).folder ==
        (folder / "common/deep").string());
}

TEST_CASE("what is wrong in a template is reported there, after the file's own",
          "[project]") {
  const ScratchFolder folder;
  make_file(folder / "base.yaml",
            "symbols: a\ncard: {sise: 3}\nsheet: {gap: x, bleed: y}\n");
  CHECK(errors_in(folder, "extends: base.yaml\n\n\n\nseed: x\nsheet: {gap: 1}\n") ==
        "deck.yaml:5:7: error: 'seed' must be a whole number, not 'x'\n"
        "base.yaml:2:8: error: unknown key 'sise' in 'card'\n"
        "  hint: did you mean 'size'?\n"
        "base.yaml:3:24: error: 'bleed' must be a length, not 'y'\n"
        "  hint: write a number and its unit, mm, cm, in or pt, such as 85 mm\n");
  make_file(folder / "base.yaml", "symbols: [a\n");
  CHECK(errors_in(folder, "extends: base.yaml\nseed: 1\nseed: 2\n") ==
        "deck.yaml:3:1: error: 'seed' is given twice\n"
        "  hint: the first is on line 2\n"
        "base.yaml:1:10: error: '[' is never closed\n"
        "  hint: close it with ']'\n");
  make_file(folder / "base.yaml", "");
  CHECK(errors_in(folder, "extends: base.yaml\n") ==
        "base.yaml:1:1: error: there is no key in the file\n"
        "  hint: the smallest file is one line: symbols: pictures/\n");
}

TEST_CASE("two values that do not go together are reported where the last word is",
          "[project]") {
  const ScratchFolder folder;
  make_file(folder / "base.yaml",
            "symbols: a\ncard: {shape: square, size: 60, corner_radius: 5}\n");
  CHECK(errors_in(folder, "extends: base.yaml\ncard: {shape: rectangle}\n") ==
        "deck.yaml:2:15: error: a rectangle needs a width and a height, not just '60'\n"
        "  hint: such as size: [63 mm, 88 mm], or shape: square\n");
  CHECK(
      errors_in(folder, "extends: base.yaml\ncard: {shape: circle}\n") ==
      "deck.yaml:2:15: error: a circle has no corners that 'corner_radius' could round\n"
      "  hint: leave it out, or set it to 0\n");
  CHECK(errors_in(folder, "extends: base.yaml\ncard: {shape: circle, corner_radius: 0}\n")
            .empty());
}

TEST_CASE("a template that is not there is said at its name", "[project]") {
  const ScratchFolder folder;
  make_file(folder / "itself.yaml", "extends: itself.yaml\n");
  make_file(folder / "back.yaml", "extends: ./deck.yaml\n");
  make_file(folder / "deck.yaml", "extends: back.yaml\n");
  std::filesystem::create_directory(folder / "folder.d");
  const std::vector<WrongFile> files{
      {"extends: a44",
       "deck.yaml:1:10: error: no template named 'a44'\n  hint: did you mean 'a4'?\n"},
      {"extends: tarot",
       "deck.yaml:1:10: error: no template named 'tarot'\n"
       "  hint: 'onematch templates' lists them; a path has an ending, such as "
       "base.yaml\n"},
      {"extends: none.yaml",
       "deck.yaml:1:10: error: cannot read none.yaml: No such file or directory\n"},
      {"extends: folder.d",
       "deck.yaml:1:10: error: cannot read folder.d: Is a directory\n"},
      {"extends: [a4]", "deck.yaml:1:10: error: 'extends' must be text, not a list\n"},
      {"extends: ''", "deck.yaml:1:10: error: 'extends' is empty\n"},
      {"extends:", "deck.yaml:1:1: error: 'extends' has no value\n"},
      {"extends: itself.yaml",
       "itself.yaml:1:10: error: 'extends' goes round in a circle: this extends "
       "itself.yaml, which extends this\n"},
      {"extends: back.yaml",
       "back.yaml:1:10: error: 'extends' goes round in a circle: this extends deck.yaml, "
       "which extends this\n"},
  };
  for (const WrongFile& file : files) {
    INFO(file.yaml);
    CHECK(errors_in(folder, file.yaml + "\ntitle: x\nsymbols: a\n") == file.errors);
  }
}

TEST_CASE("settings win over the file and what it extends", "[project]") {
  const Project project =
      load("extends: kids\nsymbols: a\ncard: {size: 80}\n",
           {"card.size=70 mm", "deck.cards=20", "title=no", "card.border.width=1",
            "sheet.marks=[crop, center]", "card.background=#fff", "seed=7", "seed=8"},
           "decks");
  CHECK(project.card.shape.width == 70);
  CHECK(project.card.size_at == Source{"--set card.size=70 mm", 0, 0});
  CHECK(project.deck.cards->value == 20);
  CHECK(project.scatter.clearance == 3_mm);
  CHECK(project.title == "no");
  CHECK(project.card.border->width == 1_mm);
  CHECK(project.sheet.marks.center);
  CHECK(project.card.background == white);
  CHECK(project.scatter.seed == 8);
  CHECK(load("symbols: a", {"symbols=b"}, "decks").symbols_at.file == "--set symbols=b");
  CHECK(load("symbols: a", {"extends=kids"}).card.shape.width == 92);
  CHECK(load("title: x", {"symbols.library=animals"}).symbols.size() == 1);
  // A section that a setting reaches into keeps its place.
  CHECK(load("symbols: a\nscatter: {edge: 4}", {"scatter.clearance=2"}).scatter.where ==
        Source{"deck.yaml", 2, 10});
}

TEST_CASE("a wrong setting is reported by its name, before the file", "[project]") {
  const std::vector<std::pair<std::string, std::string>> settings{
      {"card.size=70 px",
       "'size' must be a length, not '70 px'\n"
       "  hint: write a number and its unit, mm, cm, in or pt, such as 85 mm\n"},
      {"card.sise=70", "unknown key 'sise' in 'card'\n  hint: did you mean 'size'?\n"},
      {"crad.size=70", "unknown key 'crad'\n  hint: did you mean 'card'?\n"},
      {"card=round",
       "'card' must be a group of keys, not 'round'\n"
       "  hint: write its keys below it, indented, such as size: 85 mm\n"},
      {"title=", "'title' has no value\n"},
      {"title", "no '=' in the setting\n  hint: such as --set 'card.size=70 mm'\n"},
      {"=3", "a name is missing before '='\n  hint: such as --set 'card.size=70 mm'\n"},
      {"card..size=3",
       "a name is missing before '='\n  hint: such as --set 'card.size=70 mm'\n"},
      {"symbols.0=cow.png",
       "single items of a list can't be set\n"
       "  hint: set the whole list: --set 'symbols=[cow.png, fox.png]'\n"},
      {"symbols=[a", "'[' is never closed\n  hint: close it with ']'\n"},
      {"extends=a44", "no template named 'a44'\n  hint: did you mean 'a4'?\n"},
  };
  for (const auto& [setting, error] : settings)
    CHECK(load_errors("symbols: a", {setting}) ==
          "--set " + setting + ": error: " + error);
  CHECK(load_errors("symbols: a\nseed: x", {"deck.cards=1"}) ==
        "--set deck.cards=1: error: 'cards' must be from 2 to 16,513, not '1'\n"
        "deck.yaml:2:7: error: 'seed' must be a whole number, not 'x'\n");
}

TEST_CASE("bundled templates load and say what they are", "[project]") {
  const auto templates = list_templates(ONEMATCH_SOURCE_DIR "/templates");
  std::vector<std::string> names;
  for (const TemplateInfo& info : templates) {
    INFO(info.name);
    names.push_back(info.name);
    CHECK(info.description.size() > 20);
    CHECK(info.description.ends_with('.'));
    // A kit is whole by itself.
    const std::string symbols = info.name == "doublets" ? "" : "symbols: a\n";
    CHECK(load_errors("extends: " + info.name + "\n" + symbols).empty());
  }
  CHECK(names.size() == 23);
  CHECK(std::is_sorted(names.begin(), names.end()));
  CHECK(templates[0].description ==
        "A4 paper for a home printer: 5 mm margins, crop marks, bleed.");
}

TEST_CASE("templates are the .yaml files of a folder, with or without a comment",
          "[project]") {
  const ScratchFolder folder;
  make_file(folder / "b.yaml", "symbols: a\n# not first\n");
  make_file(folder / "a.yaml", "#  Said so\nsymbols: a\n");
  make_file(folder / "c.txt", "# no template\n");
  const auto templates = list_templates(folder.path());
  REQUIRE(templates.size() == 2);
  CHECK(templates[0].name == "a");
  CHECK(templates[0].description == "Said so");
  CHECK(templates[1].description.empty());
  CHECK_THROWS_WITH(list_templates(folder / "none"), "cannot read the templates in " +
                                                         (folder / "none").string() +
                                                         ": No such file or directory");
}
