# Real dice on a real table: people roll and draw, and type what came

refused-no-such-face = Ningún dado aquí tiene esa cara.
refused-none-left = De eso ya no queda nada por descubrir.
refused-no-envelope = En esta mesa se juega con dados de verdad: no hay nada que sellar.
refused-dice-settled = Los dados se eligen al abrir la mesa. Para otros dados, abre otra mesa.
refused-type-it = Lanza los dados de verdad e introduce lo que muestran.
live-no-outcome-due = Ahora no hay nada que introducir.
companion-hint = En el móvil se escribe menos: inicia { $command } y elige «Jugar con tus propios dados» en la página.
fair-by-hand = Jugada con dados de verdad e introducida a mano. No se selló nada antes, así que no hay nada que comprobar.

# The page: setting up
page-own-dice = Jugar con tus propios dados
companion-who = ¿Quién juega?
companion-line = Lanza tus dados de verdad y toca lo que muestran. Este dispositivo comprueba las reglas y lleva la cuenta.
companion-name = Nombre del jugador { $place }
companion-bot = Bot: lanzas tú por él
companion-up = Subir al jugador { $place }
companion-down = Bajar al jugador { $place }
companion-remove = Quitar al jugador { $place }
companion-add = Añadir un jugador
companion-add-bot = Añadir un bot
companion-first = ¿Quién empieza?
companion-first-rules = Como dicen las reglas
companion-start = Empezar la partida

# The page: typing what fell
companion-roll = { $count ->
        [one] { $name }: lanza un dado y toca lo que muestra
       *[other] { $name }: lanza { $count } dados y toca lo que muestran
    }
companion-draw = { $name }: toca lo que ha salido
companion-ask-draw-seat = ¿Quién empieza?
companion-left = { $what }, { $left ->
        [one] queda { $left }
       *[other] quedan { $left }
    }
companion-typed = { $dice ->
        [one] { $count } de 1 dado
       *[other] { $count } de { $dice } dados
    }
companion-take-off = { $face }: toca para quitarlo
companion-clear = Quitar todos
companion-use = Usar esta tirada
companion-undo = Deshacer: { $what }
companion-log-undone = Se ha deshecho la última entrada.
companion-scores = Puntuación
