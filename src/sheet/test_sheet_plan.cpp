#include "sheet/test_sheet_plan.hpp"

#include <algorithm>
#include <optional>
#include <tuple>
#include <utility>

#include "sheet/captions.hpp"

namespace onematch {
namespace {

using namespace literals;

constexpr Length edge = 12_mm;         // rulers and verniers keep so far from the paper's
constexpr Length past_stairs = 15_mm;  // where the stairs' innermost numbers have ended
constexpr Length gap = 1.4_mm;
constexpr Length inner_ticks = 4_mm;  // of the back, on the other side of the line

/// The ruler that runs down stands over B, or between B and A.
enum class Arrangement { stacked, beside };

struct Scale {
  int range = 0;
  Length pitch;
};

/// The longest scale in `room`: 3 mm either way if possible, else 2 mm. The shortest
/// pitches are those at which a tick can't be taken for the next but one.
std::optional<Scale> longest_scale(Length room) {
  for (const auto& [range, shortest] : {std::pair(12, 3.0), std::pair(8, 2.0)})
    for (const double pitch : {5.0, 4.0, 3.0, 2.5, 2.0})
      if (pitch >= shortest && 2 * range * Length::mm(pitch) <= room)
        return Scale{range, Length::mm(pitch)};
  return {};
}

/// How a plan is tried.
struct Design {
  int ruler = 0;  ///< mm
  Arrangement arrangement{};
  Length letters;  ///< of the numbers
};

/// What is the same on both sides of the middle, measured from the left.
struct Columns {
  Length zero;   ///< of B
  Length ruler;  ///< the line of the one that runs down
  Length end;    ///< where A may begin, under the ruler
  Length words;  ///< where words may
};

Columns columns_of(const Design& design) {
  const bool stacked = design.arrangement == Arrangement::stacked;
  const Length zero = (stacked ? edge : past_stairs) + depth_of_scale(2, design.letters);
  const Length inside = zero + inner_ticks;
  if (stacked) return {zero, inside + 0.5_mm, inside + 0.6_mm, inside + 4_mm};
  const Length ruler = inside + 1_mm + depth_of_scale(3, design.letters);
  return {zero, ruler, ruler + 0.6_mm, ruler + 4_mm};
}

Rect box_between(Length left, Length top, Length right, Length bottom) {
  return {{left, top}, {right - left, bottom - top}};
}

struct Trial {
  TestSheetPlan plan;
  Scale level, upright;

  auto merit() const {
    return std::tuple(std::min(level.range, upright.range), plan.down.length,
                      std::min(level.pitch, upright.pitch));
  }
};

/// The words' boxes, between the stairs and round A.
void make_room(TestSheetPlan& plan, Size paper, Length left, Length upper_right) {
  const Rect a = box_of(plan.a);
  const Length over = a.corner.y - gap, under = a.corner.y + a.size.height + gap;
  const Length right = paper.width - left, bottom = paper.height - past_stairs;
  plan.upper = box_between(left, past_stairs, upper_right, over);
  plan.lower = box_between(left, under, right, bottom);
  plan.back_upper = box_between(left, past_stairs, right, over);
  plan.back_lower = box_between(left, paper.height - over, right, bottom);
}

std::optional<Trial> try_plan(Size paper, const Design& design) {
  const bool stacked = design.arrangement == Arrangement::stacked;
  const Columns columns = columns_of(design);
  const Length letters = design.letters, half = letters / 2;
  const Length ruler = Length::mm(design.ruler);
  const Length top = stacked ? edge + half : past_stairs;
  const Length bottom = paper.height - past_stairs - half;
  const Length name = 1.5 * letters + half + 0.6_mm;  // over the first tick of B and C
  const Length over_b = (stacked ? top + ruler + half + gap : past_stairs) + name;
  const Length numbers_of_a = paper.height / 2 - depth_of_scale(0, letters) - letters;
  const bool passes_a = top + ruler + half + gap > numbers_of_a;
  const Length end = passes_a ? columns.ruler + 2_mm : columns.end;
  const auto level =
      longest_scale(paper.width - 2 * (end + text_width("-3", letters) / 2));
  const auto upright = longest_scale(bottom - over_b);
  const Length upper_right = paper.width - (stacked ? past_stairs : columns.words);
  if (!level || !upright || top + ruler > bottom ||
      columns.words + ruler + text_width("0100", letters) > upper_right)
    return {};

  const Length middle = paper.height / 2, half_b = upright->range * upright->pitch;
  const Length zero = stacked ? bottom - half_b : (over_b + bottom) / 2;
  Trial trial{{}, *level, *upright};
  TestSheetPlan& plan = trial.plan;
  plan.down = {
      {columns.ruler, stacked ? top : middle - ruler / 2}, false, design.ruler, letters};
  plan.a = {
      "A",    {paper.width / 2, middle}, TickSide::above, level->pitch, level->range,
      letters};
  plan.b = {"B",    {columns.zero, zero}, TickSide::left, upright->pitch, upright->range,
            letters};
  plan.c = plan.b;
  plan.c.name = "C";
  plan.c.zero.x = paper.width - columns.zero;
  plan.c.ticks = TickSide::right;
  plan.side_stairs = stacked ? top : middle - stair_length / 2;
  plan.level_stairs = (paper.width - stair_length) / 2;
  make_room(plan, paper, columns.words, upper_right);
  return trial;
}

}  // namespace

std::vector<TestSheetPlan> plan_test_sheet(Size paper) {
  std::vector<Trial> trials;
  for (const Length letters : {2.8_mm, 2_mm})
    for (const Arrangement arrangement : {Arrangement::stacked, Arrangement::beside})
      for (const int ruler : {100, 50})
        if (const auto trial = try_plan(paper, {ruler, arrangement, letters}))
          trials.push_back(*trial);
  std::stable_sort(trials.begin(), trials.end(),
                   [](const Trial& a, const Trial& b) { return a.merit() > b.merit(); });
  std::vector<TestSheetPlan> plans;
  plans.reserve(trials.size());
  for (const Trial& trial : trials) plans.push_back(trial.plan);
  return plans;
}

}  // namespace onematch
