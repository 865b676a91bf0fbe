#include "symbols/look.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <numeric>

#include "core/elementary.hpp"
#include "symbols/record.hpp"

namespace onematch {
namespace {

constexpr std::size_t rings = Look::rings, spokes = Look::spokes;

/// The share of the disc that is in a part of the ring.
double area_of(std::size_t ring) {
  constexpr double n = rings;
  return static_cast<double>(2 * ring + 1) / (n * n * spokes);
}

/// Sums over pixels, in the painting's own values.
struct Sum {
  double red = 0, green = 0, blue = 0, alpha = 0;
};

void add_pixel(const Painting& painting, int x, int y, double weight, Sum& sum) {
  if (x < 0 || y < 0 || x >= painting.width || y >= painting.height) return;
  const std::uint32_t pixel =
      painting
          .pixels[static_cast<std::size_t>(y) * static_cast<std::size_t>(painting.width) +
                  static_cast<std::size_t>(x)];
  sum.alpha += weight * double(pixel >> 24);
  sum.red += weight * double(pixel >> 16 & 0xff);
  sum.green += weight * double(pixel >> 8 & 0xff);
  sum.blue += weight * double(pixel & 0xff);
}

/// What is at a point, from the four pixels round it.
void add_point(const Painting& painting, Vec2 at, Sum& sum) {
  const double left = std::floor(at.x - 0.5), top = std::floor(at.y - 0.5);
  const double right = at.x - 0.5 - left, below = at.y - 0.5 - top;
  const int x = static_cast<int>(left), y = static_cast<int>(top);
  add_pixel(painting, x, y, (1 - right) * (1 - below), sum);
  add_pixel(painting, x + 1, y, right * (1 - below), sum);
  add_pixel(painting, x, y + 1, (1 - right) * below, sum);
  add_pixel(painting, x + 1, y + 1, right * below, sum);
}

/// From a few points spread over a part.
Look::Part part_of(const Painting& painting, const Circle& frame, std::size_t ring,
                   std::size_t spoke) {
  constexpr int across = 3;
  Sum sum;
  for (int i = 0; i < across; ++i)
    for (int j = 0; j < across; ++j) {
      const double far = (static_cast<double>(ring) + (i + 0.5) / across) / rings;
      const double turns = (static_cast<double>(spoke) + (j + 0.5) / across) / spokes;
      const SinCos way = sin_cos(2 * std::numbers::pi * turns);
      const Vec2 off{frame.radius * far * way.cos, frame.radius * far * way.sin};
      add_point(painting, frame.centre + off, sum);
    }
  constexpr double whole = 255.0 * across * across;
  const auto share = [](double value) { return static_cast<float>(value / whole); };
  return {share(sum.red), share(sum.green), share(sum.blue), share(sum.alpha)};
}

Lab color_on(const Color& card, const Look::Part& part, Sight sight) {
  const double through = 1 - double(part.alpha);
  const auto mixed = [&](float own, double on_card) {
    const double under = card.alpha * on_card + (1 - card.alpha);
    return std::min(double(own) + through * under, 1.0);
  };
  Lab lab = to_lab({mixed(part.red, card.red), mixed(part.green, card.green),
                    mixed(part.blue, card.blue), 1});
  if (sight == Sight::grey) lab.a = lab.b = 0;
  return lab;
}

std::size_t index(std::size_t ring, std::size_t spoke) {
  return spoke % spokes * rings + ring;
}

double relief_at(const View& view, std::size_t ring, std::size_t spoke) {
  double most = 0;
  const Lab& own = view.parts[index(ring, spoke)];
  for (std::size_t r = ring > 0 ? ring - 1 : 0; r < std::min(ring + 2, rings); ++r)
    for (std::size_t s = spoke + spokes - 1; s <= spoke + spokes + 1; ++s)
      most = std::max(most, difference(own, view.parts[index(r, s)]));
  return most;
}

/// The mean can't be less, whatever the turn.
double least_difference(const View& a, const View& b) {
  double sum = 0;
  for (std::size_t ring = 0; ring < rings; ++ring)
    sum += area_of(ring) * spokes * difference(a.means[ring], b.means[ring]);
  return sum;
}

/// How many parts are in one sum of View::by_rank and View::along.
constexpr std::size_t run = 8;

std::vector<double> sums_by_rank(const std::vector<Lab>& parts) {
  std::vector<double> sums;
  for (std::size_t ring = 0; ring < rings; ++ring) {
    std::array<double, spokes> lights{};
    for (std::size_t spoke = 0; spoke < spokes; ++spoke)
      lights[spoke] = parts[index(ring, spoke)].lightness;
    std::sort(lights.begin(), lights.end());
    for (std::size_t i = 0; i < spokes; i += run)
      sums.push_back(area_of(ring) * std::accumulate(&lights[i], &lights[i] + run, 0.0));
  }
  return sums;
}

std::vector<double> sums_along(const std::vector<Lab>& parts) {
  std::vector<double> sums(parts.size());
  for (std::size_t spoke = 0; spoke < spokes; ++spoke)
    for (std::size_t ring = 0; ring < rings; ++ring) {
      double& sum = sums[index(ring, spoke)];
      for (std::size_t i = 0; i < run; ++i)
        sum += area_of(ring) * parts[index(ring, spoke + i)].lightness;
    }
  return sums;
}

/// What rounding may add to a bound.
constexpr double rounding = 1e-9;

/// Whether the mean may be as small as `limit` in some turn. It is least where the parts
/// of each ring meet those of their own rank.
bool may_be_near(const View& a, const View& b, double limit) {
  double sum = 0;
  for (std::size_t i = 0; i < a.by_rank.size(); ++i)
    sum += std::abs(a.by_rank[i] - b.by_rank[i]);
  return sum <= limit + rounding;
}

/// The same of one turn.
bool may_be_near(const View& a, const View& b, std::size_t turn, double limit) {
  double sum = 0;
  for (std::size_t spoke = 0; spoke < spokes && sum <= limit + rounding; spoke += run)
    for (std::size_t ring = 0; ring < rings; ++ring)
      sum += std::abs(a.along[index(ring, spoke)] - b.along[index(ring, spoke + turn)]);
  return sum <= limit + rounding;
}

/// The mean over the circle with `b` turned by so many spokes, unless it is above
/// `limit`.
std::optional<double> turned_mean(const View& a, const View& b, std::size_t turn,
                                  double limit) {
  double mean = 0;
  for (std::size_t spoke = 0; spoke < spokes; ++spoke) {
    for (std::size_t ring = 0; ring < rings; ++ring)
      mean += area_of(ring) *
              difference(a.parts[index(ring, spoke)], b.parts[index(ring, spoke + turn)]);
    if (mean > limit) return {};
  }
  return mean;
}

/// All but the mean.
LookDifference turned_difference(const View& a, const View& b, std::size_t turn) {
  constexpr double shift = 0.6;  // of the step to the next part
  const double contrast = std::max(a.contrast, b.contrast);
  const double noise = std::clamp(0.06 * contrast, 1.0, 4.0);
  LookDifference result;
  double drawn = 0;
  for (std::size_t spoke = 0; spoke < spokes; ++spoke)
    for (std::size_t ring = 0; ring < rings; ++ring) {
      const std::size_t i = index(ring, spoke), j = index(ring, spoke + turn);
      const auto [level, steep] = std::minmax(a.relief[i], b.relief[j]);
      const double beyond = difference(a.parts[i], b.parts[j]) - shift * level;
      result.farthest = std::max(result.farthest, beyond);
      if (beyond > noise) result.redrawn += area_of(ring);
      if (beyond > noise || steep > noise) drawn += area_of(ring);
    }
  if (drawn > 0) result.redrawn /= drawn;
  if (contrast > 0) result.most = result.farthest / contrast;
  return result;
}

}  // namespace

Look look_of(const Painting& painting, const Circle& frame) {
  Look look;
  look.parts.reserve(rings * spokes);
  for (std::size_t spoke = 0; spoke < spokes; ++spoke)
    for (std::size_t ring = 0; ring < rings; ++ring)
      look.parts.push_back(part_of(painting, frame, ring, spoke));
  return look;
}

View view_of(const Look& look, const Color& card, Sight sight) {
  constexpr double hardly = 2;  // to be told from the card
  const Lab ground = color_on(card, {}, sight);
  View view;
  view.parts.reserve(look.parts.size());
  for (std::size_t i = 0; i < look.parts.size(); ++i) {
    // In flat drawings most parts are as the one before.
    const bool is_same = i > 0 && look.parts[i] == look.parts[i - 1];
    view.parts.push_back(is_same ? view.parts.back()
                                 : color_on(card, look.parts[i], sight));
  }
  view.by_rank = sums_by_rank(view.parts);
  view.along = sums_along(view.parts);
  view.relief.reserve(look.parts.size());
  for (std::size_t spoke = 0; spoke < spokes; ++spoke)
    for (std::size_t ring = 0; ring < rings; ++ring) {
      const Lab& part = view.parts[index(ring, spoke)];
      Lab& mean = view.means[ring];
      mean.lightness += part.lightness / spokes;
      mean.a += part.a / spokes;
      mean.b += part.b / spokes;
      const double away = difference(part, ground);
      view.contrast = std::max(view.contrast, away);
      if (away > hardly) view.inked_in[ring] += area_of(ring);
      view.relief.push_back(relief_at(view, ring, spoke));
    }
  view.inked = std::accumulate(view.inked_in.begin(), view.inked_in.end(), 0.0);
  return view;
}

bool have_ink_alike(const View& a, const View& b) {
  constexpr double of_fuller = 0.04;
  double sum = 0;
  for (std::size_t ring = 0; ring < rings; ++ring)
    sum += std::abs(a.inked_in[ring] - b.inked_in[ring]);
  return sum <= of_fuller * std::max(a.inked, b.inked);
}

std::optional<LookDifference> difference(const View& a, const View& b, double turn,
                                         double limit) {
  const double inked = std::max(a.inked, b.inked);
  double most = limit * inked;  // over the whole circle
  if (least_difference(a, b) > most + rounding || !may_be_near(a, b, most)) return {};
  const auto steps =
      static_cast<std::size_t>(std::floor(turn / (2 * std::numbers::pi) * spokes + 1e-9));
  std::optional<std::size_t> best;
  for (std::size_t step = 0; step < spokes; ++step) {
    if (std::min(step, spokes - step) > steps || !may_be_near(a, b, step, most)) continue;
    if (const auto mean = turned_mean(a, b, step, most)) {
      best = step;
      most = *mean;
    }
  }
  if (!best) return {};
  LookDifference result = turned_difference(a, b, *best);
  result.mean = inked > 0 ? most / inked : 0;
  return result;
}

}  // namespace onematch
