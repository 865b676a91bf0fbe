// Cairo writes a PDF, pack_images() packs it, libqpdf and Poppler read both.
#include "render/images.hpp"

#include <algorithm>
#include <cmath>
#include <memory>
#include <set>
#include <utility>
#include <vector>

#define POINTERHOLDER_TRANSITION 4
#include <qpdf/QPDF.hh>

#include "core/random.hpp"
#include "render/flate.hpp"
#include "support/command.hpp"
#include "support/pdf.hpp"
#include "support/pdf_images.hpp"
#include "support/picture_files.hpp"
#include "support/samples.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

std::string page_with(int width, int height, const Paint& paint) {
  std::vector<SurfacePtr> images;
  images.push_back(painted_surface(width, height, paint));
  return page_with(images);
}

std::string packed_pdf(const std::string& bytes, int threads = 1) {
  QPDF pdf;
  open(pdf, bytes);
  pack_images(pdf, threads);
  return written(pdf);
}

std::string text_of(const std::shared_ptr<Buffer>& buffer) {
  return {reinterpret_cast<const char*>(buffer->getBuffer()), buffer->getSize()};
}

/// An image as libqpdf reads it.
struct StoredImage {
  Samples samples;
  Coding coding;
  std::size_t stored = 0;                       ///< bytes
  std::shared_ptr<StoredImage> mask = nullptr;  ///< may be none
  std::vector<std::uint32_t> colors() const { return colors_of(samples, coding); }
};

StoredImage read_image(QPDFObjectHandle stream) {
  QPDFObjectHandle entries = stream.getDict();
  const auto number = [&](const char* key) {
    return static_cast<std::size_t>(entries.getKey(key).getIntValue());
  };
  StoredImage image;
  QPDFObjectHandle space = entries.getKey("/ColorSpace");
  image.coding.bits = number("/BitsPerComponent");
  if (space.isArray()) {
    QPDFObjectHandle table = space.getArrayItem(3);
    const std::string bytes =
        table.isStream() ? text_of(table.getStreamData()) : table.getStringValue();
    image.coding.is_grey = space.getArrayItem(1).isNameAndEquals("/DeviceGray");
    const std::size_t step = image.coding.is_grey ? 1 : 3;
    for (std::size_t i = 0; i < bytes.size(); i += step) {
      std::uint32_t color = 0;
      for (std::size_t k = 0; k < step; ++k)
        color = color << 8 | static_cast<unsigned char>(bytes[i + k]);
      image.coding.palette.push_back(color);
    }
    CHECK(space.getArrayItem(2).getIntValue() + 1 ==
          static_cast<long long>(image.coding.palette.size()));
  } else {
    image.coding.is_grey = space.isNameAndEquals("/DeviceGray");
  }
  image.samples = {number("/Width"), number("/Height"), image.coding.components(),
                   image.coding.bits, text_of(stream.getStreamData(qpdf_dl_all))};
  CHECK(image.samples.bytes.size() == image.samples.height * image.samples.row_size());
  image.stored = stream.getRawStreamData()->getSize();
  if (entries.hasKey("/SMask"))
    image.mask = std::make_shared<StoredImage>(read_image(entries.getKey("/SMask")));
  return image;
}

/// All images but masks, in the order of the objects.
std::vector<StoredImage> images_in(const std::string& bytes) {
  QPDF pdf;
  open(pdf, bytes);
  std::vector<QPDFObjectHandle> streams;
  std::set<QPDFObjGen> masks;
  for (QPDFObjectHandle object : pdf.getAllObjects())
    if (object.isStreamOfType("", "/Image")) {
      streams.push_back(object);
      masks.insert(object.getDict().getKey("/SMask").getObjGen());
    }
  std::vector<StoredImage> images;
  for (const QPDFObjectHandle& stream : streams)
    if (masks.count(stream.getObjGen()) == 0) images.push_back(read_image(stream));
  return images;
}

/// The page as Poppler draws it, in colour.
std::string drawn(const std::string& bytes, int dpi) {
  return output_of("pdftoppm -singlefile -r " + std::to_string(dpi) + " " +
                   PdfFile(bytes).name());
}

// In this file what is compared in double brackets is too long to be shown.

