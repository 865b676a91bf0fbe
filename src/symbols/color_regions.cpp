#include "symbols/color_regions.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <limits>

namespace onematch {
namespace {

constexpr std::uint16_t unknown = std::numeric_limits<std::uint16_t>::max();
constexpr std::size_t least_area = 9;

unsigned alpha_of(std::uint32_t pixel) {
  return pixel >> 24;
}

/// Whether no part of the two differs by more than a step in a smooth change of colour.
bool are_alike(std::uint32_t a, std::uint32_t b) {
  constexpr int step = 4;
  for (int shift = 0; shift < 32; shift += 8)
    if (std::abs(static_cast<int>(a >> shift & 0xff) -
                 static_cast<int>(b >> shift & 0xff)) > step)
      return false;
  return true;
}

Color color_of(std::uint32_t pixel) {
  const double alpha = std::max(alpha_of(pixel), 1U);
  return {(pixel >> 16 & 0xff) / alpha, (pixel >> 8 & 0xff) / alpha,
          (pixel & 0xff) / alpha, alpha / 255};
}

/// Works out the regions of one painting. Pixels are known by their places in it.
class Finder {
 public:
  explicit Finder(const Painting& painting) : painting_(painting) {
    regions_.width = painting.width;
    regions_.height = painting.height;
    regions_.numbers.assign(painting.pixels.size(), unknown);
  }

  std::optional<ColorRegions> find() {
    std::size_t ink = 0, flat = 0;
    for (std::size_t i = 0; i < painting_.pixels.size(); ++i) {
      if (alpha_of(painting_.pixels[i]) > 127) ++ink;
      if (regions_.numbers[i] == unknown && is_flat(i)) flat += fill_from(i);
    }
    if (3 * flat < 2 * ink || too_many_) return {};
    spread();
    return std::move(regions_);
  }

 private:
  /// The pixels left, right, above and below, as far as there are.
  template <class Visit>
  void visit_neighbours(std::size_t i, const Visit& visit) const {
    const auto width = static_cast<std::size_t>(painting_.width);
    if (i % width > 0) visit(i - 1);
    if (i % width + 1 < width) visit(i + 1);
    if (i >= width) visit(i - width);
    if (i + width < painting_.pixels.size()) visit(i + width);
  }

  bool is_flat(std::size_t i) const {
    bool flat = true;
    visit_neighbours(i, [&](std::size_t next) {
      flat = flat && are_alike(painting_.pixels[i], painting_.pixels[next]);
    });
    return flat;
  }

  bool is_clear(std::size_t i) const { return alpha_of(painting_.pixels[i]) < 8; }

  /// Numbers the flat pixels that hang together with this one. How many of them are ink.
  std::size_t fill_from(std::size_t first) {
    const auto number =
        static_cast<std::uint16_t>(is_clear(first) ? 0 : regions_.regions.size() + 1);
    std::vector<std::size_t> part{first};
    regions_.numbers[first] = number;
    for (std::size_t done = 0; done < part.size(); ++done)
      visit_neighbours(part[done], [&](std::size_t next) {
        if (regions_.numbers[next] != unknown || is_clear(next) != (number == 0) ||
            !are_alike(painting_.pixels[part[done]], painting_.pixels[next]) ||
            !is_flat(next))
          return;
        regions_.numbers[next] = number;
        part.push_back(next);
      });
    if (number == 0) return 0;
    if (part.size() < least_area) {
      for (const std::size_t i : part) regions_.numbers[i] = unknown;
      return 0;
    }
    too_many_ = too_many_ || number + 1 == unknown;
    if (!too_many_) regions_.regions.push_back({color_of(painting_.pixels[first]), 0});
    return part.size();
  }

  /// Gives every pixel that is left the number of the nearest part.
  void spread() {
    std::vector<std::size_t> front;
    for (std::size_t i = 0; i < regions_.numbers.size(); ++i)
      if (regions_.numbers[i] != unknown) front.push_back(i);
    for (std::size_t done = 0; done < front.size(); ++done)
      visit_neighbours(front[done], [&](std::size_t next) {
        if (regions_.numbers[next] != unknown) return;
        regions_.numbers[next] = regions_.numbers[front[done]];
        front.push_back(next);
      });
    for (const std::uint16_t number : regions_.numbers)
      if (number > 0) ++regions_.regions[number - 1U].area;
  }

  const Painting& painting_;
  ColorRegions regions_;
  bool too_many_ = false;
};

}  // namespace

std::optional<ColorRegions> find_color_regions(const Painting& painting) {
  return Finder(painting).find();
}

}  // namespace onematch
