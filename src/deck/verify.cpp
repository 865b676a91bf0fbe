#include "deck/verify.hpp"

#include <algorithm>
#include <cassert>

#include "core/error.hpp"
#include "core/number.hpp"

namespace onematch {
namespace {

/// The cards that each symbol is on, in order.
std::vector<std::vector<std::uint32_t>> cards_by_symbol(const Deck& deck) {
  std::vector<std::vector<std::uint32_t>> cards(deck.symbol_count);
  for (std::uint32_t card = 0; card < deck.cards.size(); ++card)
    for (const SymbolId symbol : deck.cards[card]) cards[index(symbol)].push_back(card);
  return cards;
}

std::string name_of(SymbolId symbol, const std::vector<std::string>& names) {
  return names.empty() ? "symbol " + std::to_string(index(symbol) + 1)
                       : "'" + names[index(symbol)] + "'";
}

[[noreturn]] void report_pair(const Deck& deck, std::size_t a, std::size_t b,
                              const std::vector<std::string>& names) {
  std::vector<std::string> shared;
  for (const SymbolId symbol : deck.cards[a])
    if (std::count(deck.cards[b].begin(), deck.cards[b].end(), symbol) > 0)
      shared.push_back(name_of(symbol, names));
  std::string text = "cards " + std::to_string(a + 1) + " and " + std::to_string(b + 1) +
                     " share " +
                     (shared.empty() ? "no symbol" : count_of(shared.size(), "symbol")) +
                     " instead of " + std::to_string(deck.matches);
  for (std::size_t i = 0; i < shared.size(); ++i)
    text += (i == 0 ? ": " : ", ") + shared[i];
  throw bug(text);
}

void check_pairs(const Deck& deck,
                 const std::vector<std::vector<std::uint32_t>>& cards_of,
                 const std::vector<std::string>& names) {
  // Locals, and a comparison in one go: 16,257 cards take 132 million steps.
  const std::size_t too_many = deck.matches + 1;
  const std::vector<std::uint8_t> right(deck.cards.size(),
                                        static_cast<std::uint8_t>(deck.matches));
  std::vector<std::uint8_t> shared(deck.cards.size());
  std::uint8_t* const with = shared.data();
  std::vector<std::size_t> passed(deck.symbol_count, 0);
  for (std::size_t card = 0; card < deck.cards.size(); ++card) {
    // Only with later cards: each symbol's list is walked from where this card stands.
    const auto later = static_cast<std::ptrdiff_t>(card) + 1;
    std::fill(shared.begin() + later, shared.end(), std::uint8_t{0});
    for (const SymbolId symbol : deck.cards[card]) {
      const auto& cards = cards_of[index(symbol)];
      const std::uint32_t* const end = cards.data() + cards.size();
      for (const std::uint32_t* other = cards.data() + ++passed[index(symbol)];
           other != end; ++other)
        if (with[*other] < too_many) ++with[*other];
    }
    if (std::equal(shared.begin() + later, shared.end(), right.begin())) continue;
    const auto wrong =
        std::mismatch(shared.begin() + later, shared.end(), right.begin()).first;
    report_pair(deck, card, static_cast<std::size_t>(wrong - shared.begin()), names);
  }
}

/// Widens the range from `fewest` to `most`, where 0 to 0 is none yet, to `n`.
void widen(std::size_t& fewest, std::size_t& most, std::size_t n) {
  fewest = most == 0 ? n : std::min(fewest, n);
  most = std::max(most, n);
}

/// All else counts by symbol.
void check_symbols_exist(const Deck& deck) {
  for (std::size_t card = 0; card < deck.cards.size(); ++card)
    for (const SymbolId symbol : deck.cards[card])
      if (index(symbol) >= deck.symbol_count)
        throw bug("card " + std::to_string(card + 1) + " has symbol " +
                  std::to_string(index(symbol) + 1) + " of a deck of " +
                  count_of(deck.symbol_count, "symbol"));
}

void check_no_repeats(const Deck& deck, const std::vector<std::string>& names) {
  std::vector<std::size_t> last_card(deck.symbol_count, 0);
  for (std::size_t card = 0; card < deck.cards.size(); ++card)
    for (const SymbolId symbol : deck.cards[card]) {
      if (last_card[index(symbol)] == card + 1)
        throw bug("card " + std::to_string(card + 1) + " has " + name_of(symbol, names) +
                  " twice");
      last_card[index(symbol)] = card + 1;
    }
}

}  // namespace

DeckFacts verify_deck(const Deck& deck, const std::vector<std::string>& names) {
  assert(names.empty() || names.size() >= deck.symbol_count);
  assert(1 <= deck.matches && deck.matches <= 254);
  check_symbols_exist(deck);
  check_no_repeats(deck, names);
  const auto cards_of = cards_by_symbol(deck);
  check_pairs(deck, cards_of, names);

  DeckFacts facts;
  const std::size_t count = deck.cards.size();
  facts.pairs = count * (count - 1) / 2;
  for (const Card& card : deck.cards)
    widen(facts.fewest_per_card, facts.most_per_card, card.size());
  for (std::size_t s = 0; s < deck.symbol_count; ++s) {
    const std::size_t uses = cards_of[s].size();
    if (uses == 0) facts.unused.push_back(static_cast<SymbolId>(s));
    if (uses == 1) facts.used_once.push_back(static_cast<SymbolId>(s));
    if (uses > 0) widen(facts.fewest_uses, facts.most_uses, uses);
  }
  return facts;
}

}  // namespace onematch
