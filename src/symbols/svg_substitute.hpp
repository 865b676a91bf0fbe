// What is put into a drawing in the place of a picture that it shows.
#pragma once

#include <compare>
#include <optional>
#include <string>

#include "symbols/picture_file.hpp"
#include "symbols/spec.hpp"

namespace onematch {

/// In the place of a picture.
struct Substitute {
  std::string address;  ///< with "data:"; less than the 10 million bytes of libxml2
  double width = 0;     ///< of the picture itself, upright
  double height = 0;
  double pixels = 0;  ///< of the substitute
};

/// Cairo draws nothing of a picture that has 32,767 pixels on a side.
inline constexpr int most_side = 30'000;

/// How pictures are put in the place of others.
struct Manner {
  Style style = Style::color;
  bool is_tight = false;  ///< photos as JPEGs, which take less room
  double share = 1;       ///< of the pixels that each would have if it were the only one

  friend auto operator<=>(const Manner&, const Manner&) = default;
};

/// Nothing to be seen.
Substitute blank();

/// A picture at that address upright and in sRGB, as a PNG or JPEG that is whole. Its
/// address is empty if it is all that itself and says so, in colour and in all its
/// pixels. Throws Error if it is damaged, or of a kind that can't be read.
Substitute substitute_for(const PictureFile& file, const std::string& address,
                          const Manner& manner);

/// An SVG in pixels, for a drawing that is printed `longest_mm` long; nothing if there is
/// nothing to be drawn. Throws Error if it can't be drawn.
std::optional<Substitute> substitute_for(const PictureFile& file, double longest_mm,
                                         const Manner& manner);

}  // namespace onematch
