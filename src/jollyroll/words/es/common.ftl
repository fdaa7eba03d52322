# Refusals that every game shares
refused-unknown-game = No hay ningún juego llamado «{ $game }». Los juegos son: { $known }.
refused-game-broken = No se puede cargar el juego «{ $game }» desde { $package }: { $reason }. Repara o quita ese paquete.
refused-game-no-plugin = El paquete que trae el juego «{ $game }» no ofrece ningún complemento de ese nombre en { $package }. Repáralo o quítalo.
refused-unknown-preset = «{ $preset }» no es un conjunto de reglas de este juego. Los que hay son: { $known }.
refused-unknown-option = «{ $option }» no es una opción de este juego. Sus opciones son: { $known }.
refused-unknown-value = «{ $value }» no es un valor de la opción { $option }. Sus valores son: { $known }.
refused-seat-count = Este juego es para { $least } a { $most } jugadores, no para { $seats }.
refused-no-such-seat = En esta mesa no hay asiento { $seat }: los asientos van del { $first } al { $last }.
refused-no-chance-due = Ahora no toca lanzar dados ni descubrir cartas.
refused-impossible-outcome = Eso no puede salir aquí. Comprueba los dados o la carta.
refused-unknown-die-face = Ningún dado de este juego muestra «{ $letter }». Las caras son: { $known }.
refused-wrong-dice-count = { $given ->
        [one] Eso es un dado
       *[other] Eso son { $given } dados
    }, pero { $needed ->
        [one] se lanza uno
       *[other] se lanzan { $needed }
    }.
refused-unreadable-choice = «{ $text }» no es la forma de escribir una jugada de este juego.

# A heading and what belongs to it, in one line
labelled = { $label }: { $text }
seat-label = { $you ->
        [name] Tú
       *[other] { $name }
    }
told-to = { $you ->
        [to] Tú
       *[other] { $to }
    }
place-change = { $you ->
        [name] { $amount } para ti
       *[other] { $amount } para { $name }
    }

# Pirates, for those who give no name: none is a card, a die or a bot, and all are short
pirate-names = Barbarroja, Inés, Malaespina, Rosita, Lope, Tormenta, Catalina, Drago, Jacinta, Garrido, Benita, Tuerto, Marina, Bermejo, Candela, Gaspar

# Finding the first player
phase-draw-seat = Se sortea quién empieza.
phase-roll-off = Todos lanzan: empieza quien saque más calaveras.
phase-over = La partida ha terminado.
told-first-by-host = { $you ->
        [to] La mesa es tuya: empiezas tú.
       *[other] La mesa es de { $to }, así que empieza.
    }
told-first-by-age = { $you ->
        [to] Eres la persona más joven: empiezas tú.
       *[other] { $to } es la persona más joven y empieza.
    }
told-first-by-lot = { $you ->
        [to] Empiezas tú (por sorteo).
       *[other] Empieza { $to } (por sorteo).
    }
told-first-by-skulls = { $you ->
        [to] { $amount ->
            [0] Empiezas tú.
            [one] Empiezas tú, con una calavera.
           *[other] Empiezas tú, con { $amount } calaveras.
        }
       *[other] { $amount ->
            [0] Empieza { $to }.
            [one] Empieza { $to }, con una calavera.
           *[other] Empieza { $to }, con { $amount } calaveras.
        }
    }
told-roll-off-tied = { $amount } jugadores empatan a calaveras y vuelven a lanzar.
