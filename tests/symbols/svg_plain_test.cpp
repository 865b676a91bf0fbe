// What a browser shows and librsvg doesn't: both writings must look the same.
#include "symbols/svg_plain.hpp"

#include "support/command.hpp"
#include "support/picture_files.hpp"
#include "support/program.hpp"
#include "support/scratch.hpp"
#include "support/svg_files.hpp"
#include "symbols/load.hpp"
#include "symbols/svg_audit.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

Image drawn(const std::string& svg) {
  const ScratchFolder folder;
  make_file(folder / "a.svg", svg);
  const Symbol symbol = load_symbol({"a", folder / "a.svg", {}});
  CHECK(symbol.notes.losses.empty());
  return render(symbol.picture, 2);
}

/// Two writings of the same drawing.
struct Pair {
  std::string modern, plain;
};

/// A ring, so that all have the same bounds.
const std::string ring = "<circle cx='50' cy='50' r='48' fill='none' stroke='#333'/>";

void check_alike(const Pair& pair) {
  INFO(pair.modern);
  const Image modern = drawn(svg_file(ring + pair.modern));
  const Image plain = drawn(svg_file(ring + pair.plain));
  REQUIRE(modern.width == plain.width);
  CHECK(mean_difference(modern, plain) < 0.01);
}

}  // namespace

TEST_CASE("drawings in modern words look like those in plain ones", "[svg]") {
  const std::string box = "<rect x='40' y='20' width='20' height='40' ";
  const std::string red = box + "fill='red'/>";
  const auto styled = [&](const std::string& css) {
    return "<style>" + css + "</style>" + box + "class='a'/>";
  };
  for (const Pair& pair : std::vector<Pair>{
           {box + "fill='var(--ink, red)'/>", red},
           {"<g style='--ink:red'>" + box + "style='fill:var(--ink)'/></g>", red},
           {styled(":root{--ink:red} .a{fill:var(--ink)}"), red},
           {styled("@media (prefers-color-scheme: light){.a{fill:red}}"), red},
           {styled(".a{fill:red}@media (prefers-color-scheme: dark){.a{fill:blue}}"),
            red},
           {styled("<![CDATA[@supports (fill:red){.a{fill:red}}]]>"), red},
           {styled("/* don't */@media all{.a{fill:red}}.b{fill:blue}"), red},
           {styled("/* @supports */.a{fill:red}"), red},
           {styled(":root{/* ink */--ink:red;--m:url('data:a;b')}.b{mask-image:"
                   "var(--m)}.a{fill:var(--ink)}"),
            red},
           {styled(":root{--ink:red}.dark{--ink:white}.a{fill:var(--ink)}"), red},
           {"<g style='--ink:red'>" + box +
                "fill='var(--ink)'/></g><g style='--ink:"
                "blue'><rect x='9' y='45' width='9' height='9' fill='var(--ink)'/></g>",
            red + "<rect x='9' y='45' width='9' height='9' fill='blue'/>"},
           {"<defs>" + box +
                "id='q' fill='var(--ink)'/></defs><use href='#q' "
                "style='--ink:red'/>",
            red},
           {"<switch><g requiredFeatures='http://www.w3.org/TR/SVG11/"
            "feature#Extensibility'>" +
                red + "</g><rect width='90' height='90'/></switch>",
            red},
           {"<switch><foreignObject requiredFeatures='http://www.w3.org/TR/SVG11/"
            "feature#Extensibility'/>" +
                red + "</switch>",
            red},
           {"<a href='https://x.org/'>" + red + "</a>", red},
           {"<a xlink:href='#b'>" + red + "</a>", red}})
    check_alike(pair);
}

