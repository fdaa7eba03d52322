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
phase-kg-reroll = ¿Te plantas o vuelves a lanzar algún dado?
phase-kg-pair = Forma una pareja: ¿qué moneda va con qué dado?
phase-kg-victim = ¡Cinco calaveras! ¿A quién le quitas las monedas?

# Choices in a list
choice-kg-stop = Plantarse
choice-kg-roll = Volver a lanzar: { $dice }
choice-kg-raid = Moneda { $coin } con un cañón: asaltar la caja
choice-kg-steal = Moneda { $coin } con una calavera: robar a { $victim }
choice-kg-strip = Quitarle todas las monedas a { $victim }

# What happened
told-kg-raid = { $to } asalta la caja: { kg-coins }.
told-kg-kings-share = Parte del Rey: { kg-coins }.
told-kg-steal = { $amount ->
        [0] { $to } roba a { $from }, que no tiene nada.
       *[other] { $to } le roba { kg-coins } a { $from }.
    }
told-kg-rob-king = { $amount ->
        [0] ¡Cinco monedas! { $to } roba al Rey, pero su pila está vacía.
       *[other] ¡Cinco monedas! { $to } se lleva toda la pila del Rey: { kg-coins }.
    }
told-kg-strip = { $amount ->
        [0] ¡Cinco calaveras! { $to } roba a { $from }, que no tiene nada.
       *[other] ¡Cinco calaveras! { $to } le quita todo a { $from }: { kg-coins }.
    }
told-kg-sweep = { $amount ->
        [0] ¡Cinco cañones! Pero en la caja ya no queda nada para { $to }.
       *[other] ¡Cinco cañones! { $to } se lleva la caja entera: { kg-coins }. El Rey no recibe nada.
    }
told-kg-three-bones = { $to } tiene { $amount } huesos cruzados.
told-kg-no-combination = { $to } no tiene ninguna combinación.
told-kg-fine = { $amount ->
        [0] { $from } no tiene con qué pagar al Rey.
       *[other] { $from } paga { kg-coins } al Rey.
    }
told-kg-box-empty = La caja está vacía: se acaba la partida.
told-kg-tie-round = Empate en cabeza: comienza la ronda de desempate { $amount }.
told-kg-new-game = Empate en cabeza: quienes empatan juegan otra partida entera (la número { $amount }).
told-kg-shared = El empate se mantiene: { $amount } jugadores comparten la victoria.
told-kg-leave = { $amount ->
        [0] { $from } deja la partida sin una sola moneda.
        [one] { $from } deja la partida; su única moneda va al Rey.
       *[other] { $from } deja la partida; sus { $amount } monedas van al Rey.
    }
told-kg-turn-dropped = El turno de { $to } acaba sin efecto.

# Refusals
refused-kg-unknown-choice = En King's Gold no existe esa jugada; elige una de la lista.
refused-kg-game-over = La partida ha terminado; empieza otra para seguir jugando.
refused-kg-dice-must-fall = Los dados aún no han caído; espera a la tirada.
refused-kg-rolling-over = Ya no se lanza más; ahora forma una pareja.
refused-kg-dice-not-there = Esos dados no están ahí sin bloquear; elige entre los que sí.
refused-kg-no-dice-named = Indica al menos un dado para volver a lanzar, o plántate.
refused-kg-locked-die = Los huesos cruzados siguen bloqueados hasta el final del turno; elige otros dados.
refused-kg-still-rolling = Plántate antes de usar tus dados.
refused-kg-pairs-compulsory = Todavía se puede formar una pareja, así que es obligatorio.
refused-kg-no-such-coin = No hay ninguna moneda de ese valor para una pareja; elige una de las que hay.
refused-kg-no-cannon = Ya no queda ningún cañón para la pareja; usa una calavera.
refused-kg-no-skull = Ya no queda ninguna calavera para la pareja; usa un cañón.
refused-kg-no-such-victim = A ese asiento no se le puede robar; elige un rival que siga en la partida.
refused-kg-needs-five-skulls = Para quitárselo todo a alguien hacen falta cinco calaveras; forma una pareja.
refused-kg-victim-compulsory = Hay que usar las cinco calaveras; elige al rival al que le quitas las monedas.

# Options
option-kg-bones_effect = Tres huesos cruzados
value-kg-bones_effect-replaces = Anulan el turno al momento: solo pagas.
value-kg-bones_effect-adds = Sigues jugando; una pareja con los demás dados vale, y después pagas.
option-kg-end_timing = Cuando se vacía la caja
value-kg-end_timing-after_effects = Quien tiene el turno lo acaba, y luego termina la partida.
value-kg-end_timing-instant = La partida termina con esa misma pareja.
option-kg-first_player = Quién empieza
value-kg-first_player-rolloff = Todos lanzan los dados; empieza quien saque más calaveras.
value-kg-first_player-random = Decide el sorteo.
value-kg-first_player-host = Empieza el anfitrión.
value-kg-first_player-youngest = Empieza la persona señalada como la más joven.
option-kg-shortage = Cuando la caja no llega para ti y para el Rey
value-kg-shortage-split_king_odd = Se reparte por la mitad lo que queda; la moneda suelta es del Rey.
value-kg-shortage-player_first = Primero cobras tú; el Rey recibe el resto.
option-kg-tie = Cuando hay empate en cabeza
value-kg-tie-full_round = Todos juegan un turno más y gana quien tenga más.
value-kg-tie-tied_turns = Solo quienes empatan juegan un turno más cada uno.
value-kg-tie-new_game = Quienes empatan juegan una partida nueva entera.
value-kg-tie-shared = Quienes empatan comparten la victoria.

