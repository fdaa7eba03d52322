# Oh My Gold!: everything a player reads, except the register of rules

game-omg = Oh My Gold!
game-omg-line = Abre los cofres, carga el tesoro y cruza los dedos para que no sean espinas.

# Nouns
face-omg-key = llave
face-omg-coin = moneda
face-omg-diamond = diamante
face-omg-sword = espada
place-omg-row = la fila de cofres
place-omg-pile = el mazo
place-omg-gone = fuera de la partida

omg-locks = { $locks ->
        [0] sin cerraduras
        [one] una cerradura
       *[other] { $locks } cerraduras
    }
omg-points = { $amount ->
        [0] ningún punto
        [one] un punto
       *[other] { $amount } puntos
    }
omg-treasure = { $treasure ->
        [C] una moneda
        [D] un diamante
        [CC] dos monedas
        [CD] una moneda y un diamante
        [DD] dos diamantes
        [CCC] tres monedas
        [CCD] dos monedas y un diamante
        [CDD] una moneda y dos diamantes
        [DDD] tres diamantes
       *[other] { $treasure }
    }

# What chance brings, in a list
locks-omg-1 = una cerradura
locks-omg-2 = dos cerraduras
locks-omg-3 = tres cerraduras
find-omg-C = una moneda
find-omg-D = un diamante
find-omg-CC = dos monedas
find-omg-CD = una moneda y un diamante
find-omg-DD = dos diamantes
find-omg-CCC = tres monedas
find-omg-CCD = dos monedas y un diamante
find-omg-CDD = una moneda y dos diamantes
find-omg-DDD = tres diamantes
find-omg-F = espinas

# What the one to act is asked
phase-omg-throw = Lanza los dados.
phase-omg-next-lock = El siguiente cofre del mazo muestra sus cerraduras.
phase-omg-open-chest = Se da la vuelta al cofre.
phase-omg-reroll = ¿Conservas la tirada o relanzas los cuatro?
phase-omg-commit = ¿Pones dados ya, relanzas el resto o conservas la tirada?
phase-omg-place = ¿Qué cofre o tesoro completas?

# Choices in a list
choice-omg-stop = Conservar la tirada
choice-omg-done = Apartar los demás dados
choice-omg-roll = Relanzar
choice-omg-ship = { $you ->
        [victim] Poner una espada en tu barco
       *[other] Poner una espada en el barco de { $victim }
    }
choice-omg-open = Abrir el cofre { $chest } ({ omg-locks }): { $dice }
choice-omg-load = Cargar { omg-treasure }: { $dice }
choice-omg-steal = { $you ->
        [victim] { $boarding ->
            [0] Robarte { omg-treasure }: { $dice }
           *[other] Robarte { omg-treasure }: { $dice }, y una espada en tu barco
        }
       *[other] { $boarding ->
            [0] Robar { omg-treasure } a { $victim }: { $dice }
           *[other] Robar { omg-treasure } a { $victim }: { $dice }, y una espada en su barco
        }
    }
choice-omg-lay-chest = Empezar el cofre { $chest } ({ omg-locks }): { $dice }
choice-omg-lay-treasure = Empezar a cargar { omg-treasure }: { $dice }
choice-omg-lay-theft = { $you ->
        [victim] Empezar a robarte { omg-treasure }: { $dice }
       *[other] Empezar a robar { omg-treasure } a { $victim }: { $dice }
    }
choice-omg-add-chest = Seguir con el cofre { $chest } ({ omg-locks }): { $dice }
choice-omg-add-treasure = Seguir cargando { omg-treasure }: { $dice }
choice-omg-add-theft = { $you ->
        [victim] { $boarding ->
            [0] Seguir robándote { omg-treasure }: { $dice }
           *[other] Seguir robándote { omg-treasure }: { $dice }, y una espada en tu barco
        }
       *[other] { $boarding ->
            [0] Seguir robando { omg-treasure } a { $victim }: { $dice }
           *[other] Seguir robando { omg-treasure } a { $victim }: { $dice }, y una espada en su barco
        }
    }

# What happened
told-omg-open = { $you ->
        [to] { $amount ->
            [0] Abres un cofre.
            [one] Abres un cofre con una cerradura.
           *[other] Abres un cofre con { $amount } cerraduras.
        }
       *[other] { $amount ->
            [0] { $to } abre un cofre.
            [one] { $to } abre un cofre con una cerradura.
           *[other] { $to } abre un cofre con { $amount } cerraduras.
        }
    }
