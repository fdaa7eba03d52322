manual-pk-draw-card = { $you ->
        [name] Pioche la carte du dessus. Laquelle est-ce ? Tape son numéro ou son nom.
       *[other] { $name } pioche la carte du dessus. Laquelle est-ce ? Tape son numéro ou son nom.
    }
board-pk-card = Carte
board-pk-target = sur { $target }
board-pk-sockets = Têtes de mort : { $row } (à trois, ton tour est perdu)
board-pk-skulls = { $count } têtes de mort.
board-pk-island = Île de la Tête de mort : chaque adversaire perd { $loss } si le tour finit maintenant.
board-pk-swords = Sabres : { $have } sur { $need }.
board-pk-chest = Points à l’abri dans le coffre : { $points }.
board-pk-final = { $you ->
        [name] Manche finale : tu as atteint l’objectif ; tous les autres ont un dernier tour.
       *[other] Manche finale : { $name } a atteint l’objectif ; tous les autres ont un dernier tour.
    }
board-pk-playoff = Barrage { $number } : les ex æquo jouent pour la victoire.
dice-skulls-pk = de côté
dice-chest-pk = coffre
pick-chest-pk = Pour mettre des dés au coffre ou les en sortir, tape par exemple : chest ac
refused-pk-die-on-chest = Le dé « { $mark } » est au coffre ; sors-le d’abord : chest { $mark }
