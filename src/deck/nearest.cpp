#include "deck/nearest.hpp"

#include "core/number.hpp"

namespace onematch {

std::string nearest_decks(std::optional<int> below, std::optional<int> above,
                          int (*size)(int symbols_per_card)) {
  const auto named = [size](int k) {
    return std::to_string(k) + " (" + count_of(size(k), "card") + ")";
  };
  if (!below) return named(*above) + " is the least that works";
  if (!above) return named(*below) + " is the most that works";
  return named(*below) + " and " + named(*above) + " work";
}

}  // namespace onematch
