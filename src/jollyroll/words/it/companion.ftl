# Real dice on a real table: people roll and draw, and type what came

refused-no-such-face = Nessun dado qui ha quella faccia.
refused-none-left = Non ce n’è più da pescare.
refused-no-envelope = A questo tavolo si lanciano dadi veri: non c’è niente da sigillare.
refused-dice-settled = I dadi si scelgono quando si apre il tavolo. Per altri dadi, apri un altro tavolo.
refused-type-it = Lancia i dadi veri e inserisci quello che mostrano.
live-no-outcome-due = Adesso non c’è niente da inserire.
companion-hint = Sul telefono si scrive di meno: avvia { $command } e scegli «Gioca con i tuoi dadi» nella pagina.
fair-by-hand = Giocata con dadi veri, inseriti a mano. Prima della partita non è stato sigillato niente, quindi non c’è niente da verificare.

# The page: setting up
page-own-dice = Gioca con i tuoi dadi
companion-who = Chi gioca?
companion-line = Lancia i tuoi dadi veri e tocca quello che mostrano. Questo dispositivo verifica le regole e tiene il conto.
companion-name = Nome del giocatore { $place }
companion-bot = Bot – lanci tu per lui
companion-up = Sposta su il giocatore { $place }
companion-down = Sposta giù il giocatore { $place }
companion-remove = Togli il giocatore { $place }
companion-add = Aggiungi un giocatore
companion-add-bot = Aggiungi un bot
companion-first = Chi comincia?
companion-first-rules = Come dicono le regole
companion-start = Comincia la partita

# The page: typing what fell
companion-roll = { $count ->
        [one] { $name }: lancia un dado, poi tocca quello che mostra
       *[other] { $name }: lancia { $count } dadi, poi tocca quello che mostrano
    }
companion-draw = { $name }: tocca quello che hai pescato
companion-ask-draw-seat = Chi comincia?
companion-left = { $what }, { $left ->
        [one] ne resta { $left }
       *[other] ne restano { $left }
    }
companion-typed = { $count ->
        [one] { $count } dado su { $dice }
       *[other] { $count } dadi su { $dice }
    }
companion-take-off = { $face }: tocca per toglierlo
companion-clear = Togli tutti
companion-use = Usa questo lancio
companion-undo = Annulla: { $what }
companion-log-undone = L’ultimo inserimento è stato annullato.
companion-scores = Punteggio
