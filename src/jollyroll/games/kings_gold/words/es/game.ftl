# King's Gold: everything a player reads, except the register of rules

game-kg = King's Gold
game-kg-line = Saca cañones y calaveras, llena tu cofre y cuidado con el Rey: quiere su parte.

# Nouns
face-kg-coin-1 = moneda 1
face-kg-coin-2 = moneda 2
face-kg-coin-3 = moneda 3
face-kg-cannon = cañón
face-kg-skull = calavera
face-kg-crossbones = huesos cruzados
place-kg-box = la caja
place-kg-king = el Rey

# So many coins, for use in other messages
kg-coins = { $amount ->
        [0] nada
        [one] una moneda
       *[other] { $amount } monedas
    }

# What the one to act is asked
phase-kg-throw = Lanza los dados.
phase-kg-reroll = ¿Te plantas o relanzas algún dado?
phase-kg-pair = Forma una pareja: ¿qué moneda va con qué dado?
phase-kg-victim = ¡Cinco calaveras! ¿A quién le quitas las monedas?

# Choices in a list
choice-kg-stop = Plantarse
choice-kg-roll = Relanzar { $dice }
choice-kg-raid = Moneda { $coin } con un cañón: asaltar la caja
choice-kg-steal = { $you ->
        [victim] Moneda { $coin } con una calavera: robarte
       *[other] Moneda { $coin } con una calavera: robar a { $victim }
    }
choice-kg-strip = { $you ->
        [victim] Quitarte todas las monedas
       *[other] Quitarle todas las monedas a { $victim }
    }

# What happened
told-kg-raid = { $you ->
        [to] Asaltas la caja: { kg-coins }.
       *[other] { $to } asalta la caja: { kg-coins }.
    }
told-kg-kings-share = De la caja al Rey: { kg-coins }.
told-kg-steal = { $you ->
        [to] { $amount ->
            [0] Robas a { $from }, que no tiene nada.
           *[other] Le robas { kg-coins } a { $from }.
        }
        [from] { $amount ->
            [0] { $to } quiere robarte, pero no tienes nada.
           *[other] { $to } te roba { kg-coins }.
        }
       *[other] { $amount ->
            [0] { $to } roba a { $from }, que no tiene nada.
           *[other] { $to } le roba { kg-coins } a { $from }.
        }
    }
told-kg-rob-king = { $you ->
        [to] { $amount ->
            [0] ¡Cinco monedas! Robas al Rey, pero su pila está vacía.
           *[other] ¡Cinco monedas! Te llevas toda la pila del Rey: { kg-coins }.
        }
       *[other] { $amount ->
            [0] ¡Cinco monedas! { $to } roba al Rey, pero su pila está vacía.
           *[other] ¡Cinco monedas! { $to } se lleva toda la pila del Rey: { kg-coins }.
        }
    }
told-kg-strip = { $you ->
        [to] { $amount ->
            [0] ¡Cinco calaveras! Robas a { $from }, que no tiene nada.
           *[other] ¡Cinco calaveras! Le quitas todo a { $from }: { kg-coins }.
        }
        [from] { $amount ->
            [0] ¡Cinco calaveras! { $to } quiere robarte, pero no tienes nada.
           *[other] ¡Cinco calaveras! { $to } te lo quita todo: { kg-coins }.
        }
       *[other] { $amount ->
            [0] ¡Cinco calaveras! { $to } roba a { $from }, que no tiene nada.
           *[other] ¡Cinco calaveras! { $to } le quita todo a { $from }: { kg-coins }.
        }
    }
told-kg-sweep = { $you ->
        [to] { $amount ->
            [0] ¡Cinco cañones! Pero en la caja ya no queda nada para ti.
           *[other] ¡Cinco cañones! Te llevas la caja entera: { kg-coins }. El Rey no recibe nada.
        }
       *[other] { $amount ->
            [0] ¡Cinco cañones! Pero en la caja ya no queda nada para { $to }.
           *[other] ¡Cinco cañones! { $to } se lleva la caja entera: { kg-coins }. El Rey no recibe nada.
        }
    }
told-kg-three-bones = { $you ->
        [to] { $amount } huesos cruzados: ¡multa!
       *[other] { $to } saca { $amount } huesos cruzados: ¡multa!
    }
told-kg-no-combination = { $you ->
        [to] Ninguna combinación: ¡multa!
       *[other] { $to } no tiene ninguna combinación: ¡multa!
    }
told-kg-fine = { $you ->
        [from] { $amount ->
            [0] No tienes con qué pagar al Rey.
           *[other] Pagas { kg-coins } al Rey.
        }
       *[other] { $amount ->
            [0] { $from } no tiene con qué pagar al Rey.
           *[other] { $from } paga { kg-coins } al Rey.
        }
    }
