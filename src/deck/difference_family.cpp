#include "deck/difference_family.hpp"

#include <algorithm>
#include <cassert>
#include <functional>
#include <numeric>
#include <sstream>

#include "core/error.hpp"

namespace onematch {
namespace {

/// a + b, or a - b, digit by digit.
int combined(const std::vector<int>& group, int a, int b, int sign) {
  int result = 0, weight = 1;
  for (const int modulus : group) {
    result += weight * ((a % modulus + sign * (b % modulus) + modulus) % modulus);
    a /= modulus;
    b /= modulus;
    weight *= modulus;
  }
  return result;
}

std::vector<int> numbers_in(const std::string& text, char between) {
  std::vector<int> numbers;
  std::istringstream words(text);
  for (std::string word; std::getline(words, word, between);)
    if (!word.empty()) numbers.push_back(std::stoi(word));
  return numbers;
}

Blueprint blueprint(const DifferenceFamily& family) {
  Blueprint deck;
  deck.cards = static_cast<std::size_t>(family.size());
  deck.symbols = deck.cards * family.blocks.size();
  std::size_t per_card = 0;
  for (const std::vector<int>& block : family.blocks) per_card += block.size();
  if (family.subgroup > 1) {
    ++per_card;
    deck.symbols += static_cast<std::size_t>(family.size() / family.subgroup);
  }
  deck.per_card = {per_card, per_card};
  deck.made_of =
      (family.group.size() == 1 ? "cyclic deck of " : "difference family of ") +
      std::to_string(deck.cards);
  deck.make = [family](Numbering) { return developed(family); };
  return deck;
}

}  // namespace

int DifferenceFamily::size() const {
  return std::accumulate(group.begin(), group.end(), 1, std::multiplies<>());
}

bool is_difference_family(const DifferenceFamily& family) {
  const int size = family.size();
  std::vector<int> times(static_cast<std::size_t>(size));
  for (const std::vector<int>& block : family.blocks)
    for (const int a : block)
      for (const int b : block)
        if (a != b) ++times[static_cast<std::size_t>(combined(family.group, a, b, -1))];
  if (family.subgroup > 1)
    for (int element = size / family.subgroup; element < size;
         element += size / family.subgroup)
      ++times[static_cast<std::size_t>(element)];
  return times[0] == 0 && std::count(times.begin() + 1, times.end(), 1) == size - 1;
}

Deck developed(const DifferenceFamily& family) {
  const int size = family.size();
  Deck deck;
  for (int c = 0; c < size; ++c) {
    Card& card = deck.cards.emplace_back();
    int first = 0;
    for (const std::vector<int>& block : family.blocks) {
      for (const int x : block)
        card.push_back(static_cast<SymbolId>(first + combined(family.group, c, x, 1)));
      first += size;
    }
    const int cosets = size / family.subgroup;
    if (family.subgroup > 1) card.push_back(static_cast<SymbolId>(first + c % cosets));
    if (family.subgroup > 1) first += cosets;
    deck.symbol_count = static_cast<std::size_t>(first);
  }
  return deck;
}

DifferenceFamily parse_difference_family(const std::string& line) {
  DifferenceFamily family;
  const std::size_t colon = line.find(':');
  assert(colon != std::string::npos);
  const std::string head = line.substr(0, colon);
  const std::size_t slash = head.find('/');
  family.group = numbers_in(head.substr(0, slash), 'x');
  if (slash != std::string::npos) family.subgroup = std::stoi(head.substr(slash + 1));
  std::istringstream blocks(line.substr(colon + 1));
  for (std::string block; std::getline(blocks, block, ',');)
    family.blocks.push_back(numbers_in(block, ' '));
  return family;
}

const std::vector<Blueprint>& difference_decks() {
  static const std::vector<Blueprint> decks = [] {
    std::vector<Blueprint> made;
    for (const char* line : difference_table()) {
      const DifferenceFamily family = parse_difference_family(line);
      if (!is_difference_family(family))
        throw bug("'" + std::string(line) + "' is no difference family");
      made.push_back(blueprint(family));
    }
    return made;
  }();
  return decks;
}

}  // namespace onematch
