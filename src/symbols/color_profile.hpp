// Colours of other devices into sRGB, by Little CMS.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>

namespace onematch {

/// A way from one kind of colours to sRGB. For one thread at a time.
class ColorChange {
 public:
  struct Transform;  ///< Little CMS's

  explicit ColorChange(std::unique_ptr<Transform> transform);
  ColorChange(ColorChange&&) noexcept;
  ColorChange& operator=(ColorChange&&) noexcept;
  ~ColorChange();

  /// Whether there is anything to do.
  explicit operator bool() const { return transform_ != nullptr; }

  /// Changes `count` pixels of 4 bytes; alpha stays. `from` may be `to`.
  void apply(const std::uint8_t* from, std::uint8_t* to, std::size_t count) const;

 private:
  std::unique_ptr<Transform> transform_;
};

/// From pixels in RGB with this ICC profile. Nothing to do if the profile is that of sRGB
/// (no colour changes by more than 2 of 255), can't be read or is not for RGB.
ColorChange rgb_to_srgb(std::string_view icc);

/// Likewise from grey pixels, in three equal channels, with a profile for greys.
ColorChange grey_to_srgb(std::string_view icc);

/// From Adobe RGB (1998).
ColorChange adobe_rgb_to_srgb();

/// From cyan, magenta, yellow and black, 0 for none or, `inverted`, for all of each, to
/// red, green, blue and an unchanged fourth byte. Nothing if the profile is not for such.
ColorChange cmyk_to_srgb(std::string_view icc, bool inverted);

}  // namespace onematch
