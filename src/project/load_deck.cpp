#include "core/number.hpp"
#include "deck/field.hpp"
#include "deck/plane.hpp"
#include "project/sections.hpp"

namespace onematch {
namespace {

constexpr int most_per_card = Field::largest_order + 1;

std::optional<Located<int>> located(const std::optional<Value>& value,
                                    Range<long long> range) {
  const auto number = value ? value->integer(range) : std::nullopt;
  if (!number) return {};
  return Located<int>{static_cast<int>(*number), value->where()};
}

/// One number, or the least and the most.
void read_size(const Value& size, DeckSpec& spec) {
  constexpr Range<long long> sizes{2, most_per_card};
  if (!size.is_list()) {
    const std::string& text = size.node().text;
    const std::size_t dash = text.find('-', 1);
    if (dash != std::string::npos && parse_integer(text.substr(0, dash)) &&
        parse_integer(text.substr(dash + 1)))
      return size.refuse("a whole number or two", "write a range as [" +
                                                      text.substr(0, dash) + ", " +
                                                      text.substr(dash + 1) + "]");
    spec.symbols_per_card = located(size, sizes);
    return;
  }
  const auto ends =
      size.pair("the first of 'symbols_per_card'", "the second of 'symbols_per_card'");
  if (!ends) return;
  const auto least = ends->first.integer(sizes), most = ends->second.integer(sizes);
  if (!least || !most) return;
  if (*least > *most)
    return size.fail("'symbols_per_card' goes from " + std::to_string(*least) +
                         " down to " + std::to_string(*most),
                     "the smaller number comes first");
  spec.symbols_per_card = Located<int>{static_cast<int>(*least), size.where()};
  if (*most > *least) spec.most_per_card = static_cast<int>(*most);
}

}  // namespace

void read_deck(Reader deck, DeckSpec& spec) {
  if (const auto size = deck.find("symbols_per_card")) read_size(*size, spec);
  spec.cards = located(deck.find("cards"), {2, whole_deck_size(most_per_card)});
  spec.matches = located(deck.find("matches"), {1, 2});
  if (const auto decoys = deck.find("decoys"))
    spec.decoys =
        decoys->choice<Decoys>({{"allow", Decoys::allow}, {"never", Decoys::never}})
            .value_or(spec.decoys);
  const auto piles = deck.find("piles");
  if (const auto number = located(piles, {1, 2})) spec.piles = number->value;
  const auto order = deck.find("order");
  if (order)
    spec.order = order
                     ->choice<CardOrder>(
                         {{"any", CardOrder::any}, {"expandable", CardOrder::expandable}})
                     .value_or(spec.order);
  if (spec.piles == 2 && spec.order == CardOrder::expandable)
    order->fail("an expandable order does not go with two piles",
                "leave out 'order' or 'piles'");
  deck.done();
}

}  // namespace onematch
