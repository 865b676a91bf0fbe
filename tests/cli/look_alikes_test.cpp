// Symbols that players would take for each other are refused or named.
#include <algorithm>
#include <filesystem>
#include <sstream>
#include <string>
#include <vector>

#include "support/command.hpp"
#include "support/picture_files.hpp"
#include "support/program.hpp"
#include "support/scratch.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

std::string svg(const std::string& body) {
  return R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">)" + body +
         "</svg>";
}

const std::string house = R"(<rect x="20" y="40" width="60" height="50" fill="tan"/>)"
                          R"(<path d="M10 45 L50 10 L90 45 Z" fill="firebrick"/>)"
                          R"(<rect x="30" y="60" width="15" height="30" fill="navy"/>)";

Ran check_deck(const ScratchFolder& folder, const std::string& symbols,
               const std::string& more = "") {
  make_file(folder / "deck.yaml", "symbols:\n" + symbols + more);
  return run_program({"check", folder.path().string()});
}

}  // namespace

TEST_CASE("the same picture twice is refused, in whatever size and turn", "[cli]") {
  const ScratchFolder folder;
  make_file(folder / "house.svg", svg(house));
  const std::string again =
      GENERATE(as<std::string>{}, "<g transform='translate(30 30) scale(.3)'>",
               "<g transform='rotate(90 50 50)'>", "<g transform='rotate(37 50 50)'>");
  make_file(folder / "home.svg", svg(again + house + "</g>"));
  const std::string symbols = "  - house.svg\n  - home.svg\n  - library: fox\n";
  const Ran ran = check_deck(folder, symbols);
  // Of a turn that is none of the steps that are tried, only that it is alike is sure.
  if (again.find("37") != std::string::npos) {
    CHECK_THAT(ran.err, ContainsSubstring("deck.yaml:3:5: "));
    CHECK_THAT(ran.err, ContainsSubstring("house.svg and home.svg look "));
    return;
  }
  CHECK(ran.code == 1);
  CHECK_THAT(ran.err, ContainsSubstring(
                          "deck.yaml:3:5: error: house.svg and home.svg look the "
                          "same\n  hint: each symbol may be there once: leave one of "
                          "them out\n"));
  // Lying on its side is another thing if nothing is turned.
  const Ran upright = check_deck(folder, symbols, "scatter: {rotation: upright}\n");
  CHECK(upright.code == (again.find("rotate") == std::string::npos ? 1 : 0));
}

TEST_CASE("pictures that are nearly the same are named", "[cli]") {
  const ScratchFolder folder;
  make_file(folder / "house.svg", svg(house));
  make_file(folder / "open.svg",
            svg(house + R"(<rect x="55" y="62" width="9" height="9" fill="gold"/>)"));
  const Ran ran = check_deck(folder, "  - house.svg\n  - open.svg\n  - library: fox\n");
  CHECK(ran.code == 0);
  CHECK_THAT(ran.err, ContainsSubstring(
                          "deck.yaml:3:5: warning: house.svg and open.svg look "
                          "alike\n  hint: players may take one for the other: change "
                          "or replace one of them\n"));
}

TEST_CASE("two shades of one drawing are named, two colours are not", "[cli]") {
  const ScratchFolder folder;
  const auto flag = [](const std::string& upper, const std::string& lower) {
    return svg("<rect width='90' height='30' fill='" + upper +
               "'/><rect y='30' width='90' height='30' fill='" + lower + "'/>");
  };
  make_file(folder / "a.svg", flag("#ce1126", "#eeeeee"));
  const auto told = [&](const std::string& other) {
    make_file(folder / "b.svg", other);
    const Ran ran = check_deck(folder, "  - a.svg\n  - b.svg\n  - library: fox\n");
    CHECK(ran.code == 0);
    return ran.err.find("a.svg and b.svg look alike") != std::string::npos;
  };
  CHECK(told(flag("#dc1f26", "#eeeeee")));
  CHECK(told(flag("#eeeeee", "#dc1f3e")));  // upside down
  CHECK(told(flag("#dd3545", "#f6f6f0")));
  CHECK_FALSE(told(flag("#ff7722", "#eeeeee")));
  CHECK_FALSE(told(flag("#802060", "#eeeeee")));
  CHECK_FALSE(told(flag("#ce1126", "#bbbbbb")));
  // The same colours, otherwise arranged.
  CHECK_FALSE(
      told(svg("<rect width='90' height='60' fill='#eeeeee'/><rect width='45' "
               "height='60' fill='#ce1126'/>")));
}