TEST_CASE("shapes are turned about the point that they name", "[svg]") {
  const std::string box = "<rect x='40' y='20' width='20' height='40' fill='red' ";
  const std::string plain = box + "transform='rotate(90 50 60)'/>";
  for (const std::string modern :
       {"transform='rotate(90)' transform-origin='50 60'/>",
        "transform='rotate(90)' style='transform-origin:50% 60%'/>",
        "style='transform-origin:center 60px;transform:rotate(90deg)'/>",
        "style='transform:rotate(90deg);transform-origin:50px 60px;opacity:1'/>"})
    check_alike({box + modern, plain});
  for (const std::string modern :
       {"style='transform:rotate(90deg)!important;transform-origin:50px 60px 0px'/>",
        "style='/* it is; */transform-origin:50px 60px' transform='rotate(90)'/>"})
    check_alike({box + modern, plain});
  const std::pair<const char*, const char*> places[]{
      {"top", "50 0"},          {"bottom", "50 100"},    {"left", "0 50"},
      {"bottom left", "0 100"}, {"center left", "0 50"}, {"right 60px", "100 60"},
      {"60px top", "60 0"}};
  for (const auto& [words, numbers] : places)
    check_alike({box + "transform='scale(.5)' style='transform-origin:" + words + "'/>",
                 box + "transform='scale(.5)' transform-origin='" + numbers + "'/>"});
  // Per cents are of the page that the shape is on.
  check_alike(
      {"<svg viewBox='0 0 10 10'><rect x='4' y='2' width='2' height='4' "
       "fill='red' transform='rotate(90)' transform-origin='50% 6'/></svg>",
       plain});
  check_alike({box + "style='transform:none;transform-origin:50px 60px'/>", box + "/>"});
  check_alike({box + "transform='rotate(90)' transform-origin='center'/>",
               box + "transform='rotate(90 50 50)'/>"});
}

TEST_CASE("a coloured background is drawn, white is not", "[svg]") {
  const auto file = [](const std::string& style, const std::string& rest = "") {
    return "<svg xmlns='http://www.w3.org/2000/svg' viewBox='-10 -20 40 40' style='" +
           style + "'>" + rest + "<circle cx='10' r='5' fill='red'/></svg>";
  };
  const std::string page =
      "<rect x='-10' y='-20' width='40' height='40' fill='#123456'/>";
  for (const std::string style :
       {"background:#123456", "opacity:1; background-color: rgb(18, 52, 86)",
        "background:#123456;background-color:light-dark(#123456, #fff)",
        "background:red;background:#123456!important"})
    CHECK(drawn(file(style)).pixels == drawn(file("", page)).pixels);
  const std::string opaque =
      "<rect x='-10' y='-20' width='40' height='40' fill='#123456' fill-opacity='1'/>";
  CHECK(drawn(file("fill-opacity:.5;background:#123456")).pixels ==
        drawn(file("fill-opacity:.5", opaque)).pixels);
  for (const std::string style :
       {"background:white", "background-color:#fff", "background:none",
        "background:transparent", "background:url(a.png)",
        "background-color:red;background:white", "background-color:red;background:none",
        "enable-background:new 0 0 9 9"})
    CHECK(plain_svg(file(style)) == file(style));
  const auto with_sheet = [&](const std::string& css, const std::string& rest = "") {
    return file("", "<style>" + css + "</style>" + rest);
  };
  const std::string all = "rect{opacity:.2;transform:rotate(20deg)}";
  CHECK(drawn(with_sheet("svg{background:#123456}")).pixels ==
        drawn(file("", page)).pixels);
  CHECK(drawn(with_sheet(":root{--a:#123456;background-color:var(--a)}" + all)).pixels ==
        drawn(file("", page)).pixels);
  for (const std::string css :
       {"svg{background:#fff}", "a{background:red}",
        "@media (prefers-color-scheme: dark){svg{background:red}}"})
    CHECK(plain_svg(with_sheet(css)) == with_sheet(css));
}

TEST_CASE("what is plain, or isn't well-formed, keeps its bytes", "[svg]") {
  for (const std::string& bytes :
       {svg_file(ring), svg_file("<text>var(--a)</text>"),
        std::string("<svg><a href='b'>"), svg_file("<a>" + ring + "</a>"),
        svg_file("<style>a{fill:var(--b)}</style>"),
        svg_file("<rect transform-origin='1 1'/>")})
    CHECK(plain_svg(bytes) == bytes);
}

