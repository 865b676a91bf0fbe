#include "deck/thin.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <optional>

#include "core/elementary.hpp"
#include "core/random.hpp"
#include "deck/subdeck.hpp"
#include "deck/uses.hpp"

namespace onematch {
namespace {

constexpr std::size_t most_annealed = 1'000;  ///< cards of the whole deck
constexpr std::size_t moves = 960'000;        ///< of single symbols, in one attempt
constexpr std::size_t attempts = 8;
constexpr std::size_t few_attempts = 2;

/// Where attempts start, in the units of the prices. What windows ask for is found near
/// the greedy choice; to leave symbols out, far from it.
constexpr std::array<double, 1> near = {0.6};
constexpr std::array<double, 3> near_and_far = {0.6, 1.5, 3.0};

/// What each number of uses of a symbol costs.
using Prices = std::vector<std::int64_t>;

/// How good a choice of cards is: less is better.
struct Rank {
  std::size_t used_once = 0, width = 0, unused = 0, least_missing = 0;
  friend auto operator<=>(const Rank&, const Rank&) = default;
};

Rank rank_of(const std::vector<std::size_t>& uses) {
  Rank rank;
  std::size_t least = 0, most = 0;
  for (const std::size_t n : uses) {
    if (n == 0) ++rank.unused;
    if (n == 1) ++rank.used_once;
    if (n > 0) least = least == 0 ? n : std::min(least, n);
    most = std::max(most, n);
  }
  rank.width = most - least;
  rank.least_missing = uses.size() - least;
  return rank;
}

/// A choice of cards that is bettered by swaps.
class Annealing {
 public:
  Annealing(const Deck& deck, std::size_t count)
      : deck_(deck), count_(count), random_(count), uses_(deck.symbol_count) {
    const Deck greedy = keep_cards(deck, count);
    std::vector<std::uint32_t> rest;
    std::size_t next = 0;
    for (std::uint32_t card = 0; card < deck.cards.size(); ++card)
      if (next < count && deck.cards[card] == greedy.cards[next]) {
        order_.push_back(card);
        ++next;
      } else {
        rest.push_back(card);
      }
    order_.insert(order_.end(), rest.begin(), rest.end());
    uses_ = uses_of(greedy);
    keep_if_better();
  }

  /// Whether a choice that costs `goal` or less was found, in attempts that start at
  /// one after another of the `temperatures`.
  template <std::size_t N>
  bool reaches(const Prices& prices, std::int64_t goal,
               const std::array<double, N>& temperatures, std::size_t tries = attempts) {
    for (std::size_t attempt = 0; attempt < tries; ++attempt)
      if (anneal(prices, goal, temperatures[attempt % N])) return true;
    return false;
  }

  const Rank& best() const { return best_; }

  /// Without the symbols that the best choice leaves out.
  Deck best_deck() const {
    std::vector<std::uint32_t> kept = best_cards_;
    std::sort(kept.begin(), kept.end());
    Deck deck{deck_.symbol_count, {}};
    for (const std::uint32_t card : kept) deck.cards.push_back(deck_.cards[card]);
    return without_unused(deck);
  }

 private:
  bool anneal(const Prices& prices, std::int64_t goal, double hottest) {
    std::int64_t cost = 0;
    for (const std::size_t n : uses_) cost += prices[n];
    const std::size_t others = deck_.cards.size() - count_;
    const auto swaps = static_cast<int>(moves / (2 * deck_.cards[0].size()));
    for (int step = 0; step < swaps && cost > goal; ++step) {
      const double warmth = hottest * (1 - static_cast<double>(step) / swaps) + coldest;
      std::uint32_t& out = order_[random_.below(static_cast<std::uint32_t>(count_))];
      std::uint32_t& in =
          order_[count_ + random_.below(static_cast<std::uint32_t>(others))];
      const std::int64_t change = remove(out, prices) + add(in, prices);
      const bool accepted =
          change <= 0 ||
          (static_cast<double>(change) < 30 * warmth &&
           random_.uniform() < exponential(-static_cast<double>(change) / warmth));
      if (accepted) {
        cost += change;
        std::swap(out, in);
      } else {
        remove(in, prices);
        add(out, prices);
      }
    }
    keep_if_better();
    return cost <= goal;
  }

  std::int64_t remove(std::uint32_t card, const Prices& prices) {
    std::int64_t change = 0;
    for (const SymbolId symbol : deck_.cards[card]) {
      std::size_t& n = uses_[index(symbol)];
      change += prices[n - 1] - prices[n];
      --n;
    }
    return change;
  }

