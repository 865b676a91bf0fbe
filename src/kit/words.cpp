#include "kit/words.hpp"

#include <algorithm>
#include <cassert>

#include "core/words.hpp"

namespace onematch {
namespace {

const std::array<const KitWords*, 5> all_words{&english_kit, &french_kit, &german_kit,
                                               &spanish_kit, &italian_kit};

}  // namespace

const KitWords& kit_words(const std::string& language) {
  const std::string_view tag = language_of(language);
  for (const KitWords* words : all_words)
    if (words->language == tag) return *words;
  return english_kit;
}

std::vector<std::string> kit_languages() {
  std::vector<std::string> languages;
  for (const KitWords* words : all_words) languages.emplace_back(words->language);
  return languages;
}

const GameName& game_name(const KitWords& words, std::string_view variant) {
  const auto found =
      std::find_if(words.games.begin(), words.games.end(),
                   [&](const GameName& game) { return game.variant == variant; });
  assert(found != words.games.end());
  return *found;
}

}  // namespace onematch
