#include "symbols/turned.hpp"

#include <numbers>

#include "test.hpp"

using namespace onematch;

namespace {

constexpr double any = std::numbers::pi;

std::vector<SymbolSource> texts(const std::vector<std::string>& words) {
  std::vector<SymbolSource> sources;
  for (const std::string& word : words) {
    sources.push_back({word, TextSymbol(), {}});
    std::get<TextSymbol>(sources.back().from).text = word;
  }
  return sources;
}

/// The texts among `words` that get a line.
std::string underlined(const std::vector<std::string>& words, double angle = any) {
  auto sources = texts(words);
  std::string result;
  for (const std::size_t i : underline_ambiguous(sources, angle)) {
    CHECK(std::get<TextSymbol>(sources[i].from).underlined);
    result += (result.empty() ? "" : " ") + words[i];
  }
  return result;
}

}  // namespace

TEST_CASE("texts are read upside down", "[turned]") {
  CHECK(upside_down("6") == "9");
  CHECK(upside_down("86") == "98");
  CHECK(upside_down("69") == "69");
  CHECK(upside_down("16") == "91");
  CHECK(upside_down("pod") == "pod");
  CHECK(upside_down("MOW") == "MOW");
  CHECK(upside_down("nun") == "unu");
  CHECK(upside_down("7").empty());
  CHECK(upside_down("é").empty());
  CHECK(upside_down("6 9").empty());
  // Twice over is as before.
  for (const char c : std::string("01689HINOSXZMWbqdpunlosxz"))
    CHECK(upside_down(upside_down({c, '6'})) == std::string{c, '6'});
}

TEST_CASE("numbers and letters that turn into others get a line", "[turned]") {
  CHECK(underlined({"0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10"}) == "6 9");
  CHECK(underlined({"6"}) == "6");
  CHECK(underlined({"66", "68", "86", "60", "80", "88", "69", "96", "1961", "161"}) ==
        "66 68 86 161");
  CHECK(underlined({"60", "09"}) == "60 09");
  CHECK(underlined({"b", "d", "p", "q", "u", "n", "M", "W", "o", "a"}) ==
        "b d p q u n M W");
  CHECK(underlined({"on", "so", "no", "pod", "dollop"}).empty());
  CHECK(underlined({"on", "uo"}) == "on uo");
  CHECK(underlined({"N", "A"}).empty());
  CHECK(underlined({"N", "Z"}) == "N Z");
  CHECK(underlined({"+", "×", "-", "|", "="}) == "+ × - |");
  CHECK(underlined({"+", "-", "="}).empty());
  CHECK(underlined({"+", "×", "-", "|"}, 0.5) == "+ ×");
  CHECK(underlined({"+", "×", "-", "|"}, 0.3).empty());
  constexpr double degree = std::numbers::pi / 180;
  // One turned by 45 degrees and the other against it make a quarter turn.
  for (const int angle : {46, 60, 80})
    CHECK(underlined({"N", "Z"}, angle * degree) == "N Z");
  CHECK(underlined({"N", "Z"}, 45 * degree).empty());
}

TEST_CASE("blanks round a text and wide characters hide no other reading", "[turned]") {
  for (const char* six :
       {" 6", "6 ", "\t6\n", "6\u00A0", "\u30006", "6\u200B", "\uFF16", "\u2076"}) {
    INFO("'" << six << "'");
    CHECK(underlined({six, "7"}) == six);
  }
  CHECK(underlined({"on ", " uo"}) == "on   uo");
  CHECK(underlined({" N", "\uFF3A"}) == " N \uFF3A");
  CHECK(underlined({"7 ", " 69 ", "", "  "}).empty());
}

TEST_CASE("what can't be turned so far needs no line", "[turned]") {
  CHECK(underlined({"6", "9"}, std::numbers::pi / 2).empty());
  CHECK(underlined({"6", "9"}, 0).empty());
  CHECK(underlined({"6", "9"}, 2) == "6 9");
  auto sources = texts({"6", "9"});
  sources[0].largest_angle = 0.5;
  CHECK(underline_ambiguous(sources, any) == std::vector<std::size_t>{1});
  CHECK_FALSE(std::get<TextSymbol>(sources[0].from).underlined);
}
