manual-pk-draw-card = { $you ->
        [name] Pesca la prima carta del mazzo. Qual è? Scrivi il suo numero o il suo nome.
       *[other] { $name } pesca la prima carta del mazzo. Qual è? Scrivi il suo numero o il suo nome.
    }
board-pk-card = Carta
board-pk-target = su { $target }
board-pk-sockets = Teschi: { $row } (con tre perdi il turno)
board-pk-skulls = { $count } teschi.
board-pk-island = Isola dei Teschi: ogni avversario perde { $loss } se il turno finisce adesso.
board-pk-swords = Sciabole: { $have } su { $need }.
board-pk-chest = Al sicuro nel forziere: { $points } punti.
board-pk-final = { $you ->
        [name] Giro finale: sei al traguardo; tutti gli altri hanno un ultimo turno.
       *[other] Giro finale: { $name } è al traguardo; tutti gli altri hanno un ultimo turno.
    }
board-pk-playoff = Spareggio { $number }: chi è a pari merito gioca per la vittoria.
dice-skulls-pk = da parte
dice-chest-pk = forziere
pick-chest-pk = Per mettere dadi nel forziere o toglierli scrivi per esempio: chest ac
refused-pk-die-on-chest = Il dado «{ $mark }» è nel forziere; prima toglilo: chest { $mark }
