#include "kit/words.hpp"

namespace onematch {

const KitWords german_kit{
    .language = "de",
    .games = {{
        {"willughby", "Doublets", "England, nach Francis Willughby, um 1665", ""},
        {"cotton", "Doublets oder Spiel der Königin",
         "England, nach Charles Cotton, 1674", ""},
        {"doblet", "Doblet", "Spanien, nach dem Spielebuch Alfons’ X., 1283", ""},
        {"dames", "Dames rabattues", "Frankreich, 17. und 18. Jahrhundert",
         "Ein berührter Stein muss nicht gespielt werden; ein falsch abgelegter kommt "
         "zurück."},
        {"dames-1699", "Dames rabattues", "Frankreich, wie man 1699 spielte",
         "Ein berührter Stein muss nicht gespielt werden; ein falsch abgelegter kommt "
         "zurück."},
        {"ofanfelling", "Ofanfelling", "Island, nach Willard Fiske, 1905",
         "Auf einem ganzen Brett nimmt jeder das Viertel zu seiner Rechten."},
    }},

    .bar = "Bar",
    .borne_off = "ausgespielte Steine",

    .men_title = "Die Steine",
    .men_text = "%1 von jeder Farbe, einige davon als Ersatz.",
    .dice_title = "Die Würfel",
    .dice_text = "Volle Linien schneiden, gestrichelte falten, Laschen ankleben.",
    .fairer = "Echte Würfel sind gerechter: Papierwürfel sind leicht.",

    .making_title = "So entsteht das Spiel",
    .making_print =
        "Alle Seiten mit 100\u00a0% drucken, nicht an die Seite anpassen, auf "
        "starkes Papier.",
    .making_bar = "Der Balken am Fuß jeder Seite muss 50\u00a0mm messen.",
    .making_glue =
        "Brett und Steine auf 1,5 bis 2\u00a0mm dicke Pappe kleben: Steine stehen "
        "übereinander, und dicke stehen besser.",
    .making_cut =
        "Die Steine an den grauen Linien ausschneiden. Einige sind Ersatz: gespielt "
        "wird mit %1 von jeder Farbe.",
    .either = "%1 oder %2",
    .making_dice =
        "Die Würfel ausschneiden, die gestrichelten Linien ritzen und nach "
        "hinten falten. Die Laschen innen an die Nachbarflächen kleben.",
    .own_dice = "Eigene Würfel mit den Zahlen 1 bis 6 bereitlegen.",
    .making_table =
        "Die Spieler sitzen sich gegenüber, jeder an der Seite mit seinen sechs "
        "Zungen. Die Hälfte eines Backgammonbretts tut es auch.",

    .men_each = "Jeder hat %1 Steine, %2.",
    .piles_of_two = "je zwei übereinander auf allen sechs Zungen",
    .piles_of_two_and_three =
        "je zwei übereinander auf den Zungen 1 bis 3, je drei auf 4 bis 6",
    .begin =
        "Jeder wirft einen Würfel, bei gleichen Zahlen noch einmal. Die höhere Zahl "
        "beginnt mit einem neuen Wurf mit %1; dann geht es abwechselnd.",
    .two_dice = "zwei Würfeln",
    .three_dice = "drei Würfeln",

    .unstack_title = "Ablegen",
    .unstack =
        "Jeder Würfel nimmt den obersten Stein vom Stapel auf der Zunge seiner Zahl "
        "und legt ihn flach vor den Stapel, auf dieselbe Zunge.",
    .lowest_counts = "Der unterste Stein eines Stapels liegt schon.",
    .lowest_thrown = "Auch der unterste Stein eines Stapels muss gewürfelt werden.",
    .restack_title = "Aufstapeln",
    .restack =
        "Wenn alle Steine liegen, legt jeder Würfel einen Stein zurück auf den "
        "Stapel seiner Zunge.",
    .bear_title = "Ausspielen",
    .bear_exact =
        "Danach nimmt jeder Würfel einen Stein vom Brett, von der Zunge seiner "
        "Zahl und von keiner anderen.",
    .bear_overthrow =
        "Danach nimmt jeder Würfel einen Stein von der Zunge seiner Zahl. "
        "Eine Zahl über allen Steinen nimmt einen von der höchsten Zunge.",
    .bear_backgammon =
        "Danach nimmt jeder Würfel einen Stein von der Zunge seiner Zahl. Ist dort "
        "keiner, "
        "rückt einer der höchsten Zunge um so viele Zungen herab; eine Zahl über allen "
        "Steinen nimmt einen von der höchsten.",
    .carry =
        "Endet ein Abschnitt mitten im Wurf, gilt der Rest des Wurfs für den nächsten.",
    .no_carry =
        "Endet ein Abschnitt mitten im Wurf, ist der Rest des Wurfs nicht zu gebrauchen.",

    .doublet_title = "Pasch: alle Würfel gleich",
    .doublet_none = "Er ist nicht mehr wert als jeder andere Wurf.",
    .total_of_two =
        "Spiele so viele Steine, wie die Würfel zusammen zeigen, von beliebigen "
        "Zungen: zehn bei zwei Fünfen.",
    .total_of_three =
        "Spiele so viele Steine, wie die Würfel zusammen zeigen, von "
        "beliebigen Zungen: fünfzehn bei drei Fünfen.",
    .extra = "Spiele jeden Würfel, dann wirf noch einmal.",
    .extra_if_used = "Spiele jeden Würfel. War einer zu gebrauchen, wirf noch einmal.",
    .one_man = "Spiele nur einen Stein dieser Zahl, dann wirf noch einmal.",
    .one_man_if_used = "Spiele nur einen Stein dieser Zahl. Ging das, wirf noch einmal.",
    .bear_four =
        "Beim Ausspielen gilt stattdessen jeder Würfel zweimal, ohne neuen Wurf.",
    .bear_four_extra =
        "Beim Ausspielen gilt jeder Würfel zweimal, dann wirf noch einmal.",
    .bear_four_extra_if_used =
        "Beim Ausspielen gilt jeder Würfel zweimal. War einer zu gebrauchen, wirf noch "
        "einmal.",

    .unused_title = "Eine Zahl, die du nicht brauchen kannst",
    .lost = "Sie verfällt.",
    .share_die = "Dein Gegner spielt sie sofort, wenn er kann. Sonst verfällt sie.",
    .share_whole =
        "Kannst du von einem Wurf gar nichts brauchen, spielt dein Gegner sofort, "
        "was er kann. Alles andere verfällt.",
    .no_lift = "Auch er spielt nichts aus, bevor alle seine Steine liegen.",
    .strict = "Aber nicht, solange du schon ausspielst und er noch nicht.",
    .unstack_only = "Aber nur, um Steine abzulegen.",
    .literal_es = "Aber nicht, solange ihr beide ablegt.",

    .win = "Wer zuerst alle Steine ausgespielt hat, gewinnt.",
    .win_on_others_throw =
        "Wer zuerst alle Steine ausgespielt hat, gewinnt, auch beim Wurf des anderen.",
    .odds = "Ein Spiel dauert etwa %1 Würfe insgesamt; wer beginnt, gewinnt %2 von 100.",
    .one_game_in = "Etwa eines von %1 Spielen wird beim Wurf des anderen gewonnen.",
    .games_of_100 = "Etwa %1 von 100 Spielen werden beim Wurf des anderen gewonnen.",
    .numbers = {"zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun",
                "zehn"},
    .rule_set = "Regeln %1.",
    .changed_rule_set = "Regeln %1, mit %2.",
};

}  // namespace onematch
