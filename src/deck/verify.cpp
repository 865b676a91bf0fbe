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
  std::string text = "cards " + std::to_string(a + 1) + " and " + std::to_string(b + 1);
  if (shared.empty()) throw bug(text + " share no symbol");
  text += " share " + count_of(shared.size(), "symbol") + ":";
  for (std::size_t i = 0; i < shared.size(); ++i)
    text += (i == 0 ? " " : ", ") + shared[i];
  throw bug(text);
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
  check_symbols_exist(deck);
  check_no_repeats(deck, names);
  const auto cards_of = cards_by_symbol(deck);
  const std::size_t count = deck.cards.size();

  std::vector<std::uint8_t> shared(count);
  std::vector<std::size_t> passed(deck.symbol_count, 0);
  for (std::size_t card = 0; card < count; ++card) {
    // Only with later cards: each symbol's list is walked from where this card stands.
    std::fill(shared.begin() + static_cast<std::ptrdiff_t>(card), shared.end(),
              std::uint8_t{0});
    for (const SymbolId symbol : deck.cards[card]) {
      const auto& cards = cards_of[index(symbol)];
      for (std::size_t i = ++passed[index(symbol)]; i < cards.size(); ++i) {
        std::uint8_t& n = shared[cards[i]];
        if (n < 2) ++n;
      }
    }
    for (std::size_t other = card + 1; other < count; ++other)
      if (shared[other] != 1) report_pair(deck, card, other, names);
  }

  DeckFacts facts;
  facts.pairs = count * (count - 1) / 2;
  for (std::size_t s = 0; s < deck.symbol_count; ++s) {
    const std::size_t uses = cards_of[s].size();
    if (uses == 0) facts.unused.push_back(static_cast<SymbolId>(s));
    if (uses == 1) facts.used_once.push_back(static_cast<SymbolId>(s));
    if (uses == 0) continue;
    facts.fewest_uses = facts.fewest_uses == 0 ? uses : std::min(facts.fewest_uses, uses);
    facts.most_uses = std::max(facts.most_uses, uses);
  }
  return facts;
}

}  // namespace onematch
