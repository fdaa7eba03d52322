# The page in the browser

# Landing page and lobby
page-welcome = Dados piratas con amigos o contra bots que se saben las probabilidades. Sin cuenta ni registro.
page-play-now = Jugar ya
page-with-friends = Jugar con amigos
page-not-affiliated = Jollyroll no tiene relación con las editoriales de estos juegos.
page-open-tables = Mesas abiertas
page-lobby-empty = Ahora mismo ninguna mesa espera jugadores. Abre tú una y marca «Mesa pública».
page-nobody-yet = Nadie todavía
page-bots = { $count ->
        [one] un bot
       *[other] { $count } bots
    }
page-join = Unirme

# Your games
page-practice = Práctica
page-your-place = { $place ->
        [1] { $shared ->
            [yes] Compartes la victoria
           *[no] Has ganado
        }
        [2] Has quedado en segundo lugar
        [3] Has quedado en tercer lugar
        [4] Has quedado en cuarto lugar
        [5] Has quedado en quinto lugar
       *[other] Has quedado en sexto lugar
    }
page-yours = Tus partidas
page-yours-continue = Continuar
page-yours-report = Informe
page-yours-record = Registro
page-yours-all = Mostrar todas ({ $count })
page-yours-finished = Partidas terminadas ({ $count })
page-yours-waiting = Aún no ha empezado
page-yours-with = con { $names }
page-yours-won-by = Ha ganado { $names }
page-yours-shared = { $names } comparten la victoria
page-yours-unknown = Una partida
page-yours-archived = Archivada: el registro sigue ahí
page-yours-gone = El servidor ya no tiene esta partida
page-yours-damaged = El servidor no puede leer esta partida
page-yours-unreachable = Sin conexión ahora mismo
page-yours-more = Más sobre { $game }
page-yours-download = Descargar el registro
page-yours-download-all = Descargar todas las partidas
page-yours-missing = { $count ->
        [one] No se pudo obtener una partida.
       *[other] No se pudieron obtener { $count } partidas.
    }
page-yours-remove = Quitar de este dispositivo
page-yours-remove-running = Si la quitas, pierdes tu asiento: no podrás volver a esta partida.
page-yours-remove-finished = Solo desaparece de esta lista. Su enlace sigue mostrando el informe.
page-yours-where = Lista guardada solo en este dispositivo.

# Everywhere
page-home = Volver a los juegos
page-close = Cerrar
page-ok = OK
page-menu = Menú
page-table = La mesa
page-no-server = El servidor no responde. Revisa tu conexión e inténtalo otra vez.
page-no-table = Esta mesa no existe. Revisa el enlace.
page-no-page = Aquí no hay nada. Revisa el enlace.
page-link-connecting = Conectando…
page-link-lost = Se perdió la conexión. Reintentando…
page-link-nothing-lost = No se ha perdido nada.
page-slow = Ahora mismo hay mucho movimiento. No se pierde nada: la partida sigue enseguida.

# Settings of this device
page-settings = Ajustes
page-language = Idioma
page-theme = Tema
page-theme-auto = como el dispositivo
page-theme-dark = oscuro
page-theme-light = claro
page-motion = Animaciones
page-motion-auto = como el dispositivo
page-motion-full = sí
page-motion-less = no
page-sound-offer = ¿Jugar con sonido?
page-sound-yes = Sí, por favor
page-sound-no = No, gracias
page-sound = Sonido
page-shortcuts = Atajos de teclado de una sola tecla
page-keys = Teclado
page-keys-dice = Elegir el primer dado, el segundo, etc.
page-keys-roll = Lanzar, descubrir carta o confirmar: el botón dorado
page-keys-place = Ir al siguiente sitio que admite dados
page-keys-skip = Saltar al final de la animación
page-keys-help = Mostrar esta lista
page-keys-tab = Pasar de un elemento al siguiente; Intro o Espacio lo pulsa
page-keys-arrows = En el diario de a bordo: de línea en línea
page-tips-again = Ver otra vez los consejos
page-tips-again-done = Volverás a ver los consejos.

