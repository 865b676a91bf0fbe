#include "cli/cover_remarks.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "cli/loss_remarks.hpp"
#include "cli/printed_size.hpp"
#include "core/number.hpp"
#include "core/words.hpp"
#include "symbols/find_files.hpp"

namespace onematch {
namespace {

/// Why a drawing is not vectors on the page.
void remark_on_effects(Problems& remarks, const std::string& name,
                       const DrawingNotes& notes, const Source& where) {
  if (!notes.pixel_effects.empty())
    remarks.push_back({name + " is printed as fine pixels, for " +
                           joined(notes.pixel_effects, " and ") + " in it",
                       where, "", Severity::notice});
}

/// A picture that covers a card: what is lost of it, and whether its pixels show.
void remark_on_cover(Problems& remarks, const std::string& name, const Picture& picture,
                     const Size& covered, const Source& where) {
  for (Problem& loss : loss_remarks(name, picture.notes.losses, where))
    remarks.push_back(std::move(loss));
  remark_on_effects(remarks, name, picture.notes, where);
  if (!picture.pixels_per_unit) return;
  const double width = covered.width.to_mm(), height = covered.height.to_mm();
  const double dpi =
      printed_dpi(picture, std::max(width / picture.width, height / picture.height));
  if (dpi >= coarse_dpi) return;
  constexpr double good = 300 / 25.4;  // pixels a mm
  remarks.push_back(
      {name + " prints at " + shown_dpi(dpi) + " dpi, and may look coarse", where,
       "a picture of " + with_thousands(std::lround(good * width)) + " x " +
           with_thousands(std::lround(good * height)) + " pixels would print at 300 dpi",
       Severity::warning});
}

/// What is in the middle of a back.
void remark_on_emblem(Problems& remarks, const Symbol& emblem, SymbolSource source,
                      const BackDesign& design, const Project& project,
                      const Materials& materials) {
  source.where = design.emblem_at;
  const std::vector<SymbolSource>& on_cards = materials.sources;
  const bool is_on_cards =
      std::any_of(on_cards.begin(), on_cards.end(),
                  [&](const SymbolSource& other) { return other.name == source.name; });
  if (!is_on_cards) {
    for (Problem& loss : loss_remarks(shown(source), emblem.notes.losses, source.where))
      remarks.push_back(std::move(loss));
    remark_on_effects(remarks, shown(source), emblem.notes, source.where);
  }
  const Placement placement = emblem_placement(emblem, project.card.shape);
  if (emblem.picture.pixels_per_unit) {
    const double dpi =
        printed_dpi(emblem.picture, placement.radius / emblem.frame.radius);
    if (dpi < coarse_dpi) remarks.push_back(coarse_remark(source, dpi));
  }
  const auto* emoji = std::get_if<EmojiSymbol>(&source.from);
  if (emoji && emoji->art.empty())
    remarks.push_back({of_font_pixels("the emoji on the back is", "prints",
                                      dpi_of_glyph(emblem, placement)),
                       source.where, get_emoji, Severity::warning});
}

}  // namespace

Problems cover_remarks(const Project& project, const Materials& materials) {
  Problems remarks;
  if (materials.background)
    remark_on_cover(remarks, "the card's background", *materials.background,
                    covered_size(project.card.shape, project.sheet.bleed),
                    project.card.picture_at);
  for (std::size_t i = 0; i < materials.backs.size(); ++i) {
    const BackArt& back = materials.backs[i];
    if (back.picture)
      remark_on_cover(remarks, "the picture of the back", *back.picture,
                      covered_size(project.card.shape, project.back->bleed),
                      back.design.picture_at);
    if (back.emblem)
      remark_on_emblem(remarks, *back.emblem, *materials.emblems[i], back.design, project,
                       materials);
  }
  return remarks;
}

}  // namespace onematch
