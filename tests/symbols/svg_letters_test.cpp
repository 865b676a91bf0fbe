#include "support/scratch.hpp"
#include "symbols/load.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

/// A drawing with a side of so many units: a square, and letters `share` as high as it.
std::string drawing(double side, const std::string& size, const std::string& more = "") {
  const auto at = [&](double share) { return std::to_string(share * side); };
  return R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 )" + at(1) + " " +
         at(1) + R"("><rect width=")" + at(0.2) + R"(" height=")" + at(0.2) +
         R"("/><text )" + more + R"( x=")" + at(0.3) + R"(" y=")" + at(0.9) +
         R"(" style=")" + size + R"(">MM</text></svg>)";
}

Symbol load(const std::string& svg) {
  const ScratchFolder folder;
  make_file(folder / "cow.svg", svg);
  return load_symbol({"cow", folder / "cow.svg", {"deck.yaml", 3, 5}});
}

std::string complaint(const std::string& svg) {
  try {
    load(svg);
    return "";
  } catch (const Error& error) {
    return describe(error);
  }
}

}  // namespace

TEST_CASE("letters are drawn whatever the drawing's units", "[svg_letters]") {
  const Symbol usual = load(drawing(100, "font-size: 30px"));
  REQUIRE(usual.picture.width > 0);
  const double shape = usual.picture.width / usual.picture.height;
  for (const double side : {20.0, 1e3, 1.9e4, 2.1e4, 1e5, 6e5}) {
    INFO(side);
    const Symbol symbol =
        load(drawing(side, "font-size: " + std::to_string(side * 0.3) + "px"));
    CHECK(symbol.picture.width / symbol.picture.height == Approx(shape).epsilon(0.03));
    CHECK(symbol.notes.losses.empty());
  }
}

TEST_CASE("letters too large to be drawn are refused", "[svg_letters]") {
  CHECK(complaint(drawing(100, "font-size: 1e7")) ==
        "deck.yaml:3:5: error: cow.svg has letters of a size of 1e7, larger than can be "
        "drawn\n"
        "  hint: turn its letters into paths, or make all of the drawing smaller\n");
  for (const char* size :
       {"font-size: 300000px", "font-size: 200000pt", "font-size: 1e9%",
        "font-size: 1e6EM", "font: bold 1e7px/1.2 Sans", "font: 700 9e9px 'DejaVu Sans'"})
    CHECK_THAT(complaint(drawing(1e8, size)),
               ContainsSubstring("larger than can be drawn"));
  CHECK(
      complaint(drawing(100, "font-size: 30", "transform='scale(1e6)'")) ==
      "deck.yaml:3:5: error: cow.svg has letters that are scaled to a size that can't be "
      "drawn\n"
      "  hint: turn them into paths, or change their size\n");
}

TEST_CASE("letters too small to be drawn are told", "[svg_letters]") {
  const std::vector<std::string> losses =
      load(drawing(0.001, "font-size: 0.0003px")).notes.losses;
  CHECK(losses == std::vector<std::string>{
                      "<text> has letters of a size of 0.0003px, which are too small to "
                      "be drawn"});
  for (const char* size : {"font-size: 0", "font-size: large", "font: 700 30px Sans",
                           "font-size: 12pt", "font: 900000 30px Sans"})
    CHECK(load(drawing(100, size)).notes.losses.empty());
}

TEST_CASE("letters too large do not spoil the next drawing's", "[svg_letters]") {
  const std::string usual = drawing(100, "font-size: 30px");
  const double width = load(usual).picture.width;
  for (const std::string size : {"30; transform: scale(9e5)", "150000px"}) {
    complaint(drawing(100, "font-size: " + size));
    const Symbol symbol = load(usual);
    CHECK(symbol.picture.width == width);
    CHECK(symbol.notes.losses.empty());
  }
}
