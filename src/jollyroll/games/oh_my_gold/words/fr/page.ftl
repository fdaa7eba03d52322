page-tip-omg-throw = Touche le bouton doré pour lancer les dés.
page-tip-omg-again = Place ces dés, ou relance-les tous une fois.
page-tip-omg-place = Les clés ouvrent les coffres, pièces et diamants chargent les trésors. Une carte compte une fois pleine.
page-omg-chest = Coffre à { $locks ->
        [one] { $locks } serrure
       *[other] { $locks } serrures
    }
page-omg-no-chest = pas de coffre
page-omg-pile = { $left } dans la pioche
page-omg-how = Touche une carte qui s’illumine, ou d’abord des dés, puis une carte.
page-omg-ways = Avec quels dés ?
page-omg-die-lost = { $face }, ne va nulle part
page-omg-lost-die = perdu
page-omg-done = Écarter le reste
page-omg-place = Placer ces dés
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
