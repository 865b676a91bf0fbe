// A printer that is off, and a person who reads the verniers of what it printed.
#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <regex>

#include "core/elementary.hpp"
#include "core/number.hpp"
#include "geometry/vec2.hpp"
#include "sheet/bleed.hpp"
#include "sheet/test_sheet.hpp"
#include "test.hpp"

using namespace onematch;
using namespace onematch::literals;

namespace {

/// Turns what is printed about the middle of the paper, clockwise, then moves it.
struct Move {
  Vec2 by;
  double angle = 0;

  Vec2 operator()(Vec2 at, Vec2 middle) const {
    const SinCos turn = sin_cos(angle);
    const Vec2 p = at - middle;
    return middle + by +
           Vec2{p.x * turn.cos - p.y * turn.sin, p.x * turn.sin + p.y * turn.cos};
  }
};

/// A line as it is seen on a vernier: `along` its scale and `aside` from its line, the
/// front's ticks being on the positive side.
struct Tick {
  double along_from, aside_from, along_to, aside_to;

  double size() const { return std::hypot(along_to - along_from, aside_to - aside_from); }
  /// Whether it can be compared with a tick of the front's.
  bool is_near() const {
    return std::min(aside_from, aside_to) < 3.1 && std::max(aside_from, aside_to) > -0.1;
  }
  double along_at(double aside) const {
    return along_from +
           (aside - aside_from) / (aside_to - aside_from) * (along_to - along_from);
  }
};

/// A test sheet after printing, front towards us.
class PrintedSheet {
 public:
  PrintedSheet(const SheetSpec& spec, Flip flip, const Move& error)
      : pages_(test_sheet(spec, flip)), flip_(flip) {
    for (const char name : {'A', 'B', 'C'}) scales_[name] = find_scale(name);
    for (const Segment& line : pages_[1].content.lines) {
      const Vec2 from = seen(error(in_mm(line.from), middle()));
      const Vec2 to = seen(error(in_mm(line.to), middle()));
      back_.push_back({from, to});
    }
  }

  double width() const { return pages_[0].paper.width.to_mm(); }
  double height() const { return pages_[0].paper.height.to_mm(); }
  Vec2 middle() const { return {width() / 2, height() / 2}; }
  bool is_mirrored() const { return (width() <= height()) == (flip_ == Flip::long_edge); }

  std::string text() const {
    std::string text;
    for (const Page& page : pages_)
      for (const Caption& caption : page.content.captions) text += caption.text + " ";
    return text;
  }

  /// The line of the vernier of that name.
  const Segment& scale(char name) const { return scales_.at(name); }

  /// What a person reads at the vernier. Fails the test if that is in doubt.
  double reading(char name) const {
    const std::vector<Tick> back = ticks_of_back(name);
    double best = 1e9, reading = 0;
    std::vector<std::pair<double, double>> all;
    for (const Tick& f : ticks_of_front(name)) {
      const double number = number_at(name, f.along_from);
      for (const Tick& b : back) {
        // As long as its partner: the back's reach 2 mm further than the front's.
        if (std::abs(b.size() - f.size() - 2) > 0.1) continue;
        const double off = std::abs(b.along_at(1.5) - f.along_at(1.5));
        all.emplace_back(off, number);
        if (off < best) best = off, reading = number;
      }
    }
    CHECK(best < 0.126);
    for (const auto& [off, number] : all)
      if (std::abs(number - reading) > 0.3 && off < 0.2) FAIL_CHECK("in doubt");
    return reading;
  }

  /// Whether words of the back are behind the vernier, or where its ticks may get.
  bool is_covered(char name) const {
    for (const Caption& caption : pages_[1].content.captions) {
      if (caption.height < 1.85_mm) continue;  // a stair's number, not where ticks are
      const Vec2 corner = in_mm(caption.corner);
      const Vec2 far = corner + Vec2{caption.width.to_mm(), caption.height.to_mm()};
      const Tick box = on_scale(name, seen(corner), seen(far));
      const auto [low, high] = std::minmax({box.along_from, box.along_to});
      const auto [inner, outer] = std::minmax({box.aside_from, box.aside_to});
      if (low < half_length(name) + 3 && high > -half_length(name) - 3 && inner < 7.5 &&
          outer > -7)
        return true;
    }
    return false;
  }

