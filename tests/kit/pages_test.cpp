#include "kit/pages.hpp"

#include <cmath>

#include "kit/card.hpp"
#include "kit/measures.hpp"
#include "kit/verify.hpp"
#include "render/kit_items.hpp"
#include "sheet/paper.hpp"
#include "support/complaint.hpp"
#include "support/kits.hpp"
#include "test.hpp"

using namespace onematch;
using namespace onematch::literals;

namespace {

SheetSpec on(const std::string& paper) {
  SheetSpec sheet = kit_sheet();
  sheet.paper_name = paper;
  sheet.paper = find_paper(paper)->size;
  return sheet;
}

std::size_t pages_of(const KitSpec& spec, const SheetSpec& sheet,
                     const std::string& language = "en") {
  KitContext context = kit_context(spec, language);
  context.measure = printed_width();
  const std::vector<KitPage> pages = kit_pages(spec, sheet, context);
  verify_kit(pages, spec, sheet, context.measure);
  return pages.size();
}

/// What is said of a kit that doesn't fit.
std::string complaint(const KitSpec& spec, const SheetSpec& sheet) {
  return complaint_of([&] { kit_pages(spec, sheet, kit_context(spec)); });
}

}  // namespace

TEST_CASE("a family kit has five pages and a single game three", "[kit]") {
  for (const char* paper : {"A4", "Letter"})
    for (const char* language : {"en", "fr", "de", "es", "it"}) {
      INFO(paper << " " << language);
      CHECK(pages_of(family_kit(), on(paper), language) == 5);
    }
  for (const Variant& variant : known_variants())
    CHECK(pages_of(kit_of({variant.name}), on("A4")) == 3);
}

TEST_CASE("men are 25 mm, or as large as the paper takes", "[kit]") {
  CHECK(man_of(family_kit(), on("A4")) == 25_mm);
  CHECK(man_of(family_kit(), on("A3")) == 25_mm);
  const Length letter = man_of(family_kit(), on("Letter"));
  CHECK(letter < 25_mm);
  CHECK(letter >= 22_mm);
  KitSpec own_dice = family_kit();
  own_dice.nets = false;
  CHECK(man_of(own_dice, on("Letter")) == 25_mm);
}

TEST_CASE("men of 10 mm and of 40 mm make kits", "[kit]") {
  KitSpec spec = family_kit();
  spec.man = 10_mm;
  CHECK(pages_of(spec, on("A4")) == 5);
  spec.man = 40_mm;
  SheetSpec large = on("A3");
  large.paper = {400_mm, 560_mm};
  CHECK(pages_of(spec, large) == 5);
}

TEST_CASE("men that don't fit are refused with what would", "[kit]") {
  KitSpec spec = kit_of({"cotton"});
  spec.man = 30_mm;
  spec.man_at = {"deck.yaml", 3, 9};
  CHECK(complaint(spec, on("A4")) ==
        "deck.yaml:3:9: error: a board for men of 30 mm is 225 x 244 mm, and there are "
        "200 x 282 mm inside the margins of A4\n"
        "  hint: men of 26.1 mm would fit; these would on Tabloid or A3\n");
}

TEST_CASE("paper that is too small for anything is refused", "[kit]") {
  KitSpec spec = family_kit();
  spec.man_at = {"deck.yaml"};
  CHECK(complaint(spec, on("9x13")) ==
        "deck.yaml: error: a board for men of 10 mm, the smallest, is 81 x 124 mm, and "
        "there are 80 x 115 mm inside the margins of 9x13\n"
        "  hint: it would fit on universal or Letter\n");
}

