page-tip-omg-throw = Touche le bouton doré pour lancer les dés.
page-tip-omg-again = Garde ce lancer, ou relance les quatre dés une fois.
page-tip-omg-place = Les clés ouvrent les coffres ; pièces et diamants permettent de charger les trésors. Un coffre ou un trésor ne compte que complet.
page-omg-chest = Coffre à { $locks ->
        [1] une serrure
        [one] { $locks } serrure
       *[other] { $locks } serrures
    }
page-omg-no-chest = pas de coffre
page-omg-pile = { $left } dans la pioche
page-omg-how = Touche un coffre ou un trésor qui brille, ou d’abord des dés, puis leur place.
page-omg-ways = Avec quels dés ?
page-omg-die-lost = { $face }, ne va nulle part
page-omg-lost-die = perdu
page-omg-done = Mettre le reste de côté
page-omg-place = Garder ce lancer
page-omg-roll-again = Relancer
page-omg-loot = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $diamonds ->
        [0] {""}
       *[other] , { $diamonds } ◆
    }{ $fishbones ->
        [0] {""}
        [one] , { $fishbones } arête
       *[other] , { $fishbones } arêtes
    }
page-omg-over-final-turns = Chacun a joué son dernier tour.
page-omg-over-all-claimed = Il ne reste aucun trésor à charger.
page-omg-over-diamonds = Égalité de points : les diamants départagent.
page-omg-over-fishbones = Égalité de points et de diamants : celui qui a le moins d’arêtes gagne.

moment-omg-steal = Volé !
moment-omg-last-chest = Le dernier coffre !

# With real dice, and on the sheet of scores
page-omg-left = { $chests ->
        [0] Plus aucun coffre
        [1] Plus qu’un coffre
        [one] Encore { $chests } coffre
       *[other] Encore { $chests } coffres
    }
page-omg-ask-next-lock = Combien de serrures montre la carte du dessus de la pioche ?
page-omg-ask-open-chest = { $name } retourne un coffre. Que contient-il ?
