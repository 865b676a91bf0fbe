#include "symbols/emoji.hpp"

#include <sys/stat.h>

#include "support/complaint.hpp"
#include "support/scratch.hpp"
#include "symbols/find.hpp"
#include "test.hpp"

using namespace onematch;
namespace fs = std::filesystem;

namespace {

constexpr const char* drawing =
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><circle cx='4' cy='4' "
    "r='4'/></svg>";

/// A folder with a drawing of each of these names.
class Drawings {
 public:
  Drawings(std::initializer_list<std::string> names) {
    for (const std::string& name : names) make_file(folder_ / (name + ".svg"), drawing);
  }

  EmojiArt art() const { return EmojiArt({"nowhere", folder_.path()}); }
  const ScratchFolder& folder() const { return folder_; }

  /// The name of the drawing that an emoji has, if any.
  std::string of(const std::string& emoji) const {
    const auto found = art().find(characters_of(emoji));
    return found ? found->stem().string() : "none";
  }

 private:
  ScratchFolder folder_;
};

SymbolSpec emoji(const std::string& text) {
  EmojiSymbol symbol;
  symbol.emoji = text;
  return {symbol, {"deck.yaml", 2, 3}};
}

SymbolSpec text(const std::string& words, const std::string& font = TextSymbol().font) {
  return {TextSymbol{words, font, black, ""}, {"deck.yaml", 2, 3}};
}

std::string complaint(const SymbolSpec& spec) {
  const ScratchFolder library;
  return complaint_of([&] { find_symbols({spec}, library.path()); });
}

}  // namespace

TEST_CASE("an emoji is one, whatever it is made of", "[emoji]") {
  for (const char* one :
       {"🐄", "❤", "❤️", "☎️", "👍🏽", "👩‍🚀", "👩🏽‍🚀",
        "👨‍👩‍👧‍👦", "❤️‍🔥", "🏳️‍🌈", "🇩🇪", "1️⃣",
        "#⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🕵️‍♂️", "©", "🫶🏿"}) {
    INFO(one);
    CHECK(is_emoji(characters_of(one)));
  }
  for (const char* none : {"", "a", "1", "#", "cow", "🐄🐖", "🐄 ", "a🐄", "🇩", "🇩🇪🇫🇷",
                           "12️⃣", "猫", "👩‍", "‍👩", "️", "é", "½"}) {
    INFO(none);
    CHECK_FALSE(is_emoji(characters_of(none)));
  }
}

TEST_CASE("signs are pictures only if they say so", "[emoji]") {
  for (const char* picture :
       {"🐄", "⭐", "❤️", "☝🏽", "1️⃣", "🇩🇪", "👩‍🚀"}) {
    INFO(picture);
    CHECK(is_shown_as_picture(characters_of(picture)));
  }
  for (const char* sign : {"❤", "☎", "©", "☀", "1", "A", "🐄 cow"}) {
    INFO(sign);
    CHECK_FALSE(is_shown_as_picture(characters_of(sign)));
  }
}

TEST_CASE("drawings are found by the names that sets give them", "[emoji]") {
  const Drawings twemoji{
      "1f404",       "2764",  "31-20e3",    "1f469-200d-1f680", "2764-fe0f-200d-1f525",
      "1f44d-1f3fd", "notes", "1f1e9-1f1ea"};
  CHECK(twemoji.of("🐄") == "1f404");
  CHECK(twemoji.of("❤") == "2764");
  CHECK(twemoji.of("❤️") == "2764");
  CHECK(twemoji.of("1️⃣") == "31-20e3");
  CHECK(twemoji.of("👩‍🚀") == "1f469-200d-1f680");
  CHECK(twemoji.of("❤️‍🔥") == "2764-fe0f-200d-1f525");
  CHECK(twemoji.of("👍🏽") == "1f44d-1f3fd");
  CHECK(twemoji.of("🇩🇪") == "1f1e9-1f1ea");
  CHECK(twemoji.of("👍") == "none");
  const Drawings openmoji{"1F404", "2764", "0031-FE0F-20E3", "2764-FE0F-200D-1F525"};
  CHECK(openmoji.of("🐄") == "1F404");
  CHECK(openmoji.of("❤️") == "2764");
  CHECK(openmoji.of("1️⃣") == "0031-FE0F-20E3");
  CHECK(openmoji.of("❤️‍🔥") == "2764-FE0F-200D-1F525");
}