told-omg-find-coins = { $amount ->
        [0] Dentro no hay monedas.
        [one] Dentro: una moneda.
       *[other] Dentro: { $amount } monedas.
    }
told-omg-find-diamonds = { $amount ->
        [0] Dentro no hay diamantes.
        [one] Dentro: un diamante.
       *[other] Dentro: { $amount } diamantes.
    }
told-omg-fishbones = { $you ->
        [to] ¡Espinas! Van directas a tu barco.
       *[other] ¡Espinas! Van directas al barco de { $to }.
    }
told-omg-load = { $you ->
        [to] Cargas un tesoro que vale { omg-points }.
       *[other] { $to } carga un tesoro que vale { omg-points }.
    }
told-omg-steal = { $you ->
        [to] Le robas a { $from } un tesoro que vale { omg-points }.
        [from] { $to } te roba un tesoro que vale { omg-points }.
       *[other] { $to } le roba a { $from } un tesoro que vale { omg-points }.
    }
told-omg-lay-out = { $amount ->
        [0] Se añade un cofre a la fila.
        [one] Se añade a la fila un cofre con una cerradura.
       *[other] Se añade a la fila un cofre con { $amount } cerraduras.
    }
told-omg-next-lock = { $amount ->
        [0] El mazo está vacío.
       *[other] {""}
    }
told-omg-dice-lost = { $you ->
        [to] { $amount ->
            [0] Has usado todos los dados.
            [one] Pierdes un dado sin usar.
           *[other] Pierdes { $amount } dados sin usar.
        }
       *[other] { $amount ->
            [0] { $to } ha usado todos los dados.
            [one] { $to } pierde un dado sin usar.
           *[other] { $to } pierde { $amount } dados sin usar.
        }
    }
told-omg-wasted = { $you ->
        [to] { $amount ->
            [0] No has puesto ningún dado en vano.
            [one] Un dado que pusiste antes se pierde: su carta no se completó.
           *[other] { $amount } dados que pusiste antes se pierden: sus cartas no se completaron.
        }
       *[other] { $amount ->
            [0] { $to } no ha puesto ningún dado en vano.
            [one] Un dado que { $to } puso antes se pierde: su carta no se completó.
           *[other] { $amount } dados que { $to } puso antes se pierden: sus cartas no se completaron.
        }
    }
told-omg-last-chest = { $you ->
        [to] ¡Has abierto el último cofre!
       *[other] ¡{ $to } ha abierto el último cofre!
    }
told-omg-final-turns = Turnos finales: a todos les queda uno.
told-omg-shared = { $amount ->
        [one] Gana un jugador.
       *[other] { $amount } jugadores empatan en todo y comparten la victoria.
    }
told-omg-leave = { $you ->
        [from] { $amount ->
            [0] Dejas la partida.
            [one] Dejas la partida, y tu tesoro sin cargar se pierde.
           *[other] Dejas la partida, y tus { $amount } tesoros sin cargar se pierden.
        }
       *[other] { $amount ->
            [0] { $from } deja la partida.
            [one] { $from } deja la partida, y su tesoro sin cargar se pierde.
           *[other] { $from } deja la partida, y sus { $amount } tesoros sin cargar se pierden.
        }
    }
told-omg-turn-dropped = { $you ->
        [to] Tu turno acaba aquí.
       *[other] El turno de { $to } acaba aquí.
    }

