// The tables games in which men are laid down on their points and then borne off: a
// variant of the rules is data.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace onematch {

/// A number for each of a player's six points, point 1 first.
using PointCounts = std::array<int, 6>;

/// What a doublet, a throw of dice that are all alike, is worth.
enum class Doublet {
  none,   ///< no more than any other throw
  total,  ///< as many men as the dice show together, on any points
  extra   ///< its dice, and then another throw
};

/// When the other player may use the dice that the thrower can't.
enum class Share {
  none,          ///< never
  no_lift,       ///< always; but like anyone he lifts no man before all his are down
  strict,        ///< not while he still lays down and the thrower bears off
  unstack_only,  ///< only to lay men down
  literal_es     ///< not while both lay down
};

/// What is handed on: single dice, or only a throw of which the thrower used nothing.
enum class ShareUnit { die, whole };

/// What a die bears off.
enum class BearOff {
  exact,      ///< a man on its own point
  overthrow,  ///< or, if it is above all men, one on the highest point that has any
  backgammon  ///< or else it moves the man on the highest point down
};

/// What a doublet does when men are borne off as in backgammon.
enum class BackgammonDoublet {
  extra,      ///< what it does before
  four,       ///< each die twice, without another throw
  four_extra  ///< each die twice, and then another throw
};

/// The rules of a game. What another choice leaves without meaning has no effect.
struct Variant {
  std::string name;   ///< by which a command calls it
  std::string title;  ///< for people
  int dice = 2;
  PointCounts piles{2, 2, 2, 3, 3, 3};  ///< men on each point at the start
  bool restack = false;                 ///< between, men are put back on their piles
  Doublet doublet = Doublet::none;
  Share share = Share::none;
  ShareUnit share_unit = ShareUnit::die;
  bool carry = true;           ///< a throw goes on across the end of a phase
  bool bottom_counts = false;  ///< the lowest man of a pile must be laid down, too
  BearOff bear = BearOff::exact;
  bool extra_requires_use = false;  ///< no other throw if the thrower used no die
  bool doublet_one_man = false;     ///< a doublet that gives a throw is but one die
  BackgammonDoublet bg_doublet = BackgammonDoublet::extra;
};

/// The games that are known: willughby, cotton, doblet, dames, dames-1699, ofanfelling.
const std::vector<Variant>& known_variants();

/// One of them. Throws Error, with the nearest name, if there is none.
Variant variant_named(std::string_view name);

/// Sets what "carry=false" says. Throws Error, with what it may be, if `setting` has
/// another form, or there is no such option or value.
void set_option(Variant& variant, std::string_view setting);

/// Every option as set_option() takes it, in the order of the documentation.
std::vector<std::string> settings_of(const Variant& variant);

/// All men of a player.
int men_of(const Variant& variant);

}  // namespace onematch