# Sitting down
page-sit-down = ¿Quién juega?
page-your-name = Tu nombre
page-their-name = Su nombre
page-sit = Sentarme
page-sit-here = Ocupar este asiento
page-stand-up = Levantarme
page-rename = Cambiar nombre
page-free-it = Liberar asiento
page-free-seat = Asiento libre
page-for-people = Abierto
page-seat = Asiento { $number }
page-bot = Bot: { $level }
page-bot-beginner = Principiante
page-bot-greedy = Codicioso
page-bot-exact = Astuto
page-bot-best = Maestro
page-add-seat = Añadir asiento
page-remove-seat = Quitar asiento
page-share-device = Añadir un jugador en este dispositivo
page-fill-with-bots = Llenar con bots los asientos libres
page-start = Empezar la partida
page-seats-free = { $count ->
        [one] Queda un asiento libre.
       *[other] Quedan { $count } asientos libres.
    }
page-wait-for-host = Esperando a que el anfitrión empiece.
page-not-here = Faltan por llegar: { $names }
page-sealing = Sellando los dados de { $game }…
page-invite = Invitar a otros
page-share = Envía este enlace a tus amigos, o que escaneen el código QR.
page-share-watch = Quien tenga este enlace puede mirar.
page-share-here = Ahora mismo solo este ordenador puede abrir el enlace. Para jugar desde otros dispositivos, inicia Jollyroll con --host 0.0.0.0 e invita de nuevo; en este ordenador basta con abrir el enlace en otra ventana.
page-address = Enlace
page-qr = Enlace como código QR
page-copy = Copiar
page-copied = Copiado
page-send = Enviar…

# How the table plays
page-how-we-play = Cómo jugamos
page-preset = Edición
page-preset-speak = Cambiar al idioma de esta edición: { $language }
page-options = Todas las reglas, una por una
page-house-rule = { $what } (regla de la casa)
page-coach-off-choice = Sin entrenador
page-coach-demand-choice = El entrenador responde si le preguntas
page-coach-always-choice = Probabilidades siempre a la vista
page-clock = Tiempo por decisión
page-clock-seconds = { $seconds ->
        [0] sin límite
        [one] un segundo
       *[other] { $seconds } segundos
    }
page-absent = Si alguien se desconecta
page-absent-seconds = { $seconds ->
        [0] se espera a que vuelva
        [one] entra un bot tras un segundo
       *[other] entra un bot tras { $seconds } segundos
    }
page-stand-in-level = Bot suplente
page-pace = Velocidad de los bots
page-pace-normal = normal
page-pace-fast = rápida
page-pace-instant = instantánea
page-youngest = ¿Quién es el más joven?
page-youngest-nobody = sin indicar
page-listed = Mesa pública

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
        [one] sin conexión: entra un bot en un segundo
       *[other] sin conexión: entra un bot en { $seconds } segundos
    }
page-away-wait = sin conexión: la partida espera
page-say-something = Di algo
page-undo = Deshacer
page-call-back = No lanzar
page-gives-up = Renuncias a lo que tienes.
page-take-back = { $name } vuelve a la partida
page-watching = Estás viendo la partida.
page-watchers = { $count ->
        [one] un espectador
       *[other] { $count } espectadores
    }
page-to-result = Ver el resultado
page-move = Pasar mi asiento a otro dispositivo
page-move-of = Pasar a { $name } a otro dispositivo
page-move-line = Abre este enlace en el otro dispositivo antes de diez minutos y tu asiento pasará allí.
page-move-secret = Quien tenga este enlace puede ocupar tu asiento. No lo compartas.
page-leave = Dejar la partida
page-leave-of = { $name } deja la partida
page-leave-line = ¿Te vas un momento? Un bot juega por ti hasta que vuelvas.
page-leave-for-now = Que juegue un bot por mí
page-leave-good-line = Irte definitivamente no tiene vuelta atrás; las reglas dicen qué pasa con tu tesoro.
page-leave-for-good = Irme definitivamente
page-go-title = ¿Dejar la mesa?
page-go-kept = La partida te espera. La encontrarás en «Tus partidas».
page-go-stand-in = { $seconds ->
        [one] Cuando te toque, tras un segundo entra un bot. Vuelve cuando quieras y sigue tú: la partida está en «Tus partidas».
       *[other] Cuando te toque, tras { $seconds } segundos entra un bot. Vuelve cuando quieras y sigue tú: la partida está en «Tus partidas».
    }
page-go-lost = Este navegador no guarda nada: no podrás volver a tu asiento. Si quieres seguir jugando, pásalo antes a otro dispositivo.
page-go-stay = Quedarme

