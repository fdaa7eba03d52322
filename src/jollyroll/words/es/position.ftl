# Positions as text: what is wrong with one

refused-position-long = Una posición tiene { $most } caracteres como máximo.
refused-position-no-game = Di de qué juego es esta posición: empiézala con kg, pk u omg y dos puntos (kg: coins 12 8, ...), o añade --game.
refused-position-other-game = Esta posición dice que es de otro juego: { $game }. Indica el juego una sola vez.
refused-position-options-twice = El juego y las opciones ya están antes de los dos puntos de esta posición; quita --preset y --option.
refused-position-empty-item = No hay nada entre dos comas, o antes de la primera o después de la última. Escribe elementos como «seat 1», separados por una sola coma.
refused-position-item-twice = «{ $item }» está dos veces. Escríbelo una sola vez.
refused-position-item-missing = La posición no dice «{ $item }». Añádelo.
refused-position-item-unknown = «{ $item }» no es un elemento de una posición de este juego. Los elementos son: { $known }.
refused-position-item-misplaced = «{ $item }» no tiene sitio en esta posición: no concuerda con el resto.
refused-position-value-missing = «{ $item }» no tiene valor. Escribe uno detrás.
refused-position-no-value = «{ $item }» va solo, sin valor.
refused-position-one-value = «{ $item }» tiene un valor, no { $given }.
refused-position-row = «{ $item }» necesita un valor para cada uno de los { $seats } asientos, no { $given }.
refused-position-number = «{ $text }» no es un número entero, como pide «{ $item }».
refused-position-range = «{ $item }» es un número de { $least } a { $most }, no { $text }.
refused-position-seat-twice = «{ $item }» nombra dos veces el asiento { $seat }.
refused-position-absent = El asiento { $seat } ha dejado la partida y ya no tiene turnos en ella.
refused-position-winner-left = Quien se ha ido no puede haber ganado.
refused-position-winners = «won { $given }» no cuadra con el resto de esta posición: según las reglas es «won { $right }».
refused-position-one-left = Con menos de dos jugadores la partida ha terminado: di quién ha ganado.
refused-position-roll-off = Así no se lanza para decidir quién empieza: los asientos lanzan por orden, participan al menos dos y a alguien le falta lanzar (?).
refused-position-dice = En esta posición hay { $given } dados, y el juego tiene { $most }.
refused-position-dice-count = { $given ->
        [one] En esta posición hay un dado
       *[other] En esta posición hay { $given } dados
    }, y debe haber { $needed }.

# King's Gold
refused-position-kg-coins = La caja, el Rey y los jugadores tienen { $together } monedas en total, y hay { $needed }.
refused-position-kg-left-coins = El asiento { $seat } se ha ido, así que sus monedas las tiene el Rey.
refused-position-kg-no-replay = Solo con la opción tie=new_game juegan otra partida quienes empatan.
refused-position-kg-not-over = La caja no está vacía, así que todavía no ha ganado nadie.
refused-position-kg-shared-early = Con la opción tie=new_game un empate lleva a una nueva partida; la victoria solo se comparte tras { $most } de ellas: indícalo con «replay { $most }».
refused-position-kg-begun = Antes del primer turno todas las monedas están en la caja.
refused-position-kg-no-tie-round = Con este valor de la opción tie no hay rondas de desempate.
refused-position-kg-tie-box = Las rondas de desempate se juegan con la caja vacía, y esta no lo está.
refused-position-kg-tied = Una ronda de desempate necesita al menos dos jugadores empatados que sigan ahí.
refused-position-kg-not-tied = El asiento { $seat } no tiene turno en esta ronda de desempate.
refused-position-kg-no-tie = Con estas monedas no había empate al empezar esta ronda.
refused-position-kg-bones = Con { $bones } huesos cruzados el turno acaba al momento.
refused-position-kg-rolling-over = Ya no se lanza más, así que nadie tiene dados en la mano.
refused-position-kg-all-locked = Todos los dados están bloqueados, así que no hay nada que decidir.
refused-position-kg-no-pair = Con estos dados no se puede formar ninguna pareja, así que el turno ha acabado.
refused-position-kg-box-empty = La caja está vacía, así que la partida ha terminado: di quién ha ganado, o escribe una ronda de desempate.

