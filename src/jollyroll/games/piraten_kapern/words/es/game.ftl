# Piraten Kapern: everything a player reads, except the register of rules

game-pk = Piraten Kapern
game-pk-line = Ocho dados, una carta y una calavera de más: ¿hasta dónde te atreves a llegar?

# Nouns
face-pk-coin = moneda
face-pk-diamond = diamante
face-pk-monkey = mono
face-pk-parrot = loro
face-pk-sword = espada
face-pk-skull = calavera
place-pk-bank = la libreta de puntos
pk-card = { $amount ->
        [0] la carta del Cofre del tesoro
        [1] la carta del Capitán
        [2] la carta de la Hechicera
        [3] la carta de Oro
        [4] la carta de Diamante
        [5] la carta de Monerías
        [6] una Batalla naval: hacen falta dos espadas
        [7] una Batalla naval: hacen falta tres espadas
        [8] una Batalla naval: hacen falta cuatro espadas
        [9] una carta con una calavera
       *[10] una carta con dos calaveras
    }
card-pk-treasure-chest = Cofre del tesoro
card-pk-captain = Capitán
card-pk-sorceress = Hechicera
card-pk-gold = Oro
card-pk-diamond = Diamante
card-pk-monkey-business = Monerías
card-pk-sea-battle-2 = Batalla naval con dos espadas
card-pk-sea-battle-3 = Batalla naval con tres espadas
card-pk-sea-battle-4 = Batalla naval con cuatro espadas
card-pk-skulls-1 = Una calavera
card-pk-skulls-2 = Dos calaveras

# What each card does, in a line
card-line-pk-treasure-chest = Los dados que pones en la carta están a salvo: puntúan aunque tres calaveras pongan fin a tu turno.
card-line-pk-captain = Tus puntos de este turno valen el doble.
card-line-pk-sorceress = Una vez en este turno puedes relanzar una calavera.
card-line-pk-gold = Empiezas con una moneda de oro.
card-line-pk-diamond = Empiezas con un diamante.
card-line-pk-monkey-business = Monos y loros cuentan como una sola clase.
card-line-pk-sea-battle-2 = Consigue dos espadas o más: 300 puntos extra. Si fallas, pierdes 300.
card-line-pk-sea-battle-3 = Consigue tres espadas o más: 500 puntos extra. Si fallas, pierdes 500.
card-line-pk-sea-battle-4 = Consigue cuatro espadas o más: 1000 puntos extra. Si fallas, pierdes 1000.
card-line-pk-skulls-1 = Empiezas con una calavera.
card-line-pk-skulls-2 = Empiezas con dos calaveras.

# What the one to act is asked
phase-pk-draw-card = Descubre una carta de la Fortuna.
phase-pk-throw = Lanza los dados.
phase-pk-roll = ¿Te plantas o relanzas dos dados o más?
phase-pk-roll-spell = ¿Te plantas o relanzas? La Hechicera puede relanzar una calavera.
phase-pk-island = Isla de las Calaveras: ¿lanzas en busca de más calaveras o te plantas?
phase-pk-rescue = ¡Tres calaveras! ¿Llamas a la Hechicera o acabas el turno?

# Choices in a list
choice-pk-stop = { $at ->
        [island] Plantarse: cada rival pierde { $loss } puntos
        [three-skulls] Aceptar las tres calaveras: se acaba tu turno
       *[table] Plantarse ya: { $points } puntos
    }
choice-pk-roll = Relanzar { $dice }
choice-pk-revive = { $count ->
        [0] Llamar a la Hechicera: relanzar una calavera, sin otros dados
       *[other] Llamar a la Hechicera: relanzar una calavera con { $dice }
    }
choice-pk-chest = { $count ->
        [0] Quitar todos los dados del Cofre del tesoro
       *[other] Poner en el Cofre del tesoro: { $dice }
    }

# What happened
told-pk-card = { $you ->
        [to] Descubres { pk-card }.
       *[other] { $to } descubre { pk-card }.
    }
told-pk-pile-shuffled = El mazo está vacío: se barajan las { $amount } cartas usadas.
told-pk-pile-turned-over = El mazo está vacío: se da la vuelta a las { $amount } cartas usadas, que salen otra vez en el mismo orden.
told-pk-revived = { $you ->
        [to] Llamas a la Hechicera: se relanza una calavera.
       *[other] { $to } llama a la Hechicera: se relanza una calavera.
    }
