// SVG files as something to be drawn, by librsvg.
#pragma once

#include <librsvg/rsvg.h>

#include <memory>
#include <optional>

#include "symbols/picture_file.hpp"
#include "symbols/record.hpp"
#include "symbols/svg_overrun.hpp"

namespace onematch {

/// A parsed drawing, and the page that it is drawn on.
struct SvgDrawing {
  std::shared_ptr<RsvgHandle> svg;
  Box canvas;        ///< in its own units
  double scale = 1;  ///< of the artwork's units for one of them
};

/// Throws Error if the file is no SVG. What follows here throws it if the drawing can't
/// be drawn, and keeps a reference to the file.
SvgDrawing load_drawing(const PictureFile& file);

/// What lies on the page.
Artwork artwork_of(const SvgDrawing& drawing, const PictureFile& file);

/// What lies in `box` of the artwork: librsvg draws no more than that, and needs not have
/// the resolution of it for all of the page.
std::optional<Artwork> part_of(const SvgDrawing& drawing, const PictureFile& file,
                               const Box& box);

/// How much of the drawing's ink lies beside its page, as far as a page's length away.
PageOverrun overrun_of(const SvgDrawing& drawing, const PictureFile& file);

/// Drawing letters too large makes their font fail for good, even if librsvg gets over
/// it: to be kept as long as a drawing is drawn.
class FontCare {
 public:
  explicit FontCare(const PictureFile& file);
  ~FontCare();
  FontCare(const FontCare&) = delete;
  FontCare& operator=(const FontCare&) = delete;

 private:
  bool is_needed_;
};

/// How many pixels are wanted on the longer side of what becomes pixels and is printed so
/// long, within limits. They are more than 300 an inch, so that few symbols that come out
/// larger than expected have less.
double fine_pixels(double longest_mm);

/// The same of a drawing in a drawing. They are a third more: if the outer one is lean,
/// it is printed longer than expected.
double inner_pixels(double longest_mm);

/// Calls `make` with the share that there are to be of the pixels that are wanted: 1, or
/// the largest with which letters are not too large. Fonts such as DejaVu fail if their
/// letters have some hundreds of pixels.
template <class Make>
auto with_share_of_pixels(const Make& make) {
  constexpr double fewer = 0.8, least = 0.1;
  double share = 1;
  for (; share > least; share *= fewer) try {
      return make(share);
    } catch (const WrongScale&) {
    }
  return make(share);
}

}  // namespace onematch
