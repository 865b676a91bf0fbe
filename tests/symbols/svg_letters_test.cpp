#include <filesystem>

#include "support/scratch.hpp"
#include "support/svg_files.hpp"
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
  for (const double side : {20.0, 1e3, 1.9e4, 2.1e4, 1e5, 2e5}) {
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
  for (const char* size : {"font-size: 66000px", "font-size: 300000px",
                           "font-size: 200000pt", "font-size: 1e9%", "font-size: 1e6EM",
                           "font: bold 1e7px/1.2 Sans", "font: 700 9e9px 'DejaVu Sans'"})
    CHECK_THAT(complaint(drawing(1e8, size)),
               ContainsSubstring("larger than can be drawn"));
  CHECK(
      complaint(drawing(100, "font-size: 30", "transform='scale(1e6)'")) ==
      "deck.yaml:3:5: error: cow.svg has letters that are scaled to a size that can't be "
      "drawn\n"
      "  hint: turn them into paths, or change their size\n");
}

TEST_CASE("letters made too large by what they are in are refused", "[svg_letters]") {
  const std::string letters = "<text y='90' font-size='80em'>M</text>";
  const std::string body = GENERATE_COPY(
      as<std::string>{}, "<g font-size='150000'>" + letters + "</g>",
      "<g font-size='90em'><g font-size='90em'><g font-size='90em'><text>M</text></g></g>"
      "</g>",
      "<g style='font-size:9000%'><g font-size='9e3%'><text font-size='90em'>M</text></g>"
      "</g>",
      "<g font-size='190000'><text>M<tspan font-size='larger'>M</tspan></text></g>",
      "<style>g{font-size:90em}</style><g><g><g><text>M</text></g></g></g>",
      "<style>@media print, screen {rect, g > .a.b:first-child{font:9e6px Sans}}</style>"
      "<text class='b a'>M</text>",
      "<style>#a{font-size:9e6px !important}</style><text id='a' font-size='5'>M</text>",
      "<style>[x='a, b']{font-size:9e6px}</style><text x='a, b'>M</text>",
      "<style>*{font-size:9e6px}</style><text>M</text>",
      "<x:a xmlns:x='urn:x'><x:b/></x:a><g font-size='9e6'><text>M</text></g>",
      "<defs><text id='t' font-size='80em'>M</text></defs>"
      "<g font-size='150000'><use href='#t'/></g>",
      "<g id='a'><text>M</text></g><g id='b' font-size='200em'><use href='#a'/></g>"
      "<g font-size='200em'><use xlink:href=' #b'/></g>",
      "<g display='none'><text id='t' font-size='9e6'>M</text></g><use href='#t'/>",
      "<g id='a' font-size='1.001em'><text>M</text><use href='#a'/></g>",
      "<style>text{display:inline}</style><text font-size='9e6' display='none'>M</text>",
      "<text font-size='9e6' display='none' style='display:inline'>M</text>",
      "<text font-size='9e6' visibility='hidden'>M</text>",
      "<clipPath id='c'><text font-size='9e6'>M</text></clipPath>"
      "<rect width='50' height='50' clip-path='url(#c)'/>");
  CAPTURE(body);
  CHECK_THAT(complaint(svg_file("<rect width='9' height='9'/>" + body, "0 0 100 100")),
             ContainsSubstring("larger than can be drawn"));
}

TEST_CASE("letters too large in a drawing in the drawing are refused", "[svg_letters]") {
  const ScratchFolder folder;
  make_file(folder / "calf.svg", svg_file("<text font-size='9e6'>M</text>"));
  make_file(folder / "cow.svg",
            svg_file("<image href='calf.svg' width='50' height='50'/>"));
  try {
    load_symbol({"cow", folder / "cow.svg", {"deck.yaml", 3, 5}});
    FAIL("it is drawn");
  } catch (const Error& error) {
    CHECK_THAT(error.what(),
               ContainsSubstring("calf.svg in cow.svg has letters of a size of "
                                 "9e6, larger than can be drawn"));
  }
}

TEST_CASE("letters made too large by a style sheet beside the drawing are refused",
          "[svg_letters]") {
  const ScratchFolder folder;
  std::filesystem::create_directory(folder / "looks");
  make_file(folder / "looks/far.css", "@import 'big.css';");
  make_file(folder / "looks/big.css", ".big { font-size: 9e6px }");
  const std::string import = "<style>@import url(looks/far.css);</style>";
  const auto said = [&](const std::string& svg) {
    make_file(folder / "cow.svg", svg);
    try {
      load_symbol({"cow", folder / "cow.svg", {"deck.yaml", 3, 5}});
      return std::string();
    } catch (const Error& error) {
      return std::string(error.what());
    }
  };
  const std::string big = "<text y='90' class='big'>M</text>";
  const std::string refused =
      "cow.svg has letters of a size of 9e6px, larger than can be drawn";
  CHECK(said(svg_file(import + big)) == refused);
  CHECK(said("<?xml-stylesheet href='looks/big.css' type='text/css'?>" + svg_file(big)) ==
        refused);
  CHECK(said(svg_file(import + "<text y='90'>M</text>")).empty());
  make_file(folder / "looks/far.css", "@import 'farther.css'; @import 'farther.css';");
  make_file(folder / "looks/farther.css", "@import 'far.css';");
  CHECK(said(svg_file(import + "<rect width='9' height='9'/>")) ==
        "cow.svg asks for more than 100 style sheets, or for one that imports itself");
}

TEST_CASE("sizes that no letters are drawn in are no trouble", "[svg_letters]") {
  const std::string letters = "<text y='90' font-size='30'>M</text>";
  const std::string body = GENERATE_COPY(
      as<std::string>{}, "<style>.unused{font-size:300000px}</style>",
      "<style>.unused, #a, g text.b, rect + c, text.a#d{font-size:9e6px}</style>",
      "<style>@font-face{font-size:9e6px}</style>",
      "<text display='none' font-size='9e6'>M</text>",
      "<g style='display: none'><text font-size='9e6'>M</text></g>",
      "<text y='50'>M<tspan font-size='9e6' display='none'>M</tspan></text>",
      "<g font-size='9e6'><rect width='5' height='5'/></g>",
      "<g font-size='90em'><g font-size='90em'><g font-size='90em'/></g></g>",
      "<g><x:a xmlns:x='urn:x' font-size='9e6'/></g><g font-size='2em'/>");
  CAPTURE(body);
  CHECK(load(svg_file(body + letters, "0 0 100 100")).notes.losses.empty());
  // Each beside the next is no larger for it.
  std::string many;
  for (int i = 0; i < 99; ++i) many += "<g font-size='2em'/><text font-size='1.2em'/>";
  CHECK(load(svg_file(many + letters, "0 0 100 100")).notes.losses.empty());
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
