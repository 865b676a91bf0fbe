#include "kit/verify.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "core/error.hpp"
#include "kit/verify_page.hpp"
#include "tables/position.hpp"

namespace onematch {
namespace {

using check::box_of_corners;
using check::panels_of;
using check::PaperBox;
using check::same;

constexpr double quarter = 1.5707963267948966;

/// A triangle of a board: its base along an edge, its tip towards the middle.
struct Triangle {
  double left, right, base, tip;

  double middle() const { return (left + right) / 2; }
  double width() const { return right - left; }
  bool is_near() const { return tip < base; }  // its player sits at the foot of the page
};

class KitCheck {
 public:
  KitCheck(const std::vector<KitPage>& pages, const KitSpec& spec, const SheetSpec& sheet,
           const LetterWidth& measure)
      : pages_(pages), spec_(spec), sheet_(sheet), measure_(measure) {}

  void check() {
    if (pages_.size() < 3) throw bug("the kit has no pages for all its parts");
    check_men(pages_[1]);
    check_board(pages_[0]);
    verify_nets(pages_[1], spec_.nets ? games_dice() : 0, name_of(pages_[1]));
    for (const KitPage& page : pages_)
      check::verify_kit_page(page, sheet_, measure_, name_of(page));
    check_cards();
  }

 private:
  std::string name_of(const KitPage& page) const {
    return "page " + std::to_string(&page - pages_.data() + 1) + " of the kit";
  }

  [[noreturn]] void fail(const KitPage& page, const std::string& what) const {
    throw bug(name_of(page) + " has " + what);
  }

  int games_dice() const {
    int most = 0;
    for (const Variant& variant : spec_.variants) most = std::max(most, variant.dice);
    return most;
  }

  static std::vector<Triangle> triangles(const KitPage& page, Part part,
                                         const PaperBox* within = nullptr) {
    std::vector<Triangle> found;
    for (const KitItem& item : page.items) {
      if (item.part != part) continue;
      const auto& corners = std::get<Figure>(item.what).corners;
      const PaperBox box = box_of_corners(corners);
      if (within && !within->holds(box)) continue;
      const double base = corners.at(0).y.to_mm(), tip = corners.at(2).y.to_mm();
      found.push_back({box.left, box.right, base, tip});
    }
    return found;
  }

  void check_men(const KitPage& page) {
    std::vector<const Disc*> men;
    for (const KitItem& item : page.items)
      if (item.part == Part::man) men.push_back(&std::get<Disc>(item.what));
    if (men.size() != 32 || page.page.faces.size() != 32)
      fail(page, std::to_string(men.size()) + " men instead of 32");
    man_ = 2 * men[0]->radius.to_mm();
    if (spec_.man && !same(man_, spec_.man->to_mm())) fail(page, "men of another size");
    const double apart = man_ + sheet_.gap.to_mm() - check::hair;
    for (std::size_t i = 0; i < 32; ++i) {
      const Point at = men[i]->centre;
      const Point face = page.page.faces[i].centre;
      if (!same(2 * men[i]->radius.to_mm(), man_)) fail(page, "men of several sizes");
      if (!same(at.x.to_mm(), face.x.to_mm()) || !same(at.y.to_mm(), face.y.to_mm()))
        fail(page, "a man that is cut out elsewhere");
      if (men[i]->ink.fill != spec_.colors.at(i / 16))
        fail(page, "a man of another colour than the player's");
      for (std::size_t j = 0; j < i; ++j)
        if (std::hypot((at.x - men[j]->centre.x).to_mm(),
                       (at.y - men[j]->centre.y).to_mm()) < apart)
          fail(page, "men that are nearer than the gap");
    }
  }

  void check_board(const KitPage& page) const {
    const std::vector<Triangle> points = triangles(page, Part::point);
    if (points.size() != 12)
      fail(page, std::to_string(points.size()) + " points instead of 12");
    for (const Triangle& point : points) {
      if (!same(point.width(), points[0].width()) ||
          !same(std::abs(point.tip - point.base),
                std::abs(points[0].tip - points[0].base)))
        fail(page, "points of several sizes");
      const std::optional<int> number = number_at(page, point);
      if (!number) fail(page, "a point without its number");
      const auto across =
          std::count_if(points.begin(), points.end(), [&](const Triangle& other) {
            return other.is_near() != point.is_near() && same(other.left, point.left) &&
                   number_at(page, other) == number;
          });
      if (across != 1) fail(page, "a point that does not face its own number");
      const auto nearer =
          std::count_if(points.begin(), points.end(), [&](const Triangle& other) {
            return other.is_near() == point.is_near() && other.left < point.left - 1e-6;
          });
      // From the outside on the left to the bar on the right.
      if (*number != nearer + 1) fail(page, "points that are out of order");
    }
    if (points[0].width() <= man_ + check::hair ||
        std::abs(points[0].tip - points[0].base) < 3 * man_)
      fail(page, "points that are too small for its men");
    check_bar(page, points);
  }