  std::int64_t add(std::uint32_t card, const Prices& prices) {
    std::int64_t change = 0;
    for (const SymbolId symbol : deck_.cards[card]) {
      std::size_t& n = uses_[index(symbol)];
      change += prices[n + 1] - prices[n];
      ++n;
    }
    return change;
  }

  void keep_if_better() {
    const Rank rank = rank_of(uses_);
    if (!best_cards_.empty() && best_ <= rank) return;
    best_ = rank;
    best_cards_.assign(order_.begin(),
                       order_.begin() + static_cast<std::ptrdiff_t>(count_));
  }

  static constexpr double coldest = 0.1;

  const Deck& deck_;
  std::size_t count_;
  Random random_;
  std::vector<std::uint32_t> order_;  ///< the chosen cards, then the others
  std::vector<std::size_t> uses_;     ///< by the chosen cards
  std::vector<std::uint32_t> best_cards_;
  Rank best_;
};

/// Squared distance to the window; what no symbol may have costs `unused`.
Prices window_prices(std::size_t most_uses, std::size_t least, std::size_t most,
                     std::int64_t unused, std::int64_t used_once) {
  Prices prices(most_uses + 2);
  for (std::size_t n = 0; n < prices.size(); ++n) {
    const auto away =
        static_cast<std::int64_t>(n < least ? least - n : (n > most ? n - most : 0));
    prices[n] = away * away;
  }
  prices[0] = unused;
  prices[1] = used_once;
  return prices;
}

/// Whether sum (n - least) (most - n) over the uses n can be 0 or more, where the sums
/// of n and of n^2 are known because any two cards share one symbol.
bool possible(const Deck& deck, std::size_t count, std::size_t least, std::size_t most) {
  const auto m = static_cast<std::int64_t>(count);
  const std::int64_t sum = m * static_cast<std::int64_t>(deck.cards[0].size());
  const std::int64_t squares = sum + m * (m - 1);
  const auto a = static_cast<std::int64_t>(least), b = static_cast<std::int64_t>(most);
  return (a + b) * sum - squares - static_cast<std::int64_t>(deck.symbol_count) * a * b >=
         0;
}

bool has_one_size(const Deck& deck) {
  return std::all_of(deck.cards.begin(), deck.cards.end(), [&](const Card& card) {
    return card.size() == deck.cards[0].size();
  });
}

/// Tries the windows in which all symbols are used, the narrowest first.
bool find_window(const Deck& deck, std::size_t count, Annealing& annealing) {
  const std::size_t sum = count * deck.cards[0].size();
  const std::size_t mean = sum / deck.symbol_count;
  for (std::size_t width = 0; width <= mean + 2; ++width)
    for (std::size_t least = std::min(mean, count); least >= 2 && least + width >= mean;
         --least) {
      const Rank& best = annealing.best();
      const bool all_used = best.used_once == 0 && best.unused == 0;
      if (all_used && best.width < width) return true;
      if (all_used && best.width == width &&
          deck.symbol_count - best.least_missing >= least)
        return true;
      if (!possible(deck, count, least, least + width)) continue;
      const Prices prices =
          window_prices(deck.cards.size(), least, least + width,
                        static_cast<std::int64_t>(least * least),
                        static_cast<std::int64_t>((least - 1) * (least - 1)));
      if (annealing.reaches(prices, 0, near)) return true;
    }
  return false;
}

/// Leaves symbols out so that no other is used once, and the others evenly: no more of
/// them than that takes.
void leave_out(const Deck& deck, std::size_t count, Annealing& annealing) {
  constexpr std::int64_t unused = 1, used_once = 6, excess = 4;
  annealing.reaches(window_prices(deck.cards.size(), 2, count, unused, used_once), 0,
                    near_and_far);
  const Rank found = annealing.best();
  for (std::size_t most = 3; most < 2 + found.width; ++most) {
    Prices prices = window_prices(deck.cards.size(), 2, most, unused, used_once);
    for (std::size_t n = most + 1; n < prices.size(); ++n) prices[n] *= excess;
    annealing.reaches(prices, 0, near_and_far, few_attempts);
    const Rank& best = annealing.best();
    if (best.used_once <= found.used_once && best.width + 2 <= most) return;
  }
}

}  // namespace

Deck thinned(const Deck& deck, std::size_t count) {
  assert(1 <= count && count <= deck.cards.size());
  if (count == deck.cards.size()) return deck;
  if (deck.cards.size() > most_annealed) return without_unused(keep_cards(deck, count));
  Annealing annealing(deck, count);
  if (!has_one_size(deck) || !find_window(deck, count, annealing))
    leave_out(deck, count, annealing);
  return annealing.best_deck();
}

}  // namespace onematch