# Why not
refused-omg-unknown-choice = En Oh My Gold! no existe esa jugada; elige una de la lista.
refused-omg-game-over = La partida ha terminado; empieza otra para seguir jugando.
refused-omg-chance-decides = Primero van los dados o las cartas; espera a que salgan.
refused-omg-still-rolling = Di primero si conservas la tirada o si relanzas.
refused-omg-rolling-over = Ya no se lanza más: coloca los dados como están.
refused-omg-must-place = Con estos dados aún se puede completar un cofre o un tesoro tuyo; colócalos antes de apartar ninguno.
refused-omg-must-roll = Hay una carta con dados que aún no está completa: relanza primero los demás dados.
refused-omg-no-such-chest = En ese sitio de la fila no hay ningún cofre; elige otro.
refused-omg-no-such-treasure = Delante de ese barco no hay ningún tesoro así sin dados encima.
refused-omg-dice-on-it = Ese cofre ya tiene dados encima.
refused-omg-no-such-card = No hay ninguna carta así con dados encima.
refused-omg-card-complete = Esa carta está completa y no admite más dados.
refused-omg-no-stealing = En esta mesa nadie roba: para eso elige la variante Viejos lobos de mar.
refused-omg-no-such-ship = Ese no es el barco de un rival; elige otro.
refused-omg-steals-from-self = No puedes robar de tu propio barco; mejor carga un tesoro tuyo.
refused-omg-nothing-to-steal = Delante de ese barco no hay ningún tesoro; elige otro.
refused-omg-ship-boarded = En ese barco ya hay una espada, y con una basta.
refused-omg-no-sword-for-ship = Para robar hace falta otra espada, para el propio barco.
refused-omg-sword-wasted = Esa espada se desperdiciaría: indica el tesoro que va a robar.
refused-omg-no-dice-named = Indica los dados que van en la carta.
refused-omg-dice-not-there = No todos esos dados están en la mesa; elige entre los que sí están.
refused-omg-dice-do-not-fit = Esos dados no encajan en los espacios de la carta; elige otros.
refused-omg-not-complete = Esos dados no completan la carta: hay que llenar todos los espacios.
refused-omg-keep-one-to-roll = Guarda al menos un dado para lanzar, o completa todo lo que has empezado.
refused-omg-seafarers-need-reroll = Los Navegantes expertos no pueden jugar sin relanzar: necesitan su segunda tirada.
refused-omg-die-symbol = «{ $symbol }» no es un símbolo de un dado: K es llave, C moneda, D diamante y W espada.
refused-omg-die-sides = { $given ->
        [one] Un dado tiene seis símbolos, no uno.
       *[other] Un dado tiene seis símbolos, no { $given }.
    }
refused-omg-die-lacks = { $symbol ->
        [K] Un dado necesita al menos una llave.
        [C] Un dado necesita al menos una moneda.
       *[D] Un dado necesita al menos un diamante.
    }
refused-omg-deck-card = «{ $card }» no es una carta: escribe de una a tres cerraduras y luego F para espinas, o hasta tres C y D; por ejemplo 2CCD.
refused-omg-deck-size = { $given ->
        [one] Un mazo tiene 18 cartas, no una.
       *[other] Un mazo tiene 18 cartas, no { $given }.
    }
refused-omg-no-such-locks = «{ $text }» no es un número de cerraduras: un cofre tiene 1, 2 o 3.
refused-omg-no-such-find = «{ $text }» no es un tesoro: escribe F para espinas o hasta tres C y D.

# Options
option-omg-deck = El mazo
value-omg-deck-default = 18 cartas con 34 puntos y tres espinas (sin verificar: el mazo impreso no está publicado).
value-omg-deck-custom = Tus propias 18 cartas, por ejemplo custom:1F,1C,2CD,3CDD y así sucesivamente.
option-omg-dice = Los dados
value-omg-dice-k2c2d1s1 = Dos llaves, dos monedas, un diamante y una espada (sin verificar: el dado impreso no está publicado).
value-omg-dice-k2c1d2s1 = Dos llaves, una moneda, dos diamantes y una espada (sin verificar).
value-omg-dice-k2c1d1s2 = Dos llaves, una moneda, un diamante y dos espadas (sin verificar).
value-omg-dice-custom = Tus propias seis caras, por ejemplo custom:KKCCDW (K llave, C moneda, D diamante, W espada).
option-omg-end = El final de la partida
value-omg-end-final_turns = Abierto el último cofre, todos juegan un turno más.
value-omg-end-on_last_open = La partida acaba con el turno en que se abre el último cofre.
value-omg-end-all_claimed = Se juega hasta que no queda ningún tesoro delante de ningún barco (regla de la casa).
option-omg-first_player = Quién empieza
value-omg-first_player-youngest = Empieza el más joven (el anfitrión dice quién es); si no se señala a nadie, se sortea.
value-omg-first_player-random = Se sortea quién empieza.
value-omg-first_player-host = Empieza el anfitrión.
option-omg-placement = ¿Es obligatorio usar los dados?
value-omg-placement-maximal = Hay que usar los dados que puedan completar otro cofre u otro tesoro tuyo.
value-omg-placement-free = Puedes apartar los dados que quieras.
option-omg-rerolls = Relanzar
value-omg-rerolls-1 = Puedes relanzar los cuatro dados una vez.
value-omg-rerolls-0 = No se relanza, para los más pequeños (regla de la casa).
option-omg-same_turn_load = Cargar un tesoro en el turno en que lo abres
value-omg-same_turn_load-no = No: todos los dados se colocan antes de dar la vuelta a ningún cofre.
value-omg-same_turn_load-yes = Sí: cada carta hace efecto al momento, y los dados que te queden pueden ir en lo que acabas de abrir.
option-omg-seadogs = Viejos lobos de mar
value-omg-seadogs-off = Nadie roba.
value-omg-seadogs-on = Puedes robar los tesoros que los demás aún no han cargado (a partir de seis años).
option-omg-seafarer_commit = Dados que los Navegantes expertos ponen antes
value-omg-seafarer_commit-partial = Los dados puestos antes pueden quedarse en una carta que aún no está completa.
value-omg-seafarer_commit-complete_only = Los dados puestos antes deben completar la carta o bastar para un robo.
option-omg-seafarers = Navegantes expertos
value-omg-seafarers-off = Se relanzan los cuatro dados.
value-omg-seafarers-on = Puedes poner antes algunos dados y relanzar solo los demás.

