#include <numbers>

#include "core/number.hpp"
#include "project/sections.hpp"

namespace onematch {
namespace {

using namespace literals;

constexpr double radian = std::numbers::pi / 180;

/// Black or white, whichever shows on that colour.
Color ink_on(const Color& ground) {
  return ground.alpha > 0.5 && brightness_of(ground) < 0.55 ? white : black;
}

void read_pattern(const Value& pattern, BackDesign& design) {
  design.pattern = pattern
                       .choice<Pattern>({{"none", Pattern::none},
                                         {"dots", Pattern::dots},
                                         {"stripes", Pattern::stripes},
                                         {"checks", Pattern::checks},
                                         {"rings", Pattern::rings}})
                       .value_or(Pattern::none);
}

/// What is in the middle of a back: a text or a symbol.
void read_emblem(Reader& keys, BackDesign& design) {
  const auto text = keys.find("text"), font = keys.find("font");
  auto symbol = keys.find("symbol");
  if (symbol && symbol->is("none")) symbol.reset();
  if (text && symbol)
    return symbol->fail("a back shows a 'text' or a 'symbol' in its middle, not both");
  if (font && !text) font->fail("'font' is for 'text', and this back has none");
  if (font) {
    design.font = font->text().value_or(design.font);
    design.font_at = font->where();
  }
  const auto& emblem = text ? text : symbol;
  if (!emblem) return;
  design.emblem_at = emblem->where();
  (text ? design.text : design.symbol) = emblem->text().value_or("");
}

BackDesign read_design(Reader& keys) {
  BackDesign design;
  if (const auto color = keys.color("color")) design.color = *color;
  design.ink = keys.color("ink").value_or(ink_on(design.color));
  if (const auto picture = keys.find("picture"); picture && !picture->is("none"))
    if (const auto path = picture->path()) {
      design.picture = picture->node().origin->folder / *path;
      design.picture_at = picture->where();
    }
  if (const auto pattern = keys.find("pattern")) read_pattern(*pattern, design);
  read_emblem(keys, design);
  return design;
}

/// A back for each of two piles.
void read_piles(const Value& piles, const DeckSpec& deck, BackSpec& back) {
  const std::string example = "such as [{color: navy}, {color: darkred}]";
  if (!piles.is_list()) return piles.refuse("a list of two groups of keys", example);
  if (deck.piles != 2)
    return piles.fail("the deck has no piles that could have backs of their own",
                      "write deck: {piles: 2}, or one back for all cards");
  if (piles.node().items.size() != 2)
    return piles.fail("'piles' must have two groups of keys, not " +
                          std::to_string(piles.node().items.size()),
                      example);
  back.designs.clear();
  for (const Value& pile : piles.items("a pile's back")) {
    if (!pile.is_map()) return pile.refuse("a group of keys", example);
    Reader keys = pile.keys("back.piles");
    back.designs.push_back(read_design(keys));
    keys.done();
  }
}

void read_turning(Reader& keys, BackSpec& back) {
  if (const auto flip = keys.find("flip"))
    back.flip = flip->choice<Flip>({{"long_edge", Flip::long_edge},
                                    {"short_edge", Flip::short_edge}})
                    .value_or(back.flip);
  if (const auto layout = keys.find("layout"))
    back.layout = layout
                      ->choice<BackLayout>({{"interleaved", BackLayout::interleaved},
                                            {"last", BackLayout::last},
                                            {"only", BackLayout::only},
                                            {"fold", BackLayout::fold}})
                      .value_or(back.layout);
}

void read_offset(const Value& offset, BackSpec& back) {
  if (!offset.is_list())
    return offset.refuse("two lengths, to the right and down", "such as [0.5 mm, -1 mm]");
  const auto ends = offset.pair("the first of 'offset'", "the second of 'offset'");
  if (!ends) return;
  constexpr Range<Length> offsets{-20_mm, 20_mm};
  back.right = ends->first.length(offsets).value_or(back.right);
  back.below = ends->second.length(offsets).value_or(back.below);
}

void read_back_rotation(const Value& rotation, BackSpec& back) {
  constexpr double most = 5;
  const auto degrees = parse_degrees(rotation.node().text);
  if (!degrees || *degrees < -most || *degrees > most)
    return rotation.refuse("an angle from -5° to 5°", "such as 0.4°, clockwise");
  back.angle = *degrees * radian;
}

/// A sheet that is folded has one side, and is cut when it is glued.
void check_fold(const Value& value, const SheetSpec& sheet, const BackSpec& back) {
  if (!sheet.slots.empty())
    value.fail("sheets with 'slots' cannot be folded",
               "leave out back.layout or sheet.slots");
  if (sheet.marks.registration)
    value.fail("a machine cannot find its marks on a sheet that is folded",
               "leave out back.layout, or 'registration' in sheet.marks");
  if (back.right != Length() || back.below != Length() || back.angle != 0)
    value.fail("'offset' and 'rotation' are for backs on a side of their own",
               "leave them out: what is folded lies where it is printed");
}

}  // namespace

std::optional<BackSpec> read_back(Reader& root, const SheetSpec& sheet,
                                  const DeckSpec& deck) {
  const auto value = root.find("back");
  Reader keys = root.group("back");
  BackSpec back;
  back.designs = {read_design(keys)};
  read_turning(keys, back);
  if (const auto offset = keys.find("offset")) read_offset(*offset, back);
  if (const auto rotation = keys.find("rotation")) read_back_rotation(*rotation, back);
  back.bleed = keys.length("bleed", {0_mm, 20_mm}).value_or(sheet.bleed);
  if (const auto piles = keys.find("piles")) read_piles(*piles, deck, back);
  keys.done();
  if (!value || value->is("none")) return {};
  if (!value->is_map()) {
    value->refuse("none or a group of keys", "such as {color: navy}");
    return {};
  }
  if (back.layout == BackLayout::fold) check_fold(*value, sheet, back);
  return back;
}

}  // namespace onematch