TEST_CASE("nets that leave no room for any men are refused with ways out", "[kit]") {
  KitSpec spec = family_kit();
  spec.dice_at = {"deck.yaml", 3, 7};
  SheetSpec sheet = on("A4");
  sheet.margin = 15_mm;
  const std::string said =
      "deck.yaml:3:7: error: nets for 3 dice are 180.8 mm wide, and there are 180 mm "
      "inside the margins of A4\n";
  CHECK(
      complaint(spec, sheet) ==
      said +
          "  hint: write 'dice: none' and use real dice, or margins of 14.6 mm, or print "
          "on Letter or SRA4\n");
  sheet.margin = 14.6_mm;
  CHECK(complaint(spec, sheet).empty());
  KitSpec real = spec;
  real.nets = false;
  sheet.margin = 15_mm;
  CHECK(complaint(real, sheet).empty());
  CHECK(complaint(real, on("A5")).empty());
  CHECK(complaint(spec, on("Letter")).empty());
  CHECK(
      complaint(spec, on("A5")) ==
      "deck.yaml:3:7: error: nets for 3 dice are 180.8 mm wide, and there are 138 mm "
      "inside the margins of A5\n"
      "  hint: write 'dice: none' and use real dice, or print on universal or Letter\n");
  sheet.paper = {145_mm, 180_mm};
  sheet.margin = 5_mm;
  CHECK_THAT(complaint(kit_of({"cotton"}), sheet),
             ContainsSubstring("nets for 2 dice and men of 10 mm, the smallest, are "));
}

TEST_CASE("nets that don't fit beside large men are named", "[kit]") {
  KitSpec spec = family_kit();
  spec.man = 26_mm;
  CHECK_THAT(complaint(spec, on("Letter")),
             ContainsSubstring("a page with 32 men of 26 mm and nets for 3 dice is "));
  spec.nets = false;
  CHECK(complaint(spec, on("Letter")).empty());
}

TEST_CASE("cards too small for two on a page have one each", "[kit]") {
  KitSpec spec = kit_of({"cotton"});
  spec.man = 14_mm;
  spec.nets = false;
  CHECK(pages_of(spec, on("A5")) == 4);
}

TEST_CASE("letters that are read are at least 9 pt, whatever the language", "[kit]") {
  CHECK(letter_sizes.back() == 9);
  for (const char* language : {"en", "fr", "de", "es", "it"}) {
    const KitSpec spec = family_kit();
    const auto pages = kit_pages(spec, on("Letter"), kit_context(spec, language));
    for (std::size_t i = 2; i < pages.size(); ++i)
      for (const Lettering& letters : pieces<Lettering>(pages[i].items, Part::text))
        if (letters.align == Align::start) CHECK(letters.letter.to_pt() >= Approx(9.0));
  }
}

TEST_CASE("landscape paper is turned upright", "[kit]") {
  SheetSpec sheet = on("A4");
  sheet.paper = {297_mm, 210_mm};
  const KitSpec spec = kit_of({"dames"});
  const auto pages = kit_pages(spec, sheet, kit_context(spec));
  CHECK(pages[0].page.paper == Size{210_mm, 297_mm});
}

TEST_CASE("without a footer there is none, and more room", "[kit]") {
  SheetSpec sheet = on("A4");
  sheet.footer = false;
  const KitSpec spec = kit_of({"dames"});
  for (const KitPage& page : kit_pages(spec, sheet, kit_context(spec)))
    CHECK(page.page.footer == Notes{});
  CHECK(kit_room(sheet).size.height > kit_room(on("A4")).size.height);
}

TEST_CASE("a title as long as a sentence ends in dots and harms nothing", "[kit]") {
  const KitSpec spec = kit_of({"dames"});
  KitContext context = kit_context(spec);
  context.title = std::string(300, 'W');
  const auto pages = kit_pages(spec, on("A4"), context);
  verify_kit(pages, spec, on("A4"), context.measure);
  for (const KitPage& page : pages) {
    REQUIRE(page.page.footer.captions.size() == 2);
    CHECK(page.page.footer.captions[1].angle == 0);
  }
}

TEST_CASE("the start of a game with another option is that of the engine", "[kit]") {
  KitSpec spec = kit_of({"willughby"});
  set_option(spec.variants[0], "bottom_counts=true");
  CHECK(pages_of(spec, on("A4")) == 3);
  set_option(spec.variants[0], "men=12");
  CHECK(pages_of(spec, on("A4")) == 3);
}
