#include "sheet/test_sheet.hpp"

#include <algorithm>
#include <cmath>

#include "core/error.hpp"
#include "core/number.hpp"
#include "geometry/vec2.hpp"
#include "sheet/bleed.hpp"
#include "test.hpp"

using namespace onematch;
using namespace onematch::literals;

namespace {

struct Stock {
  const char* name;
  double width, height;
};

/// The paper that people have, and some of it turned.
constexpr Stock stocks[] = {
    {"A3", 297, 420},        {"A4", 210, 297},         {"A5", 148, 210},
    {"A6", 105, 148},        {"SRA3", 320, 450},       {"Letter", 215.9, 279.4},
    {"Legal", 215.9, 355.6}, {"10x15", 100, 150},      {"13x18", 130, 180},
    {"A4", 297, 210},        {"A6", 148, 105},         {"10x15", 150, 100},
    {"A3", 420, 297},        {"Letter", 279.4, 215.9}, {"square", 200, 200}};

SheetSpec spec_for(const Stock& stock) {
  SheetSpec spec;
  spec.paper_name = stock.name;
  spec.paper = {Length::mm(stock.width), Length::mm(stock.height)};
  return spec;
}

std::vector<Page> sheet_on(const Stock& stock, Flip flip) {
  const std::vector<Page> pages = test_sheet(spec_for(stock), flip);
  REQUIRE(pages.size() == 2);
  return pages;
}

struct Span {
  double left, top, right, bottom;

  bool meets(const Span& other) const {
    return left < other.right && other.left < right && top < other.bottom &&
           other.top < bottom;
  }
  Vec2 middle() const { return {(left + right) / 2, (top + bottom) / 2}; }
};

/// Of a caption that isn't turned.
Span span_of(const Caption& caption) {
  const double x = caption.corner.x.to_mm(), y = caption.corner.y.to_mm();
  return {x, y, x + caption.width.to_mm(), y + caption.height.to_mm()};
}

Span span_of(const Segment& line) {
  const auto [left, right] = std::minmax({line.from.x.to_mm(), line.to.x.to_mm()});
  const auto [top, bottom] = std::minmax({line.from.y.to_mm(), line.to.y.to_mm()});
  constexpr double half = 0.075;  // of the line's width
  return {left - half, top - half, right + half, bottom + half};
}

bool is_number(const std::string& text) {
  return parse_number(text).has_value();
}

/// The numbers of the stairs are smaller than all else.
bool is_of_stair(const Caption& caption) {
  return caption.height < 1.85_mm && is_number(caption.text);
}

std::string all_text(const Notes& notes) {
  std::string text;
  for (const Caption& caption : notes.captions) text += caption.text + " ";
  return text;
}

Stock any_stock() {
  return GENERATE(from_range(std::begin(stocks), std::end(stocks)));
}

Flip any_flip() {
  return GENERATE(as<Flip>{}, Flip::long_edge, Flip::short_edge);
}

}  // namespace

TEST_CASE("a test sheet is a front and a back without cards", "[sheet]") {
  const std::vector<Page> pages = sheet_on(stocks[1], Flip::long_edge);
  CHECK(pages[0].side == Side::front);
  CHECK(pages[1].side == Side::back);
  for (const Page& page : pages) {
    CHECK(page.paper == Size{210_mm, 297_mm});
    CHECK(page.sheet == 0);
    CHECK(page.trim == Rect{{}, page.paper});
    CHECK(page.bleed == Rect{{}, page.paper});
    CHECK(page.faces.empty());
    CHECK(page.cut_lines.empty());
    CHECK(page.footer == Notes{});
    CHECK(page.correction == Correction{});
  }
  CHECK(pages[0].label == "Test sheet front");
  CHECK(pages[1].label == "Test sheet back");
}

TEST_CASE("a test sheet says what it is for", "[sheet]") {
  SheetSpec spec;
  CHECK_THAT(all_text(test_sheet(spec, Flip::long_edge)[0].content),
             StartsWith("0 10 20") &&
                 ContainsSubstring("A4 portrait. Print at 100 %, on both sides, flip on "
                                   "the long edge."));
  spec.orientation = Orientation::landscape;
  const std::vector<Page> turned = test_sheet(spec, Flip::short_edge);
  CHECK(turned[0].paper == Size{297_mm, 210_mm});
  CHECK_THAT(all_text(turned[1].content),
             ContainsSubstring("A4 landscape. Print at 100 %, on both sides, flip on the "
                               "short edge."));
  spec.orientation = Orientation::portrait;
  CHECK(test_sheet(spec, Flip::long_edge)[0].paper == Size{210_mm, 297_mm});
}

