# The page in the browser

# Landing page and lobby
page-welcome = Dadi pirati tra amici, o contro bot che conoscono le probabilità. Nessun account, nessuna registrazione.
page-play-now = Gioca ora
page-with-friends = Gioca con gli amici
page-not-affiliated = Jollyroll non è affiliato agli editori di questi giochi.
page-open-tables = Tavoli aperti
page-lobby-empty = Nessun tavolo aspetta giocatori in questo momento. Aprine uno tu e spunta «Tavolo pubblico».
page-nobody-yet = Ancora nessuno
page-bots = { $count ->
        [one] un bot
       *[other] { $count } bot
    }
page-join = Unisciti

# Your games
page-practice = Allenamento
page-your-place = { $place ->
        [1] { $shared ->
            [yes] Vittoria condivisa
           *[no] Hai vinto
        }
       *[other] Sei al { $place }º posto
    }
page-yours = Le tue partite
page-yours-continue = Continua
page-yours-report = Resoconto
page-yours-record = Registrazione
page-yours-all = Mostra tutte ({ $count })
page-yours-finished = Partite finite ({ $count })
page-yours-waiting = Non ancora iniziata
page-yours-with = con { $names }
page-yours-won-by = Vince: { $names }
page-yours-shared = { $names } si dividono la vittoria
page-yours-unknown = Una partita
page-yours-archived = Archiviata: la registrazione c’è ancora
page-yours-gone = Il server non ha più questa partita
page-yours-damaged = Il server non riesce a leggere questa partita
page-yours-unreachable = Nessuna connessione al momento
page-yours-more = { $game }: altre azioni
page-yours-download = Scarica la registrazione
page-yours-download-all = Scarica tutte le partite
page-yours-missing = { $count ->
        [one] Non è stato possibile recuperare una partita.
       *[other] Non è stato possibile recuperare { $count } partite.
    }
page-yours-remove = Rimuovi da questo dispositivo
page-yours-remove-running = Se la rimuovi perdi il posto: non potrai più tornare in questa partita.
page-yours-remove-finished = Sparisce solo da questo elenco. Il suo link mostra ancora il resoconto.
page-yours-where = Elenco solo su questo dispositivo.

# Everywhere
page-home = Torna ai giochi
page-close = Chiudi
page-ok = OK
page-menu = Menu
page-table = Il tavolo
page-no-server = Il server non risponde. Controlla la connessione e riprova.
page-no-table = Questo tavolo non esiste. Controlla il link.
page-no-page = Qui non c’è niente. Controlla il link.
page-link-connecting = Connessione…
page-link-lost = Connessione persa. Nuovo tentativo…
page-link-nothing-lost = Non è andato perso niente.
page-slow = In questo momento c’è molto traffico. Non si perde nulla: la partita va avanti tra un attimo.

# Settings of this device
page-settings = Impostazioni
page-language = Lingua
page-theme = Tema
page-theme-auto = come il dispositivo
page-theme-dark = scuro
page-theme-light = chiaro
page-motion = Animazioni
page-motion-auto = come il dispositivo
page-motion-full = attive
page-motion-less = disattivate
page-sound-offer = Giocare con l’audio?
page-sound-yes = Sì, grazie
page-sound-no = No, grazie
page-sound = Audio
page-shortcuts = Scorciatoie da tastiera a tasto singolo
page-keys = Tastiera
page-keys-dice = Scegliere il primo dado, il secondo e così via
page-keys-roll = Lanciare, pescare o confermare: il pulsante dorato
page-keys-place = Andare al prossimo spazio che accetta dadi
page-keys-skip = Saltare alla fine dell’animazione in corso
page-keys-help = Mostrare questo elenco
page-keys-tab = Passare da un elemento al successivo; Invio o Spazio lo attiva
page-keys-arrows = Nel diario di bordo: di riga in riga
page-tips-again = Rivedi i consigli
page-tips-again-done = I consigli appariranno di nuovo.

# Sitting down
page-sit-down = Chi gioca?
page-your-name = Il tuo nome
page-their-name = Il suo nome
page-sit = Siediti
page-sit-here = Prendi questo posto
page-stand-up = Alzati
page-rename = Rinomina
page-free-it = Libera il posto
page-free-seat = Posto libero
page-for-people = Aperto
page-seat = Posto { $number }
page-bot = Bot: { $level }
page-bot-beginner = Mozzo
page-bot-greedy = Avido
page-bot-exact = Furbo
page-bot-best = Maestro
page-add-seat = Aggiungi un posto
page-remove-seat = Togli un posto
page-share-device = Aggiungi un giocatore su questo dispositivo
page-fill-with-bots = Metti dei bot nei posti liberi
page-start = Comincia la partita
page-seats-free = { $count ->
        [one] C’è ancora un posto libero.
       *[other] Ci sono ancora { $count } posti liberi.
    }
