// The keys of a doublets kit.
#include <algorithm>

#include "project/templates.hpp"
#include "support/project.hpp"
#include "support/scratch.hpp"
#include "test.hpp"

using namespace onematch;
using namespace onematch::literals;
using test::load;
using test::load_errors;

TEST_CASE("a kit needs one line", "[project]") {
  const Project project = load("kit: doublets\n");
  REQUIRE(project.kit);
  CHECK(project.title == "deck");
  CHECK(project.kit->variants.size() == 5);
  CHECK_FALSE(project.kit->man);
  CHECK(project.kit->nets);
  CHECK(project.symbols.empty());
  CHECK(project.sheet.gap == 4.5_mm);
  CHECK(project.sheet.bleed == 2_mm);
}

TEST_CASE("a deck is no kit", "[project]") {
  CHECK_FALSE(load("symbols: pictures/\n").kit);
  CHECK_FALSE(load("kit: deck\nsymbols: pictures/\n").kit);
}

TEST_CASE("a kit says which games, men and dice", "[project]") {
  const Project project = load(
      "kit: doublets\n"
      "variant: cotton\n"
      "rules: {bottom_counts: true, share: none}\n"
      "men: {size: 22 mm, colors: [navy, '#ffeecc'], symbols: [fox, pictures/a.png]}\n"
      "dice: none\n"
      "language: fr\n"
      "sheet: {gap: 5 mm, bleed: 1 mm, paper: Letter, marks: none}\n",
      {}, "folder");
  REQUIRE(project.kit);
  const KitSpec& kit = *project.kit;
  REQUIRE(kit.variants.size() == 1);
  CHECK(kit.variants[0].name == "cotton");
  CHECK(kit.variants[0].bottom_counts);
  CHECK(kit.variants[0].share == Share::none);
  CHECK(kit.man == 22_mm);
  CHECK(kit.colors[0] == Color{0, 0, 128 / 255.0, 1});
  CHECK_FALSE(kit.nets);
  REQUIRE(project.symbols.size() == 2);
  CHECK(std::get<LibrarySymbols>(project.symbols[0].from).name == "fox");
  CHECK(std::get<PathSymbols>(project.symbols[1].from).folder == "folder");
  CHECK(project.sheet.gap == 5_mm);
  CHECK(project.sheet.paper_name == "Letter");
}

TEST_CASE("every variant that the engine has can be printed", "[project]") {
  for (const Variant& variant : known_variants()) {
    const Project project = load("kit: doublets\nvariant: " + variant.name + "\n");
    REQUIRE(project.kit->variants.size() == 1);
    CHECK(project.kit->variants[0].name == variant.name);
  }
}

TEST_CASE("settings of the command line reach a kit", "[project]") {
  const Project project =
      load("kit: doublets\nvariant: dames\n", {"rules.carry=false", "men.size=20 mm"});
  CHECK_FALSE(project.kit->variants[0].carry);
  CHECK(project.kit->man == 20_mm);
}

TEST_CASE("a sheet template goes with a kit", "[project]") {
  CHECK(load("extends: letter\nkit: doublets\n").sheet.paper_name == "Letter");
}

TEST_CASE("wrong values of a kit are told, with what is right", "[project]") {
  const std::string kit = "kit: doublets\n";
  const std::vector<test::WrongFile> files{
      {"kit: doublet\n",
       "deck.yaml:1:6: error: 'kit' must be deck or doublets, not 'doublet'\n"
       "  hint: did you mean 'doublets'?\n"},
      {kit + "variant: coton\n",
       "deck.yaml:2:10: error: 'variant' must be willughby, cotton, doblet, dames, "
       "dames-1699, ofanfelling or family, not 'coton'\n"
       "  hint: did you mean 'cotton'?\n"},
      {kit + "variant: cotton\nrules: {botom_counts: true}\n",
       "deck.yaml:3:9: error: no option named 'botom_counts'\n"
       "  hint: did you mean 'bottom_counts'?\n"},
      {kit + "variant: cotton\nrules: {share: lots}\n",
       "deck.yaml:3:16: error: share is none, no_lift, strict, unstack_only or "
       "literal_es, not 'lots'\n"},
      {kit + "variant: cotton\nrules: {share: [none]}\n",
       "deck.yaml:3:16: error: 'share' must be one word, not a list\n"},
      {kit + "variant: chess\nrules: {share: none}\n",
       "deck.yaml:2:10: error: 'variant' must be willughby, cotton, doblet, dames, "
       "dames-1699, ofanfelling or family, not 'chess'\n"},
      {kit + "variant: cotton\nrules: strict\n",
       "deck.yaml:3:8: error: 'rules' must be a group of keys, not 'strict'\n"
       "  hint: such as {bottom_counts: true}\n"},
      {kit + "rules: {carry: false}\n",
       "deck.yaml:2:8: error: 'rules' are those of one game, and this kit has 5\n"
       "  hint: choose one of them with 'variant'\n"},
      {kit + "men: {size: 50 mm}\n",
       "deck.yaml:2:13: error: 'size' must be from 10 mm to 40 mm, not '50 mm'\n"},
      {kit + "men: {colors: red}\n",
       "deck.yaml:2:15: error: 'colors' must be a list of two colours, not 'red'\n"
       "  hint: such as [darkred, ivory]\n"},
      {kit + "men: {colors: [red, '#ffeecc80']}\n",
       "deck.yaml:2:21: error: men are printed in full colours, and this one is "
       "see-through\n"
       "  hint: write it as three numbers, such as \"#7a1f1f\", or by a name\n"},
      {kit + "men: {colors: [white, white]}\n",
       "deck.yaml:2:15: error: the men of the two players would look alike: white and "
       "white\n"
       "  hint: choose colours that differ, such as [darkred, ivory], or give the men "
       "'symbols'\n"},
      {kit + "men: {colors: [navy, '#000070'], symbols: none}\n",
       "deck.yaml:2:15: error: the men of the two players would look alike: navy and "
       "#000070\n"
       "  hint: choose colours that differ, such as [darkred, ivory], or give the men "
       "'symbols'\n"},
      {kit + "men: {symbols: fox}\n",
       "deck.yaml:2:16: error: 'symbols' must be a list of two drawings or pictures, not "
       "'fox'\n"
       "  hint: such as [fox, bee]\n"},
      {kit + "dice: net\n",
       "deck.yaml:2:7: error: 'dice' must be nets or none, not 'net'\n"
       "  hint: did you mean 'nets'?\n"},
      {kit + "outputs: [pdf, png]\n",
       "deck.yaml:2:10: error: a doublets kit becomes a pdf only\n"
       "  hint: leave out 'outputs'\n"},
      {kit + "sheet: {marks: guides}\n",
       "deck.yaml:2:16: error: 'guides' are marks for cards, and this is a doublets kit\n"
       "  hint: its men have crop, outline or center, a list of these, or none\n"},
      {kit + "sheet: {orientation: landscape}\n",
       "deck.yaml:2:22: error: the pages of a doublets kit are portrait\n"
       "  hint: leave out 'orientation'\n"},
      {kit + "sheet: {slots: auto}\n",
       "deck.yaml:2:9: error: 'slots' is for a deck of cards, and this is a doublets "
       "kit\n"
       "  hint: leave it out, or leave out 'kit'\n"},
      {kit + "mens: {size: 20 mm}\n",
       "deck.yaml:2:1: error: unknown key 'mens'\n  hint: did you mean 'men'?\n"}};
  for (const test::WrongFile& file : files) {
    INFO(file.yaml);
    CHECK(load_errors(file.yaml) == file.errors);
  }
}

