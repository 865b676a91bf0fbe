// The checks of a kit find what is spoilt.
#include "kit/verify.hpp"

#include <functional>

#include "support/complaint.hpp"
#include "support/kits.hpp"
#include "test.hpp"

using namespace onematch;
using namespace onematch::literals;

namespace {

using Pages = std::vector<KitPage>;

/// What is said once `spoil` has been at a sound kit.
std::string complaint(const std::function<void(Pages&)>& spoil) {
  const KitSpec spec = family_kit();
  const SheetSpec sheet = kit_sheet();
  const KitContext context = kit_context(spec);
  static const Pages sound = kit_pages(spec, sheet, context);
  Pages pages = sound;
  spoil(pages);
  return bug_found_by([&] { verify_kit(pages, spec, sheet, context.measure); });
}

/// The n-th piece of that part on a page.
template <class Piece>
Piece& piece(KitPage& page, Part part, std::size_t n = 0) {
  for (KitItem& item : page.items)
    if (item.part == part && n-- == 0) return std::get<Piece>(item.what);
  FAIL("no such piece");
  throw std::logic_error("not reached");
}

void remove(KitPage& page, Part part) {
  for (auto item = page.items.begin(); item != page.items.end(); ++item)
    if (item->part == part) {
      page.items.erase(item);
      return;
    }
}

void move(Figure& figure, Length right) {
  for (Point& corner : figure.corners) corner.x += right;
}

}  // namespace

TEST_CASE("a sound kit passes", "[kit]") {
  CHECK(complaint([](Pages&) {}).empty());
}

TEST_CASE("a spoilt board is found", "[kit]") {
  using Spoil = std::function<void(KitPage&)>;
  const auto said = [](const Spoil& spoil) {
    return complaint([&](Pages& pages) { spoil(pages[0]); });
  };
  CHECK(said([](KitPage& page) { remove(page, Part::point); }) ==
        "page 1 of the kit has 11 points instead of 12");
  CHECK(said([](KitPage& page) {
          piece<Figure>(page, Part::point).corners[2].y += 1_mm;
        }) == "page 1 of the kit has points of several sizes");
  CHECK(said([](KitPage& page) { move(piece<Figure>(page, Part::point), 1_mm); }) ==
        "page 1 of the kit has a point without its number");
  CHECK(said([](KitPage& page) {
          piece<Lettering>(page, Part::point_number, 2).text = "7";
        }) == "page 1 of the kit has a point that does not face its own number");
  CHECK(said([](KitPage& page) {
          for (KitItem& item : page.items)
            if (auto* number = std::get_if<Lettering>(&item.what);
                number && number->text.size() == 1)
              number->text[0] = static_cast<char>('7' - number->text[0] + '0');
        }) == "page 1 of the kit has points that are out of order");
  CHECK(said([](KitPage& page) {
          for (KitItem& item : page.items)
            if (auto* bar = std::get_if<Lettering>(&item.what); bar && bar->text == "bar")
              bar->at.x -= 150_mm;
        }) == "page 1 of the kit has no bar beside the sixth points");
  CHECK(said([](KitPage& page) {
          for (KitItem& item : page.items)
            if (item.part == Part::point) {
              auto& corners = std::get<Figure>(item.what).corners;
              corners[2].y = corners[0].y + 0.8 * (corners[2].y - corners[0].y);
            }
        }) == "page 1 of the kit has points that are too small for its men");
}

TEST_CASE("spoilt men are found", "[kit]") {
  using Spoil = std::function<void(KitPage&)>;
  const auto said = [](const Spoil& spoil) {
    return complaint([&](Pages& pages) { spoil(pages[1]); });
  };
  CHECK(said([](KitPage& page) { remove(page, Part::man); }) ==
        "page 2 of the kit has 31 men instead of 32");
  CHECK(said([](KitPage& page) { piece<Disc>(page, Part::man, 5).radius += 0.1_mm; }) ==
        "page 2 of the kit has men of several sizes");
  CHECK(said([](KitPage& page) { piece<Disc>(page, Part::man, 5).centre.x += 0.1_mm; }) ==
        "page 2 of the kit has a man that is cut out elsewhere");
  CHECK(said([](KitPage& page) {
          piece<Disc>(page, Part::man, 1).centre.x -= 1_mm;
          page.page.faces[1].centre.x -= 1_mm;
        }) == "page 2 of the kit has men that are nearer than the gap");
  CHECK(said([](KitPage& page) {
          piece<Disc>(page, Part::man, 20).ink.fill = Color{0, 0, 1, 1};
        }) == "page 2 of the kit has a man of another colour than the player's");
}

