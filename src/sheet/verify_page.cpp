#include "sheet/verify_page.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <string>

#include "core/error.hpp"
#include "sheet/verify_geometry.hpp"

namespace onematch {
namespace {

using namespace check;
using std::numbers::pi;

constexpr double longest_bar = 4;   // mm
constexpr double least_inset = 10;  // mm, of registration marks

/// The check of one page.
class PageCheck {
 public:
  PageCheck(const Page& page, const CardSpec& card, const SheetSpec& sheet)
      : page_(page),
        shape_(card.shape),
        sheet_(sheet),
        paper_{0, 0, page.paper.width.to_mm(), page.paper.height.to_mm()},
        printable_(paper_.grown(-sheet.margin.to_mm())) {
    for (const CardFace& face : page.faces) {
      edges_.push_back(edge_of(face, shape_, 0));
      bleeds_.push_back(edge_of(face, shape_, face.bleed.to_mm()));
      trims_.push_back(box_round(edges_.back()));
    }
  }

  void check() const {
    const Size turned{sheet_.paper.height, sheet_.paper.width};
    if (page_.paper != sheet_.paper && page_.paper != turned)
      fail("is not of the paper asked for");
    if (page_.faces.empty()) fail("has no card");
    for (std::size_t i = 0; i < trims_.size(); ++i) check_card(i);
    check_boxes();
    for (std::size_t i = 0; i < page_.cut_lines.size(); ++i) {
      check_line(page_.cut_lines[i]);
      for (std::size_t j = 0; j < i; ++j)
        if (are_same(page_.cut_lines[i], page_.cut_lines[j]))
          fail("a cut line is there twice");
    }
    check_counts();
    check_footer();
  }

 private:
  [[noreturn]] void fail(const std::string& what) const { fail_page(page_, what); }
  [[noreturn]] void fail(const std::string& what, const CardFace& other) const {
    fail(what + name_of(other));
  }

  void check_card(std::size_t i) const {
    const CardFace& face = page_.faces[i];
    const std::string name = name_of(face);
    const std::string room_name = "the room of " + name;
    if (!printable_.grown(loose).holds(trims_[i])) fail(name + " is in the margin");
    if (face.side == Side::front && !same(face.bleed.to_mm(), sheet_.bleed.to_mm()))
      fail(name + " does not bleed as asked for");
    if (!holds(face.room, edges_[i])) fail(room_name + " is too small");
    if (!paper_.grown(loose).holds(box_round(face.room)))
      fail(room_name + " is not on the paper");
    const double gap = sheet_.slots.empty() ? sheet_.gap.to_mm() : 0;
    for (std::size_t j = 0; j < edges_.size(); ++j) {
      if (i == j) continue;
      if (j < i && distance_of(i, j, gap) < gap - loose)
        fail(name + " is too near ", page_.faces[j]);
      const bool enters = std::any_of(edges_[j].begin(), edges_[j].end(), [&](Vec2 p) {
        return depth_in(face.room, p) > loose;
      });
      if (enters) fail(room_name + " reaches into ", page_.faces[j]);
    }
  }

  /// How far two cards are apart, told up to `enough`.
  double distance_of(std::size_t i, std::size_t j, double enough) const {
    if (!trims_[i].grown(enough).meets(trims_[j])) return enough;
    if (shape_.kind != ShapeKind::circle) return distance(edges_[i], edges_[j], enough);
    return length(mm(page_.faces[i].centre) - mm(page_.faces[j].centre)) - shape_.width;
  }

  void check_boxes() const {
    PaperBox trim = trims_[0], bleed = bleed_of(0);
    for (std::size_t i = 1; i < trims_.size(); ++i) {
      trim = trim.with(trims_[i]);
      bleed = bleed.with(bleed_of(i));
    }
    const auto differ = [](const PaperBox& a, const PaperBox& b) {
      return !a.grown(loose).holds(b) || !b.grown(loose).holds(a);
    };
    if (differ(box_of(page_.trim), trim)) fail("the trim is not the box round the cards");
    if (differ(box_of(page_.bleed), bleed))
      fail("the bleed is not the box round the cards' bleeds");
  }