told-pk-stowed = { $you ->
        [to] { $amount ->
            [0] Quitas todos los dados del Cofre del tesoro.
            [one] Tienes un dado a salvo en el Cofre del tesoro.
           *[other] Tienes { $amount } dados a salvo en el Cofre del tesoro.
        }
       *[other] { $amount ->
            [0] { $to } quita todos los dados del Cofre del tesoro.
            [one] { $to } tiene un dado a salvo en el Cofre del tesoro.
           *[other] { $to } tiene { $amount } dados a salvo en el Cofre del tesoro.
        }
    }
told-pk-disqualified = { $you ->
        [to] { $amount ->
            [3] ¡Tres calaveras: se acabó tu turno!
           *[other] ¡{ $amount } calaveras: se acabó tu turno!
        }
       *[other] { $amount ->
            [3] ¡Tres calaveras: se acabó el turno de { $to }!
           *[other] ¡{ $amount } calaveras: se acabó el turno de { $to }!
        }
    }
told-pk-chest-saved = { told-to }: dados en el Cofre del tesoro +{ $amount }
told-pk-nothing-scored = { $you ->
        [to] No puntúas.
       *[other] { $to } no puntúa.
    }
told-pk-set-of-coins = { told-to }: serie de monedas +{ $amount }
told-pk-set-of-diamonds = { told-to }: serie de diamantes +{ $amount }
told-pk-set-of-monkeys = { told-to }: serie de monos +{ $amount }
told-pk-set-of-parrots = { told-to }: serie de loros +{ $amount }
told-pk-set-of-animals = { told-to }: monos y loros juntos +{ $amount }
told-pk-set-of-swords = { told-to }: serie de espadas +{ $amount }
told-pk-nine-alike-extra = { told-to }: nueve iguales +{ $amount }
told-pk-coins = { told-to }: monedas +{ $amount }
told-pk-diamonds = { told-to }: diamantes +{ $amount }
told-pk-full-chest = ¡Cofre lleno! { told-to }: +{ $amount }
told-pk-captain = ¡El Capitán lo dobla! { told-to }: +{ $amount }
told-pk-battle-won = { $you ->
        [to] Ganas la Batalla naval: +{ $amount }
       *[other] { $to } gana la Batalla naval: +{ $amount }
    }
told-pk-battle-lost = { $you ->
        [from] Pierdes la Batalla naval: −{ $amount }
       *[other] { $from } pierde la Batalla naval: −{ $amount }
    }
told-pk-battle-broken-off = { $you ->
        [to] Tu Batalla naval se suspende: no ganas ni pierdes nada.
       *[other] La Batalla naval de { $to } se suspende: no gana ni pierde nada.
    }
told-pk-battle-bonus-alone = { $you ->
        [to] Aun así, las espadas te dan la Batalla naval: +{ $amount }
       *[other] Aun así, las espadas le dan la Batalla naval a { $to }: +{ $amount }
    }
told-pk-island = { $you ->
        [to] ¡{ $amount } calaveras! Zarpas hacia la Isla de las Calaveras.
       *[other] ¡{ $amount } calaveras! { $to } zarpa hacia la Isla de las Calaveras.
    }
told-pk-island-more-skulls = { $you ->
        [to] Ya tienes { $amount } calaveras.
       *[other] { $to } ya tiene { $amount } calaveras.
    }
told-pk-island-spell = { $you ->
        [to] Tras el hechizo tienes { $amount } calaveras.
       *[other] Tras el hechizo { $to } tiene { $amount } calaveras.
    }
told-pk-island-no-skull = { $you ->
        [to] Esta vez, ninguna calavera: dejas la Isla con { $amount } calaveras.
       *[other] Esta vez, ninguna calavera: { $to } deja la Isla con { $amount } calaveras.
    }
told-pk-island-all-skulls = { $you ->
        [to] Solo calaveras: dejas la Isla con { $amount }.
       *[other] Solo calaveras: { $to } deja la Isla con { $amount }.
    }
