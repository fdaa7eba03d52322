score-kg = { $amount ->
        [one] una moneda
       *[other] { $amount } monedas
    }
board-kg-box-title = LA CAJA
board-kg-box-what = la banca; vacía: fin de la partida
board-kg-box = { $amount ->
        [one] 1 moneda
       *[other] { $amount } monedas
    }
board-kg-king-title = EL REY
board-kg-king-what = su parte y las multas
board-kg-king = { $amount ->
        [one] 1 moneda
       *[other] { $amount } monedas
    }
board-kg-rolls = { $left ->
        [0] No quedan tiradas.
        [one] Queda una tirada.
       *[other] Quedan { $left } tiradas.
    }
board-kg-tie-round = Ronda de desempate { $number }: la caja está vacía y se juega el primer puesto.
dice-locked-kg = bloqueado
