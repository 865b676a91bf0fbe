#include <librsvg/rsvg.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <memory>
#include <numbers>

#include "support/complaint.hpp"
#include "support/scratch.hpp"
#include "symbols/load.hpp"
#include "symbols/oracle.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

const Source here{"deck.yaml", 3, 5};
const std::string ns = R"( xmlns="http://www.w3.org/2000/svg")";

std::string svg(const std::string& attributes, const std::string& body) {
  return "<svg" + ns + " " + attributes + ">" + body + "</svg>";
}

Symbol load(const std::string& bytes, const std::string& name = "cow.svg",
            const Printing& printing = {}) {
  const ScratchFolder folder;
  make_file(folder / name, bytes);
  return load_symbol({"cow", folder / name, here}, printing);
}

std::string complaint(const std::string& bytes, const std::string& name = "cow.svg") {
  return complaint_of([&] { load(bytes, name); });
}

const std::string blob =
    R"(<path d="M20 80 Q10 20 50 15 T90 60 L70 55 L60 90 Z" fill="tan" stroke="brown"
        stroke-width="3"/><circle cx="50" cy="45" r="8" fill="white"/>)";

struct Case {
  std::string what, text;
  double width, height;  ///< of a canvas with the document's proportions
  double difference = 0.6;
};

const std::vector<Case> cases{
    {"plain", svg(R"(viewBox="0 0 100 100")", blob), 100, 100},
    {"no margins at all",
     svg(R"(viewBox="0 0 100 100")", R"(<circle cx="50" cy="50" r="50"/>)"), 100, 100},
    {"a sea of margin", svg(R"(viewBox="-2000 -1000 5000 5000")", blob), 100, 100},
    {"a sea of margin on one side", svg(R"(viewBox="0 0 100 900")", blob), 100, 900},
    {"ink outside the viewBox", svg(R"(viewBox="20 30 50 50")", blob), 50, 50},
    {"a size but no viewBox", svg(R"(width="70mm" height="90mm")", blob), 700, 900},
    {"a size that squeezes the viewBox",
     svg(R"(width="300" height="90" viewBox="0 0 100 100")", blob), 300, 90},
    {"per cent with a viewBox",
     svg(R"(width="100%" height="50%" viewBox="0 0 100 100")", blob), 100, 100},
    {"no height", svg(R"(width="200" viewBox="0 0 100 100")", blob), 100, 100},
    {"neither size nor viewBox", svg("", blob), 300, 150},
    {"stretched",
     svg(R"(width="30" height="90" viewBox="0 0 100 100" preserveAspectRatio="none")",
         blob),
     30, 90},
    {"long and thin",
     svg(R"(viewBox="0 0 1400 100")", R"(<path d="M3 40 L1390 50 L3 60 Z"/>)"), 1400,
     100},
    {"gradient, clip, opacity and use",
     svg(R"(viewBox="0 0 100 100")",
         R"(<defs><linearGradient id="g"><stop offset="0" stop-color="red"/>
            <stop offset="1" stop-color="blue"/></linearGradient>
            <clipPath id="c"><circle cx="50" cy="50" r="33"/></clipPath>
            <g id="b" opacity="0.7">)" +
             blob + R"(</g></defs><g clip-path='url(#c)'>
            <rect width="100" height="100" fill='url(#g)'/></g>
            <use href="#b" transform="translate(30 40) rotate(20) scale(.4) "/>)"),
     100, 100},
    {"mask",
     svg(R"(viewBox="0 0 100 100")",
         R"(<mask id="m"><circle cx="50" cy="50" r="35" fill="white"/></mask>
            <g mask='url(#m)'>)" +
             blob + "</g>"),
     100, 100, 1.5},
    {"filter",
     svg(R"(viewBox="0 0 100 100")",
         R"(<filter id="f"><feGaussianBlur stdDeviation="1"/></filter>
            <g filter='url(#f)'>)" +
             blob + "</g>"),
     100, 100, 1.5},
};

