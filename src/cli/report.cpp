#include "cli/report.hpp"

#include <cassert>
#include <cmath>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "cli/collector.hpp"
#include "core/number.hpp"

namespace onematch {
namespace {

using Json = nlohmann::ordered_json;

std::string per_card(const MadeDeck& deck) {
  const auto [fewest, most] =
      std::pair(deck.deck.fewest_per_card, deck.deck.most_per_card);
  return fewest == most
             ? count_of(most, "symbol")
             : std::to_string(fewest) + " to " + std::to_string(most) + " symbols";
}

/// ", each on 4 cards", or on 6 to 8.
std::string uses(const DeckFacts& facts) {
  const auto [fewest, most] = std::pair(facts.fewest_uses, facts.most_uses);
  if (fewest == most) return ", each on " + count_of(most, "card");
  return ", on " + std::to_string(fewest) + " to " + std::to_string(most) + " cards";
}

std::string matches(const MadeDeck& deck) {
  std::string text = deck.deck.pairs == 1
                         ? "the two cards share exactly "
                         : "each of the " + with_thousands(deck.deck.pairs) +
                               " pairs of cards shares exactly ";
  text += deck.matches == 1 ? "one symbol" : "two symbols";
  if (deck.different_faces)
    text += "\n  " + with_thousands(*deck.different_faces) + " of the " +
            with_thousands(deck.matches * deck.deck.pairs) +
            " matches show two different faces";
  if (deck.first_pile > 0)
    text += "\n  the first pile has " + count_of(deck.first_pile, "card") +
            ", the second " + with_thousands(deck.cards - deck.first_pile) +
            ", which begin a new sheet";
  return text;
}

/// "10 sheets of A4, printed on both sides".
std::string sheets(const MadeDeck& deck) {
  return count_of(deck.sheets, "sheet") + " of " + deck.paper +
         (deck.pages > deck.sheets ? ", printed on both sides" : "");
}

std::string distances(const Clearances& least) {
  const std::string edge =
      format_number(rounded_down(least.edge, 2)) + " mm from the edge";
  if (!std::isfinite(least.clearance)) return "symbols are at least " + edge;
  return "symbols are at least " + format_number(rounded_down(least.clearance, 2)) +
         " mm apart and " + edge;
}

std::string name_of(const std::string& path) {
  return std::filesystem::path(path).filename().string();
}

/// A line with the names of all files but the first, a row of pictures as "deck-02.png to
/// deck-10.png"; nothing if there is no other.
std::string other_files(const std::vector<std::string>& files) {
  const auto is_picture = [&](std::size_t i) {
    return i < files.size() && files[i].ends_with(".png");
  };
  std::string text;
  for (std::size_t i = 1; i < files.size(); ++i) {
    text += (text.empty() ? "" : ", ") + name_of(files[i]);
    if (!is_picture(i) || !is_picture(i + 1) || !is_picture(i + 2)) continue;
    while (is_picture(i + 1)) ++i;
    text += " to " + name_of(files[i]);
  }
  return text.empty() ? "" : "  also " + text + "\n";
}

/// The lines about a kit.
std::string kit_text(const KitFacts& kit) {
  std::string text =
      "  a board, 32 men of " + to_string(Length::mm(kit.man)) + ", " +
      (kit.nets > 0 ? "nets for " + std::to_string(kit.nets) + " dice" + ", " : "") +
      "and the rules of " + count_of(kit.games.size(), "game") + "\n";
  for (const auto& [variant, outlook] : kit.games)
    text += "  " + variant + ": " + format_number(outlook.mean_throws, 1) +
            " throws on average, the first player wins " +
            format_number(100 * outlook.first_win, 1) + " % of the games\n";
  return text;
}

std::string written(const Json& json) {
  // Names of files and arguments need not be UTF-8.
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

Json to_json(const Problem& problem) {
  Json json{{"severity", to_string(problem.severity)}, {"message", problem.message}};
  if (!problem.where.file.empty()) json["file"] = problem.where.file;
  if (problem.where.line > 0) json["line"] = problem.where.line;
  if (problem.where.column > 0) json["column"] = problem.where.column;
  if (!problem.hint.empty()) json["hint"] = problem.hint;
  if (!problem.items.empty()) json["items"] = problem.items;
  return json;
}

Json to_json(const Problems& problems) {
  Json json = Json::array();
  for (const Problem& problem : problems) json.push_back(to_json(problem));
  return json;
}

Json to_json(const MadeDeck& deck, const KitFacts& kit) {
  Json games = Json::array();
  for (const auto& [variant, outlook] : kit.games)
    games.push_back({{"variant", variant},
                     {"first_win", outlook.first_win},
                     {"mean_throws", outlook.mean_throws},
                     {"win_on_opponents_throw", outlook.win_on_opponents_throw}});
  return {{"kit", "doublets"},  {"games", games},        {"man_mm", kit.man},
          {"nets", kit.nets},   {"sheets", deck.sheets}, {"pages", deck.pages},
          {"paper", deck.paper}};
}

Json to_json(const MadeDeck& deck) {
  if (deck.kit) return to_json(deck, *deck.kit);
  Json json{{"cards", deck.cards},
            {"symbols", deck.symbols},
            {"symbols_per_card", {deck.deck.fewest_per_card, deck.deck.most_per_card}},
            {"matches", deck.matches},
            {"decoys", deck.deck.used_once.size()},
            {"uses", {deck.deck.fewest_uses, deck.deck.most_uses}},
            {"pairs_checked", deck.deck.pairs},
            {"least_edge_mm", rounded_down(deck.least.edge, 2)},
            {"sheets", deck.sheets},
            {"pages", deck.pages},
            {"paper", deck.paper}};
  json["cutouts"] = Json::array();
  for (const CutPicture& cut : deck.cutouts)
    json["cutouts"].push_back({{"symbol", cut.symbol},
                               {"file", cut.file.string()},
                               {"cutout", key_of(cut.cutout)}});
  if (!deck.credits.empty()) json["credits"] = deck.credits;
  if (deck.different_faces) json["different_faces"] = *deck.different_faces;
  if (std::isfinite(deck.least.clearance))
    json["least_clearance_mm"] = rounded_down(deck.least.clearance, 2);
  return json;
}

Json to_json(const Outcome& outcome) {
  Json json{{"file", outcome.file}, {"made", outcome.deck.has_value()}};
  if (!outcome.files.empty() && outcome.files[0].ends_with(".pdf"))
    json["pdf"] = outcome.files[0];
  if (!outcome.files.empty()) json["files"] = outcome.files;
  if (outcome.deck) json.update(to_json(*outcome.deck));
  Problems all = outcome.told;
  append(all, outcome.problems);
  json["problems"] = to_json(all);
  return json;
}

}  // namespace

std::string as_text(const Outcome& outcome) {
  assert(outcome.deck);
  const MadeDeck& deck = *outcome.deck;
  const std::string first = (outcome.files.empty() ? outcome.file : outcome.files[0]) +
                            ": " + sheets(deck) + "\n";
  if (deck.kit) return first + kit_text(*deck.kit);
  return first + other_files(outcome.files) + "  " + deck.capacity + "\n  " +
         count_of(deck.cards, "card") + " of " + per_card(deck) + ", " +
         count_of(deck.symbols, "symbol") + " in all" + uses(deck.deck) + "\n  " +
         matches(deck) + "\n  " + distances(deck.least) + "\n";
}

std::string as_json(const std::vector<Outcome>& outcomes) {
  Json json{{"decks", Json::array()}};
  for (const Outcome& outcome : outcomes) json["decks"].push_back(to_json(outcome));
  return written(json);
}

std::string failure_json(const char* list, const Problems& problems) {
  return written({{list, Json::array()}, {"problems", to_json(problems)}});
}

}  // namespace onematch
