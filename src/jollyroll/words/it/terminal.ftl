# The table in a terminal

# Turns and happenings
turn-of = { $you ->
        [name] Turno { $turn }: tocca a te
       *[other] Turno { $turn }: { $name }
    }
standing = Punteggio: { $seats }
standing-seat = { $name } { $amount }{ $change ->
        [none] {""}
       *[other] {" "}({ $change })
    }
throws = { $you ->
        [name] Lanci: { $dice }
       *[other] { $name } lancia: { $dice }
    }
bot-did = { $you ->
        [name] Tu: { $what }
       *[other] { $name }: { $what }
    }
bots-wake = I bot si preparano; su un computer nuovo, la prima volta ci vuole un minuto o due.
bot-thinks = { $name } sta pensando.
press-to-throw = { $you ->
        [name] Premi Invio per lanciare ({ $keys }){" "}
       *[other] { $name }, premi Invio per lanciare ({ $keys }){" "}
    }
press-to-draw = { $you ->
        [name] Premi Invio per pescare una carta ({ $keys }){" "}
       *[other] { $name }, premi Invio per pescare una carta ({ $keys }){" "}
    }
taken-back = Annullato.
game-over = La partita è finita
winners = { $count ->
        [0] Non vince nessuno.
        [one] { $you ->
            [names] Hai vinto!
           *[other] Vince { $names }!
        }
       *[other] { $you ->
            [names] { $names }, vi dividete la vittoria!
           *[other] { $names } si dividono la vittoria!
        }
    }
score = { $amount ->
        [one] un punto
       *[other] { $amount } punti
    }

# Asking
pick-roll = Per rilanciare dei dadi scrivi le loro lettere (per esempio ac), o * per tutti.
more-choices = { $count ->
        [one] Un’altra scelta
       *[other] Altre { $count } scelte
    }: scrivi l per vedere tutto.
list-more = … e { $count ->
        [one] un altro modo simile
       *[other] altri { $count } modi simili
    }, come { $example }
enter-rolls = Invio da solo li rilancia tutti: qui rilanciare può solo aiutare.
or-enter = (o solo Invio)
key-explain = ? spiega
key-list = l elenca ogni scelta
key-rule = r { $rule } mostra una regola
key-undo = u annulla
key-quit = q salva ed esce
help-keys = Scrivi un tasto dell’elenco, le lettere dei dadi, o una scelta come la scrive la registrazione (l le elenca tutte). r con la sigla di una regola mostra quella regola; u annulla la tua ultima scelta finché non sono usciti dadi o carte (con i tuoi dadi, l’ultima cosa scritta); leave fa uscire un giocatore definitivamente; q salva la partita per un altro giorno ed esce.
either-or = { $first } o { $last }
type-key = Scrivi { $keys }; ? spiega.
type-dice = Scrivi lettere di dadi come { $dice }; ? spiega.
type-key-or-dice = Scrivi { $keys }, o lettere di dadi come { $dice }; ? spiega.
leave-sure = { $you ->
        [name] Stai per lasciare la partita definitivamente, e non si può annullare. Confermi? Scrivi sì:{" "}
       *[other] { $name } sta per lasciare la partita definitivamente, e non si può annullare. Confermi? Scrivi sì:{" "}
    }
leave-not = { $you ->
        [name] Resti.
       *[other] { $name } resta.
    }
yes-words = s sì si y yes
which-game = Quale gioco? Premi il suo tasto.
which-unknown = Premi 1, 2 o 3.
next-turn = Invio mostra il turno successivo, q esce{" "}

dice-many = { $count } × { $face }

# Dice that lie apart
dice-table = tavolo
dice-aside = da parte

# Dice and cards on a real table
manual-dice = { $you ->
        [name] { $dice ->
            [one] Lancia un dado. Che cosa mostra?
           *[other] Lancia { $dice } dadi. Che cosa mostrano? Scrivi { $dice } lettere in qualsiasi ordine:
        }
       *[other] { $dice ->
            [one] { $name } lancia un dado. Che cosa mostra?
           *[other] { $name } lancia { $dice } dadi. Che cosa mostrano? Scrivi { $dice } lettere in qualsiasi ordine:
        }
    }
manual-draw-seat = Chi comincia? Tira a sorte e scrivi il numero.

# The plain board
board-left = ha lasciato la partita