told-pk-island-dice-out = { $you ->
        [to] { $amount ->
            [0] Sin dados no puedes seguir lanzando: dejas la Isla.
            [one] Con un solo dado no puedes seguir lanzando: dejas la Isla.
           *[other] Con { $amount } dados no puedes seguir lanzando: dejas la Isla.
        }
       *[other] { $amount ->
            [0] Sin dados { $to } no puede seguir lanzando y deja la Isla.
            [one] Con un solo dado { $to } no puede seguir lanzando y deja la Isla.
           *[other] Con { $amount } dados { $to } no puede seguir lanzando y deja la Isla.
        }
    }
told-pk-island-loss = { $you ->
        [from] Pierdes { $amount } puntos por la Isla.
       *[other] { $from } pierde { $amount } puntos por la Isla.
    }
told-pk-lifted = { $you ->
        [to] Tu puntuación sube hasta cero.
       *[other] La puntuación de { $to } sube hasta cero.
    }
told-pk-final-round = { $you ->
        [to] Tienes { $amount } puntos: los demás juegan un turno más.
       *[other] { $to } tiene { $amount } puntos: los demás juegan un turno más.
    }
told-pk-final-round-off = Ya nadie tiene { $amount } puntos: se suspende la ronda final.
told-pk-play-on = Nadie tiene aún puntos suficientes (meta: { $amount }): la partida sigue.
told-pk-sudden-from-now = No hay más rondas finales: gana en el acto quien primero acabe un turno con puntos suficientes (meta: { $amount }).
told-pk-playoff = { $amount } jugadores empatan en cabeza y juegan un turno más cada uno.
told-pk-wins = { $you ->
        [to] ¡Has ganado con { $amount } puntos!
       *[other] ¡{ $to } gana con { $amount } puntos!
    }
told-pk-shared = { $amount } jugadores empatan en cabeza y comparten la victoria.
told-pk-nine-alike = { $you ->
        [to] ¡Nueve iguales! Has ganado la partida.
       *[other] ¡Nueve iguales! { $to } gana la partida.
    }
told-pk-leave = { $you ->
        [to] Dejas la partida; tu puntuación se queda en { $amount }.
       *[other] { $to } deja la partida; su puntuación se queda en { $amount }.
    }
told-pk-turn-dropped = { $you ->
        [to] Tu turno acaba sin efecto.
       *[other] El turno de { $to } acaba sin efecto.
    }
told-pk-last-one = { $you ->
        [to] Solo quedas tú, así que ganas.
       *[other] Solo queda { $to }, así que gana.
    }
told-pk-last-tied = { $you ->
        [to] De los empatados solo quedas tú, así que ganas.
       *[other] De los empatados solo queda { $to }, así que gana.
    }

# Refusals
refused-pk-unknown-choice = En Piraten Kapern no existe esa jugada; elige una de la lista.
refused-pk-game-over = La partida ha terminado; empieza otra para seguir jugando.
refused-pk-first-player-open = Aún no se sabe quién empieza; espera al sorteo.
refused-pk-card-comes-first = Primero va una carta de la Fortuna; espera a que se descubra.
refused-pk-dice-must-fall = Los dados aún no se han lanzado; espera a la tirada.
refused-pk-stop-barred = En esta mesa se sigue lanzando en la Isla mientras queden dados suficientes; elige dados que lanzar.
refused-pk-dice-not-there = Esos dados no están; elige entre los demás.
refused-pk-dice-stowed = Algunos de esos dados están en el Cofre del tesoro y desde ahí no se lanzan; elige otros.
refused-pk-no-dice-named = Indica qué dados relanzas, o plántate.
refused-pk-two-dice = Cada tirada necesita dos dados o más; añade un dado o plántate.
refused-pk-island-two-dice = Son muy pocos dados para una tirada en la Isla; añade un dado.
refused-pk-keep-one = En esta mesa hay que guardar un dado; deja al menos uno de los ocho.
refused-pk-three-skulls = Con tres calaveras solo te puede ayudar la Hechicera; suma una calavera a la tirada o acepta el final del turno.
refused-pk-no-sorceress = Tu carta no es la Hechicera; las calaveras se quedan donde están.
refused-pk-spell-spent = La Hechicera ya te ha ayudado en este turno.
refused-pk-no-skull = No hay ninguna calavera que relanzar; lanza otros dados.
refused-pk-no-spell-here = En esta mesa la Hechicera no acude a la Isla; lanza otros dados.
refused-pk-skull-not-alone = En esta mesa la calavera necesita otro dado; añade uno a la tirada.
refused-pk-skull-by-itself = En la Isla la calavera se relanza sin otros dados: no indiques ninguno más.
refused-pk-no-chest = Tu carta no es el Cofre del tesoro; no puedes poner dados en ella.
refused-pk-chest-closed-here = El Cofre del tesoro no sirve de nada en la Isla.
refused-pk-chest-arranged = Ya has llenado el cofre desde la última tirada; ahora lanza o plántate.
refused-pk-chest-unchanged = Esos dados ya están en el cofre; indica otros, lanza o plántate.
refused-pk-skull-stays = Las calaveras nunca se relanzan; no las incluyas, o escribe +S tras los dados para llamar a la Hechicera.
refused-pk-one-skull = La Hechicera relanza exactamente una calavera; antes de +S indica solo otros dados.
refused-pk-no-skulls-on-chest = Las calaveras no pueden ir en el Cofre del tesoro; no las incluyas.
refused-pk-unknown-card = No hay ninguna carta llamada «{ $card }». Las cartas son: { $known }.
refused-pk-card-before-dice = Eso son dados, pero primero va una carta de la Fortuna. Las cartas son: { $known }.

