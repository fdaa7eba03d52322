# The page in the browser

# Landing page and lobby
page-welcome = I dadi dei pirati a un solo tavolo: tra amici, o contro bot che conoscono ogni probabilità. Nessun account, niente da compilare.
page-play-now = Gioca ora
page-with-friends = Gioca con amici
page-not-affiliated = Jollyroll non è affiliato agli editori di questi giochi.
page-open-tables = Tavoli aperti
page-lobby-empty = Nessun tavolo cerca compagnia in questo momento. Aprine uno tu e spunta «Mostra questo tavolo a tutti».
page-nobody-yet = Ancora nessuno
page-bots = { $count ->
        [one] un bot
       *[other] { $count } bot
    }
page-join = Entra

# Everywhere
page-home = Torna ai giochi
page-close = Chiudi
page-ok = OK
page-menu = Menu
page-table = Il tavolo
page-no-server = Il server non risponde. Controlla la connessione e riprova.
page-no-table = Questo tavolo non esiste. Forse manca una lettera nell’indirizzo.
page-no-page = A questo indirizzo non c’è niente.
page-link-connecting = Connessione…
page-link-lost = Connessione persa, nuovo tentativo…
page-link-nothing-lost = Niente è perduto.

# Settings of this device
page-settings = Impostazioni
page-language = Lingua
page-theme = Luce
page-theme-auto = Come il dispositivo
page-theme-dark = A lume di lanterna (scuro)
page-theme-light = Di giorno (chiaro)
page-motion = Animazioni
page-motion-auto = Come il dispositivo
page-motion-full = Dadi che rotolano, monete che volano
page-motion-less = Non si muove niente
page-sound = Suoni
page-tips-again = Rivedi i primi consigli
page-tips-again-done = I consigli appariranno di nuovo.

# Sitting down
page-sit-down = Chi gioca?
page-your-name = Il tuo nome
page-their-name = Il suo nome
page-captain = Capitano
page-sit = Siediti
page-sit-here = Siediti qui
page-stand-up = Alzati
page-rename = Rinomina
page-free-it = Libera il posto
page-free-seat = posto libero
page-for-people = per qualcuno
page-seat = Posto { $number }
page-bot = Bot: { $level }
page-bot-beginner = Mozzo
page-bot-greedy = Avido
page-bot-exact = Furbo
page-bot-best = Maestro
page-add-seat = Aggiungi un posto
page-remove-seat = Togli un posto
page-share-device = Siamo in più su questo dispositivo
page-fill-with-bots = Riempi i posti con bot
page-start = Comincia la partita
page-seats-free = { $count ->
        [one] C’è ancora un posto libero.
       *[other] Ci sono ancora { $count } posti liberi.
    }
page-wait-for-host = La partita la fa partire l’host.
page-not-here = Si aspetta ancora: { $names }
page-sealing = Si sigillano i dadi di { $game }…
page-invite = Invita altri
page-share = Manda questo indirizzo ai tuoi amici, o fai inquadrare loro il quadrato col telefono.
page-share-watch = Chi ha questo indirizzo può guardare.
page-share-here = Questo indirizzo funziona solo su questo computer. Avvia il server con --host 0.0.0.0 per far entrare altri.
page-address = L’indirizzo
page-qr = L’indirizzo come codice QR
page-copy = Copia
page-copied = Copiato
page-send = Manda…

# How the table plays
page-how-we-play = Come si gioca
page-preset = Edizione
page-preset-speak = Passa alla lingua di questa edizione: { $language }
page-options = Regola per regola
page-house-rule = { $what } (regola della casa)
page-coach-off-choice = Nessun coach
page-coach-demand-choice = Il coach risponde se chiamato
page-coach-always-choice = Il coach mostra sempre le probabilità
page-clock = Tempo per ogni decisione
page-clock-seconds = { $seconds ->
        [0] senza limite
       *[other] { $seconds } secondi
    }
page-absent = Se qualcuno sparisce
page-absent-seconds = { $seconds ->
        [0] si aspetta
       *[other] un bot gioca dopo { $seconds } secondi
    }
