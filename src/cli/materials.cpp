#include "cli/materials.hpp"

#include <algorithm>
#include <cstdint>

#include "cli/cast.hpp"
#include "cli/collector.hpp"
#include "cli/look_alikes.hpp"
#include "cli/naming.hpp"
#include "cli/pale.hpp"
#include "cli/printed_size.hpp"
#include "cli/title.hpp"
#include "core/number.hpp"
#include "core/parallel.hpp"
#include "core/random.hpp"
#include "core/words.hpp"
#include "sheet/footer.hpp"
#include "sheet/impose.hpp"
#include "sheet/test_sheet.hpp"
#include "symbols/load.hpp"
#include "symbols/turned.hpp"

namespace onematch {
namespace {

/// In the order of the construction runs of cards share one symbol, which would make dull
/// sheets and a dull first game.
void shuffle(Deck& deck, std::uint64_t seed) {
  constexpr std::uint64_t stream = 0x63617264;  // away from the cards' own: their numbers
  Random(seed, stream).shuffle(deck.cards);
}

/// The cards of the first pile before those of the second, otherwise in their order.
void sort_by_pile(Deck& deck, std::vector<Pile>& piles) {
  std::vector<Card> sorted;
  for (const Pile pile : {Pile::first, Pile::second})
    for (std::size_t card = 0; card < deck.cards.size(); ++card)
      if (piles[card] == pile) sorted.push_back(deck.cards[card]);
  deck.cards = std::move(sorted);
  std::sort(piles.begin(), piles.end());
}

/// The deck, its cards in the order in which they are printed.
void plan(const Project& project, Materials& materials) {
  Deck& deck = materials.deck;
  deck = plan_deck(project.deck, materials.names.size(), project.symbols_at);
  if (project.deck.order == CardOrder::any) shuffle(deck, project.seed);
  if (project.deck.piles == 1) return;
  materials.piles = split_in_piles(deck);
  sort_by_pile(deck, materials.piles);
}

/// Says what many symbols come to, unless somebody has asked for such a deck: it takes
/// minutes, and hardly any card has room for so many.
void announce_large_deck(const Project& project, const Deck& deck,
                         const Workshop& workshop) {
  constexpr std::size_t many = 12, usual = 8, usual_deck = usual * (usual - 1) + 1;
  if (project.deck.symbols_per_card || project.deck.cards || !workshop.tell) return;
  const std::size_t per_card = deck.cards.empty() ? 0 : deck.cards.front().size();
  if (per_card < many) return;
  // With two matches no deck of eight is known.
  const std::string hint = deck.matches > 1
                               ? ""
                               : "deck: {symbols_per_card: " + std::to_string(usual) +
                                     "} takes the first " + std::to_string(usual_deck) +
                                     " of them";
  workshop.tell({with_thousands(deck.symbol_count) + " symbols make " +
                     count_of(deck.cards.size(), "card") + " of " +
                     std::to_string(per_card) + ", which takes a while",
                 project.symbols_at, hint, Severity::notice});
}

/// The picture files that `sources` and `project` name.
std::vector<std::filesystem::path> pictures_of(const std::vector<SymbolSource>& sources,
                                               const Project& project) {
  std::vector<std::filesystem::path> pictures;
  for (const SymbolSource& source : sources)
    if (const auto* file = std::get_if<std::filesystem::path>(&source.from))
      pictures.push_back(file->lexically_normal());
  for (const std::filesystem::path& table : project.tables)
    pictures.push_back(table.lexically_normal());
  if (!project.card.picture.empty())
    pictures.push_back(project.card.picture.lexically_normal());
  if (project.back)
    for (const BackDesign& design : project.back->designs)
      if (!design.picture.empty()) pictures.push_back(design.picture.lexically_normal());
  return pictures;
}

bool has_drawing(const SymbolSource& source) {
  const auto* emoji = std::get_if<EmojiSymbol>(&source.from);
  return emoji && !emoji->art.empty();
}

/// A test sheet that lies as the others do.
void add_test_sheet(const Project& project, std::vector<Page>& pages) {
  SheetSpec sheet = project.sheet;
  sheet.paper = pages.front().paper;
  sheet.orientation = Orientation::automatic;
  const std::size_t number = pages.back().sheet + 1;
  for (Page& page : test_sheet(sheet, project.back ? project.back->flip : Flip{})) {
    page.sheet = number;
    pages.push_back(std::move(page));
  }
}

/// The pages of all cards. The second pile begins a new one.
std::vector<Page> pages_for(const Project& project, const Materials& materials) {
  // Whether the card fits the paper does not depend on how many there are.
  const std::size_t cards = std::max<std::size_t>(materials.deck.cards.size(), 1);
  const auto second = static_cast<std::size_t>(
      std::count(materials.piles.begin(), materials.piles.end(), Pile::second));
  const BackSpec* back = project.back ? &*project.back : nullptr;
  std::vector<Page> pages =
      impose({cards - second, second}, project.card, project.sheet, back);
  if (project.sheet.footer)
    add_footers(
        pages, project.card.shape, project.sheet,
        {project.title, project.language, back, false, joined(materials.credits, "; ")});
  if (project.test_sheet) add_test_sheet(project, pages);
  return pages;
}

/// How large the symbols of `deck` will be at most.
Printing printing_of(const Project& project, const Deck& deck) {
  std::size_t fewest = deck.cards.empty() ? 1 : deck.cards.front().size();
  for (const Card& card : deck.cards) fewest = std::min(fewest, card.size());
  return {estimated_longest_mm(project.card.shape, project.scatter, fewest), true};
}

/// Draws the faces that `sources` name, several at a time.
void draw(const std::vector<SymbolSource>& sources, const Printing& printing,
          const FontSet& fonts, const Workshop& workshop, Collector& collector,
          std::vector<Symbol>& drawn) {
  if (workshop.cache) workshop.cache->begin_deck();
  std::vector<std::optional<Symbol>> symbols(sources.size());
  std::vector<std::optional<Error>> errors(sources.size());
  const auto load = [&](std::size_t i) {
    try {
      symbols[i] = load_symbol(sources[i], printing, workshop.cache, fonts);
    } catch (const Error& error) {
      errors[i] = error;
    }
  };
  parallel_for(sources.size(), workshop.threads, load,
               workshop.step("drawing symbols", sources.size()));
  // In the order of the file, whatever the order of the work.
  for (std::size_t i = 0; i < sources.size(); ++i)
    collector.attempt([&] {
      if (errors[i]) throw *errors[i];
      drawn.push_back(std::move(*symbols[i]));
    });
}

/// Throws Error for symbols that are the same; keeps the warnings for later.
void sort_out_look_alikes(const Project& project, Materials& materials) {
  Problems errors;
  for (Problem& problem : find_look_alikes(materials.symbols, materials.sources, project,
                                           card_color(project, materials)))
    (problem.severity == Severity::error ? errors : materials.look_alikes)
        .push_back(std::move(problem));
  if (!errors.empty()) throw Error(errors);
}

/// Finds the symbols that the project names, and plans the deck of them. How many are in
/// it; all, as long as nobody knows.
std::size_t choose_symbols(const Project& project, const Workshop& workshop,
                           const EmojiArt& emoji, Collector& collector,
                           Materials& materials) {
  std::vector<SymbolSource>& sources = materials.sources;
  FoundSymbols found =
      look_for_symbols(project.symbols, workshop.data / "symbols", emoji);
  collector.add(found.problems);
  sources = std::move(found.sources);
  for (const SymbolSource& source : sources)
    if (materials.names.size() == source.symbol) materials.names.push_back(source.name);
  materials.shared_names = shared_names(sources);
  materials.pictures = pictures_of(sources, project);
  std::size_t used = materials.names.size();
  if (collector.empty())
    collector.attempt([&] {
      plan(project, materials);
      used = materials.deck.symbol_count;
      announce_large_deck(project, materials.deck, workshop);
    });
  return used;
}

/// Leaves the faces of the first `used` symbols, and says what is special about them.
void keep_used(std::size_t used, const Project& project, Materials& materials) {
  std::vector<SymbolSource>& sources = materials.sources;
  while (!sources.empty() && sources.back().symbol >= used) sources.pop_back();
  for (const std::size_t i : underline_ambiguous(sources, project.scatter.largest_angle))
    materials.underlined.push_back(static_cast<FaceId>(i));
}

/// Thanks those who drew what is on cards and backs.
void thank(const EmojiArt& emoji, Materials& materials) {
  if (emoji.credit().empty()) return;
  const bool on_cards =
      std::any_of(materials.sources.begin(), materials.sources.end(), has_drawing);
  const bool on_backs =
      std::any_of(materials.emblems.begin(), materials.emblems.end(),
                  [](const auto& emblem) { return emblem && has_drawing(*emblem); });
  if (on_cards || on_backs) materials.credits.push_back(emoji.credit());
}

/// The picture behind the symbols of every card.
Picture background_of(const Project& project, const FontSet& fonts) {
  return load_picture(project.card.picture, project.card.picture_at,
                      covered_size(project.card.shape, project.sheet.bleed), fonts);
}

/// Files that are parts of drawings.
void add_parts(Materials& materials) {
  const auto add = [&](const DrawingNotes& notes) {
    for (const std::filesystem::path& file : notes.files)
      materials.pictures.push_back(file);
  };
  for (const Symbol& symbol : materials.symbols) add(symbol.notes);
  if (materials.background) add(materials.background->notes);
  for (const BackArt& back : materials.backs) {
    if (back.picture) add(back.picture->notes);
    if (back.emblem) add(back.emblem->notes);
  }
}

/// What is only known of symbols once they are drawn.
void finish_symbols(const Project& project, Materials& materials) {
  outline_pale_symbols(project, materials);
  sort_out_look_alikes(project, materials);
  materials.cast = cast_of(materials, materials.sources);
}

}  // namespace

Materials gather(const Project& project, const Problems& of_tables,
                 const Workshop& workshop) {
  Materials materials;
  Collector collector(of_tables);
  FontSet& fonts = materials.fonts;
  collector.attempt([&] { fonts = FontSet(project.fonts); });
  const EmojiArt emoji(workshop.emoji);
  const std::size_t used = choose_symbols(project, workshop, emoji, collector, materials);
  if (project.back)
    collector.attempt([&] {
      materials.emblems = find_emblems(*project.back, materials.sources, emoji);
      materials.backs =
          draw_backs(*project.back, materials.emblems, project.card.shape, fonts);
    });
  keep_used(used, project, materials);
  thank(emoji, materials);
  collector.attempt([&] { check_title(project); });
  collector.attempt([&] { materials.pages = pages_for(project, materials); });
  if (!project.card.picture.empty())
    collector.attempt([&] { materials.background = background_of(project, fonts); });
  draw(materials.sources, printing_of(project, materials.deck), fonts, workshop,
       collector, materials.symbols);
  collector.finish();
  finish_symbols(project, materials);
  add_parts(materials);
  return materials;
}

}  // namespace onematch
