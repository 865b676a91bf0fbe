// Pictures in the colours of phones, cameras and print shops. The way from sRGB to those
// colours is computed here with published matrices; the way back is the program's.
#include <array>
#include <cmath>
#include <cstdio>
// libjpeg's header wants FILE to be there.
#include <jpeglib.h>

#include <lcms2.h>

#include <algorithm>
#include <cstdlib>
#include <functional>

#include "support/picture_files.hpp"
#include "support/png_files.hpp"
#include "support/scratch.hpp"
#include "support/svg_files.hpp"
#include "support/tiny_pictures.hpp"
#include "symbols/color_profile.hpp"
#include "symbols/load.hpp"
#include "symbols/svg_address.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

Symbol whole_symbol(const std::string& bytes) {
  const ScratchFolder folder;
  make_file(folder / "cow", bytes);
  SymbolSource source{"cow", folder / "cow", {}};
  source.cutout = Cutout::none;
  return load_symbol(source);
}

/// The pixel in the middle of a picture.
Rgba middle_of(const std::string& bytes) {
  const Image image = render(whole_symbol(bytes).picture, 1);
  const std::uint32_t pixel = image.at(image.width / 2, image.height / 2);
  return {static_cast<int>(pixel >> 16 & 255), static_cast<int>(pixel >> 8 & 255),
          static_cast<int>(pixel & 255)};
}

int difference(const Rgba& a, const Rgba& b) {
  return std::max(
      {std::abs(a.red - b.red), std::abs(a.green - b.green), std::abs(a.blue - b.blue)});
}