TEST_CASE("what is connected in pairs is named in one line", "[cli]") {
  const ScratchFolder folder;
  const auto house_with = [&](const std::string& name, const std::string& more) {
    std::filesystem::create_directories((folder / name).parent_path());
    make_file(folder / name, svg(house + more));
  };
  house_with("a/house.svg", "");
  house_with("b/house.svg", R"(<rect x="55" y="62" width="9" height="9" fill="gold"/>)");
  house_with("open.svg", R"(<rect x="66" y="62" width="9" height="9" fill="gold"/>)");
  const std::string symbols =
      "  - a/house.svg\n  - library: [fox, bee, cat, dog]\n  - b/house.svg\n  - "
      "open.svg\n";
  const Ran ran = check_deck(folder, symbols);
  CHECK(ran.code == 0);
  CHECK_THAT(ran.err, ContainsSubstring(
                          "deck.yaml:4:5: warning: a/house.svg, b/house.svg"
                          " and open.svg look alike\n  hint: players may take one for "
                          "another: change or replace all of them but one\n"));
  CHECK(ran.err.find("look alike") == ran.err.rfind("look alike"));
}

TEST_CASE("a picture three times and another twice are two errors", "[cli]") {
  const ScratchFolder folder;
  const std::string tree = R"(<path d="M50 5 L90 80 L10 80 Z" fill="green"/>)";
  for (const int i : {1, 2, 3})
    make_file(folder / ("house" + std::to_string(i) + ".svg"),
              svg(house + "<!--" + std::to_string(i) + "-->"));
  for (const int i : {1, 2})
    make_file(folder / ("tree" + std::to_string(i) + ".svg"),
              svg(tree + "<!--" + std::to_string(i) + "-->"));
  const Ran ran = check_deck(folder,
                             "  - house1.svg\n  - tree1.svg\n  - house2.svg\n"
                             "  - tree2.svg\n  - house3.svg\n  - library: [fox, bee]\n");
  CHECK(ran.code == 1);
  const std::string file = (folder / "deck.yaml").string();
  CHECK(ran.err ==
        file +
            ":4:5: error: house1.svg, house2.svg and house3.svg look the same\n"
            "  hint: each symbol may be there once: keep one of them only\n" +
            file +
            ":5:5: error: tree1.svg and tree2.svg look the same\n"
            "  hint: each symbol may be there once: leave one of them out\n");
}

TEST_CASE("of many that are the same eight are named", "[cli]") {
  const ScratchFolder folder;
  // Thirteen symbols, all of which are in the deck.
  const auto said_of = [&](int count, const std::string& others) {
    std::string list;
    for (int i = 1; i <= count; ++i) {
      const std::string name = "h" + std::to_string(i) + ".svg";
      make_file(folder / name, svg(house + "<!--" + std::to_string(i) + "-->"));
      list += "  - " + name + "\n";
    }
    return check_deck(folder, list + "  - library: " + others + "\n").err;
  };
  const std::string seven =
      "deck.yaml:3:5: error: h1.svg, h2.svg, h3.svg, h4.svg, h5.svg, h6.svg, h7.svg";
  CHECK_THAT(said_of(9, "[fox, bee, cat, dog]"),
             ContainsSubstring(seven + ", h8.svg and h9.svg look the same\n"));
  CHECK_THAT(said_of(10, "[fox, bee, cat]"),
             ContainsSubstring(seven + ", h8.svg and 2 more look the same\n"));
}