page-wait-for-host = In attesa che l’host cominci.
page-not-here = Si aspetta ancora: { $names }
page-sealing = { $game }: si sigillano i dadi…
page-invite = Invita
page-share = Manda questo link ai tuoi amici, o fai inquadrare loro il codice QR.
page-share-watch = Con questo link chiunque può guardare.
page-share-here = Per ora solo questo computer può aprire il link. Per giocare da altri dispositivi avvia Jollyroll con --host 0.0.0.0 e invita di nuovo; su questo computer basta aprire il link in un’altra finestra.
page-address = Link
page-qr = Il link come codice QR
page-copy = Copia
page-copied = Copiato
page-send = Manda…

# How the table plays
page-how-we-play = Come si gioca
page-preset = Edizione
page-preset-speak = Passa alla lingua di questa edizione: { $language }
page-options = Tutte le regole, una per una
page-house-rule = { $what } (regola della casa)
page-coach-off-choice = Nessun coach
page-coach-demand-choice = Il coach risponde se glielo chiedi
page-coach-always-choice = Il coach mostra sempre le probabilità
page-clock = Tempo per ogni decisione
page-clock-seconds = { $seconds ->
        [0] senza limite
       *[other] { $seconds } secondi
    }
page-absent = Se un giocatore si disconnette
page-absent-seconds = { $seconds ->
        [0] si aspetta che torni
       *[other] subentra un bot dopo { $seconds } secondi
    }
page-stand-in-level = Bot sostituto
page-pace = Velocità dei bot
page-pace-normal = normale
page-pace-fast = veloce
page-pace-instant = istantanea
page-youngest = Chi è il più giovane?
page-youngest-nobody = non indicato
page-listed = Tavolo pubblico

# At the table
page-seats = Al tavolo
page-you = (tu)
page-away = offline
page-left = ha lasciato la partita
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
        [one] offline: tra un secondo subentra un bot
       *[other] offline: tra { $seconds } secondi subentra un bot
    }
page-away-wait = offline: la partita aspetta
page-say-something = Di’ qualcosa
page-undo = Annulla
page-call-back = Non rilanciare
page-gives-up = Rinunci a quello che hai.
page-take-back = { $name } torna in gioco
page-watching = Stai guardando la partita.
page-watchers = { $count ->
        [one] uno spettatore
       *[other] { $count } spettatori
    }
page-to-result = Vedi il risultato
page-move = Sposta il mio posto su un altro dispositivo
page-move-of = Sposta { $name } su un altro dispositivo
page-move-line = Apri questo link sull’altro dispositivo entro dieci minuti: il tuo posto si sposta lì.
page-move-secret = Con questo link chiunque può prendere il tuo posto. Tienilo per te.
page-leave = Lascia la partita
page-leave-of = { $name } lascia la partita
page-leave-line = Ti assenti un momento? Un bot gioca per te finché non torni.
page-leave-for-now = Fai giocare un bot per me
page-leave-good-line = Se lasci definitivamente non puoi più tornare; le regole dicono che fine fa il tuo tesoro.
page-leave-for-good = Lascia definitivamente
page-go-title = Lasci il tavolo?
page-go-kept = La partita ti aspetta. La ritrovi in «Le tue partite».
page-go-stand-in = { $seconds ->
        [one] Quando tocca a te, dopo un secondo subentra un bot. Torna quando vuoi: ritrovi la partita in «Le tue partite».
       *[other] Quando tocca a te, dopo { $seconds } secondi subentra un bot. Torna quando vuoi: ritrovi la partita in «Le tue partite».
    }
page-go-lost = Questo browser non salva nulla: non potrai tornare al tuo posto. Se vuoi continuare, spostalo prima su un altro dispositivo.
page-go-stay = Resta

# Where the game is
page-round-final = Giro finale! { $points } da battere ({ $name })
page-round-playoff = Spareggio tra chi è a pari merito
page-round-last-turns = Ultimi turni! { $points } da battere ({ $name })
page-to-pass = { $you ->
        [name] { $points } per superarti
       *[other] { $points } per superare { $name }
    }
page-goal = traguardo: { $points }
page-round-replay = Nuova partita tra chi è a pari merito
page-round-tie = Giro di spareggio { $round }