Original original_of(const Case& c) {
  RsvgHandle* handle = rsvg_handle_new_from_data(
      reinterpret_cast<const guint8*>(c.text.data()), c.text.size(), nullptr);
  REQUIRE(handle != nullptr);
  const std::shared_ptr<RsvgHandle> owned(handle, g_object_unref);
  return {c.width, c.height, [owned, c](cairo_t* cr) {
            const RsvgRectangle viewport{0, 0, c.width, c.height};
            cairo_rectangle(cr, 0, 0, c.width, c.height);
            cairo_clip(cr);
            REQUIRE(rsvg_handle_render_document(owned.get(), cr, &viewport, nullptr));
          }};
}

}  // namespace

TEST_CASE("a recorded drawing looks like the drawing, and its outline holds its ink",
          "[symbols]") {
  for (const Case& c : cases) {
    INFO(c.what);
    const Symbol symbol = load(c.text);
    const Likeness likeness = compare(symbol, original_of(c));
    CHECK(likeness.mean_difference < c.difference);
    CHECK(likeness.overhang < 0.005);
    CHECK(likeness.ink_share > 0.92);
    CHECK(symbol.silhouette.area > 0);
  }
}

TEST_CASE("the outline follows the ink, not its box", "[symbols]") {
  const Symbol disc =
      load(svg(R"(viewBox="0 0 90 40")", R"(<circle cx="60" cy="20" r="15"/>)"));
  CHECK(disc.silhouette.area == Approx(std::numbers::pi).epsilon(0.02));
  CHECK(disc.frame.radius / disc.picture.width == Approx(0.5).margin(0.015));
  CHECK(disc.frame.centre.x / disc.picture.width == Approx(0.5).margin(0.005));
  CHECK(disc.frame.centre.y / disc.picture.height == Approx(0.5).margin(0.005));

  const Symbol triangle =
      load(svg(R"(viewBox="0 0 100 100")", R"(<path d="M5 95 L95 95 L50 17.06 Z"/>)"));
  CHECK(triangle.silhouette.area == Approx(3 * std::sqrt(3) / 4).epsilon(0.03));
}

TEST_CASE("margins do not matter, however wide", "[symbols]") {
  const Symbol bare = load(svg(R"(viewBox="10 10 85 85")", blob));
  const std::string box =
      GENERATE(as<std::string>{}, "0 0 100 100", "-1000 -300 2000 2000",
               "-9000 -9000 20000 20000", "0 0 100 700");
  const Symbol symbol = load(svg("viewBox=\"" + box + "\"", blob));
  // Either outline may keep 0.01 off the ink.
  CHECK(outline_distance(symbol.silhouette, bare.silhouette) < 0.02);
  CHECK(symbol.silhouette.area == Approx(bare.silhouette.area).epsilon(0.01));
  CHECK(symbol.picture.width == Approx(bare.picture.width).margin(1));
  CHECK(symbol.frame.radius == Approx(bare.frame.radius).epsilon(0.02));
}

TEST_CASE("vectors stay vectors while filters and masks are fine pixels", "[symbols]") {
  const Symbol plain = load(cases[0].text);
  CHECK(std::max(plain.picture.width, plain.picture.height) == 128);
  CHECK(pdf_of(plain.picture).find("/Image") == std::string::npos);
  for (const Case& c : cases) {
    if (c.what != "mask" && c.what != "filter") continue;
    // 325 pixels an inch, within limits.
    const auto [longest_mm, pixels] = GENERATE(
        table<double, double>({{25.4, 325}, {38.1, 487.5}, {1, 128}, {127, 1625}}));
    const Symbol symbol = load(c.text, "cow.svg", {longest_mm});
    CHECK(std::max(symbol.picture.width, symbol.picture.height) ==
          Approx(pixels).margin(0.07 * pixels));
  }
}

TEST_CASE("a filter in a sea of margin is drawn as finely as others", "[symbols]") {
  const std::string disc = R"(<filter id="f"><feOffset dx="1"/></filter>
      <circle cx="40000" cy="9000" r="900" filter='url(#f)'/>)";
  for (const char* page :
       {R"(viewBox="0 0 50000 50000")", R"(viewBox="0 0 50000 10000" width="100mm")",
        R"(viewBox="-9e4 0 5e5 5e5" style="color:red")", R"(width="1e5" height="5e4")"}) {
    INFO(page);
    const Symbol symbol = load(svg(page, disc), "cow.svg", {50.8});
    CHECK(symbol.picture.width == Approx(650).margin(40));
    CHECK(symbol.picture.pixels_per_unit == 1.0);
    CHECK(symbol.silhouette.area == Approx(std::numbers::pi).epsilon(0.02));
  }
}

