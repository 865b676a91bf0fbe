#include "deck/faces.hpp"

#include <algorithm>
#include <map>

#include "core/random.hpp"
#include "deck/biplane.hpp"
#include "deck/plane.hpp"
#include "deck/subdeck.hpp"
#include "test.hpp"

using namespace onematch;

namespace {

/// How many pairs of `uses` things can differ if each is of one of `faces` kinds: all but
/// those in the same of as many equal groups (Turán).
std::size_t turan(std::size_t uses, std::size_t faces) {
  std::size_t pairs = 0;
  for (std::size_t i = 0; i < uses; ++i)
    for (std::size_t j = 0; j < i; ++j) pairs += i % faces != j % faces ? 1 : 0;
  return pairs;
}

std::size_t bound(const Deck& deck, const std::vector<std::size_t>& face_counts) {
  std::vector<std::size_t> uses(deck.symbol_count);
  for (const Card& card : deck.cards)
    for (const SymbolId symbol : card) ++uses[index(symbol)];
  std::size_t pairs = 0;
  for (std::size_t s = 0; s < deck.symbol_count; ++s)
    pairs += turan(uses[s], face_counts[s]);
  return pairs;
}

/// Pair by pair of cards.
std::size_t slowly_counted(const Deck& deck, const Faces& faces) {
  std::size_t matches = 0;
  for (std::size_t a = 0; a < deck.cards.size(); ++a)
    for (std::size_t b = 0; b < a; ++b)
      for (std::size_t i = 0; i < deck.cards[a].size(); ++i)
        for (std::size_t j = 0; j < deck.cards[b].size(); ++j)
          if (deck.cards[a][i] == deck.cards[b][j] && faces[a][i] != faces[b][j])
            ++matches;
  return matches;
}

bool within_one(const std::vector<std::size_t>& counts) {
  const auto [least, most] = std::minmax_element(counts.begin(), counts.end());
  return *most - *least <= 1;
}

void check_even(const Deck& deck, const std::vector<std::size_t>& face_counts,
                const Faces& faces) {
  REQUIRE(faces.size() == deck.cards.size());
  std::vector<std::vector<std::size_t>> of_symbol;
  for (std::size_t s = 0; s < deck.symbol_count; ++s)
    of_symbol.emplace_back(face_counts[s]);
  bool even = true;
  for (std::size_t card = 0; card < deck.cards.size(); ++card) {
    REQUIRE(faces[card].size() == deck.cards[card].size());
    std::map<std::size_t, std::vector<std::size_t>> of_card;  // by the number of faces
    for (std::size_t i = 0; i < faces[card].size(); ++i) {
      const std::size_t s = index(deck.cards[card][i]);
      ++of_symbol[s].at(faces[card][i]);
      std::vector<std::size_t>& counts = of_card[face_counts[s]];
      counts.resize(face_counts[s]);
      ++counts.at(faces[card][i]);
    }
    for (const auto& [count, counts] : of_card) even = even && within_one(counts);
  }
  for (const auto& counts : of_symbol) even = even && within_one(counts);
  CHECK(even);
  CHECK(matches_by_different_faces(deck, faces) == bound(deck, face_counts));
}

std::vector<std::size_t> random_counts(const Deck& deck, Random& random) {
  std::vector<std::size_t> counts(deck.symbol_count);
  for (std::size_t& count : counts) count = 1 + random.below(8);
  return counts;
}

}  // namespace

TEST_CASE("57 cards with words and pictures match by different faces 912 times",
          "[deck]") {
  const Deck deck = whole_deck(8);
  const auto [count, pairs] = GENERATE(table<std::size_t, std::size_t>(
      {{1, 0}, {2, 912}, {3, 1197}, {4, 1368}, {8, 1596}}));
  const Faces faces = deal_faces(deck, std::vector<std::size_t>(57, count));
  CHECK(matches_by_different_faces(deck, faces) == pairs);
  CHECK(slowly_counted(deck, faces) == pairs);
  if (count == 2)
    for (const auto& card : faces) CHECK(std::count(card.begin(), card.end(), 0u) == 4);
}

TEST_CASE("faces are dealt evenly in all whole decks up to order 32", "[deck]") {
  for (int k = 2; k <= 33; ++k) {
    if (!whole_deck_exists(k)) continue;
    const Deck deck = whole_deck(k);
    for (std::size_t count = 2; count <= most_faces; ++count) {
      INFO(k << " symbols a card of " << count << " faces");
      const std::vector<std::size_t> counts(deck.symbol_count, count);
      check_even(deck, counts, deal_faces(deck, counts));
    }
  }
}

TEST_CASE("symbols with different numbers of faces are dealt evenly", "[deck]") {
  Random random(5);
  for (int run = 0; run < 20; ++run) {
    const Deck deck = keep_cards(whole_deck(8), 20 + random.below(38));
    const auto counts = random_counts(deck, random);
    INFO("run " << run);
    check_even(deck, counts, deal_faces(deck, counts));
  }
}

TEST_CASE("with two matches both are counted", "[deck]") {
  Random random(6);
  for (const int k : {3, 4, 5, 6, 9, 11, 13}) {
    const Deck deck = biplane(k);
    const auto counts = random_counts(deck, random);
    const Faces faces = deal_faces(deck, counts);
    check_even(deck, counts, faces);
    CHECK(matches_by_different_faces(deck, faces) == slowly_counted(deck, faces));
  }
}

TEST_CASE("faces at random fall short of the bound", "[deck]") {
  const Deck deck = whole_deck(8);
  Random random(7);
  Faces faces = deal_faces(deck, std::vector<std::size_t>(57, 2));
  for (auto& card : faces)
    for (std::size_t& face : card) face = random.below(2);
  CHECK(matches_by_different_faces(deck, faces) == slowly_counted(deck, faces));
  CHECK(matches_by_different_faces(deck, faces) < 912);
}
