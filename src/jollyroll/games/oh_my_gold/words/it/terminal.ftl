board-omg-chest = Forziere { $place }
board-omg-locks = { $locks ->
        [0] (vuoto)
        [one] 1 serratura
       *[other] { $locks } serrature
    }
board-omg-pile = { $count ->
        [0] Mazzo vuoto
        [one] Mazzo: 1 forziere
       *[other] Mazzo: { $count } forzieri
    }
board-omg-top = { $locks ->
        [0] non arriva più niente
        [one] prossimo: 1 serratura
       *[other] prossimo: { $locks } serrature
    }
board-omg-before = davanti alla nave:
board-omg-loot = bottino: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }{ $diamonds ->
        [0] {""}
        [one] {" "}(con 1 diamante)
       *[other] {" "}(con { $diamonds } diamanti)
    }{ $bones ->
        [0] {""}
        [one] , { $bones } lisca
       *[other] , { $bones } lische
    }
board-omg-boarded = abbordata
board-omg-complete = completo
board-omg-incomplete = non ancora completo
board-omg-final = { $you ->
        [name] Hai aperto l’ultimo forziere: sono cominciati gli ultimi turni.
       *[other] { $name } ha aperto l’ultimo forziere: sono cominciati gli ultimi turni.
    }
manual-omg-next-lock = Guarda il primo forziere del mazzo. Quante serrature mostra?
manual-omg-open-chest = Volta il forziere. Che cosa c’è dentro?
dice-cards-omg = su una carta
dice-ships-omg = su una nave
more-choices-omg = { $count ->
        [one] Un altro modo
       *[other] Altri { $count } modi
    } di piazzare dadi su una carta non ancora completa: scrivi l per vedere tutto.
