#include "symbols/cutout.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "core/lab.hpp"
#include "symbols/soft_edge.hpp"

namespace onematch {
namespace {

/// The pixels along the border, two deep.
std::vector<Pixel> border_of(const Pixels& pixels) {
  constexpr int depth = 2;
  std::vector<Pixel> border;
  for (int y = 0; y < pixels.height; ++y) {
    const bool all = y < depth || y >= pixels.height - depth;
    for (int x = 0; x < pixels.width; ++x)
      if (all || x < depth || x >= pixels.width - depth) border.push_back({x, y});
  }
  return border;
}

/// The value that `share` of the values are below.
template <class T>
T quantile(std::vector<T> values, double share) {
  const auto at = static_cast<std::ptrdiff_t>(share * double(values.size() - 1));
  std::nth_element(values.begin(), values.begin() + at, values.end());
  return values[static_cast<std::size_t>(at)];
}

/// Those that show their colour.
std::vector<Pixel> visible(const Pixels& pixels, std::vector<Pixel> border) {
  std::erase_if(border, [&](Pixel p) { return pixels.at(p.x, p.y)[3] < 128; });
  return border;
}

std::array<std::uint8_t, 3> middle_color(const Pixels& pixels,
                                         const std::vector<Pixel>& border) {
  std::array<std::uint8_t, 3> color{};
  std::vector<std::uint8_t> values(border.size());
  for (std::size_t i = 0; i < color.size(); ++i) {
    std::transform(border.begin(), border.end(), values.begin(),
                   [&](Pixel p) { return pixels.at(p.x, p.y)[i]; });
    color[i] = quantile(values, 0.5);
  }
  return color;
}

ColorField field_around(const Pixels& pixels, const std::uint8_t* color) {
  const LabTable lab_of;
  const Lab ground = lab_of(color);
  ColorField field{pixels, {}};
  field.distance.reserve(pixels.rgba.size() / 4);
  for (std::size_t i = 0; i < pixels.rgba.size(); i += 4)
    field.distance.push_back(
        static_cast<float>(difference(lab_of(&pixels.rgba[i]), ground)));
  return field;
}

/// Whether a plain ground may be paper, white or nearly.
bool is_paper(const std::uint8_t* color) {
  constexpr double light = 80, colorless = 12;
  const Lab ground = LabTable()(color);
  return ground.lightness >= light && std::hypot(ground.a, ground.b) <= colorless;
}

/// Nothing if the border is not plain.
std::optional<double> tolerance_of(const ColorField& field,
                                   const std::vector<Pixel>& border, CutWill will) {
  constexpr double alike = 12;  // farther from the middle colour is a drawing, not noise
  std::vector<float> near;
  for (const Pixel p : border)
    if (field.distance[field.index(p)] <= alike)
      near.push_back(field.distance[field.index(p)]);
  const double share = double(near.size()) / double(border.size());
  if (share < (will == CutWill::careful ? 0.75 : 0.5)) return {};
  const double spread = quantile(near, 0.9);
  if (will == CutWill::careful && spread > 6) return {};
  return std::clamp(2 * spread + 3, 5.0, 14.0);
}

/// Half the width of a gap in a line that still holds the background out.
double gap_radius(const Pixels& pixels) {
  return std::floor(std::max(pixels.width, pixels.height) / 200.0);
}

/// The largest of `values`, `width` in a row, at most `reach` pixels away to either side.
std::vector<float> largest_near(const std::vector<float>& values, int width, int reach) {
  std::vector<float> result(values.size());
  for (std::size_t row = 0; row < values.size(); row += static_cast<std::size_t>(width))
    for (int x = 0; x < width; ++x) {
      const auto begin = values.begin() + static_cast<std::ptrdiff_t>(row);
      result[row + static_cast<std::size_t>(x)] = *std::max_element(
          begin + std::max(0, x - reach), begin + std::min(width, x + reach + 1));
    }
  return result;
}

/// Rows for columns.
std::vector<float> transposed(const std::vector<float>& values, int width) {
  std::vector<float> result;
  result.reserve(values.size());
  const auto step = static_cast<std::size_t>(width);
  for (std::size_t x = 0; x < step; ++x)
    for (std::size_t i = x; i < values.size(); i += step) result.push_back(values[i]);
  return result;
}

/// The pixels that are not of the background's colour. Beside strong edges JPEG leaves a
/// rim of noise, the stronger the edge: that counts as background.
Bitmap drawing_of(const ColorField& field, double tolerance) {
  constexpr int reach = 4;
  constexpr float noise = 0.2F;  // of the edge
  const int width = field.pixels.width, height = field.pixels.height;
  const std::vector<float> strongest = transposed(
      largest_near(transposed(largest_near(field.distance, width, reach), width), height,
                   reach),
      height);
  Bitmap drawing(width, height);
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x) {
      const std::size_t i = field.index({x, y});
      if (field.distance[i] > tolerance && field.distance[i] > noise * strongest[i])
        drawing.set(x, y);
    }
  return drawing;
}

/// Pixels of the drawing that hang together.
struct Part {
  std::vector<Pixel> pixels;
  float strongest = 0;  ///< the largest distance from the background's colour
};

std::vector<Part> parts_of(const ColorField& field, const Bitmap& outside) {
  Bitmap seen = outside;
  std::vector<Part> parts;
  for (int y = 0; y < seen.height(); ++y)
    for (int x = 0; x < seen.width(); ++x) {
      if (seen.at(x, y)) continue;
      Part& part = parts.emplace_back();
      part.pixels.push_back({x, y});
      seen.set(x, y);
      for (std::size_t i = 0; i < part.pixels.size(); ++i) {
        const Pixel p = part.pixels[i];
        part.strongest = std::max(part.strongest, field.distance[field.index(p)]);
        for (int dy = -1; dy <= 1; ++dy)
          for (int dx = -1; dx <= 1; ++dx) {
            const Pixel q = p + Pixel{dx, dy};
            if (!seen.holds(q.x, q.y) || seen.at(q.x, q.y)) continue;
            seen.set(q.x, q.y);
            part.pixels.push_back(q);
          }
      }
    }
  return parts;
}

/// Dust, and the noise of JPEG beside the strongest edges.
bool is_speck(const Part& part, const ColorField& field, double tolerance,
              float strongest) {
  const double share = double(part.pixels.size()) / double(field.distance.size());
  const double faint = std::max(3 * tolerance, 0.25 * double(strongest));
  return share < 1.0 / 20000 || (share < 1.0 / 1000 && part.strongest < faint);
}

/// The drawing without its specks. In the way of the flood they would keep it from the
/// room between themselves and the drawing.
Bitmap without_specks(const ColorField& field, const Bitmap& drawing, double tolerance) {
  const float strongest = *std::max_element(field.distance.begin(), field.distance.end());
  Bitmap result(drawing.width(), drawing.height());
  for (const Part& part : parts_of(field, inverted(drawing)))
    if (!is_speck(part, field, tolerance, strongest))
      for (const Pixel p : part.pixels) result.set(p.x, p.y);
  return result;
}

/// What the background reaches from outside the picture, as a disc that is too large for
/// gaps.
Bitmap flooded(const Bitmap& drawing, const Pixels& pixels) {
  const double radius = gap_radius(pixels);
  const int pad = static_cast<int>(radius) + 1;  // room for the disc beside the picture
  const int width = pixels.width, height = pixels.height;
  Bitmap padded(width + 2 * pad, height + 2 * pad);
  for (const Run& run : runs_of(drawing))
    padded.set_run(run.y + pad, run.from + pad, run.to + pad);
  Bitmap reached = dilated(outside_of(dilated(padded, radius)), radius);
  reached &= inverted(padded);
  Bitmap outside(width, height);
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x)
      if (reached.at(x + pad, y + pad)) outside.set(x, y);
  return outside;
}

