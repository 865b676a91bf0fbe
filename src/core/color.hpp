// Colours as people write them.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace onematch {

/// An sRGB colour; each part is in [0, 1], and alpha 1 is opaque.
struct Color {
  double red = 0, green = 0, blue = 0, alpha = 1;
  friend constexpr bool operator==(const Color&, const Color&) = default;
};

inline constexpr Color white{1, 1, 1, 1};
inline constexpr Color black{0, 0, 0, 1};

/// A CSS colour name in any case, "#rgb", "#rrggbb" or "#rrggbbaa". Nothing for any
/// other text.
std::optional<Color> parse_color(std::string_view text);

/// How bright it looks, 0 to 1, alpha aside. The luma of ITU-R BT.601.
double brightness_of(const Color& color);

/// The CSS names, for "did you mean".
std::vector<std::string_view> color_names();

}  // namespace onematch