# Presets
preset-kg-us = Reglamento estadounidense: la caja escasa se parte por la mitad y el empate trae otra ronda.
preset-kg-eu-en = Reglamento europeo en inglés: cobras antes que el Rey y el empate trae otra ronda.
preset-kg-de = Reglamento europeo en alemán: cobras antes que el Rey y el empate trae otra ronda.
preset-kg-it = Reglamento europeo en italiano: cobras antes que el Rey y el empate trae otra ronda.
preset-kg-es = Reglamento europeo en español: cobras antes que el Rey y el empate trae otra ronda.
preset-kg-fr = Reglamentos en francés: la caja escasa se parte por la mitad y el empate trae otra partida.
preset-kg-pt = Reglamento europeo en portugués: cobras antes que el Rey y el empate trae otra partida.
preset-kg-nl = Reglamento europeo en neerlandés: cobras antes que el Rey y el empate trae un turno para cada empatado.

# The guide: one section a message, the heading in its first line
guide-kg-1 =
    De qué trata

    De dos a seis piratas, a partir de ocho años, un cuarto de hora (KG-01, KG-02, KG-03).
    En la caja hay sesenta monedas (KG-04, KG-09). Saca buenas combinaciones y ten más monedas que nadie
    cuando la caja se vacíe (KG-07, KG-36, KG-37).

    Hay dos sitios que se confunden con facilidad:

    - La caja es la banca. Las monedas salen de ella y no vuelven nunca (KG-A39).
    - La pila del Rey está al lado. Ahí junta sus partes y las multas (KG-19).
guide-kg-2 =
    Los dados

    Cinco dados, todos iguales. Cada uno tiene una moneda que vale uno, otra que vale dos, otra que vale tres, un cañón, una calavera y unos huesos cruzados (KG-05).
guide-kg-3 =
    Quién empieza

    Todos lanzan una vez los cinco dados; empieza quien saque más calaveras. Quienes empatan vuelven a lanzar (KG-10, KG-A32).
    Se juega en el sentido de las agujas del reloj (KG-16, KG-A34).
guide-kg-4 =
    Tu turno

    - Lanza cinco dados (KG-11).
    - Hasta dos veces más, vuelve a lanzar los dados que quieras. Puedes plantarte cuando te apetezca (KG-12, KG-13).
    - Los huesos cruzados se quedan clavados hasta que acabe tu turno (KG-14).
    - Después tus dados hacen efecto, te guste o no (KG-15, KG-31).
guide-kg-5 =
    Parejas

    - Moneda y cañón: saca de la caja tantas monedas como indique; otras tantas van de la caja al Rey (KG-17, KG-18).
    - Moneda y calavera: roba ese número de monedas a un rival (KG-21).

    Con cinco dados salen dos parejas como mucho, y hay que formar todas las que se pueda (KG-A07). Cada dado cuenta una vez (KG-32).
    Tú decides qué dados van juntos y qué pareja va primero (KG-A06, KG-A09).
    Con dos calaveras puedes robar dos veces al mismo rival o una vez a dos rivales (KG-33).
    Si tu víctima tiene muy poco, te llevas lo que haya (KG-A16).
guide-kg-6 =
    Cinco iguales

    - Cinco monedas, sean del valor que sean: toda la pila del Rey es tuya (KG-22, KG-23).
    - Cinco calaveras: quítale todas las monedas a un rival (KG-24).
    - Cinco cañones: llévate todo lo que queda en la caja. El Rey no recibe nada y la partida termina (KG-25, KG-26).
guide-kg-7 =
    Pagar al Rey

    Pagas tres monedas, o todas las que tengas si son menos (KG-29, KG-30):

    - si sacas tres huesos cruzados o más; entonces tus demás dados no valen nada (KG-27, KG-A02);
    - si tus dados no forman ninguna combinación (KG-28). Una pareja que no da nada también cuenta como combinación (KG-A15).
guide-kg-8 =
    Cuando la caja no alcanza

    Pasa a menudo hacia el final. Si la caja no alcanza para ti y para el Rey, se parte por la mitad lo que queda
    y la moneda suelta es para él. En algunas ediciones cobras tú primero y él se queda con el resto (KG-20, KG-A12).
guide-kg-9 =
    El final

    La caja vacía pone fin a la partida en cuanto se han usado los dados del turno; nadie tiene un último turno (KG-36, KG-A10, KG-A43).
    Gana quien tenga más monedas, y el Rey no cuenta (KG-37, KG-A27).
    En caso de empate todos juegan un turno más, aunque la caja esté vacía. En otras ediciones solo juegan un turno quienes empatan,
    o juegan otra partida (KG-38, KG-A28).
guide-kg-10 =
    Un consejo

    - A quien va en cabeza le roban. A veces el segundo puesto es el mejor escondite (KG-08).
    - Cada asalto y cada multa enriquecen al Rey: hacia el final, cinco monedas pueden darle la vuelta a todo (KG-22).

# What the numbers of the coach rest on
basis-kg-solved = Probabilidad de ganar: la partida entera, resuelta suponiendo que todos juegan lo mejor posible; cada turno se calcula hasta el final.
basis-kg-many = Probabilidad de ganar: la partida entera, resuelta hasta que nadie ganaría gran cosa jugando un turno de otra manera; cada turno se calcula hasta el final.
basis-kg-nearest = Probabilidad de ganar: estimada a partir de la partida resuelta con otras opciones, las más parecidas que hay; cada turno se calcula hasta el final.
basis-kg-fitted = Probabilidad de ganar: estimada con un ajuste a partidas jugadas, según cómo estaría cada asiento contra cada uno de los demás a solas; cada turno se calcula hasta el final.
basis-kg-final = Probabilidad de ganar en el último turno de todos: calculada hasta el final de la partida.

# How far the solver is
solve-kg-layer = caja { $box }