/// Whether the parts look like one thing with a shape, not like a page or a landscape.
bool is_shape(const std::vector<Part>& parts) {
  std::size_t total = 0;
  int left = parts[0].pixels[0].x, right = left, top = parts[0].pixels[0].y, bottom = top;
  for (const Part& part : parts) {
    total += part.pixels.size();
    for (const Pixel p : part.pixels) {
      left = std::min(left, p.x);
      right = std::max(right, p.x);
      top = std::min(top, p.y);
      bottom = std::max(bottom, p.y);
    }
  }
  const auto pieces = std::count_if(parts.begin(), parts.end(), [&](const Part& part) {
    return 50 * part.pixels.size() >= total;
  });
  const double box = (right - left + 1.0) * (bottom - top + 1.0);
  return pieces <= 8 && double(total) >= 0.1 * box;
}

/// Crumbs of what JPEG leaves of a shadow, far from the drawing, become background.
void sweep_crumbs(const ColorField& field, Bitmap& outside) {
  constexpr double small = 0.003, pale = 0.5;  // of the drawing; of its strongest colour
  const std::vector<Part> parts = parts_of(field, outside);
  double total = 0, strongest = 0;
  for (const Part& part : parts) {
    total += double(part.pixels.size());
    strongest = std::max(strongest, double(part.strongest));
  }
  for (const Part& part : parts)
    if (double(part.pixels.size()) < small * total && part.strongest < pale * strongest)
      for (const Pixel p : part.pixels) outside.set(p.x, p.y);
}

