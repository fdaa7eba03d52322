# Many games: simulations and tournaments
with-interval = { $mean } ({ $low }–{ $high })
no-figure = –
lab-getting-ready = Preparándose: las reglas y los jugadores se convierten en código máquina, una sola vez. Puede tardar uno o dos minutos.
lab-so-far = { $games } de { $asked } partidas
lab-nothing = Interrumpido antes de los primeros resultados.
lab-written = Escrito: { $path }
lab-options = Reglas: { $options }. Semilla { $seed }: la misma semilla vuelve a dar las mismas partidas.
lab-rotated = Los jugadores cambiaron de asiento de partida en partida; cada orden en la mesa se dio con la misma frecuencia.
lab-incomplete = INCOMPLETO: interrumpido tras { $games } de { $asked } partidas. Estos son los resultados hasta ese punto.
lab-kept = Lo jugado se conserva. Continúa con: { $command }
lab-resumed = Se sigue tras { $games } de { $asked } partidas.
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
lab-round-robin = Todos contra todos, { $seats } por mesa: { $games } partidas por cada par de niveles, en todos los repartos mixtos de asientos por igual.
lab-level = nivel
lab-rating = puntuación
lab-victories = tasa de victorias
lab-anchor = Puntuaciones en la escala Elo, las más verosímiles para estas partidas; { $level } está en { $rating } por definición. Quien tiene 400 puntos más gana diez veces más a menudo.
lab-mean = Puntuaciones en la escala Elo, las más verosímiles para estas partidas; su media es { $rating } por definición. Quien tiene 400 puntos más gana diez veces más a menudo.
lab-halved = Alguien ganó o perdió todas las partidas contra otros, así que ninguna puntuación sería demasiado alta: se añadió media victoria por cada lado para cada par de niveles.
lab-cross = Parte de las victorias, en porcentaje, que se llevó el nivel de la fila contra el de la columna:
refused-game-count = El número de partidas es un entero de 1 a { $most }, no { $games }.
refused-seats-needed = Indica el nivel del bot de cada asiento, por ejemplo: { $command } simulate { $game } --seat greedy --seat best
refused-too-few-levels = Un torneo necesita al menos dos niveles de: { $known }.
refused-level-twice = El nivel { $bot } se indica dos veces; indica cada nivel una sola vez.
refused-output-twice = «{ $path }» se indica dos veces; da a cada archivo un nombre propio.
refused-output-is-input = «{ $path }» es el registro que se está leyendo; elige otro nombre para lo que se escribe.
refused-output-there = «{ $path }» ya existe. Elige otro nombre, o añade --overwrite para reemplazarlo.
refused-output-is-folder = «{ $path }» no es el nombre de un archivo; indica el archivo que se debe escribir.
lab-score = puntos
refused-package-missing = Para esto hace falta { $package }, que no está instalado aquí. Instálalo con: pip install { $package }

# Experiments
experiment-cell = Celda { $number } de { $cells }: { $what }
experiment-solving = resolviendo el juego
experiment-judged = { $games } de { $wanted } partidas analizadas
experiment-resumed = Sigue el experimento de { $folder }.
experiment-incomplete = INCOMPLETO: interrumpido. Lo jugado está guardado; el mismo comando sigue y llega a los mismos números.
experiment-no-parquet = No se escribieron archivos Parquet: hace falta PyArrow (pip install pyarrow). Después, el mismo comando los escribe.
experiment-games = partidas
refused-experiment-not-toml = «{ $path }» no es un archivo TOML: { $reason }. docs/experiments.md muestra cómo es un plan.
refused-experiment-unknown = Este juego no tiene ni opción ni componente «{ $name }». Sus opciones: { $options }. Sus componentes: { $components }.
refused-experiment-cells = La cuadrícula tiene { $cells } celdas; varía menos, { $most } es el máximo.
refused-experiment-players = Di el nivel del bot de cada asiento, por ejemplo: players = ["best", "greedy"]
refused-experiment-measure = «{ $text }» no es una medida con la que parar. Elige una de: { $known }.
refused-experiment-number = «{ $name }» es un número de { $least } a { $most }.
refused-experiment-section = «{ $name }» es una sección del plan: escribe [{ $name }] encima de sus líneas.
refused-experiment-key = Un plan no tiene «{ $name }» ahí. Puede tener: { $known }.
refused-experiment-text = El plan no dice «{ $name }», o no como texto. Escribe, por ejemplo: { $name } = "..."
refused-experiment-values = Para variar «{ $name }», enumera sus valores: { $name } = [..., ...]
refused-experiment-value = Un valor de «{ $name }» es un texto o un número entero.
refused-experiment-folder = En «{ $folder }» hay otras cosas, no un experimento. Elige con --out una carpeta vacía o nueva.
refused-experiment-run-damaged = «{ $path }» está dañado. Borra su carpeta para empezar de nuevo, o elige otra con --out.
refused-experiment-other = En «{ $folder }» están los resultados de otro experimento o de otras reglas. Elige otra carpeta con --out.
refused-unknown-component = Este juego no tiene ningún componente { $option } que se pueda variar. Tiene: { $known }.
refused-component-value = «{ $value }» no sirve como componente { $option }. Escribe: { $expects }.