# Options
option-pk-deck = Cuando se acaba el mazo
value-pk-deck-reshuffle_when_empty = Se barajan las cartas usadas.
value-pk-deck-cycle = Se da la vuelta a las cartas usadas tal como están: salen otra vez en el mismo orden.
value-pk-deck-with_replacement = No se acaba nunca: en cada turno la carta sale de entre las 35.
option-pk-end = Cómo termina la partida
value-pk-end-final_round = Cuando alguien llega a la meta, los demás juegan un turno más.
value-pk-end-sudden = Regla de la casa: gana en el acto quien primero tenga puntos suficientes al acabar un turno.
option-pk-after_failed_round = Llegar a la meta tras una ronda final que nadie ganó
value-pk-after_failed_round-final_round = Quien llegue después a la meta inicia otra ronda final.
value-pk-after_failed_round-sudden = Desde entonces, quien primero acabe un turno con puntos suficientes gana en el acto.
option-pk-final_cancel = Si durante la ronda final ya nadie está en la meta
value-pk-final_cancel-after_round = Primero se juega la ronda hasta el final.
value-pk-final_cancel-immediate = La ronda se suspende al momento.
option-pk-first_player = Quién empieza
value-pk-first_player-random = Se sortea quién empieza.
value-pk-first_player-host = Empieza el anfitrión.
value-pk-first_player-youngest = Empieza la persona señalada como la más joven.
value-pk-first_player-rolloff = Todos lanzan los dados; empieza quien saque más calaveras. Si hay empate, se vuelve a lanzar.
option-pk-full_chest_sea = Cofre lleno: las dos espadas de una Batalla naval
value-pk-full_chest_sea-true = Cuentan como dados que puntúan.
value-pk-full_chest_sea-false = No cuentan.
option-pk-full_chest_skull_card = Cofre lleno con una carta de calaveras
value-pk-full_chest_skull_card-true = Es posible.
value-pk-full_chest_skull_card-false = No es posible.
option-pk-island_min_dice = Mínimo de dados por tirada en la Isla
value-pk-island_min_dice-2 = Dos dados.
value-pk-island_min_dice-1 = Un dado.
option-pk-island_stop = Plantarse en la Isla
value-pk-island_stop-may = Puedes plantarte cuando quieras.
value-pk-island_stop-must_roll = Tienes que seguir lanzando mientras queden dados suficientes.
option-pk-reroll_all = Relanzar los ocho dados
value-pk-reroll_all-allowed = Está permitido.
value-pk-reroll_all-keep_one = Tienes que guardar al menos un dado.
option-pk-score_floor = Puntuación mínima
value-pk-score_floor-none = La puntuación puede bajar de cero.
value-pk-score_floor-zero = Ninguna puntuación baja de cero.
option-pk-sea_bust = Tres calaveras en una Batalla naval
value-pk-sea_bust-lose = La batalla se pierde, con espadas o sin ellas.
value-pk-sea_bust-zero = Con las espadas no se gana ni se pierde nada; sin ellas, la batalla se pierde.
value-pk-sea_bust-bonus = Con las espadas cobras igualmente el premio; sin ellas, la batalla se pierde.
option-pk-nine_alike = Nueve monedas o nueve diamantes, contando la carta
value-pk-nine_alike-as_eight = Valen como ocho: 4000 puntos.
value-pk-nine_alike-8000 = Valen 8000 puntos.
value-pk-nine_alike-instant_win = Plántate con ellos y ganas la partida.
option-pk-sorceress_island = La Hechicera en la Isla
value-pk-sorceress_island-no = La Hechicera no acude a la Isla.
value-pk-sorceress_island-yes = Una vez, en la Isla se puede relanzar una calavera junto con otros dados.
value-pk-sorceress_island-alone = Una vez, en la Isla se puede relanzar una calavera sin otros dados.
option-pk-sorceress_min_dice = Dados en una tirada con la calavera de la Hechicera
value-pk-sorceress_min_dice-exempt = La calavera se puede relanzar sin otros dados.
value-pk-sorceress_min_dice-counts_as_one_of_two = La calavera tiene que relanzarse con otro dado.
option-pk-target = Meta
value-pk-target-5000 = 5000 puntos: una partida corta.
value-pk-target-6000 = 6000 puntos, como en el reglamento.
value-pk-target-8000 = 8000 puntos: una partida larga.
value-pk-target-number = Cualquier múltiplo de 100, de 1000 a 20.000.
option-pk-tie = Cuando hay empate en cabeza
value-pk-tie-shared = Los empatados comparten la victoria.
value-pk-tie-playoff = Los empatados juegan un turno más cada uno.
option-pk-win_at = Con la meta exacta
value-pk-win_at-above = Todavía no ganas: hace falta más.
value-pk-win_at-at_least = Basta para ganar.