  /// The number that stands outside the base of `point`, facing its player.
  static std::optional<int> number_at(const KitPage& page, const Triangle& point) {
    for (const KitItem& item : page.items) {
      if (item.part != Part::point_number) continue;
      const auto& letters = std::get<Lettering>(item.what);
      const double y = letters.at.y.to_mm();
      const bool upright = std::abs(letters.angle) < 1e-9;
      if (letters.text.size() == 1 && same(letters.at.x.to_mm(), point.middle()) &&
          upright == point.is_near() &&
          (point.is_near() ? y > point.base : y < point.base))
        return letters.text[0] - '0';
    }
    return {};
  }

  void check_bar(const KitPage& page, const std::vector<Triangle>& points) const {
    double right = 0;
    for (const Triangle& point : points) right = std::max(right, point.right);
    const auto turned =
        std::count_if(page.items.begin(), page.items.end(), [&](const KitItem& item) {
          const auto* letters = std::get_if<Lettering>(&item.what);
          return letters && item.part == Part::point_number &&
                 std::abs(std::abs(letters->angle) - quarter) < 1e-9 &&
                 letters->at.x.to_mm() > right;
        });
    if (turned != 2) fail(page, "no bar beside the sixth points");
  }

  void check_cards() const {
    std::size_t card = 0;
    for (const KitPage& page : pages_)
      for (const PaperBox& panel : panels_of(page)) {
        if (card < spec_.variants.size()) check_start(page, panel, spec_.variants[card]);
        ++card;
      }
    if (card != spec_.variants.size() + 1)
      throw bug("the kit has " + std::to_string(card) + " cards instead of " +
                std::to_string(spec_.variants.size() + 1));
  }

  /// The men in a start diagram are those of the engine: what is to be laid down, and the
  /// lowest of each pile unless it is among them.
  void check_start(const KitPage& page, const PaperBox& panel,
                   const Variant& variant) const {
    const std::vector<Triangle> points = triangles(page, Part::start_point, &panel);
    if (points.size() != 12) fail(page, "a start that has not twelve points");
    const Position start = start_position(variant);
    const int lowest = variant.bottom_counts ? 0 : 1;
    std::size_t men = 0;
    for (const Triangle& point : points) {
      const auto from_left = static_cast<std::size_t>(
          std::count_if(points.begin(), points.end(), [&](const Triangle& other) {
            return other.is_near() == point.is_near() && other.left < point.left - 1e-6;
          }));
      const int shown = men_on(page, panel, point);
      if (shown != start.need.at(from_left) + lowest)
        fail(page, "a start that is not that of " + variant.name);
      men += static_cast<std::size_t>(shown);
    }
    if (men != all_start_men(page, panel))
      fail(page, "a start with men that are on no point");
  }

  static int men_on(const KitPage& page, const PaperBox& panel, const Triangle& point) {
    int men = 0;
    for (const KitItem& item : page.items) {
      if (item.part != Part::start_man) continue;
      const auto& disc = std::get<Disc>(item.what);
      const double x = disc.centre.x.to_mm(), y = disc.centre.y.to_mm();
      const auto [low, high] = std::minmax(point.base, point.tip);
      if (panel.holds({x, y, x, y}) && point.left < x && x < point.right && low < y &&
          y < high)
        ++men;
    }
    return men;
  }

  static std::size_t all_start_men(const KitPage& page, const PaperBox& panel) {
    return static_cast<std::size_t>(
        std::count_if(page.items.begin(), page.items.end(), [&](const KitItem& item) {
          if (item.part != Part::start_man) return false;
          const Point at = std::get<Disc>(item.what).centre;
          return panel.holds({at.x.to_mm(), at.y.to_mm(), at.x.to_mm(), at.y.to_mm()});
        }));
  }

  const std::vector<KitPage>& pages_;
  const KitSpec& spec_;
  const SheetSpec& sheet_;
  const LetterWidth& measure_;
  double man_ = 0;
};

}  // namespace

void verify_kit(const std::vector<KitPage>& pages, const KitSpec& spec,
                const SheetSpec& sheet, const LetterWidth& measure) {
  KitCheck(pages, spec, sheet, measure).check();
}

}  // namespace onematch
