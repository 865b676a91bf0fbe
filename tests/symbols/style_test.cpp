// Drawings in lines and in greys.
#include <cmath>
#include <functional>

#include "support/picture_files.hpp"
#include "support/scratch.hpp"
#include "support/svg_files.hpp"
#include "symbols/greys.hpp"
#include "symbols/line_art.hpp"
#include "symbols/load.hpp"
#include "symbols/oracle.hpp"
#include "symbols/record.hpp"
#include "symbols/svg_address.hpp"
#include "symbols/svg_grey.hpp"
#include "symbols/svg_unblurred.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

Symbol symbol_of(const std::function<void(cairo_t*)>& paint) {
  Artwork art;
  art.canvas = {0, 0, 100, 100};
  art.draw = paint;
  return trace_symbol(record_ink(art, find_ink(art).value(), 1)).value();
}

void fill(cairo_t* cr, const Color& color) {
  cairo_set_source_rgba(cr, color.red, color.green, color.blue, color.alpha);
  cairo_fill(cr);
}

/// A red square with a yellow one in it and a black dot in that.
void paint_squares(cairo_t* cr) {
  cairo_rectangle(cr, 10, 10, 80, 80);
  fill(cr, {0.9, 0.2, 0.2, 1});
  cairo_rectangle(cr, 30, 30, 40, 40);
  fill(cr, {1, 0.8, 0.1, 1});
  cairo_arc(cr, 50, 50, 4, 0, 7);
  fill(cr, black);
}

struct Colors {
  int white = 0, dark = 0, others = 0, all = 0;
};

Colors colors_of(const Symbol& symbol) {
  Colors colors;
  for (const std::uint32_t pixel : render_colors(symbol.picture, 400).pixels) {
    if (pixel >> 24 < 255) continue;
    ++colors.all;
    const int red = pixel >> 16 & 0xff, blue = pixel & 0xff;
    if (std::abs(red - blue) > 12)
      ++colors.others;
    else if (red > 150)  // halfway from the lines to white
      ++colors.white;
    else
      ++colors.dark;
  }
  return colors;
}

}  // namespace

TEST_CASE("a flat drawing becomes lines round its colours", "[symbols]") {
  const Symbol plain = symbol_of(paint_squares);
  const Symbol lines = line_art(plain).value();
  const Colors colors = colors_of(lines);
  CHECK(colors.others == 0);
  // Squares of 80 and 40, lines of 56.6 / 32 round each, and the dot of radius 4.
  const double width = 40 * std::sqrt(2) / 32;
  const double all = (80 + width) * (80 + width);
  const double dark = 4 * (80 + 40) * width + 3.1416 * 4 * 4 + 3.1416 * 8 * width / 2;
  CHECK(colors.dark / double(colors.all) == Approx(dark / all).epsilon(0.06));
  CHECK(colors.white / double(colors.all) == Approx(1 - dark / all).epsilon(0.04));
  // The line counts as ink: half of it lies outside.
  CHECK(lines.silhouette.area == Approx(plain.silhouette.area).epsilon(0.03));
}

TEST_CASE("touching shapes of one colour have no line between them", "[symbols]") {
  const Symbol lines = line_art(symbol_of([](cairo_t* cr) {
                         cairo_rectangle(cr, 10, 30, 45, 40);
                         fill(cr, {0.2, 0.6, 0.3, 1});
                         cairo_rectangle(cr, 45, 30, 45, 40);
                         fill(cr, {0.2, 0.6, 0.3, 1});
                       })).value();
  const Colors colors = colors_of(lines);
  const double width = std::hypot(40, 20) / 32;
  CHECK(colors.dark / double(colors.all) ==
        Approx(240 * width / ((80 + width) * (40 + width))).epsilon(0.12));
}