 private:
  Tick on_scale(char name, Vec2 from, Vec2 to) const {
    const Segment& line = scale(name);
    const Vec2 zero = 0.5 * (in_mm(line.from) + in_mm(line.to));
    const Vec2 a = from - zero, b = to - zero;
    if (name == 'A') return {a.x, -a.y, b.x, -b.y};
    const double sign = name == 'B' ? -1 : 1;
    return {a.y, sign * a.x, b.y, sign * b.x};
  }

  Segment find_scale(char name) const {
    std::vector<Segment> found;
    for (const Segment& line : pages_[0].content.lines) {
      const Vec2 from = in_mm(line.from), to = in_mm(line.to);
      const double size = length(to - from);
      const bool is_ruler = std::abs(size - 50) < 1e-6 || std::abs(size - 100) < 1e-6;
      const bool level = from.y == to.y, left = from.x < middle().x;
      if (size > 30 && !is_ruler && level == (name == 'A') &&
          (level || left == (name == 'B')))
        found.push_back(line);
    }
    REQUIRE(found.size() == 1);
    return found[0];
  }

  Vec2 seen(Vec2 back) const {
    return is_mirrored() ? Vec2{width() - back.x, back.y}
                         : Vec2{back.x, height() - back.y};
  }

  double half_length(char name) const {
    const Segment& line = scale(name);
    return length(in_mm(line.from) - in_mm(line.to)) / 2;
  }

  std::vector<Tick> ticks_of_front(char name) const {
    std::vector<Tick> ticks;
    for (const Segment& line : pages_[0].content.lines) {
      const Tick tick = on_scale(name, in_mm(line.from), in_mm(line.to));
      if (tick.aside_from == 0 && tick.aside_to > 0 &&
          std::abs(tick.along_from - tick.along_to) < 1e-9 &&
          std::abs(tick.along_from) < half_length(name) + 1e-9)
        ticks.push_back(tick);
    }
    REQUIRE((ticks.size() == 25 || ticks.size() == 17));
    return ticks;
  }

  std::vector<Tick> ticks_of_back(char name) const {
    std::vector<Tick> ticks;
    for (const auto& [from, to] : back_) {
      const Tick tick = on_scale(name, from, to);
      if (tick.is_near() && tick.size() < 7.1 && tick.size() > 4.9 &&
          std::abs(tick.along_at(1.5)) < half_length(name) + 4 &&
          std::abs(tick.aside_from - tick.aside_to) > 4)
        ticks.push_back(tick);
    }
    REQUIRE(ticks.size() == ticks_of_front(name).size());
    return ticks;
  }

  /// The number at a place of the scale, between those that are printed.
  double number_at(char name, double along) const {
    std::vector<std::pair<double, double>> numbers;
    for (const Caption& caption : pages_[0].content.captions) {
      const auto number = parse_number(caption.text);
      const Vec2 at = in_mm(caption.corner) +
                      Vec2{caption.width.to_mm() / 2, caption.height.to_mm() / 2};
      const Tick place = on_scale(name, at, at);
      if (number && std::abs(*number) <= 3 && caption.height > 1.9_mm &&
          std::abs(place.along_from) < half_length(name) + 1e-6 && place.aside_from > 5 &&
          place.aside_from < 10)
        numbers.emplace_back(place.along_from, *number);
    }
    REQUIRE((numbers.size() == 7 || numbers.size() == 5));
    const auto [low, high] = std::minmax_element(numbers.begin(), numbers.end());
    const double slope = (high->second - low->second) / (high->first - low->first);
    for (const auto& [place, number] : numbers)
      CHECK(number == Approx(low->second + slope * (place - low->first)).margin(1e-9));
    return low->second + slope * (along - low->first);
  }

