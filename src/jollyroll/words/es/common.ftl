# Refusals that every game shares
refused-unknown-game = No hay ningún juego llamado «{ $game }». Los juegos son: { $known }.
refused-game-broken = No se puede cargar el juego «{ $game }» desde { $package }: { $reason }. Repara o quita ese paquete.
refused-game-no-plugin = El paquete que trae el juego «{ $game }» no ofrece ningún complemento de ese nombre en { $package }. Repáralo o quítalo.
refused-unknown-preset = «{ $preset }» no es un conjunto de reglas de este juego. Los que hay son: { $known }.
refused-unknown-option = «{ $option }» no es una opción de este juego. Sus opciones son: { $known }.
refused-unknown-value = «{ $value }» no es un valor de la opción { $option }. Sus valores son: { $known }.
refused-seat-count = Este juego es para { $least } a { $most } jugadores, no para { $seats }.
refused-no-such-seat = No hay asiento { $seat } en esta mesa de { $seats }.
refused-no-chance-due = Ahora no deciden ni los dados ni las cartas.
refused-impossible-outcome = El azar no puede traer eso aquí.
refused-unknown-die-face = Ningún dado de este juego muestra «{ $letter }». Las caras son: { $known }.
refused-wrong-dice-count = { $given ->
        [one] Eso es un dado
       *[other] Eso son { $given } dados
    }, pero se lanzan { $needed }.
refused-unreadable-choice = «{ $text }» no es la forma de escribir una jugada de este juego.

# A heading and what belongs to it, in one line
labelled = { $label }: { $text }

# Finding the first player
phase-draw-seat = El sorteo decide quién empieza.
phase-roll-off = Todos lanzan: empieza quien saque más calaveras.
phase-over = La partida ha terminado.
told-first-by-host = Empieza { $to }, que hace de anfitrión.
told-first-by-age = Empieza { $to }, por tener menos años.
told-first-by-lot = El sorteo elige a { $to }, que empieza.
told-first-by-skulls = { $amount ->
        [0] Empieza { $to }.
        [one] Empieza { $to }, con una calavera.
       *[other] Empieza { $to }, con { $amount } calaveras.
    }
told-roll-off-tied = { $amount } jugadores empatan a calaveras y vuelven a lanzar.
