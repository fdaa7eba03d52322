score-kg = { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    }
board-kg-box-title = LA BOURSE
board-kg-box-what = la banque ; vide : partie finie
board-kg-box = { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    }
board-kg-king-title = LE ROI
board-kg-king-what = sa part et les amendes
board-kg-king = { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    }
board-kg-rolls = { $left ->
        [0] Plus de relance.
        [one] Encore une relance.
       *[other] Encore { $left } relances.
    }
board-kg-tie-round = Manche de départage { $number } : la bourse est vide, la première place est en jeu.
dice-locked-kg = bloqué