# The log
page-log = Diario di bordo
page-log-all = Mostra tutto
page-log-empty = Ancora niente.
page-log-turn = Turno { $turn }
page-log-sat = { $you ->
        [name] Ti siedi.
       *[other] { $name } si siede.
    }
page-log-stood-left = { $you ->
        [name] Ti alzi.
       *[other] { $name } si alza.
    }
page-log-stood-host = L’host libera un posto.
page-log-stood-no-seed = Un giocatore non ha mostrato il suo numero segreto: il posto è di nuovo libero.
page-log-begun = La partita comincia.
page-log-undone = { $you ->
        [name] Annulli la tua ultima scelta.
       *[other] { $name } annulla l’ultima scelta.
    }
page-log-stands-in-left = { $you ->
        [name] Fai una pausa: un bot gioca per te.
       *[other] { $name } fa una pausa: subentra un bot.
    }
page-log-stands-in-away = { $you ->
        [name] Eri offline: un bot gioca per te.
       *[other] { $name } è offline: subentra un bot.
    }
page-log-stands-in-clock = { $you ->
        [name] Il tuo tempo è scaduto: un bot gioca per te.
       *[other] Tempo scaduto per { $name }: subentra un bot.
    }
page-log-back = { $you ->
        [name] Sei di nuovo qui.
       *[other] { $name } è di nuovo qui.
    }
page-log-rematched = Un’altra partita è pronta.
page-chose = { $you ->
        [name] Tu: { $what }
       *[other] { $name }: { $what }
    }
page-threw = { $you ->
        [name] Lanci: { $what }.
       *[other] { $name } lancia: { $what }.
    }
page-time-up = { $you ->
        [name] Il tuo tempo è scaduto.
       *[other] Tempo scaduto per { $name }.
    }
page-chose-clock = { $you ->
        [name] Il tuo tempo è scaduto: { $what }
       *[other] Tempo scaduto per { $name }: { $what }
    }
page-threw-clock = { $you ->
        [name] Il tuo tempo è scaduto, i dadi vengono lanciati per te: { $what }.
       *[other] Tempo scaduto per { $name }, i dadi vengono lanciati lo stesso: { $what }.
    }

# Rules at hand
page-rules = Regole
page-rules-of-table = A questo tavolo:
page-rules-cited = { $count ->
        [one] regola
       *[other] regole
    }
page-rules-ids = Tocca le parole piccole per leggere le regole stesse.

# The coach
page-coach = Coach
page-coach-off = A questo tavolo non c’è un coach.
page-coach-ask-line = Il coach sa quante probabilità hai di vincere con ogni scelta.
page-coach-ask = Chiedi al coach
page-coach-thinking = Il coach sta pensando…
page-coach-wait = Quando toccherà a te scegliere, il coach potrà dirti le probabilità.
page-coach-odds = probabilità di vittoria
page-coach-keep = Tieni { $kept }, rilancia { $count }
page-coach-reroll-all = { $count ->
        [one] Rilancia il dado
       *[other] Rilancia tutti e { $count }
    }
page-coach-set-up = Prepara
page-coach-hardly = cambia poco
page-coach-alike = Cambia poco: queste scelte quasi si equivalgono.
page-coach-all = Tutte le { $count } scelte
page-coach-few = Solo le migliori
page-coach-standing = Con la scelta migliore:
page-coach-how = Come si calcola

# Fair dice
page-fair-title = I dadi erano onesti?
page-fair-good = { $count ->
        [0] I dadi sono sigillati. Ogni lancio verrà verificato.
        [one] Un lancio verificato: è uscito dalla busta sigillata.
        [2] Entrambi i lanci verificati: sono usciti dalla busta sigillata.
       *[other] Tutti i { $count } lanci verificati: sono usciti dalla busta sigillata.
    }
page-fair-broken = { $count ->
        [one] Un lancio non corrisponde alla busta sigillata!
       *[other] { $count } lanci non corrispondono alla busta sigillata!
    }
