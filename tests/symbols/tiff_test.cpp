#include "symbols/tiff.hpp"

#include <set>

#include "core/error.hpp"
#include "symbols/raster_file.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

/// How the pixels of a TIFF are stored.
struct Storage {
  int bits = 8, format = 1, colors = 2, compression = 1, alphas = 0;
};

int samples_of(const Storage& storage) {
  constexpr int cmyk = 5;
  const std::set<int> of_three{2, 6, 8, 9, 10, 32845};
  const int colors = storage.colors == cmyk              ? 4
                     : of_three.contains(storage.colors) ? 3
                                                         : 1;
  return colors + storage.alphas;
}

/// A file of 8 x 8 pixels with all its bytes 0, in one of the two orders of bytes.
std::string tiff_of(const Storage& storage, bool big_endian) {
  const auto number = [&](int value, int size) {
    std::string bytes;
    for (int i = 0; i < size; ++i)
      bytes += static_cast<char>(value >> (8 * (big_endian ? size - 1 - i : i)) & 255);
    return bytes;
  };
  const int samples = samples_of(storage), entries = 10;
  const std::string pixels(static_cast<std::size_t>(8 * samples * storage.bits), '\0');
  const int formats_at = 8 + 2 + 12 * entries + 4, bits_at = formats_at + 2 * samples,
            pixels_at = bits_at + 2 * samples;
  std::string file =
      (big_endian ? "MM" : "II") + number(42, 2) + number(8, 4) + number(entries, 2);
  constexpr int shorts = 3, longs = 4;
  const auto entry = [&](int tag, int type, int count, int value) {
    const int size = type == shorts && count == 1 ? 2 : 4;
    file += number(tag, 2) + number(type, 2) + number(count, 4) + number(value, size) +
            std::string(static_cast<std::size_t>(4 - size), '\0');
  };
  entry(256, shorts, 1, 8);
  entry(257, shorts, 1, 8);
  entry(258, shorts, samples, samples == 1 ? storage.bits : bits_at);
  entry(259, shorts, 1, storage.compression);
  entry(262, shorts, 1, storage.colors);
  entry(273, longs, 1, pixels_at);
  entry(277, shorts, 1, samples);
  entry(278, shorts, 1, 8);
  entry(279, longs, 1, static_cast<int>(pixels.size()));
  entry(339, shorts, samples, samples == 1 ? storage.format : formats_at);
  file += number(0, 4);
  for (int i = 0; i < samples; ++i) file += number(storage.format, 2);
  for (int i = 0; i < samples; ++i) file += number(storage.bits, 2);
  return file + pixels;
}

/// What is said of such a file; empty if it can be read.
std::string complaint(const std::string& bytes) {
  const PictureFile file{"cow.tif", bytes, {"deck.yaml", 3, 5}, "cow.tif"};
  try {
    open_raster(file);
    return "";
  } catch (const Error& error) {
    return describe(error);
  }
}

}  // namespace

TEST_CASE("a TIFF of an odd kind is told by its kind", "[tiff]") {
  const bool big_endian = GENERATE(false, true);
  const auto told = [&](const Storage& storage) {
    return complaint(tiff_of(storage, big_endian));
  };
  CHECK(told({}).empty());
  CHECK(told({.bits = 16}).empty());
  CHECK(told({.colors = 5}).empty());
  CHECK(told({.bits = 32, .format = 3}) ==
        "deck.yaml:3:5: error: cow.tif is a TIFF with samples of 32-bit floats, which "
        "onematch can't read\n"
        "  hint: save it as PNG, or as a TIFF of 8 bits a sample in RGB\n");
  CHECK_THAT(told({.bits = 16, .colors = 5}),
             ContainsSubstring("cow.tif is a TIFF with samples of 16-bit CMYK, which"));
  CHECK_THAT(told({.bits = 12, .colors = 1}), ContainsSubstring("samples of 12 bits, "));
  CHECK_THAT(told({.colors = 32803}), ContainsSubstring("a TIFF of a camera's raw data"));
  CHECK_THAT(told({.bits = 16, .colors = 6}),
             ContainsSubstring("cow.tif is a TIFF with samples of 16-bit YCbCr, which"));
  CHECK_THAT(told({.compression = 34712}),
             ContainsSubstring("a TIFF whose pixels are stored as JPEG 2000, which"));
  CHECK_THAT(complaint(std::string("II+\0\x08\0\0\0", 8)),
             ContainsSubstring("a TIFF of the kind for files of more than 4 GB, which"));
}

TEST_CASE("a TIFF in CIELAB is read, or told for what it is", "[tiff]") {
  constexpr int lab = 8, icc_lab = 9, fax_lab = 10;
  const auto told = [](const Storage& storage) {
    return complaint(tiff_of(storage, false));
  };
  CHECK(told({.colors = lab}).empty());
  CHECK(told({.colors = lab, .alphas = 1}) ==
        "deck.yaml:3:5: error: cow.tif is a TIFF in CIELAB colours with transparency, "
        "which onematch can't read\n"
        "  hint: save it as PNG, or as a TIFF of 8 bits a sample in RGB\n");
  CHECK_THAT(told({.colors = icc_lab}),
             ContainsSubstring("is a TIFF in ICCLAB colours, which onematch can't read"));
  CHECK_THAT(told({.colors = fax_lab}),
             ContainsSubstring("is a TIFF in ITULAB colours, which onematch can't read"));
  // What can be read but is cut off is damaged.
  const std::string whole = tiff_of({.colors = lab}, false);
  CHECK_THAT(complaint(whole.substr(0, whole.size() - 40)),
             ContainsSubstring("cow.tif is damaged: "));
}

TEST_CASE("no sound TIFF is called damaged", "[tiff]") {
  for (const bool big_endian : {false, true})
    for (const int bits : {1, 2, 4, 6, 8, 10, 12, 14, 16, 24, 32, 64})
      for (const int format : {1, 2, 3, 4, 5, 6})
        for (const int colors :
             {0, 1, 2, 4, 5, 6, 8, 9, 10, 32803, 32844, 32845, 34892}) {
          INFO(bits << " bits, format " << format << ", colours " << colors);
          const std::string said = complaint(tiff_of({bits, format, colors}, big_endian));
          if (!said.empty()) CHECK_THAT(said, ContainsSubstring("onematch can't read\n"));
        }
}

TEST_CASE("a TIFF that is cut off anywhere is read within its bytes", "[tiff]") {
  const std::string whole = tiff_of({.bits = 32, .format = 3}, false);
  // The kinds of the samples stand behind the directory.
  constexpr std::size_t samples = 3, directory_end = 8 + 2 + 12 * 10 + 4;
  REQUIRE(odd_tiff(whole));
  REQUIRE(odd_tiff(whole.substr(0, directory_end + 2 * 2 * samples)));
  for (std::size_t size = 0; size < whole.size(); ++size) {
    const std::string part = whole.substr(0, size);
    const auto kind = odd_tiff(part);
    if (kind) CHECK_THAT(*kind, ContainsSubstring("a TIFF with samples of 32"));
  }
}