TEST_CASE("equal pictures are refused in whatever order near ones stand", "[cli]") {
  const ScratchFolder folder;
  const auto spot = [](const std::string& x) {
    return "<rect x='" + x + "' y='62' width='7' height='7' fill='gold'/>";
  };
  make_file(folder / "near.svg", svg(house + spot("55")));
  make_file(folder / "far.svg", svg(house + spot("66")));
  make_file(folder / "one.svg", svg(house));
  make_file(folder / "two.svg", svg(house + "<!-- -->"));
  std::vector<std::string> files{"far.svg", "near.svg", "one.svg", "two.svg"};
  do {
    std::string list;
    for (const std::string& file : files) list += "  - " + file + "\n";
    list += "  - library: [bee, cat, fox]\n";
    const Ran ran = check_deck(folder, list);
    INFO(list << ran.err);
    CHECK(ran.code == 1);
    const bool one_first = list.find("one") < list.find("two");
    CHECK_THAT(ran.err, ContainsSubstring(
                            one_first ? "error: one.svg and two.svg look the same\n"
                                      : "error: two.svg and one.svg look the same\n"));
  } while (std::next_permutation(files.begin(), files.end()));
}

TEST_CASE("spellings do not hide a word that is there twice", "[cli]") {
  const ScratchFolder folder;
  for (const std::string words :
       {R"([KUH, Kuh, "K uh", fox])", R"([Kuh, "Kuh ", KUH, fox])"}) {
    const Ran ran = check_deck(folder, "  - text: " + words + "\n");
    INFO(words << ran.err);
    CHECK(ran.code == (words.find("Kuh ") == std::string::npos ? 0 : 1));
  }
}

TEST_CASE("pale pictures are told apart, as they are on the card", "[cli]") {
  const ScratchFolder folder;
  const std::string fill = " fill='whitesmoke'/>";
  make_file(folder / "disc.svg", svg("<circle cx='50' cy='50' r='45'" + fill));
  make_file(folder / "block.svg", svg("<rect x='5' y='5' width='90' height='90'" + fill));
  make_file(folder / "arrow.svg", svg("<path d='M50 5L95 95H5z'" + fill));
  const std::string list = "  - disc.svg\n  - block.svg\n  - arrow.svg\n";
  const std::string card = GENERATE(as<std::string>{}, "white", "navy", "whitesmoke");
  INFO(card);
  CHECK(check_deck(folder, list, "card: {background: " + card + "}\n").code == 0);
  make_file(folder / "arrow.svg", svg("<circle cx='40' cy='50' r='30'" + fill));
  CHECK_THAT(check_deck(folder, list, "card: {background: " + card + "}\n").err,
             ContainsSubstring("disc.svg and arrow.svg look the same\n"));
}

TEST_CASE("drawings that differ in colours only are the same in lines", "[cli]") {
  const ScratchFolder folder;
  const auto flag = [&](const std::string& name, const std::vector<std::string>& colors) {
    std::string stripes;
    for (int i = 0; i < 3; ++i)
      stripes += "<rect x='5' y='" + std::to_string(20 + 20 * i) +
                 "' width='90' height='20' fill='" + colors[static_cast<std::size_t>(i)] +
                 "'/>";
    make_file(folder / name, svg(stripes));
  };
  flag("a.svg", {"firebrick", "gold", "navy"});
  flag("b.svg", {"green", "orange", "purple"});
  const std::string list = "  - a.svg\n  - b.svg\n  - library: fox\n";
  CHECK(check_deck(folder, list).code == 0);
  CHECK_THAT(check_deck(folder, list, "style: outline\n").err,
             ContainsSubstring("a.svg and b.svg look the same\n"));
}

TEST_CASE("three spellings of a word are one warning", "[cli]") {
  const ScratchFolder folder;
  const Ran ran =
      check_deck(folder, "  - text: [Polish, fox, polish, POLISH, bee, cow, hen]\n");
  CHECK_THAT(ran.err,
             ContainsSubstring(":2:25: warning: the texts 'Polish', 'polish' and "
                               "'POLISH' differ in case, accents or blanks "
                               "only\n  hint: players may take one for another: change "
                               "all of them but one\n"));
}

