// All that a kit says, in one place for each language.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace onematch {

/// A game as people call it.
struct GameName {
  std::string_view variant;  ///< its name on the command line
  std::string_view title;
  std::string_view source;  ///< where the rules come from
  std::string_view note;    ///< of this game alone; may be empty
};

/// The words of a language. "%1", "%2": what is filled in. Each sentence is one choice of
/// the rules; those that follow another begin as a sentence does.
struct KitWords {
  std::string_view language;
  std::array<GameName, 6> games;

  std::string_view bar, borne_off;

  std::string_view men_title, men_text;    ///< %1: how many of each colour
  std::string_view dice_title, dice_text;  ///< how to make them
  std::string_view fairer;                 ///< real dice are

  std::string_view making_title;
  std::string_view making_print, making_bar;  ///< the second if there are bars
  std::string_view making_glue;
  std::string_view making_cut;  ///< %1: how many of each colour are played with
  std::string_view either;      ///< of two numbers, %1 and %2
  std::string_view making_dice, own_dice;
  std::string_view making_table;  ///< what will do as well

  std::string_view men_each;  ///< %1: how many, %2: one of the two that follow
  std::string_view piles_of_two, piles_of_two_and_three;
  std::string_view begin;  ///< %1: one of the two that follow
  std::string_view two_dice, three_dice;

  std::string_view unstack_title, unstack, lowest_counts, lowest_thrown;
  std::string_view restack_title, restack;
  std::string_view bear_title, bear_exact, bear_overthrow, bear_backgammon;
  std::string_view carry, no_carry;

  std::string_view doublet_title;
  std::string_view doublet_none, total_of_two, total_of_three;
  std::string_view extra, extra_if_used, one_man, one_man_if_used;
  std::string_view bear_four, bear_four_extra, bear_four_extra_if_used;

  std::string_view unused_title, lost, share_die, share_whole;
  std::string_view no_lift, strict, unstack_only, literal_es;

  std::string_view win, win_on_others_throw;
  std::string_view odds;         ///< %1: throws, %2: games of 100
  std::string_view one_game_in;  ///< %1: a number of `numbers`
  std::string_view games_of_100;
  std::array<std::string_view, 9> numbers;  ///< two to ten
  std::string_view rule_set;                ///< %1: its name
  std::string_view changed_rule_set;        ///< %1: its name, %2: options that differ
};

extern const KitWords english_kit, french_kit, german_kit, spanish_kit, italian_kit;

/// Those of "fr" or "fr-CA"; of a language that there is none of, the English ones.
const KitWords& kit_words(const std::string& language);

/// "en", "fr" and the others.
std::vector<std::string> kit_languages();

/// The names of that variant, which is a known one.
const GameName& game_name(const KitWords& words, std::string_view variant);

}  // namespace onematch
