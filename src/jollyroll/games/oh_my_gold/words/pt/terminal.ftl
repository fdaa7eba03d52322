board-omg-chest = Baú { $place }
board-omg-locks = { $locks ->
        [0] (vazio)
        [one] 1 fechadura
       *[other] { $locks } fechaduras
    }
board-omg-pile = { $count ->
        [0] Baralho vazio
        [one] Baralho: 1 baú
       *[other] Baralho: { $count } baús
    }
board-omg-top = { $locks ->
        [0] já não vem nada
        [one] a seguir: 1 fechadura
       *[other] a seguir: { $locks } fechaduras
    }
board-omg-before = à frente do navio:
board-omg-loot = saque: { $points ->
        [0] 0 pontos
        [one] 1 ponto
       *[other] { $points } pontos
    }{ $diamonds ->
        [0] {""}
        [one] {" "}(com 1 diamante)
       *[other] {" "}(com { $diamonds } diamantes)
    }{ $bones ->
        [0] {""}
        [one] , 1 espinha
       *[other] , { $bones } espinhas
    }
board-omg-boarded = abordado
board-omg-complete = completo
board-omg-incomplete = ainda por completar
board-omg-final = { $you ->
        [name] Abriste o último baú: os turnos finais começaram.
       *[other] { $name } abriu o último baú: os turnos finais começaram.
    }
manual-omg-next-lock = Olha para o baú de cima do baralho. Quantas fechaduras mostra?
manual-omg-open-chest = Vira o baú. O que há lá dentro?
dice-cards-omg = numa carta
dice-ships-omg = num navio
more-choices-omg = Há mais { $count ->
        [one] { $count } maneira
       *[other] { $count } maneiras
    } de pôr dados numa carta que ainda não fica completa: l mostra todas.
