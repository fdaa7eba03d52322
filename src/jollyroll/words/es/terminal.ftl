# The table in a terminal

# Turns and happenings
turn-of = { $you ->
        [name] Turno { $turn }: te toca
       *[other] Turno { $turn }: { $name }
    }
standing = Marcador: { $seats }
standing-seat = { $name } { $amount }{ $change ->
        [none] {""}
       *[other] {" "}({ $change })
    }
throws = { $you ->
        [name] Sacas { $dice }
       *[other] { $name } saca { $dice }
    }
bot-did = { $you ->
        [name] Tú: { $what }
       *[other] { $name }: { $what }
    }
bots-wake = Los bots se preparan; en un equipo nuevo, la primera vez tarda uno o dos minutos.
bot-thinks = { $name } está pensando.
press-to-throw = { $you ->
        [name] Pulsa Intro para lanzar ({ $keys }){" "}
       *[other] { $name }, pulsa Intro para lanzar ({ $keys }){" "}
    }
press-to-draw = { $you ->
        [name] Pulsa Intro para descubrir una carta ({ $keys }){" "}
       *[other] { $name }, pulsa Intro para descubrir una carta ({ $keys }){" "}
    }
taken-back = Deshecho.
game-over = La partida ha terminado
winners = { $count ->
        [0] No gana nadie.
        [one] { $you ->
            [names] ¡Has ganado!
           *[other] ¡Gana { $names }!
        }
       *[other] { $you ->
            [names] ¡{ $names }, compartís la victoria!
           *[other] ¡{ $names } comparten la victoria!
        }
    }
score = { $amount ->
        [one] un punto
       *[other] { $amount } puntos
    }

# Asking
pick-roll = Para relanzar dados, escribe sus letras (como ac) o * para todos.
more-choices = Hay { $count ->
        [one] { $count } opción más
       *[other] { $count } opciones más
    }: l muestra todas.
list-more = … y { $count } más como estas, por ejemplo { $example }
enter-rolls = Intro sin más los relanza todos: aquí relanzar solo puede ayudar.
or-enter = (o solo Intro)
key-explain = ? ayuda
key-list = l todas las jugadas
key-rule = r { $rule } ver regla
key-undo = u deshacer
key-quit = q guardar y salir
help-keys = Escribe una tecla de la lista, las letras de los dados o cualquier jugada tal como la escribe el registro (l las muestra todas). r con el nombre de una regla muestra esa regla; u deshace tu última jugada mientras no hayan salido dados ni cartas (con tus propios dados, lo último que se escribió); leave permite que un jugador deje la partida definitivamente; q guarda la partida para otro día y sale.
either-or = { $first } o { $last }
type-key = Escribe { $keys }; ? para ayuda.
type-dice = Escribe letras de dados, por ejemplo { $dice }; ? para ayuda.
type-key-or-dice = Escribe { $keys }, o letras de dados, por ejemplo { $dice }; ? para ayuda.
leave-sure = { $you ->
        [name] Vas a dejar la partida definitivamente, y eso no se puede deshacer. ¿Seguro? Escribe sí:{" "}
       *[other] { $name } va a dejar la partida definitivamente, y eso no se puede deshacer. ¿Seguro? Escribe sí:{" "}
    }
leave-not = { $you ->
        [name] Te quedas.
       *[other] { $name } se queda.
    }
yes-words = s sí si y yes
which-game = ¿Qué juego? Pulsa su tecla.
which-unknown = Pulsa 1, 2 o 3.
next-turn = Intro: siguiente turno, q: salir{" "}

dice-many = { $count } × { $face }

# Dice that lie apart
dice-table = mesa
dice-aside = aparte

# Dice and cards on a real table
manual-dice = { $you ->
        [name] { $dice ->
            [one] Lanza un dado. ¿Qué muestra?
           *[other] Lanza { $dice } dados. ¿Qué muestran? Escribe { $dice } letras en cualquier orden:
        }
       *[other] { $dice ->
            [one] { $name } lanza un dado. ¿Qué muestra?
           *[other] { $name } lanza { $dice } dados. ¿Qué muestran? Escribe { $dice } letras en cualquier orden:
        }
    }
manual-draw-seat = ¿Quién empieza? Elige a alguien al azar y escribe el número.

