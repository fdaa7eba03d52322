board-omg-chest = Coffre { $place }
board-omg-locks = { $locks ->
        [0] (vide)
        [one] 1 serrure
       *[other] { $locks } serrures
    }
board-omg-pile = { $count ->
        [0] Pioche vide
        [one] Pioche : 1 coffre
       *[other] Pioche : { $count } coffres
    }
board-omg-top = { $locks ->
        [0] plus rien à venir
        [one] suivant : 1 serrure
       *[other] suivant : { $locks } serrures
    }
board-omg-before = devant le bateau :
board-omg-loot = butin : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $diamonds ->
        [0] {""}
        [one] {" "}(dont 1 diamant)
       *[other] {" "}(dont { $diamonds } diamants)
    }{ $bones ->
        [0] {""}
        [one] , { $bones } arête
       *[other] , { $bones } arêtes
    }
board-omg-boarded = abordé
board-omg-complete = complet
board-omg-incomplete = pas encore complet
board-omg-final = { $you ->
        [name] Tu as ouvert le dernier coffre : les derniers tours ont commencé.
       *[other] { $name } a ouvert le dernier coffre : les derniers tours ont commencé.
    }
manual-omg-next-lock = Regarde le coffre du dessus de la pioche. Combien de serrures montre-t-il ?
manual-omg-open-chest = Retourne le coffre. Que contient-il ?
dice-cards-omg = sur une carte
dice-ships-omg = sur un bateau
more-choices-omg = { $count ->
        [one] { $count } autre façon
       *[other] { $count } autres façons
    } de placer des dés sur une carte pas encore complète : tape l pour tout voir.