/// The pixels within `reach` of `p`, which are in the picture.
template <class Visit>
void visit_near(const Bitmap& bitmap, Pixel p, int reach, const Visit& visit) {
  for (int y = std::max(p.y - reach, 0); y <= std::min(p.y + reach, bitmap.height() - 1);
       ++y)
    for (int x = std::max(p.x - reach, 0); x <= std::min(p.x + reach, bitmap.width() - 1);
         ++x)
      visit(Pixel{x, y});
}

/// Whether the background ends at a real edge along most of the cut, and does not fade
/// away as the corners of a photo do.
bool has_edge(const ColorField& field, const Bitmap& outside, double tolerance) {
  constexpr int reach = 3;
  constexpr double clear = 1.5;
  std::size_t rim = 0, real = 0;
  for (int y = 0; y < outside.height(); ++y)
    for (int x = 0; x < outside.width(); ++x) {
      if (outside.at(x, y)) continue;
      bool is_rim = false;
      visit_near(outside, {x, y}, 1, [&](Pixel p) { is_rim |= outside.at(p.x, p.y); });
      if (!is_rim) continue;
      float strongest = 0;
      visit_near(outside, {x, y}, reach, [&](Pixel p) {
        strongest = std::max(strongest, field.distance[field.index(p)]);
      });
      ++rim;
      real += double(strongest) > clear * tolerance ? 1 : 0;
    }
  return 2 * real >= rim;
}

}  // namespace

std::optional<Pixels> cut_out(const Pixels& given, CutWill will) {
  const std::vector<Pixel> border = border_of(given);
  const std::vector<Pixel> known = visible(given, border);
  if (known.empty()) return {};
  const std::array<std::uint8_t, 3> color = middle_color(given, known);
  const bool careful = will == CutWill::careful;
  if (careful && !is_paper(color.data())) return {};
  const Pixels pixels = laid_on(given, color);
  const ColorField field = field_around(pixels, color.data());
  const std::optional<double> tolerance = tolerance_of(field, border, will);
  if (!tolerance) return {};
  const Bitmap drawing = without_specks(field, drawing_of(field, *tolerance), *tolerance);
  Bitmap outside =
      will == CutWill::with_holes ? inverted(drawing) : flooded(drawing, pixels);
  sweep_crumbs(field, outside);
  const std::vector<Part> parts = parts_of(field, outside);
  if (parts.empty()) return {};
  if (careful && (!is_shape(parts) || !has_edge(field, outside, *tolerance))) return {};
  return without_ground(field, outside,
                        {double(color[0]), double(color[1]), double(color[2])});
}

}  // namespace onematch
