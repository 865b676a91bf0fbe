// What a rules card says: the options of a variant in words; and how a kit is made.
#pragma once

#include <string>
#include <vector>

#include "kit/spec.hpp"
#include "kit/words.hpp"
#include "tables/outlook.hpp"
#include "tables/variant.hpp"

namespace onematch {

/// A heading and what stands under it.
struct RulesPart {
  std::string title, text;
};

struct RulesText {
  std::string title, source;
  std::string men;               ///< how they are set up
  std::string begin;             ///< who does
  std::vector<RulesPart> parts;  ///< of the game, in their order
  std::string between;           ///< what happens where one part ends
  RulesPart doublet, unused;
  std::string win, odds;
  std::string note;         ///< may be empty
  std::string small_print;  ///< the rules by their names
};

/// Says of `variant`, with its options, what the engine plays; of its odds, what
/// `outlook` has.
RulesText rules_text(const Variant& variant, const Outlook& outlook,
                     const KitWords& words);

/// How to make the kit, a sentence or two a step. `has_bars`: pages show 50 mm.
std::vector<std::string> making_text(const KitSpec& spec, bool has_bars,
                                     const KitWords& words);

}  // namespace onematch
