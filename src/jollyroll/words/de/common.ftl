# Refusals that every game shares
refused-unknown-game = Ein Spiel namens „{ $game }“ gibt es nicht. Die Spiele sind: { $known }.
refused-game-broken = Das Spiel „{ $game }“ lässt sich nicht aus { $package } laden: { $reason }. Bring dieses Paket in Ordnung oder entferne es.
refused-game-no-plugin = Das Paket, das das Spiel „{ $game }“ mitbringt, bietet unter { $package } kein Plugin dieses Namens. Bring es in Ordnung oder entferne es.
refused-unknown-preset = „{ $preset }“ ist kein Regelsatz dieses Spiels. Es gibt: { $known }.
refused-unknown-option = „{ $option }“ ist keine Option dieses Spiels. Es gibt: { $known }.
refused-unknown-value = „{ $value }“ ist kein Wert der Option { $option }. Möglich sind: { $known }.
refused-seat-count = Dieses Spiel ist für { $least } bis { $most } Spieler, nicht für { $seats }.
refused-no-such-seat = Platz { $seat } gibt es an diesem Tisch nicht; er hat { $seats } Plätze.
refused-no-chance-due = Jetzt entscheiden weder Würfel noch Karten.
refused-impossible-outcome = Das kann der Zufall hier nicht bringen.
refused-unknown-die-face = Kein Würfel dieses Spiels zeigt „{ $letter }“. Die Seiten sind: { $known }.
refused-wrong-dice-count = { $given ->
        [one] Das ist ein Würfel
       *[other] Das sind { $given } Würfel
    }, geworfen werden aber { $needed }.
refused-unreadable-choice = „{ $text }“: So schreibt man in diesem Spiel keine Wahl.

# A heading and what belongs to it, in one line
labelled = { $label }: { $text }

# Finding the first player
phase-draw-seat = Das Los entscheidet, wer beginnt.
phase-roll-off = Alle würfeln: Die meisten Totenköpfe fangen an.
phase-over = Das Spiel ist zu Ende.
told-first-by-host = { $to } hat eingeladen und beginnt.
told-first-by-age = { $to } ist am jüngsten und beginnt.
told-first-by-lot = Das Los fällt auf { $to }: { $to } beginnt.
told-first-by-skulls = { $amount ->
        [0] { $to } beginnt.
        [one] { $to } beginnt, mit einem Totenkopf.
       *[other] { $to } beginnt, mit { $amount } Totenköpfen.
    }
told-roll-off-tied = { $amount } Spieler haben gleich viele Totenköpfe und werfen noch einmal.
