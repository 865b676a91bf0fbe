#include "cli/deck_command.hpp"

#include <array>
#include <charconv>
#include <ostream>

#include "deck/planner.hpp"
#include "deck/verify.hpp"

namespace onematch {
namespace {

/// The numbers of a card with `between` them. Order 127 has two million of these.
void append_card(std::string& text, const Card& card, char between) {
  std::array<char, 8> digits;
  for (std::size_t i = 0; i < card.size(); ++i) {
    if (i > 0) text += between;
    const auto end =
        std::to_chars(digits.data(), digits.data() + digits.size(), index(card[i]) + 1);
    text.append(digits.data(), end.ptr);
  }
}

std::string as_lines(const Deck& deck) {
  std::string text;
  for (const Card& card : deck.cards) {
    append_card(text, card, ' ');
    text += '\n';
  }
  return text;
}

std::string as_json(const Deck& deck, int symbols_per_card) {
  std::string text = "{\"symbols_per_card\": " + std::to_string(symbols_per_card) +
                     ", \"order\": " + std::to_string(symbols_per_card - 1) +
                     ", \"symbols\": " + std::to_string(deck.symbol_count) +
                     ", \"cards\": [";
  for (std::size_t i = 0; i < deck.cards.size(); ++i) {
    text += i == 0 ? "[" : ", [";
    append_card(text, deck.cards[i], ',');
    text += ']';
  }
  return text + "]}\n";
}

}  // namespace

int run_deck(const DeckArgs& args, const Streams& streams) {
  const int k = args.symbols_per_card;
  DeckSpec spec{.symbols_per_card = Located<int>{k, {}}, .cards = {}};
  if (args.cards) spec.cards = Located<int>{*args.cards, {}};
  constexpr std::size_t any_number_of_symbols = 1'000'000;
  const Deck deck = plan_deck(spec, any_number_of_symbols, {}, args.numbering);
  verify_deck(deck);
  streams.out << (args.json ? as_json(deck, k) : as_lines(deck));
  return 0;
}

}  // namespace onematch