TEST_CASE("what is not flat can't be drawn in lines", "[symbols]") {
  std::uint32_t state = 1;
  const Symbol noise = symbol_of([&](cairo_t* cr) {
    for (int y = 0; y < 50; ++y)
      for (int x = 0; x < 50; ++x) {
        state = state * 1664525 + 1013904223;
        cairo_rectangle(cr, 2 * x, 2 * y, 2, 2);
        const auto part = [&](int shift) { return (state >> shift & 0xff) / 255.0; };
        // Every pixel is blended with the next.
        fill(cr, {part(24), part(16), part(8), 0.6});
      }
    for (int i = 0; i < 4000; ++i) {
      state = state * 1664525 + 1013904223;
      cairo_rectangle(cr, (state >> 8) % 1000 / 10.0, (state >> 18) % 1000 / 10.0, 0.3,
                      0.3);
      fill(cr, {(state >> 24) / 255.0, 0.5, 0.2, 1});
    }
  });
  CHECK_FALSE(line_art(noise).has_value());
}

namespace {

const std::string ground = "<rect width='100' height='100' rx='8' fill='gold'/>";

std::string filter_of(const std::string& parts) {
  return "<filter id='f' x='-1' y='-1' width='3' height='3'>" + parts + "</filter>";
}

/// Two shapes of which the smaller would stay dark, as letters do.
std::string shapes(const std::string& attributes) {
  return "<g " + attributes +
         "><path d='M20 20h30v60h-30z'/><path d='M65 30h10v40h-10z'/></g>";
}

Symbol lines_of(const std::string& body) {
  const ScratchFolder folder;
  make_file(folder / "cow.svg", svg_file(body));
  SymbolSource source{"cow", folder / "cow.svg", {}};
  source.style = Style::outline;
  return load_symbol(source);
}

const std::string soft_loss =
    "soft parts of it have no edge to draw a line along, and are left out";

}  // namespace

TEST_CASE("what is blurred has the outlines that it has without", "[symbols]") {
  const std::string body = GENERATE(
      as<std::string>{},
      filter_of("<feGaussianBlur stdDeviation='1'/>") + ground +
          shapes("filter='url(#f)'"),
      filter_of("<feGaussianBlur stdDeviation='5 4'/>") + ground +
          shapes("style='filter:url(#f)'"),
      filter_of(
          "<feFlood flood-opacity='0' result='b'/><feBlend in='SourceGraphic' in2='b'/>"
          "<feGaussianBlur stdDeviation='5' result='c'/><feFlood/>"
          "<feColorMatrix type='saturate' values='0.5' in='c'/>") +
          ground + shapes("filter='url(#f)'"),
      ground + shapes("style='filter:blur(5px)'"),
      ground + shapes("filter='Blur( 5px )'"),
      "<style>.a{opacity:1;filter:blur(5px)}</style>" + ground + shapes("class='a'"));
  INFO(body);
  const Symbol lines = lines_of(body);
  CHECK(lines.notes.losses.empty());
  const Colors soft = colors_of(lines), sharp = colors_of(lines_of(ground + shapes("")));
  CHECK(soft.others == 0);
  CHECK(soft.dark / double(soft.all) ==
        Approx(sharp.dark / double(sharp.all)).epsilon(0.06));
}

TEST_CASE("lines can't be drawn round all that is soft, which is told", "[symbols]") {
  const std::string merged =
      "<feGaussianBlur stdDeviation='5' result='b'/><feMerge><feMergeNode "
      "in='b'/></feMerge>";
  CHECK(lines_of(filter_of(merged) + ground + shapes("filter='url(#f)'")).notes.losses ==
        std::vector<std::string>{soft_loss});
  // A shadow may be left out.
  const std::string shadow =
      "<feGaussianBlur in='SourceAlpha' stdDeviation='3'/><feOffset dx='3' dy='3'/>"
      "<feComponentTransfer><feFuncA type='linear' slope='.4'/></feComponentTransfer>"
      "<feMerge><feMergeNode/><feMergeNode in='SourceGraphic'/></feMerge>";
  CHECK(lines_of(filter_of(shadow) + ground + shapes("fill='red' filter='url(#f)'"))
            .notes.losses.empty());
  CHECK(lines_of(filter_of(shadow) + shapes("fill='red' filter='url(#f)'"))
            .notes.losses.empty());
}

