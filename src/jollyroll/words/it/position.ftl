# Positions as text: what is wrong with one

refused-position-long = Una posizione ha al massimo { $most } caratteri.
refused-position-no-game = Di’ di quale gioco è questa posizione: cominciala con uno tra { $known } e due punti, o aggiungi --game.
refused-position-other-game = Questa posizione dice di essere di un altro gioco: { $game }. Indica il gioco una volta sola.
refused-position-options-twice = Gioco e opzioni stanno già prima dei due punti di questa posizione; togli --preset e --option.
refused-position-empty-item = Non c’è niente fra due virgole, o prima della prima o dopo l’ultima. Scrivi elementi come «seat 1» separati da una sola virgola.
refused-position-item-twice = «{ $item }» c’è due volte. Scrivilo una volta sola.
refused-position-item-missing = La posizione non dice «{ $item }». Aggiungilo.
refused-position-item-unknown = «{ $item }» non è un elemento di una posizione di questo gioco. Gli elementi sono: { $known }.
refused-position-item-misplaced = «{ $item }» non ha posto in questa posizione: non va con il resto.
refused-position-value-missing = «{ $item }» non ha un valore. Scrivine uno dopo.
refused-position-no-value = «{ $item }» non prende valori: scrivilo da solo.
refused-position-one-value = «{ $item }» ha un solo valore, non { $given }.
refused-position-row = «{ $item }» richiede un valore per ognuno dei { $seats } posti, non { $given }.
refused-position-seats = Questa posizione ha { $given } posti e i nomi dati sono { $seats }.
refused-position-values = «{ $item }» richiede { $needed } valori, non { $given }.
refused-position-phase = Questo gioco non può aspettare «{ $text }». Può aspettare: { $known }.
refused-position-unsound = Questi dati non vanno d’accordo: { $what }.
refused-position-number = «{ $item }» richiede un numero intero, non «{ $text }».
refused-position-range = «{ $item }» è un numero da { $least } a { $most }, non { $text }.
refused-position-seat-twice = «{ $item }» indica due volte il posto { $seat }.
refused-position-absent = Il posto { $seat } ha lasciato la partita e non vi ha più turni.
refused-position-winner-left = Chi ha lasciato la partita non può averla vinta.
refused-position-winners = «won { $given }» non va d’accordo con il resto di questa posizione: secondo le regole è «won { $right }».
refused-position-one-left = Con meno di due giocatori la partita è finita: di’ chi ha vinto.
refused-position-roll-off = Questo lancio per decidere chi comincia non è valido: i posti lanciano in ordine, partecipano almeno in due, e qualcuno deve ancora lanciare (?).
refused-position-dice = In questa posizione ci sono { $given } dadi, e il gioco ne ha { $most }.
refused-position-dice-count = { $given ->
        [one] In questa posizione c’è un dado
       *[other] In questa posizione ci sono { $given } dadi
    }, e devono essere { $needed }.