# Piraten Kapern
refused-position-pk-score = { $score } puntos es una puntuación que nadie puede tener: los puntos van de cien en cien.
refused-position-pk-below-zero = { $score } puntos es una puntuación que nadie puede tener en esta mesa: ninguna baja de cero.
refused-position-pk-too-much = { $score } puntos es una puntuación que nadie puede tener: un turno lleva a { $most } como máximo.
refused-position-pk-beyond = El asiento { $seat } no puede tener { $score } puntos antes del final: quien pasa de { $target } inicia la ronda final o ha ganado.
refused-position-pk-deck = Se nombran { $given } cartas, y hay { $most }.
refused-position-pk-cards = La carta { $card } está { $given } veces, y el mazo tiene { $most }.
refused-position-pk-order = La carta de este turno debe ser la última en el orden en que salieron las cartas.
refused-position-pk-again = Las cartas solo vuelven a salir en el mismo orden cuando han salido las { $needed }; se nombran { $given }.
refused-position-pk-no-used = Con deck=with_replacement las cartas usadas vuelven al mazo al momento.
refused-position-pk-pile-empty = Toca sacar una carta y el mazo está vacío: las cartas usadas se habrían barajado para formar otro.
refused-position-pk-card-early = Nadie tiene el turno, así que no hay ninguna carta sobre la mesa.
refused-position-pk-card-first = Hay dados pero ninguna carta: primero va una carta de la Fortuna. Añade «card» y su nombre.
refused-position-pk-begun = Antes del primer turno nadie tiene puntos y no hay cartas usadas.
refused-position-pk-not-over = Todavía no ha ganado nadie: la mejor puntuación de los que siguen es { $score }, y eso es poco con una meta de { $target }.
refused-position-pk-one-winner = Con end=sudden gana solo el primero que llega.
refused-position-pk-no-final = Con end=sudden no hay ronda final.
refused-position-pk-trigger-plays = El asiento { $seat } inició la ronda final y no tiene turno en ella.
refused-position-pk-trigger-poor = El asiento { $seat } no puede haber iniciado la ronda final: { $score } puntos están demasiado lejos de { $target }.
refused-position-pk-no-playoff = Solo con la opción tie=playoff se juega un desempate.
refused-position-pk-tied = Un desempate necesita al menos dos jugadores empatados que sigan ahí.
refused-position-pk-due = En un desempate, quienes tienen turno pendiente están empatados, y el asiento { $seat }, que tiene el turno, es uno de ellos.
refused-position-pk-no-chest = Aquí no puede haber dados en un Cofre del tesoro.
refused-position-pk-arranged = Hay dados en la mano, así que el cofre ya no se puede ordenar.
refused-position-pk-no-sorceress = Sin la Hechicera no hay hechizo.
refused-position-pk-island-at-sea = En una Batalla naval nadie llega a la Isla de las Calaveras.
refused-position-pk-skulls = Con { $skulls } calaveras el turno ha acabado.
refused-position-pk-island = Con { $skulls } calaveras en la primera tirada, el turno está en la Isla de las Calaveras: añade «island».
refused-position-pk-few-dice = { $given ->
        [one] Un dado es
       *[other] { $given } dados son
    } muy poco para una tirada aquí.
refused-position-pk-keep-one = En esta mesa hay que guardar un dado, así que no se vuelven a lanzar los ocho.
refused-position-pk-island-skulls = Para la Isla de las Calaveras hacen falta cuatro calaveras, no { $skulls }.
refused-position-pk-island-over = { $left ->
        [0] No queda ningún dado
        [one] Queda un solo dado
       *[other] Quedan { $left } dados
    } para lanzar en la Isla, así que el turno ha acabado.

# Oh My Gold!
refused-position-omg-loot = «{ $text }» no es un botín: escribe monedas, diamantes y espinas como C, D y F, luego una barra y el número de cartas de tesoro, por ejemplo CCDF/2; cada carta tiene de una a tres monedas y diamantes.
refused-position-omg-treasure = «{ $text }» no es un tesoro aquí: escribe de una a tres monedas y diamantes como C y D.
refused-position-omg-left-treasure = El asiento { $seat } se ha ido, así que no hay ningún tesoro delante de su barco.
refused-position-omg-cards = Se nombran { $given } cartas, y hay { $most }.
refused-position-omg-card = La carta { $card } está { $given } veces, y el mazo tiene { $most }.
refused-position-omg-fishbones = { $opened ->
        [one] Se abrió una carta de espinas
       *[other] Se abrieron { $opened } cartas de espinas
    }, y en los barcos hay { $given }.
refused-position-omg-not-opened = Delante de los barcos hay más tesoros { $text } de los que había en los cofres abiertos.
refused-position-omg-unaccounted = Los tesoros delante y dentro de los barcos no son los de los cofres abiertos.
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