TEST_CASE("only what blurs all that it is used on is sharpened", "[symbols]") {
  const std::string body = GENERATE(
      as<std::string>{}, "<rect/>", "no drawing", filter_of(""), filter_of("<feFlood/>"),
      filter_of(
          "<feGaussianBlur stdDeviation='3' result='b'/><feOffset in='SourceAlpha'/>"),
      filter_of("<feGaussianBlur stdDeviation='3'/><feBlend in2='SourceGraphic'/>"),
      filter_of("<feGaussianBlur stdDeviation='3' result='b'/>"
                "<feOffset in='gone'/>"),
      "<g style='filter:drop-shadow(1px 1px 5px)'/>", "<style>.blur{fill:red}</style>");
  INFO(body);
  CHECK(unblurred_svg(svg_file(body)) == svg_file(body));
  CHECK_THAT(unblurred_svg(svg_file(filter_of("<feGaussianBlur stdDeviation='3'/>"))),
             ContainsSubstring(R"x(<feGaussianBlur stdDeviation="0"/>)x"));
  CHECK_THAT(unblurred_svg(svg_file("<style>a{filter:blur(3px) blur(2px)}</style>")),
             ContainsSubstring("a{filter:blur(0) blur(0)}"));
}

TEST_CASE("a style sheet of nothing but blur is read once", "[symbols]") {
  std::string blurs, sharp;
  for (int i = 0; i < 200'000; ++i) {
    blurs += "Blur(9px) ";
    sharp += "Blur(0) ";
  }
  const auto style = [](const std::string& css) {
    return svg_file("<style>a{filter:" + css + "}</style>");
  };
  CHECK_THAT(unblurred_svg(style(blurs)), ContainsSubstring("a{filter:" + sharp + "}"));
  CHECK(unblurred_svg(style("blur(9px")).ends_with("a{filter:blur(0</style></svg>\n"));
}

TEST_CASE("greys are as light as the colours they stand for", "[symbols]") {
  CHECK(greyed(white).red == Approx(1).margin(1e-3));
  CHECK(greyed(black).red == Approx(0).margin(1e-9));
  CHECK(greyed({0.5, 0.5, 0.5, 0.3}).green == Approx(0.5).margin(1e-3));
  CHECK(greyed({0.5, 0.5, 0.5, 0.3}).alpha == 0.3);
  // Of the lightnesses 53, 88 and 32 of pure red, green and blue.
  CHECK(greyed({1, 0, 0, 1}).red == Approx(0.498).margin(0.003));
  CHECK(greyed({0, 1, 0, 1}).red == Approx(0.863).margin(0.003));
  CHECK(greyed({0, 0, 1, 1}).red == Approx(0.298).margin(0.003));
}