page-stand-in-level = Quale bot fa da sostituto
page-pace = Velocità dei bot
page-pace-seconds = { $seconds ->
        [one] un secondo per azione
       *[other] { $seconds } secondi per azione
    }
page-youngest = Chi è più giovane?
page-youngest-nobody = non si sa
page-listed = Mostra questo tavolo a tutti

# At the table
page-seats = Al tavolo
page-you = (tu)
page-away = offline
page-left = non c’è più
page-stand-in = gioca un bot
page-seconds-left = { $seconds ->
        [one] ancora un secondo
       *[other] ancora { $seconds } secondi
    }
page-your-turn = Tocca a te
page-turn-of = Tocca a { $name }
page-rolling = I dadi rotolano…
page-deciding = Vediamo…
page-away-bot = { $seconds ->
        [one] offline: un bot gioca tra un secondo
       *[other] offline: un bot gioca tra { $seconds } secondi
    }
page-away-wait = offline: la partita aspetta
page-hand-over = Passa il dispositivo a
page-hand-over-take = Eccomi, { $name }
page-say-something = Di’ qualcosa
page-undo = Annulla
page-take-back = { $name } torna al suo posto
page-watching = Stai guardando.
page-watchers = { $count ->
        [one] uno guarda
       *[other] { $count } guardano
    }
page-to-result = Al risultato
page-move = Passa a un altro dispositivo
page-move-of = Sposta { $name } su un altro dispositivo
page-move-line = Apri questo sull’altro dispositivo entro dieci minuti: il posto si sposta lì.
page-move-secret = Chi ha questo link ha il tuo posto. Non mostrarlo a nessuno.
page-leave = Lascia la partita
page-leave-of = { $name } lascia la partita
page-leave-line = Ti assenti un momento? Un bot gioca per te e ti ridà il posto quando torni.
page-leave-for-now = Fai giocare un bot
page-leave-good-line = Se lasci per sempre non si torna indietro; le regole dicono che ne è del tuo tesoro.
page-leave-for-good = Lascia per sempre

# Where the game is
page-round-final = Giro finale, aperto da { $name }
page-round-playoff = Spareggio a pari merito
page-round-last-turns = Ultimi turni
page-round-replay = Nuova partita a pari merito
page-round-tie = Giro di spareggio { $round }

# The log
page-log = Diario di bordo
page-log-all = Mostra tutto
page-log-empty = Ancora niente.
page-log-turn = Turno { $turn }
page-log-sat = { $name } si siede.
page-log-stood-left = { $name } si alza.
page-log-stood-host = L’host libera un posto.
page-log-stood-no-seed = Un posto non ha mostrato il suo seme ed è di nuovo libero.
page-log-begun = La partita comincia.
page-log-undone = { $name } annulla l’ultima scelta.
page-log-stands-in-left = { $name } manca per un po’: continua un bot.
page-log-stands-in-away = { $name } è offline: continua un bot.
page-log-stands-in-clock = { $name } ha finito il tempo: continua un bot.
page-log-back = { $name } è di nuovo qui.
page-log-rematched = Un’altra partita è pronta.
page-chose = { $name }: { $what }
page-threw = { $name } lancia: { $what }.
page-time-up = Tempo scaduto per { $name }.
page-chose-clock = Tempo scaduto per { $name }: { $what }
page-threw-clock = Tempo scaduto per { $name }, i dadi cadono lo stesso: { $what }.

# Rules at hand
page-rules = Regole
page-rules-of-table = A questo tavolo:
page-rules-ids = Le piccole sigle come { $rule } indicano una regola: toccane una per leggerla.

# The coach
page-coach = Coach
page-coach-off = A questo tavolo non c’è un coach.
page-coach-ask-line = Il coach sa quante probabilità hai di vincere con ogni scelta.
page-coach-ask = Chiedi al coach
page-coach-thinking = Il coach sta pensando…
page-coach-wait = Quando toccherà a te scegliere, il coach potrà dirti le probabilità.
page-coach-odds = probabilità di vincere
page-coach-all = Tutte le { $count } scelte
page-coach-few = Solo le migliori
page-coach-standing = Con la scelta migliore:

