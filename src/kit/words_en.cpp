#include "kit/words.hpp"

namespace onematch {

const KitWords english_kit{
    .language = "en",
    .games = {{
        {"willughby", "Doublets", "England, after Francis Willughby, about 1665", ""},
        {"cotton", "Doublets, or Queen’s Game", "England, after Charles Cotton, 1674",
         ""},
        {"doblet", "Doblet", "Spain, after the book of games of Alfonso X, 1283", ""},
        {"dames", "Dames rabattues", "France, 17th and 18th centuries",
         "A man that you have touched need not be played; one laid down wrongly goes "
         "back."},
        {"dames-1699", "Dames rabattues", "France, as played in 1699",
         "A man that you have touched need not be played; one laid down wrongly goes "
         "back."},
        {"ofanfelling", "Ofanfelling", "Iceland, after Willard Fiske, 1905",
         "On a full board use each one’s right-hand table."},
    }},

    .bar = "bar",
    .borne_off = "men borne off",

    .men_title = "The men",
    .men_text = "%1 of each colour, some of them to spare.",
    .dice_title = "The dice",
    .dice_text = "Cut along the solid lines, fold along the dashed ones, glue the tabs.",
    .fairer = "Real dice are fairer: paper dice are light.",

    .making_title = "Making the kit",
    .making_print =
        "Print all pages at 100\u00a0%, without “fit to page”, on heavy paper.",
    .making_bar = "The bar at the foot of each page must measure 50\u00a0mm.",
    .making_glue =
        "Glue the board and the men on card 1.5 to 2\u00a0mm thick. Men stand in "
        "piles, and thick ones stand better.",
    .making_cut =
        "Cut out the men along their grey lines. Some are to spare: you play with %1 "
        "of each colour.",
    .either = "%1 or %2",
    .making_dice =
        "Cut out the dice, score the dashed lines and fold them back. Glue the "
        "tabs inside the faces next to them.",
    .own_dice = "Have dice of your own ready, with the numbers 1 to 6.",
    .making_table =
        "The players sit face to face, each at the side where his six points are. Half "
        "of any backgammon board will do as well.",

    .men_each = "%1 men each, %2.",
    .piles_of_two = "in piles of two on all six points",
    .piles_of_two_and_three = "in piles of two on points 1 to 3 and of three on 4 to 6",
    .begin =
        "Each throws one die, and ties throw again. The higher number begins, with a "
        "new throw of %1; then you take turns.",
    .two_dice = "two dice",
    .three_dice = "three dice",

    .unstack_title = "Lay down",
    .unstack =
        "Each die takes the top man off the pile on the point of its number and "
        "lays it flat before the pile, on the same point.",
    .lowest_counts = "The lowest man of a pile is down already.",
    .lowest_thrown = "The lowest man of a pile must be thrown, too.",
    .restack_title = "Pile up again",
    .restack =
        "When all your men are down, each die puts a man back on the pile of its "
        "point.",
    .bear_title = "Bear off",
    .bear_exact =
        "After that each die takes one man off the board, from the point of its "
        "number and no other.",
    .bear_overthrow =
        "After that each die takes one man off the point of its number. A "
        "number above all your men takes one off your highest point.",
    .bear_backgammon =
        "After that each die takes one man off the point of its number. If none is "
        "there, "
        "a man of your highest point moves down by so many points; a number above all "
        "your men takes one off your highest point.",
    .carry =
        "When a part ends within a throw, play the rest of the throw in the next part.",
    .no_carry = "When a part ends within a throw, you cannot use the rest of it.",

    .doublet_title = "A doublet: all dice alike",
    .doublet_none = "It is worth no more than any other throw.",
    .total_of_two =
        "Play as many men as the dice show together, from any points: ten men "
        "for two fives.",
    .total_of_three =
        "Play as many men as the dice show together, from any points: "
        "fifteen men for three fives.",
    .extra = "Play every die, then throw again.",
    .extra_if_used = "Play every die. If you could use any, throw again.",
    .one_man = "Play one man of that number, then throw again.",
    .one_man_if_used = "Play one man of that number. If you could, throw again.",
    .bear_four =
        "When you bear off: play every die twice instead, and don’t throw again.",
    .bear_four_extra = "When you bear off: play every die twice, and then throw again.",
    .bear_four_extra_if_used =
        "When you bear off: play every die twice. If you could use any, throw again.",

    .unused_title = "A number that you cannot use",
    .lost = "It is lost.",
    .share_die = "Your opponent plays it at once, if he can. Else it is lost.",
    .share_whole =
        "If you can use nothing of a throw, your opponent plays what he can of "
        "it at once. All else is lost.",
    .no_lift = "He, too, bears nothing off before all his men are down.",
    .strict = "But not while you bear off and he does not yet.",
    .unstack_only = "But only to lay men down.",
    .literal_es = "But not while both of you lay men down.",

    .win = "The first to bear off all his men wins.",
    .win_on_others_throw =
        "The first to bear off all his men wins, even on the other’s throw.",
    .odds = "A game takes about %1 throws in all; who begins wins %2 games of 100.",
    .one_game_in = "About one game in %1 is won on the other’s throw.",
    .games_of_100 = "About %1 games of 100 are won on the other’s throw.",
    .numbers = {"two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"},
    .rule_set = "Rule set %1.",
    .changed_rule_set = "Rule set %1, with %2.",
};

}  // namespace onematch
