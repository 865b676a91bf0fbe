#include "cli/plan_command.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <ostream>

#include "cli/report.hpp"
#include "core/error.hpp"
#include "core/number.hpp"
#include "deck/refusal.hpp"
#include "deck/verify.hpp"

namespace onematch {
namespace {

using Json = nlohmann::ordered_json;

std::string range_text(const CountRange& range) {
  return range.width() == 0
             ? with_thousands(range.least)
             : with_thousands(range.least) + "-" + with_thousands(range.most);
}

/// Of the symbols that there are, if we were told how many.
std::optional<std::size_t> left_over(const DeckOffer& offer, const DeckWish& wish) {
  if (!wish.symbols) return {};
  return *wish.symbols - offer.symbols();
}

/// One cell a column; numbers stand right, words left.
struct Column {
  std::string title;
  bool is_number = true;
  std::vector<std::string> cells;

  std::size_t width() const {
    std::size_t width = title.size();
    for (const std::string& cell : cells) width = std::max(width, cell.size());
    return width;
  }
};

std::string padded(const std::string& text, const Column& column) {
  const std::string space(column.width() - text.size(), ' ');
  return column.is_number ? space + text : text + space;
}

/// Columns two spaces apart, without spaces at the ends of lines.
std::string as_text(const std::vector<Column>& columns) {
  std::string text;
  const auto end_line = [&] {
    text.erase(text.find_last_not_of(' ') + 1);
    text += '\n';
  };
  for (const Column& column : columns) text += padded(column.title, column) + "  ";
  end_line();
  for (std::size_t row = 0; row < columns[0].cells.size(); ++row) {
    for (const Column& column : columns) text += padded(column.cells[row], column) + "  ";
    end_line();
  }
  return text;
}

std::string as_table(const std::vector<DeckOffer>& offers, const DeckWish& wish) {
  Column cards{"cards", true, {}}, per_card{"a card", true, {}},
      symbols{"symbols", true, {}}, over{"left over", true, {}},
      decoys{"decoys", true, {}}, uses{"uses", true, {}}, made_of{"made of", false, {}},
      yaml{"in the project file", false, {}};
  for (const DeckOffer& offer : offers) {
    cards.cells.push_back(with_thousands(offer.cards()));
    per_card.cells.push_back(range_text(offer.per_card));
    symbols.cells.push_back(with_thousands(offer.symbols()));
    over.cells.push_back(with_thousands(left_over(offer, wish).value_or(0)));
    decoys.cells.push_back(with_thousands(offer.decoys));
    uses.cells.push_back(range_text(offer.uses));
    made_of.cells.push_back(offer.made_of);
    yaml.cells.push_back(deck_yaml(offer));
  }
  std::vector<Column> columns{cards, per_card, symbols};
  if (wish.symbols) columns.push_back(over);
  const auto has_decoys = [](const DeckOffer& offer) { return offer.decoys > 0; };
  const bool some_decoys = std::any_of(offers.begin(), offers.end(), has_decoys);
  if (some_decoys) columns.push_back(decoys);
  columns.insert(columns.end(), {uses, made_of, yaml});
  return as_text(columns) +
         (some_decoys ? "Decoys are on one card only: they never match.\n" : "");
}

std::string as_json(const std::vector<DeckOffer>& offers, const DeckWish& wish) {
  Json json{{"decks", Json::array()}};
  for (const DeckOffer& offer : offers) {
    const std::optional<std::size_t> over = left_over(offer, wish);
    json["decks"].push_back({{"cards", offer.cards()},
                             {"per_card", {offer.per_card.least, offer.per_card.most}},
                             {"symbols_used", offer.symbols()},
                             {"left_over", over ? Json(*over) : Json()},
                             {"decoys", offer.decoys},
                             {"uses", {offer.uses.least, offer.uses.most}},
                             {"made_of", offer.made_of},
                             {"yaml", deck_yaml(offer)}});
  }
  return json.dump(2) + "\n";
}

}  // namespace

int run_plan(const PlanArgs& args, const Streams& streams) {
  const std::vector<DeckOffer> offers = deck_offers(args.wish);
  if (offers.empty()) {
    const Error error(refusal(args.wish), {}, nearest_decks(args.wish));
    if (args.json) streams.out << failure_json("decks", error.problems());
    throw error;
  }
  for (const DeckOffer& offer : offers) verify_deck(offer.deck);
  streams.out << (args.json ? as_json(offers, args.wish) : as_table(offers, args.wish));
  return 0;
}

}  // namespace onematch
