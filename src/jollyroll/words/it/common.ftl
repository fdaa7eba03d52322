# Refusals that every game shares
refused-unknown-game = Non c’è nessun gioco chiamato «{ $game }». I giochi sono: { $known }.
refused-game-broken = Il gioco «{ $game }» non si può caricare da { $package }: { $reason }. Sistema o rimuovi quel pacchetto.
refused-game-no-plugin = Il pacchetto che porta il gioco «{ $game }» non offre alcun plugin con quel nome in { $package }. Sistemalo o rimuovilo.
refused-unknown-preset = «{ $preset }» non è un preset di questo gioco. I suoi preset sono: { $known }.
refused-unknown-option = «{ $option }» non è un’opzione di questo gioco. Le sue opzioni sono: { $known }.
refused-unknown-value = «{ $value }» non è un valore dell’opzione { $option }. I suoi valori sono: { $known }.
refused-seat-count = Questo gioco è per { $least }–{ $most } giocatori, non per { $seats }.
refused-no-such-seat = Il posto { $seat } non esiste a questo tavolo: i posti vanno da { $first } a { $last }.
refused-no-chance-due = Adesso non ci sono né dadi da lanciare né carte da pescare.
refused-impossible-outcome = Questo non può uscire qui. Ricontrolla i dadi o la carta.
refused-unknown-die-face = Nessun dado di questo gioco mostra «{ $letter }». Le facce sono: { $known }.
refused-wrong-dice-count = { $given ->
        [one] Quello è un dado solo
       *[other] Quelli sono { $given } dadi
    }, ma se ne { $needed ->
        [one] lancia uno
       *[other] lanciano { $needed }
    }.
refused-unreadable-choice = «{ $text }»: non è così che si scrive una scelta in questo gioco.

# A heading and what belongs to it, in one line
labelled = { $label }: { $text }
seat-label = { $you ->
        [name] Tu
       *[other] { $name }
    }
told-to = { $you ->
        [to] Tu
       *[other] { $to }
    }
place-change = { $you ->
        [name] { $amount } per te
       *[other] { $amount } per { $name }
    }

# Pirates, for those who give no name: none is a card, a die or a bot, and all are short
pirate-names = Nerina, Morgante, Brina, Dragut, Salina, Ettore, Marea, Gaspare, Tullio, Zora, Bastiano, Levante, Fiamma, Nives, Corsaro Beppe, Uliva

# Finding the first player
phase-draw-seat = Si tira a sorte chi comincia.
phase-roll-off = Tutti lanciano: comincia chi ha più teschi.
phase-over = La partita è finita.
told-first-by-host = { $you ->
        [to] Sei l’host: cominci tu.
       *[other] { $to } è l’host e comincia.
    }
told-first-by-age = { $you ->
        [to] Hai meno anni di tutti: cominci tu.
       *[other] { $to } ha meno anni di tutti e comincia.
    }
told-first-by-lot = { $you ->
        [to] Cominci tu (estrazione a sorte).
       *[other] Comincia { $to } (estrazione a sorte).
    }
told-first-by-skulls = { $you ->
        [to] { $amount ->
            [0] Cominci tu.
            [one] Cominci tu, con un teschio.
           *[other] Cominci tu, con { $amount } teschi.
        }
       *[other] { $amount ->
            [0] Comincia { $to }.
            [one] Comincia { $to }, con un teschio.
           *[other] Comincia { $to }, con { $amount } teschi.
        }
    }
told-roll-off-tied = { $amount } giocatori hanno lo stesso numero di teschi e rilanciano.