TEST_CASE("all of a test sheet is on the paper, the words 12 mm inside", "[sheet]") {
  const Stock stock = any_stock();
  INFO(stock.name << " " << stock.width << " x " << stock.height);
  for (const Page& page : sheet_on(stock, any_flip())) {
    for (const Segment& line : page.content.lines) {
      const Span span = span_of(line);
      CHECK((span.left > 0.9 && span.right < stock.width - 0.9));
      CHECK((span.top > 0.9 && span.bottom < stock.height - 0.9));
      CHECK(line.style == LineStyle::plain);
    }
    for (const Caption& caption : page.content.captions) {
      INFO(caption.text);
      CHECK(caption.angle == 0);
      const double margin = is_of_stair(caption) ? 1 : 12 - 1e-9;
      const Span span = span_of(caption);
      CHECK((span.left >= margin && span.right <= stock.width - margin));
      CHECK((span.top >= margin && span.bottom <= stock.height - margin));
    }
  }
}

TEST_CASE("captions have the width they need, and meet neither others nor lines",
          "[sheet]") {
  const Stock stock = any_stock();
  INFO(stock.name << " " << stock.width << " x " << stock.height);
  for (const Page& page : sheet_on(stock, any_flip())) {
    const std::vector<Caption>& captions = page.content.captions;
    std::vector<Span> lines;
    for (const Segment& line : page.content.lines) lines.push_back(span_of(line));
    for (std::size_t i = 0; i < captions.size(); ++i) {
      INFO(captions[i].text);
      const Span span = span_of(captions[i]);
      const auto characters =
          std::count_if(captions[i].text.begin(), captions[i].text.end(),
                        [](char c) { return (c & 0xc0) != 0x80; });
      CHECK(span.right - span.left >=
            0.6 * double(characters) * (span.bottom - span.top) - 1e-9);
      for (std::size_t j = 0; j < i; ++j)
        if (span.meets(span_of(captions[j]))) FAIL_CHECK("meets " << captions[j].text);
      CHECK(std::none_of(lines.begin(), lines.end(),
                         [&](const Span& line) { return span.meets(line); }));
    }
  }
}

TEST_CASE("letters are large enough to be read", "[sheet]") {
  const Stock stock = any_stock();
  INFO(stock.name << " " << stock.width << " x " << stock.height);
  for (const Page& page : sheet_on(stock, Flip::long_edge))
    for (const Caption& caption : page.content.captions) {
      INFO(caption.text);
      const bool small_paper = std::min(stock.width, stock.height) < 148;
      const double least = is_number(caption.text) ? 1.8 : small_paper ? 1.9 : 2.2;
      CHECK(caption.height.to_mm() >= least - 1e-9);
    }
}

TEST_CASE("rulers are exactly as long as they say", "[sheet]") {
  const Stock stock = any_stock();
  INFO(stock.name << " " << stock.width << " x " << stock.height);
  const Notes notes = sheet_on(stock, Flip::long_edge)[0].content;
  const int ruler = std::min(stock.width, stock.height) >= 148 ? 100 : 50;
  const bool across = GENERATE(true, false);
  // Along the ruler and across it, its ticks' side being the negative one.
  const auto turned = [&](Point at) {
    return across ? in_mm(at) : Vec2{in_mm(at).y, in_mm(at).x};
  };
  std::vector<Segment> lines;
  for (const Segment& line : notes.lines)
    if (std::abs(turned(line.to).x - turned(line.from).x - ruler) < 1e-9 &&
        turned(line.to).y == turned(line.from).y)
      lines.push_back(line);
  REQUIRE(lines.size() == 1);
  const Vec2 start = turned(lines[0].from);
  for (int mm = 0; mm <= ruler; ++mm) {
    INFO(mm << " mm");
    const double tick = mm % 10 == 0 ? 5 : mm % 5 == 0 ? 3.5 : 2;
    CHECK(std::count_if(notes.lines.begin(), notes.lines.end(), [&](const Segment& s) {
            return length(turned(s.from) - (start + Vec2{double(mm), 0})) < 1e-9 &&
                   length(turned(s.to) - (start + Vec2{double(mm), -tick})) < 1e-9;
          }) == 1);
    if (mm % 10 != 0) continue;
    CHECK(std::count_if(notes.captions.begin(), notes.captions.end(),
                        [&](const Caption& caption) {
                          const Vec2 middle = span_of(caption).middle();
                          const Vec2 at = across ? middle : Vec2{middle.y, middle.x};
                          return caption.text == std::to_string(mm) &&
                                 std::abs(at.x - start.x - mm) < 1e-9 &&
                                 at.y < start.y - 5 && at.y > start.y - 10;
                        }) == 1);
  }
  CHECK((ruler == 50) ==
        (all_text(notes).find("There is no room for 100 mm.") != std::string::npos));
}