double to_light(double value) {
  return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

double from_light(double light) {
  return light <= 0.0031308 ? 12.92 * light : 1.055 * std::pow(light, 1 / 2.4) - 0.055;
}

using Matrix = std::array<std::array<double, 3>, 3>;

/// From the light of sRGB to that of Display P3 and of Adobe RGB, all for the same white.
constexpr Matrix to_p3{{{0.8224621, 0.1775380, 0},
                        {0.0331941, 0.9668058, 0},
                        {0.0170827, 0.0723974, 0.9105199}}};
constexpr Matrix to_adobe{
    {{0.7151256, 0.2848744, 0}, {0, 1, 0}, {0, 0.0411619, 0.9588381}}};

template <class Encode>
Rgba in_colors(const Rgba& color, const Matrix& matrix, const Encode& encode) {
  std::array<int, 3> result{};
  for (std::size_t i = 0; i < 3; ++i)
    result[i] = static_cast<int>(
        std::lround(255 * encode(matrix[i][0] * to_light(color.red / 255.0) +
                                 matrix[i][1] * to_light(color.green / 255.0) +
                                 matrix[i][2] * to_light(color.blue / 255.0))));
  return {result[0], result[1], result[2]};
}

Rgba in_p3(const Rgba& color) {
  return in_colors(color, to_p3, from_light);
}

Rgba in_adobe_rgb(const Rgba& color) {
  return in_colors(color, to_adobe,
                   [](double light) { return std::pow(light, 256.0 / 563); });
}

std::string saved(cmsHPROFILE profile) {
  cmsUInt32Number size = 0;
  REQUIRE(cmsSaveProfileToMem(profile, nullptr, &size));
  std::string bytes(size, '\0');
  REQUIRE(cmsSaveProfileToMem(profile, bytes.data(), &size));
  cmsCloseProfile(profile);
  return bytes;
}

/// With the primaries of Display P3. Takes the curve.
std::string rgb_profile(cmsToneCurve* gamma) {
  const cmsCIExyY white_point{0.3127, 0.3290, 1};
  const cmsCIExyYTRIPLE primaries{
      {0.680, 0.320, 1}, {0.265, 0.690, 1}, {0.150, 0.060, 1}};
  cmsToneCurve* curves[] = {gamma, gamma, gamma};
  const std::string profile =
      saved(cmsCreateRGBProfile(&white_point, &primaries, curves));
  cmsFreeToneCurve(gamma);
  return profile;
}

std::string p3_profile() {
  const cmsFloat64Number curve[] = {2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045};
  return rgb_profile(cmsBuildParametricToneCurve(nullptr, 4, curve));
}

std::string grey_profile(double gamma) {
  const cmsCIExyY white_point{0.3457, 0.3585, 1};
  cmsToneCurve* curve = cmsBuildGamma(nullptr, gamma);
  const std::string profile = saved(cmsCreateGrayProfile(&white_point, curve));
  cmsFreeToneCurve(curve);
  return profile;
}

/// Inks of which cyan looks red, and all others nothing at all.
cmsInt32Number look_of(const cmsUInt16Number inks[], cmsUInt16Number lab[], void*) {
  const double cyan = inks[0] / 65535.0;
  const cmsCIELab color{100 - 46.7 * cyan, 80.8 * cyan, 69.9 * cyan};
  cmsFloat2LabEncoded(lab, &color);
  return TRUE;
}

std::string cmyk_profile() {
  cmsHPROFILE profile = cmsCreateProfilePlaceholder(nullptr);
  cmsSetProfileVersion(profile, 4.3);
  cmsSetDeviceClass(profile, cmsSigOutputClass);
  cmsSetColorSpace(profile, cmsSigCmykData);
  cmsSetPCS(profile, cmsSigLabData);
  cmsPipeline* way = cmsPipelineAlloc(nullptr, 4, 3);
  cmsStage* table = cmsStageAllocCLut16bit(nullptr, 2, 4, 3, nullptr);
  REQUIRE(cmsStageSampleCLut16bit(table, look_of, nullptr, 0));
  // A profile's table stands between two sets of curves.
  for (cmsStage* stage : {cmsStageAllocToneCurves(nullptr, 4, nullptr), table,
                          cmsStageAllocToneCurves(nullptr, 3, nullptr)})
    REQUIRE(cmsPipelineInsertStage(way, cmsAT_END, stage));
  REQUIRE(cmsWriteTag(profile, cmsSigAToB0Tag, way));
  REQUIRE(cmsWriteTag(profile, cmsSigAToB1Tag, way));
  cmsPipelineFree(way);
  return saved(profile);
}

std::string with_segment(const std::string& jpeg, int marker,
                         const std::string& content) {
  return jpeg.substr(0, 2) + jpeg_segment(marker, content) + jpeg.substr(2);
}

/// The profile in two parts, the second first.
std::string with_profile(const std::string& jpeg, const std::string& icc) {
  const std::string mark("ICC_PROFILE\0", 12);
  const std::size_t half = icc.size() / 2;
  return with_segment(with_segment(jpeg, 0xe2, mark + "\x01\x02" + icc.substr(0, half)),
                      0xe2, mark + "\x02\x02" + icc.substr(half));
}

/// `samples` are those of each pixel.
std::string flat_png(int color_type, const std::vector<int>& samples,
                     const std::string& icc) {
  PngKind kind{color_type, 8};
  if (!icc.empty())
    kind.chunks = png_chunk_of("iCCP", std::string("p\0\0", 3) + zlib_stored(icc));
  return png_file(kind, 16, 16, [&](int, int) { return samples; });
}

std::string flat_png(const Rgba& color, const std::string& icc) {
  return flat_png(2, {color.red, color.green, color.blue}, icc);
}

/// TIFF 6.0, sections 2 and 8; the kind of colours is 1 for grey, 2 for RGB, 5 for CMYK.
std::string flat_tiff(int colors, const std::vector<int>& samples,
                      const std::string& icc) {
  std::string pixels;
  for (int i = 0; i < 256; ++i)
    for (const int sample : samples) pixels += static_cast<char>(sample);
  const auto count = static_cast<int>(samples.size());
  const auto number = [](std::size_t value, int size) {
    std::string bytes;
    for (int i = 0; i < size; ++i) bytes += static_cast<char>(value >> (8 * i) & 255);
    return bytes;
  };
  std::string bits;
  for (int i = 0; i < 4; ++i) bits += number(8, 2);
  constexpr int entries = 10, shorts = 3, longs = 4, undefined = 7;
  const std::size_t bits_at = 8 + 2 + 12 * entries + 4, pixels_at = bits_at + 8,
                    icc_at = pixels_at + pixels.size();
  const auto entry = [&](int tag, int type, std::size_t n, std::size_t value) {
    return number(static_cast<std::size_t>(tag), 2) +
           number(static_cast<std::size_t>(type), 2) + number(n, 4) + number(value, 4);
  };
  return "II*" + std::string(1, '\0') + number(8, 4) + number(entries, 2) +
         entry(256, shorts, 1, 16) + entry(257, shorts, 1, 16) +
         (count == 1 ? entry(258, shorts, 1, 8)
                     : entry(258, shorts, static_cast<std::size_t>(count), bits_at)) +
         entry(259, shorts, 1, 1) +
         entry(262, shorts, 1, static_cast<std::size_t>(colors)) +
         entry(273, longs, 1, pixels_at) +
         entry(277, shorts, 1, static_cast<std::size_t>(count)) +
         entry(278, shorts, 1, 16) + entry(279, longs, 1, pixels.size()) +
         entry(34675, undefined, icc.size(), icc_at) + number(0, 4) + bits + pixels + icc;
}

std::string webp_with(const std::string& icc) {
  const auto chunk = [](const std::string& name, const std::string& content) {
    std::string size;
    for (int i = 0; i < 4; ++i)
      size += static_cast<char>(content.size() >> (8 * i) & 255);
    return name + size + content + std::string(content.size() % 2, '\0');
  };
  // The file's canvas, of 16 x 12, with a flag that there is a profile.
  const std::string canvas("\x20\0\0\0\x0f\0\0\x0b\0\0", 10);
  return chunk("RIFF", "WEBP" + chunk("VP8X", canvas) + chunk("ICCP", icc) +
                           tiny_webp().substr(12));
}

std::string flat_jpeg(const Rgba& color) {
  return picture_bytes("jpeg", 16, 16, [&](int, int) { return color; });
}

/// A drawing of nothing but this picture.
std::string in_drawing(const std::string& picture) {
  return svg_file(
      "<image width='16' height='16' href='" + data_address("", picture) + "'/>",
      "0 0 16 16");
}

/// A JPEG of 16 x 16 pixels of these four values, or of the first as a grey.
std::string inked_jpeg(const std::array<int, 4>& inks, J_COLOR_SPACE space, bool adobe) {
  jpeg_compress_struct jpeg{};
  jpeg_error_mgr errors{};
  jpeg.err = jpeg_std_error(&errors);
  jpeg_create_compress(&jpeg);
  unsigned char* bytes = nullptr;
  unsigned long size = 0;
  jpeg_mem_dest(&jpeg, &bytes, &size);
  jpeg.image_width = jpeg.image_height = 16;
  const bool is_grey = space == JCS_GRAYSCALE;
  jpeg.input_components = is_grey ? 1 : 4;
  jpeg.in_color_space = is_grey ? JCS_GRAYSCALE : JCS_CMYK;
  jpeg_set_defaults(&jpeg);
  jpeg_set_colorspace(&jpeg, space);
  jpeg_set_quality(&jpeg, 100, TRUE);
  jpeg.write_Adobe_marker = adobe ? TRUE : FALSE;
  jpeg_start_compress(&jpeg, TRUE);
  std::array<JSAMPLE, 64> row{};
  for (std::size_t i = 0; i < row.size(); ++i)
    row[i] = static_cast<JSAMPLE>(inks[is_grey ? 0 : i % 4]);
  JSAMPROW rows[] = {row.data()};
  for (int y = 0; y < 16; ++y) jpeg_write_scanlines(&jpeg, rows, 1);
  jpeg_finish_compress(&jpeg);
  jpeg_destroy_compress(&jpeg);
  const std::string result(reinterpret_cast<const char*>(bytes), size);
  std::free(bytes);
  return result;
}

const std::vector<Rgba> some_colors{{200, 60, 40},   {30, 200, 60},   {40, 60, 220},
                                    {128, 128, 128}, {255, 255, 255}, {0, 0, 0},
                                    {250, 240, 30},  {90, 20, 120}};

}  // namespace