# Presets
preset-pk-book = Como en el reglamento: se gana con más de 6000 puntos tras una ronda final.
preset-pk-bga = Como en Board Game Arena: bastan 6000, y la ronda final se puede suspender.
preset-pk-grid = Como lo conocen los estudiantes de programación: nadie baja de cero, bastan 6000 y la Hechicera acude a la Isla.
preset-pk-fr = Como en Mille Sabords: guarda un dado, sigue lanzando en la Isla y con nueve iguales ganas en el acto.
preset-pk-sudden = Regla de la casa: gana en el acto quien primero pase de 6000 puntos.

# The guide: one section a message, the heading in its first line
guide-pk-1 =
    De qué trata

    De dos a cinco piratas, a partir de ocho años, más o menos media hora (PK-01, PK-02, PK-03).

    Saca símbolos iguales, plántate antes de la tercera calavera y llega antes que nadie a { $target } puntos (PK-05, PK-17, PK-24).
guide-pk-2 =
    Qué hace falta

    - Ocho dados, todos iguales: moneda de oro, diamante, mono, loro, espada y calavera (PK-07, PK-50).
    - 35 cartas de la Fortuna, barajadas, boca abajo en el centro (PK-08, PK-11, PK-51).

    { $first_player_told } Después se juega en el sentido de las agujas del reloj (PK-A02, PK-A03).
guide-pk-3 =
    Tu turno

    - Descubre una carta de la Fortuna. Vale para este turno (PK-04, PK-A01).
    - Lanza los ocho dados (PK-12).
    - Aparta las calaveras. Ahí se quedan (PK-16).
    - Ahora plántate y suma tus puntos, o relanza dos dados o más, tantas veces como te atrevas. { $reroll_all ->
            [keep_one] { $reroll_all_told }{" "}
           *[other] {""}
        }(PK-13, PK-15, PK-A05)
    - Los dados que guardaste los puedes relanzar más tarde (PK-14).
    - La tercera calavera pone fin a tu turno y no sumas nada (PK-17).
guide-pk-4 =
    Puntos

    - Series: tres iguales valen 100; cuatro, 200; cinco, 500; seis, 1000; siete, 2000; ocho, 4000 (PK-19, PK-20).
    - Cada moneda y cada diamante valen otros 100, en una serie o sueltos (PK-21, PK-22).
    - Si los ocho dados puntúan, tu cofre está lleno: 500 más (PK-23).
