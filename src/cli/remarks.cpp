#include "cli/remarks.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "cli/printed_size.hpp"
#include "core/number.hpp"

namespace onematch {
namespace {

/// "cow, dog and 3 more": enough to find them by.
std::string some_of(const std::vector<std::string>& names) {
  constexpr std::size_t shown = 5;
  std::string text;
  const std::size_t listed = names.size() <= shown + 1 ? names.size() : shown;
  for (std::size_t i = 0; i < listed; ++i) text += (i == 0 ? "" : ", ") + names[i];
  if (listed < names.size())
    text += " and " + std::to_string(names.size() - listed) + " more";
  return text;
}

std::vector<std::string> names_of(const std::vector<SymbolId>& ids,
                                  const std::vector<std::string>& names) {
  std::vector<std::string> result;
  for (const SymbolId id : ids) result.push_back(names[index(id)]);
  return result;
}

/// Nothing if there are no names.
void remark(Problems& remarks, Severity severity, const Source& where,
            const std::string& message, const std::vector<std::string>& names,
            const std::string& hint = "") {
  if (!names.empty())
    remarks.push_back({message + some_of(names), where, hint, severity});
}

/// How many more symbols would make the next larger whole deck.
std::string next_deck(std::size_t available) {
  for (auto k = whole_deck_above(0); k; k = whole_deck_above(*k)) {
    const int needed = whole_deck_size(*k) - static_cast<int>(available);
    if (needed > 0)
      return std::to_string(needed) + " more would make " +
             count_of(whole_deck_size(*k), "card") + " of " + std::to_string(*k);
  }
  return "";
}

/// What to do about symbols left over.
std::string way_on(const DeckSpec& spec, std::size_t available) {
  const std::string others = "onematch plan --symbols " + std::to_string(available) +
                             " lists what else they can make";
  if (spec.matches && spec.matches->value == 2) return "";
  const bool chosen = spec.symbols_per_card || spec.cards;
  const std::string next = chosen ? "" : next_deck(available);
  return next.empty() ? others : next + "; " + others;
}

/// Faces that are somewhere less thick than can be printed.
std::vector<FaceId> too_thin(const Materials& materials,
                             const std::vector<CardLayout>& layouts) {
  constexpr double thinnest = 0.2;  // mm, which home printers still show
  std::set<FaceId> thin;
  for (const CardLayout& layout : layouts)
    for (const Placement& placement : layout) {
      const Symbol& drawn = materials.symbols[index(placement.face)];
      if (placement.radius * drawn.ink.thickest_stroke < thinnest)
        thin.insert(placement.face);
    }
  return {thin.begin(), thin.end()};
}

std::vector<std::string> names_of(const std::vector<FaceId>& faces,
                                  const std::vector<SymbolSource>& sources) {
  const auto is_one_of_several = [&](std::size_t i) {
    return (i > 0 && sources[i - 1].symbol == sources[i].symbol) ||
           (i + 1 < sources.size() && sources[i + 1].symbol == sources[i].symbol);
  };
  std::vector<std::string> names;
  for (const FaceId id : faces) {
    const SymbolSource& source = sources[index(id)];
    names.push_back(source.name +
                    (is_one_of_several(index(id)) ? " (" + shown(source) + ")" : ""));
  }
  return names;
}

/// A remark on some faces, at the entry of the first. One of several of a symbol is
/// named by itself.
void remark_on_faces(Problems& remarks, Severity severity, const std::string& message,
                     const std::vector<FaceId>& faces, const Materials& materials,
                     const std::string& hint = "") {
  const std::vector<SymbolSource>& sources = materials.sources;
  if (!faces.empty())
    remark(remarks, severity, sources[index(faces[0])].where, message,
           names_of(faces, sources), hint);
}

constexpr double coarse_dpi = 150;  // less shows as squares or blur, at arm's length

/// Pictures made of pixels that are somewhere printed so large that their pixels show.
void remark_on_coarse(Problems& remarks, const Materials& materials,
                      const std::vector<CardLayout>& layouts) {
  std::vector<double> radii(materials.symbols.size());  // of the largest
  for (const CardLayout& layout : layouts)
    for (const Placement& placement : layout) {
      double& radius = radii[index(placement.face)];
      radius = std::max(radius, placement.radius);
    }
  std::vector<FaceId> coarse;
  double least = coarse_dpi, most = 0;
  for (std::uint32_t i = 0; i < radii.size(); ++i) {
    const Symbol& symbol = materials.symbols[i];
    if (!symbol.picture.pixels_per_unit || radii[i] == 0) continue;
    const double dpi = printed_dpi(symbol.picture, radii[i] / symbol.frame.radius);
    if (dpi >= coarse_dpi) continue;
    coarse.push_back(FaceId{i});
    least = std::min(least, dpi);
    most = std::max(most, dpi);
  }
  const std::string low = format_number(std::floor(least), 0);
  const std::string high = format_number(std::floor(most), 0);
  remark_on_faces(remarks, Severity::warning,
                  (coarse.size() == 1 ? "this prints at " : "these print at ") + low +
                      (low == high ? "" : " to " + high) + " dpi, and may look coarse: ",
                  coarse, materials,
                  "use larger pictures, or smaller cards, or more symbols a card");
}

/// The same of a picture that covers a card.
void remark_on_cover(Problems& remarks, const std::string& name, const Picture& picture,
                     const Size& covered, const Source& where) {
  if (!picture.pixels_per_unit) return;
  const double width = covered.width.to_mm(), height = covered.height.to_mm();
  const double dpi =
      printed_dpi(picture, std::max(width / picture.width, height / picture.height));
  if (dpi >= coarse_dpi) return;
  constexpr double good = 300 / 25.4;  // pixels a mm
  remarks.push_back({name + " prints at " + format_number(std::floor(dpi), 0) +
                         " dpi, and may look coarse",
                     where,
                     "a picture of " + with_thousands(std::lround(good * width)) + " x " +
                         with_thousands(std::lround(good * height)) +
                         " pixels would print at 300 dpi",
                     Severity::warning});
}

void remark_on_covers(Problems& remarks, const Project& project,
                      const Materials& materials) {
  if (materials.background)
    remark_on_cover(remarks, "the card's background", *materials.background,
                    covered_size(project.card.shape, project.sheet.bleed),
                    project.card.picture_at);
  for (const BackArt& back : materials.backs)
    if (back.picture)
      remark_on_cover(remarks, "the picture of the back", *back.picture,
                      covered_size(project.card.shape, project.back->bleed),
                      back.design.picture_at);
}

/// What was cut off pictures without being asked for.
void remark_on_cutouts(Problems& remarks, const Materials& materials) {
  std::vector<FaceId> cut, rounded;
  for (std::uint32_t i = 0; i < materials.symbols.size(); ++i) {
    const std::optional<Cutout>& asked = materials.sources[i].cutout;
    if (asked.value_or(Cutout::automatic) != Cutout::automatic) continue;
    const Cutout done = materials.symbols[i].cutout;
    if (done == Cutout::background) cut.push_back(FaceId{i});
    if (done == Cutout::rounded) rounded.push_back(FaceId{i});
  }
  std::string message;
  const auto add = [&](const std::string& what, const std::vector<FaceId>& faces) {
    if (!faces.empty())
      message += (message.empty() ? "" : "; ") + what +
                 some_of(names_of(faces, materials.sources));
  };
  add("cut out of their plain background: ", cut);
  add("corners rounded: ", rounded);
  if (message.empty()) return;
  const FaceId first = cut.empty()       ? rounded[0]
                       : rounded.empty() ? cut[0]
                                         : std::min(cut[0], rounded[0]);
  remarks.push_back({message, materials.sources[index(first)].where,
                     "cutout: none leaves pictures as they are", Severity::notice});
}

/// What a drawing should have shown, and doesn't: a warning each, and no more than a few
/// a drawing.
void remark_on_losses(Problems& remarks, const Materials& materials) {
  constexpr std::size_t most = 4;
  for (std::size_t i = 0; i < materials.symbols.size(); ++i) {
    const std::vector<std::string>& losses = materials.symbols[i].notes.losses;
    const SymbolSource& source = materials.sources[i];
    for (std::size_t n = 0; n < losses.size() && n < most; ++n)
      remarks.push_back({shown(source) + ": " + losses[n], source.where,
                         n == 0 ? "look at it on the card; if it isn't right, save it "
                                  "from a drawing program as plain SVG, or as PNG"
                                : "",
                         Severity::warning});
    if (losses.size() > most)
      remarks.push_back({shown(source) + ": " + std::to_string(losses.size() - most) +
                             " more of that kind",
                         source.where, "", Severity::warning});
  }
}

/// Drawings that are not vectors on the page, by their reason.
void remark_on_pixels(Problems& remarks, const Materials& materials) {
  std::map<std::string, std::vector<FaceId>> faces;
  for (std::uint32_t i = 0; i < materials.symbols.size(); ++i)
    for (const std::string& effect : materials.symbols[i].notes.pixel_effects)
      faces[effect].push_back(FaceId{i});
  for (const auto& [effect, ids] : faces)
    remark_on_faces(remarks, Severity::notice,
                    "printed as fine pixels, for " + effect + " in them: ", ids,
                    materials);
}

/// Symbols that don't have one face for each of two piles.
std::vector<std::string> not_of_two_faces(const Materials& materials) {
  std::vector<std::size_t> counts(materials.deck.symbol_count);
  for (const SymbolSource& source : materials.sources) ++counts[source.symbol];
  std::vector<std::string> names;
  for (std::size_t i = 0; i < counts.size(); ++i)
    if (counts[i] != 2) names.push_back(materials.names[i]);
  return names;
}

/// Symbols left over, on no card, and on one only.
void remark_on_uses(Problems& remarks, const Project& project, const Materials& materials,
                    const DeckFacts& facts) {
  const std::vector<std::string>& names = materials.names;
  const std::vector<std::string> spare(
      names.begin() + static_cast<std::ptrdiff_t>(materials.deck.symbol_count),
      names.end());
  remark(remarks, Severity::notice, project.symbols_at,
         count_of(spare.size(), "symbol") + (spare.size() == 1 ? " is" : " are") +
             " left over: ",
         spare, way_on(project.deck, names.size()));
  // Whoever asks for few cards should know what that costs; unless others will follow.
  const bool grows = project.deck.order == CardOrder::expandable;
  const bool decoys = project.deck.decoys == Decoys::allow;
  const Severity severity = grows ? Severity::notice : Severity::warning;
  const Source& where =
      project.deck.cards ? project.deck.cards->where : project.symbols_at;
  remark(remarks, severity, where,
         "with so few cards these are on none: ", names_of(facts.unused, names));
  remark(remarks, decoys ? Severity::notice : severity, where,
         decoys ? "decoys, on one card only, that never match: "
                : "with so few cards these are on one only, and never match: ",
         names_of(facts.used_once, names));
}

/// Emoji for which there is no drawing, and how coarse they print.
void remark_on_pixels(Problems& remarks, const Materials& materials,
                      const std::vector<CardLayout>& layouts) {
  std::set<FaceId> coarse;
  double least = 1e9;
  for (const CardLayout& layout : layouts)
    for (const Placement& placement : layout) {
      const auto* emoji =
          std::get_if<EmojiSymbol>(&materials.sources[index(placement.face)].from);
      if (!emoji || !emoji->art.empty()) continue;
      coarse.insert(placement.face);
      // One unit of the picture is a pixel.
      const double pixels = materials.symbols[index(placement.face)].frame.radius;
      least = std::min(least, pixels / placement.radius * 25.4);
    }
  remark_on_faces(remarks, Severity::warning,
                  "for want of drawings these emoji are a font's pixels, and print at " +
                      format_number(std::floor(least), 0) + " dpi: ",
                  {coarse.begin(), coarse.end()}, materials,
                  "run symbols/get-emoji once, which fetches drawings of all emoji");
}

}  // namespace

Problems remarks_on(const Project& project, const Materials& materials,
                    const DeckFacts& facts, const std::vector<CardLayout>& layouts) {
  Problems remarks;
  remark_on_uses(remarks, project, materials, facts);
  if (!materials.piles.empty())
    remark(remarks, Severity::notice, project.symbols_at,
           "each pile has a face of its own; but these have not two: ",
           not_of_two_faces(materials));
  remark_on_faces(
      remarks, Severity::warning,
      "these print less than 0.2 mm thick, and may not show: ",
      too_thin(materials, layouts), materials,
      "draw them with thicker lines, or use fewer symbols a card or a larger card");
  remarks.insert(remarks.end(), materials.look_alikes.begin(),
                 materials.look_alikes.end());
  remark_on_losses(remarks, materials);
  remark_on_pixels(remarks, materials);
  remark_on_coarse(remarks, materials, layouts);
  remark_on_covers(remarks, project, materials);
  remark_on_cutouts(remarks, materials);
  remark_on_faces(remarks, Severity::notice,
                  "these can hardly be told from the card and got a thin outline: ",
                  materials.outlined, materials);
  remark_on_pixels(remarks, materials, layouts);
  remark_on_faces(
      remarks, Severity::notice,
      "these could be read upside down and got a line below: ", materials.underlined,
      materials, "with rotation: 30° or upright they need none");
  return remarks;
}

}  // namespace onematch