# Where the game is
page-round-final = ¡Ronda final! A superar: { $points } ({ $name })
page-round-playoff = Desempate entre los empatados
page-round-last-turns = ¡Últimos turnos! A superar: { $points } ({ $name })
page-to-pass = { $you ->
        [name] { $points } para superarte
       *[other] { $points } para superar a { $name }
    }
page-goal = meta: { $points }
page-round-replay = Partida nueva entre los empatados
page-round-tie = Ronda de desempate { $round }

# The log
page-log = Diario de a bordo
page-log-all = Ver todo
page-log-empty = Nada todavía.
page-log-turn = Turno { $turn }
page-log-sat = { $you ->
        [name] Te sientas.
       *[other] { $name } se sienta.
    }
page-log-stood-left = { $you ->
        [name] Te levantas.
       *[other] { $name } se levanta.
    }
page-log-stood-host = El anfitrión libera un asiento.
page-log-stood-no-seed = Un jugador no mostró su número secreto: el asiento vuelve a estar libre.
page-log-begun = Empieza la partida.
page-log-undone = { $you ->
        [name] Deshaces tu última jugada.
       *[other] { $name } deshace su última jugada.
    }
page-log-stands-in-left = { $you ->
        [name] Te vas un rato: un bot juega por ti.
       *[other] { $name } se va un rato: sigue un bot.
    }
page-log-stands-in-away = { $you ->
        [name] No tenías conexión: un bot juega por ti.
       *[other] { $name } no tiene conexión: sigue un bot.
    }
page-log-stands-in-clock = { $you ->
        [name] Se te acabó el tiempo: un bot juega por ti.
       *[other] A { $name } se le acabó el tiempo: sigue un bot.
    }
page-log-back = { $you ->
        [name] Has vuelto.
       *[other] { $name } ha vuelto.
    }
page-log-rematched = Hay otra partida lista.
page-chose = { $you ->
        [name] Tú: { $what }
       *[other] { $name }: { $what }
    }
page-threw = { $you ->
        [name] Sacas { $what }.
       *[other] { $name } saca { $what }.
    }
page-time-up = { $you ->
        [name] Se te acabó el tiempo.
       *[other] A { $name } se le acabó el tiempo.
    }
page-chose-clock = { $you ->
        [name] Se te acabó el tiempo: { $what }
       *[other] A { $name } se le acabó el tiempo: { $what }
    }
page-threw-clock = { $you ->
        [name] Se te acabó el tiempo y los dados se lanzan solos: { $what }.
       *[other] A { $name } se le acabó el tiempo y los dados se lanzan solos: { $what }.
    }

# Rules at hand
page-rules = Reglas
page-rules-of-table = En esta mesa:
page-rules-cited = { $count ->
        [one] regla
       *[other] reglas
    }
page-rules-ids = Toca las palabras en letra pequeña para leer cada regla.

# The coach
page-coach = Entrenador
page-coach-off = En esta mesa no hay entrenador.
page-coach-ask-line = El entrenador conoce tu probabilidad de ganar con cada jugada.
page-coach-ask = Pedir consejo
page-coach-thinking = El entrenador está pensando…
page-coach-wait = Cuando te toque elegir, el entrenador puede decirte las probabilidades.
page-coach-odds = prob. de ganar
page-coach-keep = Guarda { $kept }, relanza { $count }
page-coach-reroll-all = { $count ->
        [one] Relanza el dado
       *[other] Relanza los { $count }
    }
page-coach-set-up = Prepararlo
page-coach-hardly = casi da igual
page-coach-alike = Casi da igual: todas son más o menos igual de buenas.
page-coach-all = Las { $count } jugadas
page-coach-few = Solo las mejores
page-coach-standing = Con la mejor jugada:
page-coach-how = Cómo se calcula

# Fair dice
page-fair-title = ¿Han sido justos los dados?
page-fair-good = { $count ->
        [0] Los dados están sellados. Se comprobará cada tirada.
        [one] Una tirada comprobada: salió del sobre sellado.
        [2] Las dos tiradas comprobadas: salieron del sobre sellado.
       *[other] Las { $count } tiradas comprobadas: salieron del sobre sellado.
    }
page-fair-broken = { $count ->
        [one] ¡Una tirada no encaja con el sobre sellado!
       *[other] ¡{ $count } tiradas no encajan con el sobre sellado!
    }
