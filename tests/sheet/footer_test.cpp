#include "sheet/footer.hpp"

#include <algorithm>

#include "sheet/impose.hpp"
#include "sheet/verify.hpp"
#include "support/complaint.hpp"
#include "test.hpp"

using namespace onematch;
using namespace onematch::literals;

namespace {

/// The pages of `cards` cards with their footers.
std::vector<Page> pages_with(std::size_t cards, const CardSpec& card,
                             const SheetSpec& sheet, const BackSpec* back = nullptr,
                             const std::string& language = "en") {
  std::vector<Page> pages = impose({cards}, card, sheet, back);
  add_footers(pages, card.shape, sheet, {"Farm", language, back});
  return pages;
}

std::string text_of(const Page& page) {
  return page.footer.captions.empty() ? "" : page.footer.captions.back().text;
}

struct PaperBox {
  Length left, top, right, bottom;
};

/// Captions at the sides of the paper run up or down it.
PaperBox box_of(const Caption& c) {
  if (c.angle > 0)
    return {c.corner.x - c.height, c.corner.y, c.corner.x, c.corner.y + c.width};
  if (c.angle < 0)
    return {c.corner.x, c.corner.y - c.width, c.corner.x + c.height, c.corner.y};
  return {c.corner.x, c.corner.y, c.corner.x + c.width, c.corner.y + c.height};
}

bool overlap(const PaperBox& a, const PaperBox& b) {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

}  // namespace

TEST_CASE("a footer says what the sheet is and how to print it", "[sheet]") {
  const std::vector<Page> pages = pages_with(57, CardSpec{}, SheetSpec{});
  CHECK(text_of(pages[2]) == "sheet 3 of 10 · print at 100 % · Farm");
  BackSpec back;
  const std::vector<Page> both = pages_with(8, CardSpec{}, SheetSpec{}, &back);
  CHECK(text_of(both[0]) ==
        "sheet 1 of 2, front · print at 100 % · flip on the long edge · Farm");
  CHECK(text_of(both[3]) ==
        "sheet 2 of 2, back · print at 100 % · flip on the long edge · Farm");
  back.layout = BackLayout::fold;
  CHECK(text_of(pages_with(1, CardSpec{}, SheetSpec{}, &back)[0]) ==
        "sheet 1 of 1 · print at 100 % · fold along the line and glue · Farm");
}

TEST_CASE("footers speak the deck's language", "[sheet]") {
  const auto said = [](const std::string& language) {
    return text_of(pages_with(1, CardSpec{}, SheetSpec{}, nullptr, language)[0]);
  };
  CHECK(said("de-AT") == "Bogen 1 von 1 · mit 100 % drucken · Farm");
  CHECK(said("fr") == "feuille 1 sur 1 · imprimer à 100 % · Farm");
  CHECK(said("es") == "hoja 1 de 1 · imprimir al 100 % · Farm");
  CHECK(said("it") == "foglio 1 di 1 · stampare al 100 % · Farm");
  CHECK(said("nl") == "sheet 1 of 1 · print at 100 % · Farm");
}

TEST_CASE("the last front names whom the drawings' licences ask for", "[sheet]") {
  const std::string credit = "Emoji: Twemoji by Twitter, Inc and others, CC BY 4.0";
  const Size paper = GENERATE(as<Size>{}, Size{210_mm, 297_mm}, Size{148_mm, 210_mm});
  const BackLayout layout = GENERATE(BackLayout::interleaved, BackLayout::last,
                                     BackLayout::only, BackLayout::fold);
  const std::size_t cards = GENERATE(1u, 6u, 9u);
  BackSpec back;
  back.layout = layout;
  SheetSpec sheet;
  sheet.paper = paper;
  std::vector<Page> pages = impose({cards}, CardSpec{}, sheet, &back);
  add_footers(pages, CardSpec{}.shape, sheet, {"Farm", "en", &back, false, credit});
  CHECK_NOTHROW(verify_pages(pages, cards, CardSpec{}, sheet, &back));
  std::vector<std::size_t> named;
  std::size_t last = pages.size() - 1;
  for (std::size_t i = 0; i < pages.size(); ++i) {
    if (pages[i].side == Side::front) last = i;
    for (const Caption& caption : pages[i].footer.captions)
      if (caption.text.find(credit) != std::string::npos) named.push_back(i);
  }
  CHECK(named == std::vector{last});
}

TEST_CASE(
    "a credit has a line of its own where there is room, else it comes before the title",
    "[sheet]") {
  const auto captions = [](Length width, std::size_t cards) {
    SheetSpec sheet;
    sheet.paper = {width, 297_mm};
    std::vector<Page> pages = impose({cards}, CardSpec{}, sheet, nullptr);
    add_footers(pages, CardSpec{}.shape, sheet, {"Farm", "en", nullptr, false, "by Ada"});
    std::vector<std::string> texts;
    for (const Caption& caption : pages.back().footer.captions)
      texts.push_back(caption.text);
    return texts;
  };
  CHECK(captions(210_mm, 1) ==
        std::vector<std::string>{"50 mm", "sheet 1 of 1 · print at 100 % · Farm",
                                 "by Ada"});
  CHECK(
      captions(95_mm, 3) ==
      std::vector<std::string>{"50 mm", "sheet 1 of 1 · print at 100 % · by Ada · Farm"});
}

TEST_CASE("a credit takes the place of the title, the bar, or all else", "[sheet]") {
  struct Example {
    Length width;
    bool foot_only;
    std::vector<std::string> texts;
  };
  const std::string credit = "Emoji: Twemoji by Twitter, Inc and other contributors";
  const std::string plain = "sheet 1 of 1 · print at 100 %";
  const std::string both = plain + " · " + credit;
  // A card of 85 mm leaves strips at head and foot only.
  const std::vector<Example> examples{{200_mm, true, {"50 mm", both}},
                                      {140_mm, true, {both}},
                                      {95_mm, false, {plain, credit}},
                                      {95_mm, true, {credit}}};
  for (const auto& [width, foot_only, wanted] : examples) {
    INFO(width.to_mm() << foot_only);
    SheetSpec sheet;
    sheet.paper = {width, 125_mm};
    sheet.marks = {};
    std::vector<Page> pages = impose({1}, CardSpec{}, sheet, nullptr);
    const std::string title(60, 'm');
    add_footers(pages, CardSpec{}.shape, sheet,
                {title, "en", nullptr, foot_only, credit});
    CHECK(has_whole(pages, credit));
    std::vector<std::string> texts;
    for (const Caption& caption : pages[0].footer.captions) texts.push_back(caption.text);
    std::sort(texts.begin(), texts.end());
    std::vector<std::string> sorted = wanted;
    std::sort(sorted.begin(), sorted.end());
    CHECK(texts == sorted);
  }
}

TEST_CASE("a credit for which there is no room is not said to be there", "[sheet]") {
  SheetSpec sheet;
  sheet.paper = {95_mm, 297_mm};
  const std::string credit(400, 'm');
  std::vector<Page> pages = impose({1}, CardSpec{}, sheet, nullptr);
  add_footers(pages, CardSpec{}.shape, sheet, {"Farm", "en", nullptr, false, credit});
  CHECK_FALSE(has_whole(pages, credit));
  CHECK_FALSE(pages[0].footer.captions.empty());
}

TEST_CASE("the parts of a footer keep off each other", "[sheet]") {
  const std::string title(GENERATE(4u, 60u, 110u), 'm');
  const Size paper = GENERATE(as<Size>{}, Size{210_mm, 297_mm}, Size{148_mm, 210_mm},
                              Size{297_mm, 210_mm}, Size{120_mm, 120_mm});
  SheetSpec sheet;
  sheet.paper = paper;
  std::vector<Page> pages = impose({1}, CardSpec{}, sheet, nullptr);
  add_footers(pages, CardSpec{}.shape, sheet,
              {title, "en", nullptr, false, "Emoji: by Ada, CC BY 4.0"});
  const std::vector<Caption>& captions = pages[0].footer.captions;
  for (std::size_t i = 0; i < captions.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) {
      INFO(captions[i].text << " / " << captions[j].text);
      CHECK_FALSE(overlap(box_of(captions[i]), box_of(captions[j])));
    }
}

TEST_CASE("a footer has a bar of 50 mm", "[sheet]") {
  const Page page = pages_with(1, CardSpec{}, SheetSpec{})[0];
  REQUIRE(page.footer.lines.size() == 3);
  const Segment& bar = page.footer.lines[0];
  CHECK((bar.to.x - bar.from.x).to_mm() == Approx(50));
  CHECK(bar.from.y == bar.to.y);
  CHECK(page.footer.captions[0].text == "50 mm");
}

TEST_CASE("footers keep off cards, marks and margins", "[sheet]") {
  const Shape shape = GENERATE(as<Shape>{}, Shape{ShapeKind::circle, 70, 70, 0},
                               Shape{ShapeKind::circle, 85, 85, 0},
                               Shape{ShapeKind::rectangle, 63, 88, 3},
                               Shape{ShapeKind::rectangle, 100, 143, 0},
                               Shape{ShapeKind::hexagon, 60, 51.96152422706632, 0});
  const Size paper = GENERATE(as<Size>{}, Size{210_mm, 297_mm}, Size{148_mm, 210_mm},
                              Size{215.9_mm, 279.4_mm});
  CardSpec card;
  card.shape = shape;
  SheetSpec sheet;
  sheet.paper = paper;
  sheet.marks = {true, true, true, true, true};
  for (const std::size_t cards : {1u, 7u})
    CHECK_NOTHROW(verify_pages(pages_with(cards, card, sheet), cards, card, sheet));
}

TEST_CASE("where there is no room there is no footer", "[sheet]") {
  SheetSpec sheet;
  sheet.paper = {95_mm, 95_mm};
  CHECK(pages_with(1, CardSpec{}, sheet)[0].footer == Notes{});
}

TEST_CASE("a footer on a card or in the margin is found", "[sheet]") {
  std::vector<Page> pages = pages_with(6, CardSpec{}, SheetSpec{});
  const auto complaint = [&] {
    return bug_found_by([&] { verify_pages(pages, 6, CardSpec{}, SheetSpec{}); });
  };
  CHECK(complaint().empty());
  Caption& caption = pages[0].footer.captions.back();
  SECTION("on a card") {
    caption.corner.y -= 12_mm;
    CHECK(complaint() == "sheet 1: the footer runs into card 5");
  }
  SECTION("in the margin") {
    caption.corner.y += 0.5_mm;
    CHECK(complaint() == "sheet 1: the footer is in the margin");
  }
}
