#include "cli/materials.hpp"

#include <algorithm>
#include <cstdint>

#include "core/random.hpp"
#include "sheet/impose.hpp"
#include "symbols/load.hpp"

namespace onematch {
namespace {

/// Goes on after an Error and keeps its problems, each once.
class Collector {
 public:
  template <class Work>
  void attempt(const Work& work) {
    try {
      work();
    } catch (const Error& error) {
      for (const Problem& problem : error.problems()) add(problem);
    }
  }

  bool empty() const { return problems_.empty(); }

  void finish() const {
    if (!problems_.empty()) throw Error(problems_);
  }

 private:
  /// A font that is not there is not there for twenty words: that is one problem.
  void add(const Problem& problem) {
    const auto says_the_same = [&](const Problem& other) {
      return other.message == problem.message && other.hint == problem.hint &&
             other.where.file == problem.where.file;
    };
    if (std::none_of(problems_.begin(), problems_.end(), says_the_same))
      problems_.push_back(problem);
  }

  Problems problems_;
};

/// The deck with its cards in random order. In the order of the construction runs of
/// cards share one symbol, which would make dull sheets and a dull first game.
Deck shuffled(Deck deck, std::uint64_t seed) {
  constexpr std::uint64_t stream = 0x63617264;  // away from the cards' own: their numbers
  Random(seed, stream).shuffle(deck.cards);
  return deck;
}

}  // namespace

Materials gather(const Project& project, const Workshop& workshop) {
  Materials materials;
  Collector collector;
  std::vector<SymbolSource> sources;
  collector.attempt(
      [&] { sources = find_symbols(project.symbols, workshop.data / "symbols"); });
  std::size_t used = sources.size();
  if (collector.empty())
    collector.attempt([&] {
      materials.deck =
          shuffled(plan_deck(project.deck, sources.size(), project.symbols_at),
                   project.scatter.seed);
      used = materials.deck.symbol_count;
    });
  // Whether the card fits the paper does not depend on how many there are.
  collector.attempt([&] {
    materials.pages = impose(std::max<std::size_t>(materials.deck.cards.size(), 1),
                             project.card, project.sheet);
  });
  if (!project.card.picture.empty())
    collector.attempt([&] {
      materials.background = load_picture(project.card.picture, project.card.picture_at);
    });
  const auto progress = workshop.step("drawing symbols", used);
  for (std::size_t i = 0; i < used; ++i) {
    collector.attempt([&] { materials.symbols.push_back(load_symbol(sources[i])); });
    progress(i + 1);
  }
  collector.finish();
  for (const SymbolSource& source : sources) materials.names.push_back(source.name);
  return materials;
}

}  // namespace onematch