TEST_CASE("spoilt nets are found", "[kit]") {
  using Spoil = std::function<void(KitPage&)>;
  const auto said = [](const Spoil& spoil) {
    return complaint([&](Pages& pages) { spoil(pages[1]); });
  };
  CHECK(said([](KitPage& page) { remove(page, Part::die_face); }) ==
        "page 2 of the kit has 17 faces of dice instead of 18");
  CHECK(said([](KitPage& page) { remove(page, Part::die_tab); }) ==
        "page 2 of the kit has 20 tabs instead of 21");
  CHECK(said([](KitPage& page) { remove(page, Part::pip); }) ==
        "page 2 of the kit has a net that has not the faces 1 to 6");
  CHECK(said([](KitPage& page) { piece<Disc>(page, Part::pip).centre.y -= 20_mm; }) ==
        "page 2 of the kit has a pip that is on no face");
  CHECK(said([](KitPage& page) { move(piece<Figure>(page, Part::die_tab), 1_mm); }) ==
        "page 2 of the kit has an edge that is not cut");
  CHECK(said([](KitPage& page) {
          for (CutLine& line : page.page.cut_lines)
            if (auto* cut = std::get_if<Segment>(&line)) cut->style = LineStyle::plain;
        }) == "page 2 of the kit has a fold that is not shown");
  CHECK(said([](KitPage& page) {
          for (CutLine& line : page.page.cut_lines)
            if (auto* cut = std::get_if<Segment>(&line)) cut->style = LineStyle::dashed;
        }) == "page 2 of the kit has an edge that is not cut");
}

TEST_CASE("a left-handed die is found, and one with wrong opposites", "[kit]") {
  const auto swap_pips = [](KitPage& page, int a, int b) {
    // Faces come in the order 1, 4, 2, 3, 6, 5, each before its pips.
    int face = 0;
    const std::array<int, 6> numbers{1, 4, 2, 3, 6, 5};
    Point first{}, second{};
    for (const KitItem& item : page.items)
      if (item.part == Part::die_face) {
        const int number = numbers.at(static_cast<std::size_t>(face++ % 6));
        if (face > 6) break;
        const Point corner = std::get<Figure>(item.what).corners[0];
        if (number == a) first = corner;
        if (number == b) second = corner;
      }
    for (KitItem& item : page.items)
      if (item.part == Part::pip) {
        Point& at = std::get<Disc>(item.what).centre;
        const auto is_on = [&](Point corner) {
          return corner.x < at.x && at.x < corner.x + 16_mm && corner.y < at.y &&
                 at.y < corner.y + 16_mm;
        };
        const bool on_first = is_on(first), on_second = is_on(second);
        const Point by{second.x - first.x, second.y - first.y};
        if (on_first) at = {at.x + by.x, at.y + by.y};
        if (on_second) at = {at.x - by.x, at.y - by.y};
      }
  };
  CHECK(complaint([&](Pages& pages) { swap_pips(pages[1], 3, 4); }) ==
        "page 2 of the kit has a die that is left-handed");
  CHECK(complaint([&](Pages& pages) { swap_pips(pages[1], 1, 2); }) ==
        "page 2 of the kit has a die on which 1 and 6 are not opposite");
}

TEST_CASE("spoilt cards are found", "[kit]") {
  CHECK(complaint([](Pages& pages) { remove(pages[2], Part::start_man); }) ==
        "page 3 of the kit has a start that is not that of willughby");
  CHECK(complaint([](Pages& pages) { remove(pages[2], Part::start_point); }) ==
        "page 3 of the kit has a start that has not twelve points");
  CHECK(complaint([](Pages& pages) {
          remove(pages[4], Part::panel);
        }).starts_with("page 5 of the kit has a start that has not twelve points"));
  CHECK(complaint([](Pages& pages) { pages.pop_back(); }) ==
        "the kit has 4 cards instead of 6");
  CHECK(complaint([](Pages& pages) {
          piece<Lettering>(pages[3], Part::text).text += std::string(200, 'm');
        }) == "page 4 of the kit has something in its margin");
  CHECK(complaint([](Pages& pages) {
          const Length foot = piece<Figure>(pages[3], Part::panel).corners[2].y;
          piece<Lettering>(pages[3], Part::text).at.y = foot;
        }) == "page 4 of the kit has letters that leave their card");
  CHECK(complaint([](Pages& pages) {
          for (KitItem& item : pages[3].items)
            if (auto* letters = std::get_if<Lettering>(&item.what);
                letters && item.part == Part::text)
              letters->letter = Length::pt(8.9);
        }) == "page 4 of the kit has letters that are too small to be read");
}

TEST_CASE("letters that are too small are found, whichever they are", "[kit]") {
  Pages sound;
  complaint([&](Pages& pages) { sound = pages; });
  REQUIRE(sound.size() == 5);
  for (std::size_t page = 0; page < sound.size(); ++page) {
    const std::vector<KitItem>& items = sound[page].items;
    for (std::size_t i = 0; i < items.size(); ++i) {
      if (!std::holds_alternative<Lettering>(items[i].what)) continue;
      INFO("page " << page + 1 << ", piece " << i);
      CHECK(complaint([&](Pages& pages) {
              std::get<Lettering>(pages[page].items[i].what).letter = Length::pt(5.9);
            }) == "page " + std::to_string(page + 1) +
                      " of the kit has letters that are too small to be read");
    }
  }
}

TEST_CASE("what is in a margin is found, and a page without its bar", "[kit]") {
  CHECK(complaint([](Pages& pages) {
          std::get<Figure>(pages[0].items.back().what).corners[0].y = 1_mm;
        }) == "page 1 of the kit has something in its margin");
  CHECK(complaint([](Pages& pages) {
          pages[2].page.footer.captions[1].corner.y -= 4_mm;
        }) == "page 3 of the kit has a footer that runs into it");
  CHECK(complaint([](Pages& pages) { pages[4].page.footer.lines.clear(); }) ==
        "page 5 of the kit has no bar of 50 mm");
}
