#include "symbols/foreign_kind.hpp"

#include "support/complaint.hpp"
#include "support/scratch.hpp"
#include "symbols/load.hpp"
#include "test.hpp"

using namespace onematch;
using namespace std::string_literals;

namespace {

const std::string as_pixels = "save it as PNG or JPEG";
const std::string as_vectors = "save it as SVG, or as PNG";

struct Sample {
  std::string bytes, name, remedy;
  bool is_picture = true;
};

std::string zip(const std::string& first_entry) {
  return "PK\3\4" + std::string(26, '\0') + first_entry;
}

std::string number(unsigned value, int bytes) {
  std::string text;
  for (int i = 0; i < bytes; ++i) text += static_cast<char>(value >> 8 * i & 255);
  return text;
}

/// A TIFF of a directory with tags of one number each, in Intel's order.
std::string tiff(const std::vector<std::pair<unsigned, unsigned>>& tags) {
  std::string bytes =
      "II*\0"s + number(8, 4) + number(static_cast<unsigned>(tags.size()), 2);
  for (const auto& [tag, value] : tags)
    bytes += number(tag, 2) + number(4, 2) + number(1, 4) + number(value, 4);
  return bytes + number(0, 4);
}

const std::vector<Sample> samples{
    {"\0\0\0\x0cJXL \r\n\x87\n"s, "a JPEG XL", as_pixels},
    {"\xff\x0a\x4a", "a JPEG XL", as_pixels},
    {"\0\0\0\x0cjP  \r\n\x87\n"s, "a JPEG 2000", as_pixels},
    {"\xff\x4f\xff\x51", "a JPEG 2000", as_pixels},
    {"8BPS\0\1"s, "a Photoshop file", as_pixels},
    {"gimp xcf v011", "a GIMP file", as_pixels},
    {zip("mimetypeimage/openraster"), "an OpenRaster file", as_pixels},
    {zip("mimetypeapplication/x-krita"), "a Krita file", as_pixels},
    {"II*\0\x10\0\0\0CR\2\0"s, "a camera's raw file", as_pixels},
    {"\0\0\0\x18"
     "ftypcrx "s,
     "a camera's raw file", as_pixels},
    {"FUJIFILMCCD-RAW 0201", "a camera's raw file", as_pixels},
    {tiff({{254, 1}, {330, 8}}), "a camera's raw file", as_pixels},
    {tiff({{254, 0}, {50706, 1}}), "a camera's raw file", as_pixels},
    {"%PDF-1.7\n", "a PDF", as_vectors},
    {"%PDF-1.7\n/Creator (Adobe Illustrator)", "an Illustrator file", as_vectors},
    {"%!PS-Adobe-3.0\n%%Creator: Adobe Illustrator", "an Illustrator file", as_vectors},
    {"%!PS-Adobe-3.0 EPSF-3.0\n", "an EPS", as_vectors},
    {"%!PS\nshowpage", "a PostScript file", as_vectors},
    {"\xc5\xd0\xd3\xc6", "an EPS", as_vectors},
    {zip("mimetypeapplication/vnd.oasis.opendocument.graphics"), "a LibreOffice drawing",
     as_vectors},
    {zip("mimetypeapplication/vnd.oasis.opendocument.text"), "a LibreOffice document",
     "save the picture in it as SVG, PNG or JPEG", false},
    {zip("[Content_Types].xml"), "an Office document",
     "save the picture in it as SVG, PNG or JPEG", false},
    {zip("cow.png"), "a ZIP archive", "unpack it", false},
    {"\0\0\0\x18"
     "ftypisom"s,
     "a film", "save one frame of it as PNG or JPEG", false},
    {"\0\0\0\x14"
     "ftypqt  "s,
     "a film", "save one frame of it as PNG or JPEG", false},
    {"\r\n<!DOCTYPE html><title>x</title>", "a web page",
     "save the picture that it shows", false},
};

}  // namespace

TEST_CASE("a file of a kind that can't be read is told what it is", "[symbols]") {
  const ScratchFolder folder;
  for (const Sample& sample : samples) {
    INFO(sample.name);
    const auto kind = foreign_kind(sample.bytes);
    REQUIRE(kind);
    CHECK(kind->is_picture == sample.is_picture);
    make_file(folder / "cow.png", sample.bytes);
    const Source here{"deck.yaml", 3, 5};
    CHECK(complaint_of([&] {
            load_symbol({"cow", folder / "cow.png", here});
          }) == "deck.yaml:3:5: error: cow.png is " + sample.name +
                    ", which can't be read\n  hint: " + sample.remedy + "\n");
  }
}

TEST_CASE("a file of no foreign kind is called none", "[symbols]") {
  for (const std::string& bytes :
       {""s, "cow"s, "\x89PNG\r\n\x1a\n"s, "\xff\xd8\xff\xe0"s, "RIFF\1\0\0\0WEBP"s,
        "\0\0\0\x18"
        "ftypheic"s,
        "<svg><desc>&lt;html></desc></svg>"s, tiff({{254, 0}, {330, 8}}),
        tiff({{256, 9}}), "II*\0"s}) {
    INFO(bytes);
    CHECK_FALSE(foreign_kind(bytes));
  }
}