page-fair-broken-what = Non fidarti dei dadi di questo server. Scarica la registrazione della partita: prova che cos’è successo.
page-fair-fits = conforme
page-fair-differs = non conforme
page-fair-how = Prima che la partita cominci, tutto ciò da cui usciranno i dadi viene messo in una busta sigillata. A ogni lancio se ne apre un altro pezzo, e il tuo dispositivo controlla subito che quel pezzo fosse lì dall’inizio e che dia proprio questi dadi.
page-fair-yours = Anche tu ci metti del tuo: un numero segreto all’inizio e uno nuovo a ogni lancio. Così nessuno può conoscere o scegliere prima i tuoi dadi, nemmeno il server.
page-fair-mark = Il contrassegno della busta di questa partita. Annotalo, se vuoi confrontarlo più tardi:
page-fair-numbers = I numeri
page-fair-seal = Sigillo, mostrato prima che qualcuno si sedesse
page-fair-seed = Che cosa ci ha messo { $name }
page-fair-link = Pezzo { $roll }, aperto per ultimo
page-fair-nonce = Che cosa ci ha messo chi ha lanciato
page-fair-fell = Che cosa è uscito
page-fair-unwitnessed = conforme, senza testimone
page-fair-promise = Il server non ha mantenuto la parola!
page-fair-devices = Anche il dispositivo di ogni giocatore ha sigillato numeri suoi. In ogni lancio entrano un numero del dispositivo di chi lancia e uno del dispositivo di un altro giocatore, il testimone; solo allora il server apre il suo pezzo. Così nessuno può conoscere o scegliere prima i dadi, nemmeno il server e chi lancia insieme, finché il testimone è onesto.
page-fair-alone = A questo tavolo non c’è il dispositivo di un altro giocatore, quindi nessuno può fare da testimone ai tuoi lanci. Questa partita prova che è onesto il server, non chi lo gestisce.
page-fair-witnessed = { $you ->
        [name] { $count ->
            [one] Hai fatto da testimone a un lancio.
           *[other] Hai fatto da testimone a { $count } lanci.
        }
       *[other] { $count ->
            [one] { $name } ha fatto da testimone a un lancio.
           *[other] { $name } ha fatto da testimone a { $count } lanci.
        }
    }
page-fair-passed = { $you ->
        [name] { $count ->
            [one] Una volta non hai risposto come testimone.
           *[other] { $count } volte non hai risposto come testimone.
        }
       *[other] { $count ->
            [one] Una volta { $name } non ha risposto come testimone.
           *[other] { $count } volte { $name } non ha risposto come testimone.
        }
    }
page-fair-no-witness = { $count ->
        [one] Un lancio è rimasto senza testimone.
       *[other] { $count } lanci sono rimasti senza testimone.
    }
page-fair-resealed = { $you ->
        [name] { $count ->
            [one] Hai sigillato numeri nuovi durante la partita, per esempio su un altro dispositivo.
           *[other] Hai sigillato numeri nuovi { $count } volte durante la partita, per esempio su un altro dispositivo.
        }
       *[other] { $count ->
            [one] { $name } ha sigillato numeri nuovi durante la partita, per esempio su un altro dispositivo.
           *[other] { $name } ha sigillato numeri nuovi { $count } volte durante la partita, per esempio su un altro dispositivo.
        }
    }
page-fair-restarted = { $count ->
        [one] L’inizio è stato ripetuto una volta, perché qualcuno non ha mostrato il suo numero.
       *[other] L’inizio è stato ripetuto { $count } volte, perché qualcuno non ha mostrato il suo numero.
    }
page-fair-device = Sigillo del dispositivo di { $name }
page-fair-thrower = Dal dispositivo di { $name }, che ha lanciato
page-fair-witness = Dal dispositivo di { $name }, testimone
page-fair-fault-asked-early = Il server ha chiesto troppo presto un numero al tuo dispositivo. Non l’ha avuto.
page-fair-fault-call-differs = Un lancio non è uscito come annunciato, o il testimone chiamato era quello sbagliato.
page-fair-fault-answered = Il tuo dispositivo ha risposto come testimone, ma il server fa come se non l’avesse fatto.
page-fair-fault-not-asked = Il server ha saltato il tuo dispositivo come testimone senza chiederglielo.
page-fair-fault-sealed-for-you = Qualcuno ha sigillato numeri a tuo nome.
page-fair-fault-retold = Il server ora racconta questa partita in modo diverso da prima.

# After the game
page-after-you-win = Hai vinto!
page-after-wins = Vince { $name }!
page-after-shared = { $you ->
        [names] { $names }, vi dividete la vittoria!
       *[other] { $names } si dividono la vittoria
    }
