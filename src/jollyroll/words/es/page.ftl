# The page in the browser

# Landing page and lobby
page-welcome = Dados piratas en una misma mesa: con amigos o contra bots que se saben todas las probabilidades. Sin cuenta, sin rellenar nada.
page-play-now = Jugar ya
page-with-friends = Jugar con amigos
page-not-affiliated = Jollyroll no tiene relación con las editoriales de estos juegos.
page-open-tables = Mesas abiertas
page-lobby-empty = Ahora mismo ninguna mesa espera compañía. Abre tú una y marca «Mostrar esta mesa a todos».
page-nobody-yet = Nadie todavía
page-bots = { $count ->
        [one] un bot
       *[other] { $count } bots
    }
page-join = Unirse

# Everywhere
page-home = Volver a los juegos
page-close = Cerrar
page-ok = OK
page-menu = Menú
page-table = La mesa
page-no-server = El servidor no responde. Revisa tu conexión e inténtalo otra vez.
page-no-table = Esa mesa no existe. Quizá falte una letra de la dirección.
page-no-page = En esta dirección no hay nada.
page-link-connecting = Conectando…
page-link-lost = Se perdió la conexión, reintentando…
page-link-nothing-lost = No se ha perdido nada.

# Settings of this device
page-settings = Ajustes
page-language = Idioma
page-theme = Luz
page-theme-auto = Como este dispositivo
page-theme-dark = Con farol (oscuro)
page-theme-light = De día (claro)
page-motion = Movimiento
page-motion-auto = Como este dispositivo
page-motion-full = Ruedan dados, vuelan monedas
page-motion-less = Nada se mueve
page-sound = Sonido
page-tips-again = Ver otra vez los primeros consejos
page-tips-again-done = Los consejos se mostrarán otra vez.

# Sitting down
page-sit-down = ¿Quién juega?
page-your-name = Tu nombre
page-their-name = Su nombre
page-captain = Capi
page-sit = Sentarme
page-sit-here = Sentarme aquí
page-stand-up = Levantarme
page-rename = Renombrar
page-free-it = Liberar asiento
page-free-seat = asiento libre
page-for-people = para personas
page-seat = Asiento { $number }
page-bot = Bot: { $level }
page-bot-beginner = Principiante
page-bot-greedy = Codicioso
page-bot-exact = Astuto
page-bot-best = Maestro
page-add-seat = Añadir asiento
page-remove-seat = Quitar asiento
page-share-device = Alguien más juega en este dispositivo
page-fill-with-bots = Completar con bots
page-start = Empezar la partida
page-seats-free = { $count ->
        [one] Queda un asiento libre.
       *[other] Quedan { $count } asientos libres.
    }
page-wait-for-host = El anfitrión da inicio a la partida.
page-not-here = Faltan por llegar: { $names }
page-sealing = Se están sellando los dados de { $game }…
page-invite = Invita a más gente
page-share = Envía esta dirección a tus amigos, o que apunten al cuadrado con el teléfono.
page-share-watch = Quien tenga esta dirección puede mirar.
page-share-here = Esta dirección solo funciona en este equipo. Inicia el servidor con --host 0.0.0.0 para que entren otros.
page-address = La dirección
page-qr = La dirección como código QR
page-copy = Copiar
page-copied = Copiado
page-send = Enviar…

# How the table plays
page-how-we-play = Cómo jugamos
page-preset = Edición
page-preset-speak = Cambiar al idioma de esta edición: { $language }
page-options = Regla por regla
page-house-rule = { $what } (regla de la casa)
page-coach-off-choice = Sin entrenador
page-coach-demand-choice = El entrenador responde si le preguntas
page-coach-always-choice = Probabilidades siempre a la vista
page-clock = Tiempo por decisión
page-clock-seconds = { $seconds ->
        [0] sin reloj
        [one] un segundo
       *[other] { $seconds } segundos
    }
page-absent = Si alguien falta
page-absent-seconds = { $seconds ->
        [0] se le espera
        [one] juega un bot tras un segundo
       *[other] juega un bot tras { $seconds } segundos
    }