# Keeping the game
not-saved = Attenzione: adesso la partita non si può salvare. { $why } Continua a giocare; si riprova dopo ogni mossa.
moved-on = Attenzione: { $old } è stato cambiato da qualcun altro e resta com’è. Questa partita prosegue in { $path }.
saved-again = La partita è di nuovo salvata in { $path }.
kept-in = La partita è salvata in { $path }
go-on-with = Riprendila con: { $command } resume { $path }
verify-with = Verifica i suoi dadi con: { $command } verify { $path }
last-resort = Non è stato possibile salvare la partita. { $why } Perché niente vada perso, ecco la sua registrazione; mettila in un file e riprendila:
refused-nothing-to-resume = Non c’è nessuna partita in sospeso. Cominciane una con: { $command } terminal
refused-open-elsewhere = Questa partita è aperta in un’altra finestra: { $path }. Continua lì, o prima chiudila.
refused-over-already = Questa partita è finita; rivedila con: { $command } replay { $path }

# Sitting down
not-begun = Non è stata cominciata nessuna partita.
player = Giocatore { $number }
ask-people = Chi gioca? Nomi separati da virgole (Invio: solo tu):{" "}
ask-bots = Quanti bot, da { $least } a { $most }? (Invio: { $usual }){" "}
level-line = { $name }: { $what }
ask-level = { $count ->
        [one] Quanto deve essere bravo?
       *[other] Quanto devono essere bravi?
    } (Invio: { $usual }){" "}
ask-preset = Quali regole? (Invio: le prime){" "}
ask-youngest = Chi è il più giovane? { $names } (Invio: si tira a sorte chi comincia){" "}
refused-number-range = «{ $text }» non va bene; scrivi un numero da { $least } a { $most }.
refused-none-of-these = «{ $text }» non è fra questi; scrivi un numero o un nome: { $known }.
nobody-hosts = Qui nessuno è l’host, quindi si tira a sorte chi comincia. Indica l’host con --host N.
seat-person = { $seat }. { $name }
seat-bot = { $seat }. { $name } (bot: { $what })
dice-fair = Dadi: onesti, sigillati in una busta con il contrassegno { $mark }
dice-fair-begins = Finora i lanci non erano sigillati; da qui in poi lo sono.
dice-fair-lost = Il segreto della vecchia busta non è su questo computer, quindi ne è stata sigillata una nuova. La registrazione lo dice.
dice-fair-seen = Questa partita è stata giocata oltre questa sua copia, quindi è stata sigillata una nuova busta: i lanci di quella vecchia sono già stati visti. La registrazione lo dice.
dice-seeded = Dadi: seme { $seed }. Lo stesso seme e le stesse scelte danno la stessa partita.
dice-manual = Dadi: i tuoi. Lanciali e scrivi che cosa mostrano.
bot-beginner = fa una scelta sensata a caso
bot-greedy = prende ciò che rende di più in questo turno, come se il prossimo lancio fosse l’ultimo
bot-exact = gioca il suo turno alla perfezione, per quanto rende il turno
bot-best = gioca per avere le migliori probabilità di vincere la partita
bot-random = fa una scelta qualsiasi fra quelle permesse, e si ferma una volta su quattro
bot-of-others = viene da un altro pacchetto
name-of-bot = { $number ->
        [1] Greta
        [2] Barnaba
        [3] Coco
        [4] Dex
        [5] Esme
       *[other] Finn
    }

# Lists of games and rules
games-line = { $least }–{ $most } giocatori, { $age ->
        [8] dagli { $age } anni
       *[other] dai { $age } anni
    } in su{ $minutes ->
        [0] {""}
       *[other] , circa { $minutes } minuti
    }
games-play = Gioca: { $command } terminal { $name } · regole: { $command } rules { $name }
games-unverified = Non verificato: le facce dei dadi e le carte non sono mai state confrontate con un gioco stampato; sostituiscile con le tue usando le opzioni dice e deck.
games-presets = Preset
games-options = Opzioni (il primo valore è quello predefinito)
games-usual = (predefinito)
games-house = regola della casa
games-bots = Bot
replay-seats = Al tavolo: { $names }
options-of-table = Regole: { $preset }
also-numbers = o un numero: { $values }