  std::vector<Page> pages_;
  Flip flip_;
  std::map<char, Segment> scales_;
  std::vector<std::pair<Vec2, Vec2>> back_;
};

/// What the sheet says to write, worked out from three readings.
Move written(const PrintedSheet& sheet, double a, double b, double c) {
  const std::string text = sheet.text();
  const std::regex formula(
      R"(offset: \[A, \(B \+ C\) / 2\], rotation: \(([BC]) - ([BC])\) x ([0-9.]+)°)");
  std::smatch match;
  REQUIRE(std::regex_search(text, match, formula));
  REQUIRE(match[1] != match[2]);
  const double difference = match[1] == "B" ? b - c : c - b;
  const double degrees = difference * *parse_number(match[3].str());
  return {{a, (b + c) / 2}, degrees * std::numbers::pi / 180};
}

/// How far the corner of a card may end up from where it should be.
double worst_place(const PrintedSheet& sheet, const Move& correction, const Move& error) {
  double worst = 0;
  for (const double x : {0.1, 0.9})
    for (const double y : {0.1, 0.9}) {
      const Vec2 at{x * sheet.width(), y * sheet.height()};
      const Vec2 there = error(correction(at, sheet.middle()), sheet.middle());
      worst = std::max(worst, length(at - there));
    }
  return worst;
}

SheetSpec paper(double width, double height) {
  SheetSpec spec;
  spec.paper = {Length::mm(width), Length::mm(height)};
  return spec;
}

SheetSpec any_paper() {
  return GENERATE(as<SheetSpec>{}, paper(210, 297), paper(297, 210), paper(105, 148),
                  paper(148, 105), paper(215.9, 279.4), paper(100, 150), paper(150, 100),
                  paper(148, 210), paper(320, 450));
}

Flip any_flip() {
  return GENERATE(as<Flip>{}, Flip::long_edge, Flip::short_edge);
}

}  // namespace

TEST_CASE("without an error all verniers read zero", "[sheet]") {
  const PrintedSheet sheet(any_paper(), any_flip(), {});
  for (const char name : {'A', 'B', 'C'}) CHECK(sheet.reading(name) == 0);
}

TEST_CASE("the verniers' numbers, written into the file, undo the printer's error",
          "[sheet]") {
  const SheetSpec spec = any_paper();
  const Flip flip = any_flip();
  const Vec2 by = GENERATE(as<Vec2>{}, Vec2{0.75, -1.25}, Vec2{-1.5, 0.5}, Vec2{1, 1},
                           Vec2{-0.25, 0});
  // How far B and C are moved by the turn, either way.
  const double turned = GENERATE(as<double>{}, 0, 0.5, -0.25);
  const PrintedSheet plain(spec, flip, {});
  const Vec2 b = in_mm(plain.scale('B').from), c = in_mm(plain.scale('C').from);
  const double half = (c.x - b.x) / 2 + 1.5;
  const Move error{by, turned / half};
  const PrintedSheet sheet(spec, flip, error);
  INFO(sheet.width() << " x " << sheet.height() << " " << plain.is_mirrored());

  const double at_a = sheet.reading('A'), at_b = sheet.reading('B'),
               at_c = sheet.reading('C');
  CHECK(at_a == Approx(-by.x).margin(1e-9));
  CHECK((at_b + at_c) / 2 == Approx(-by.y).margin(1e-9));
  const Move correction = written(sheet, at_a, at_b, at_c);
  CHECK(correction.angle == Approx(-error.angle).margin(2e-5));
  // What is left is of second order: the turn of an offset of 1.5 mm.
  CHECK(worst_place(sheet, correction, error) < 0.03);
  if (by.x != 0 && turned != 0) CHECK(worst_place(sheet, {}, error) > 0.2);
}

TEST_CASE("an error between two ticks is halved at least", "[sheet]") {
  const SheetSpec spec = any_paper();
  const Flip flip = any_flip();
  const Move error{{0.63, -1.17}, 0.004};
  const PrintedSheet sheet(spec, flip, error);
  const Move correction =
      written(sheet, sheet.reading('A'), sheet.reading('B'), sheet.reading('C'));
  CHECK(worst_place(sheet, correction, error) < worst_place(sheet, {}, error) / 2);
}

TEST_CASE("verniers read as far as they go", "[sheet]") {
  const Flip flip = any_flip();
  const double most = GENERATE(as<double>{}, 3, -3);
  const PrintedSheet a4(paper(210, 297), flip, {{most, -most}, 0});
  CHECK(a4.reading('A') == -most);
  CHECK(a4.reading('B') == most);
  CHECK(a4.reading('C') == most);
  const double less = most * 2 / 3;
  const PrintedSheet a6(paper(105, 148), flip, {{less, -less}, 0});
  CHECK(a6.reading('A') == Approx(-less));
  CHECK(a6.reading('B') == Approx(less));
}

TEST_CASE("no words of the back are behind a vernier", "[sheet]") {
  const PrintedSheet sheet(any_paper(), any_flip(), {});
  for (const char name : {'A', 'B', 'C'}) {
    INFO(name);
    CHECK_FALSE(sheet.is_covered(name));
  }
}
