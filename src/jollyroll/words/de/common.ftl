# Refusals that every game shares
refused-unknown-game = Ein Spiel namens „{ $game }“ gibt es nicht. Die Spiele sind: { $known }.
refused-game-broken = Das Spiel „{ $game }“ lässt sich nicht aus { $package } laden: { $reason }. Bring dieses Paket in Ordnung oder entferne es.
refused-game-no-plugin = Das Paket, das das Spiel „{ $game }“ mitbringt, bietet unter { $package } kein Plugin dieses Namens. Bring es in Ordnung oder entferne es.
refused-unknown-preset = „{ $preset }“ ist kein Regelsatz dieses Spiels. Es gibt: { $known }.
refused-unknown-option = „{ $option }“ ist keine Option dieses Spiels. Es gibt: { $known }.
refused-unknown-value = „{ $value }“ ist kein Wert der Option { $option }. Möglich sind: { $known }.
refused-seat-count = Dieses Spiel ist für { $least } bis { $most } Spieler, nicht für { $seats }.
refused-no-such-seat = Platz { $seat } gibt es an diesem Tisch nicht: Seine Plätze sind { $first } bis { $last }.
refused-no-chance-due = Jetzt ist nichts zu würfeln oder zu ziehen.
refused-impossible-outcome = Das ist hier nicht möglich. Sieh dir die Würfel oder die Karte noch einmal an.
refused-unknown-die-face = Kein Würfel dieses Spiels zeigt „{ $letter }“. Die Seiten sind: { $known }.
refused-wrong-dice-count = { $given ->
        [one] Das ist ein Würfel
       *[other] Das sind { $given } Würfel
    }, gewürfelt wird aber mit { $needed }.
refused-unreadable-choice = „{ $text }“: So wird in diesem Spiel keine Wahl geschrieben.

# A heading and what belongs to it, in one line
labelled = { $label }: { $text }
seat-label = { $you ->
        [name] Du
       *[other] { $name }
    }
told-to = { $you ->
        [to] Du
       *[other] { $to }
    }
place-change = { $you ->
        [name] du { $amount }
       *[other] { $name } { $amount }
    }

# Pirates, for those who give no name: none is a card, a die or a bot, and all are short
pirate-names = Störtebeker, Hein, Klaas, Silke, Enna, Wiebke, Tjark, Fiete, Antje, Momme, Gesche, Ole, Stine, Hauke, Jonte, Imke

# Finding the first player
phase-draw-seat = Wer beginnt, wird ausgelost.
phase-roll-off = Alle würfeln: Wer die meisten Totenköpfe hat, beginnt.
phase-over = Das Spiel ist zu Ende.
told-first-by-host = { $you ->
        [to] Du hast eingeladen und beginnst.
       *[other] { $to } hat eingeladen und beginnt.
    }
told-first-by-age = { $you ->
        [to] Du bist am jüngsten und beginnst.
       *[other] { $to } ist am jüngsten und beginnt.
    }
told-first-by-lot = { $you ->
        [to] Du beginnst (ausgelost).
       *[other] { $to } beginnt (ausgelost).
    }
told-first-by-skulls = { $you ->
        [to] { $amount ->
            [0] Du beginnst.
            [one] Du beginnst, mit einem Totenkopf.
           *[other] Du beginnst, mit { $amount } Totenköpfen.
        }
       *[other] { $amount ->
            [0] { $to } beginnt.
            [one] { $to } beginnt, mit einem Totenkopf.
           *[other] { $to } beginnt, mit { $amount } Totenköpfen.
        }
    }
told-roll-off-tied = { $amount } Spieler haben gleich viele Totenköpfe und würfeln noch einmal.