TEST_CASE("letters under a filter are drawn however large they are printed",
          "[symbols]") {
  const std::string word = R"(<filter id="f"><feGaussianBlur stdDeviation="0.3"/></filter>
      <text x="61" y="85" font-size="5" filter='url(#f)'>F</text>)";
  for (const double longest_mm : {40.0, 280.0}) {
    const Symbol symbol =
        load(svg(R"(width="210mm" height="297mm" viewBox="0 0 210 297")", word),
             "cow.svg", {longest_mm});
    CHECK(std::max(symbol.picture.width, symbol.picture.height) >
          std::min(300 * longest_mm / 25.4, 350.0));
    CHECK(symbol.notes.losses.empty());
  }
}

TEST_CASE("a filter that fetches from far away is not cut off by a closer look",
          "[symbols]") {
  // The disc itself is nowhere to be seen, only what becomes of it.
  const Symbol symbol =
      load(svg(R"(viewBox="0 0 5000 5000")",
               R"(<filter id="f" filterUnits="userSpaceOnUse" x="0" y="0"
      width="5000" height="5000"><feOffset dx="3000"/></filter>
      <circle cx="1000" cy="900" r="100" filter='url(#f)'/>)"),
           "cow.svg", {50.8});
  CHECK(symbol.silhouette.area == Approx(std::numbers::pi).epsilon(0.04));
  CHECK(symbol.picture.width > 150);
}

TEST_CASE("a drawing is known by its content and may be compressed", "[symbols]") {
  CHECK(load("\xef\xbb\xbf<?xml version='1.0'?>" + cases[0].text, "cow.dat").name ==
        "cow");
  const ScratchFolder folder;
  make_file(folder / "cow.svg",
            svg(R"(viewBox="0 0 9 9")", R"(<circle cx="4" cy="4" r="3"/>)"));
  const std::string command = "gzip -nk -S z '" + (folder / "cow.svg").string() + "'";
  REQUIRE(std::system(command.c_str()) == 0);
  const Symbol packed = load_symbol({"cow", folder / "cow.svgz", here});
  CHECK(packed.silhouette.area == Approx(std::numbers::pi).epsilon(0.02));
}

TEST_CASE("an effect on a speck of its page is drawn as finely as others", "[symbols]") {
  const std::string speck =
      R"(<filter id="f"><feGaussianBlur stdDeviation="0.3"/></filter>
      <rect x="500" y="500" width="10" height="10" fill="red" filter='url(#f)'/>)";
  for (const char* page : {R"(viewBox="0 0 1000 1000")", R"(viewBox="0 0 10000 10000")",
                           R"(viewBox="-9000 400 10000 10000")"}) {
    INFO(page);
    const Symbol symbol = load(svg(page, speck), "cow.svg", {50.8});
    CHECK(symbol.picture.width == Approx(650).margin(80));
    CHECK(symbol.notes.losses.empty());
  }
}