TEST_CASE("keys of a deck in a kit are refused by name", "[project]") {
  for (const char* key : {"deck: {cards: 3}", "symbols: pictures/", "card: {size: 80 mm}",
                          "scatter: {edge: 2 mm}", "back: {color: red}",
                          "pages: test_sheet", "card: 3", "symbols:"}) {
    const std::string line = key, name = line.substr(0, line.find(':'));
    CHECK(load_errors("kit: doublets\n" + line + "\n") ==
          "deck.yaml:2:1: error: '" + name +
              "' is for a deck of cards, and this is a doublets kit\n"
              "  hint: leave it out, or leave out 'kit'\n");
  }
}

TEST_CASE("keys of a kit in a deck are refused by name", "[project]") {
  for (const char* key :
       {"variant: cotton", "variant: xyz", "rules: {}", "rules: 3", "men: {size: 20 mm}",
        "men: {size: 20 m, colours: red}", "men: big", "dice: none", "dice:"}) {
    const std::string line = key, name = line.substr(0, line.find(':'));
    const std::string said = load_errors("symbols: pictures/\n" + line + "\n");
    CHECK(said == "deck.yaml:2:1: error: '" + name +
                      "' is for a doublets kit, and this is a deck of cards\n"
                      "  hint: leave it out, or write kit: doublets\n");
  }
}

TEST_CASE("a template of the other kind is told once, where it is extended",
          "[project]") {
  const std::vector<std::string> for_kits{"a4", "doublets", "letter", "universal"};
  for (const TemplateInfo& info : list_templates(ONEMATCH_SOURCE_DIR "/templates")) {
    INFO(info.name);
    const bool suits = std::count(for_kits.begin(), for_kits.end(), info.name) > 0;
    CHECK(load_errors("kit: doublets\nextends: " + info.name + "\n") ==
          (suits ? ""
                 : "deck.yaml:2:10: error: '" + info.name +
                       "' is for a deck of cards, and this is a doublets kit\n"
                       "  hint: a kit extends doublets, a4, letter, universal or "
                       "nothing\n"));
  }
  CHECK(load_errors("kit: deck\nextends: doublets\nsymbols: pictures/\n") ==
        "deck.yaml:2:10: error: 'doublets' is for a doublets kit, and this is a deck of "
        "cards\n"
        "  hint: 'onematch templates' lists those for decks\n");
}

TEST_CASE("a file of cards that a kit extends is told once, with its keys", "[project]") {
  const ScratchFolder folder;
  make_file(folder / "base.yaml", "extends: classic\ntitle: Base\nback: {color: red}\n");
  CHECK(load_errors("kit: doublets\nextends: base.yaml\n", {}, folder.path()) ==
        (folder / "deck.yaml").string() +
            ":2:10: error: 'base.yaml' is for a deck of "
            "cards, and this is a doublets kit\n"
            "  hint: extend a file without 'back', 'symbols', 'card' or 'scatter'\n");
}
TEST_CASE("keys of a deck beside a kit's template are told where they are", "[project]") {
  CHECK(
      load_errors("extends: doublets\nback: {color: red}\n") ==
      "deck.yaml:2:1: error: 'back' is for a deck of cards, and this is a doublets kit\n"
      "  hint: leave it out, or leave out 'kit'\n");
}
