// Words, emoji and tables on cards, from the project file to the PDF.
#include <cstdlib>
#include <optional>

#include "support/command.hpp"
#include "support/program.hpp"
#include "support/scratch.hpp"
#include "test.hpp"

using namespace onematch;
namespace fs = std::filesystem;

namespace {

/// The user's data folder, for the length of the scope.
class DataHome {
 public:
  DataHome() {
    if (const char* value = std::getenv("XDG_DATA_HOME")) before_ = value;
    setenv("XDG_DATA_HOME", folder_.path().c_str(), 1);
  }
  ~DataHome() {
    if (before_)
      setenv("XDG_DATA_HOME", before_->c_str(), 1);
    else
      unsetenv("XDG_DATA_HOME");
  }
  DataHome(const DataHome&) = delete;
  DataHome& operator=(const DataHome&) = delete;

  /// Puts a drawing there, of an emoji or anything else.
  void draw(const std::string& name, const std::string& shape) const {
    make(name,
         "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'>" + shape + "</svg>");
  }
  void make(const std::string& name, const std::string& bytes) const {
    fs::create_directories(folder_ / "onematch/emoji");
    make_file(folder_ / ("onematch/emoji/" + name), bytes);
  }

 private:
  ScratchFolder folder_;
  std::optional<std::string> before_;
};

std::string built(const ScratchFolder& folder) {
  return "'" + (folder / "deck.pdf").string() + "'";
}

Ran build(const ScratchFolder& folder) {
  return run_program({"build", (folder / "deck.yaml").string()});
}

std::string file_in(const ScratchFolder& folder, const std::string& name) {
  return (folder / name).string();
}

}  // namespace

TEST_CASE("emoji are drawn from drawings, and their makers named", "[words]") {
  const DataHome home;
  home.draw("1f404.svg", "<circle cx='4' cy='4' r='4'/>");
  home.draw("1f469-200d-1f680.svg", "<path d='M0 0H9L4 9'/>");
  home.draw("2764.svg", "<rect width='9' height='3'/>");
  home.make("credit.txt", "Emoji: Circles by Ada, CC0\n");
  const ScratchFolder folder;
  make_file(folder / "deck.yaml",
            "symbols: [{emoji: [🐄, ❤]}, {text: 👩‍🚀}]\n");
  const Ran ran = run_program({"build", "--json", file_in(folder, "deck.yaml")});
  CHECK(ran.code == 0);
  CHECK_THAT(ran.out, ContainsSubstring("\"Emoji: Circles by Ada, CC0\""));
  CHECK(ran.err.find("error") == std::string::npos);
  CHECK(ran.err.find("dpi") == std::string::npos);
  const std::string info = output_of("pdfinfo " + built(folder));
  CHECK_THAT(info, ContainsSubstring("Subject:         Emoji: Circles by Ada, CC0\n"));
  CHECK_THAT(output_of("pdftotext -raw " + built(folder) + " -"),
             ContainsSubstring("Emoji: Circles by Ada, CC0"));
  CHECK(output_of("pdfimages -list " + built(folder)).find("image") ==
        std::string::npos);  // vectors
}

TEST_CASE("an emoji on a back is a drawing, too, and its maker named", "[words]") {
  const DataHome home;
  home.draw("1f404.svg", "<circle cx='4' cy='4' r='4'/>");
  home.make("credit.txt", "Emoji: Circles by Ada, CC0\n");
  const ScratchFolder folder;
  const std::string words = "symbols: {text: [a, b, c, d]}\n";
  const std::string back = GENERATE(as<std::string>{}, "text: 🐄", "symbol: 🐄");
  const bool is_symbol = back.starts_with("symbol");
  make_file(folder / "deck.yaml",
            (is_symbol ? "symbols: [{text: [a, b, c]}, {emoji: 🐄}]\n" : words) +
                "back: {" + back + "}\n");
  const Ran ran = build(folder);
  CHECK(ran.code == 0);
  CHECK_THAT(output_of("pdfinfo " + built(folder)),
             ContainsSubstring("Subject:         Emoji: Circles by Ada, CC0\n"));
  CHECK_THAT(output_of("pdftotext -raw " + built(folder) + " -"),
             ContainsSubstring("Emoji: Circles by Ada, CC0"));
  make_file(folder / "deck.yaml", words + "back: {text: Farm}\n");
  CHECK(build(folder).code == 0);
  CHECK(output_of("pdfinfo " + built(folder)).find("Ada") == std::string::npos);
}

