// Searches the cuts of planes that src/deck/cut_table.cpp holds, and prints its rows:
//
//     onematch_search_cuts ORDER LEAST MOST
//
// For each number of points from LEAST to MOST it looks for the points without which the
// plane of this order has the most cards, with tangents dropped and with one kept for
// each, by simulated annealing that swaps points. Cuts with decoys are passed over, and
// so is one that leaves no more cards than a cut of more points.
#include <algorithm>
#include <cstdlib>
#include <iostream>

#include "core/elementary.hpp"
#include "core/number.hpp"
#include "core/random.hpp"
#include "deck/cut_plane.hpp"
#include "deck/uses.hpp"

namespace onematch {
namespace {

constexpr int swaps = 1'000'000;
constexpr int seeds = 6;

struct Cut {
  std::vector<int> left_out;
  std::size_t cards = 0;
  std::size_t symbols = 0;
};

/// The plane, and how many of the points left out each card has.
class Search {
 public:
  Search(int order, int count, Tangents tangents, std::uint64_t seed)
      : order_(order),
        tangents_(tangents),
        plane_(whole_deck(order + 1)),
        cards_of_(plane_.symbol_count),
        is_out_(plane_.symbol_count),
        lost_(plane_.cards.size()),
        random_(seed, static_cast<std::uint64_t>(count)) {
    for (std::size_t card = 0; card < plane_.cards.size(); ++card)
      for (const SymbolId symbol : plane_.cards[card])
        cards_of_[index(symbol)].push_back(card);
    while (out_.size() < static_cast<std::size_t>(count)) {
      const std::size_t point = any_point();
      if (!is_out_[point]) {
        out_.push_back(point);
        count_out(point, true);
      }
    }
  }

  void run(Cut& best) {
    int cards = cards_left();
    for (int step = 0; step < swaps; ++step) {
      const double warmth = 1.2 * (1 - static_cast<double>(step) / swaps) + 0.05;
      std::size_t& point = out_[random_.below(static_cast<std::uint32_t>(out_.size()))];
      const std::size_t old_point = point, new_point = any_point();
      if (is_out_[new_point]) continue;
      replace(point, new_point);
      const int after = cards_left();
      if (after >= cards || random_.uniform() < exponential((after - cards) / warmth)) {
        cards = after;
        if (static_cast<std::size_t>(cards) > best.cards) keep_if_clean(best);
      } else {
        replace(point, old_point);
      }
    }
  }

 private:
  std::size_t any_point() {
    return random_.below(static_cast<std::uint32_t>(plane_.symbol_count));
  }

  void count_out(std::size_t point, bool out) {
    is_out_[point] = out;
    for (const std::size_t card : cards_of_[point]) lost_[card] += out ? 1 : -1;
  }

  void replace(std::size_t& point, std::size_t other) {
    count_out(point, false);
    count_out(other, true);
    point = other;
  }

  int cards_left() const {
    int cards = static_cast<int>(std::count(lost_.begin(), lost_.end(), 0));
    if (tangents_ == Tangents::one_kept)
      for (const std::size_t point : out_)
        cards += std::any_of(cards_of_[point].begin(), cards_of_[point].end(),
                             [&](std::size_t card) { return lost_[card] == 1; })
                     ? 1
                     : 0;
    return cards;
  }

  void keep_if_clean(Cut& best) const {
    std::vector<int> points(out_.begin(), out_.end());
    std::sort(points.begin(), points.end());
    const Deck deck = cut_plane(order_, points, tangents_);
    const std::vector<std::size_t> uses = uses_of(deck);
    if (std::count(uses.begin(), uses.end(), 1u) == 0)
      best = {points, deck.cards.size(), deck.symbol_count};
  }

  int order_;
  Tangents tangents_;
  Deck plane_;
  std::vector<std::vector<std::size_t>> cards_of_;
  std::vector<std::size_t> out_;
  std::vector<bool> is_out_;
  std::vector<int> lost_;
  Random random_;
};

Cut search(int order, int count, Tangents tangents) {
  Cut best;
  for (std::uint64_t seed = 1; seed <= seeds; ++seed)
    Search(order, count, tangents, seed).run(best);
  return best;
}

void print(int order, Tangents tangents, const Cut& cut) {
  std::cout << "      \"" << order << (tangents == Tangents::one_kept ? "t:" : ":");
  for (const int point : cut.left_out) std::cout << ' ' << point;
  std::cout << "\",  // " << cut.cards << " cards, " << cut.symbols << " symbols\n"
            << std::flush;
}

void print_cuts(int order, int least, int most) {
  for (const Tangents tangents : {Tangents::dropped, Tangents::one_kept}) {
    Cut larger;  // of more points
    for (int count = most; count >= least; --count) {
      const Cut cut = search(order, count, tangents);
      if (cut.cards <= larger.cards) continue;
      print(order, tangents, cut);
      larger = cut;
    }
  }
}

}  // namespace
}  // namespace onematch

int main(int argc, char** argv) {
  std::vector<int> numbers;
  for (int i = 1; i < argc; ++i)
    numbers.push_back(static_cast<int>(onematch::parse_integer(argv[i]).value_or(0)));
  if (numbers.size() != 3 || !onematch::whole_deck_exists(numbers[0] + 1) ||
      numbers[1] < 1 || numbers[2] > numbers[0] * numbers[0]) {
    std::cerr << "usage: onematch_search_cuts ORDER LEAST MOST\n";
    return 2;
  }
  onematch::print_cuts(numbers[0], numbers[1], numbers[2]);
  return 0;
}