TEST_CASE("the colours of a phone become those of sRGB", "[symbols]") {
  const std::string profile = p3_profile();
  for (const Rgba& color : some_colors) {
    INFO(color.red << " " << color.green << " " << color.blue);
    const Rgba stored = in_p3(color);
    CHECK(difference(middle_of(flat_png(stored, profile)), color) <= 2);
    // JPEG itself is off by one or two.
    CHECK(difference(middle_of(with_profile(flat_jpeg(stored), profile)), color) <= 4);
    CHECK(difference(middle_of(flat_png(stored, "")), stored) == 0);
  }
  // What sRGB has not becomes the nearest that it has.
  CHECK(difference(middle_of(flat_png({255, 0, 0}, profile)), {255, 0, 0}) <= 2);
}

TEST_CASE("a camera's Adobe RGB is told by the rules for file names", "[symbols]") {
  // Two directories, and a third for the rules: (tag, type, count, value) each.
  const std::string exif(
      "Exif\0\0II*\0\x08\0\0\0"
      "\x01\0\x69\x87\x04\0\x01\0\0\0\x1a\0\0\0\0\0\0\0"
      "\x02\0\x01\xa0\x03\0\x01\0\0\0\xff\xff\0\0\x05\xa0\x04\0\x01\0\0\0\x38\0\0\0\0\0\0"
      "\0"
      "\x01\0\x01\0\x02\0\x04\0\0\0R03\0\0\0\0\0",
      6 + 8 + 18 + 30 + 18);
  // Not too strong: what JPEG rounds would count for more.
  for (const Rgba& color :
       {Rgba{200, 90, 80}, Rgba{90, 180, 110}, Rgba{90, 100, 210}, Rgba{128, 128, 128}}) {
    const Rgba stored = in_adobe_rgb(color);
    INFO(color.red << " " << color.green << " " << color.blue);
    CHECK(difference(middle_of(with_segment(flat_jpeg(stored), 0xe1, exif)), color) <= 4);
  }
  std::string srgb = exif;
  srgb[srgb.find("R03") + 1] = '9';
  CHECK(difference(middle_of(with_segment(flat_jpeg({200, 60, 40}), 0xe1, srgb)),
                   {200, 60, 40}) <= 2);
}