TEST_CASE("without drawings, an emoji on a back is told with its pixels", "[words]") {
  const DataHome home;
  const ScratchFolder folder;
  make_file(folder / "deck.yaml", "symbols: {text: [a, b, c]}\nback: {text: 🐄}\n");
  const Ran ran = build(folder);
  const std::string at = file_in(folder, "deck.yaml") + ":2:14: ";
  CHECK_THAT(ran.err, StartsWith(at + (ran.code == 0
                                           ? "warning: for want of drawings the emoji on "
                                             "the back is a font's pixels, and prints at "
                                           : "error: there are no drawings of emoji")));
  CHECK_THAT(ran.err, ContainsSubstring("hint: run symbols/get-emoji once"));
}

TEST_CASE("without drawings of emoji, what to do is said once", "[words]") {
  const DataHome home;
  const ScratchFolder folder;
  make_file(folder / "deck.yaml", "symbols: [{emoji: [🐄, 🐖, 🦊]}]\n");
  const Ran ran = build(folder);
  const std::string file = file_in(folder, "deck.yaml");
  if (ran.code == 0) {  // a colour font is installed
    CHECK_THAT(ran.err, StartsWith(file + ":1:20: warning: for want of drawings these "
                                          "emoji are a font's pixels, and print at "));
    CHECK_THAT(ran.err, ContainsSubstring(
                            " dpi: 🐄, 🐖, 🦊\n  hint: run symbols/get-emoji once, "
                            "which fetches drawings of all emoji\n"));
  } else {
    CHECK(ran.err ==
          file +
              ":1:20: error: there are no drawings of emoji, and no colour font is "
              "installed\n"
              "  hint: run symbols/get-emoji once, which fetches drawings of all emoji, "
              "or install a font (in Debian fonts-noto-color-emoji)\n");
  }
}

TEST_CASE("an emoji that the drawings lack is told with their folder", "[words]") {
  const DataHome home;
  home.draw("1f404.svg", "<circle cx='4' cy='4' r='4'/>");
  const ScratchFolder folder;
  make_file(folder / "deck.yaml", "symbols: [{emoji: [🐄, 🇽🇽]}]\n");
  const Ran ran = build(folder);
  if (ran.code == 0) return;  // a colour font shows it
  CHECK_THAT(ran.err, ContainsSubstring("error: the drawings of emoji in "));
  CHECK_THAT(ran.err, ContainsSubstring(
                          "/onematch/emoji have none of 🇽🇽\n  hint: there may be no "
                          "region of these letters; or use a picture of your own\n"));
}

TEST_CASE("every word of a table can be found in the PDF", "[words]") {
  const ScratchFolder folder;
  const std::vector<std::string> words{"cow",     "Kuh",   "vache", "корова",
                                       "αγελάδα", "krowa", "sığır", "vaca"};
  std::string csv = "name;text;picture\r\n";
  for (const std::string& word : words) csv += "the " + word + ";" + word + ";\r\n";
  make_file(folder / "words.csv", csv + "dot;;dot.svg\r\n");
  make_file(folder / "dot.svg",
            "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><circle cx='4' "
            "cy='4' r='4'/></svg>");
  make_file(folder / "deck.yaml",
            "symbols: {table: words.csv, color: [navy, crimson]}\n"
            "deck: {symbols_per_card: 3}\n"
            "scatter: {rotation: upright}\n");
  const Ran ran = build(folder);
  CHECK(ran.code == 0);
  CHECK_THAT(ran.err, ContainsSubstring("2 symbols are left over: the vaca, dot\n"));
  const std::string text = output_of("pdftotext " + built(folder) + " -");
  for (std::size_t i = 0; i < 7; ++i) {
    INFO(words[i]);
    CHECK(text.find(words[i]) != std::string::npos);
  }
}

