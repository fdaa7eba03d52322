refused-position-pk-score = { $score } puntos es una puntuación que nadie puede tener: los puntos van de cien en cien.
refused-position-pk-below-zero = { $score } puntos es una puntuación que nadie puede tener en esta mesa: ninguna baja de cero.
refused-position-pk-too-much = { $score } puntos es una puntuación que nadie puede tener: un turno lleva a { $most } como máximo.
refused-position-pk-beyond = El asiento { $seat } no puede tener { $score } puntos antes del final: quien pasa de { $target } inicia la ronda final o ha ganado.
refused-position-pk-deck = Se indican { $given } cartas, y solo hay { $most }.
refused-position-pk-cards = La carta { $card } aparece { $given } veces, pero el mazo tiene { $most }.
refused-position-pk-order = La carta de este turno debe ser la última en el orden en que salieron las cartas.
refused-position-pk-again = Las cartas solo vuelven a salir en el mismo orden cuando han salido las { $needed }; se nombran { $given }.
refused-position-pk-no-used = Con deck=with_replacement las cartas usadas vuelven al mazo al momento.
refused-position-pk-pile-empty = Toca descubrir una carta y el mazo está vacío: las cartas usadas se habrían barajado para formar otro.
refused-position-pk-card-early = Nadie tiene el turno, así que no hay ninguna carta sobre la mesa.
refused-position-pk-card-first = Hay dados pero ninguna carta: primero va una carta de la Fortuna. Añade «card» y su nombre.
refused-position-pk-begun = Antes del primer turno nadie tiene puntos y no hay cartas usadas.
refused-position-pk-not-over = Todavía no ha ganado nadie: la mejor puntuación de los que siguen es { $score }, y eso es poco con una meta de { $target }.
refused-position-pk-one-winner = Con end=sudden gana solo el primero que llega.
refused-position-pk-no-final = Con end=sudden no hay ronda final.
refused-position-pk-no-failed = «failed» exige una ronda final que nadie ganó, con after_failed_round=sudden.
refused-position-pk-trigger-plays = El asiento { $seat } inició la ronda final y no tiene turno en ella.
refused-position-pk-trigger-poor = El asiento { $seat } no puede haber iniciado la ronda final: { $score } puntos están demasiado lejos de { $target }.
refused-position-pk-no-playoff = Solo con la opción tie=playoff se juega un desempate.
refused-position-pk-tied = Un desempate necesita al menos dos jugadores empatados que sigan en la partida.
refused-position-pk-due = En un desempate, quienes tienen turno pendiente están empatados, y el asiento { $seat }, que tiene el turno, es uno de ellos.
refused-position-pk-no-chest = Aquí no puede haber dados en un Cofre del tesoro.
refused-position-pk-arranged = Hay dados en la mano, así que el cofre ya no se puede ordenar.
refused-position-pk-no-sorceress = Sin la Hechicera no hay hechizo.
refused-position-pk-lone = «lone» es una calavera recuperada que se relanza sola en la Isla: necesita sorceress_island=alone, «island», «spell» y «hand 1».
refused-position-pk-island-at-sea = En una Batalla naval nadie llega a la Isla de las Calaveras.
refused-position-pk-skulls = Con { $skulls } calaveras el turno ha acabado.
refused-position-pk-island = Con { $skulls } calaveras en la primera tirada, el turno está en la Isla de las Calaveras: añade «island».
refused-position-pk-few-dice = { $given ->
        [one] Un dado es muy poco
       *[other] { $given } dados son muy pocos
    } para una tirada aquí.
refused-position-pk-keep-one = En esta mesa hay que guardar un dado, así que no se relanzan los ocho.
refused-position-pk-island-skulls = Para la Isla de las Calaveras hacen falta cuatro calaveras, no { $skulls }.
refused-position-pk-island-over = { $left ->
        [0] No queda ningún dado
        [one] Queda un solo dado
       *[other] Quedan { $left } dados
    } para lanzar en la Isla, así que el turno ha acabado.