# Fair dice
page-fair-title = I dadi erano onesti?
page-fair-good = { $count ->
        [0] La busta è sigillata. Ogni lancio verrà controllato.
        [one] Un lancio controllato: è uscito dalla busta sigillata.
       *[other] Tutti i { $count } lanci controllati: sono usciti dalla busta sigillata.
    }
page-fair-broken = { $count ->
        [one] Un lancio non corrisponde alla busta sigillata!
       *[other] { $count } lanci non corrispondono alla busta sigillata!
    }
page-fair-broken-what = Non fidarti dei dadi di questo server. Conserva la registrazione della partita: prova che cos’è successo.
page-fair-fits = come sigillato
page-fair-differs = non come sigillato
page-fair-how = Prima che la partita cominci, tutto ciò da cui usciranno i dadi viene messo in una busta sigillata. A ogni lancio se ne apre un altro pezzo, e il tuo dispositivo controlla subito che quel pezzo fosse lì dall’inizio e che dia proprio questi dadi.
page-fair-yours = Anche tu ci metti del tuo: un numero segreto all’inizio e uno nuovo a ogni lancio. Così nessuno può conoscere o scegliere prima i tuoi dadi, nemmeno il server.
page-fair-mark = Il contrassegno della busta di questa partita. Annotalo, se vuoi confrontarlo più tardi:
page-fair-numbers = I numeri
page-fair-seal = Sigillo, mostrato prima che qualcuno si sedesse
page-fair-seed = La parte di { $name }
page-fair-link = Pezzo numero { $roll }, aperto per ultimo
page-fair-nonce = La parte di chi ha lanciato
page-fair-fell = Risultato
page-fair-unwitnessed = come sigillato, senza testimone
page-fair-promise = Il server non ha mantenuto la parola!
page-fair-devices = Anche il dispositivo di ogni giocatore ha sigillato numeri suoi. In ogni lancio entrano un numero del dispositivo di chi lancia e uno del dispositivo di un altro giocatore, il testimone; solo allora il server apre il suo pezzo. Così nessuno può conoscere o scegliere prima i dadi, nemmeno il server e chi lancia insieme, finché il testimone è onesto.
page-fair-alone = A questo tavolo non c’è il dispositivo di un altro giocatore, quindi nessuno può fare da testimone ai tuoi lanci. Questa partita prova che è onesto il server, non chi lo gestisce.
page-fair-witnessed = { $count ->
        [one] { $name } ha fatto da testimone a un lancio.
       *[other] { $name } ha fatto da testimone a { $count } lanci.
    }
page-fair-passed = { $count ->
        [one] Da { $name }, come testimone, una volta non è arrivata risposta.
       *[other] Da { $name }, come testimone, { $count } volte non è arrivata risposta.
    }
page-fair-no-witness = { $count ->
        [one] Un lancio è rimasto senza testimone.
       *[other] { $count } lanci sono rimasti senza testimone.
    }
page-fair-resealed = { $count ->
        [one] { $name } ha sigillato numeri nuovi durante la partita, per esempio su un altro dispositivo.
       *[other] { $name } ha sigillato numeri nuovi { $count } volte durante la partita, per esempio su un altro dispositivo.
    }
page-fair-restarted = { $count ->
        [one] L’inizio è stato ripetuto una volta, perché qualcuno non ha mostrato il suo numero.
       *[other] L’inizio è stato ripetuto { $count } volte, perché qualcuno non ha mostrato il suo numero.
    }
page-fair-device = Sigillo del dispositivo di { $name }
page-fair-thrower = Dal dispositivo di { $name }, che ha lanciato
page-fair-witness = Dal dispositivo di { $name }, testimone
page-fair-fault-asked-early = Il server ha chiesto un numero al tuo dispositivo prima del tempo. Non l’ha avuto.
page-fair-fault-call-differs = Un lancio non è stato come annunciato, o a fare da testimone è stato chiamato il giocatore sbagliato.
page-fair-fault-answered = Il tuo dispositivo ha risposto come testimone, ma il server fa finta di niente.
page-fair-fault-not-asked = Il server ha saltato il tuo dispositivo come testimone senza chiederglielo.
page-fair-fault-sealed-for-you = Qualcuno ha sigillato numeri a tuo nome.
page-fair-fault-retold = Il server racconta questa partita in modo diverso da prima.

