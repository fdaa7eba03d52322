# Positions as text: what is wrong with one

refused-position-long = Una posición tiene { $most } caracteres como máximo.
refused-position-no-game = Di de qué juego es esta posición: empiézala con uno de { $known } y dos puntos, o añade --game.
refused-position-other-game = Esta posición dice que es de otro juego: { $game }. Indica el juego una sola vez.
refused-position-options-twice = El juego y las opciones ya están antes de los dos puntos de esta posición; quita --preset y --option.
refused-position-empty-item = No hay nada entre dos comas, o antes de la primera o después de la última. Escribe elementos como «seat 1», separados por una sola coma.
refused-position-item-twice = «{ $item }» aparece dos veces. Escríbelo una sola vez.
refused-position-item-missing = A esta posición le falta «{ $item }». Añádelo.
refused-position-item-unknown = «{ $item }» no es un elemento de una posición de este juego. Los elementos son: { $known }.
refused-position-item-misplaced = «{ $item }» no tiene sitio en esta posición: no concuerda con el resto.
refused-position-value-missing = «{ $item }» no tiene valor. Escribe uno detrás.
refused-position-no-value = «{ $item }» no lleva valor: escríbelo solo.
refused-position-one-value = «{ $item }» tiene un valor, no { $given }.
refused-position-row = «{ $item }» necesita un valor para cada uno de los { $seats } asientos, no { $given }.
refused-position-seats = Esta posición tiene { $given } asientos y se dan { $seats } nombres.
refused-position-values = «{ $item }» necesita { $needed } valores, no { $given }.
refused-position-phase = Este juego nunca espera «{ $text }». Lo que puede esperar: { $known }.
refused-position-unsound = Estos datos no encajan entre sí: { $what }.
refused-position-number = «{ $item }» pide un número entero, no «{ $text }».
refused-position-range = «{ $item }» es un número de { $least } a { $most }, no { $text }.
refused-position-seat-twice = «{ $item }» nombra dos veces el asiento { $seat }.
refused-position-absent = El asiento { $seat } ha dejado la partida y ya no tiene turnos en ella.
refused-position-winner-left = Quien se ha ido no puede haber ganado.
refused-position-winners = «won { $given }» no cuadra con el resto de esta posición: según las reglas es «won { $right }».
refused-position-one-left = Con menos de dos jugadores la partida ha terminado: di quién ha ganado.
refused-position-roll-off = Esa tirada para ver quién empieza no vale: los asientos lanzan por orden, participan al menos dos y a alguien le falta lanzar (?).
refused-position-dice = En esta posición hay { $given } dados, y el juego tiene { $most }.
refused-position-dice-count = { $given ->
        [one] En esta posición hay un dado
       *[other] En esta posición hay { $given } dados
    }, y debe haber { $needed }.
