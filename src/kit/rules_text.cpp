#include "kit/rules_text.hpp"

#include <algorithm>
#include <cmath>

#include "sheet/captions.hpp"
#include "tables/position.hpp"

namespace onematch {
namespace {

std::string text_of(std::string_view words) {
  return std::string(words);
}

/// Two sentences, if there are two.
std::string joined(std::string_view first, std::string_view second) {
  std::string text(first);
  if (!text.empty() && !second.empty()) text += ' ';
  return text + text_of(second);
}

/// "15 or 12": how many men of a colour the games are played with.
std::string men_of(const std::vector<Variant>& variants, const KitWords& words) {
  const auto [least, most] = std::minmax_element(
      variants.begin(), variants.end(),
      [](const Variant& a, const Variant& b) { return men_of(a) < men_of(b); });
  const std::string larger = std::to_string(men_of(*most));
  return men_of(*least) == men_of(*most)
             ? larger
             : filled_in(words.either, {larger, std::to_string(men_of(*least))});
}

RulesPart part_of(Phase phase, const Variant& variant, const KitWords& words) {
  if (phase == Phase::unstack)
    return {text_of(words.unstack_title),
            joined(words.unstack,
                   variant.bottom_counts ? words.lowest_thrown : words.lowest_counts)};
  if (phase == Phase::restack)
    return {text_of(words.restack_title), text_of(words.restack)};
  const std::string_view text = variant.bear == BearOff::exact ? words.bear_exact
                                : variant.bear == BearOff::overthrow
                                    ? words.bear_overthrow
                                    : words.bear_backgammon;
  return {text_of(words.bear_title), text_of(text)};
}

std::string_view doublet_of(const Variant& variant, const KitWords& words) {
  switch (variant.doublet) {
    case Doublet::none:
      return words.doublet_none;
    case Doublet::total:
      return variant.dice == 2 ? words.total_of_two : words.total_of_three;
    case Doublet::extra:
      break;
  }
  if (variant.doublet_one_man)
    return variant.extra_requires_use ? words.one_man_if_used : words.one_man;
  return variant.extra_requires_use ? words.extra_if_used : words.extra;
}

/// What else a doublet does when men are borne off; mostly nothing.
std::string_view doublet_at_end(const Variant& variant, const KitWords& words) {
  if (variant.bear != BearOff::backgammon) return "";
  switch (variant.bg_doublet) {
    case BackgammonDoublet::extra:
      return "";
    case BackgammonDoublet::four:
      return words.bear_four;
    case BackgammonDoublet::four_extra:
      return variant.extra_requires_use ? words.bear_four_extra_if_used
                                        : words.bear_four_extra;
  }
  return "";
}

std::string unused_of(const Variant& variant, const KitWords& words) {
  const std::string_view share =
      variant.share_unit == ShareUnit::die ? words.share_die : words.share_whole;
  switch (variant.share) {
    case Share::none:
      return text_of(words.lost);
    case Share::no_lift:
      return joined(share, words.no_lift);
    case Share::strict:
      return joined(share, words.strict);
    case Share::unstack_only:
      return joined(share, words.unstack_only);
    case Share::literal_es:
      return joined(share, words.literal_es);
  }
  return "";
}

/// Of a hundred games, or as one of a few.
std::string on_others_throw(double chance, const KitWords& words) {
  const int of_100 = static_cast<int>(std::lround(100 * chance));
  if (of_100 == 0) return "";
  const auto one_in = static_cast<std::size_t>(std::lround(1 / chance));
  if (one_in >= 2 && one_in < 2 + words.numbers.size())
    return filled_in(words.one_game_in, {text_of(words.numbers.at(one_in - 2))});
  return filled_in(words.games_of_100, {std::to_string(of_100)});
}

std::string odds_text(const Outlook& outlook, const KitWords& words) {
  const std::string odds =
      filled_in(words.odds, {std::to_string(std::lround(outlook.mean_throws)),
                             std::to_string(std::lround(100 * outlook.first_win))});
  return joined(odds, on_others_throw(outlook.win_on_opponents_throw, words));
}

/// Whether another option leaves this one without meaning.
bool is_idle(const std::string& option, const Variant& variant) {
  if (option == "share_unit") return variant.share == Share::none;
  if (option == "extra_requires_use")
    return variant.doublet != Doublet::extra &&
           (variant.bear != BearOff::backgammon ||
            variant.bg_doublet != BackgammonDoublet::four_extra);
  if (option == "doublet_one_man") return variant.doublet != Doublet::extra;
  if (option == "bg_doublet") return variant.bear != BearOff::backgammon;
  return false;
}

/// The options that are other than those of the game by that name.
std::string changed_options(const Variant& variant) {
  const std::vector<std::string> usual = settings_of(variant_named(variant.name));
  std::string text;
  for (const std::string& setting : settings_of(variant))
    if (std::count(usual.begin(), usual.end(), setting) == 0 &&
        !is_idle(setting.substr(0, setting.find('=')), variant))
      text += (text.empty() ? "" : ", ") + setting;
  return text;
}

std::string rule_set_text(const Variant& variant, const KitWords& words) {
  const std::string changed = changed_options(variant);
  return changed.empty() ? filled_in(words.rule_set, {variant.name})
                         : filled_in(words.changed_rule_set, {variant.name, changed});
}

}  // namespace

RulesText rules_text(const Variant& variant, const Outlook& outlook,
                     const KitWords& words) {
  const GameName& name = game_name(words, variant.name);
  RulesText text;
  text.title = name.title;
  text.source = name.source;
  const bool all_alike =
      std::count(variant.piles.begin(), variant.piles.end(), variant.piles[0]) == 6;
  text.men =
      filled_in(words.men_each,
                {std::to_string(men_of(variant)),
                 text_of(all_alike ? words.piles_of_two : words.piles_of_two_and_three)});
  text.begin = filled_in(
      words.begin, {text_of(variant.dice == 2 ? words.two_dice : words.three_dice)});
  for (const Phase phase : phases_of(variant))
    text.parts.push_back(part_of(phase, variant, words));
  text.between = variant.carry ? words.carry : words.no_carry;
  text.doublet = {text_of(words.doublet_title),
                  joined(doublet_of(variant, words), doublet_at_end(variant, words))};
  text.unused = {text_of(words.unused_title), unused_of(variant, words)};
  text.win = outlook.win_on_opponents_throw > 0 ? words.win_on_others_throw : words.win;
  text.odds = odds_text(outlook, words);
  text.note = name.note;
  text.small_print = rule_set_text(variant, words);
  return text;
}

std::vector<std::string> making_text(const KitSpec& spec, bool has_bars,
                                     const KitWords& words) {
  return {joined(words.making_print, has_bars ? words.making_bar : ""),
          text_of(words.making_glue),
          filled_in(words.making_cut, {men_of(spec.variants, words)}),
          text_of(spec.nets ? words.making_dice : words.own_dice),
          text_of(words.making_table)};
}

}  // namespace onematch
