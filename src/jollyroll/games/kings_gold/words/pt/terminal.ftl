score-kg = { $amount ->
        [0] 0 moedas
        [one] uma moeda
       *[other] { $amount } moedas
    }
board-kg-box-title = O TESOURO
board-kg-box-what = a banca; vazio: acabou
board-kg-box = { $amount ->
        [0] 0 moedas
        [one] 1 moeda
       *[other] { $amount } moedas
    }
board-kg-king-title = O REI
board-kg-king-what = as partes dele e as tuas multas
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
