#include "kit/words.hpp"

namespace onematch {

const KitWords spanish_kit{
    .language = "es",
    .games = {{
        {"willughby", "Doublets", "Inglaterra, según Francis Willughby, hacia 1665", ""},
        {"cotton", "Doublets, o juego de la reina",
         "Inglaterra, según Charles Cotton, 1674", ""},
        {"doblet", "Doblet", "España, según el libro de los juegos de Alfonso X, 1283",
         ""},
        {"dames", "Dames rabattues", "Francia, siglos XVII y XVIII",
         "Ficha tocada no obliga a jugarla; la que se ha bajado por error vuelve a su "
         "pila."},
        {"dames-1699", "Dames rabattues", "Francia, como se jugaba en 1699",
         "Ficha tocada no obliga a jugarla; la que se ha bajado por error vuelve a su "
         "pila."},
        {"ofanfelling", "Ofanfelling", "Islandia, según Willard Fiske, 1905",
         "En un tablero entero cada uno usa la mesa de su derecha."},
    }},

    .bar = "barra",
    .borne_off = "fichas retiradas",

    .men_title = "Las fichas",
    .men_text = "%1 de cada color, algunas de repuesto.",
    .dice_title = "Los dados",
    .dice_text =
        "Cortar las líneas continuas, doblar las discontinuas, pegar las pestañas.",
    .fairer = "Los dados de verdad son más justos: los de papel pesan poco.",

    .making_title = "Cómo hacer el juego",
    .making_print =
        "Imprimir todas las páginas al 100\u00a0%, sin ajustar a la página, en "
        "papel grueso.",
    .making_bar = "La barra al pie de cada página debe medir 50\u00a0mm.",
    .making_glue =
        "Pegar el tablero y las fichas sobre cartón de 1,5 a 2\u00a0mm: las fichas "
        "forman pilas, y las gruesas se sostienen mejor.",
    .making_cut =
        "Recortar las fichas por las líneas grises. Hay de repuesto: se juega con %1 "
        "de cada color.",
    .either = "%1 o %2",
    .making_dice =
        "Recortar los dados, marcar las líneas discontinuas y doblarlas hacia "
        "atrás. Pegar las pestañas por dentro de las caras vecinas.",
    .own_dice = "Tener a mano dados propios, con los números del 1 al 6.",
    .making_table =
        "Los jugadores se sientan frente a frente, cada uno en el lado de sus seis "
        "casas. También sirve medio tablero de backgammon.",

    .men_each = "%1 fichas cada uno, %2.",
    .piles_of_two = "en pilas de dos en las seis casas",
    .piles_of_two_and_three = "en pilas de dos en las casas 1 a 3 y de tres en las 4 a 6",
    .begin =
        "Cada uno tira un dado, y otra vez si empatan. El más alto empieza con una "
        "nueva tirada de %1; después se juega por turnos.",
    .two_dice = "dos dados",
    .three_dice = "tres dados",

    .unstack_title = "Bajar",
    .unstack =
        "Cada dado toma la ficha de arriba de la pila en la casa de su número y la "
        "deja tumbada delante de la pila, en la misma casa.",
    .lowest_counts = "La ficha más baja de cada pila ya está bajada.",
    .lowest_thrown = "La ficha más baja de cada pila también necesita su dado.",
    .restack_title = "Volver a apilar",
    .restack =
        "Con todas las fichas bajadas, cada dado devuelve una ficha a la pila de su "
        "casa.",
    .bear_title = "Retirar",
    .bear_exact =
        "Después cada dado retira una ficha del tablero, de la casa de su número "
        "y de ninguna otra.",
    .bear_overthrow =
        "Después cada dado retira una ficha de la casa de su número. Un "
        "número mayor que todas tus fichas retira una de tu casa más alta.",
    .bear_backgammon =
        "Después cada dado retira una ficha de la casa de su número. Si allí no hay "
        "ninguna, una ficha de tu casa más alta baja tantas casas; un número mayor que "
        "todas tus fichas retira una de la más alta.",
    .carry = "Si una fase acaba en medio de una tirada, juega el resto en la siguiente.",
    .no_carry = "Si una fase acaba en medio de una tirada, no puedes usar el resto.",

    .doublet_title = "Doblete: dados todos iguales",
    .doublet_none = "No vale más que cualquier otra tirada.",
    .total_of_two =
        "Juega tantas fichas como los dados suman, de las casas que quieras: "
        "diez con dos cincos.",
    .total_of_three =
        "Juega tantas fichas como los dados suman, de las casas que quieras: "
        "quince con tres cincos.",
    .extra = "Juega cada dado y vuelve a tirar.",
    .extra_if_used = "Juega cada dado. Si alguno te ha servido, vuelve a tirar.",
    .one_man = "Juega una sola ficha de ese número y vuelve a tirar.",
    .one_man_if_used =
        "Juega una sola ficha de ese número. Si has podido, vuelve a tirar.",
    .bear_four = "Al retirar: juega cada dado dos veces, y no vuelvas a tirar.",
    .bear_four_extra = "Al retirar: juega cada dado dos veces y vuelve a tirar.",
    .bear_four_extra_if_used =
        "Al retirar: juega cada dado dos veces. Si alguno te ha servido, vuelve a tirar.",

    .unused_title = "Un número que no puedes usar",
    .lost = "Se pierde.",
    .share_die = "Tu rival lo juega enseguida, si puede. Si no, se pierde.",
    .share_whole =
        "Si no puedes usar nada de una tirada, tu rival juega enseguida lo que "
        "pueda de ella. Todo lo demás se pierde.",
    .no_lift = "Tampoco él retira nada antes de tener bajadas todas sus fichas.",
    .strict = "Pero no mientras tú retiras y él todavía no.",
    .unstack_only = "Pero solo para bajar fichas.",
    .literal_es = "Pero no mientras los dos bajáis fichas.",

    .win = "Gana quien antes retira todas sus fichas.",
    .win_on_others_throw =
        "Gana quien antes retira todas sus fichas, aunque sea en la tirada del otro.",
    .odds =
        "Una partida dura unas %1 tiradas en total; quien empieza gana %2 de cada 100.",
    .one_game_in = "Cerca de una partida de cada %1 se gana en la tirada del otro.",
    .games_of_100 = "Cerca de %1 partidas de cada 100 se ganan en la tirada del otro.",
    .numbers = {"dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve",
                "diez"},
    .rule_set = "Reglas %1.",
    .changed_rule_set = "Reglas %1, con %2.",
};

}  // namespace onematch
