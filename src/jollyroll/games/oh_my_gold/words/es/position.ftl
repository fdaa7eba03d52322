refused-position-omg-loot = «{ $text }» no es un botín: escribe monedas, diamantes y espinas como C, D y F, luego una barra y el número de cartas de tesoro, por ejemplo CCDF/2; cada carta tiene de una a tres monedas y diamantes.
refused-position-omg-treasure = «{ $text }» no es un tesoro aquí: escribe de una a tres monedas y diamantes como C y D.
refused-position-omg-left-treasure = Quien ocupaba el asiento { $seat } se ha ido, así que no hay ningún tesoro delante de su barco.
refused-position-omg-cards = Se indican { $given } cartas, y solo hay { $most }.
refused-position-omg-card = La carta { $card } aparece { $given } veces, pero el mazo tiene { $most }.
refused-position-omg-fishbones = { $opened ->
        [one] Se abrió una carta de espinas
       *[other] Se abrieron { $opened } cartas de espinas
    }, y en los barcos hay { $given }.
refused-position-omg-not-opened = Delante de los barcos hay más tesoros { $text } de los que había en los cofres abiertos.
refused-position-omg-unaccounted = Los tesoros que están en los barcos y delante de ellos no son los de los cofres abiertos.
refused-position-omg-row = La fila tiene { $needed } sitios, no { $given }; escribe - para uno vacío.
refused-position-omg-locks = { $given } cofres muestran { $locks } cerraduras, y solo { $most } cartas así siguen cerradas.
refused-position-omg-gap = La fila se habría completado antes de este turno, y el mazo muestra su primera carta: indícala con «top».
refused-position-omg-no-opener = Todos los cofres están abiertos: di quién abrió el último con «opener».
refused-position-omg-opener = Aún quedan cofres por abrir, así que nadie ha abierto el último.
refused-position-omg-over = Ya no queda nada en juego, así que la partida ha terminado: di quién ha ganado.
refused-position-omg-not-over = Aún quedan cofres por abrir, así que todavía no ha ganado nadie.
refused-position-omg-unclaimed = Todavía hay tesoros delante de los barcos, así que aún no ha ganado nadie.
refused-position-omg-begun = Antes del primer turno no se ha abierto ningún cofre y nadie tiene el turno.
refused-position-omg-from-left = La fila se coloca desde la izquierda: no hay un sitio vacío antes de un cofre.
refused-position-omg-next-card = Sin «top» al mazo le falta mostrar una carta tras un turno que abrió cofres: entonces el primer sitio de la fila está ocupado y se han abierto más cofres que sitios vacíos hay. Si va a empezar un turno, escribe «row» y «top».
refused-position-omg-boarded = Aquí no se puede abordar el barco del asiento { $seat }.
refused-position-omg-covers = { $most } dados no pueden estar en más de { $most } cartas.
refused-position-omg-carried-out = Lo que está completo ya se ha ejecutado; no lo incluyas.
refused-position-omg-opening = El cofre { $chest } no es el primero que han abierto los dados.
refused-position-omg-second-roll = En esta mesa no hay una segunda tirada así: se lanzan todos los dados que no están en ninguna carta, una sola vez.
refused-position-omg-nothing-fits = Estos dados no completan nada, así que el turno ha acabado.
