#include "symbols/exif.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace onematch {
namespace {

constexpr std::uint32_t orientation_tag = 0x0112, camera_directory_tag = 0x8769,
                        color_space_tag = 0xa001, interoperability_tag = 0xa005,
                        index_tag = 1;

/// A TIFF structure: numbers in one of two orders of bytes, at places counted from its
/// start.
class Block {
 public:
  explicit Block(std::string_view bytes)
      : bytes_(bytes), big_endian_(bytes.starts_with("MM")) {}

  /// The number of so many bytes at `at`; 0 beyond the end.
  std::uint32_t number(std::size_t at, std::size_t size) const {
    if (at > bytes_.size() || bytes_.size() - at < size) return 0;
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < size; ++i) {
      const std::size_t byte = big_endian_ ? at + i : at + size - 1 - i;
      value = value << 8 | static_cast<unsigned char>(bytes_[byte]);
    }
    return value;
  }

  /// Where the value of `tag` stands in the directory at `directory`: its own four bytes.
  std::optional<std::size_t> find(std::size_t directory, std::uint32_t tag) const {
    const std::size_t count = directory == 0 ? 0 : number(directory, 2);
    for (std::size_t i = 0; i < count; ++i) {
      const std::size_t entry = directory + 2 + 12 * i;
      if (number(entry, 2) == tag) return entry + 8;
    }
    return {};
  }

  /// A directory that another one points to; 0 if there is none.
  std::size_t directory(std::size_t from, std::uint32_t tag) const {
    const auto place = find(from, tag);
    return place ? number(*place, 4) : 0;
  }

  bool has(std::size_t at, std::string_view text) const {
    return at < bytes_.size() && bytes_.substr(at).starts_with(text);
  }

 private:
  std::string_view bytes_;
  bool big_endian_;
};

}  // namespace

Exif read_exif(std::string_view block) {
  Exif exif;
  if (!block.starts_with("II*") && !block.starts_with(std::string_view("MM\0*", 4)))
    return exif;
  const Block tiff(block);
  const std::size_t first = tiff.number(4, 4);
  if (const auto place = tiff.find(first, orientation_tag)) {
    const std::uint32_t value = tiff.number(*place, 2);
    if (1 <= value && value <= 8) exif.orientation = static_cast<int>(value);
  }
  const std::size_t camera = tiff.directory(first, camera_directory_tag);
  const auto space = tiff.find(camera, color_space_tag);
  constexpr std::uint32_t uncalibrated = 0xffff;
  if (space && tiff.number(*space, 2) == uncalibrated) {
    const auto rules = tiff.find(tiff.directory(camera, interoperability_tag), index_tag);
    exif.is_adobe_rgb = rules && tiff.has(*rules, "R03");
  }
  return exif;
}

}  // namespace onematch