/// The one image of a page, packed, after all that must not change has been compared.
StoredImage repacked(const std::string& before) {
  const std::string after = packed_pdf(before);
  const std::vector<StoredImage> old = images_in(before), now = images_in(after);
  REQUIRE(old.size() == 1);
  REQUIRE(now.size() == 1);
  CHECK((now[0].colors() == old[0].colors()));
  CHECK(now[0].stored <= old[0].stored);
  CHECK((now[0].mask == nullptr) == (old[0].mask == nullptr));
  if (now[0].mask && old[0].mask) {
    CHECK((now[0].mask->colors() == old[0].mask->colors()));
    CHECK(now[0].mask->coding.palette.empty());
    CHECK(now[0].mask->stored <= old[0].mask->stored);
  }
  for (const int dpi : {50, 72, 155}) CHECK((drawn(before, dpi) == drawn(after, dpi)));
  CHECK_THAT(output_of("qpdf --check " + PdfFile(after).name()),
             ContainsSubstring("No syntax or stream encoding errors found"));
  return now[0];
}

/// 1 inside a disc, falling to 0 over `edge` pixels.
double cover(int x, int y, double radius, double edge) {
  return std::clamp((radius - std::hypot(x - 60, y - 60)) / edge + 0.5, 0.0, 1.0);
}

int mixed(double share, int a, int b) {
  return static_cast<int>(std::lround(a + share * (b - a)));
}

/// Clip art: flat colours with soft edges on nothing.
Rgba button(int x, int y) {
  const double inner = cover(x, y, 40, 1.5);
  return {mixed(inner, 30, 240), mixed(inner, 90, 200), mixed(inner, 160, 20),
          mixed(cover(x, y, 55, 1.5), 0, 255)};
}

/// A photo: slopes and noise.
Paint photo() {
  auto random = std::make_shared<Random>(11);
  return [random](int x, int y) {
    const auto part = [&](int low) { return low + static_cast<int>(random->below(14)); };
    return Rgba{part(x), part((x + y) / 2), part(120 - y / 2)};
  };
}

}  // namespace

TEST_CASE("clip art is stored in fewer bytes, pixel by pixel the same", "[images]") {
  const std::string before = page_with(120, 120, button);
  const StoredImage image = repacked(before), old = images_in(before)[0];
  CHECK(double(image.stored) / double(old.stored) < 0.7);
  CHECK(double(image.mask->stored) / double(old.mask->stored) < 0.95);
  CHECK(image.samples.components == 1);
  CHECK(image.coding.palette.size() > 16);
  CHECK(image.mask->samples.bits == 8);
}

TEST_CASE("a photo without loss takes seven tenths of what Cairo writes", "[images]") {
  const std::string before = page_with(120, 120, photo());
  const StoredImage image = repacked(before);
  CHECK(image.samples.components == 3);
  CHECK(double(image.stored) / double(images_in(before)[0].stored) < 0.7);
}

TEST_CASE("flat colours have a palette of as few bits as number them", "[images]") {
  Random random(3);
  const int colors = GENERATE(2, 3, 4, 5, 16, 17, 200, 256);
  const StoredImage image = repacked(page_with(120, 120, [&](int, int) {
    const int i = static_cast<int>(random.below(static_cast<unsigned>(colors)));
    return Rgba{i * 97 % 256, i * 57 % 256, 7};
  }));
  CHECK(image.coding.palette.size() == static_cast<std::size_t>(colors));
  CHECK(image.samples.bits == (colors <= 2 ? 1 : colors <= 4 ? 2 : colors <= 16 ? 4 : 8));
}

TEST_CASE("greys stay greys, for which a printer takes black ink only", "[images]") {
  const int step = GENERATE(255, 85, 51, 17, 16, 3, 1);
  const StoredImage image = repacked(page_with(120, 120, [&](int x, int y) {
    const int grey = (x + 2 * y) % 256 / step * step;
    return Rgba{grey, grey, grey};
  }));
  CHECK(image.coding.is_grey);
}

TEST_CASE("black and white are stored with one bit a pixel", "[images]") {
  const StoredImage image = repacked(page_with(120, 120, [](int x, int y) {
    const int grey = cover(x, y, 40, 1e-9) > 0.5 ? 0 : 255;
    return Rgba{grey, grey, grey};
  }));
  CHECK(image.coding.is_grey);
  CHECK(image.samples.bits == 1);
}

TEST_CASE("a soft shadow keeps each step of its edge", "[images]") {
  const StoredImage image = repacked(page_with(120, 120, [](int x, int y) {
    return Rgba{0, 0, 0, mixed(cover(x, y, 40, 30), 0, 180)};
  }));
  CHECK(image.samples.bits == 1);  // all of it is black
  CHECK(image.mask->samples.bits == 8);
}

TEST_CASE("a mask of few steps takes fewer bits if they are exact", "[images]") {
  const auto bits_with = [](int step) {
    return repacked(
               page_with(
                   120, 120,
                   [=](int x, int y) {
                     return Rgba{x, y, 100, (x / 9 + 5 * y / 9) * step % (255 + step)};
                   }))
        .mask->samples.bits;
  };
  CHECK(bits_with(255) == 1);
  CHECK(bits_with(85) == 2);
  CHECK(bits_with(17) == 4);
  CHECK(bits_with(15) == 8);
}

