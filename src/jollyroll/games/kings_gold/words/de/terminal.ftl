score-kg = { $amount ->
        [one] eine Münze
       *[other] { $amount } Münzen
    }
board-kg-box-title = DIE SCHACHTEL
board-kg-box-what = die Bank; leer: Spielende
board-kg-box = { $amount ->
        [one] 1 Münze
       *[other] { $amount } Münzen
    }
board-kg-king-title = DER KÖNIG
board-kg-king-what = seine Anteile, eure Strafzölle
board-kg-king = { $amount ->
        [one] 1 Münze
       *[other] { $amount } Münzen
    }
board-kg-rolls = { $left ->
        [0] Kein Wurf mehr.
        [one] Noch ein Wurf.
       *[other] Noch { $left } Würfe.
    }
board-kg-tie-round = Stechrunde { $number }: Die Schachtel ist leer, es geht um den Sieg.
dice-locked-kg = fest