page-stand-in-level = Qué bot sustituye
page-pace = Ritmo de los bots
page-pace-seconds = { $seconds ->
        [one] un segundo por acción
       *[other] { $seconds } segundos por acción
    }
page-youngest = ¿Quién es el más joven?
page-youngest-nobody = nadie lo dice
page-listed = Mostrar esta mesa a todos

# At the table
page-seats = En la mesa
page-you = (tú)
page-away = sin conexión
page-left = se ha ido
page-stand-in = juega un bot
page-seconds-left = { $seconds ->
        [one] queda un segundo
       *[other] quedan { $seconds } segundos
    }
page-your-turn = Te toca
page-turn-of = Le toca a { $name }
page-rolling = Los dados ruedan…
page-deciding = A ver…
page-away-bot = { $seconds ->
        [one] sin conexión: jugará un bot en un segundo
       *[other] sin conexión: jugará un bot en { $seconds } segundos
    }
page-away-wait = sin conexión: la partida espera
page-hand-over = Pásale el dispositivo a
page-hand-over-take = Soy { $name }
page-say-something = Di algo
page-undo = Deshacer
page-take-back = { $name } vuelve a jugar
page-watching = Estás mirando.
page-watchers = { $count ->
        [one] mira una persona
       *[other] miran { $count } personas
    }
page-to-result = Ver el resultado
page-move = Llevar mi asiento a otro dispositivo
page-move-of = Llevar a { $name } a otro dispositivo
page-move-line = Abre esto en el otro dispositivo antes de diez minutos: el asiento pasa allí.
page-move-secret = Quien tiene este enlace tiene tu asiento. No se lo enseñes a nadie.
page-leave = Dejar la partida
page-leave-of = { $name } deja la partida
page-leave-line = ¿Te vas un momento? Un bot juega por ti y te devuelve el asiento cuando regreses.
page-leave-for-now = Que juegue un bot por mí
page-leave-good-line = Irse para siempre no se puede deshacer; las reglas dicen qué pasa con tu tesoro.
page-leave-for-good = Irme para siempre

# Where the game is
page-round-final = Ronda final, iniciada por { $name }
page-round-playoff = Desempate entre quienes empatan
page-round-last-turns = Últimos turnos
page-round-replay = Otra partida entre quienes empatan
page-round-tie = Desempate { $round }

# The log
page-log = Qué ha pasado
page-log-all = Ver todo
page-log-empty = Nada todavía.
page-log-turn = Turno { $turn }
page-log-sat = { $name } se sienta.
page-log-stood-left = { $name } se levanta.
page-log-stood-host = El anfitrión libera un asiento.
page-log-stood-no-seed = Un asiento no mostró su semilla y vuelve a estar libre.
page-log-begun = Empieza la partida.
page-log-undone = { $name } deshace su última jugada.
page-log-stands-in-left = { $name } se va un rato: sigue un bot.
page-log-stands-in-away = { $name } no tiene conexión: sigue un bot.
page-log-stands-in-clock = A { $name } se le acabó el tiempo: sigue un bot.
page-log-back = { $name } ha vuelto.
page-log-rematched = Hay otra partida lista.
page-chose = { $name }: { $what }
page-threw = { $name } saca { $what }.
page-time-up = A { $name } se le acabó el tiempo.
page-chose-clock = A { $name } se le acabó el tiempo: { $what }
page-threw-clock = A { $name } se le acabó el tiempo y los dados caen solos: { $what }.

# Rules at hand
page-rules = Reglas
page-rules-of-table = En esta mesa:
page-rules-ids = Las letras pequeñas, como { $rule }, señalan una regla: toca una para leerla.

# The coach
page-coach = Entrenador
page-coach-off = En esta mesa no hay entrenador.
page-coach-ask-line = El entrenador conoce tu probabilidad de ganar con cada jugada.
page-coach-ask = Pedir consejo
page-coach-thinking = El entrenador está pensando…
page-coach-wait = Cuando te toque elegir, el entrenador puede decirte las probabilidades.
page-coach-odds = prob. de ganar
page-coach-all = Las { $count } jugadas
page-coach-few = Solo las mejores
page-coach-standing = Con la mejor jugada:

