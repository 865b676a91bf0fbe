#include "deck/cut_plane.hpp"

#include <algorithm>
#include <cassert>
#include <sstream>
#include <utility>

#include "core/number.hpp"
#include "deck/field.hpp"
#include "deck/uses.hpp"
#include "deck/verify.hpp"

namespace onematch {
namespace {

/// Whether tangents are kept shows in the sizes of the cards.
std::string cut_name(int order, const std::string& without) {
  return "plane of order " + std::to_string(order) + " without " + without;
}

/// The sizes of the cards of a cut plane that has both kinds of cards.
CountRange cut_sizes(int order, Tangents tangents) {
  const auto k = static_cast<std::size_t>(order) + 1;
  return {tangents == Tangents::one_kept ? k - 1 : k, k};
}

/// With `count` of the conic's points left out, if that leaves no decoys.
std::optional<Blueprint> conic_cut(int order, int count, Tangents tangents) {
  const int n = order, j = count;
  const bool hyperoval = j == n + 2;
  // With all but one point of a conic gone, that one is left on its tangent alone; with
  // all gone from an even plane, no card with the nucleus is left, as without it.
  if (j == n || (tangents == Tangents::one_kept && hyperoval)) return {};
  if (tangents == Tangents::dropped && n % 2 == 0 && j == n + 1) return {};
  const int kept = tangents == Tangents::one_kept ? j : 0;
  const int cards = n * n + n + 1 - j * (n + 1) + j * (j - 1) / 2 + kept;
  if (cards <= n + 1) return {};
  Blueprint cut;
  cut.cards = static_cast<std::size_t>(cards);
  cut.per_card = cut_sizes(n, tangents);
  cut.symbols = static_cast<std::size_t>(n * n + n + 1 - j);
  cut.made_of =
      cut_name(n, hyperoval ? "a hyperoval" : count_of(j, "point") + " of a conic");
  cut.make = [n, j, tangents](Numbering) {
    std::vector<int> left_out = conic(n);
    left_out.resize(static_cast<std::size_t>(j));
    return cut_plane(n, left_out, tangents);
  };
  return cut;
}

/// From a row of the table. Its figures are counted, not believed.
Blueprint found_cut(const std::string& row) {
  const std::size_t colon = row.find(':');
  assert(colon != std::string::npos);
  const int order = std::stoi(row);
  const Tangents tangents =
      row[colon - 1] == 't' ? Tangents::one_kept : Tangents::dropped;
  std::vector<int> left_out;
  std::istringstream numbers(row.substr(colon + 1));
  for (int point = 0; numbers >> point;) left_out.push_back(point);
  Deck deck = cut_plane(order, left_out, tangents);
  Blueprint cut;
  cut.cards = deck.cards.size();
  cut.per_card = cut_sizes(order, tangents);
  cut.symbols = deck.symbol_count;
  cut.decoys = verify_deck(deck).used_once.size();
  cut.made_of = cut_name(order, count_of(left_out.size(), "point"));
  cut.make = [made = std::move(deck)](Numbering) { return made; };
  return cut;
}

/// Made once.
const std::vector<Blueprint>& found_cuts() {
  static const std::vector<Blueprint> cuts = [] {
    std::vector<Blueprint> made;
    for (const char* row : cut_table()) made.push_back(found_cut(row));
    return made;
  }();
  return cuts;
}

bool fits(const Blueprint& cut, const DeckLimits& limits) {
  return limits.per_card.contains(cut.per_card) && cut.symbols <= limits.symbols;
}

}  // namespace

Deck cut_plane(int order, const std::vector<int>& left_out, Tangents tangents) {
  const Deck plane = whole_deck(order + 1);
  std::vector<bool> is_out(plane.symbol_count), lost(plane.symbol_count);
  for (const int symbol : left_out) is_out[static_cast<std::size_t>(symbol)] = true;
  Deck cut{plane.symbol_count, {}};
  for (const Card& card : plane.cards) {
    Card rest;
    std::vector<std::size_t> out;
    for (const SymbolId symbol : card)
      if (is_out[index(symbol)])
        out.push_back(index(symbol));
      else
        rest.push_back(symbol);
    const bool first_tangent =
        tangents == Tangents::one_kept && out.size() == 1 && !lost[out[0]];
    if (!out.empty() && !first_tangent) continue;
    if (first_tangent) lost[out[0]] = true;
    cut.cards.push_back(rest);
  }
  return without_unused(cut);
}

std::vector<int> conic(int order) {
  const Field field(order);
  const int n = order;
  std::vector<int> symbols;
  for (int x = 0; x < n; ++x) symbols.push_back(n * x + field.product(x, x));
  symbols.push_back(n * n + n);
  // The slope of every tangent is 2 x: where 2 is 0, they meet in direction 0.
  if (n % 2 == 0) symbols.push_back(n * n);
  return symbols;
}

std::vector<Blueprint> cut_planes(const DeckLimits& limits) {
  std::vector<Blueprint> cuts;
  const int least = static_cast<int>(std::max<std::size_t>(limits.per_card.least, 4));
  const int most = static_cast<int>(
      std::min<std::size_t>(limits.per_card.most, Field::largest_order + 1));
  for (int k = least; k <= most; ++k) {
    if (!whole_deck_exists(k)) continue;
    const int n = k - 1;
    for (int j = 1; j <= n + 2 - n % 2; ++j) {
      if (static_cast<std::size_t>(n * n + n + 1 - j) > limits.symbols) continue;
      for (const Tangents tangents : {Tangents::dropped, Tangents::one_kept})
        if (const auto cut = conic_cut(n, j, tangents); cut && fits(*cut, limits))
          cuts.push_back(*cut);
    }
  }
  for (const Blueprint& cut : found_cuts())
    if (fits(cut, limits)) cuts.push_back(cut);
  return cuts;
}

}  // namespace onematch