told-kg-box-empty = La caja está vacía: la partida ha terminado.
told-kg-tie-round = Empate en cabeza: comienza la ronda de desempate { $amount }.
told-kg-new-game = Empate en cabeza: los empatados juegan otra partida completa (la número { $amount }).
told-kg-shared = Sigue el empate: { $amount } jugadores comparten la victoria.
told-kg-leave = { $you ->
        [from] { $amount ->
            [0] Dejas la partida sin una sola moneda.
            [one] Dejas la partida; tu única moneda va al Rey.
           *[other] Dejas la partida; tus { $amount } monedas van al Rey.
        }
       *[other] { $amount ->
            [0] { $from } deja la partida sin una sola moneda.
            [one] { $from } deja la partida; su única moneda va al Rey.
           *[other] { $from } deja la partida; sus { $amount } monedas van al Rey.
        }
    }
told-kg-turn-dropped = { $you ->
        [to] Tu turno acaba sin efecto.
       *[other] El turno de { $to } acaba sin efecto.
    }

# Refusals
refused-kg-unknown-choice = En King's Gold no existe esa jugada; elige una de la lista.
refused-kg-game-over = La partida ha terminado; empieza otra para seguir jugando.
refused-kg-dice-must-fall = Los dados aún no se han lanzado; espera a la tirada.
refused-kg-rolling-over = Ya no se lanza más; ahora forma una pareja.
refused-kg-dice-not-there = Esos dados faltan o están bloqueados; elige entre los demás.
refused-kg-no-dice-named = Indica al menos un dado que relanzar, o plántate.
refused-kg-locked-die = Los huesos cruzados siguen bloqueados hasta el final del turno; elige otros dados.
refused-kg-still-rolling = Plántate antes de usar tus dados.
refused-kg-pairs-compulsory = Todavía puedes formar una pareja, así que tienes que hacerlo.
refused-kg-no-such-coin = No queda ninguna moneda de ese valor para formar pareja; elige otra.
refused-kg-no-cannon = No queda ningún cañón para formar pareja; usa una calavera.
refused-kg-no-skull = No queda ninguna calavera para formar pareja; usa un cañón.
refused-kg-no-such-victim = A ese jugador no puedes robarle; elige un rival que siga en la partida.
refused-kg-needs-five-skulls = Para quitárselo todo a alguien hacen falta cinco calaveras; forma una pareja.
refused-kg-victim-compulsory = Hay que usar las cinco calaveras; elige a qué rival le quitas las monedas.

# Options
option-kg-bones_effect = Tres huesos cruzados
value-kg-bones_effect-replaces = Ponen fin a tu turno al momento: tus demás dados no cuentan y pagas la multa.
value-kg-bones_effect-adds = Sigues lanzando; una pareja con los demás dados también cuenta, y después pagas la multa.
option-kg-end_timing = Cuando se vacía la caja
value-kg-end_timing-after_effects = Quien tiene el turno lo acaba, y luego termina la partida.
value-kg-end_timing-instant = La partida termina al momento, con la pareja que ha vaciado la caja.
option-kg-first_player = Quién empieza
value-kg-first_player-rolloff = Todos lanzan los dados; empieza quien saque más calaveras. Si hay empate, se vuelve a lanzar.
value-kg-first_player-random = Se sortea quién empieza.
value-kg-first_player-host = Empieza el anfitrión.
value-kg-first_player-youngest = Empieza la persona señalada como la más joven.
option-kg-shortage = Cuando la caja no llega para ti y para el Rey
value-kg-shortage-split_king_odd = Os repartís a medias lo que queda; si sobra una moneda, es para el Rey.
value-kg-shortage-player_first = Primero cobras tú, y el Rey recibe lo que quede.
option-kg-tie = Cuando hay empate en cabeza
value-kg-tie-full_round = Todos juegan un turno más y gana quien tenga más monedas.
value-kg-tie-tied_turns = Solo los empatados juegan un turno más cada uno.
value-kg-tie-new_game = Los empatados juegan una partida nueva completa.
value-kg-tie-shared = Los empatados comparten la victoria.

# Presets
preset-kg-us = Reglamento estadounidense: si la caja no alcanza, se reparte a medias; un empate trae otra ronda.
preset-kg-eu-en = Reglamento europeo en inglés: cobras antes que el Rey; un empate trae otra ronda.
preset-kg-de = Reglamento europeo en alemán: cobras antes que el Rey; un empate trae otra ronda.
preset-kg-it = Reglamento europeo en italiano: cobras antes que el Rey; un empate trae otra ronda.
preset-kg-es = Reglamento europeo en español: cobras antes que el Rey; un empate trae otra ronda.
preset-kg-fr = Reglamentos en francés: si la caja no alcanza, se reparte a medias; un empate trae otra partida.
preset-kg-pt = Reglamento europeo en portugués: cobras antes que el Rey; un empate trae otra partida.
preset-kg-nl = Reglamento europeo en neerlandés: cobras antes que el Rey; un empate trae un turno para cada empatado.

