#include "placement/placement.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <map>
#include <memory>
#include <mutex>

#include "core/elementary.hpp"
#include "core/number.hpp"
#include "core/parallel.hpp"
#include "placement/body.hpp"
#include "placement/card.hpp"
#include "placement/slots.hpp"
#include "placement/targets.hpp"

namespace onematch {
namespace {

/// The smallest mean size, as a radius in mm, that is taken for a card at all.
constexpr double least_radius = 1;

/// How much of the range of sizes the targets take up. The rest is leeway.
constexpr double share_of_range = 0.82;

/// Makes the ranks that say who starts in the middle others than those of size.
constexpr std::uint64_t another_seed = 0x72696e67;

/// How much more than the clearance is wished for, in units of the task: between all
/// symbols of an airy card, and between two that look alike on any.
constexpr double air = 0.12, alike_gap = 0.05;

/// The logarithm of the size wished for at `rank` of `n`.
double target_size(std::size_t rank, std::size_t n, const ScatterSpec& spec) {
  const double low = 1 + share_of_range * (spec.least_size - 1);
  const double high = 1 + share_of_range * (spec.most_size - 1);
  const double place = (static_cast<double>(rank) + 0.5) / static_cast<double>(n);
  return logarithm(low + place * (high - low));
}

bool fits(const Shape& shape, std::size_t count, double clearance, double edge) {
  return equal_slots(shape, count, clearance, edge).radius >= least_radius;
}

/// The most, in tenths of a millimetre, that fits; -1 if not even 0 does. What is less
/// fits if more does.
template <class Fits>
int most_tenths(double most, const Fits& fits) {
  int found = -1;
  for (int low = 0, high = static_cast<int>(most * 10); low <= high;) {
    const int middle = (low + high) / 2;
    if (fits(middle / 10.0))
      low = (found = middle) + 1;
    else
      high = middle - 1;
  }
  return found;
}

/// "at most 3.1 mm"
std::string at_most(int tenths) {
  return "at most " + format_number(tenths / 10.0) + " mm";
}

/// What would fit where `count` symbols with this clearance and edge don't.
std::string way_out(const Shape& shape, std::size_t count, const ScatterSpec& spec) {
  const double clearance = spec.clearance.to_mm(), edge = spec.edge.to_mm();
  const int closer =
      most_tenths(clearance, [&](double less) { return fits(shape, count, less, edge); });
  constexpr std::size_t least = 2;  // symbols of a card
  std::size_t fewer = count - 1;
  while (fewer >= least && !fits(shape, fewer, clearance, edge)) --fewer;
  std::vector<std::string> ways;
  if (closer >= 0) ways.push_back("a clearance of " + at_most(closer));
  if (fewer >= least) ways.push_back("at most " + count_of(fewer, "symbol") + " a card");
  const int outer =
      most_tenths(edge, [&](double less) { return fits(shape, count, clearance, less); });
  if (closer < 0 && outer >= 0) ways.push_back("an edge of " + at_most(outer));
  if (ways.size() < 2) ways.emplace_back("a larger card");
  std::string hint = "try " + ways[0];
  for (std::size_t i = 1; i < ways.size(); ++i) hint += ", or " + ways[i];
  return hint;
}

/// Slots for `count` symbols; throws Error if they would be too small.
Slots slots_for(const Shape& shape, std::size_t count, const ScatterSpec& spec) {
  Slots slots = equal_slots(shape, count, spec.clearance.to_mm(), spec.edge.to_mm());
  if (slots.radius >= least_radius) return slots;
  throw Error("a card of " + dimensions(shape) + " has no room for " +
                  count_of(count, "symbol") + ", " + to_string(spec.clearance) +
                  " from each other and " + to_string(spec.edge) + " from its edge",
              spec.where, way_out(shape, count, spec));
}

/// Every symbol of the same visual size, in a slot of its own.
Poses in_slots(const CardTask& task, const Slots& slots) {
  double smallest = 1;
  for (const Body* body : task.bodies) smallest = std::min(smallest, body->visual_size);
  Poses poses(task.bodies.size());
  for (std::size_t i = 0; i < poses.size(); ++i)
    poses[i] = {slots.centres[i], task.angles[i],
                logarithm(slots.radius * smallest / task.bodies[i]->visual_size)};
  return poses;
}

/// Between -pi and pi.
double half_turned(double angle) {
  constexpr double turn = 2 * std::numbers::pi;
  return angle - turn * std::floor(angle / turn + 0.5);
}

/// The work on a deck, as far as its cards have it in common.
class Scatter {
 public:
  Scatter(const Deck& deck, const Cast& cast, const Shape& shape, const ScatterSpec& spec,
          int threads)
      : cast_(cast), shape_(shape), spec_(spec), bodies_(cast.faces.size()) {
    for (const Card& card : deck.cards)
      if (!card.empty()) slots_.try_emplace(card.size());
    // From the fullest card down: it is the first to lack room.
    for (auto& [count, slots] : slots_) slots = slots_for(shape, count, spec);
    ranks_ = size_ranks(deck, spec.seed);
    middle_ranks_ = size_ranks(deck, spec.seed + another_seed);
    places_ = spread_places(deck, spec.seed);
    parallel_for(bodies_.size(), threads, [&](std::size_t i) {
      bodies_[i] = std::make_unique<Body>(cast.faces[i].silhouette);
    });
  }

