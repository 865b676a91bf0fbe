#include "symbols/tiff.hpp"

#include <array>

#include "core/number.hpp"

namespace onematch {
namespace {

using namespace std::string_view_literals;

constexpr std::uint32_t bits_tag = 258, compression_tag = 259, colors_tag = 262,
                        samples_tag = 277, format_tag = 339;

// TIFF 6.0, sections 8, 16, 21 and 23, "PhotometricInterpretation".
constexpr std::uint32_t black_is_zero = 1, rgb = 2, palette = 3, cmyk = 5, ycbcr = 6,
                        cielab = 8;

struct Named {
  std::uint32_t number;
  const char* name;
};

/// Ways to store pixels that libtiff has no decoder for.
constexpr std::array<Named, 6> odd_compressions{{
    {33003, "JPEG 2000"},
    {33005, "JPEG 2000"},
    {34712, "JPEG 2000"},
    {34892, "lossy JPEG of a camera's raw data"},
    {50002, "JPEG XL"},
    {52546, "JPEG XL"},
}};

/// Colours that libtiff turns into no others.
constexpr std::array<Named, 7> odd_colors{{
    {4, "a TIFF of a transparency mask"},
    {9, "a TIFF in ICCLAB colours"},
    {10, "a TIFF in ITULAB colours"},
    {32803, "a TIFF of a camera's raw data"},
    {32844, "a TIFF in LogL greys"},
    {32845, "a TIFF in LogLuv colours"},
    {34892, "a TIFF of a camera's raw data"},
}};

/// Null if it is not among them.
template <std::size_t n>
const char* name_in(const std::array<Named, n>& list, std::uint32_t number) {
  for (const Named& named : list)
    if (named.number == number) return named.name;
  return nullptr;
}

std::string samples(const std::string& kind) {
  return "a TIFF with samples of " + kind;
}

}  // namespace

Tiff::Tiff(std::string_view bytes)
    : bytes_(bytes), big_endian_(bytes.starts_with("MM")) {}

bool Tiff::has_mark() const {
  return bytes_.starts_with("II*\0"sv) || bytes_.starts_with("MM\0*"sv);
}

std::uint32_t Tiff::number(std::size_t at, std::size_t size) const {
  if (at > bytes_.size() || bytes_.size() - at < size) return 0;
  std::uint32_t value = 0;
  for (std::size_t i = 0; i < size; ++i) {
    const std::size_t byte = big_endian_ ? at + i : at + size - 1 - i;
    value = value << 8 | static_cast<unsigned char>(bytes_[byte]);
  }
  return value;
}

std::optional<std::size_t> Tiff::find(std::size_t directory, std::uint32_t tag) const {
  const std::size_t count = directory == 0 ? 0 : number(directory, 2);
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t entry = directory + 2 + 12 * i;
    if (number(entry, 2) == tag) return entry + 8;
  }
  return {};
}

std::uint32_t Tiff::value(std::uint32_t tag, std::uint32_t otherwise) const {
  const auto place = find(first_directory(), tag);
  if (!place) return otherwise;
  constexpr std::uint32_t short_type = 3;
  const std::size_t size = number(*place - 6, 2) == short_type ? 2 : 4;
  // What does not fit into four bytes is kept elsewhere.
  const bool is_near = number(*place - 4, 4) <= 4 / size;
  return number(is_near ? *place : number(*place, 4), size);
}

std::size_t Tiff::directory(std::size_t from, std::uint32_t tag) const {
  const auto place = find(from, tag);
  return place ? number(*place, 4) : 0;
}

bool Tiff::has(std::size_t at, std::string_view text) const {
  return at < bytes_.size() && bytes_.substr(at).starts_with(text);
}

namespace {

/// What is odd about the kind of its colours.
std::optional<std::string> odd_kind(const Tiff& tiff, std::uint32_t colors) {
  if (const char* name = name_in(odd_colors, colors)) return name;
  if (colors == cielab && tiff.value(samples_tag, 1) != 3)
    return "a TIFF in CIELAB colours with transparency";
  return {};
}

/// What is odd about the numbers that pixels are made of.
std::optional<std::string> odd_samples(const Tiff& tiff, std::uint32_t colors) {
  const std::uint32_t bits = tiff.value(bits_tag, 1);
  constexpr std::uint32_t floats = 3, complex = 5, last_format = 6;
  const std::uint32_t format = tiff.value(format_tag, 1);
  // What the file is cut off before, or no program has ever written: it is damaged.
  if (bits == 0 || bits > 64 || format > last_format) return {};
  if (format == floats) return samples(std::to_string(bits) + "-bit floats");
  if (format >= complex) return samples("complex numbers");
  const bool has_one = colors <= black_is_zero || colors == palette;
  if (bits != 8 && bits != 16 && !(has_one && (bits == 1 || bits == 2 || bits == 4)))
    return samples(count_of(bits, "bit"));
  if (colors == cmyk && bits != 8) return samples(std::to_string(bits) + "-bit CMYK");
  if (colors == ycbcr && bits != 8) return samples(std::to_string(bits) + "-bit YCbCr");
  return {};
}

}  // namespace

TiffColors tiff_colors(std::string_view bytes) {
  const std::uint32_t colors = Tiff(bytes).value(colors_tag, rgb);
  if (colors <= black_is_zero) return TiffColors::grey;
  const bool is_rgb = colors == rgb || colors == palette || colors == ycbcr;
  return is_rgb ? TiffColors::rgb : TiffColors::others;
}

std::optional<std::string> odd_tiff(std::string_view bytes) {
  if (bytes.starts_with("II+\0"sv) || bytes.starts_with("MM\0+"sv))
    return "a TIFF of the kind for files of more than 4 GB";
  const Tiff tiff(bytes);
  const std::size_t first = tiff.first_directory();
  if (!tiff.has_mark() ||
      first + 2 + std::size_t{12} * tiff.number(first, 2) > bytes.size())
    return {};
  const std::uint32_t compression = tiff.value(compression_tag, 1);
  if (const char* name = name_in(odd_compressions, compression))
    return std::string("a TIFF whose pixels are stored as ") + name;
  const std::uint32_t colors = tiff.value(colors_tag, rgb);
  if (auto kind = odd_kind(tiff, colors)) return kind;
  return odd_samples(tiff, colors);
}

}  // namespace onematch