TEST_CASE("a font that is not there is told once, where it is chosen", "[words]") {
  const ScratchFolder folder;
  make_file(folder / "words.csv", "text\ncow\npig\nhen\n");
  const std::string file = file_in(folder, "deck.yaml");
  const auto told = [&](const std::string& yaml) {
    make_file(folder / "deck.yaml", yaml);
    const Ran ran = build(folder);
    CHECK(ran.code == 1);
    return ran.err;
  };
  const std::string rest =
      ": error: the font 'Nope' is not installed\n"
      "  hint: install it, or name its file under 'fonts'\n";
  CHECK(told("symbols: {table: words.csv, font: Nope}\n") == file + ":1:35" + rest);
  CHECK(told("symbols:\n- text: [a, b, c]\n  font: Nope\n") == file + ":3:9" + rest);
  CHECK(told("symbols: {text: [a, b, c]}\nback: {text: Hi, font: Nope}\n") ==
        file + ":2:24" + rest);
}

TEST_CASE("a name that was chosen for two symbols is warned of", "[words]") {
  const ScratchFolder folder;
  const auto told = [&](const std::string& yaml, const std::string& csv) {
    make_file(folder / "deck.yaml", yaml);
    make_file(folder / "words.csv", csv);
    return build(folder);
  };
  const auto warning = [&](const std::string& at, const std::string& first) {
    return file_in(folder, at) + ": warning: the name 'Cow' is used twice, first at " +
           file_in(folder, first) +
           "\n  hint: messages call symbols by their names: give each its own\n";
  };
  const std::string table = "symbols: {table: words.csv}\n";
  const Ran rows = told(table, "text,name\nmoo,Cow\nhen,Hen\nvache, Cow\n");
  CHECK(rows.code == 0);
  CHECK(rows.err == warning("words.csv:4:7", "words.csv:2:5"));
  CHECK(
      told("symbols: [{text: moo, name: Cow}, {text: cow, name: Cow}, {text: hen}]\n", "")
          .err == warning("deck.yaml:1:53", "deck.yaml:1:29"));
  // Also of rows that are left over, and each time.
  const Ran many = told(table + "deck: {symbols_per_card: 2}\n",
                        "text,name\nmoo,Cow\nhen,Hen\nfox,Fox\nvache,Cow\nkuh,Cow\n");
  CHECK_THAT(many.err, ContainsSubstring(warning("words.csv:5:7", "words.csv:2:5")));
  CHECK_THAT(many.err, ContainsSubstring(warning("words.csv:6:5", "words.csv:2:5")));
  // Of a symbol with two faces it is one name.
  CHECK(told(table, "face1,face2,name\nmoo,vache,Cow\nhen,poule,Hen\nfox,renard,Fox\n")
            .err.empty());
  // What nobody has chosen is told apart without a word.
  CHECK(told("symbols: [{text: moo, name: fox}, {library: fox}, {text: hen}]\n", "")
            .err.empty());
  make_file(folder / "words.csv", "text,name\nmoo,Cow\nhen,Cow\nfox,Fox\n");
  make_file(folder / "deck.yaml", table);
  CHECK(run_program({"build", "--strict", folder.path().string()}).code == 1);
}

TEST_CASE("a picture that a table misses is told by its row", "[words]") {
  const ScratchFolder folder;
  make_file(folder / "cow.png", "");
  make_file(folder / "words.csv", "name,face1\nCow,cwo.png\nPig,oink\n");
  make_file(folder / "deck.yaml", "symbols: {table: words.csv}\n");
  const Ran ran = build(folder);
  CHECK(ran.code == 1);
  CHECK(ran.err == file_in(folder, "words.csv") +
                       ":2:5: error: no file or folder 'cwo.png'\n"
                       "  hint: did you mean 'cow.png'?\n");
}

TEST_CASE("numbers that could be read upside down get a line", "[words]") {
  const ScratchFolder folder;
  const std::string file = file_in(folder, "deck.yaml");
  make_file(folder / "deck.yaml", "symbols: {text: [6, 7, 9]}\n");
  CHECK_THAT(build(folder).err,
             ContainsSubstring(file + ":1:18: notice: these could be read upside down "
                                      "and got a line below: 6, 9\n"
                                      "  hint: with rotation: 30° or upright they need "
                                      "none\n"));
  make_file(folder / "deck.yaml", "symbols: {text: [6, 7, 9], rotation: 30°}\n");
  CHECK(build(folder).err.find("upside down") == std::string::npos);
}