TEST_CASE("a drawing's colours become greys wherever they are named", "[symbols]") {
  const std::string svg =
      R"x(<svg xmlns="http://www.w3.org/2000/svg"><style>.a{fill:#f00;stroke : rgb(0,255,0)}</style><path id="red" class="red" fill="red" stroke="none" style="fill:url(#red) blue;opacity:0.5"/><use href="#abc"/></svg>)x";
  const std::string grey = greyed_svg(svg);
  for (const std::string part :
       {".a{fill:#7f7f7f;stroke : #dcdcdc}", R"x(id="red")x", R"x(class="red")x",
        R"x(fill="#7f7f7f")x", R"x(stroke="none")x",
        R"x(style="fill:url(#red) #4c4c4c;opacity:0.5")x", R"x(href="#abc")x"})
    CHECK_THAT(grey, ContainsSubstring(part));
  CHECK(greyed_svg("no drawing") == "no drawing");
  // The same colours in other words.
  for (const std::string blue : {"blue", "hsl(240, 100%, 50%)", "HSL(600deg 100% 50%)"})
    CHECK_THAT(
        greyed_svg("<svg><g fill='" + blue + "' stop-color='" + blue + "'/></svg>"),
        ContainsSubstring(R"x(fill="#4c4c4c" stop-color="#4c4c4c")x"));
  CHECK_THAT(
      greyed_svg("<svg><style>.a{fill:hsla(0,100%,50%,.5)!important}</style></svg>"),
      ContainsSubstring(".a{fill:#7f7f7f80!important}"));
  for (const std::string soft : {"#f008", "#F008", "#ff000088", "#FF000088"}) {
    CHECK_THAT(greyed_svg("<svg><g fill='" + soft + "'/></svg>"),
               ContainsSubstring(R"x(fill="#7f7f7f88")x"));
    CHECK_THAT(greyed_svg("<svg><g style='stroke:" + soft + ";x:y'/></svg>"),
               ContainsSubstring("stroke:#7f7f7f88;x:y"));
  }
  for (const std::string solid : {"#f00f", "#F00", "#FF0000", "#F00F", "#FF0000FF"})
    CHECK_THAT(greyed_svg("<svg><style>.a{fill:" + solid + "}</style></svg>"),
               ContainsSubstring(".a{fill:#7f7f7f}"));
  for (const std::string none : {"#", "#f0", "#f00x", "#f000f", "#f000f00"})
    CHECK_THAT(greyed_svg("<svg><g fill='" + none + "'/></svg>"),
               ContainsSubstring("fill=\"" + none + "\""));
  CHECK_THAT(greyed_svg("<svg><g fill='hsl(90, 0%, 40%)'/></svg>"),
             ContainsSubstring(R"x(fill="#666666")x"));
}

TEST_CASE("no part of a grey drawing keeps its colours", "[symbols]") {
  const ScratchFolder folder;
  const auto paint = [](int x, int y) {
    return Rgba{4 * x, 8 * y, 200, y < 9 ? 99 : 255};
  };
  const std::string picture = picture_bytes("png", 60, 30, paint);
  make_file(folder / "dog.png", picture);
  make_file(folder / "dog.jpg", picture_bytes("jpeg", 60, 30, paint));
  make_file(folder / "herd.svg",
            svg_file("<rect width='90' height='20' fill='#c08020'/>"));
  const std::string colored_shapes =
      "<rect id='r' width='60' height='70' fill='#20c040'/>"
      "<circle cx='80' cy='60' r='18' fill='#4020c0' fill-opacity='.5'/>";
  const auto [body, is_vector] = GENERATE_COPY(table<std::string, bool>({
      {colored_shapes, true},
      {colored_shapes + "<image href='dog.png' y='75' width='90'/>", true},
      {colored_shapes + "<image href='herd.svg' y='80' width='90' height='90'/>", true},
      {colored_shapes + "<image href='dog.jpg' y='75' width='90'/>", true},
      {colored_shapes + "<image href='" + data_address("", picture) +
           "' y='75' width='90'/>",
       true},
      {"<filter id='f'><feColorMatrix type='hueRotate' values='90'/></filter>"
       "<g filter='url(#f)'>" +
           colored_shapes + "</g>",
       false},
      {"<filter id='f'><feFlood flood-color='red' flood-opacity='.7'/>"
       "<feComposite in2='SourceGraphic' operator='out'/></filter>" +
           colored_shapes + "<g filter='url(#f)'>" + colored_shapes + "</g>",
       false},
      {"<filter id='f'><feImage href='dog.png'/></filter>"
       "<g filter='url(#f)'>" +
           colored_shapes + "</g>",
       false},
      {"<mask id='m'><rect width='80' height='80' fill='#fa5'/></mask>"
       "<g mask='url(#m)'>" +
           colored_shapes + "</g>",
       false},
      {colored_shapes + "<g style='mix-blend-mode:normal'>" + colored_shapes + "</g>",
       true},
  }));
  INFO(body);
  make_file(folder / "cow.svg", svg_file(body));
  SymbolSource source{"cow", folder / "cow.svg", {}};
  const Symbol colored = load_symbol(source);
  source.style = Style::grey;
  const Symbol grey = load_symbol(source);
  CHECK(grey.picture.pixels_per_unit.has_value() != is_vector);
  CHECK(grey.notes.pixel_effects.empty() == is_vector);
  // Pixel by pixel it is as light as the colours are.
  const Painting seen = render_colors(grey.picture, 200);
  const Painting in_colors = render_colors(colored.picture, 200);
  REQUIRE(seen.pixels.size() == in_colors.pixels.size());
  double difference = 0;
  int ink = 0;
  for (std::size_t i = 0; i < seen.pixels.size(); ++i) {
    const std::uint32_t p = seen.pixels[i], q = in_colors.pixels[i];
    REQUIRE((p & 0xff) == (p >> 8 & 0xff));
    REQUIRE((p & 0xff) == (p >> 16 & 0xff));
    if (q >> 24 == 0) continue;
    const double alpha = q >> 24;
    const Color right = greyed({(q >> 16 & 0xff) / alpha, (q >> 8 & 0xff) / alpha,
                                (q & 0xff) / alpha, alpha / 255});
    difference += std::abs(right.red * alpha - (p & 0xff)) + std::abs(alpha - (p >> 24));
    ++ink;
  }
  CHECK(ink > 1000);
  CHECK(difference / ink < 3);
}

TEST_CASE("what other files say of colours becomes grey pixels", "[symbols]") {
  const ScratchFolder folder;
  make_file(folder / "farm.css", ".a{fill:#f00}");
  make_file(folder / "herd.svg",
            svg_file("<rect id='r' width='50' height='50' fill='red'/>"));
  const std::string body = GENERATE(
      as<std::string>{},
      "<style>@import 'farm.css';</style><rect class='a' width='50' height='50'/>",
      "<use href='herd.svg#r'/>");
  INFO(body);
  make_file(folder / "cow.svg", svg_file(body));
  SymbolSource source{"cow", folder / "cow.svg", {}};
  CHECK(load_symbol(source).notes.pixel_effects.empty());
  source.style = Style::grey;
  const Symbol grey = load_symbol(source);
  CHECK(grey.notes.pixel_effects == std::vector<std::string>{"colours of other files"});
  const Painting seen = render_colors(grey.picture, 100);
  CHECK(seen.pixels[seen.pixels.size() / 2 + 50] == 0xff7f7f7f);
}

TEST_CASE("where blend modes mix colours, their mixture becomes grey pixels",
          "[symbols]") {
  const std::string rect = "<rect width='50' height='50' fill='";
  const std::string body = GENERATE_COPY(
      rect + "red'/>" + rect + "blue' style='mix-blend-mode:hue'/>",
      rect + "cyan'/>" + rect + "red' style='fill:red;Mix-Blend-Mode: Exclusion'/>",
      "<style>.a{mix-blend-mode:difference!important}</style>" + rect + "lime'/>" + rect +
          "red' class='a'/>",
      rect + "lime'/>" + rect + "red' mix-blend-mode='lighten'/>");
  INFO(body);
  const ScratchFolder folder;
  make_file(folder / "cow.svg", svg_file(body));
  SymbolSource source{"cow", folder / "cow.svg", {}};
  const auto middle_of = [](const Symbol& symbol) {
    const Painting seen = render_colors(symbol.picture, 100);
    const std::uint32_t pixel = seen.pixels[seen.pixels.size() / 2 + 50];
    REQUIRE(pixel >> 24 == 255);
    return Color{(pixel >> 16 & 0xff) / 255.0, (pixel >> 8 & 0xff) / 255.0,
                 (pixel & 0xff) / 255.0, 1};
  };
  const Symbol colored = load_symbol(source);
  CHECK(colored.notes.pixel_effects.empty());
  source.style = Style::grey;
  const Symbol grey = load_symbol(source);
  CHECK(grey.notes.pixel_effects == std::vector<std::string>{"blend modes"});
  const Color seen = middle_of(grey);
  CHECK(seen.red == seen.blue);
  CHECK(seen.red == Approx(greyed(middle_of(colored)).red).margin(0.01));
}

TEST_CASE("colours that stand in entities become greys, too", "[symbols]") {
  const std::string grey = greyed_svg(
      R"x(<!DOCTYPE svg [<!ENTITY ns_svg "http://www.w3.org/2000/svg"><!ENTITY red "#f00">)x"
      R"x(<!ENTITY st "fill:&red;"><!ENTITY part "<rect fill='&red;' width='3'/>">]>)x"
      R"x(<svg xmlns="&ns_svg;"><style>.a{&st;}</style><path style="&st;" fill="&red;"/>)x"
      R"x(<text id="a&amp;b">&lt;&amp;</text>&part;</svg>)x");
  const std::string drawing = grey.substr(grey.find("<svg"));
  CHECK(
      drawing ==
      R"x(<svg xmlns="http://www.w3.org/2000/svg"><style>.a{fill:#7f7f7f}</style>)x"
      R"x(<path style="fill:#7f7f7f" fill="#7f7f7f"/><text id="a&amp;b">&lt;&amp;</text>)x"
      R"x(<rect fill="#7f7f7f" width="3"/></svg>)x"
      "\n");
}
