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
lab-kept = Quello che è stato giocato è salvato. Continua con: { $command }
lab-resumed = Si riprende dopo { $games } partite su { $asked }.
lab-unfinished = { $count ->
        [one] Una partita è stata abbandonata perché senza fine ed è esclusa
       *[other] { $count } partite sono state abbandonate perché senza fine e sono escluse
    } da tutti gli altri numeri.
lab-player = giocatore
lab-seat = posto
lab-won = vinte
lab-shared = condivise
lab-share = quota di vittorie
lab-began = primi turni
lab-share-begun = quota se comincia
lab-first-turn = Chi gioca per primo vince { $share } delle partite; una quota pari sarebbe { $even }.
lab-length = Una partita dura { $turns } turni e richiede { $decisions } decisioni.
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
lab-anchor = Punteggi sulla scala Elo, i più verosimili date queste partite; { $level } vale { $rating } per definizione. Con 400 punti in più si vince dieci volte più spesso.
lab-mean = Punteggi sulla scala Elo, i più verosimili date queste partite; la loro media è { $rating } per definizione. Con 400 punti in più si vince dieci volte più spesso.
lab-halved = Qualcuno ha vinto o perso tutte le partite contro altri, quindi nessun punteggio sarebbe troppo alto: per ogni coppia di livelli è stata aggiunta mezza vittoria da ogni parte.
lab-cross = Quota di vittorie, in percentuale, del livello della riga contro quello della colonna:
refused-game-count = Il numero di partite è un numero intero da 1 a { $most }, non { $games }.
refused-seats-needed = Indica il livello del bot a ogni posto, per esempio: { $command } simulate { $game } --seat greedy --seat best
refused-too-few-levels = Un torneo richiede almeno due livelli fra: { $known }.
refused-level-twice = Il livello { $bot } è indicato due volte; indica ogni livello una volta sola.
refused-output-twice = «{ $path }» è indicato due volte; dai a ogni file un nome suo.
refused-output-is-input = «{ $path }» è la registrazione che viene letta; scegli un altro nome per ciò che viene scritto.
refused-output-there = «{ $path }» c’è già. Scegli un altro nome, o aggiungi --overwrite per sostituirlo.
refused-output-is-folder = «{ $path }» non è il nome di un file; indica il file da scrivere.
lab-score = punti
refused-package-missing = Serve { $package }, che qui non è installato. Installalo con: pip install { $package }

# Experiments
experiment-cell = Cella { $number } di { $cells }: { $what }
experiment-solving = risoluzione del gioco
experiment-judged = { $games } di { $wanted } partite analizzate
experiment-resumed = Continua l’esperimento in { $folder }.
experiment-incomplete = INCOMPLETO: interrotto. Quello che è stato giocato è salvato; lo stesso comando continua e arriva agli stessi numeri.
experiment-no-parquet = Non sono stati scritti file Parquet: serve PyArrow (pip install pyarrow). Poi lo stesso comando li scrive.
experiment-games = partite
refused-experiment-not-toml = «{ $path }» non è un file TOML: { $reason }. docs/experiments.md mostra com’è fatto un piano.
refused-experiment-unknown = Questo gioco non ha né un’opzione né un componente «{ $name }». Le sue opzioni: { $options }. I suoi componenti: { $components }.
refused-experiment-cells = La griglia ha { $cells } celle; varia di meno, { $most } è il massimo.
refused-experiment-players = Indica il livello del bot a ogni posto, per esempio: players = ["best", "greedy"]
refused-experiment-measure = «{ $text }» non è una misura con cui fermarsi. Scegli fra: { $known }.
refused-experiment-number = «{ $name }» è un numero da { $least } a { $most }.
refused-experiment-section = «{ $name }» è una sezione del piano: scrivi [{ $name }] sopra le sue righe.
refused-experiment-key = Un piano lì non ha «{ $name }». Può avere: { $known }.
refused-experiment-text = Il piano non dice «{ $name }», o non come testo. Scrivi per esempio: { $name } = "..."
refused-experiment-values = Per variare «{ $name }», elenca i suoi valori: { $name } = [..., ...]
refused-experiment-value = Un valore di «{ $name }» è un testo o un numero intero.
refused-experiment-folder = In «{ $folder }» c’è altro, non un esperimento. Scegli con --out una cartella vuota o nuova.
refused-experiment-run-damaged = «{ $path }» è danneggiato. Elimina la sua cartella per ricominciare, o scegline un’altra con --out.
refused-experiment-other = In «{ $folder }» ci sono i risultati di un altro esperimento o di altre regole. Scegli un’altra cartella con --out.
refused-unknown-component = Questo gioco non ha un componente { $option } che si possa variare. Ha: { $known }.
refused-component-value = «{ $value }» non va bene come componente { $option }. Scrivi: { $expects }.