guide-pk-5 =
    La Isla de las Calaveras

    Con cuatro calaveras o más en tu primera tirada zarpas hacia la Isla (PK-28, PK-A15).

    - Allí no sumas nada, pero cada rival pierde 100 puntos por cada calavera (PK-29, PK-32).
    - Sigue lanzando en busca de más calaveras, { $island_min_dice ->
            [1] con los dados que quieras
           *[other] con dos dados como mínimo
        }. { $island_stop_told } Lo que has reunido cuenta en cualquier caso (PK-30, PK-A17, PK-A18).
    - Una tirada sin calaveras pone fin a tu turno, y también quedarte { $island_min_dice ->
            [1] sin dados
           *[other] con menos de dos dados
        } (PK-31, PK-A19).
guide-pk-6 =
    Las cartas

    - Cofre del tesoro (4): tras cada tirada, pon dados en la carta o quítalos. Si las calaveras ponen fin a tu turno, esos dados puntúan igualmente (PK-35, PK-36).
    - Capitán (4): tus puntos valen el doble; en la Isla cada calavera cuesta 200 (PK-37, PK-38).
    - Hechicera (4): una vez, relanza una calavera, incluso la tercera. { $sorceress_min_dice_told } { $sorceress_island_told } (PK-39, PK-40, PK-A08)
    - Oro (4) y Diamante (4): empiezas con una moneda o con un diamante, que cuenta por sí solo y en una serie (PK-45, PK-46).
    - Monerías (4): monos y loros cuentan como una sola clase (PK-47).
    - Batalla naval (6): necesitas dos, tres o cuatro espadas. Con ellas ganas 300, 500 o 1000 además de lo que valgan tus dados; sin ellas pierdes
      otro tanto y tus dados no valen nada (PK-41, PK-42, PK-43, PK-52). ¿Tres calaveras? { $sea_bust_told } En el mar no hay Isla (PK-44, PK-A23).
    - Calaveras (5): empiezas con una o dos calaveras (PK-49).
guide-pk-7 =
    El final

    - { $end_told }{ $end ->
        [sudden] {""}
       *[other] {" "}Después gana quien tenga más puntos.
    } (PK-24, PK-25, PK-26)
    - ¿Exactamente { $target }? { $win_at_told } (PK-A42)
    - Si nadie tiene puntos suficientes, se sigue jugando.{ $end ->
        [sudden] {""}
       *[other] {" "}{ $after_failed_round_told }
    } (PK-27, PK-A60)
    - ¿Empate en cabeza? { $tie_told } (PK-A46)
guide-pk-8 =
    Lo que se suele olvidar

    - Exactamente tres calaveras en la primera tirada no llevan a la Isla: se acabó tu turno (PK-A52).
    - Tampoco cuatro calaveras tras una tirada posterior (PK-A53).
    - Las calaveras impresas en la carta cuentan como las de los dados (PK-A14, PK-A15, PK-A16).
    - Con la tercera calavera ya es tarde para poner dados en el cofre (PK-A37).
    - ¿Nueve monedas o diamantes, contando la carta? { $nine_alike_told } (PK-A32)
    - { $score_floor_told } (PK-A41)

# Solved tables and what judgements rest on
basis-pk-exact = Probabilidad de ganar: la partida entera para dos, resuelta suponiendo que ambos juegan lo mejor posible; cada turno se calcula hasta el final.
basis-pk-pile = Probabilidad de ganar: la partida para dos, resuelta con cartas de un mazo completo; este turno se calcula hasta el final, y el siguiente con las cartas que quedan.
basis-pk-stretched = Probabilidad de ganar: estimada a partir de la partida resuelta con otras opciones; cada turno se calcula hasta el final.
basis-pk-three = Probabilidad de ganar: la partida entera para tres, resuelta con cartas de un mazo completo hasta que nadie ganaría gran cosa jugando un turno de otra manera; cada turno se calcula hasta el final.
basis-pk-fitted = Probabilidad de ganar: estimada con un modelo ajustado a partidas jugadas, según cómo está cada asiento frente a cada uno de los demás; cada turno se calcula hasta el final.
basis-pk-final = Probabilidad de ganar en un turno que decide la partida: calculada hasta su final.
