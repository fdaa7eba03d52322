manual-pk-draw-card = { $you ->
        [name] Trek de bovenste kaart. Welke is het? Typ het nummer of de naam.
       *[other] { $name } trekt de bovenste kaart. Welke is het? Typ het nummer of de naam.
    }
board-pk-card = Kaart
board-pk-target = van { $target }
board-pk-sockets = Doodskoppen: { $row } (bij drie ben je je beurt kwijt)
board-pk-skulls = { $count } doodskoppen.
board-pk-island = Doodskopeiland: elke tegenstander verliest { $loss } als het nu eindigt.
board-pk-swords = Sabels: { $have } van { $need }.
board-pk-chest = Veilig op de kist: { $points } punten.
board-pk-final = { $you ->
        [name] Slotronde: je hebt het doel gehaald; alle anderen krijgen nog één laatste beurt.
       *[other] Slotronde: { $name } heeft het doel gehaald; alle anderen krijgen nog één laatste beurt.
    }
board-pk-playoff = Beslissingsronde { $number }: de koplopers spelen om de overwinning.
dice-skulls-pk = opzij
dice-chest-pk = op kist
pick-chest-pk = Stenen op de kist leggen of eraf halen: typ bijvoorbeeld: chest ac
refused-pk-die-on-chest = Steen “{ $mark }” ligt op de kist; haal hem er eerst af: chest { $mark }
