#include "sheet/marks.hpp"

#include <algorithm>
#include <cmath>
#include <compare>

#include "sheet/bleed.hpp"
#include "sheet/impose.hpp"
#include "test.hpp"

using namespace onematch;
using namespace onematch::literals;

namespace {

constexpr double hair = 1e-9;

CardSpec square_card(double size) {
  CardSpec card;
  card.shape = {ShapeKind::rectangle, size, size, 0};
  return card;
}

SheetSpec sheet_with(Marks marks) {
  SheetSpec sheet;
  sheet.marks = marks;
  return sheet;
}

std::vector<Segment> segments_of(const Page& page) {
  std::vector<Segment> segments;
  for (const CutLine& line : page.cut_lines)
    if (const auto* segment = std::get_if<Segment>(&line)) segments.push_back(*segment);
  return segments;
}

std::vector<Outline> outlines_of(const Page& page) {
  std::vector<Outline> outlines;
  for (const CutLine& line : page.cut_lines)
    if (const auto* outline = std::get_if<Outline>(&line)) outlines.push_back(*outline);
  return outlines;
}

struct Line {
  double x0, y0, x1, y1;
  friend auto operator<=>(const Line&, const Line&) = default;
};

/// In millimetres, rounded so that lines that coincide compare equal.
std::vector<Line> lines_of(const Page& page) {
  const auto rounded = [](Length v) { return std::round(v.to_mm() * 1e6) / 1e6; };
  std::vector<Line> lines;
  for (const Segment& s : segments_of(page))
    lines.push_back(
        {rounded(s.from.x), rounded(s.from.y), rounded(s.to.x), rounded(s.to.y)});
  std::sort(lines.begin(), lines.end());
  return lines;
}

bool has(const std::vector<Line>& lines, const Line& line) {
  return std::find(lines.begin(), lines.end(), line) != lines.end();
}

/// Whether `line` is clear of the inside of `box`.
bool clear_of(const Line& line, const Rect& box) {
  const double left = box.corner.x.to_mm(), top = box.corner.y.to_mm();
  return line.x1 <= left + 1e-5 || line.x0 >= left + box.size.width.to_mm() - 1e-5 ||
         line.y1 <= top + 1e-5 || line.y0 >= top + box.size.height.to_mm() - 1e-5;
}

}  // namespace

TEST_CASE("a sheet of 2 x 3 square cards has twenty crop marks", "[sheet]") {
  const std::vector<Line> lines =
      lines_of(impose({6}, square_card(85), SheetSpec{}).front());
  CHECK(lines.size() == 20);
  CHECK(has(lines, {19, 11, 19, 16}));      // over the left edge of the first column
  CHECK(has(lines, {106, 281, 106, 286}));  // under the left edge of the second
  CHECK(has(lines, {11, 104, 16, 104}));    // left of the first row's lower edge
  CHECK(has(lines, {194, 278, 199, 278}));  // right of the last row's lower edge
}

TEST_CASE("round cards have ticks in line with their middles", "[sheet]") {
  const std::vector<Line> lines = lines_of(impose({6}, CardSpec{}, SheetSpec{}).front());
  CHECK(lines.size() == 10);
  CHECK(has(lines, {61.5, 11, 61.5, 16}));
  CHECK(has(lines, {148.5, 281, 148.5, 286}));
  CHECK(has(lines, {11, 148.5, 16, 148.5}));
  // Where cards are far apart, each has its four.
  SheetSpec sheet;
  sheet.gap = 17_mm;
  sheet.paper = {297_mm, 420_mm};
  CardSpec card;
  card.shape = {ShapeKind::circle, 120, 120, 0};
  const Page page = impose({6}, card, sheet).front();
  REQUIRE(page.faces.size() == 6);
  CHECK(lines_of(page).size() == 24);
}

TEST_CASE("marks of neighbours that run over each other are one", "[sheet]") {
  SheetSpec sheet;
  sheet.gap = 12_mm;
  const Page page = impose({2}, square_card(90), sheet).front();
  REQUIRE(page.faces.size() == 2);
  // Between the cards, 12 mm, marks of 5 mm from 3 mm on meet in the middle 6 mm.
  const std::vector<Line> lines = lines_of(page);
  CHECK(lines.size() == 14);
  for (const Line& line : lines) CHECK(line.x1 - line.x0 + line.y1 - line.y0 < 6 + 1e-5);
}

TEST_CASE("guides go from margin to margin, but under no bleed", "[sheet]") {
  SheetSpec sheet = sheet_with({false, true, false, false, false});
  const Page page = impose({6}, square_card(85), sheet).front();
  const std::vector<Line> lines = lines_of(page);
  CHECK(has(lines, {19, 5, 19, 16}));
  CHECK(has(lines, {5, 19, 16, 19}));
  CHECK(has(lines, {194, 278, 205, 278}));
  CHECK(lines.size() == 20);
  // Without bleed a guide may follow the cards' edges themselves.
  sheet.bleed = 0_mm;
  const std::vector<Line> whole = lines_of(impose({6}, square_card(85), sheet).front());
  CHECK(has(whole, {19, 5, 19, 292}));
  CHECK(whole.size() == 10);
}

TEST_CASE("the edges of touching cards are one line", "[sheet]") {
  SheetSpec sheet;
  sheet.gap = 0_mm;
  CHECK(lines_of(impose({6}, square_card(85), sheet).front()).size() == 14);
}