TEST_CASE("a mask that hides nothing is left out", "[images]") {
  QPDF pdf;
  const std::string bytes = page_with(120, 120, button);
  open(pdf, bytes);
  int masked = 0, images = 0;
  for (QPDFObjectHandle object : pdf.getAllObjects())
    if (object.isStreamOfType("", "/Image") && object.getDict().hasKey("/SMask")) {
      ++masked;
      object.getDict().getKey("/SMask").replaceStreamData(
          deflated({120, 120, 1, 8, std::string(120 * 120, '\xff')}, Prediction::none,
                   Effort::quick),
          QPDFObjectHandle::newName("/FlateDecode"), QPDFObjectHandle::newNull());
    }
  REQUIRE(masked == 1);
  pack_images(pdf, 1);
  for (QPDFObjectHandle object : pdf.getAllObjects())
    if (object.isStreamOfType("", "/Image")) {
      ++images;
      CHECK_FALSE(object.getDict().hasKey("/SMask"));
    }
  CHECK(images > 0);
}

TEST_CASE("a JPEG is not touched", "[images]") {
  const std::string jpeg = picture_bytes("jpeg", 60, 60, photo());
  std::vector<SurfacePtr> images;
  images.push_back(painted_surface(60, 60, photo()));
  cairo_surface_set_mime_data(images[0].get(), CAIRO_MIME_TYPE_JPEG,
                              reinterpret_cast<const unsigned char*>(jpeg.data()),
                              jpeg.size(), nullptr, nullptr);
  images.push_back(painted_surface(60, 60, photo()));
  QPDF pdf;
  const std::string bytes = packed_pdf(page_with(images));
  open(pdf, bytes);
  std::size_t found = 0;
  for (QPDFObjectHandle object : pdf.getAllObjects())
    if (object.isStreamOfType("", "/Image") &&
        object.getDict().getKey("/Filter").isNameAndEquals("/DCTDecode")) {
      CHECK((text_of(object.getRawStreamData()) == jpeg));
      ++found;
    }
  CHECK(found == 1);
}

TEST_CASE("several images are packed alike on any number of threads", "[images]") {
  std::vector<SurfacePtr> images;
  for (int i = 0; i < 5; ++i) {
    images.push_back(painted_surface(40 + i, 60, photo()));
    images.push_back(painted_surface(30, 50 + i, button));
  }
  const std::string page = page_with(images);
  const std::string once = packed_pdf(page);
  CHECK(images_in(once).size() == 10);
  CHECK((packed_pdf(page) == once));
  CHECK((packed_pdf(page, 4) == once));
}

TEST_CASE("images of one pixel and of one row are packed", "[images]") {
  repacked(page_with(1, 1, button));
  repacked(page_with(400, 1, photo()));
  repacked(page_with(1, 200, photo()));
  repacked(page_with(3, 3, button));
}

TEST_CASE("an image that is not as it says is left alone", "[images]") {
  const std::string bytes = page_with(120, 120, photo());
  const std::vector<std::pair<std::string, std::string>> lies{
      {"/Width", "121"},
      {"/Width", "0"},
      {"/Width", "-120"},
      {"/Height", "119"},
      {"/Height", "999999999"},
      {"/BitsPerComponent", "16"},
      {"/BitsPerComponent", "1"},
      {"/ColorSpace", "/DeviceCMYK"},
      {"/ColorSpace", "[ /Indexed /DeviceRGB 0 (abc) ]"},
      {"/Decode", "[ 1 0 1 0 1 0 ]"},
      {"/Mask", "[ 0 0 0 0 0 0 ]"},
      {"/DecodeParms", "<< /Predictor 1 >>"},
      {"/Filter", "/LZWDecode"}};
  for (const auto& [key, value] : lies) {
    INFO(key << " " << value);
    QPDF pdf;
    open(pdf, bytes);
    int images = 0;
    for (QPDFObjectHandle object : pdf.getAllObjects())
      if (object.isStreamOfType("", "/Image")) {
        ++images;
        object.getDict().replaceKey(key, QPDFObjectHandle::parse(value));
        const std::string entries = object.getDict().unparse();
        const std::string stored = text_of(object.getRawStreamData());
        pack_images(pdf, 1);
        CHECK(object.getDict().unparse() == entries);
        CHECK((text_of(object.getRawStreamData()) == stored));
      }
    CHECK(images == 1);
  }
}
