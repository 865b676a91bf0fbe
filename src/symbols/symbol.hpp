// A symbol: what is painted, and what placement knows of it.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/color.hpp"
#include "geometry/silhouette.hpp"
#include "symbols/cairo_ptr.hpp"
#include "symbols/look.hpp"
#include "symbols/spec.hpp"

namespace onematch {

/// What the user should know of how a file was drawn.
struct DrawingNotes {
  /// What of it is not drawn as it was meant, each to be read after the file's name:
  /// "<image> dog.png is not there".
  std::vector<std::string> losses;
  std::vector<std::filesystem::path> files;  ///< others that are drawn as parts of it
  /// "a filter", "a mask": why it was drawn as pixels and not as vectors.
  std::vector<std::string> pixel_effects;
};

struct Box {
  double x = 0, y = 0, width = 0, height = 0;
};

/// A picture recorded once, unrotated, into a bounded recording surface, so that Cairo
/// stores it once however often it is painted.
struct Picture {
  SurfacePtr recording;
  double width = 0;  ///< of the recording, in its own units
  double height = 0;
  /// Of the picture file, for each unit of the recording; nothing for what is drawn.
  std::optional<double> pixels_per_unit = {};
  /// What belongs to it though nothing is drawn there, in its own units.
  std::vector<Box> blanks = {};
  DrawingNotes notes = {};  ///< of a drawing that is no symbol
};

/// What can be seen of a symbol (symbols/ink.hpp).
struct Ink {
  /// Of the ink nearest to each of 32 points evenly spaced on the outline, as far as it
  /// is at least half as opaque as the most opaque ink; alpha is its own.
  std::vector<Color> rim;
  /// The diameter of the largest disc that fits into the ink, in radii of the symbol, to
  /// about a tenth of itself and 0.002.
  double thickest_stroke = 0;
  Look look{};
};

struct Symbol {
  std::string name;
  Silhouette silhouette;
  Picture picture;
  Circle frame;  ///< the symbol frame's unit circle, in the picture's units
  Ink ink{};
  DrawingNotes notes{};
  /// What was cut off a picture made of pixels, never `automatic`; nothing if it is none.
  std::optional<Cutout> cutout = {};
};

}  // namespace onematch