TEST_CASE("a partly filled sheet has no marks where there are no cards", "[sheet]") {
  const std::vector<Line> one =
      lines_of(impose({1}, square_card(85), SheetSpec{}).front());
  CHECK(one == std::vector<Line>{{11, 19, 16, 19},
                                 {11, 104, 16, 104},
                                 {19, 11, 19, 16},
                                 {19, 107, 19, 112},
                                 {104, 11, 104, 16},
                                 {104, 107, 104, 112},
                                 {107, 19, 112, 19},
                                 {107, 104, 112, 104}});
  // Three cards: two rows, the second of one card. What would be under a bleed is not
  // there: the second card's left side has no mark below, as the third card is too near.
  const std::vector<Line> three =
      lines_of(impose({3}, square_card(85), SheetSpec{}).front());
  CHECK(three.size() == 14);
  CHECK(has(three, {191, 107, 191, 112}));
  CHECK(has(three, {107, 191, 112, 191}));
}

TEST_CASE("marks keep off a wide bleed", "[sheet]") {
  SheetSpec sheet;
  sheet.bleed = 4.5_mm;
  CHECK(has(lines_of(impose({6}, square_card(85), sheet).front()), {19, 9.5, 19, 14.5}));
}

TEST_CASE("marks end at the margin, and too short ones are left out", "[sheet]") {
  SheetSpec sheet;
  sheet.paper = {101_mm, 101_mm};
  sheet.margin = 2_mm;
  CHECK(has(lines_of(impose({1}, square_card(85), sheet).front()), {8, 2, 8, 5}));
  sheet.margin = 4_mm;
  CHECK(has(lines_of(impose({1}, square_card(85), sheet).front()), {8, 4, 8, 5}));
  sheet.margin = 4.1_mm;
  CHECK(lines_of(impose({1}, square_card(85), sheet).front()).empty());
}

TEST_CASE("marks are inside the margins, clear of bleed, and none is there twice",
          "[sheet]") {
  const double size = GENERATE(as<double>{}, 20, 38.1, 62, 66, 85, 120, 185);
  const Length gap = GENERATE(as<Length>{}, 0_mm, 0.7_mm, 2_mm, 6_mm);
  const Length bleed = GENERATE(as<Length>{}, 0_mm, 3_mm, 4_mm);
  const std::size_t cards = GENERATE(as<std::size_t>{}, 1, 2, 3, 5, 11, 40);
  SheetSpec sheet = sheet_with({true, false, false, false, false});
  sheet.gap = gap;
  sheet.bleed = bleed;
  for (const Page& page : impose({cards}, square_card(size), sheet)) {
    const std::vector<Line> lines = lines_of(page);
    // Around a small card there is always room for them.
    if (size < 30) CHECK_FALSE(lines.empty());
    CHECK(std::adjacent_find(lines.begin(), lines.end()) == lines.end());
    for (const Line& line : lines) {
      const double length = line.x1 - line.x0 + line.y1 - line.y0;
      CHECK(length > 1 - 1e-5);
      CHECK(line.x0 >= 5 - hair);
      CHECK(line.y0 >= 5 - hair);
      CHECK(line.x1 <= page.paper.width.to_mm() - 5 + hair);
      CHECK(line.y1 <= page.paper.height.to_mm() - 5 + hair);
      for (const CardFace& face : page.faces)
        CHECK(clear_of(line, bleed_box(face, square_card(size).shape)));
    }
  }
}

TEST_CASE("a centre mark is a cross of 4 mm on each card", "[sheet]") {
  const SheetSpec sheet = sheet_with({false, false, false, true, false});
  CHECK(lines_of(impose({1}, CardSpec{}, sheet).front()) ==
        std::vector<Line>{{59.5, 61.5, 63.5, 61.5}, {61.5, 59.5, 61.5, 63.5}});
  CHECK(lines_of(impose({5}, CardSpec{}, sheet).front()).size() == 10);
}

TEST_CASE("each card has its outline", "[sheet]") {
  const SheetSpec sheet = sheet_with({false, false, true, false, false});
  const Page page = impose({5}, CardSpec{}, sheet).front();
  CHECK(segments_of(page).empty());
  const std::vector<Outline> outlines = outlines_of(page);
  REQUIRE(outlines.size() == 5);
  for (std::size_t i = 0; i < 5; ++i) CHECK(outlines[i] == Outline{page.faces[i].centre});
}

TEST_CASE("touching cards share the outline between them", "[sheet]") {
  SheetSpec sheet = sheet_with({false, false, true, false, false});
  sheet.gap = 0_mm;
  const std::vector<Outline> outlines =
      outlines_of(impose({3}, square_card(85), sheet).front());
  REQUIRE(outlines.size() == 3);
  CHECK(outlines[0].sides_left_out == 0);
  CHECK(outlines[1].sides_left_out == 4);  // its left side
  CHECK(outlines[2].sides_left_out == 8);  // its top
}

TEST_CASE("no marks are drawn if none are asked for", "[sheet]") {
  const SheetSpec sheet = sheet_with({false, false, false, false, false});
  for (const Page& page : impose({9}, CardSpec{}, sheet)) CHECK(page.cut_lines.empty());
}