preset-omg-base = El juego tal como lo explica el reglamento.
preset-omg-first = Una primera partida para los más pequeños: sin relanzar (regla de la casa).
preset-omg-seafarers = Navegantes expertos: pon algunos dados y relanza los demás.
preset-omg-seadogs = Viejos lobos de mar: roba los tesoros que los demás aún no han cargado.
preset-omg-seafarers-seadogs = Las dos variantes: Navegantes expertos y Viejos lobos de mar.

# The guide: one section a message, the heading in its first line
guide-omg-1 =
    De qué trata

    De dos a cuatro piratas (OMG-A03). El reglamento no indica la edad; tiendas y reseñas dicen a partir de cinco años.

    Abre con llaves los cofres del centro y después carga en tu barco lo que encuentres. Cada moneda y cada diamante que hayas cargado es un punto,
    y gana quien tenga más puntos (OMG-23, OMG-31).

    Ojo: un cofre abierto aún no es botín. Su tesoro se queda delante de tu barco hasta que lo cargas (OMG-19, OMG-22).
guide-omg-2 =
    Qué hay en la caja

    - Cuatro dados, todos iguales, con llaves, monedas, diamantes y espadas (OMG-01, OMG-A38).
    - 18 cartas: por un lado un cofre con una, dos o tres cerraduras; por el otro, hasta tres monedas y diamantes,
      o espinas de pescado (OMG-02, OMG-16).
    - Cuatro barcos (OMG-03).

    Nadie ha publicado cuántos símbolos de cada tipo llevan los dados y las cartas impresos, así que los nuestros están sin
    verificar: un dado con dos llaves, dos monedas, un diamante y una espada, y un mazo con 19 monedas, 15 diamantes y tres espinas.
    Si tienes la caja, puedes jugar con tus propios dados y tu mazo (OMG-A01, OMG-A02, OMG-A45).
guide-omg-3 =
    Antes de empezar

    - Cada uno tiene un barco (OMG-04, OMG-A04).
    - Las cartas se barajan y forman un mazo, con los cofres hacia arriba. Las tres de encima se ponen al lado (OMG-05, OMG-06, OMG-A39).
    - Todos pueden ver cuántas cerraduras tiene el siguiente cofre del mazo (OMG-A05).
    - { $first_player_told } Después se juega en el sentido de las agujas del reloj (OMG-07, OMG-08, OMG-A36).
guide-omg-4 =
    Tu turno: lanzar

    Lanza los cuatro dados. { $seafarers ->
        [on] { $seafarers_told } (OMG-09, OMG-35)
       *[off] { $rerolls ->
            [0] { $rerolls_told } (OMG-09, OMG-A35)
           *[other] Si no te gustan, relanza los cuatro, una sola vez. Vale la segunda tirada (OMG-09, OMG-10, OMG-A06).
        }
    }
