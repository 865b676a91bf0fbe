// Prints how full, even and lively decks come out: for each set of drawings and each
// number of symbols a card, a line. See src/placement/README.md.
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <exception>
#include <stdexcept>
#include <string>

#include "bench/art.hpp"
#include "bench/measure.hpp"
#include "core/random.hpp"
#include "placement/verify.hpp"
#include "support/decks.hpp"
#include "support/drawings.hpp"

namespace {

using namespace onematch;
using namespace onematch::bench;

struct Options {
  std::string folder, list, sheet;
  std::vector<std::size_t> counts;
  ScatterSpec spec;
  int decks = 1;
};

/// 57 cards of `count` of the `symbols`: of a plane where there is one and enough
/// symbols for it, otherwise drawn by lot (which is no deck to play with, but one to
/// lay out).
Deck deck_of(std::size_t symbols, std::size_t count, std::uint64_t seed) {
  constexpr std::size_t cards = 57;
  const std::size_t order = count - 1;
  Deck deck;
  if ((order == 7 || order == 11) && order * order + order + 1 <= symbols) {
    deck = plane_deck(order);
    deck.cards.resize(cards);
    return deck;
  }
  deck.symbol_count = symbols;
  Random random(seed, 57);
  std::vector<SymbolId> all;
  for (std::size_t i = 0; i < symbols; ++i) all.push_back(static_cast<SymbolId>(i));
  for (std::size_t i = 0; i < cards; ++i) {
    random.shuffle(all);
    deck.cards.emplace_back(all.begin(),
                            all.begin() + static_cast<std::ptrdiff_t>(count));
  }
  return deck;
}

void run(const std::vector<Symbol>& art, std::size_t count, const Options& options) {
  std::vector<Face> faces;
  std::vector<std::string> names;
  for (const Symbol& symbol : art) {
    faces.push_back({{}, symbol.silhouette, symbol.ink.rim});
    names.push_back(symbol.name);
  }
  const Shape shape;
  for (int n = 0; n < options.decks; ++n) {
    ScatterSpec spec = options.spec;
    spec.seed += static_cast<std::uint64_t>(n);
    const Deck deck = deck_of(faces.size(), count, spec.seed);
    const std::clock_t start = std::clock();
    const std::vector<CardLayout> layouts =
        place_deck(deck, cast_of(deck, faces), shape, spec, 1);
    const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    std::string verdict = "ok";
    try {
      verify_layouts(deck, cast_of(deck, faces), names, shape, spec, layouts);
    } catch (const Error& error) {
      verdict = describe(error);
    }
    const Figures f =
        measure(layouts, faces, shape, spec.clearance.to_mm(), spec.edge.to_mm());
    std::printf(
        "%2zu %.3f %.3f %.3f  %.3f  %.3f  %.3f %.3f  %.3f %.3f %.3f  %.3f %.3f %4.1f  "
        "%.2f-%.2f "
        " %5.1f  %d  %s\n",
        count, f.size_mean, f.size_p10, f.size_worst, f.diameter, f.fill, f.void_mean,
        f.void_worst, f.spread_on_card, f.spread_radii, f.spread_of_symbol, f.resultant,
        f.never_inmost, f.layout_distance, f.range_low, f.range_high,
        1000 * seconds / static_cast<double>(deck.cards.size()), f.fallbacks,
        verdict.c_str());
    std::fflush(stdout);
    if (!options.sheet.empty() && n == 0)
      draw_sheet(layouts, art, shape, 4, 3,
                 options.sheet + "-" + std::to_string(count) + ".png");
  }
}

Options parse(int argc, char** argv) {
  Options options;
  options.spec.edge = Length::mm(1.5);
  options.spec.least_size = 0.6;
  options.spec.most_size = 1.4;
  std::vector<std::string> rest;
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    const auto number = [&] { return i + 1 < argc ? std::atof(argv[++i]) : 0.0; };
    if (word == "--sheet")
      options.sheet = i + 1 < argc ? argv[++i] : "";
    else if (word == "--decks")
      options.decks = static_cast<int>(number());
    else if (word == "--seed")
      options.spec.seed = static_cast<std::uint64_t>(number());
    else if (word == "--clearance")
      options.spec.clearance = Length::mm(number());
    else if (word == "--edge")
      options.spec.edge = Length::mm(number());
    else if (word == "--least")
      options.spec.least_size = number();
    else if (word == "--most")
      options.spec.most_size = number();
    else if (word == "--angle")
      options.spec.largest_angle = number() * std::numbers::pi / 180;
    else if (word == "--airy")
      options.spec.fullness = Fullness::airy;
    else
      rest.push_back(word);
  }
  if (rest.size() < 2)
    throw std::runtime_error(
        "usage: onematch_bench [--sheet STEM] [--decks N] [--seed N] [--clearance MM] "
        "[--edge MM] [--least X] [--most X] [--angle DEGREES] [--airy] "
        "FOLDER LIST [COUNT...]");
  options.folder = rest[0];
  options.list = rest[1];
  for (std::size_t i = 2; i < rest.size(); ++i)
    options.counts.push_back(static_cast<std::size_t>(std::atoi(rest[i].c_str())));
  if (options.counts.empty()) options.counts = {3, 4, 6, 8, 10, 12};
  return options;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    const Options options = parse(argc, argv);
    const std::clock_t start = std::clock();
    const std::vector<Symbol> art = load_art(options.folder, options.list);
    std::size_t vertices = 0;
    for (const Symbol& symbol : art) vertices += symbol.silhouette.outline.size();
    std::printf("%s: %zu drawings, %.1f ms and %.0f vertices each\n",
                options.list.c_str(), art.size(),
                1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC /
                    static_cast<double>(art.size()),
                static_cast<double>(vertices) / static_cast<double>(art.size()));
    std::puts(
        " k R     P10   worst  diam   fill   void  worst  CV    radii deck   "
        "turn  never  dist  range      ms/card fb verify");
    for (const std::size_t count : options.counts) run(art, count, options);
    return 0;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
  }
}
