#include "symbols/exif.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>

#include "symbols/tiff.hpp"

namespace onematch {
namespace {

constexpr std::uint32_t orientation_tag = 0x0112, camera_directory_tag = 0x8769,
                        color_space_tag = 0xa001, interoperability_tag = 0xa005,
                        index_tag = 1;

}  // namespace

Exif read_exif(std::string_view block) {
  Exif exif;
  const Tiff tiff(block);
  if (!tiff.has_mark()) return exif;
  const std::size_t first = tiff.first_directory();
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