TEST_CASE("a grey picture's profile counts too", "[symbols]") {
  const std::string icc = grey_profile(1.0);
  const int grey = static_cast<int>(std::lround(255 * from_light(55 / 255.0)));
  CHECK(difference(middle_of(flat_png(0, {55}, icc)), {grey, grey, grey}) <= 2);
}

TEST_CASE("CMYK has its colours, whichever way round it is stored", "[symbols]") {
  const std::array<int, 4> inks =
      GENERATE(as<std::array<int, 4>>{}, std::array<int, 4>{0, 0, 0, 0},
               std::array<int, 4>{255, 0, 0, 0}, std::array<int, 4>{0, 255, 255, 0},
               std::array<int, 4>{0, 0, 0, 255}, std::array<int, 4>{40, 90, 140, 60});
  const auto seen = [&](std::size_t i) {
    return (255 - inks[i]) * (255 - inks[3]) / 255;
  };
  const Rgba color{seen(0), seen(1), seen(2)};
  std::array<int, 4> inverted{};
  std::transform(inks.begin(), inks.end(), inverted.begin(),
                 [](int ink) { return 255 - ink; });
  CHECK(difference(middle_of(inked_jpeg(inks, JCS_CMYK, false)), color) <= 3);
  CHECK(difference(middle_of(inked_jpeg(inverted, JCS_CMYK, true)), color) <= 3);
  CHECK(difference(middle_of(inked_jpeg(inverted, JCS_YCCK, true)), color) <= 4);
}

TEST_CASE("a CMYK picture's own profile says what its inks look like", "[symbols]") {
  const std::string icc = cmyk_profile();
  const auto seen = [&](const std::array<int, 4>& values, J_COLOR_SPACE space,
                        bool adobe) {
    return middle_of(with_profile(inked_jpeg(values, space, adobe), icc));
  };
  const Rgba red{255, 0, 0}, paper{255, 255, 255};
  CHECK(difference(seen({255, 0, 0, 0}, JCS_CMYK, false), red) <= 12);
  CHECK(difference(seen({0, 255, 255, 255}, JCS_CMYK, true), red) <= 12);
  CHECK(difference(seen({0, 255, 255, 255}, JCS_YCCK, true), red) <= 12);
  CHECK(difference(seen({0, 255, 0, 255}, JCS_CMYK, false), paper) <= 3);
  CHECK(difference(seen({255, 0, 255, 0}, JCS_CMYK, true), paper) <= 3);
}

TEST_CASE("a picture in a drawing has the colours that it has alone", "[symbols]") {
  const std::string jpeg = flat_jpeg({200, 60, 40}), p3 = p3_profile();
  for (const std::string& picture :
       {jpeg, with_profile(jpeg, p3), flat_png({200, 60, 40}, p3),
        inked_jpeg({40, 90, 140, 60}, JCS_CMYK, false),
        inked_jpeg({40, 90, 140, 60}, JCS_YCCK, true),
        with_profile(inked_jpeg({200, 90, 140, 60}, JCS_CMYK, false), cmyk_profile())})
    CHECK(difference(middle_of(in_drawing(picture)), middle_of(picture)) <= 1);
}