# The guide: one section a message, the heading in its first line
guide-kg-1 =
    De qué trata

    De dos a seis piratas, a partir de ocho años, un cuarto de hora (KG-01, KG-02, KG-03).

    Sesenta monedas esperan en la caja. Saca buenas combinaciones y procura tener más monedas que nadie
    cuando la caja se vacíe (KG-04, KG-07, KG-36).

    Hay dos sitios que se confunden con facilidad:

    - La caja es la banca. Las monedas salen de ella y no vuelven nunca (KG-09, KG-A39).
    - La pila del Rey es solo suya. Ahí van su parte de cada asalto y las multas (KG-19).
guide-kg-2 =
    Los dados

    Cinco dados, todos iguales. Cada uno tiene monedas de uno, de dos y de tres, un cañón, una calavera y unos huesos cruzados. Ningún reglamento
    enumera las seis caras; en estas coinciden quienes tienen el juego (KG-05).
guide-kg-3 =
    Quién empieza

    { $first_player_told } Después se juega en el sentido de las agujas del reloj (KG-10, KG-16, KG-A32).
guide-kg-4 =
    Tu turno

    - Lanza los cinco dados (KG-11).
    - Relanza los dados que quieras, hasta dos veces. Plántate cuando te apetezca (KG-12, KG-13).
    - Los huesos cruzados quedan bloqueados hasta que acabe tu turno (KG-14).
    - Después tus dados hacen efecto, te guste o no (KG-15, KG-31).
guide-kg-5 =
    Parejas

    - Moneda y cañón: toma de la caja tantas monedas como indique la moneda. El Rey recibe otras tantas (KG-17, KG-18).
    - Moneda y calavera: roba a un rival tantas monedas como indique la moneda. Si tiene menos, te las llevas todas (KG-21, KG-A16).

    Con cinco dados salen dos parejas como mucho, y hay que formar todas las que se pueda. Tú decides qué dados van juntos y qué pareja
    va primero; cada dado cuenta una sola vez (KG-32, KG-A06, KG-A07).

    Con dos parejas con calavera puedes robar dos veces al mismo rival o una vez a dos rivales (KG-33).
guide-kg-6 =
    Cinco iguales

    - Cinco monedas, sean del valor que sean: toda la pila del Rey es tuya (KG-22, KG-23).
    - Cinco calaveras: quítale todas las monedas a un rival (KG-24).
    - Cinco cañones: llévate todo lo que queda en la caja. El Rey no recibe nada y la partida termina (KG-25, KG-26).
guide-kg-7 =
    Pagar al Rey

    La multa es de tres monedas, o de todas las que tengas si son menos (KG-29, KG-30). La pagas

    - si sacas tres huesos cruzados o más. { $bones_effect_told } (KG-27, KG-A02)
    - si tus dados no forman ninguna combinación. Una pareja que no da nada también cuenta como combinación (KG-28, KG-A15).
guide-kg-8 =
    Cuando la caja no alcanza

    Pasa a menudo hacia el final: la caja no llega para pagaros a ti y al Rey. { $shortage_told } (KG-20, KG-A12)
guide-kg-9 =
    El final

    La partida termina cuando la caja está vacía. { $end_timing_told } Nadie más tiene un último turno (KG-36, KG-A10, KG-A43).

    Gana quien tenga más monedas; el Rey no cuenta (KG-37, KG-A27).

    ¿Y si hay empate en cabeza? { $tie_told } (KG-38, KG-A28)
guide-kg-10 =
    Un consejo

    - A quien va en cabeza le roban. A veces el segundo puesto es el mejor escondite (KG-08).
    - Cada asalto y cada multa enriquecen al Rey: hacia el final, cinco monedas pueden darle la vuelta a todo (KG-22).

# What the numbers of the coach rest on
basis-kg-solved = Probabilidad de ganar: la partida entera, resuelta suponiendo que todos juegan lo mejor posible; cada turno se calcula hasta el final.
basis-kg-many = Probabilidad de ganar: la partida entera, resuelta hasta que nadie ganaría gran cosa jugando un turno de otra manera; cada turno se calcula hasta el final.
basis-kg-nearest = Probabilidad de ganar: estimada a partir de la partida resuelta con las opciones más parecidas; cada turno se calcula hasta el final.
basis-kg-fitted = Probabilidad de ganar: estimada con un modelo ajustado a partidas jugadas, según cómo está cada asiento frente a cada uno de los demás; cada turno se calcula hasta el final.
basis-kg-final = Probabilidad de ganar en el último turno de todos: calculada hasta el final de la partida.

# How far the solver is
solve-kg-layer = caja { $box }
plan-kg-ties = rondas de desempate
plan-kg-rests-on = Medido en bloques de la caja { $box } ({ $states } posiciones): un turno resuelto lleva { $adopted } µs donde cambia la forma de jugar y { $kept } µs donde no; una posición en cada pasada, { $swept } µs; su forma de jugar, { $policy } bytes. Se suponen { $rounds } turnos y { $sweeps } pasadas por posición.
refused-kg-die-endless = Con esos dados la caja nunca se vacía: dale a cada dado al menos una moneda (1, 2 o 3) y un cañón (K).