page-fair-broken-what = No te fíes de los dados de este servidor. Descarga el registro de la partida: demuestra lo que pasó.
page-fair-fits = como se selló
page-fair-differs = distinto de lo sellado
page-fair-how = Antes de empezar, todo aquello de lo que saldrán los dados se mete en un sobre sellado. Cada tirada abre un trozo más, y tu dispositivo comprueba al momento que ese trozo estaba ahí desde el principio y que da exactamente estos dados.
page-fair-yours = Tú también pones algo tuyo: un número secreto al principio y otro nuevo con cada tirada. Así nadie puede conocer ni elegir tus dados de antemano, ni siquiera el servidor.
page-fair-mark = La marca del sobre de esta partida. Apúntala si quieres compararla después:
page-fair-numbers = Los números
page-fair-seal = Sello, mostrado antes de que nadie se sentara
page-fair-seed = Lo que puso { $name }
page-fair-link = Trozo { $roll }, el último abierto
page-fair-nonce = Lo que puso quien lanzó
page-fair-fell = Lo que salió
page-fair-unwitnessed = como se selló, sin testigo
page-fair-promise = ¡El servidor ha faltado a su palabra!
page-fair-devices = El dispositivo de cada jugador también ha sellado números propios. En cada tirada entran un número del dispositivo de quien lanza y otro del dispositivo de otro jugador, el testigo; solo entonces abre el servidor su trozo. Así nadie puede conocer ni elegir los dados de antemano, ni siquiera el servidor y quien lanza juntos, mientras el testigo juegue limpio.
page-fair-alone = En esta mesa no hay ningún dispositivo de otro jugador, así que nadie puede ser testigo de tus tiradas. Esta partida demuestra que el servidor juega limpio, pero no que lo haga quien lo maneja.
page-fair-witnessed = { $you ->
        [name] { $count ->
            [one] Fuiste testigo de una tirada.
           *[other] Fuiste testigo de { $count } tiradas.
        }
       *[other] { $count ->
            [one] { $name } fue testigo de una tirada.
           *[other] { $name } fue testigo de { $count } tiradas.
        }
    }
page-fair-passed = { $you ->
        [name] { $count ->
            [one] Una vez no respondiste como testigo.
           *[other] { $count } veces no respondiste como testigo.
        }
       *[other] { $count ->
            [one] Una vez { $name } no respondió como testigo.
           *[other] { $count } veces { $name } no respondió como testigo.
        }
    }
page-fair-no-witness = { $count ->
        [one] Una tirada no tuvo testigo.
       *[other] { $count } tiradas no tuvieron testigo.
    }
page-fair-resealed = { $you ->
        [name] { $count ->
            [one] Sellaste números nuevos durante la partida, por ejemplo en otro dispositivo.
           *[other] Sellaste números nuevos { $count } veces durante la partida, por ejemplo en otro dispositivo.
        }
       *[other] { $count ->
            [one] { $name } selló números nuevos durante la partida, por ejemplo en otro dispositivo.
           *[other] { $name } selló números nuevos { $count } veces durante la partida, por ejemplo en otro dispositivo.
        }
    }
page-fair-restarted = { $count ->
        [one] Hubo que repetir el comienzo una vez, porque alguien no mostró su número.
       *[other] Hubo que repetir el comienzo { $count } veces, porque alguien no mostró su número.
    }
page-fair-device = Sello del dispositivo de { $name }
page-fair-thrower = Del dispositivo de { $name }, que lanzó
page-fair-witness = Del dispositivo de { $name }, testigo
page-fair-fault-asked-early = El servidor pidió un número a tu dispositivo antes de tiempo. No lo recibió.
page-fair-fault-call-differs = Una tirada no salió como se anunció, o le tocaba a otro ser testigo.
page-fair-fault-answered = Tu dispositivo respondió como testigo, pero el servidor hace como si no.
page-fair-fault-not-asked = El servidor se saltó tu dispositivo como testigo sin preguntarle.
page-fair-fault-sealed-for-you = Alguien ha sellado números en tu nombre.
page-fair-fault-retold = El servidor cuenta ahora esta partida de otra manera que antes.

# After the game
page-after-you-win = ¡Has ganado!
page-after-wins = ¡Gana { $name }!
page-after-shared = { $you ->
        [names] ¡{ $names }, compartís la victoria!
       *[other] { $names } comparten la victoria
    }