# Refusals
refused-unknown-bot = Non c’è nessun bot chiamato «{ $bot }». I bot sono: { $known }.
refused-bot-name = «{ $bot }» non può essere il nome di un bot: minuscole, cifre, trattini e trattini bassi, e nessuno dei nostri nomi.
refused-unknown-rule = Non c’è nessuna regola «{ $wanted }». Le regole hanno nomi come { $example }.
refused-rule-elsewhere = { $wanted } non è una regola di questo gioco.
refused-nothing-typed = Invio da solo qui non fa niente. { $how }
refused-not-a-choice = «{ $text }» adesso non si può fare. { $how }
refused-two-meanings = «{ $text }» qui può voler dire due cose: scrivi { $small } per il tasto o il dado con quella lettera, o roll:{ $text } per un dado che mostra { $text }.
refused-not-what-fell = «{ $text }» non si può leggere. Scrivi solo quello che è elencato sopra; ? spiega.
refused-only-enter = Adesso non c’è niente da scrivere: premi Invio per continuare, o ? per un aiuto.
refused-which-rule = Quale regola? Scrivi per esempio: r { $example }
refused-who-leaves = Di’ chi se ne va: leave e un nome o un numero di posto. A questo tavolo: { $known }.
refused-no-die-there = Non c’è nessun dado «{ $mark }» da prendere; usa le lettere davanti ai dadi.
refused-die-named-twice = Hai indicato due volte il dado «{ $mark }»; indica ogni dado una volta sola.
refused-option-form = «{ $text }» non è un’opzione; scrivila come NAME=VALUE, per esempio { $example }.
refused-seat-form = «{ $text }» non è un posto; scrivi un nome, bot:greedy o Nome=bot:greedy.
refused-names-alike = Due posti si chiamano { $name }; dai a ognuno un nome diverso.
refused-seed-not-seeded = Un seme serve solo con i dadi seeded; aggiungi --dice seeded.
refused-seed-range = Un seme è un numero intero da 0 a { $most }.
refused-file-there = { $path } c’è già; riprendi quella partita con «{ $command } resume { $path }», o scegli un altro nome.
refused-game-needed = Di’ quale gioco: { $known }.
refused-no-turn = Questa partita ha { $turns ->
        [one] un turno
       *[other] { $turns } turni
    }; il turno { $turn } non c’è.
refused-two-forms = Scegli uno solo fra --json e --text.
refused-file-is-folder = «{ $path }» non è il nome di un file; dai alla partita un nome suo, per esempio serata.jolly.
refused-no-folder = La cartella «{ $folder }» non c’è. Prima creala, o scegli un altro posto.
refused-file-name = «{ $path }» non può essere il nome di un file ({ $reason }). Scegline un altro.

# The command line
program = { $command }
usage-no-command = Non c’è nessun comando «{ $name }». I comandi sono: { $known }.
usage-no-command-close = Non c’è nessun comando «{ $name }». Intendevi: { $close }? I comandi sono: { $known }.
usage-command-missing = Manca il comando. I comandi sono: { $known }.
usage-no-option = Non c’è nessuna opzione { $name }; vedi: { $path } --help
usage-no-option-close = Non c’è nessuna opzione { $name }; intendevi { $close }? Vedi: { $path } --help
usage-missing = Manca { $name }; vedi: { $path } --help
usage-option-value = L’opzione { $name } richiede un valore: { $name } { $metavar }; vedi: { $path } --help
usage-option-flag = L’opzione { $name } non prende valori; vedi: { $path } --help
usage-extra = { $count ->
        [one] Argomento inatteso: «{ $words }».
       *[other] Argomenti inattesi: «{ $words }».
    } Scrivi: { $usage }; vedi: { $path } --help
usage-otherwise = Questo comando non si usa così ({ $reason }); vedi: { $path } --help
refused-not-a-number = { $option } richiede un numero intero, non «{ $text }».
refused-not-any-number = { $option } richiede un numero, non «{ $text }».
refused-unknown-language = Jollyroll non parla «{ $value }»; le lingue sono: { $known }.
refused-unknown-dice = Non ci sono dadi «{ $dice }»; --dice è uno fra: { $known }.
refused-no-output = L’uscita è chiusa, quindi non c’è niente da vedere. Ricomincia con un terminale, un file o una pipe.
refused-system = Il computer non lo permette: { $reason }.