guide-omg-5 =
    Tu turno: colocar los dados

    Pon tus dados en las cartas. Una carta tiene que quedar completa (OMG-12).

    - Las llaves van en los cofres: tantas como cerraduras haya (OMG-15, OMG-17).
    - Las monedas y los diamantes van en tus propios tesoros: exactamente lo que muestran (OMG-20, OMG-21).
    - La espada es un comodín: vale por una llave, una moneda o un diamante. Usa todas las que tengas (OMG-24, OMG-A09, OMG-A10, OMG-A42).
    - { $placement_told } Tú decides qué cartas completas (OMG-11, OMG-A07).
    - Los dados que no encajan en ningún sitio se pierden en este turno (OMG-13, OMG-A11, OMG-A37).
    - { $same_turn_load ->
        [yes] Cada carta hace efecto en cuanto está completa (OMG-A08).
       *[other] No pasa nada hasta que todos los dados están en una carta o apartados (OMG-14, OMG-A41).
    }
guide-omg-6 =
    Tu turno: qué sucede

    - Se da la vuelta a los cofres abiertos. El tesoro queda delante de tu barco, a la vista de todos. { $same_turn_load ->
        [yes] Si te quedan los dados adecuados, puedes cargarlo al momento (OMG-19, OMG-A08).
       *[other] Puedes cargarlo a partir de tu siguiente turno (OMG-19, OMG-A08).
    }
    - Cuantas más cerraduras, mejor es el tesoro (OMG-18).
    - Las espinas van directas a tu barco y no valen nada (OMG-25, OMG-26).
    - Los tesoros cargados van debajo de tu barco: son tu botín (OMG-22).
    - Después los dados pasan a la izquierda, y nuevos cofres llenan los huecos mientras queden (OMG-27, OMG-28, OMG-A12, OMG-A13, OMG-A40, OMG-A44).
guide-omg-7 =
    El final

    { $end ->
        [final_turns] Cuando se abre el último de los 18 cofres, todos juegan un turno más: empieza quien está a la izquierda de quien lo abrió, que juega en último lugar (OMG-29, OMG-30, OMG-A14, OMG-A15, OMG-A16, OMG-A17, OMG-A20).
       *[other] { $end_told } (OMG-29, OMG-A19)
    } Después se cuenta el botín; los tesoros que sigan delante de un barco no cuentan (OMG-A18).

    A igualdad de puntos gana quien tenga más diamantes y, después, quien tenga menos espinas. Si sigue el empate, se comparte la victoria (OMG-32, OMG-33, OMG-34, OMG-A21).
guide-omg-8 =
    Variante: Navegantes expertos

    Tras la primera tirada puedes poner algunos de tus dados. Ahí se quedan. Después relanza los demás, una vez, y colócalos
    (OMG-35, OMG-A24, OMG-A25, OMG-A26, OMG-A43). { $seafarer_commit_told } Una carta que al final no esté completa no da nada (OMG-A23).
guide-omg-9 =
    Variante: Viejos lobos de mar

    A partir de seis años (OMG-36). También puedes robar los tesoros que están delante de otro barco (OMG-37):

    - Pon una espada en ese barco. Basta para todos sus tesoros y no es un comodín (OMG-38, OMG-A27, OMG-A28, OMG-A29).
    - Con tus demás dados, completa uno o varios de los tesoros que tiene delante (OMG-39).

    Lo que robas va directo a tu barco. Nadie está obligado a robar, y las espinas no se pueden robar (OMG-40, OMG-A22, OMG-A30, OMG-A31, OMG-A32, OMG-A33).
    Las dos variantes combinan bien (OMG-A34).
guide-omg-10 =
    Cada mesa es un mundo

    - ¿Hay que usar todos los dados que encajan? Hay quien dice que no y aparta los que quiere (OMG-A07).
    - ¿Pueden los Navegantes expertos poner dados en una carta que aún no pueden completar? Hay quien dice que no (OMG-A23).
    - Hay quien carga un tesoro en el mismo turno en que lo abre (OMG-A08).
    - Hay quien termina la partida con el último cofre, y quien espera a que todos los tesoros estén cargados (OMG-A19).
    - Los más pequeños pueden jugar sin relanzar (OMG-A35).

# Solved tables and what judgements rest on
basis-omg-fitted = Probabilidad de ganar: este turno se calcula hasta el final; lo que viene después se estima con un modelo ajustado a partidas jugadas.
basis-omg-nearest = Probabilidad de ganar: este turno se calcula hasta el final; lo que viene después se estima con un modelo ajustado a partidas con las opciones más parecidas.
basis-omg-final = Probabilidad de ganar en los últimos turnos: calculada hasta el final de la partida.