TEST_CASE("the first folder with drawings is taken, with its credit", "[emoji]") {
  const Drawings first{"1f404"}, second{"1f416"};
  make_file(first.folder() / "credit.txt", "Emoji: by A\nand more");
  const ScratchFolder empty;
  const EmojiArt art({empty.path(), first.folder().path(), second.folder().path()});
  CHECK(art.credit() == "Emoji: by A");
  CHECK(art.find(U"🐄"));
  CHECK_FALSE(art.find(U"🐖"));
  CHECK(second.art().credit().empty());
  CHECK(EmojiArt().folder().empty());
  CHECK(EmojiArt({empty.path()}).folder().empty());
}

TEST_CASE("of two drawings of an emoji the first by name is taken", "[emoji]") {
  CHECK(Drawings{"2764", "2764-fe0f"}.of("❤") == "2764-fe0f");
  CHECK(Drawings{"2764-fe0f", "2764"}.of("❤") == "2764-fe0f");
  // In some order of the folder each comes first.
  const Drawings many{"2764-FE0F", "002764", "02764", "2764", "00002764", "2764-fe0f"};
  CHECK(many.of("❤") == "00002764");
}

TEST_CASE("a credit is a line of a plain file", "[emoji]") {
  const Drawings first{"1f404"};
  const fs::path credit = first.folder() / "credit.txt";
  REQUIRE(mkfifo(credit.c_str(), 0600) == 0);
  CHECK(first.art().credit().empty());
  fs::remove(credit);
  make_file(credit, "Emoji: by A\r\nand more");
  CHECK(first.art().credit() == "Emoji: by A");
  make_file(credit, std::string(50'000, 'a'));
  CHECK(first.art().credit().size() <= 10'001);
  make_file(credit, "");
  CHECK(first.art().credit().empty());
}

TEST_CASE("emoji are symbols, and so are texts that are one", "[emoji]") {
  const Drawings drawings{"1f404", "2764"};
  const ScratchFolder library;
  const auto art_of = [&](const SymbolSpec& spec) {
    const auto found = find_symbols({spec}, library.path(), drawings.art());
    const auto* symbol = std::get_if<EmojiSymbol>(&found.at(0).from);
    return symbol ? symbol->art.stem().string() : "text";
  };
  CHECK(art_of(emoji("🐄")) == "1f404");
  CHECK(art_of(emoji("❤")) == "2764");
  CHECK(art_of(emoji("🐖")).empty());
  CHECK(art_of(text("🐄")) == "1f404");
  CHECK(art_of(text("❤️")) == "2764");
  CHECK(art_of(text("❤")) == "text");
  CHECK(art_of(text("🐄 cow")) == "text");
  // Whoever names a font wants its glyph.
  CHECK(art_of(text("🐄", "DejaVu Sans")) == "text");
  CHECK(find_symbols({emoji("🐄")}, library.path())[0].name == "🐄");
}

TEST_CASE("what is no emoji is told", "[emoji]") {
  CHECK(complaint(emoji("cow")) ==
        "deck.yaml:2:3: error: 'cow' is not an emoji\n"
        "  hint: a word is written {text: cow}, a bundled drawing {library: cow}\n");
  CHECK(complaint(emoji("🐄🐖")) ==
        "deck.yaml:2:3: error: '🐄🐖' is not one emoji\n"
        "  hint: several are a list, emoji: [🐄, 🐖]\n");
}

TEST_CASE("what is no emoji in a cell is told in words of tables", "[emoji]") {
  const auto cell = [](const std::string& content) {
    EmojiSymbol symbol{content, "", {}};
    symbol.written_in = WrittenIn::table;
    return complaint({symbol, {"words.csv", 2, 3}});
  };
  CHECK(cell("cow") ==
        "words.csv:2:3: error: 'cow' is not an emoji\n"
        "  hint: a word goes into a column 'text', or 'face1', 'face2' and so on, which "
        "take words, emoji and pictures; the name of a picture ends in .png or .jpg\n");
  CHECK(cell("🐄🐖") ==
        "words.csv:2:3: error: '🐄🐖' is not one emoji\n"
        "  hint: a cell holds one: give each its own\n");
}

TEST_CASE("the same emoji twice is told", "[emoji]") {
  const ScratchFolder library;
  CHECK_THROWS_WITH(find_symbols({emoji("❤"), text("❤️")}, library.path()),
                    "the emoji ❤️ is used twice, first at deck.yaml:2:3");
}