  PaperBox bleed_of(std::size_t i) const {
    const CardFace& face = page_.faces[i];
    const double by = face.bleed.to_mm();
    // A sharp corner stays sharp: its bleed is a box.
    const double across = shape_.kind == ShapeKind::hexagon && shape_.corner_radius == 0
                              ? 2 / std::sqrt(3.0) * by
                              : by;
    const bool turned = std::abs(std::sin(face.angle)) > 0.5;
    PaperBox box = trims_[i];
    box.left -= turned ? by : across;
    box.right += turned ? by : across;
    box.top -= turned ? across : by;
    box.bottom += turned ? across : by;
    return box.inside(box_round(face.room));
  }

  void check_line(const CutLine& line) const {
    if (const auto* outline = std::get_if<Outline>(&line))
      check_outline(*outline);
    else if (const auto* segment = std::get_if<Segment>(&line))
      check_mark(*segment);
    else
      check_bar(box_of(std::get<Bar>(line).box));
  }

  void check_outline(const Outline& outline) const {
    const auto own =
        std::find_if(page_.faces.begin(), page_.faces.end(), [&](const CardFace& face) {
          return length(mm(face.centre) - mm(outline.centre)) < hair;
        });
    if (own == page_.faces.end() || !same(own->angle, outline.angle))
      fail("an outline is not in a card's place");
    const bool hexagon = shape_.kind == ShapeKind::hexagon;
    for (int side = 0; side < 8; ++side) {
      if ((outline.sides_left_out >> side & 1) == 0) continue;
      // There another card begins, whose outline has that side.
      const double angle =
          outline.angle + (hexagon ? pi / 6 + side * pi / 3 : side * pi / 2);
      const double far = hexagon || side % 2 == 1 ? shape_.height : shape_.width;
      const Vec2 other =
          mm(outline.centre) + far * Vec2{std::cos(angle), std::sin(angle)};
      const int opposite = hexagon ? (side + 3) % 6 : (side + 2) % 4;
      const bool taken = std::any_of(
          page_.cut_lines.begin(), page_.cut_lines.end(), [&](const CutLine& line) {
            const auto* beside = std::get_if<Outline>(&line);
            return beside && length(mm(beside->centre) - other) < loose &&
                   (beside->sides_left_out >> opposite & 1) == 0;
          });
      if (!taken) fail("an outline lacks a side");
    }
  }

  /// Whether `p` is under the bleed of a card: which, or -1.
  int bleed_at(Vec2 p) const {
    for (std::size_t i = 0; i < edges_.size(); ++i) {
      const CardFace& face = page_.faces[i];
      if (!trims_[i].grown(face.bleed.to_mm()).holds({p.x, p.y, p.x, p.y})) continue;
      if (depth_in(face.room, p) < loose) continue;
      if (depth_in(bleeds_[i], p) > loose) return static_cast<int>(i);
    }
    return -1;
  }

  void check_mark(const Segment& segment) const {
    const PaperBox mark = box_of(segment);
    const bool upright = same(mark.left, mark.right), level = same(mark.top, mark.bottom);
    const Vec2 from = mm(segment.from), to = mm(segment.to);
    for (const CardFace& face : page_.faces)
      if (is_cross(segment, face)) return;
    if (!printable_.holds(mark)) fail("a mark is in the margin");
    const int pieces = std::max(1, static_cast<int>(length(to - from) / 0.5));
    for (int i = 0; i <= pieces; ++i) {
      const int under = bleed_at(from + static_cast<double>(i) / pieces * (to - from));
      if (under >= 0)
        fail("a mark runs into ", page_.faces[static_cast<std::size_t>(under)]);
    }
    if (segment.style == LineStyle::dashed) {
      const bool halves = (upright && same(mark.left, paper_.right / 2)) ||
                          (level && same(mark.top, paper_.bottom / 2));
      if (!halves) fail("the fold is not in the middle of the paper");
      return;
    }
    const auto in_line = [&](const PaperBox& trim) {
      const auto on = [](double at, double low, double high) {
        return std::abs(at - low) < loose || std::abs(at - high) < loose ||
               std::abs(at - (low + high) / 2) < loose;
      };
      return (upright && on(mark.left, trim.left, trim.right)) ||
             (level && on(mark.top, trim.top, trim.bottom));
    };
    if (std::none_of(trims_.begin(), trims_.end(), in_line))
      fail("a mark is in line with no card");
  }

