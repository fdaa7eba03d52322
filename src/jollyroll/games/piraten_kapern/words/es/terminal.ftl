manual-pk-draw-card = { $you ->
        [name] Descubre la primera carta del mazo. ¿Cuál es? Escribe su número o su nombre.
       *[other] { $name } descubre la primera carta del mazo. ¿Cuál es? Escribe su número o su nombre.
    }
board-pk-card = Carta
board-pk-target = de { $target }
board-pk-sockets = Calaveras: { $row } (con tres se acaba el turno)
board-pk-skulls = { $count ->
        [one] Una calavera.
       *[other] { $count } calaveras.
    }
board-pk-island = Isla de las Calaveras: cada rival pierde { $loss } si el turno acaba ahora.
board-pk-swords = Espadas: { $have } de { $need }.
board-pk-chest = A salvo en el cofre: { $points } puntos.
board-pk-final = { $you ->
        [name] Ronda final: has llegado a la meta; los demás juegan un último turno.
       *[other] Ronda final: { $name } ha llegado a la meta; los demás juegan un último turno.
    }
board-pk-playoff = Desempate { $number }: los empatados se juegan la victoria.
dice-skulls-pk = aparte
dice-chest-pk = cofre
pick-chest-pk = Para poner dados en el cofre o quitarlos, escribe por ejemplo: chest ac
refused-pk-die-on-chest = El dado «{ $mark }» está en el cofre; quítalo primero: chest { $mark }
