#include "kit/words.hpp"

namespace onematch {

const KitWords french_kit{
    .language = "fr",
    .games = {{
        {"willughby", "Doublets", "Angleterre, d’après Francis Willughby, vers 1665", ""},
        {"cotton", "Doublets, ou jeu de la reine",
         "Angleterre, d’après Charles Cotton, 1674", ""},
        {"doblet", "Doblet", "Espagne, d’après le livre des jeux d’Alphonse X, 1283", ""},
        {"dames", "Dames rabattues", "France, XVIIe et XVIIIe siècles",
         "Une dame touchée n’est pas forcément jouée\u00a0; une dame mal abattue est "
         "remise "
         "en place."},
        {"dames-1699", "Dames rabattues", "France, comme on y jouait en 1699",
         "Une dame touchée n’est pas forcément jouée\u00a0; une dame mal abattue est "
         "remise "
         "en place."},
        {"ofanfelling", "Ofanfelling", "Islande, d’après Willard Fiske, 1905",
         "Sur un tablier entier, chacun prend le jan à sa droite."},
    }},

    .bar = "barre",
    .borne_off = "dames levées",

    .men_title = "Les dames",
    .men_text = "%1 de chaque couleur, dont quelques-unes de réserve.",
    .dice_title = "Les dés",
    .dice_text = "Couper les traits pleins, plier les tirets, coller les languettes.",
    .fairer = "De vrais dés sont plus justes\u00a0: ceux de papier sont légers.",

    .making_title = "Fabriquer le jeu",
    .making_print =
        "Imprimer toutes les pages à 100\u00a0%, sans les ajuster à la page, sur du "
        "papier fort.",
    .making_bar = "La barre au pied de chaque page doit mesurer 50\u00a0mm.",
    .making_glue =
        "Coller le tablier et les dames sur du carton de 1,5 à 2 mm\u00a0: les dames "
        "sont empilées, et des dames épaisses tiennent mieux.",
    .making_cut =
        "Découper les dames le long des traits gris. Il y en a de réserve\u00a0: on "
        "joue avec %1 de chaque couleur.",
    .either = "%1 ou %2",
    .making_dice =
        "Découper les dés, marquer les tirets et les plier vers l’arrière. "
        "Coller les languettes sous les faces voisines.",
    .own_dice = "Préparer ses propres dés, numérotés de 1 à 6.",
    .making_table =
        "Les joueurs sont face à face, chacun du côté où sont ses six flèches. La "
        "moitié d’un tablier de backgammon convient aussi.",

    .men_each = "%1 dames chacun, %2.",
    .piles_of_two = "en piles de deux sur les six flèches",
    .piles_of_two_and_three =
        "en piles de deux sur les flèches 1 à 3 et de trois sur les flèches 4 à 6",
    .begin =
        "Chacun jette un dé, et le rejette en cas d’égalité. Le plus haut commence par "
        "un nouveau jet de %1\u00a0; ensuite on joue à tour de rôle.",
    .two_dice = "deux dés",
    .three_dice = "trois dés",

    .unstack_title = "Abattre",
    .unstack =
        "Chaque dé prend la dame du haut de la pile sur la flèche de son numéro et "
        "la couche à plat devant la pile, sur la même flèche.",
    .lowest_counts = "La dame du bas d’une pile est déjà abattue.",
    .lowest_thrown = "La dame du bas d’une pile demande aussi son dé.",
    .restack_title = "Rempiler",
    .restack =
        "Quand toutes vos dames sont abattues, chaque dé remet une dame sur la pile "
        "de sa flèche.",
    .bear_title = "Lever",
    .bear_exact =
        "Ensuite chaque dé lève une dame du tablier, de la flèche de son numéro "
        "et d’aucune autre.",
    .bear_overthrow =
        "Ensuite chaque dé lève une dame de la flèche de son numéro. Un "
        "numéro plus haut que toutes vos dames en lève une de la plus haute.",
    .bear_backgammon =
        "Ensuite chaque dé lève une dame de la flèche de son numéro. S’il n’y en a pas, "
        "une dame de votre flèche la plus haute descend d’autant\u00a0; un numéro plus "
        "haut "
        "que toutes vos dames en lève une de la plus haute.",
    .carry =
        "Quand une phase finit au milieu d’un jet, jouez le reste du jet dans la "
        "suivante.",
    .no_carry =
        "Quand une phase finit au milieu d’un jet, vous ne pouvez pas en jouer le reste.",

    .doublet_title = "Un doublet\u00a0: dés tous pareils",
    .doublet_none = "Il ne vaut pas plus qu’un autre jet.",
    .total_of_two =
        "Jouez autant de dames que les dés marquent ensemble, sur les flèches "
        "de votre choix\u00a0: dix pour deux cinq.",
    .total_of_three =
        "Jouez autant de dames que les dés marquent ensemble, sur les "
        "flèches de votre choix\u00a0: quinze pour trois cinq.",
    .extra = "Jouez chaque dé, puis rejetez les dés.",
    .extra_if_used = "Jouez chaque dé. Si l’un d’eux a servi, rejetez les dés.",
    .one_man = "Jouez une seule dame de ce numéro, puis rejetez les dés.",
    .one_man_if_used =
        "Jouez une seule dame de ce numéro. Si elle a pu l’être, rejetez les dés.",
    .bear_four =
        "En levant\u00a0: jouez plutôt chaque dé deux fois, et ne rejetez pas les dés.",
    .bear_four_extra =
        "En levant\u00a0: jouez chaque dé deux fois, puis rejetez les dés.",
    .bear_four_extra_if_used =
        "En levant\u00a0: jouez chaque dé deux fois. Si l’un d’eux a servi, rejetez les "
        "dés.",

    .unused_title = "Un numéro que vous ne pouvez pas jouer",
    .lost = "Il est perdu.",
    .share_die = "L’adversaire le joue aussitôt, s’il le peut. Sinon il est perdu.",
    .share_whole =
        "Si rien d’un jet ne vous sert, l’adversaire en joue aussitôt ce qu’il "
        "peut. Tout le reste est perdu.",
    .no_lift =
        "Lui non plus ne lève rien tant que ses dames ne sont pas toutes abattues.",
    .strict = "Mais pas pendant que vous levez et que lui ne lève pas encore.",
    .unstack_only = "Mais seulement pour abattre.",
    .literal_es = "Mais pas tant que vous abattez tous les deux.",

    .win = "Le premier qui a levé toutes ses dames gagne.",
    .win_on_others_throw =
        "Le premier qui a levé toutes ses dames gagne, même sur le jet de l’autre.",
    .odds =
        "Une partie dure environ %1 jets en tout\u00a0; qui commence en gagne %2 sur "
        "100.",
    .one_game_in = "Environ une partie sur %1 est gagnée sur le jet de l’autre.",
    .games_of_100 = "Environ %1 parties sur 100 sont gagnées sur le jet de l’autre.",
    .numbers = {"deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"},
    .rule_set = "Règles %1.",
    .changed_rule_set = "Règles %1, avec %2.",
};

}  // namespace onematch