  /// Whether marks are there at all; crop marks and guides may find no room.
  void check_counts() const {
    std::size_t outlines = 0, bars = 0, crosses = 0;
    for (const CutLine& line : page_.cut_lines) {
      outlines += std::holds_alternative<Outline>(line);
      bars += std::holds_alternative<Bar>(line);
      const auto* segment = std::get_if<Segment>(&line);
      crosses += segment && std::any_of(page_.faces.begin(), page_.faces.end(),
                                        [&](const CardFace& face) {
                                          return is_cross(*segment, face);
                                        });
    }
    const bool front = page_.side == Side::front;
    const bool marked = sheet_.marked == MarkedSides::both ||
                        (sheet_.marked == MarkedSides::fronts) == front;
    const std::size_t faces = page_.faces.size();
    if (marked && outlines != (sheet_.marks.outline ? faces : 0))
      fail("not every card has its outline");
    if (marked && crosses != (sheet_.marks.center ? 2 * faces : 0))
      fail("not every card has its cross");
    const bool machine =
        front && sheet_.marks.registration && sheet_.cutter == Cutter::silhouette;
    if (bars != (machine ? 5u : 0u)) fail("the registration marks are not all there");
  }

  /// Whether it is a bar through the middle of that card.
  static bool is_cross(const Segment& segment, const CardFace& face) {
    const Vec2 from = mm(segment.from), to = mm(segment.to);
    const bool straight = same(from.x, to.x) || same(from.y, to.y);
    return straight && length(to - from) <= longest_bar + hair &&
           length(0.5 * (from + to) - mm(face.centre)) < hair;
  }

  void check_bar(const PaperBox& bar) const {
    if (!paper_.grown(-least_inset).holds(bar))
      fail("a registration mark is too near the paper's edge");
    for (std::size_t i = 0; i < edges_.size(); ++i) {
      const PaperBox box = bar.grown(1.5);  // that the machine wants blank
      const Polygon corners{{box.left, box.top},
                            {box.right, box.top},
                            {box.right, box.bottom},
                            {box.left, box.bottom}};
      const double bleed = page_.faces[i].bleed.to_mm();
      if (distance(edges_[i], corners, bleed) < bleed - loose)
        fail("a registration mark is under the bleed of ", page_.faces[i]);
    }
  }

  void check_footer() const {
    std::vector<PaperBox> boxes;
    for (const Segment& line : page_.footer.lines) boxes.push_back(box_of(line));
    for (const Caption& caption : page_.footer.captions) boxes.push_back(box_of(caption));
    for (const PaperBox& box : boxes) {
      if (!printable_.grown(loose).holds(box)) fail("the footer is in the margin");
      for (std::size_t i = 0; i < edges_.size(); ++i)
        if (bleed_of(i).meets(box)) fail("the footer runs into ", page_.faces[i]);
    }
  }

  static bool are_same(const CutLine& a, const CutLine& b) {
    if (a.index() != b.index()) return false;
    if (const auto* outline = std::get_if<Outline>(&a))
      return length(mm(outline->centre) - mm(std::get<Outline>(b).centre)) < hair;
    if (const auto* bar = std::get_if<Bar>(&a))
      return box_of(bar->box).is(box_of(std::get<Bar>(b).box));
    return box_of(std::get<Segment>(a)).is(box_of(std::get<Segment>(b)));
  }

  const Page& page_;
  const Shape& shape_;
  const SheetSpec& sheet_;
  PaperBox paper_, printable_;
  std::vector<Polygon> edges_, bleeds_;  ///< of the faces, in their order
  std::vector<PaperBox> trims_;
};

}  // namespace

std::string name_of(const CardFace& face) {
  return (face.side == Side::back ? "the back of card " : "card ") +
         std::to_string(index(face.card) + 1);
}

void fail_page(const Page& page, const std::string& what) {
  throw bug("sheet " + std::to_string(page.sheet + 1) +
            (page.side == Side::back ? ", back: " : ": ") + what);
}

void verify_page(const Page& page, const CardSpec& card, const SheetSpec& sheet) {
  PageCheck(page, card, sheet).check();
}

}  // namespace onematch
