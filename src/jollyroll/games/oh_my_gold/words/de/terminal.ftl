board-omg-chest = Truhe { $place }
board-omg-locks = { $locks ->
        [0] (leer)
        [one] 1 Schloss
       *[other] { $locks } Schlösser
    }
board-omg-pile = { $count ->
        [0] Stapel leer
        [one] Stapel: 1 Truhe
       *[other] Stapel: { $count } Truhen
    }
board-omg-top = { $locks ->
        [0] nichts mehr
        [one] nächste: 1 Schloss
       *[other] nächste: { $locks } Schlösser
    }
board-omg-before = vor dem Schiff:
board-omg-loot = Beute: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ $diamonds ->
        [0] {""}
        [one] {" "}(mit 1 Diamanten)
       *[other] {" "}(mit { $diamonds } Diamanten)
    }{ $bones ->
        [0] {""}
        [one] , 1 Fischgräte
       *[other] , { $bones } Fischgräten
    }
board-omg-boarded = geentert
board-omg-complete = voll
board-omg-incomplete = noch nicht voll
board-omg-final = { $you ->
        [name] Du hast die letzte Truhe geöffnet: Die letzten Züge haben begonnen.
       *[other] { $name } hat die letzte Truhe geöffnet: Die letzten Züge haben begonnen.
    }
manual-omg-next-lock = Sieh dir die oberste Truhe des Stapels an. Wie viele Schlösser zeigt sie?
manual-omg-open-chest = Dreh die Truhe um. Was ist darin?
dice-cards-omg = auf Karte
dice-ships-omg = auf Schiff
more-choices-omg = { $count ->
    [one] Noch eine Möglichkeit, Würfel auf einer noch nicht vollen Karte einzusetzen: l zeigt sie.
   *[other] Noch { $count } Möglichkeiten, Würfel auf einer noch nicht vollen Karte einzusetzen: l zeigt sie.
}