TEST_CASE("the table has what makes a ruler right again", "[sheet]") {
  const Notes notes = sheet_on(stocks[1], Flip::long_edge)[0].content;
  for (const auto& [measured, number] :
       {std::pair("98", "1.0204"), {"99.5", "1.005"}, {"100", "1"}, {"102", "0.9804"}}) {
    INFO(measured);
    CHECK(std::any_of(
        notes.captions.begin(), notes.captions.end(), [&](const Caption& above) {
          return above.text == measured &&
                 std::any_of(notes.captions.begin(), notes.captions.end(),
                             [&](const Caption& below) {
                               return below.text == number &&
                                      below.corner.x == above.corner.x &&
                                      below.corner.y > above.corner.y &&
                                      below.corner.y < above.corner.y + 6_mm;
                             });
        }));
  }
  CHECK_THAT(all_text(notes),
             ContainsSubstring("99 and 100 mm: sheet: {scale: [1.0101, 1]}"));
}

TEST_CASE("stairs tell the distance from each edge, on both sides", "[sheet]") {
  const Stock stock = any_stock();
  INFO(stock.name << " " << stock.width << " x " << stock.height);
  for (const Page& page : sheet_on(stock, any_flip()))
    for (const Caption& caption : page.content.captions) {
      if (!is_of_stair(caption)) continue;
      INFO(caption.text);
      const double steps = *parse_number(caption.text);
      const Vec2 at = span_of(caption).middle();
      // The line with that number, and how far the number is inside of it.
      int lines = 0;
      for (const Segment& line : page.content.lines) {
        const Vec2 middle = 0.5 * (in_mm(line.from) + in_mm(line.to));
        if (length(in_mm(line.from) - in_mm(line.to)) != Approx(4) ||
            length(middle - at) > 1.6)
          continue;
        const bool level = line.from.y == line.to.y;
        const double size = level ? stock.height : stock.width;
        const double edge = level ? middle.y : middle.x, text = level ? at.y : at.x;
        if (edge > 12.5 && edge < size - 12.5) continue;
        ++lines;
        CHECK(std::min(edge, size - edge) == Approx(steps));
        CHECK(std::min(text, size - text) > steps + 0.6);
      }
      CHECK(lines == 1);
    }
}

TEST_CASE("each page has four stairs of twelve", "[sheet]") {
  for (const Page& page : sheet_on(any_stock(), any_flip()))
    CHECK(std::count_if(page.content.captions.begin(), page.content.captions.end(),
                        is_of_stair) == 48);
}

TEST_CASE("paper that is too small for a test sheet is refused", "[sheet]") {
  SheetSpec spec;
  spec.paper = {90_mm, 130_mm};
  CHECK_THROWS_WITH(test_sheet(spec, Flip::long_edge),
                    "a test sheet does not fit on 90 x 130 mm paper");
}

TEST_CASE("from the smallest paper to the largest a test sheet fits or is refused",
          "[sheet]") {
  std::size_t made = 0, refused = 0;
  for (double width = 20; width < 340; width += 17.3)
    for (double height = 20; height < 340; height += 13.7) try {
        for (const Page& page : sheet_on({"some", width, height}, Flip::long_edge))
          for (const Caption& caption : page.content.captions) {
            const Span span = span_of(caption);
            if (span.left < 1 || span.top < 1 || span.right > width - 1 ||
                span.bottom > height - 1)
              FAIL(caption.text << " is outside of " << width << " x " << height);
          }
        ++made;
      } catch (const Error&) {
        CHECK(std::min(width, height) < 120);
        ++refused;
      }
  CHECK(made > 250);
  CHECK(refused > 50);
}
