#include "sheet/layout.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>
#include <string>

#include "core/number.hpp"
#include "sheet/packing.hpp"
#include "sheet/registration.hpp"

namespace onematch {
namespace {

constexpr double fold_clearance = 5;  // mm from the fold to the bleed
constexpr double quarter = std::numbers::pi / 2;

/// A box on the paper, in mm.
struct Region {
  double left, top, right, bottom;

  Vec2 size() const { return {right - left, bottom - top}; }
  Vec2 middle() const { return {(left + right) / 2, (top + bottom) / 2}; }
  bool is_empty() const { return right <= left || bottom <= top; }
};

Region region_of(const Rect& box) {
  const double x = box.corner.x.to_mm(), y = box.corner.y.to_mm();
  return {x, y, x + box.size.width.to_mm(), y + box.size.height.to_mm()};
}

Size turned(Size size) {
  return {size.height, size.width};
}

/// The ways the paper may lie, the preferred one first.
std::vector<Size> papers(const SheetSpec& spec) {
  const bool upright = spec.paper.width <= spec.paper.height;
  switch (spec.orientation) {
    case Orientation::portrait:
      return {upright ? spec.paper : turned(spec.paper)};
    case Orientation::landscape:
      return {upright ? turned(spec.paper) : spec.paper};
    case Orientation::automatic:
      break;
  }
  if (spec.paper.width == spec.paper.height) return {spec.paper};
  return {spec.paper, turned(spec.paper)};
}

/// Where cards may be on `paper`.
Region printable(Size paper, const SheetSpec& spec) {
  const double margin = std::max(spec.margin, machine_margin(spec)).to_mm();
  return {margin, margin, paper.width.to_mm() - margin, paper.height.to_mm() - margin};
}

/// A part of the paper for the fronts, and the fold beyond which their backs are.
struct Half {
  Region region;
  std::optional<Segment> fold;
};

bool is_folded(const BackSpec* back) {
  return back && back->layout == BackLayout::fold;
}

/// How far from a card the paper is printed, if not by another card.
double bleed_of(const SheetSpec& spec, const BackSpec* back) {
  return std::max(spec.bleed, is_folded(back) ? back->bleed : Length()).to_mm();
}

std::vector<Half> halves(Size paper, const SheetSpec& spec, const BackSpec* back) {
  const Region all = printable(paper, spec);
  if (!is_folded(back)) return {{all, {}}};
  const double away = fold_clearance + bleed_of(spec, back);
  const Length x = paper.width / 2, y = paper.height / 2;
  Region left = all, upper = all;
  left.right = x.to_mm() - away;
  upper.bottom = y.to_mm() - away;
  return {{left, Segment{{x, spec.margin}, {x, paper.height - spec.margin}}},
          {upper, Segment{{spec.margin, y}, {paper.width - spec.margin, y}}}};
}

/// `region`, and what is left of it beside the marks for a cutting machine.
std::vector<Region> beside(const std::vector<Rect>& zones, const Region& region,
                           double bleed) {
  std::vector<Region> regions{region};
  if (zones.empty()) return regions;
  Region narrow = region, low = region;
  for (const Rect& zone : zones) {
    const Region z = region_of(zone);
    const Vec2 at = z.middle(), middle = region.middle();
    if (at.x < middle.x) narrow.left = std::max(narrow.left, z.right + bleed);
    if (at.x > middle.x) narrow.right = std::min(narrow.right, z.left - bleed);
    if (at.y < middle.y) low.top = std::max(low.top, z.bottom + bleed);
    if (at.y > middle.y) low.bottom = std::min(low.bottom, z.top - bleed);
  }
  regions.insert(regions.end(), {narrow, low});
  return regions;
}

/// Whether a card at `centre` keeps its bleed out of `zone`.
bool is_clear_of(const Rect& zone, Vec2 centre, const Shape& shape, bool lies,
                 double bleed) {
  const Region z = region_of(zone);
  const Vec2 off{std::max({z.left - centre.x, centre.x - z.right, 0.0}),
                 std::max({z.top - centre.y, centre.y - z.bottom, 0.0})};
  if (shape.kind == ShapeKind::circle) return length(off) >= shape.width / 2 + bleed;
  const Vec2 half = 0.5 * extent(shape, lies);
  return off.x >= half.x + bleed || off.y >= half.y + bleed;
}

/// Where the back of a card at `at` is; without a fold, at the same place.
Vec2 folded_over(Vec2 at, const Half& half, Size paper) {
  if (half.fold && half.fold->from.x == half.fold->to.x)
    at.x = paper.width.to_mm() - at.x;
  else if (half.fold)
    at.y = paper.height.to_mm() - at.y;
  return at;
}

std::vector<Slot> slots_in(const Region& region, const Half& half, Size paper,
                           const Shape& shape, const SheetSpec& spec, double bleed) {
  if (region.is_empty()) return {};
  const std::vector<Rect> zones = registration_zones(paper, spec);
  std::function<bool(Vec2, bool)> is_free;
  if (!zones.empty())
    is_free = [&](Vec2 off, bool turned) {
      const Vec2 at = region.middle() + off, back = folded_over(at, half, paper);
      return std::all_of(zones.begin(), zones.end(), [&](const Rect& zone) {
        return is_clear_of(zone, at, shape, turned, bleed) &&
               is_clear_of(zone, back, shape, turned, bleed);
      });
    };
  const Packing packing = best_packing(shape, region.size(), spec.gap.to_mm(), is_free);
  std::vector<Slot> slots;
  for (const Vec2 off : packing.centres) {
    const Vec2 at = region.middle() + off;
    slots.push_back({{Length::mm(at.x), Length::mm(at.y)}, packing.turned ? quarter : 0});
  }
  return slots;
}

/// The fullest layout; without slots if no card fits.
Layout fullest(const Shape& shape, const SheetSpec& spec, const BackSpec* back) {
  const double bleed = bleed_of(spec, back);
  Layout best;
  for (const Size paper : papers(spec))
    for (const Half& half : halves(paper, spec, back))
      for (const Region& region :
           beside(registration_zones(paper, spec), half.region, bleed)) {
        std::vector<Slot> slots = slots_in(region, half, paper, shape, spec, bleed);
        if (slots.size() > best.slots.size()) best = {paper, std::move(slots), half.fold};
      }
  return best;
}

Shape scaled(Shape shape, double factor) {
  shape.width *= factor;
  shape.height *= factor;
  shape.corner_radius *= factor;
  return shape;
}

/// The same, its size rounded down to 0.1 mm.
Shape in_tenths(Shape shape) {
  if (shape.kind != ShapeKind::rectangle)
    return scaled(shape, rounded_down(shape.width, 1) / shape.width);
  shape.width = rounded_down(shape.width, 1);
  shape.height = rounded_down(shape.height, 1);
  return shape;
}

/// The largest card of these proportions, to 0.1 mm, of which at least `cards` fit;
/// nothing if that is smaller than `least` times as large.
std::optional<Shape> largest(const Shape& shape, const SheetSpec& spec,
                             const BackSpec* back, std::size_t cards, double least) {
  double low = least, high = 1;
  if (fullest(scaled(shape, low), spec, back).slots.size() < cards) return {};
  while ((high - low) * shape.width > 0.005) {
    const double middle = (low + high) / 2;
    const bool fits = fullest(scaled(shape, middle), spec, back).slots.size() >= cards;
    (fits ? low : high) = middle;
  }
  // What is 84 mm but for the last step of the search is 84 mm.
  const Shape rounded = in_tenths(scaled(shape, low + 0.01 / shape.width));
  if (fullest(rounded, spec, back).slots.size() >= cards) return rounded;
  return in_tenths(scaled(shape, low));
}

[[noreturn]] void refuse(const CardSpec& card, const SheetSpec& spec,
                         const BackSpec* back) {
  const std::optional<Shape> fitting = largest(card.shape, spec, back, 1, 0.001);
  if (!fitting || fitting->width < 1 || fitting->height < 1)
    throw Error("margins of " + to_string(spec.margin) + " leave no room for a card on " +
                    to_string(spec.paper) + " paper",
                card.size_at, "use narrower margins or larger paper");
  const Region room = printable(papers(spec).front(), spec);
  const Size inside{Length::mm(room.size().x), Length::mm(room.size().y)};
  throw Error("a card of " + dimensions(card.shape) + " does not fit " +
                  (is_folded(back) ? "half of the " : "in the ") + to_string(inside) +
                  " inside the margins" +
                  (spec.marks.registration ? " and the registration marks" : ""),
              card.size_at,
              "use a card of at most " + dimensions(*fitting) + ", or larger paper");
}

/// The box of a slot that is given, as people name it.
std::string name_of(std::size_t slot, Point corner) {
  return "slot " + std::to_string(slot + 1) + " at [" +
         format_number(corner.x.to_mm(), 2) + ", " + format_number(corner.y.to_mm(), 2) +
         "]";
}

Layout given_slots(const CardSpec& card, const SheetSpec& spec) {
  const Size paper = papers(spec).front();
  const Region room = printable(paper, spec);
  const Vec2 size{card.shape.width, card.shape.height};
  constexpr double slack = 1e-6;
  Layout layout{paper, {}, {}};
  Problems problems;
  const auto report = [&](const std::string& message, const std::string& hint) {
    problems.push_back({message, spec.slots_at, hint});
  };
  const std::vector<Rect> zones = registration_zones(paper, spec);
  std::vector<Vec2> centres;
  for (std::size_t i = 0; i < spec.slots.size(); ++i) {
    const Point corner = spec.slots[i];
    const Vec2 low{corner.x.to_mm(), corner.y.to_mm()}, high = low + size;
    if (low.x < room.left - slack || low.y < room.top - slack ||
        high.x > room.right + slack || high.y > room.bottom + slack)
      report(name_of(i, corner) + " is not inside the margins of " +
                 to_string(spec.margin) + " of " + to_string(paper) + " paper",
             "set a narrower 'margin', or move the slot");
    const Vec2 centre = 0.5 * (low + high);
    for (std::size_t j = 0; j < centres.size(); ++j)
      if (!is_clear(card.shape, false, centre - centres[j], 0))
        report(name_of(i, corner) + " meets " + name_of(j, spec.slots[j]),
               "a slot is the top left corner of a card's box, " +
                   dimensions(card.shape) + " here");
    if (!std::all_of(zones.begin(), zones.end(), [&](const Rect& zone) {
          return is_clear_of(zone, centre, card.shape, false, spec.bleed.to_mm());
        }))
      report(name_of(i, corner) + " is too near a registration mark",
             "move the slot, or leave 'registration' out of 'marks'");
    centres.push_back(centre);
    layout.slots.push_back({{Length::mm(centre.x), Length::mm(centre.y)}, 0});
  }
  if (!problems.empty()) throw Error(problems);
  return layout;
}

}  // namespace

Layout choose_layout(const CardSpec& card, const SheetSpec& spec, const BackSpec* back) {
  if (!registration_bars(spec.paper, spec).empty() && spec.margin > registration_inset)
    throw Error("a margin of " + to_string(spec.margin) +
                    " leaves out the registration marks, which are 10 mm from the edges",
                spec.margin_at, "set 'margin' to 10 mm or less");
  if (!spec.slots.empty()) return given_slots(card, spec);
  Layout layout = fullest(card.shape, spec, back);
  if (layout.slots.empty()) refuse(card, spec, back);
  return layout;
}

std::optional<Alternative> with_smaller_card(const CardSpec& card, const SheetSpec& spec,
                                             const BackSpec* back) {
  constexpr double least = 0.8;
  if (!spec.slots.empty()) return {};
  const std::size_t now = fullest(card.shape, spec, back).slots.size();
  const auto shape = largest(card.shape, spec, back, now + 1, least);
  if (!shape) return {};
  return Alternative{fullest(*shape, spec, back).slots.size(), *shape, spec.gap};
}

std::optional<Alternative> with_smaller_gap(const CardSpec& card, const SheetSpec& spec,
                                            const BackSpec* back) {
  if (!spec.slots.empty()) return {};
  const std::size_t now = fullest(card.shape, spec, back).slots.size();
  SheetSpec tighter = spec;
  const auto cards_at = [&](int tenths) {
    tighter.gap = Length::mm(0.1 * tenths);
    return fullest(card.shape, tighter, back).slots.size();
  };
  int low = 0, high = static_cast<int>(std::ceil(10 * spec.gap.to_mm()));
  if (high == 0 || cards_at(low) <= now) return {};
  while (high - low > 1) {
    const int middle = (low + high) / 2;
    (cards_at(middle) > now ? low : high) = middle;
  }
  return Alternative{cards_at(low), card.shape, Length::mm(0.1 * low)};
}

}  // namespace onematch