TEST_CASE("a link in a drawing neither ends the program nor gets into the PDF", "[svg]") {
  const ScratchFolder folder;
  const std::string link =
      "<a href='https://x.org/'>" + ring + "<path d='M0 0H9L4 9'/></a>";
  make_file(folder / "a.svg", svg_file(link));
  make_file(folder / "b.svg", svg_file("<image href='a.svg' width='50' height='50'/>"));
  make_file(folder / "c.svg", svg_file("<g id='c'>" + link + "</g>"));
  make_file(folder / "d.svg",
            svg_file("<use href='c.svg#c'/><rect width='9' height='5'/>"));
  make_file(folder / "deck.yaml",
            "symbols: [a.svg, b.svg, d.svg]\ncard: {background: a.svg}\n"
            "back: {picture: a.svg}\n");
  for (int i = 0; i < 5; ++i) {
    const Ran ran = run_program({"build", (folder / "deck.yaml").string()});
    CHECK(ran.code == 0);
    CHECK_THAT(ran.err,
               ContainsSubstring("<use> c.svg#c is in a drawing with pictures or "
                                 "links, and is left out"));
  }
  const std::string pdf =
      output_of("qpdf --qdf '" + (folder / "deck.pdf").string() + "' -");
  CHECK(pdf.find("/URI") == pdf.npos);
}

TEST_CASE("what librsvg doesn't know of letters and turns is told", "[svg]") {
  const auto losses_of = [](const std::string& body) {
    return audit_svg({"a.svg", plain_svg(svg_file(body)), {}, "a.svg"}, 20).losses;
  };
  using Texts = std::vector<std::string>;
  const std::string places =
      "<text> places or turns its letters one by one, which is not understood: they "
      "follow "
      "each other as usual";
  CHECK(losses_of("<text x='1 2 3'>abc</text>") == Texts{places});
  CHECK(losses_of("<text x='1, 2'>ab</text>") == Texts{places});
  CHECK(losses_of("<text rotate='45'>abc</text>") == Texts{places});
  CHECK(losses_of("<text textLength='30'>abc</text>") ==
        Texts{"<text> has a textLength, which is not understood: it may be longer or "
              "shorter"});
  CHECK(
      losses_of("<text dominant-baseline='central'>a</text>") ==
      Texts{"<text> has dominant-baseline: central, which is not understood: letters may "
            "be too high or too low"});
  CHECK(
      losses_of("<style>text{text-transform:uppercase}</style><text>a</text>") ==
      Texts{"<style> has text-transform: uppercase, which is not understood: letters are "
            "as they are written"});
  const Texts elsewhere{
      "transform-origin is not understood: what is turned or scaled may be elsewhere"};
  const std::string turned =
      "<rect class='a' transform='rotate(9)' width='9' height='9'/>";
  CHECK(losses_of("<style>.a{transform-origin:center}</style>" + turned) == elsewhere);
  CHECK(losses_of("<g style='transform-box:fill-box;transform-origin:50% 50%' "
                  "transform='scale(2)'/>") == elsewhere);
  CHECK(losses_of("<style>.a{transform-box:fill-box}</style><rect class='a' "
                  "transform-origin='50% 50%' transform='scale(2)'/>") == elsewhere);
  for (const std::string& usual :
       {std::string("<rect transform='rotate(9)' style='transform-origin:0px 0px 0px'/>"),
        std::string("<text x='1' y=' 2 ' rotate='0'>a</text>"),
        std::string("<text dominant-baseline='auto'>a</text>"),
        std::string("<g dominant-baseline='central'/>"),
        std::string("<style>.b{transform-origin:center}</style>") + turned,
        std::string(
            "<style>.a{transform-origin:center}@keyframes k{from{transform:"
            "rotate(9deg)}}</style><rect class='a' transform='translate(1 2)'/>")})
    CHECK(losses_of(usual).empty());
}
