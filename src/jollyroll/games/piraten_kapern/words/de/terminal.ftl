manual-pk-draw-card = { $you ->
        [name] Zieh die oberste Karte. Welche ist es? Tippe ihre Nummer oder ihren Namen.
       *[other] { $name } zieht die oberste Karte. Welche ist es? Tippe ihre Nummer oder ihren Namen.
    }
board-pk-card = Karte
board-pk-target = von { $target }
board-pk-sockets = Totenköpfe: { $row } (bei dreien ist der Zug verloren)
board-pk-skulls = { $count } Totenköpfe.
board-pk-island = Totenkopfinsel: Jeder Gegner verliert { $loss }, wenn jetzt Schluss ist.
board-pk-swords = Säbel: { $have } von { $need }.
board-pk-chest = Sicher auf der Schatzinsel: { $points } Punkte.
board-pk-final = { $you ->
        [name] Schlussrunde: Du bist am Ziel; alle anderen haben noch einen letzten Zug.
       *[other] Schlussrunde: { $name } ist am Ziel; alle anderen haben noch einen letzten Zug.
    }
board-pk-playoff = Stechen { $number }: Die Führenden spielen um den Sieg.
dice-skulls-pk = beiseite
dice-chest-pk = gesichert
pick-chest-pk = Würfel auf die Schatzinsel legen oder herunternehmen: Tippe etwa: chest ac
refused-pk-die-on-chest = Würfel „{ $mark }“ liegt auf der Schatzinsel; nimm ihn erst herunter: chest { $mark }
