#include "cli/make_deck.hpp"

#include <algorithm>

#include "core/number.hpp"
#include "core/random.hpp"
#include "render/pdf.hpp"
#include "render/verify.hpp"
#include "sheet/impose.hpp"
#include "sheet/verify.hpp"
#include "symbols/load.hpp"

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

void add_notice(Problems& remarks, const Source& where, const std::string& message,
                const std::vector<std::string>& names) {
  if (!names.empty())
    remarks.push_back({message + some_of(names), where, "", Severity::notice});
}

/// The deck with its cards in random order. In the order of the construction runs of
/// cards share one symbol, which would make dull sheets and a dull first game.
Deck shuffled(Deck deck, std::uint64_t seed) {
  constexpr std::uint64_t stream = 0x63617264;  // away from the cards' own: their numbers
  Random(seed, stream).shuffle(deck.cards);
  return deck;
}

/// Draws the first `count` symbols. Throws one Error with the problems of all.
std::vector<Symbol> load_symbols(const std::vector<SymbolSource>& sources,
                                 std::size_t count, const Workshop& workshop) {
  const auto progress = workshop.step("drawing symbols", count);
  std::vector<Symbol> symbols;
  Problems problems;
  for (std::size_t i = 0; i < count; ++i) {
    try {
      symbols.push_back(load_symbol(sources[i]));
    } catch (const Error& error) {
      problems.insert(problems.end(), error.problems().begin(), error.problems().end());
    }
    progress(i + 1);
  }
  if (!problems.empty()) throw Error(problems);
  return symbols;
}

Problems remarks_on(const Project& project, const Deck& deck, const DeckFacts& facts,
                    const std::vector<std::string>& names) {
  Problems remarks;
  const std::vector<std::string> spare(
      names.begin() + static_cast<std::ptrdiff_t>(deck.symbol_count), names.end());
  add_notice(remarks, project.symbols_at,
             count_of(static_cast<long long>(spare.size()), "symbol") +
                 (spare.size() == 1 ? " is" : " are") + " left over: ",
             spare);
  add_notice(remarks, project.symbols_at, "on no card: ", names_of(facts.unused, names));
  add_notice(remarks, project.symbols_at,
             "on one card only, so without a match: ", names_of(facts.used_once, names));
  return remarks;
}

}  // namespace

MadeDeck make_deck(const ProjectInput& input, const Workshop& workshop) {
  const Project project =
      load_project(input, {workshop.settings, workshop.data / "templates"});
  const std::vector<SymbolSource> sources =
      find_symbols(project.symbols, workshop.data / "symbols");
  std::vector<std::string> names;
  for (const SymbolSource& source : sources) names.push_back(source.name);

  const Deck deck = shuffled(plan_deck(project.deck, sources.size(), project.symbols_at),
                             project.scatter.seed);
  MadeDeck made;
  made.deck = verify_deck(deck, names);
  made.remarks = remarks_on(project, deck, made.deck, names);
  const std::vector<Page> pages = impose(deck.cards.size(), project.card, project.sheet);
  verify_pages(pages, deck.cards.size(), project.card, project.sheet);

  const std::vector<Symbol> symbols = load_symbols(sources, deck.symbol_count, workshop);
  std::optional<Picture> background;
  if (!project.card.picture.empty())
    background = load_picture(project.card.picture, project.card.picture_at);
  std::vector<Silhouette> silhouettes;
  for (const Symbol& symbol : symbols) silhouettes.push_back(symbol.silhouette);

  const std::vector<CardLayout> layouts =
      place_deck(deck, silhouettes, project.card.shape, project.scatter, workshop.threads,
                 workshop.step("placing cards", deck.cards.size()));
  made.least = verify_layouts(deck, silhouettes, names, project.card.shape,
                              project.scatter, layouts);
  const Drawing drawing{pages, layouts, symbols, project.card,
                        background ? &*background : nullptr};
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
  made.sheets = pages.size();
  made.paper = project.sheet.paper_name;
  return made;
}

}  // namespace onematch