TEST_CASE("what is alike in greys only is named if greys are printed", "[cli]") {
  const ScratchFolder folder;
  const auto disc = [&](const std::string& name, const std::string& color) {
    make_file(folder / name,
              svg("<circle cx='50' cy='50' r='40' fill='" + color + "'/>"));
  };
  disc("green.svg", "#2a8a2a");
  disc("red.svg", "#d0373f");
  const std::string symbols = "  - green.svg\n  - red.svg\n  - library: fox\n";
  CHECK(check_deck(folder, symbols).err.empty());
  CHECK_THAT(check_deck(folder, symbols, "print: grey\n").err,
             ContainsSubstring("warning: green.svg and red.svg look alike in greys\n"));
}

TEST_CASE("words that differ in little are named, and in nothing refused", "[cli]") {
  const ScratchFolder folder;
  const auto [words, severity, what] =
      GENERATE(table<std::string, std::string, std::string>({
          {"[Polish, polish, fox]", "warning", "differ in case, accents or blanks only"},
          {"[résumé, resume, fox]", "warning", "differ in case, accents or blanks only"},
          {R"(["á", "a\u0301", fox])", "error", "look the same"},
          {R"([ab, "a b", fox])", "warning", "differ in case, accents or blanks only"},
      }));
  const Ran ran = check_deck(folder, "  - text: " + words + "\n");
  CHECK(ran.code == (severity == "error" ? 1 : 0));
  CHECK_THAT(ran.err, ContainsSubstring(severity + ": the text '"));
  CHECK_THAT(ran.err, ContainsSubstring("' " + what + "\n"));
}

TEST_CASE("different words are never refused for their looks", "[cli]") {
  const ScratchFolder folder;
  const Ran ran = check_deck(folder, "  - text: [word1004, word1084, fox]\n");
  CHECK(ran.code == 0);
}

TEST_CASE("faces of one symbol may be alike", "[cli]") {
  const ScratchFolder folder;
  make_file(folder / "house.svg", svg(house));
  make_file(folder / "home.svg", svg("<g transform='scale(.5)'>" + house + "</g>"));
  CHECK(check_deck(folder, "  - faces: [house.svg, home.svg]\n  - library: [fox, bee]\n")
            .err.empty());
}

TEST_CASE("filters are printed with 300 pixels an inch and more", "[cli]") {
  const ScratchFolder folder;
  const std::string blur =
      R"(<filter id="f"><feGaussianBlur stdDeviation="2"/></filter>)";
  for (const std::string name : {"a", "b", "c"})
    make_file(folder / (name + ".svg"),
              svg(blur +
                  "<g filter='url(#f)' transform='translate(10 10) scale(.8) "
                  "rotate(" +
                  std::to_string(20 * (name[0] - 'a')) + " 50 50)'>" + house +
                  "<circle r='" + std::to_string(9 * (name[0] - 'a')) + "'/></g>"));
  make_file(folder / "deck.yaml",
            "symbols: [a.svg, b.svg, c.svg]\n"
            "scatter: {rotation: upright}\n");
  const Ran ran = run_program({"build", folder.path().string()});
  CHECK(ran.code == 0);
  CHECK_THAT(ran.err, ContainsSubstring("notice: printed as fine pixels, for a filter in "
                                        "them: a, b, c\n"));
  const std::string list = output_of("pdfimages -list " + (folder / "deck.pdf").string());
  std::istringstream lines(list);
  std::string line;
  int images = 0;
  for (int i = 0; std::getline(lines, line); ++i) {
    if (i < 2) continue;  // the header
    std::istringstream words(line);
    std::vector<std::string> row(16);
    for (std::string& word : row) words >> word;
    INFO(line);
    CHECK(std::stoi(row[12]) >= 297);  // rounded, of a box rounded out
    CHECK(std::stoi(row[12]) <= 640);
    ++images;
  }
  CHECK(images > 0);
}