page-after-winner = Gana:
page-after-rematch = Jugar otra vez
page-after-rematch-join = Unirme a la siguiente
page-after-rematch-watch = Ver la siguiente partida
page-after-replay = Ver la repetición
page-after-share = Compartir la partida
page-after-share-line = Quien tenga este enlace ve el resultado, la repetición y el informe del entrenador.
page-after-look = Volver a la mesa
page-after-chances = Probabilidad de ganar
page-after-graph = La probabilidad de ganar de cada uno, de la primera tirada a la última
page-after-graph-how = Después de cada tirada y de cada jugada, si todos siguen jugando lo mejor posible. Los números marcan las jugadas más costosas; los rombos, las tiradas que dieron la vuelta a la partida. Toca para volver a ver un momento.
page-after-graph-table = Los números tras las líneas
page-after-turn = Turno
page-after-luck-and-skill = Suerte y habilidad
page-after-luck = suerte
page-after-mistakes = errores
page-after-luck-how = En puntos porcentuales de probabilidad de ganar: lo que trajeron los dados y lo que costaron tus jugadas.
page-after-sound = { $sound ->
        [one] { $sound } de { $decisions } decisiones fue tan buena como la mejor.
       *[other] { $sound } de { $decisions } decisiones fueron tan buenas como la mejor.
    }
page-after-your-part = Tu partida
page-after-lucky = La suerte estuvo de tu lado: sumó { $luck } puntos porcentuales a tu probabilidad de ganar.
page-after-unlucky = La suerte estuvo en tu contra: le restó { $luck } puntos porcentuales a tu probabilidad de ganar.
page-after-own-mistakes = { $sound ->
        [one] Tus jugadas te costaron { $cost } puntos porcentuales de probabilidad de ganar; { $sound } de { $decisions } fue tan buena como la mejor.
       *[other] Tus jugadas te costaron { $cost } puntos porcentuales de probabilidad de ganar; { $sound } de { $decisions } fueron tan buenas como la mejor.
    }
page-after-your-costliest = La jugada que más te costó
page-after-your-luckiest = Tu tirada más afortunada
page-after-your-best = Tu mejor jugada
page-after-moment = turno { $turn }, { $change } puntos porcentuales de probabilidad de ganar
page-after-others-costliest = Las jugadas más costosas de los demás
page-after-practice = Esto era práctica: seguiste desde un momento de otra partida, así que no hay dados sellados que comprobar.
page-after-costliest = Las jugadas más costosas
page-after-no-mistakes = Ninguna jugada costó nada digno de mención.
page-after-mistake = { $you ->
        [name] Tú, turno { $turn }: { $cost } puntos porcentuales
       *[other] { $name }, turno { $turn }: { $cost } puntos porcentuales
    }
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
page-after-keep = Descargar
page-after-text = Registro como texto
page-after-json = Registro como JSON

# Replay
page-replay-controls = Repetición
page-replay-place = Posición
page-replay-where = { $turn ->
        [0] Inicio, { $place } de { $last }
       *[other] Turno { $turn }, { $place } de { $last }
    }
page-replay-first = Inicio
page-replay-before = Atrás
page-replay-play = Reproducir
page-replay-pause = Pausa
page-replay-next = Siguiente
page-replay-last = Final
page-replay-take-over = Practicar desde aquí como { $name }

# Dice and choices in all games
page-dice = Dados
page-die-in-hand = un dado en la mano
page-plain-pick = Toca los dados que eliges.
page-plain-go-on = Continuar
page-die-locked = { $face }, dado bloqueado
page-kept = guardado
page-stop = Plantarse
page-throw-dice = Lanzar { $count ->
        [one] el dado
       *[other] { $count } dados
    }
page-roll-dice = Relanzar { $count }
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

# A site without a server: everything happens on this device
page-alone-together = Jugar juntos en este dispositivo
page-alone-fetching = Descargando el juego, solo esta vez…
page-alone-starting = Preparando la mesa…
page-alone-failed = No se pudo descargar el juego. Revisa tu conexión e inténtalo otra vez.
page-alone-update = Hay una versión nueva lista.
page-alone-reload = Recargar
page-alone-kept = Todo se queda en este dispositivo. Tras la primera partida funciona también sin conexión.
page-alone-docs = Reglas y manual
page-alone-remove = Se borra para siempre de este dispositivo, con su informe. Descarga antes el registro si quieres conservarlo.