TEST_CASE("a JPEG goes into the PDF as it is only if its colours are right",
          "[symbols]") {
  const auto is_kept = [](const std::string& jpeg) {
    return pdf_of(whole_symbol(jpeg).picture).find(jpeg) != std::string::npos;
  };
  const std::string jpeg = flat_jpeg({200, 60, 40});
  CHECK(is_kept(jpeg));
  CHECK(is_kept(with_profile(jpeg, saved(cmsCreate_sRGBProfile()))));
  CHECK(is_kept(with_profile(jpeg, "no profile at all")));
  CHECK_FALSE(is_kept(with_profile(jpeg, p3_profile())));
  CHECK_FALSE(is_kept(inked_jpeg({0, 0, 0, 0}, JCS_YCCK, true)));
}

TEST_CASE("a profile for other channels than the picture has is not used", "[symbols]") {
  const std::vector<std::pair<std::string, std::string>> profiles{
      {"grey", grey_profile(1.0)},
      {"RGB", rgb_profile(cmsBuildGamma(nullptr, 1.0))},
      {"CMYK", cmyk_profile()},
      {"Lab", saved(cmsCreateLab4Profile(nullptr))}};
  const std::array<int, 4> inks{200, 60, 40, 20};
  struct Kind {
    std::string name, right;
    std::function<std::string(const std::string& icc)> file;
  };
  const std::vector<Kind> kinds{
      {"grey JPEG", "grey",
       [&](const std::string& icc) {
         return with_profile(inked_jpeg(inks, JCS_GRAYSCALE, false), icc);
       }},
      {"JPEG", "RGB",
       [](const std::string& icc) {
         return with_profile(flat_jpeg({200, 60, 40}), icc);
       }},
      {"CMYK JPEG", "CMYK",
       [&](const std::string& icc) {
         return with_profile(inked_jpeg(inks, JCS_CMYK, false), icc);
       }},
      {"grey PNG", "grey",
       [](const std::string& icc) { return flat_png(0, {200}, icc); }},
      {"grey PNG with alpha", "grey",
       [](const std::string& icc) {
         return flat_png(4, {200, 255}, icc);
       }},
      {"PNG", "RGB",
       [](const std::string& icc) {
         return flat_png({200, 60, 40}, icc);
       }},
      {"PNG with alpha", "RGB",
       [](const std::string& icc) {
         return flat_png(6, {200, 60, 40, 255}, icc);
       }},
      {"grey TIFF", "grey",
       [](const std::string& icc) { return flat_tiff(1, {200}, icc); }},
      {"TIFF", "RGB",
       [](const std::string& icc) {
         return flat_tiff(2, {200, 60, 40}, icc);
       }},
      // Its inks are turned into RGB without one.
      {"CMYK TIFF", "none",
       [](const std::string& icc) {
         return flat_tiff(5, {40, 200, 200, 0}, icc);
       }},
      {"WebP", "RGB", webp_with},
  };
  for (const Kind& kind : kinds)
    for (const auto& [name, icc] : profiles) {
      INFO(kind.name << " with a profile for " << name);
      const int change =
          difference(middle_of(kind.file(icc)), middle_of(kind.file("no profile")));
      CHECK((change > 2) == (name == kind.right));
    }
}

TEST_CASE("an AVIF of greys has its profile's greys", "[symbols]") {
  const int grey = static_cast<int>(std::lround(255 * from_light(55 / 255.0)));
  CHECK(difference(middle_of(grey_avif()), {grey, grey, grey}) <= 2);
}

TEST_CASE("a profile of another kind of colours is not used", "[symbols]") {
  CHECK_FALSE(rgb_to_srgb(""));
  CHECK_FALSE(rgb_to_srgb("rubbish"));
  CHECK_FALSE(rgb_to_srgb(saved(cmsCreateLab4Profile(nullptr))));
  CHECK_FALSE(rgb_to_srgb(grey_profile(1.0)));
  CHECK_FALSE(grey_to_srgb(p3_profile()));
  CHECK(grey_to_srgb(grey_profile(1.0)));
  CHECK_FALSE(cmyk_to_srgb(p3_profile(), true));
  CHECK(rgb_to_srgb(p3_profile()));
  CHECK(adobe_rgb_to_srgb());
}
