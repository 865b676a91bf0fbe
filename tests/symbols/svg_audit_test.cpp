// What a drawing loses is told, and what loses nothing is left alone.
#include "symbols/svg_audit.hpp"

#include <algorithm>
#include <filesystem>

#include "support/picture_files.hpp"
#include "support/scratch.hpp"
#include "support/svg_files.hpp"
#include "symbols/svg_content.hpp"
#include "symbols/svg_styles.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

using Texts = std::vector<std::string>;

DrawingNotes audit(const std::string& body, const std::filesystem::path& folder = ".") {
  return audit_svg({"cow.svg", svg_file(body, "0 0 9 9"), {}, folder / "cow.svg"}, 60);
}

Texts losses(const std::string& body) {
  return audit(body).losses;
}

}  // namespace

TEST_CASE("what librsvg leaves out is named", "[symbols]") {
  const auto [body, loss] = GENERATE(table<std::string, std::string>({
      {R"x(<filter id="f"><feDropShadow dx="1"/></filter>)x",
       "<feDropShadow> makes all that its filter is used on vanish: librsvg doesn't "
       "know it"},
      {R"x(<filter id="f"><feNonsense/></filter>)x",
       "<feNonsense> makes all that its filter is used on vanish: librsvg doesn't know "
       "it"},
      {R"x(<path id="p"/><text><textPath href="#p">Moo</textPath></text>)x",
       "<textPath> is left out, with its letters"},
      {"<flowRoot><flowPara>Moo</flowPara></flowRoot>",
       "<flowRoot> is left out, with its letters"},
      {"<foreignObject><p>Moo</p></foreignObject>",
       "<foreignObject> is left out, with all that is in it"},
      {R"x(<pattern patternUnits="userSpaceOnUse" width=".03" height="1"/>)x",
       "<pattern> has tiles too small to be drawn, which may be left out"},
      {R"x(<pattern patternUnits="userSpaceOnUse" width="1" height=".3"
          patternTransform="scale(.1)"/>)x",
       "<pattern> has tiles too small to be drawn, which may be left out"},
      {R"x(<pattern width="0.3%" height="1"/>)x",
       "<pattern> has tiles too small to be drawn, which may be left out"},
      {R"x(<meshgradient id="m"/>)x",
       "<meshgradient> is left out, and what it should fill stays empty"},
      {R"x(<rect fill="url(#m)"/>)x",
       "<rect fill> #m is not in the file, so nothing is painted"},
      {R"x(<rect filter="url(#f)"/>)x",
       "<rect filter> #f is not in the file, so it is drawn without the filter"},
      {R"x(<rect filter="url(gone.svg#f)"/>)x", "<rect filter> gone.svg#f is not there"},
      {R"x(<rect style="mask: url(#m)"/>)x",
       "<rect mask> #m is not in the file, so nothing is masked"},
      {R"x(<rect mask="url(gone.svg#m)"/>)x", "<rect mask> gone.svg#m is not there"},
      {R"x(<style>.a{clip-path:url(#c)}</style>)x",
       "<style clip-path> #c is not in the file, so nothing is clipped"},
      {R"x(<path marker-end="url(#m)"/>)x",
       "<path marker-end> #m is not in the file, so the marker is left out"},
      {R"x(<g style="clip-path: circle(40%)"/>)x",
       "<g clip-path> with circle() is not understood, so nothing is clipped"},
      {R"x(<rect><animate attributeName="x" to="5" fill="freeze"/><animate fill="freeze"/></rect>)x",
       "<animate> is left out: the drawing is as it is before it moves"},
      {R"x(<rect style="stroke: url('#m')"/>)x",
       "<rect stroke> #m is not in the file, so nothing is painted"},
      {"<style>.a{fill:var(--sky)}</style>",
       "<style fill> with var() is not understood: the colour may be black"},
      {R"x(<rect fill="oklch(0.7 0.2 30)"/>)x",
       "<rect fill> with oklch() is not understood: the colour may be black"},
      {R"x(<image href="dog.png"/>)x", "<image> dog.png is not there"},
      {R"x(<image xlink:href="dog.png"/>)x", "<image> dog.png is not there"},
      {R"x(<image href="/etc/passwd"/>)x",
       "<image> /etc/passwd is outside the drawing's folder"},
      {R"x(<image href="../dog.png"/>)x",
       "<image> ../dog.png is outside the drawing's folder"},
      {R"x(<image href=".%2e/dog.png"/>)x",
       "<image> .%2e/dog.png is outside the drawing's folder"},
      {R"x(<image href="https://example.org/dog.png"/>)x",
       "<image> https://example.org/dog.png is not in reach"},
      {R"x(<image href="data:image/png;base64,bm8gcGljdHVyZQ=="/>)x",
       "<image> holds no picture that can be read"},
      {R"x(<use href="#dog"/>)x", "<use> #dog is not in the file"},
      {R"x(<use href="herd.svg#dog"/>)x", "<use> herd.svg#dog is not there"},
      {R"x(<linearGradient id="a" xlink:href="#b"/>)x",
       "<linearGradient> #b is not in the file"},
      {"<style>@import url('farm.css');</style>", "<style> farm.css is not there"},
      {R"x(<text font-family="Farm Sans">Moo</text>)x",
       "<text> is in the font 'Farm Sans', which is not installed: DejaVu Sans takes its "
       "place"},
      {"<text><title>Cow</title>Mo\n\t\U000F0001</text>",
       "<text> has the character '\U000F0001' (U+F0001), which no font has"},
      {"<text>Mo<tspan>o \U000F0001</tspan></text>",
       "<text> has the character '\U000F0001' (U+F0001), which no font has"},
      {R"x(<text style="font: italic 700 12px/1.5 'Farm Sans', Barn">Moo</text>)x",
       "<text> is in the font 'Farm Sans', which is not installed: DejaVu Sans takes its "
       "place"},
  }));
  CHECK(losses(body) == Texts{loss});
}

TEST_CASE("a drawing that loses nothing is left alone", "[symbols]") {
  const std::string body = GENERATE(
      as<std::string>{}, R"x(<rect fill="red"/>)x",
      R"x(<linearGradient id="a"/><rect fill="url(#a)"/>)x",
      R"x(<rect fill="url(#a) red"/>)x",
      R"x(<clipPath id="c"/><rect clip-path="url(#c)"/>)x",
      R"x(<pattern patternUnits="userSpaceOnUse" width="1" height=".05"/>)x",
      R"x(<pattern width=".1" height="10%"/><pattern width="0"/><pattern/>)x",
      R"x(<filter id="f"><feGaussianBlur/><feMerge><feMergeNode/></feMerge></filter>)x",
      R"x(<rect><animate attributeName="x" to="5" repeatCount="9"/></rect>)x",
      R"x(<a href="https://example.org"><rect/></a>)x",
      R"x(<switch><foreignObject/><rect/></switch>)x",
      R"x(<text font-family="DejaVu Sans, Arial">Moo</text>)x",
      R"x(<text font-family="sans-serif">Moo</text>)x",
      "<text>Moo\n\t says&#13;\n the&#9;cow</text>",
      "<text>M\u200Bo\u00ADo\u200D\u2060\uFEFF\u200E&#x2028;&#x85;a&#x9c;</text>",
      "<text>Moo<title>\U000F0001</title><desc>\U000F0001</desc></text>",
      "<text>Moo<tspan>o<title>\U000F0001<b>\U000F0001</b></title></tspan></text>",
      R"x(<g font-family="Farm Sans"><rect/></g>)x",  // no letters in it
      R"x(<image href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"/>)x",
      R"x(<metadata><x:y xmlns:x="urn:x" href="gone.png"/></metadata>)x",
      R"x(<g id="b"/><use href="#b"/>)x", "<style>/* url(x) */ .a{fill:red}</style>");
  INFO(body);
  CHECK(losses(body) == Texts{});
}

TEST_CASE("pictures that are parts of a drawing are listed, each once", "[symbols]") {
  const ScratchFolder folder;
  make_file(folder / "a b.png",
            picture_bytes("png", 360, 9, [](int, int) { return Rgba{}; }));
  const DrawingNotes notes = audit(
      R"x(<image href="a%20b.png" width="9"/><image xlink:href="./a%20b.png" width="9"/><rect fill="red"/>)x",
      folder.path());
  CHECK(notes.losses == Texts{});
  REQUIRE(notes.files.size() == 1);
  CHECK(notes.files[0].filename() == "a b.png");

  std::filesystem::create_symlink("/etc/passwd", folder / "out.png");
  CHECK(audit(R"x(<image href="out.png"/>)x", folder.path()).losses ==
        Texts{"<image> out.png is outside the drawing's folder"});
}

TEST_CASE("a drawing in a drawing is told if but a small part of it is seen",
          "[symbols]") {
  const ScratchFolder folder;
  const std::string ns = R"x(<svg xmlns="http://www.w3.org/2000/svg" )x";
  make_file(folder / "small.svg", ns + R"x(width="16" height="16px"/>)x");
  make_file(folder / "box.svg", ns + R"x(viewBox="5 5 16 16"/>)x");
  make_file(folder / "large.svg", ns + R"x(width="1600" height="1600"/>)x");
  make_file(folder / "any.svg", ns + R"x(width="100%" height="100%"/>)x");
  const auto losses_of = [&](const std::string& name, const std::string& side) {
    return audit(
               "<image width='" + side + "' height='" + side + "' href='" + name + "'/>",
               folder.path())
        .losses;
  };
  for (const std::string name : {"small.svg", "box.svg", "large.svg"}) {
    CHECK(losses_of(name, "22") == Texts{});
    CHECK(losses_of(name, "36") ==
          Texts{"<image> " + name +
                " is a drawing in the drawing, and is printed with 108 pixels to an inch "
                "when that is 60 mm long: put its shapes into the drawing itself"});
  }
  CHECK(losses_of("any.svg", "36") == Texts{});
  for (const std::string side : {"-36", "0"})
    CHECK(losses_of("small.svg", side) == Texts{});
  const auto [side, pixels] = GENERATE(table<std::string, std::string>(
      {{"1600", "2 pixels"}, {"3000", "1 pixel"}, {"2e6", "less than 1 pixel"}}));
  CHECK(losses_of("small.svg", side) ==
        Texts{"<image> small.svg is a drawing in the drawing, and is printed with " +
              pixels +
              " to an inch when that is 60 mm long: put its shapes into the drawing "
              "itself"});
}

TEST_CASE("filters and masks are known as pixels wherever they are asked for",
          "[symbols]") {
  const auto [body, effects] = GENERATE(table<std::string, Texts>({
      {R"x(<rect filter="url(#f)"/>)x", {"a filter"}},
      {R"x(<rect style="filter:blur(2px)"/>)x", {"a filter"}},
      {"<style>rect { mask : url(#m) }</style>", {"a mask"}},
      {R"x(<rect filter="url(#f)" mask="url(#m)"/>)x", {"a filter", "a mask"}},
      {R"x(<rect filter="none" style="mask:none !important"/>)x", {}},
      {"<rect/>", {}},
      {R"x(<rect filter="url(#gone)" mask="url(gone.svg#m)"/>)x", {}},
  }));
  CHECK(audit(R"x(<filter id="f"/><mask id="m"/>)x" + body).pixel_effects == effects);
}

TEST_CASE("style sheets are read as far as they declare", "[symbols]") {
  const SvgContent content = read_svg_content(svg_file(
      R"x(<style>@media print { .a { fill: url(a;b) ; stroke:red!important } }</style>)x"
      R"x(<rect style="FILL:'x;}';opacity:1"/>)x"));
  std::vector<std::string> found;
  for (const SvgDeclaration& d : declarations_of(content))
    if (d.element != "svg") found.push_back(d.element + " " + d.property + "=" + d.value);
  CHECK(found == Texts{"rect fill='x;}'", "rect opacity=1", "style fill=url(a;b)",
                       "style stroke=red"});
}

TEST_CASE("an import ends with its rule, and is no longer than an address", "[symbols]") {
  const auto [css, addresses] = GENERATE(table<std::string, Texts>({
      {"@import 'a.css'; @import url(b.css);", {"a.css", "b.css"}},
      {"@import 'a.css'\n@import url( \"b.css\" ) print\n.a{fill:red}",
       {"a.css", "b.css"}},
      {"@import\n'a.css'", {"a.css"}},
      {"@media x {@import 'a.css'} .a{}", {"a.css"}},
      {"@import " + std::string(2000, 'a') + ";", {std::string(2000, 'a')}},
      {"@import " + std::string(2001, 'a') + ";@import b", {"b"}},
      {"@import", {""}},
  }));
  SvgContent content;
  content.style = css;
  CHECK(imported_styles(content) == addresses);
}

TEST_CASE("imports without an end take no room", "[symbols]") {
  SvgContent content;
  for (int i = 0; i < 200'000; ++i) content.style += "@import ";
  std::size_t size = 0;
  for (const std::string& address : imported_styles(content)) size += address.size();
  CHECK(size < content.style.size());
}

TEST_CASE("a drawing with a hundred thousand losses is audited in no time", "[symbols]") {
  std::string body;
  for (int i = 0; i < 100'000; ++i) body += "<use href=\"#a" + std::to_string(i) + "\"/>";
  CHECK(losses(body).size() == 100'000);
}

TEST_CASE("of many fonts that are missing, few are asked what takes their place",
          "[symbols]") {
  std::string body = "<text>Moo</text>";
  for (int i = 0; i < 3000; ++i)
    body += "<g font-family=\"Farm " + std::to_string(i) + "\"/>";
  const Texts told = losses(body + body);
  REQUIRE(told.size() == 3000);
  CHECK(told[19] ==
        "<g> is in the font 'Farm 19', which is not installed: DejaVu Sans takes its "
        "place");
  CHECK(told[20] == "<g> is in the font 'Farm 20', which is not installed");
}

TEST_CASE("a drawing whose namespaces are entities is read like others", "[symbols]") {
  const std::string text =
      R"x(<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd" [)x"
      R"x(<!ENTITY ns_svg "http://www.w3.org/2000/svg"><!ENTITY ns_ai "urn:ai">)x"
      R"x(<!ENTITY ns_xlink "http://www.w3.org/1999/xlink">)x"
      R"x(<!ENTITY shadow "filter:url(#f)"><!ENTITY more "<hatch/>">]>)x"
      R"x(<svg xmlns="&ns_svg;" xmlns:i="&ns_ai;" xmlns:x="&ns_xlink;">)x"
      R"x(<image x:href="dog.png"/><i:flowRoot/><g style="&shadow;"/>&more;)x"
      R"x(<style>.a{&shadow;;mask:url(#m)}</style><filter id="f"/><mask id="m"/></svg>)x";
  const DrawingNotes notes = audit_svg({"cow.svg", text, {}, "cow.svg"}, 60);
  CHECK(notes.losses ==
        Texts{"<image> dog.png is not there",
              "<hatch> is left out, and what it should fill stays empty"});
  CHECK(notes.pixel_effects == Texts{"a filter", "a mask"});
}

TEST_CASE("no entity opens another file", "[symbols]") {
  const ScratchFolder folder;
  make_file(folder / "secret.svg", "<g id='secret'/>");
  make_file(folder / "secret.dtd", "<!ENTITY x \"<g id='secret'/>\">");
  // Whether the drawing's `x`, which is declared like this, is a <g>.
  const auto shows_secret = [](const std::string& declaration) {
    const SvgContent content =
        read_svg_content("<!DOCTYPE svg [" + declaration + "]><svg>&x;</svg>");
    return std::any_of(content.elements.begin(), content.elements.end(),
                       [](const SvgElement& element) { return element.name == "g"; });
  };
  const std::string file = (folder / "secret.svg").string();
  const std::string dtd = (folder / "secret.dtd").string();
  CHECK(shows_secret(contents_of(dtd)));
  CHECK_FALSE(shows_secret("<!ENTITY x SYSTEM \"" + file + "\">"));
  CHECK_FALSE(shows_secret("<!ENTITY % y SYSTEM \"" + dtd + "\">%y;"));
}

TEST_CASE("broken and hostile files are read as far as they go", "[symbols]") {
  CHECK(read_svg_content("").elements.empty());
  CHECK(read_svg_content("<svg><g>").elements.size() == 2);
  const std::string bomb =
      "<!DOCTYPE svg [<!ENTITY a \"aaaaaaaaaa\">"
      "<!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;\">"
      "<!ENTITY c \"&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;\">"
      "<!ENTITY d \"&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;\">"
      "<!ENTITY e \"&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;\">"
      "<!ENTITY f \"&e;&e;&e;&e;&e;&e;&e;&e;&e;&e;\">"
      "<!ENTITY g \"&f;&f;&f;&f;&f;&f;&f;&f;&f;&f;\">]>"
      "<svg><rect fill=\"&g;&g;&g;&g;\"/></svg>";
  CHECK(read_svg_content(bomb).elements.size() <= 2);
  CHECK(read_svg_content("<!DOCTYPE svg [<!ENTITY x SYSTEM \"/etc/passwd\">]>"
                         "<svg><style>&x;</style></svg>")
            .style.empty());
}
