# Many games: simulations and tournaments
with-interval = { $mean } ({ $low }–{ $high })
no-figure = –
lab-getting-ready = Preparativi: regole e giocatori diventano codice macchina, una volta sola. Può volerci un minuto o due.
lab-so-far = { $games } partite su { $asked }
lab-nothing = Interrotto prima dei primi risultati.
lab-written = Scritto: { $path }
lab-options = Regole: { $options }. Seme { $seed }: lo stesso seme ridà le stesse partite.
lab-rotated = I giocatori hanno cambiato posto da una partita all’altra; ogni ordine al tavolo è capitato altrettanto spesso.
lab-incomplete = INCOMPLETO: interrotto dopo { $games } partite su { $asked }. Questi sono i risultati fin lì.
lab-unfinished = { $count ->
        [one] Una partita è stata abbandonata come senza fine ed è
       *[other] { $count } partite sono state abbandonate come senza fine e sono
    } fuori da tutti gli altri numeri.
lab-player = giocatore
lab-seat = posto
lab-won = vinte
lab-shared = condivise
lab-share = quota di vittorie
lab-began = primi turni
lab-share-begun = quota di vittorie allora
lab-first-turn = Chi gioca per primo vince { $share } delle partite; una quota pari sarebbe { $even }.
lab-length = Una partita dura { $turns } turni e { $decisions } decisioni.
lab-pace = { $count ->
        [one] Una partita
       *[other] { $games } partite
    } in { $time }: { $rate } partite/s.
lab-seconds = { $seconds } s
lab-intervals = Fra parentesi o dopo ±: intervalli di confidenza al 95%. Una vittoria condivisa conta per ciascuno secondo la sua parte.
lab-round-robin = Tutti contro tutti, { $seats } a un tavolo: { $games } partite per ogni coppia di livelli, ogni disposizione mista altrettanto spesso.
lab-level = livello
lab-rating = punteggio
lab-victories = quota di vittorie
lab-anchor = Punteggi sulla scala Elo, i più verosimili date queste partite; { $level } sta a { $rating } per definizione. Con 400 punti in più si vince dieci volte più spesso.
lab-mean = Punteggi sulla scala Elo, i più verosimili date queste partite; la loro media è { $rating } per definizione. Con 400 punti in più si vince dieci volte più spesso.
lab-halved = Qualcuno ha vinto o perso tutte le partite contro altri, quindi nessun punteggio sarebbe troppo alto: per ogni coppia di livelli è stata aggiunta mezza vittoria da ogni parte.
lab-cross = Quota di vittorie, in percentuale, del livello della riga contro quello della colonna:
refused-game-count = Il numero di partite è un numero intero da 1 a { $most }, non { $games }.
refused-seats-needed = Indica il livello del bot a ogni posto, per esempio: { $command } simulate { $game } --seat greedy --seat best
refused-too-few-levels = Un torneo vuole almeno due livelli fra: { $known }.
refused-level-twice = Il livello { $bot } è indicato due volte; indica ogni livello una volta sola.
refused-output-twice = «{ $path }» è indicato due volte; dai a ogni file un nome suo.
refused-output-is-input = «{ $path }» è la registrazione che viene letta; scegli un altro nome per ciò che viene scritto.
refused-output-there = «{ $path }» c’è già. Scegli un altro nome, o aggiungi --overwrite per sostituirlo.
refused-output-is-folder = «{ $path }» non è il nome di un file; indica il file da scrivere.
lab-score = punti
refused-package-missing = Serve { $package }, che qui non è installato. Installalo con: pip install { $package }
