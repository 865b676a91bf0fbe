// Pictures in drawings are held to the limits of pictures, before anything is decoded.
#include "symbols/svg_pictures.hpp"

#include <filesystem>

#include "support/complaint.hpp"
#include "support/picture_files.hpp"
#include "support/png_files.hpp"
#include "support/scratch.hpp"
#include "support/svg_files.hpp"
#include "support/tiny_pictures.hpp"
#include "symbols/load.hpp"
#include "symbols/svg_address.hpp"
#include "symbols/svg_audit.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

using Texts = std::vector<std::string>;

const Source here{"deck.yaml", 3, 5};

/// A PNG file of a few bytes that claims to have so many pixels.
std::string claim(int width, int height) {
  std::string header;
  for (const int side : {width, height})
    for (const int shift : {24, 16, 8, 0})
      header += static_cast<char>(side >> shift & 255);
  return "\x89PNG\r\n\x1a\n" +
         png_chunk_of("IHDR", header + std::string("\x08\x06\0\0\0", 5)) +
         png_chunk_of("IDAT", zlib_stored("")) + png_chunk_of("IEND", "");
}

std::string percent(const std::string& bytes) {
  constexpr const char* digits = "0123456789abcdef";
  std::string text;
  for (const char c : bytes) {
    const auto byte = static_cast<unsigned char>(c);
    text += {'%', digits[byte >> 4], digits[byte & 15]};
  }
  return text;
}

std::string base64(const std::string& bytes) {
  const std::string address = data_address("", bytes);
  return address.substr(address.find(',') + 1);
}

std::string image(const std::string& address, const std::string& more = "") {
  return "<image href=\"" + address + "\" " + more + "/>";
}

/// What a drawing of these bytes, in that folder, is refused for.
std::string complaint(const std::string& bytes, const ScratchFolder& folder) {
  make_file(folder / "cow.svg", bytes);
  return complaint_of([&] { load_symbol({"cow", folder / "cow.svg", here}); });
}

const std::string hint =
    "\n  hint: scale it down; 1600 pixels on the longer side are plenty\n";

std::string too_large(const std::string& picture) {
  return "deck.yaml:3:5: error: " + picture +
         " in cow.svg has 20,000 x 20,000 pixels, more than 100 million" + hint;
}

Texts losses(const std::string& body, const std::string& box = "0 0 100 100") {
  return audit_svg({"cow.svg", svg_file(body, box), here, "cow.svg"}, 50.8).losses;
}

}  // namespace