page-after-winner = Vince:
page-after-rematch = Gioca ancora
page-after-rematch-join = Unisciti alla prossima partita
page-after-rematch-watch = Guarda la prossima partita
page-after-replay = Rivedi la partita
page-after-share = Condividi la partita
page-after-share-line = Con questo link chiunque vede il risultato, il film della partita e il resoconto del coach.
page-after-look = Torna al tavolo
page-after-chances = Probabilità di vittoria
page-after-graph = Le probabilità di vittoria di tutti, dal primo lancio all’ultimo
page-after-graph-how = Dopo ogni lancio e ogni scelta, se tutti continuano a giocare al meglio. I numeri segnano le scelte più costose, i rombi i lanci che hanno cambiato la partita. Tocca un momento per rivederlo.
page-after-graph-table = I numeri dietro le linee
page-after-turn = Turno
page-after-luck-and-skill = Fortuna e bravura
page-after-luck = fortuna
page-after-mistakes = errori
page-after-luck-how = In punti percentuali di probabilità di vittoria: che cosa hanno portato i dadi, e che cosa sono costate le tue scelte.
page-after-sound = { $sound ->
        [one] { $sound } decisione su { $decisions } era buona quanto la migliore.
       *[other] { $sound } decisioni su { $decisions } erano buone quanto la migliore.
    }
page-after-your-part = La tua partita
page-after-lucky = La fortuna era dalla tua parte: ha aggiunto { $luck } punti percentuali alla tua probabilità di vittoria.
page-after-unlucky = La fortuna era contro di te: ti è costata { $luck } punti percentuali di probabilità di vittoria.
page-after-own-mistakes = { $sound ->
        [one] Le tue scelte ti sono costate { $cost } punti percentuali di probabilità di vittoria; { $sound } su { $decisions } valeva la migliore.
       *[other] Le tue scelte ti sono costate { $cost } punti percentuali di probabilità di vittoria; { $sound } su { $decisions } valevano la migliore.
    }
page-after-your-costliest = La tua scelta più costosa
page-after-your-luckiest = Il tuo lancio più fortunato
page-after-your-best = La tua scelta migliore
page-after-moment = turno { $turn }, { $change } punti percentuali di probabilità di vittoria
page-after-others-costliest = Le scelte più costose degli altri
page-after-practice = Era un allenamento: hai ripreso da un momento di un’altra partita, quindi non ci sono dadi sigillati da controllare.
page-after-costliest = Le scelte più costose
page-after-no-mistakes = Nessuna scelta è costata granché.
page-after-mistake = { $you ->
        [name] Tu, turno { $turn }: { $cost } punti percentuali
       *[other] { $name }, turno { $turn }: { $cost } punti percentuali
    }
page-after-chosen = Scelta:
page-after-better = Meglio:
page-after-again = Riprova da qui
page-after-watch = Rivedi
page-after-working = Il coach sta studiando la partita…
page-after-checked-here = { $count ->
        [one] Anche il tuo dispositivo ha verificato un lancio.
       *[other] Anche il tuo dispositivo ha verificato { $count } lanci.
    }
page-after-other-game = La registrazione su questo server non è la partita che il tuo dispositivo ha visto! Il contrassegno della registrazione è { $mark }, quello di ciò che il tuo dispositivo ha visto è { $own }.
page-after-keep = Scarica
page-after-text = Registrazione come testo
page-after-json = Registrazione come JSON

# Replay
page-replay-controls = Rivedi la partita
page-replay-place = Posizione
page-replay-where = { $turn ->
        [0] Inizio, { $place } di { $last }
       *[other] Turno { $turn }, { $place } di { $last }
    }
page-replay-first = Inizio
page-replay-before = Indietro
page-replay-play = Riproduci
page-replay-pause = Pausa
page-replay-next = Avanti
page-replay-last = Fine
page-replay-take-over = Allenati da qui al posto di { $name }

# Dice and choices in all games
page-dice = Dadi
page-die-in-hand = un dado in mano
page-plain-pick = Tocca i dadi che scegli.
page-plain-go-on = Continua
page-die-locked = { $face }, dado bloccato
page-kept = tenuto
page-stop = Fermati
page-throw-dice = Lancia { $count ->
        [one] il dado
       *[other] { $count } dadi
    }
page-roll-dice = { $count ->
        [one] Rilancia un dado
       *[other] Rilancia { $count } dadi
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

# A site without a server: everything happens on this device
page-alone-together = Gioca insieme su questo dispositivo
page-alone-fetching = Scarico il gioco, solo per questa volta…
page-alone-starting = Preparo il tavolo…
page-alone-failed = Non è stato possibile scaricare il gioco. Controlla la connessione e riprova.
page-alone-update = È pronta una nuova versione.
page-alone-reload = Ricarica
page-alone-kept = Tutto resta su questo dispositivo. Dopo la prima partita funziona anche senza rete.
page-alone-docs = Regole e manuale
page-alone-remove = Viene cancellata per sempre da questo dispositivo, resoconto compreso. Scarica prima la registrazione se vuoi conservarla.
