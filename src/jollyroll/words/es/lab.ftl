# Many games: simulations and tournaments
with-interval = { $mean } ({ $low }–{ $high })
no-figure = –
lab-getting-ready = Preparándose: las reglas y los jugadores se convierten en código máquina, una sola vez. Puede tardar uno o dos minutos.
lab-so-far = { $games } de { $asked } partidas
lab-nothing = Interrumpido antes de los primeros resultados.
lab-written = Escrito: { $path }
lab-options = Reglas: { $options }. Semilla { $seed }: la misma semilla vuelve a dar las mismas partidas.
lab-rotated = Los jugadores cambiaron de asiento de partida en partida; cada orden en la mesa se dio igual de a menudo.
lab-incomplete = INCOMPLETO: interrumpido tras { $games } de { $asked } partidas. Estos son los resultados hasta ese punto.
lab-unfinished = { $count ->
        [one] Una partida se dio por interminable y no entra
       *[other] { $count } partidas se dieron por interminables y no entran
    } en ninguna otra cifra.
lab-player = jugador
lab-seat = asiento
lab-won = ganadas
lab-shared = compartidas
lab-share = tasa de victorias
lab-began = primeros turnos
lab-share-begun = tasa al empezar
lab-first-turn = Quien juega el primer turno gana el { $share } de las partidas; un reparto igual sería el { $even }.
lab-length = Una partida dura { $turns } turnos y { $decisions } decisiones.
lab-pace = { $count ->
        [one] Una partida
       *[other] { $games } partidas
    } en { $time }: { $rate } partidas/s.
lab-seconds = { $seconds } s
lab-intervals = Entre paréntesis o tras ±: intervalos de confianza del 95 %. Una victoria compartida cuenta para cada uno en su parte.
lab-round-robin = Todos contra todos, { $seats } por mesa: { $games } partidas por cada dos niveles, en todos los repartos mixtos de asientos por igual.
lab-level = nivel
lab-rating = puntuación
lab-victories = tasa de victorias
lab-anchor = Puntuaciones en la escala Elo, las más verosímiles para estas partidas; { $level } está en { $rating } por definición. Quien tiene 400 puntos más gana diez veces más a menudo.
lab-mean = Puntuaciones en la escala Elo, las más verosímiles para estas partidas; su media es { $rating } por definición. Quien tiene 400 puntos más gana diez veces más a menudo.
lab-halved = Alguien ganó o perdió todas las partidas contra otros, así que ninguna puntuación sería lo bastante alta: se añadió media victoria por cada lado a cada dos niveles.
lab-cross = Parte de las victorias, en porcentaje, que se llevó el nivel de la fila contra el de la columna:
refused-game-count = El número de partidas es un entero de 1 a { $most }, no { $games }.
refused-seats-needed = Indica el nivel del bot de cada asiento, por ejemplo: { $command } simulate { $game } --seat greedy --seat best
refused-too-few-levels = Un torneo necesita al menos dos niveles de: { $known }.
refused-level-twice = El nivel { $bot } se indica dos veces; indica cada nivel una sola vez.
refused-output-twice = «{ $path }» se indica dos veces; da a cada archivo un nombre propio.
refused-output-is-input = «{ $path }» es el registro que se lee; elige otro nombre para lo que se escribe.
refused-output-there = «{ $path }» ya existe. Elige otro nombre, o añade --overwrite para reemplazarlo.
refused-output-is-folder = «{ $path }» no es el nombre de un archivo; indica el archivo que se debe escribir.
lab-score = puntos
refused-package-missing = Para esto hace falta { $package }, que no está instalado aquí. Instálalo con: pip install { $package }
