#include "deck/merit.hpp"

namespace onematch {
namespace {

constexpr std::size_t most_lines = 10;
constexpr std::size_t most_clean_lines = 7;   ///< where some decks have decoys
constexpr std::size_t most_places = 500'000;  ///< for symbols, on all cards of all decks

}  // namespace

DeckMerit merit_of(const Blueprint& deck) {
  return {deck.decoys, deck.cards, deck.per_card, deck.symbols, {}};
}

DeckMerit merit_of(const DeckOffer& offer) {
  return {offer.decoys, offer.cards(), offer.per_card, offer.symbols(), offer.uses};
}

bool is_better(const DeckMerit& a, const DeckMerit& b, bool use_symbols) {
  if (a.decoys != b.decoys) return a.decoys < b.decoys;
  if (a.cards != b.cards) return a.cards > b.cards;
  if (a.per_card.width() != b.per_card.width())
    return a.per_card.width() < b.per_card.width();
  if (a.symbols != b.symbols) return (a.symbols > b.symbols) == use_symbols;
  if (a.uses.width() != b.uses.width()) return a.uses.width() < b.uses.width();
  return a.per_card.least > b.per_card.least;
}

bool beats(const DeckMerit& a, const DeckMerit& b, bool use_symbols) {
  // A tenth more symbols used is something; less is not.
  const bool symbols =
      use_symbols ? 10 * a.symbols >= 9 * b.symbols : a.symbols <= b.symbols;
  return symbols && a.decoys <= b.decoys && a.cards >= b.cards &&
         a.per_card.least >= b.per_card.least && a.per_card.width() <= b.per_card.width();
}

std::vector<bool> worth_a_line(const std::vector<DeckMerit>& decks) {
  std::size_t clean = 0;
  while (clean < decks.size() && decks[clean].decoys == 0) ++clean;
  const std::size_t most_clean =
      clean == decks.size() || decks.size() <= most_lines ? most_lines : most_clean_lines;
  std::vector<bool> worth(decks.size());
  std::size_t places = 0, lines = 0;
  for (std::size_t i = 0; i < decks.size() && lines < most_lines; ++i) {
    if (i < clean && i >= most_clean) continue;
    places += decks[i].cards * decks[i].per_card.most;
    if (places > most_places && lines > 0) break;
    worth[i] = true;
    ++lines;
  }
  return worth;
}

}  // namespace onematch