# The plain board
board-left = ha dejado la partida

# Keeping the game
not-saved = Atención: ahora no se puede guardar la partida. { $why } Sigue jugando; se vuelve a intentar después de cada jugada.
moved-on = Atención: otra persona ha cambiado { $old }, que se deja como está. Esta partida sigue en { $path }.
saved-again = La partida vuelve a guardarse en { $path }.
kept-in = La partida está guardada en { $path }
go-on-with = Para continuar: { $command } resume { $path }
verify-with = Para comprobar sus dados: { $command } verify { $path }
last-resort = No se pudo guardar la partida. { $why } Para que no se pierda nada, aquí está su registro; ponlo en un archivo y retómala:
refused-nothing-to-resume = No hay ninguna partida sin terminar. Empieza una con: { $command } terminal
refused-open-elsewhere = Esta partida está abierta en otra ventana: { $path }. Sigue allí, o ciérrala primero.
refused-over-already = Esta partida ha terminado; mírala con: { $command } replay { $path }

# Sitting down
not-begun = No se empezó ninguna partida.
player = Jugador { $number }
ask-people = ¿Quién juega? Nombres separados por comas (Intro: solo tú):{" "}
ask-bots = ¿Cuántos bots, de { $least } a { $most }? (Intro: { $usual }){" "}
level-line = { $name }: { $what }
ask-level = { $count ->
        [one] ¿Con qué nivel debe jugar?
       *[other] ¿Con qué nivel deben jugar?
    } (Intro: { $usual }){" "}
ask-preset = ¿Qué reglas? (Intro: las primeras){" "}
ask-youngest = ¿Quién es el más joven? { $names } (Intro: se sortea quién empieza){" "}
refused-number-range = «{ $text }» no sirve; escribe un número de { $least } a { $most }.
refused-none-of-these = «{ $text }» no es ninguno de ellos; escribe un número o un nombre: { $known }.
nobody-hosts = Aquí nadie es el anfitrión, así que se sortea quién empieza. Indica quién lo es con --host N.
seat-person = { $seat }. { $name }
seat-bot = { $seat }. { $name } (bot: { $what })
dice-fair = Dados: justos, sellados en un sobre con la marca { $mark }
dice-fair-begins = Las tiradas hasta ahora no estaban selladas; a partir de aquí lo están.
dice-fair-lost = El secreto del sobre anterior no está en este equipo, así que se selló uno nuevo. El registro lo dice.
dice-fair-seen = Esta partida se ha jugado más allá de esta copia, así que se selló un sobre nuevo: las tiradas del anterior ya se han visto. El registro lo dice.
dice-seeded = Dados: semilla { $seed }. La misma semilla y las mismas jugadas dan la misma partida.
dice-manual = Dados: los tuyos. Lánzalos y escribe lo que muestran.
bot-beginner = elige al azar cualquier jugada razonable
bot-greedy = toma lo que más da en este turno, como si su próxima tirada fuera la última
bot-exact = juega su turno a la perfección para sacarle el máximo
bot-best = busca la mejor probabilidad de ganar la partida
bot-random = elige cualquier jugada permitida, y se planta una de cada cuatro veces
bot-of-others = viene de otro paquete
name-of-bot = { $number ->
        [1] Greta
        [2] Barnaby
        [3] Coco
        [4] Dex
        [5] Esme
       *[other] Finn
    }

# Lists of games and rules
games-line = { $least }–{ $most } jugadores, a partir de { $age } años{ $minutes ->
        [0] {""}
       *[other] , unos { $minutes } minutos
    }
games-play = Jugar: { $command } terminal { $name } · reglas: { $command } rules { $name }
games-unverified = Sin verificar: las caras de los dados y las cartas nunca se han comparado con un juego impreso; cámbialas por las tuyas con las opciones dice y deck.
games-presets = Conjuntos de reglas
games-options = Opciones (el primer valor es el predeterminado)
games-usual = (predeterminado)
games-house = regla de la casa
games-bots = Bots
replay-seats = En la mesa: { $names }
options-of-table = Reglas: { $preset }
also-numbers = o un número: { $values }

