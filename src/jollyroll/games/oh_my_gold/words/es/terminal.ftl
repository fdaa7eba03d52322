board-omg-chest = Cofre { $place }
board-omg-locks = { $locks ->
        [0] (vacío)
        [one] 1 cerradura
       *[other] { $locks } cerraduras
    }
board-omg-pile = { $count ->
        [0] Mazo vacío
        [one] Mazo: 1 cofre
       *[other] Mazo: { $count } cofres
    }
board-omg-top = { $locks ->
        [0] no viene nada más
        [one] siguiente: 1 cerradura
       *[other] siguiente: { $locks } cerraduras
    }
board-omg-before = delante del barco:
board-omg-loot = botín: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }{ $diamonds ->
        [0] {""}
        [one] {" "}(con 1 diamante)
       *[other] {" "}(con { $diamonds } diamantes)
    }{ $bones ->
        [0] {""}
        [one] , 1 espina
       *[other] , { $bones } espinas
    }
board-omg-boarded = abordado
board-omg-complete = completo
board-omg-incomplete = aún sin completar
board-omg-final = { $you ->
        [name] Has abierto el último cofre: han empezado los turnos finales.
       *[other] { $name } ha abierto el último cofre: han empezado los turnos finales.
    }
manual-omg-next-lock = Mira el primer cofre del mazo. ¿Cuántas cerraduras muestra?
manual-omg-open-chest = Dale la vuelta al cofre. ¿Qué hay dentro?
dice-cards-omg = en una carta
dice-ships-omg = en un barco
more-choices-omg = Hay { $count ->
        [one] { $count } forma más
       *[other] { $count } formas más
    } de poner dados en una carta que aún no queda completa: l muestra todas.
