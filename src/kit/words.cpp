#include "kit/words.hpp"

#include <algorithm>
#include <cassert>

namespace onematch {

const KitWords& kit_words(const std::string& language) {
  const std::string tag = language.substr(0, language.find('-'));
  for (const KitWords* words : {&french_kit, &german_kit, &spanish_kit, &italian_kit})
    if (words->language == tag) return *words;
  return english_kit;
}

const GameName& game_name(const KitWords& words, std::string_view variant) {
  const auto found =
      std::find_if(words.games.begin(), words.games.end(),
                   [&](const GameName& game) { return game.variant == variant; });
  assert(found != words.games.end());
  return *found;
}

}  // namespace onematch
