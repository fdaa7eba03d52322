score-kg = { $amount ->
        [0] 0 moedas
        [one] uma moeda
       *[other] { $amount } moedas
    }
board-kg-box-title = O TESOURO
board-kg-box-what = a banca; vazio: fim da partida
board-kg-box = { $amount ->
        [0] 0 moedas
        [one] 1 moeda
       *[other] { $amount } moedas
    }
board-kg-king-title = O REI
board-kg-king-what = a parte dele e as multas
board-kg-king = { $amount ->
        [0] 0 moedas
        [one] 1 moeda
       *[other] { $amount } moedas
    }
board-kg-rolls = { $left ->
        [0] Não resta nenhum lançamento.
        [one] Resta um lançamento.
       *[other] Restam { $left } lançamentos.
    }
board-kg-tie-round = Ronda de desempate { $number }: o Tesouro está vazio, joga-se pelo primeiro lugar.
dice-locked-kg = preso
