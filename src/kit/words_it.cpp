#include "kit/words.hpp"

namespace onematch {

const KitWords italian_kit{
    .language = "it",
    .games = {{
        {"willughby", "Doublets", "Inghilterra, secondo Francis Willughby, circa 1665",
         ""},
        {"cotton", "Doublets, o gioco della regina",
         "Inghilterra, secondo Charles Cotton, 1674", ""},
        {"doblet", "Doblet", "Spagna, secondo il libro dei giochi di Alfonso X, 1283",
         ""},
        {"dames", "Dames rabattues", "Francia, XVII e XVIII secolo",
         "Una pedina toccata non va per forza giocata; una posata per errore torna a "
         "posto."},
        {"dames-1699", "Dames rabattues", "Francia, come si giocava nel 1699",
         "Una pedina toccata non va per forza giocata; una posata per errore torna a "
         "posto."},
        {"ofanfelling", "Ofanfelling", "Islanda, secondo Willard Fiske, 1905",
         "Su un tavoliere intero ognuno usa il quarto alla propria destra."},
    }},

    .bar = "barra",
    .borne_off = "pedine uscite",

    .men_title = "Le pedine",
    .men_text = "%1 per colore, alcune di riserva.",
    .dice_title = "I dadi",
    .dice_text =
        "Tagliare le linee continue, piegare quelle tratteggiate, incollare le "
        "linguette.",
    .fairer = "I dadi veri sono più giusti: quelli di carta sono leggeri.",

    .making_title = "Costruire il gioco",
    .making_print =
        "Stampare tutte le pagine al 100\u00a0%, senza adattarle al foglio, su "
        "carta pesante.",
    .making_bar = "La barra al piede di ogni pagina deve misurare 50\u00a0mm.",
    .making_glue =
        "Incollare il tavoliere e le pedine su cartone di 1,5-2\u00a0mm: le pedine "
        "formano pile, e quelle spesse stanno meglio in piedi.",
    .making_cut =
        "Ritagliare le pedine lungo le linee grigie. Alcune sono di riserva: si gioca "
        "con %1 per colore.",
    .either = "%1 o %2",
    .making_dice =
        "Ritagliare i dadi, incidere le linee tratteggiate e piegarle "
        "all’indietro. Incollare le linguette sotto le facce vicine.",
    .own_dice = "Procurarsi dei dadi con i numeri da 1 a 6.",
    .making_table =
        "I giocatori siedono uno di fronte all’altro, ognuno dal lato delle sue sei "
        "punte. Va bene anche metà di un tavoliere da backgammon.",

    .men_each = "%1 pedine ciascuno, %2.",
    .piles_of_two = "in pile di due su tutte e sei le punte",
    .piles_of_two_and_three = "in pile di due sulle punte da 1 a 3 e di tre da 4 a 6",
    .begin =
        "Ognuno tira un dado, e di nuovo in caso di parità. Il più alto comincia con "
        "un nuovo tiro di %1; poi si gioca a turno.",
    .two_dice = "due dadi",
    .three_dice = "tre dadi",

    .unstack_title = "Posare",
    .unstack =
        "Ogni dado prende la pedina in cima alla pila sulla punta del suo numero e "
        "la posa piatta davanti alla pila, sulla stessa punta.",
    .lowest_counts = "La pedina più bassa di una pila è già posata.",
    .lowest_thrown = "Anche la pedina più bassa di una pila va tirata.",
    .restack_title = "Rifare le pile",
    .restack =
        "Quando tutte le pedine sono posate, ogni dado rimette una pedina sulla "
        "pila della sua punta.",
    .bear_title = "Portare fuori",
    .bear_exact =
        "Poi ogni dado toglie una pedina dal tavoliere, dalla punta del suo "
        "numero e da nessun’altra.",
    .bear_overthrow =
        "Poi ogni dado toglie una pedina dalla punta del suo numero. Un "
        "numero più alto di tutte le tue pedine ne toglie una dalla più "
        "alta.",
    .bear_backgammon =
        "Poi ogni dado toglie una pedina dalla punta del suo numero. Se lì non ce n’è, "
        "una "
        "pedina della tua punta più alta scende di altrettante punte; un numero più alto "
        "di tutte le tue pedine ne toglie una dalla più alta.",
    .carry = "Se una fase finisce a metà di un tiro, gioca il resto in quella che segue.",
    .no_carry = "Se una fase finisce a metà di un tiro, non puoi usarne il resto.",

    .doublet_title = "Un doppio: dadi tutti uguali",
    .doublet_none = "Non vale più di un altro tiro.",
    .total_of_two =
        "Gioca tante pedine quanto fanno insieme i dadi, da punte a scelta: "
        "dieci con due cinque.",
    .total_of_three =
        "Gioca tante pedine quanto fanno insieme i dadi, da punte a scelta: "
        "quindici con tre cinque.",
    .extra = "Gioca ogni dado, poi tira di nuovo.",
    .extra_if_used = "Gioca ogni dado. Se uno è servito, tira di nuovo.",
    .one_man = "Gioca una sola pedina di quel numero, poi tira di nuovo.",
    .one_man_if_used =
        "Gioca una sola pedina di quel numero. Se hai potuto, tira di nuovo.",
    .bear_four =
        "Portando fuori: gioca invece ogni dado due volte, e non tirare di nuovo.",
    .bear_four_extra = "Portando fuori: gioca ogni dado due volte, poi tira di nuovo.",
    .bear_four_extra_if_used =
        "Portando fuori: gioca ogni dado due volte. Se uno è servito, tira di nuovo.",

    .unused_title = "Un numero che non puoi usare",
    .lost = "È perso.",
    .share_die = "L’avversario lo gioca subito, se può. Altrimenti è perso.",
    .share_whole =
        "Se non puoi usare nulla di un tiro, l’avversario ne gioca subito ciò "
        "che può. Tutto il resto è perso.",
    .no_lift = "Neanche lui porta fuori nulla prima di aver posato tutte le pedine.",
    .strict = "Ma non mentre tu porti fuori e lui non ancora.",
    .unstack_only = "Ma solo per posare pedine.",
    .literal_es = "Ma non mentre tutti e due posate pedine.",

    .win = "Vince chi per primo ha portato fuori tutte le sue pedine.",
    .win_on_others_throw =
        "Vince chi per primo ha portato fuori tutte le sue pedine, "
        "anche sul tiro dell’altro.",
    .odds = "Una partita dura circa %1 tiri in tutto; chi comincia ne vince %2 su 100.",
    .one_game_in = "Circa una partita su %1 si vince sul tiro dell’altro.",
    .games_of_100 = "Circa %1 partite su 100 si vincono sul tiro dell’altro.",
    .numbers = {"due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove",
                "dieci"},
    .rule_set = "Regole %1.",
    .changed_rule_set = "Regole %1, con %2.",
};

}  // namespace onematch
