// Decks in which every card looks alike: one turn takes each to the next.
#pragma once

#include <string>
#include <vector>

#include "deck/blueprint.hpp"

namespace onematch {

/// Base blocks in an abelian group whose differences are each element but 0 once.
///
/// `group` has the orders of cyclic factors; an element is numbered in mixed radix, the
/// first factor lowest. `subgroup`, if above 1, is the order of the subgroup of the
/// multiples of size() / subgroup, whose cosets are symbols, too.
struct DifferenceFamily {
  std::vector<int> group;
  std::vector<std::vector<int>> blocks;
  int subgroup = 1;

  int size() const;
};

/// Whether each element of the group but 0 is exactly once a difference within a block
/// or in the subgroup.
bool is_difference_family(const DifferenceFamily& family);

/// A card for each element of the group: card c has for each element x of each block
/// the block's symbol c + x, and the symbol of its coset of the subgroup.
Deck developed(const DifferenceFamily& family);

/// Those stored (difference_table.cpp), each checked when it is first read.
const std::vector<Blueprint>& difference_decks();

/// A line of the table: "23: 0 1 3 8 14, 0 4", "5x5: ..." or "24/6: ..." with a subgroup.
DifferenceFamily parse_difference_family(const std::string& line);
const std::vector<const char*>& difference_table();

}  // namespace onematch