TEST_CASE("what can't be drawn is told by its name", "[symbols]") {
  const std::string hint =
      "  hint: all of it may be hidden, transparent or outside its viewBox\n";
  const std::string nothing = "deck.yaml:3:5: error: cow.svg draws nothing\n" + hint;
  CHECK(complaint(svg(R"(viewBox="0 0 9 9")", "")) == nothing);
  CHECK(complaint(svg(R"(viewBox="0 0 9 9")", R"(<circle r="3" opacity="0"/>)")) ==
        nothing);
  for (const char* place :
       {R"(cx="50" cy="4")", R"(cx="4" cy="-900")", R"(cx="14" cy="14")"})
    CHECK(complaint(svg(R"(viewBox="0 0 9 9")",
                        "<circle r='3' " + std::string(place) + "/>")) ==
          "deck.yaml:3:5: error: cow.svg draws nothing\n"
          "  hint: all of it lies outside its page: in Inkscape, Edit > Resize Page to "
          "Selection\n");
  CHECK(complaint(svg(R"(viewBox="0 0 9 9")",
                      R"(<circle cx="4" cy="4" r="3" opacity="0.01"/>)")) == nothing);
  CHECK(complaint(svg(R"(width="0" height="0")", R"(<circle r="3"/>)")) == nothing);
  for (const char* hidden :
       {"<feFlood flood-opacity='0'/>", "<feOffset dx='900'/>", "<feTile in='none'/>"})
    CHECK_THAT(complaint(svg(R"(viewBox="0 0 9 9")",
                             "<filter id='f'>" + std::string(hidden) +
                                 "</filter><circle r='9' style='filter:url(#f)'/>")),
               StartsWith("deck.yaml:3:5: error: cow.svg draws nothing\n"));
  CHECK(complaint("<html><body>no picture</body></html>") ==
        "deck.yaml:3:5: error: cow.svg is a web page, which can't be read\n"
        "  hint: save the picture that it shows\n");
  CHECK(complaint("", "cow.svg") == "deck.yaml:3:5: error: cow.svg is an empty file\n");
  CHECK(complaint("<html>svg</html>") ==
        "deck.yaml:3:5: error: cow.svg is not a readable SVG: it is a web page\n"
        "  hint: download the picture itself, not the page that shows it\n");
  CHECK(complaint("<svg" + ns + "><g></svg>") ==
        "deck.yaml:3:5: error: cow.svg is not a readable SVG: line 1: <g> of line 1 is "
        "closed by </svg>\n");
  CHECK_THAT(complaint("\x1f\x8b nonsense", "cow.svgz"),
             ContainsSubstring("deck.yaml:3:5: error: cow.svgz is damaged: "));
}

TEST_CASE("a drawing reaches the files beside it, and no others", "[symbols]") {
  const ScratchFolder folder;
  std::filesystem::create_directory(folder / "herd");
  for (const std::string name : {"dot.png", "herd/dot.png"})
    make_file(folder / name, picture_bytes("png", 9, 9, [](int, int) { return Rgba{}; }));
  const auto [href, is_drawn] = GENERATE(table<std::string, bool>({
      {"dot.png", true},
      {"./dot.png", true},
      {"FOLDER/herd/dot.png", true},
      {"file://FOLDER/herd/dot.png", true},
      {"../dot.png", false},
      {"FOLDER/dot.png", false},
      {"file://FOLDER/dot.png", false},
  }));
  INFO(href);
  std::string address = href;
  if (const auto at = address.find("FOLDER"); at != std::string::npos)
    address.replace(at, 6, folder.path().string());
  make_file(folder / "herd/cow.svg",
            svg(R"(viewBox="0 0 9 9")",
                "<image width=\"9\" height=\"9\" href=\"" + address + "\"/>"));
  const auto load_it = [&] {
    return load_symbol({"cow", folder / "herd/cow.svg", here});
  };
  if (is_drawn)
    CHECK(load_it().notes.files ==
          std::vector<std::filesystem::path>{
              std::filesystem::canonical(folder / "herd/dot.png")});
  else
    CHECK_THROWS_WITH(load_it(), "cow.svg draws nothing");
}

TEST_CASE("a drawing that is too large is refused, packed or not", "[symbols]") {
  const ScratchFolder folder;
  make_file(folder / "cow.svg", svg("", std::string(20'000'000, ' ')));
  const std::string command = "gzip -nk -S z '" + (folder / "cow.svg").string() + "'";
  REQUIRE(std::system(command.c_str()) == 0);
  for (const std::string name : {"cow.svg", "cow.svgz"})
    CHECK_THROWS_WITH(load_symbol({"cow", folder / name, here}),
                      name + " is an SVG of more than 20 MB");
}