TEST_CASE("the size of every kind of picture is in its header", "[symbols]") {
  const auto paint = [](int, int) { return Rgba{}; };
  for (const std::string type : {"png", "jpeg", "bmp", "tiff"}) {
    INFO(type);
    const auto size = read_picture_size(picture_bytes(type, 300, 200, paint));
    REQUIRE(size);
    CHECK(size->width == 300);
    CHECK(size->height == 200);
  }
  for (const std::string& file : {tiny_gif(), tiny_webp(), tiny_heic(), tiny_avif()}) {
    const auto size = read_picture_size(file);
    REQUIRE(size);
    CHECK(size->width == 16);
    CHECK(size->height == 12);
  }
  CHECK(read_picture_size(claim(90'000, 90'000)).value().width == 90'000);
  CHECK_FALSE(read_picture_size("no picture"));
  CHECK_FALSE(read_picture_size(""));
}

TEST_CASE("a picture in a drawing may not be larger than others", "[symbols]") {
  const ScratchFolder folder;
  const std::string large = claim(20'000, 20'000);
  make_file(folder / "dog.png", large);
  make_file(folder / "herd.svg", svg_file("<g id='a'>" + image("dog.png") + "</g>"));
  const auto [body, picture] = GENERATE_COPY(table<std::string, std::string>({
      {image("dog.png"), "dog.png"},
      {"<image xlink:href='cat.png' href='dog.png'/>", "dog.png"},
      {"<filter id='f'><feImage href='./dog.png'/></filter>", "dog.png"},
      {image(" file://FOLDER/dog.png "), "dog.png"},
      {image("File:dog.png"), "dog.png"},
      {image(".\\dog.png"), "dog.png"},
      {image("d&#10;og.png"), "dog.png"},
      {image("data:image/png;base64," + base64(large)), "a picture"},
      {image("DATA:; BASE64 ," + base64(large)), "a picture"},
      {image("data:image/png;a=base64," + percent(large)), "a picture"},
      {image("data:," + percent(svg_file(image("data:;base64," + base64(large))))),
       "a picture in a picture"},
      {image("herd.svg"), "dog.png in herd.svg"},
      {"<use href='herd.svg#a'/>", "dog.png in herd.svg"},
      {"<rect fill='url(herd.svg#a) red'/>", "dog.png in herd.svg"},
      {"<style>.a { mask: url('herd.svg#a') }</style>", "dog.png in herd.svg"},
  }));
  INFO(body);
  std::string text = body;
  if (const std::size_t at = text.find("FOLDER"); at != text.npos)
    text.replace(at, 6, folder.path().string());
  CHECK(complaint(svg_file(text), folder) == too_large(picture));
}

TEST_CASE("an entity can't hide a picture from the limit", "[symbols]") {
  const ScratchFolder folder;
  make_file(folder / "dog.png", claim(20'000, 20'000));
  CHECK(complaint("<!DOCTYPE svg [<!ENTITY dog \"" +
                      std::string("<image href='dog.png'/>") + "\">]>" +
                      svg_file("&dog;"),
                  folder) == too_large("dog.png"));
}

TEST_CASE("a background, too, may have no picture in it that is too large", "[symbols]") {
  const ScratchFolder folder;
  make_file(folder / "dog.png", claim(20'000, 20'000));
  make_file(folder / "cow.svg", svg_file(image("dog.png")));
  CHECK_THROWS_WITH(
      load_picture(folder / "cow.svg", here, {Length::mm(60), Length::mm(60)}),
      "dog.png in cow.svg has 20,000 x 20,000 pixels, more than 100 million");
}

TEST_CASE("drawings in drawings are looked at down to the fourth", "[symbols]") {
  const ScratchFolder folder;
  const auto nested = [](int depth) {
    std::string body = "<rect width='9' height='9'/>";
    for (int i = 0; i < depth; ++i)
      body = "<rect width='9' height='9'/>" +
             image("data:image/svg+xml;base64," + base64(svg_file(body)));
    return svg_file(body);
  };
  CHECK(complaint(nested(4), folder).empty());
  CHECK(complaint(nested(5), folder) ==
        "deck.yaml:3:5: error: cow.svg has drawings in drawings, more than 4 deep\n"
        "  hint: save it as one drawing, or as a PNG\n");
  // One that shows itself has no end, and is drawn once.
  CHECK(complaint(svg_file("<rect width='9' height='9'/>" + image("cow.svg")), folder)
            .empty());
}

TEST_CASE("a part that can't be read is told with the drawing", "[symbols]") {
  const ScratchFolder folder;
  make_file(folder / "dog.png", "");
  CHECK(complaint(svg_file(image("dog.png")), folder) ==
        "deck.yaml:3:5: error: cow.svg: dog.png is an empty file\n");
}

TEST_CASE("a file that is no picture is a loss", "[symbols]") {
  const ScratchFolder folder;
  make_file(folder / "dog.png", "no picture");
  CHECK(audit_svg({"cow.svg", svg_file(image("dog.png")), here, folder / "cow.svg"}, 60)
            .losses == Texts{"<image> dog.png holds no picture that can be read"});
}

TEST_CASE("what is in a data address is found as librsvg finds it", "[symbols]") {
  const std::string zeros("a\0b", 3);
  CHECK(data_in("data:,a%00b").value() == zeros);
  CHECK(data_in("data:;base64,YQBi").value() == zeros);
  CHECK(data_in("data:x/y; Base64 ,YQBi").value() == zeros);
  CHECK(data_in("data:x/y;base64,YQBi#part").value() == zeros);
  CHECK(data_in("data:base64,YQ").value() == "YQ");
  CHECK(data_in("data:,100%").value() == "100%");
  CHECK(data_in("data:,%zz%4").value() == "%zz%4");
  CHECK_FALSE(data_in("data:base64"));
}

TEST_CASE("an image with few pixels for its place is told", "[symbols]") {
  // On 2 inches, 300 pixels are 150 an inch.
  const auto pixels = [](int side) {
    return "data:;base64," + base64(claim(side, side));
  };
  const auto told = [&](int side, const std::string& attributes,
                        const std::string& box = "0 0 100 100") {
    return losses(image(pixels(side), attributes), box);
  };
  CHECK(
      told(100, "width='100' height='100'") ==
      Texts{"<image> has only 100 x 100 pixels: 50 to an inch when the drawing is 51 mm "
            "long"});
  CHECK(told(299, "width='100' height='100'").size() == 1);
  CHECK(told(300, "width='100' height='100'").empty());
  CHECK(told(30, "width='10'").empty());
  CHECK(told(30, "height='10.1'").size() == 1);
  CHECK(told(30, "width='10%' height='99'").empty());
  CHECK(told(30, "width='100' height='10px'").empty());
  CHECK(told(30, "").size() == 1);
  CHECK(told(30, "", "5 5 10 9").size() == 1);
  CHECK(told(30, "", "0 0 9 10").size() == 1);
  CHECK(told(300, "", "0 0 300 10").empty());
  CHECK(told(30, "transform='matrix(.05 .08 -.08 .05 1,2)' width='100'").empty());
  CHECK(told(30, "transform='translate(3 4) scale(.11)' width='100'").size() == 1);
  // In one place it has enough, in the other too few.
  CHECK(
      losses(image(pixels(30), "width='10'") + image(pixels(30), "width='20'")).size() ==
      1);
  // Where it is not known how large it is, nothing is said.
  CHECK(told(30, "width='9cm'").empty());
  CHECK(told(30, "width='100' transform='scale(calc)'").empty());
  CHECK(told(30, "width='100'", "").empty());
  CHECK(losses("<defs>" + image(pixels(30)) + "</defs>").empty());
  CHECK(losses("<filter><feImage href='" + pixels(30) + "'/></filter>").empty());
  // Nor where it has no size, or a wrong one.
  for (const Texts& sides : {Texts{"-80", "60"}, Texts{"80", "-60"}, Texts{"-80", "-60"},
                             Texts{"0", "60"}, Texts{"80", "0%"}, Texts{"-5%", "auto"}})
    CHECK(told(30, "width='" + sides[0] + "' height='" + sides[1] + "'").empty());
  CHECK(told(30, "width='80' height='60' transform='scale(0)'").empty());
  CHECK(told(30, "width='3000'") ==
        Texts{"<image> has only 30 x 30 pixels: less than 1 to an inch when the drawing "
              "is 51 mm long"});
  CHECK(told(30, "width='1500'") ==
        Texts{"<image> has only 30 x 30 pixels: 1 to an inch when the drawing is 51 mm "
              "long"});
}

TEST_CASE("where a style sheet may say how large an image is, nothing is told",
          "[symbols]") {
  const auto [css, attributes, is_told] = GENERATE(table<std::string, std::string, bool>({
      {"", "", true},
      {"", "style='width:10px;height:10px'", false},
      {"", "style='opacity:1; HEIGHT : 10px !important'", false},
      {"", "style='transform:scale(.1)'", false},
      {"", "style='stroke-width:10px'", true},
      {".q{width:10px}", "class='p q'", false},
      {"@media print{g > image{height:10px}}", "", false},
      {"#a,*{width:10px}", "", false},
      {"#a{width:10px}", "id='a'", false},
      {".q{width:10px} rect,#b{height:1px}", "class='p' id='a'", true},
      {".q{fill:red;stroke-width:10px}", "class='q'", true},
  }));
  INFO(css << " " << attributes);
  const std::string pixels = "data:;base64," + base64(claim(30, 30));
  CHECK(losses("<style>" + css + "</style>" +
               image(pixels, "width='100' height='100' " + attributes))
            .size() == (is_told ? 1 : 0));
}

TEST_CASE("a style sheet of another file may say how large an image is", "[symbols]") {
  const ScratchFolder folder;
  make_file(folder / "farm.css", "image{width:10px;height:10px}");
  const std::string shown = image("data:;base64," + base64(claim(30, 30)));
  const auto losses_of = [&](const std::string& svg) {
    return audit_svg({"cow.svg", svg, {}, folder / "cow.svg"}, 51).losses;
  };
  CHECK(losses_of(svg_file(shown)).size() == 1);
  CHECK(losses_of(svg_file("<style>@import 'farm.css';</style>" + shown)).empty());
  const Texts told =
      losses_of(svg_file("<style>@import 'https://a.org/b.css';</style>" + shown));
  CHECK(told.size() == 2);  // and that the sheet is not in reach
  CHECK(losses_of("<?xml-stylesheet href='farm.css' type='text/css'?>" + svg_file(shown))
            .empty());
}