# Refusals
refused-unknown-bot = No hay ningún bot llamado «{ $bot }». Los bots son: { $known }.
refused-bot-name = «{ $bot }» no puede ser el nombre de un bot: minúsculas, cifras, guiones y guiones bajos, y ninguno de nuestros nombres.
refused-unknown-rule = No hay ninguna regla «{ $wanted }». Las reglas tienen nombres como { $example }.
refused-rule-elsewhere = { $wanted } no es una regla de este juego.
refused-nothing-typed = Intro por sí solo no hace nada aquí. { $how }
refused-not-a-choice = «{ $text }» no se puede hacer ahora. { $how }
refused-two-meanings = «{ $text }» puede significar dos cosas aquí: escribe { $small } para la tecla o el dado de esa letra, o roll:{ $text } para un dado que muestra { $text }.
refused-not-what-fell = «{ $text }» no se entiende. Escribe solo lo que se indica arriba; ? para ayuda.
refused-only-enter = Ahora no hay nada que escribir: pulsa Intro para seguir, o ? para ver la ayuda.
refused-which-rule = ¿Qué regla? Escribe por ejemplo: r { $example }
refused-who-leaves = Di quién se va: leave y un nombre o número de asiento. En esta mesa: { $known }.
refused-no-die-there = No hay ningún dado «{ $mark }» que elegir; usa las letras que están delante de los dados.
refused-die-named-twice = Has indicado el dado «{ $mark }» dos veces; indica cada dado una sola vez.
refused-option-form = «{ $text }» no es una opción; escríbela como NOMBRE=VALOR, por ejemplo { $example }.
refused-seat-form = «{ $text }» no es un asiento; escribe un nombre, bot:greedy o Nombre=bot:greedy.
refused-names-alike = Dos asientos se llaman { $name }; da a cada uno un nombre distinto.
refused-seed-not-seeded = La semilla solo sirve con dados de semilla; añade --dice seeded.
refused-seed-range = La semilla es un número entero de 0 a { $most }.
refused-file-there = { $path } ya existe; continúa esa partida con «{ $command } resume { $path }» o elige otro nombre.
refused-game-needed = Di qué juego: { $known }.
refused-no-turn = Esta partida tiene { $turns ->
        [one] un turno
       *[other] { $turns } turnos
    }; no hay turno { $turn }.
refused-two-forms = Elige solo una: --json o --text.
refused-file-is-folder = «{ $path }» no es el nombre de un archivo; dale a la partida un nombre propio, por ejemplo velada.jolly.
refused-no-folder = No existe la carpeta «{ $folder }». Créala primero o elige otro lugar.
refused-file-name = «{ $path }» no puede ser el nombre de un archivo ({ $reason }). Elige otro.

# The command line
program = { $command }
usage-no-command = No hay ningún comando «{ $name }». Los comandos son: { $known }.
usage-no-command-close = No hay ningún comando «{ $name }». ¿Querías decir: { $close }? Los comandos son: { $known }.
usage-command-missing = Falta el comando. Los comandos son: { $known }.
usage-no-option = No hay ninguna opción { $name }; mira: { $path } --help
usage-no-option-close = No hay ninguna opción { $name }; ¿querías decir { $close }? Mira: { $path } --help
usage-missing = Falta { $name }; mira: { $path } --help
usage-option-value = La opción { $name } necesita un valor: { $name } { $metavar }; mira: { $path } --help
usage-option-flag = La opción { $name } no lleva valor; mira: { $path } --help
usage-extra = { $count ->
        [one] Argumento inesperado: «{ $words }».
       *[other] Argumentos inesperados: «{ $words }».
    } Escribe: { $usage }; mira: { $path } --help
usage-otherwise = Este comando no se usa así ({ $reason }); mira: { $path } --help
refused-not-a-number = { $option } pide un número entero, no «{ $text }».
refused-not-any-number = { $option } pide un número, no «{ $text }».
refused-unknown-language = Jollyroll no habla «{ $value }»; los idiomas son: { $known }.
refused-unknown-dice = No hay dados «{ $dice }»; --dice admite: { $known }.
refused-no-output = La salida está cerrada, así que no se ve nada. Empieza de nuevo con una terminal, un archivo o una tubería.
refused-system = El equipo no lo permite: { $reason }.
