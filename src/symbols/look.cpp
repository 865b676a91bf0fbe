#include "symbols/look.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>

#include "core/elementary.hpp"
#include "symbols/record.hpp"

namespace onematch {
namespace {

constexpr std::size_t parts = Look::rings * Look::spokes;

/// The share of the disc that is in a ring.
double area_of(std::size_t ring) {
  constexpr double n = Look::rings;
  return static_cast<double>(2 * ring + 1) / (n * n);
}

/// Sums of light on white paper, in the painting's own values.
struct Light {
  double red = 0, green = 0, blue = 0;
};

void add_pixel(const Painting& painting, int x, int y, double weight, Light& light) {
  std::uint32_t pixel = 0;
  if (x >= 0 && y >= 0 && x < painting.width && y < painting.height)
    pixel = painting.pixels[static_cast<std::size_t>(y) *
                                static_cast<std::size_t>(painting.width) +
                            static_cast<std::size_t>(x)];
  const double paper = 255 - double(pixel >> 24);
  light.red += weight * (double(pixel >> 16 & 0xff) + paper);
  light.green += weight * (double(pixel >> 8 & 0xff) + paper);
  light.blue += weight * (double(pixel & 0xff) + paper);
}

/// The light at a point, from the four pixels round it.
void add_light(const Painting& painting, Vec2 at, Light& light) {
  const double left = std::floor(at.x - 0.5), top = std::floor(at.y - 0.5);
  const double right = at.x - 0.5 - left, below = at.y - 0.5 - top;
  const int x = static_cast<int>(left), y = static_cast<int>(top);
  add_pixel(painting, x, y, (1 - right) * (1 - below), light);
  add_pixel(painting, x + 1, y, right * (1 - below), light);
  add_pixel(painting, x, y + 1, (1 - right) * below, light);
  add_pixel(painting, x + 1, y + 1, right * below, light);
}

/// From a few points spread over a part.
Lab color_of_part(const Painting& painting, const Circle& frame, std::size_t ring,
                  std::size_t spoke) {
  constexpr int across = 3;
  Light light;
  for (int i = 0; i < across; ++i)
    for (int j = 0; j < across; ++j) {
      const double far = (static_cast<double>(ring) + (i + 0.5) / across) / Look::rings;
      const double turns =
          (static_cast<double>(spoke) + (j + 0.5) / across) / Look::spokes;
      const SinCos way = sin_cos(2 * std::numbers::pi * turns);
      const Vec2 off{frame.radius * far * way.cos, frame.radius * far * way.sin};
      add_light(painting, frame.centre + off, light);
    }
  constexpr double whole = 255.0 * across * across;
  return to_lab({light.red / whole, light.green / whole, light.blue / whole, 1});
}

double difference_of(const Lab& a, const Lab& b, Sight sight) {
  return sight == Sight::grey ? std::abs(a.lightness - b.lightness) : difference(a, b);
}

/// The mean can't be less, whatever the turn.
double least_difference(const Look& a, const Look& b, Sight sight) {
  double sum = 0;
  for (std::size_t ring = 0; ring < Look::rings; ++ring)
    sum += area_of(ring) * difference_of(a.means[ring], b.means[ring], sight);
  return sum;
}

/// With `b` turned by so many spokes. Gives up when the mean is above `limit`.
std::optional<LookDifference> turned_difference(const Look& a, const Look& b,
                                                std::size_t turn, Sight sight,
                                                double limit) {
  LookDifference result;
  for (std::size_t spoke = 0; spoke < Look::spokes; ++spoke) {
    const std::size_t other = (spoke + turn) % Look::spokes;
    for (std::size_t ring = 0; ring < Look::rings; ++ring) {
      const double part = difference_of(a.parts[spoke * Look::rings + ring],
                                        b.parts[other * Look::rings + ring], sight);
      result.mean += area_of(ring) / Look::spokes * part;
      result.most = std::max(result.most, part);
    }
    if (result.mean > limit) return {};
  }
  return result;
}

}  // namespace

Look look_of(const Painting& painting, const Circle& frame) {
  constexpr double hardly = 2;  // to be told from paper
  const Lab paper = to_lab(white);
  Look look;
  look.parts.reserve(parts);
  for (std::size_t spoke = 0; spoke < Look::spokes; ++spoke)
    for (std::size_t ring = 0; ring < Look::rings; ++ring) {
      const Lab& part =
          look.parts.emplace_back(color_of_part(painting, frame, ring, spoke));
      Lab& mean = look.means[ring];
      mean.lightness += part.lightness / Look::spokes;
      mean.a += part.a / Look::spokes;
      mean.b += part.b / Look::spokes;
      if (difference(part, paper) > hardly) look.inked += area_of(ring) / Look::spokes;
    }
  return look;
}

std::optional<LookDifference> difference(const Look& a, const Look& b, Sight sight,
                                         double turn, double limit) {
  const double inked = std::max(a.inked, b.inked);
  double most = limit * inked;  // over the whole circle
  std::optional<LookDifference> least;
  if (least_difference(a, b, sight) > most) return least;
  const auto steps = static_cast<std::size_t>(
      std::floor(turn / (2 * std::numbers::pi) * Look::spokes + 1e-9));
  for (std::size_t step = 0; step < Look::spokes; ++step) {
    if (std::min(step, Look::spokes - step) > steps) continue;
    if (const auto found = turned_difference(a, b, step, sight, most)) {
      least = found;
      most = found->mean;
    }
  }
  if (least && inked > 0) least->mean /= inked;
  return least;
}

}  // namespace onematch
