# The coach: odds of a position
coach-chances = Probabilidad de ganar: { $chances }
coach-choice = jugada
coach-chance = prob.
coach-cost = coste
coach-more = … y { $count } más; --all muestra todas las jugadas.
coach-more-outcomes = Pueden pasar { $count } cosas distintas; --all las muestra todas.
coach-spread = Lo que esto le da a { $name }, lo mejor primero; de media, la probabilidad sube o baja { $deviation } puntos porcentuales.
coach-best = mejor
coach-typical = típico
coach-worst = peor
coach-outcome = qué sale
coach-probability = frecuencia
coach-exact = Exacto: todos juegan lo mejor posible a partir de aquí.
coach-estimated = Estimado: la probabilidad de ganar puede variar unos { $error } puntos porcentuales (error estándar).
coach-played = Para cada una de las { $count } mejores jugadas, los mejores bots jugaron hasta el final { $games } partidas, todas con los mismos dados; el número tras ± es el error estándar.
coach-getting-ready = Preparándose: se leen las tablas y, la primera vez, las reglas se convierten en código máquina. Puede tardar un minuto.
coach-wanting = Aún no hay ninguna tabla para estas reglas exactas; con ella las cifras serían mejores. Créala con: { $make }
coach-playing = Jugando
coach-analysing = Analizando
coach-written = El informe está en { $path }. Ábrelo en cualquier navegador; no necesita red.

# The coach: a whole game
coach-title = { $game }: suerte y habilidad
coach-unfinished = Aún sin terminar. Probabilidad de ganar ahora: { $chances }
coach-luck-told = Quien más suerte tuvo fue { $lucky }: los dados y las cartas de toda la mesa cambiaron su probabilidad de ganar en { $best } puntos porcentuales. Quien menos tuvo fue { $unlucky }, con { $worst }.
coach-luck-even = La suerte se repartió por igual.
coach-skill = Quien mejor jugó fue { $best }: todas sus jugadas juntas costaron { $least } puntos porcentuales de probabilidad de ganar, y { $sound } de { $decisions } decisiones { $sound ->
        [one] fue tan buena
       *[other] fueron tan buenas
    } como la mejor. Quien más regaló fue { $worst }: { $most }.
coach-skill-even = Todos jugaron más o menos igual de bien; a nadie le costaron sus jugadas más de { $most } puntos porcentuales de probabilidad de ganar en total.
coach-skill-perfect = Todos jugaron a la perfección: ninguna jugada costó nada digno de mención.
coach-skill-none = Nadie ha tenido que elegir todavía.
coach-turning-point = La tirada o carta que más pesó: { $what }, de { $name }, en el turno { $turn } ({ $luck } puntos porcentuales).
coach-no-throws = Aún no se ha lanzado ningún dado.
coach-over-time = Probabilidad de ganar a lo largo del tiempo
coach-spark = Un signo por turno, { $turns } turnos en total; de { $low } a { $high } va de 0 a 100 %.
coach-accounts = La probabilidad de principio a fin
coach-accounts-how = En puntos porcentuales de probabilidad de ganar. Cada línea cuadra: la probabilidad al principio, más lo que trajeron las tiradas propias, lo que trajeron las de los demás, lo que costaron los errores propios, lo que trajeron los errores de los demás, etcétera, da el resultado.
coach-start = inicio
coach-luck = suerte
coach-final = final
coach-luck-of-others = s. ajena
coach-mistakes = errores
coach-mistakes-of-others = e. ajenos
coach-leaving = abandono
coach-drift = deriva
coach-costliest = Las jugadas más costosas
coach-mistake = Turno { $turn }, { $name }: costó { $cost } puntos porcentuales de probabilidad de ganar
coach-mistake-made = elegida: { $words } ({ $text }), probabilidad { $chance }
coach-mistake-better = mejor: { $words } ({ $text }), probabilidad { $chance }
coach-no-mistakes = Ninguna jugada costó nada digno de mención.
coach-fell = { $name }: { $what }, suerte { $luck }
coach-fell-alone = { $what }
coach-left = { $name } deja la partida.

# The page for a browser
coach-eyebrow = Entrenador de Jollyroll
coach-graph-told = En { $turns } turnos: { $chances }.
coach-from-to = { $name } de { $first } a { $last }
coach-from-to-decisions = De { $first } a { $last }.
coach-decisions = { $decisions ->
        [0] Ninguna decisión que tomar.
        [one] Tan buenas como la mejor: { $sound } de una decisión.
       *[other] Tan buenas como la mejor: { $sound } de { $decisions } decisiones.
    }
coach-turn-axis = turno
coach-hint = Turno { $turn }, { $name }: { $chances }
coach-graph-how = La probabilidad de cada uno después de cada tirada y cada jugada, si todos siguen jugando lo mejor posible. Los números marcan las jugadas más costosas, que figuran abajo.
coach-graph-how-perfect = La probabilidad de cada uno después de cada tirada y cada jugada, si todos siguen jugando lo mejor posible.
coach-graph-numbers = Los números tras el gráfico
coach-luck-and-skill = Suerte y habilidad
coach-bar-luck = suerte
coach-bar-mistakes = errores propios
coach-bar-others = errores ajenos
coach-cost-told = costó { $cost } puntos porcentuales
coach-chosen = elegida
coach-better = mejor
coach-player = jugador
coach-turn = turno
coach-before-first = antes del primer turno
coach-turns-caption = Probabilidad de ganar al final de cada turno
coach-decisions-title = Todas las decisiones
coach-decisions-caption = Las decisiones por orden, con lo que costó cada una
coach-decisions-how = Cada elección entre varias jugadas, con su probabilidad de ganar; donde otra era mejor, cuál era y cuánto costó la elegida.
coach-all-decisions = Ver todas las decisiones
coach-made-by = Hecho por Jollyroll { $version } a partir del registro de la partida.

# Refusals
refused-coach-rules = Este registro se jugó con la versión { $version } de las reglas; el entrenador solo conoce la versión { $known }.
refused-coach-over = Esta partida ha terminado. Indica un turno con --turn, o mira la partida entera con: { $command } analyse { $path }
refused-coach-turn-of-position = --turn solo vale con el archivo de una partida registrada, no con una posición.
refused-coach-options-of-record = Un registro ya dice de qué juego y con qué opciones es; quita --game, --preset y --option.
refused-coach-rollouts = --rollouts es un número de 0 a { $most }.
refused-coach-where = El entrenador mira una partida, una posición o el texto de una de ellas, no esto: { $kind }.
coach-points = puntos
coach-risk = nada
basis-rollouts = Probabilidad de ganar: estimada con partidas jugadas desde aquí hasta el final, por jugadores que miran una tirada por delante.
