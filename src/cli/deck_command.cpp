#include "cli/deck_command.hpp"

#include <array>
#include <charconv>
#include <ostream>

#include "core/error.hpp"
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

}  // namespace

int run_deck(const DeckArgs& args, const Streams& streams) {
  const std::optional<DeckOffer> offer = best_deck(args.wish);
  if (!offer) throw Error(refusal(args.wish), {}, nearest_decks(args.wish));
  verify_deck(offer->deck);
  streams.out << (args.json ? as_json(*offer) : as_lines(offer->deck));
  return 0;
}

}  // namespace onematch