# Fair dice
page-fair-title = ¿Han sido justos los dados?
page-fair-good = { $count ->
        [0] El sobre está sellado. Se comprobará cada tirada.
        [one] Una tirada comprobada: salió del sobre sellado.
       *[other] Las { $count } tiradas, comprobadas: salieron del sobre sellado.
    }
page-fair-broken = { $count ->
        [one] ¡Una tirada no encaja con el sobre sellado!
       *[other] ¡{ $count } tiradas no encajan con el sobre sellado!
    }
page-fair-broken-what = No te fíes de los dados de este servidor. Guarda el registro de la partida: demuestra lo que pasó.
page-fair-fits = coincide con lo sellado
page-fair-differs = no coincide con lo sellado
page-fair-how = Antes de que empiece la partida, todo aquello de lo que saldrán los dados se mete en un sobre sellado. Con cada tirada se abre un trozo más, y tu dispositivo comprueba al momento que ese trozo estaba ahí desde el principio y que da exactamente estos dados.
page-fair-yours = Tú también pones algo tuyo: un número secreto al principio y otro nuevo con cada tirada. Así nadie puede conocer ni elegir tus dados de antemano, ni siquiera el servidor.
page-fair-mark = La marca del sobre de esta partida. Apúntala si quieres compararla después:
page-fair-numbers = Los números
page-fair-seal = Sello, mostrado antes de que nadie se sentara
page-fair-seed = Lo que puso { $name }
page-fair-link = Trozo número { $roll }, el último abierto
page-fair-nonce = Lo que puso quien lanzó
page-fair-fell = Lo que salió
page-fair-unwitnessed = coincide con lo sellado, sin testigo
page-fair-promise = ¡El servidor ha faltado a su palabra!
page-fair-devices = El dispositivo de cada jugador también ha sellado números propios. En cada tirada entran un número del dispositivo de quien tira y otro del dispositivo de otro jugador, el testigo; solo entonces abre el servidor su trozo. Así nadie puede conocer ni elegir los dados de antemano, ni siquiera el servidor y quien tira juntos, mientras el testigo sea honrado.
page-fair-alone = En esta mesa no hay ningún dispositivo de otro jugador, así que nadie puede ser testigo de tus tiradas. Esta partida demuestra que el servidor es honrado, no que lo sea quien lo maneja.
page-fair-witnessed = { $count ->
        [one] { $name } fue testigo de una tirada.
       *[other] { $name } fue testigo de { $count } tiradas.
    }
page-fair-passed = { $count ->
        [one] { $name } faltó una vez como testigo: no hubo respuesta.
       *[other] { $name } faltó { $count } veces como testigo: no hubo respuesta.
    }
page-fair-no-witness = { $count ->
        [one] Una tirada no tuvo testigo.
       *[other] { $count } tiradas no tuvieron testigo.
    }
page-fair-resealed = { $count ->
        [one] { $name } selló números nuevos durante la partida, por ejemplo en otro dispositivo.
       *[other] { $name } selló números nuevos { $count } veces durante la partida, por ejemplo en otro dispositivo.
    }
page-fair-restarted = { $count ->
        [one] Hubo que repetir el comienzo una vez, porque alguien no mostró su número.
       *[other] Hubo que repetir el comienzo { $count } veces, porque alguien no mostró su número.
    }
page-fair-device = Sello del dispositivo de { $name }
page-fair-thrower = Del dispositivo de { $name }, que tiró
page-fair-witness = Del dispositivo de { $name }, testigo
page-fair-fault-asked-early = El servidor pidió un número a tu dispositivo antes de tiempo. No lo recibió.
page-fair-fault-call-differs = Una tirada no fue como se anunció, o no le tocaba ser testigo a quien se lo pidieron.
page-fair-fault-answered = Tu dispositivo respondió como testigo, pero el servidor hace como si no.
page-fair-fault-not-asked = El servidor se saltó tu dispositivo como testigo sin preguntarle.
page-fair-fault-sealed-for-you = Alguien ha sellado números en tu nombre.
page-fair-fault-retold = El servidor cuenta esta partida de otra manera que antes.

