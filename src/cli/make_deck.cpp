#include "cli/make_deck.hpp"

#include <algorithm>

#include "cli/materials.hpp"
#include "core/number.hpp"
#include "render/pdf.hpp"
#include "render/verify.hpp"
#include "sheet/verify.hpp"

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

/// A border counts as ink: symbols keep their clearance from it.
ScatterSpec inside_border(ScatterSpec scatter, const CardSpec& card) {
  if (card.border)
    scatter.edge = std::max(scatter.edge, card.border->width + scatter.clearance);
  return scatter;
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

Problems remarks_on(const Project& project, const Deck& deck, const DeckFacts& facts,
                    const std::vector<std::string>& names) {
  Problems remarks;
  const std::vector<std::string> spare(
      names.begin() + static_cast<std::ptrdiff_t>(deck.symbol_count), names.end());
  remark(remarks, Severity::notice, project.symbols_at,
         count_of(spare.size(), "symbol") + (spare.size() == 1 ? " is" : " are") +
             " left over: ",
         spare, project.deck.symbols_per_card ? "" : next_deck(names.size()));
  // Whoever asks for few cards of a large deck should know what that costs.
  const Source& cards_at =
      project.deck.cards ? project.deck.cards->where : project.symbols_at;
  remark(remarks, Severity::warning, cards_at,
         "with so few cards these are on none: ", names_of(facts.unused, names));
  remark(remarks, Severity::warning, cards_at,
         "with so few cards these are on one only, and never match: ",
         names_of(facts.used_once, names));
  return remarks;
}

}  // namespace

MadeDeck make_deck(const ProjectInput& input, const Workshop& workshop) {
  const Project project =
      load_project(input, {workshop.settings, workshop.data / "templates"});
  const Materials materials = gather(project, workshop);
  const Deck& deck = materials.deck;
  const ScatterSpec scatter = inside_border(project.scatter, project.card);

  MadeDeck made;
  made.deck = verify_deck(deck, materials.names);
  made.remarks = remarks_on(project, deck, made.deck, materials.names);
  verify_pages(materials.pages, deck.cards.size(), project.card, project.sheet);

  std::vector<Silhouette> silhouettes;
  for (const Symbol& symbol : materials.symbols) silhouettes.push_back(symbol.silhouette);
  const std::vector<CardLayout> layouts =
      place_deck(deck, silhouettes, project.card.shape, scatter, workshop.threads,
                 workshop.step("placing cards", deck.cards.size()));
  made.least = verify_layouts(deck, silhouettes, materials.names, project.card.shape,
                              scatter, layouts);

  const Picture* background = materials.background ? &*materials.background : nullptr;
  const Drawing drawing{materials.pages, layouts, materials.symbols, project.card,
                        background};
  made.pdf = render_pdf(
      drawing, {project.title, project.author, project.language, workshop.created});
  verify_pdf(made.pdf, drawing);

  made.cards = deck.cards.size();
  made.symbols = deck.symbol_count;
  const auto [least, most] = std::minmax_element(
      deck.cards.begin(), deck.cards.end(),
      [](const Card& a, const Card& b) { return a.size() < b.size(); });
  made.fewest_per_card = least->size();
  made.most_per_card = most->size();
  made.sheets = materials.pages.size();
  made.paper = project.sheet.paper_name;
  return made;
}

}  // namespace onematch
