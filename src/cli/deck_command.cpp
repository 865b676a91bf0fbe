#include "cli/deck_command.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <ostream>

#include "cli/report.hpp"
#include "core/error.hpp"
#include "core/number.hpp"
#include "deck/equations.hpp"
#include "deck/refusal.hpp"
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

/// The order is told where the cards are those of a plane.
std::string as_json(const DeckOffer& offer) {
  const auto [least, most] = offer.per_card;
  std::string text = "{\"symbols_per_card\": ";
  text += least == most ? std::to_string(least)
                        : "[" + std::to_string(least) + ", " + std::to_string(most) + "]";
  if (offer.order) text += ", \"order\": " + std::to_string(*offer.order);
  text += ", \"symbols\": " + std::to_string(offer.symbols()) + ", \"cards\": [";
  for (std::size_t i = 0; i < offer.cards(); ++i) {
    text += i == 0 ? "[" : ", [";
    append_card(text, offer.deck.cards[i], ',');
    text += ']';
  }
  return text + "]}\n";
}

/// `number` as wide as the largest of `count`.
std::string aligned(std::size_t number, std::size_t count) {
  const std::string text = std::to_string(number);
  return std::string(std::to_string(count).size() - text.size(), ' ') + text;
}

/// A card a line with its equation, then a symbol a line with its point.
std::string as_equations(const Deck& deck) {
  const Equations equations = equations_of(deck);
  std::string text = "Points have coordinates in " + equations.field;
  if (!equations.note.empty()) text += ": " + equations.note;
  std::size_t width = 0;
  for (const std::string& card : equations.cards) width = std::max(width, card.size());
  text += "\n\nEach card is a line:\n";
  for (std::size_t i = 0; i < deck.cards.size(); ++i) {
    const std::string& equation = equations.cards[i];
    text += aligned(i + 1, deck.cards.size()) + "  " + equation +
            std::string(width - equation.size(), ' ') + "  symbols ";
    append_card(text, deck.cards[i], ' ');
    text += '\n';
  }
  text += "\nEach symbol is a point:\n";
  for (std::size_t i = 0; i < deck.symbol_count; ++i)
    text += aligned(i + 1, deck.symbol_count) + "  " + equations.symbols[i] + '\n';
  return text;
}

/// Whether all symbols have the numbers that they have in the plane.
bool has_equations(const DeckOffer& offer) {
  return offer.order && *offer.order > 1 &&
         offer.symbols() == static_cast<std::size_t>(whole_deck_size(*offer.order + 1));
}

}  // namespace

int run_deck(const DeckArgs& args, const Streams& streams) {
  const std::optional<DeckOffer> offer = best_deck(args.wish);
  if (!offer) {
    const Error error(refusal(args.wish), {}, nearest_decks(args.wish));
    if (args.json) streams.out << failure_json("cards", error.problems());
    throw error;
  }
  verify_deck(offer->deck);
  if (offer->decoys > 0 && !args.quiet)
    streams.err << describe({count_of(offer->decoys, "symbol") +
                                 (offer->decoys == 1 ? " is" : " are") +
                                 " on one card only: decoys, that never match",
                             {},
                             "",
                             Severity::notice});
  if (args.equations && !has_equations(*offer))
    throw Error(
        "the " + offer->made_of + " has no equations", {},
        "only the cards of a plane with all its symbols have; such as onematch deck "
        "--per-card 8 --equations");
  if (args.equations)
    streams.out << as_equations(offer->deck);
  else
    streams.out << (args.json ? as_json(*offer) : as_lines(offer->deck));
  return 0;
}

}  // namespace onematch