# After the game
page-after-you-win = ¡Has ganado!
page-after-wins = ¡Gana { $name }!
page-after-shared = { $names } comparten la victoria
page-after-winner = Victoria de:
page-after-rematch = Otra partida
page-after-rematch-join = Unirme a la siguiente
page-after-rematch-watch = Ir a la siguiente partida
page-after-replay = Verla otra vez
page-after-share = Compartir la partida
page-after-share-line = Quien tenga esta dirección ve el resultado, la repetición y el informe del entrenador.
page-after-look = Volver a la mesa
page-after-chances = Probabilidad de ganar
page-after-graph = La probabilidad de ganar de cada uno, de la primera tirada a la última
page-after-graph-how = Después de cada tirada y de cada jugada, si todos siguen jugando lo mejor posible. Los números marcan las jugadas más caras; los rombos, las tiradas que dieron la vuelta a la partida. Toca para volver a ver un momento.
page-after-graph-table = Los números tras las líneas
page-after-turn = Turno
page-after-luck-and-skill = Suerte y habilidad
page-after-luck = suerte
page-after-mistakes = errores
page-after-luck-how = En puntos porcentuales de la probabilidad de ganar: lo que trajeron los dados y lo que costaron las jugadas.
page-after-sound = { $sound } de { $decisions } decisiones fueron tan buenas como la mejor.
page-after-costliest = Las jugadas más caras
page-after-no-mistakes = Ninguna jugada costó nada digno de mención.
page-after-mistake = { $name }, turno { $turn }: { $cost } puntos
page-after-chosen = Elegida:
page-after-better = Mejor:
page-after-again = Probar otra vez desde aquí
page-after-watch = Ver
page-after-working = El entrenador repasa la partida…
page-after-checked-here = { $count ->
        [one] Tu propio dispositivo también ha comprobado una tirada.
       *[other] Tu propio dispositivo también ha comprobado { $count } tiradas.
    }
page-after-other-game = ¡El registro de este servidor no es la partida que ha visto tu dispositivo! La marca del registro es { $mark }; la de lo que ha visto tu dispositivo es { $own }.
page-after-keep = Guardarla
page-after-text = Registro como texto
page-after-json = Registro como JSON

# Replay
page-replay-controls = Repetición
page-replay-place = Punto de la partida
page-replay-where = Turno { $turn }, momento { $place } de { $last }
page-replay-first = Al principio
page-replay-before = Un paso atrás
page-replay-play = Reproducir
page-replay-pause = Pausa
page-replay-next = Un paso adelante
page-replay-last = Al final
page-replay-take-over = Seguir desde aquí como { $name }

# Dice and choices in all games
page-dice = Dados
page-die-in-hand = un dado en la mano
page-plain-pick = Elige dados tocándolos.
page-plain-go-on = Continuar
page-die-locked = { $face }, dado bloqueado
page-kept = guardado
page-stop = Plantarse
page-throw-dice = Lanzar { $count ->
        [one] el dado
       *[other] { $count } dados
    }
page-roll-dice = Lanzar { $count ->
        [one] un dado
       *[other] { $count } dados
    }
page-rolls-left = { $left ->
        [one] queda una tirada
       *[other] quedan { $left } tiradas
    }
page-place-story = Lo que entró y salió: { $place }
page-if-stopped = Si te plantas:

# A few words to say
emote-ahoy = ¡Ah del barco!
emote-well-done = ¡Bien hecho!
emote-ouch = ¡Ay!
emote-lucky = ¡Qué suerte!
emote-thinking = Déjame pensar…
emote-hurry = ¡A toda vela!
emote-thanks = ¡Gracias!
emote-sorry = ¡Perdón!
emote-cheers = ¡Salud!
emote-farewell = ¡Buen viento!