# After the game
page-after-you-win = Hai vinto!
page-after-wins = Vince { $name }!
page-after-shared = { $names } si dividono la vittoria
page-after-winner = Vince:
page-after-rematch = Un’altra partita
page-after-rematch-join = Entra nella prossima
page-after-rematch-watch = Alla prossima partita
page-after-replay = Rivedila
page-after-share = Condividi la partita
page-after-share-line = Chi ha questo indirizzo vede il risultato, il film della partita e il rapporto del coach.
page-after-look = Torna al tavolo
page-after-chances = Probabilità di vincere
page-after-graph = Le probabilità di vincere di tutti, dal primo lancio all’ultimo
page-after-graph-how = Dopo ogni lancio e ogni scelta, se tutti continuano a giocare al meglio. I numeri segnano le scelte più costose, i rombi i lanci che hanno cambiato la partita. Tocca un momento per rivederlo.
page-after-graph-table = I numeri dietro le linee
page-after-turn = Turno
page-after-luck-and-skill = Fortuna e bravura
page-after-luck = fortuna
page-after-mistakes = errori
page-after-luck-how = In punti percentuali di probabilità di vincere: che cosa hanno portato i dadi, e che cosa sono costate le scelte.
page-after-sound = Decisioni buone quanto la migliore: { $sound } su { $decisions }.
page-after-costliest = Le scelte più costose
page-after-no-mistakes = Nessuna scelta è costata qualcosa degno di nota.
page-after-mistake = { $name }, turno { $turn }: { $cost } punti
page-after-chosen = Scelta:
page-after-better = Meglio:
page-after-again = Riprova da qui
page-after-watch = Rivedi
page-after-working = Il coach sta studiando la partita…
page-after-checked-here = { $count ->
        [one] Anche il tuo dispositivo ha controllato un lancio.
       *[other] Anche il tuo dispositivo ha controllato { $count } lanci.
    }
page-after-other-game = La registrazione su questo server non è la partita che il tuo dispositivo ha visto! Il contrassegno della registrazione è { $mark }, quello di ciò che il tuo dispositivo ha visto è { $own }.
page-after-keep = Da conservare
page-after-text = Partita come testo
page-after-json = Partita come JSON

# Replay
page-replay-controls = Rivedi la partita
page-replay-place = Punto della partita
page-replay-where = Turno { $turn }, momento { $place } di { $last }
page-replay-first = All’inizio
page-replay-before = Un passo indietro
page-replay-play = Avvia
page-replay-pause = Pausa
page-replay-next = Un passo avanti
page-replay-last = Alla fine
page-replay-take-over = Continua da qui come { $name }

# Dice and choices in all games
page-dice = Dadi
page-die-in-hand = un dado in mano
page-plain-pick = Scegli i dadi toccandoli.
page-plain-go-on = Avanti
page-die-locked = { $face }, bloccato
page-kept = tenuto
page-stop = Fermati
page-throw-dice = Lancia { $count ->
        [one] il dado
       *[other] { $count } dadi
    }
page-roll-dice = Rilancia { $count ->
        [one] un dado
       *[other] { $count } dadi
    }
page-rolls-left = { $left ->
        [one] ancora un rilancio
       *[other] ancora { $left } rilanci
    }
page-place-story = Entrate e uscite: { $place }
page-if-stopped = Se ti fermi:

# A few words to say
emote-ahoy = Ehilà!
emote-well-done = Ben fatto!
emote-ouch = Ahi!
emote-lucky = Che fortuna!
emote-thinking = Fammi pensare…
emote-hurry = Si salpa!
emote-thanks = Grazie!
emote-sorry = Scusa!
emote-cheers = Salute!
emote-farewell = Addio!