  CardLayout card(std::size_t number) const {
    const std::vector<FaceId>& shown = cast_.shown[number];
    if (shown.empty()) return {};
    const Slots& slots = slots_.at(shown.size());
    const CardTask task = task_of(number, slots);
    Random random(spec_.seed, number);
    Poses poses = lay_out(task, random);
    if (poses.empty()) poses = in_slots(task, slots);

    CardLayout layout;
    for (std::size_t i = 0; i < shown.size(); ++i)
      layout.push_back({shown[i], poses[i].centre, exponential(poses[i].log_radius),
                        half_turned(poses[i].angle)});
    return layout;
  }

 private:
  CardTask task_of(std::size_t number, const Slots& slots) const {
    CardTask task;
    task.shape = shape_;
    task.least_size = spec_.least_size;
    task.most_size = spec_.most_size;
    task.unit = slots.radius;
    task.edge = spec_.edge.to_mm() + more_air(task.unit) / 2;
    const std::vector<FaceId>& shown = cast_.shown[number];
    double mean = 0;
    for (std::size_t i = 0; i < shown.size(); ++i) {
      const double largest_angle =
          std::min(spec_.largest_angle, face(shown[i]).largest_angle);
      task.bodies.push_back(bodies_[index(shown[i])].get());
      task.targets.push_back(target_size(ranks_[number][i], shown.size(), spec_));
      task.angles.push_back((2 * places_[number][i] - 1) * largest_angle);
      task.largest_angles.push_back(largest_angle);
      if (middle_ranks_[number][i] == 0) task.inmost = i;
      mean += task.targets.back() / static_cast<double>(shown.size());
    }
    for (double& target : task.targets) target -= mean;
    task.gaps = gaps(shown, task.unit);
    return task;
  }

  const Face& face(FaceId id) const { return cast_.faces[index(id)]; }

  double more_air(double unit) const {
    return spec_.fullness == Fullness::airy ? air * unit : 0;
  }

  std::vector<double> gaps(const std::vector<FaceId>& shown, double unit) const {
    const std::size_t n = shown.size();
    std::vector<double> gaps(n * n, spec_.clearance.to_mm() + more_air(unit));
    for (std::size_t i = 0; i < n; ++i)
      for (std::size_t j = 0; j < i; ++j) {
        const double more = alike_gap * unit * likeness(face(shown[i]), face(shown[j]));
        gaps[i * n + j] += more;
        gaps[j * n + i] += more;
      }
    return gaps;
  }

  const Cast& cast_;
  const Shape& shape_;
  const ScatterSpec& spec_;
  std::vector<std::unique_ptr<Body>> bodies_;
  /// By the number of symbols on a card, the fullest first.
  std::map<std::size_t, Slots, std::greater<>> slots_;
  std::vector<std::vector<std::size_t>> ranks_;
  std::vector<std::vector<std::size_t>> middle_ranks_;  ///< 0: starts in the middle
  std::vector<std::vector<double>> places_;
};

}  // namespace

std::vector<CardLayout> place_deck(const Deck& deck, const Cast& cast, const Shape& shape,
                                   const ScatterSpec& spec, int threads,
                                   const std::function<void(std::size_t)>& progress) {
  assert(cast.shown.size() == deck.cards.size());
  assert(0 < spec.least_size && spec.least_size <= 1 && spec.most_size >= 1);
  assert(spec.largest_angle >= 0 && spec.clearance >= Length() && spec.edge >= Length());
  const Scatter scatter(deck, cast, shape, spec, threads);
  std::vector<CardLayout> layouts(deck.cards.size());
  std::mutex one_at_a_time;
  std::size_t done = 0;
  parallel_for(deck.cards.size(), threads, [&](std::size_t number) {
    layouts[number] = scatter.card(number);
    const std::lock_guard lock(one_at_a_time);
    ++done;
    if (progress) progress(done);
  });
  return layouts;
}

}  // namespace onematch