TEST_CASE("a background with a filter is as fine as it covers the card", "[symbols]") {
  const ScratchFolder folder;
  for (const char* box : {"0 0 300 300", "0 0 300 100", "0 0 100 400"}) {
    make_file(folder / "b.svg", svg("viewBox='" + std::string(box) + "'",
                                    R"(<filter id="f"><feOffset dx="1"/></filter>
                  <circle cx="50" cy="50" r="40" filter='url(#f)'/>)"));
    const Picture picture =
        load_picture(folder / "b.svg", here, {Length::mm(50.8), Length::mm(25.4)});
    CHECK(picture.width >= 2 * 300);
    CHECK(picture.height >= 300);
  }
}

TEST_CASE("a background keeps its margins and its exact proportions", "[symbols]") {
  const ScratchFolder folder;
  make_file(folder / "b.svg",
            svg(R"(viewBox="0 0 300 100")", R"(<circle cx="50" cy="50" r="10"/>)"));
  const Picture picture =
      load_picture(folder / "b.svg", here, {Length::mm(60), Length::mm(60)});
  CHECK(picture.width == Approx(128));
  CHECK(picture.height == Approx(128 / 3.0));
  const Image image = render(picture, 3);
  CHECK(image.alpha(64, 64) == 255);
  CHECK(image.alpha(10, 10) == 0);

  make_file(folder / "empty.svg", svg(R"(viewBox="0 0 9 9")", ""));
  CHECK_THROWS_WITH(
      load_picture(folder / "empty.svg", here, {Length::mm(60), Length::mm(60)}),
      "empty.svg draws nothing");
}

TEST_CASE("what can't be read is told with the system's reason", "[symbols]") {
  const ScratchFolder folder;
  CHECK_THROWS_WITH(load_symbol({"cow", folder / "cow.svg", here}),
                    "cannot read cow.svg: No such file or directory");
  CHECK_THROWS_WITH(
      load_symbol({"cow", folder.path(), here}),
      "cannot read " + folder.path().filename().string() + ": Is a directory");
}

TEST_CASE("a drawing without size is drawn wherever it lies", "[symbols]") {
  const double round = std::numbers::pi;
  for (const char* centre : {R"(cx="200" cy="200")", R"(cx="300" cy="300")",
                             R"(cx="-250" cy="40")", R"(cx="30" cy="-99")"}) {
    INFO(centre);
    const Symbol disc = load(svg("", "<circle r='90' " + std::string(centre) + "/>"));
    CHECK(disc.silhouette.area == Approx(round).epsilon(0.02));
    CHECK(disc.notes.losses.empty());
  }
  const std::string pixel =
      "data:image/gif;base64,R0lGODlhAQABAIAAAP8AAAAAACwAAAAAAQABAAACAkQBADs=";
  const Symbol square = load(
      svg("", "<image x='400' y='500' width='90' height='90' href='" + pixel + "'/>"));
  CHECK(square.picture.width == square.picture.height);
  CHECK(square.silhouette.area == Approx(2).epsilon(0.02));
  const Symbol word = load(svg("", "<text x='700' y='400' font-size='40'>MMMM</text>"));
  const Symbol same = load(
      svg(R"(viewBox="0 0 300 100")", "<text x='50' y='70' font-size='40'>MMMM</text>"));
  CHECK(word.picture.height == Approx(same.picture.height).margin(1));
}

TEST_CASE("what lies outside a drawing's page is cut off, and told", "[symbols]") {
  const auto losses = [](const std::string& box, const std::string& body) {
    return load(svg("viewBox='" + box + "'", body)).notes.losses;
  };
  const std::vector<std::string> cut{
      "part of it lies outside its page (viewBox) and is cut off"};
  CHECK(losses("0 0 10 10", "<path d='M0 0L30 5L0 10z'/>") == cut);
  CHECK(losses("0 0 10 10", "<circle cx='8' cy='5' r='4'/>") == cut);
  CHECK(losses("-5 -5 10 10", "<circle cx='-3' r='4'/>") == cut);
  // Slivers, and what is not drawn anyway.
  CHECK(losses("0 0 10 10", "<circle cx='5' cy='5' r='5.1'/>").empty());
  CHECK(losses(
            "0 0 10 10",
            "<circle cx='5' cy='5' r='4'/><rect x='8' width='9' height='9' fill='none'/>")
            .empty());
  CHECK(losses("0 0 10 10",
               "<clipPath id='c'><circle cx='5' cy='5' r='4'/></clipPath><rect "
               "clip-path='url(#c)' width='90' height='90'/>")
            .empty());
}
