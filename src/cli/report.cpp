#include "cli/report.hpp"

#include <cassert>
#include <cmath>
#include <nlohmann/json.hpp>

#include "core/number.hpp"

namespace onematch {
namespace {

using Json = nlohmann::ordered_json;

std::string per_card(const MadeDeck& deck) {
  return deck.fewest_per_card == deck.most_per_card
             ? count_of(deck.most_per_card, "symbol")
             : std::to_string(deck.fewest_per_card) + " to " +
                   std::to_string(deck.most_per_card) + " symbols";
}

std::string distances(const Clearances& least) {
  const std::string edge =
      format_number(rounded_down(least.edge, 2)) + " mm from the edge";
  if (!std::isfinite(least.clearance)) return "symbols are at least " + edge;
  return "symbols are at least " + format_number(rounded_down(least.clearance, 2)) +
         " mm apart and " + edge;
}

Json to_json(const Problem& problem) {
  Json json{{"severity", to_string(problem.severity)}, {"message", problem.message}};
  if (!problem.where.file.empty()) json["file"] = problem.where.file;
  if (problem.where.line > 0) json["line"] = problem.where.line;
  if (problem.where.column > 0) json["column"] = problem.where.column;
  if (!problem.hint.empty()) json["hint"] = problem.hint;
  return json;
}

Json to_json(const MadeDeck& deck) {
  Json json{{"cards", deck.cards},
            {"symbols", deck.symbols},
            {"symbols_per_card", {deck.fewest_per_card, deck.most_per_card}},
            {"uses", {deck.deck.fewest_uses, deck.deck.most_uses}},
            {"pairs_checked", deck.deck.pairs},
            {"least_edge_mm", rounded_down(deck.least.edge, 2)},
            {"sheets", deck.sheets},
            {"paper", deck.paper}};
  if (std::isfinite(deck.least.clearance))
    json["least_clearance_mm"] = rounded_down(deck.least.clearance, 2);
  return json;
}

Json to_json(const Outcome& outcome) {
  Json json{{"file", outcome.file}, {"made", outcome.deck.has_value()}};
  if (!outcome.pdf.empty()) json["pdf"] = outcome.pdf;
  if (outcome.deck) json.update(to_json(*outcome.deck));
  json["problems"] = Json::array();
  for (const Problem& problem : outcome.problems)
    json["problems"].push_back(to_json(problem));
  return json;
}

}  // namespace

std::string as_text(const Outcome& outcome) {
  assert(outcome.deck);
  const MadeDeck& deck = *outcome.deck;
  return (outcome.pdf.empty() ? outcome.file : outcome.pdf) + ": " +
         count_of(deck.sheets, "sheet") + " of " + deck.paper + "\n  " +
         count_of(deck.cards, "card") + " of " + per_card(deck) + ", " +
         count_of(deck.symbols, "symbol") + " in all\n  each of the " +
         with_thousands(deck.deck.pairs) +
         " pairs of cards shares exactly one symbol\n  " + distances(deck.least) + "\n";
}

std::string as_json(const std::vector<Outcome>& outcomes) {
  Json json{{"decks", Json::array()}};
  for (const Outcome& outcome : outcomes) json["decks"].push_back(to_json(outcome));
  // File names need not be UTF-8.
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace onematch
