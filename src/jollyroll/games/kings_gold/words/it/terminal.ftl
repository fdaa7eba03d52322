score-kg = { $amount ->
        [one] una moneta
       *[other] { $amount } monete
    }
board-kg-box-title = IL BOTTINO
board-kg-box-what = la banca; vuoto: fine partita
board-kg-box = { $amount ->
        [one] 1 moneta
       *[other] { $amount } monete
    }
board-kg-king-title = IL RE
board-kg-king-what = la sua parte e le multe
board-kg-king = { $amount ->
        [one] 1 moneta
       *[other] { $amount } monete
    }
board-kg-rolls = { $left ->
        [0] Nessun rilancio rimasto.
        [one] Ancora un rilancio.
       *[other] Ancora { $left } rilanci.
    }
board-kg-tie-round = Giro di spareggio { $number }: il bottino è vuoto, ci si gioca il primo posto.
dice-locked-kg = bloccato
