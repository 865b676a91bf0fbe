#include "cli/remarks.hpp"

#include <set>

#include "cli/collector.hpp"
#include "cli/naming.hpp"
#include "cli/picture_remarks.hpp"
#include "core/number.hpp"
#include "deck/offers.hpp"

namespace onematch {
namespace {

std::vector<std::string> names_of(const std::vector<SymbolId>& ids,
                                  const std::vector<std::string>& names) {
  std::vector<std::string> result;
  for (const SymbolId id : ids) result.push_back(names[index(id)]);
  return result;
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

/// The line for a deck of at least as many cards that uses all symbols, if there is one.
std::string deck_of_all(std::size_t available, std::size_t cards) {
  DeckWish wish;
  wish.symbols = available;
  wish.decoys = false;
  for (const DeckOffer& offer : deck_offers(wish))
    if (offer.symbols() == available && offer.cards() >= cards)
      return "all " + std::to_string(available) + " fit on " +
             count_of(offer.cards(), "card") + " with " + deck_yaml(offer);
  return "";
}

/// What to do about symbols left over.
std::string way_on(const DeckSpec& spec, std::size_t available, std::size_t cards) {
  const std::string others = "onematch plan --symbols " + std::to_string(available) +
                             " lists what else they can make";
  if (spec.matches && spec.matches->value == 2) return "";
  const bool free = !spec.symbols_per_card && !spec.cards && spec.piles == 1;
  const std::string all = free ? deck_of_all(available, cards) : "";
  if (!all.empty()) return all + "; " + others;
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
         spare, way_on(project.deck, names.size(), materials.deck.cards.size()));
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
  append(remarks, materials.shared_names);
  append(remarks, materials.look_alikes);
  append(remarks, picture_remarks(project, materials, layouts));
  remark_on_faces(remarks, Severity::notice,
                  "these can hardly be told from the card and got a thin outline: ",
                  materials.outlined, materials);
  remark_on_faces(
      remarks, Severity::notice,
      "these could be read upside down and got a line below: ", materials.underlined,
      materials, "with rotation: 30° or upright they need none");
  return remarks;
}

}  // namespace onematch
