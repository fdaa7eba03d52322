refused-position-kg-coins = La caja, el Rey y los jugadores tienen { $together } monedas en total, pero hay { $needed }.
refused-position-kg-left-coins = Quien ocupaba el asiento { $seat } se ha ido, así que sus monedas las tiene el Rey.
refused-position-kg-no-replay = Los empatados solo juegan otra partida con la opción tie=new_game.
refused-position-kg-not-over = La caja no está vacía, así que todavía no ha ganado nadie.
refused-position-kg-shared-early = Con la opción tie=new_game un empate lleva a una nueva partida; la victoria solo se comparte tras { $most } de ellas: indícalo con «replay { $most }».
refused-position-kg-begun = Antes del primer turno todas las monedas están en la caja.
refused-position-kg-no-tie-round = Con este valor de la opción tie no hay rondas de desempate.
refused-position-kg-tie-box = Las rondas de desempate se juegan con la caja vacía, y esta no lo está.
refused-position-kg-tied = Una ronda de desempate necesita al menos dos jugadores empatados que sigan en la partida.
refused-position-kg-not-tied = El asiento { $seat } no tiene turno en esta ronda de desempate.
refused-position-kg-no-tie = Con estas monedas no había empate al empezar esta ronda.
refused-position-kg-bones = Con { $bones } huesos cruzados el turno acaba al momento.
refused-position-kg-rolling-over = Ya no se lanza más, así que nadie tiene dados en la mano.
refused-position-kg-all-locked = Todos los dados están bloqueados, así que no hay nada que decidir.
refused-position-kg-no-pair = Con estos dados no se puede formar ninguna pareja, así que el turno ha acabado.
refused-position-kg-box-empty = La caja está vacía, así que la partida ha terminado: di quién ha ganado, o escribe una ronda de desempate.
