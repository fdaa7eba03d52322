# The coach: odds of a position
coach-chances = Probabilità di vittoria: { $chances }
coach-choice = scelta
coach-chance = vittoria
coach-cost = costo
coach-more = … e { $count ->
        [one] un’altra
       *[other] altre { $count }
    }; --all mostra tutte le scelte.
coach-more-outcomes = Possono succedere { $count } cose diverse; --all le mostra tutte.
coach-spread = Che cosa dà a { $name }, dal meglio al peggio; in media la probabilità di vittoria sale o scende di { $deviation } punti percentuali.
coach-best = al meglio
coach-typical = di solito
coach-worst = al peggio
coach-outcome = lancio
coach-probability = quanto spesso
coach-exact = Esatto: da qui in poi tutti giocano al meglio.
coach-estimated = Stima: le probabilità di vittoria possono sbagliare di circa { $error } punti percentuali (errore standard).
coach-played = Per le { $count } scelte migliori i bot migliori hanno giocato fino alla fine { $games } partite ciascuna, tutte con gli stessi dadi; il numero dopo ± è l’errore standard.
coach-getting-ready = Preparativi: si leggono le tabelle e, la prima volta, le regole diventano codice macchina. Può volerci un minuto.
coach-wanting = Non c’è ancora una tabella fatta apposta per queste regole; con quella i numeri sarebbero migliori. Creala con: { $make }
coach-playing = Partite di prova
coach-analysing = Analisi
coach-written = Il resoconto è in { $path }: aprilo in qualsiasi browser, non ha bisogno della rete.

# The coach: a whole game
coach-title = { $game }: fortuna e bravura
coach-unfinished = Non ancora finita. Probabilità di vittoria adesso: { $chances }
coach-luck-told = { $lucky } ha avuto più fortuna di tutti: tutti i dadi e le carte insieme hanno cambiato la sua probabilità di vittoria di { $best } punti percentuali. Meno di tutti ne ha avuta { $unlucky }, con { $worst }.
coach-luck-even = La fortuna si è distribuita equamente.
coach-skill = { $best } ha giocato meglio di tutti: le sue scelte insieme sono costate { $least } punti percentuali di probabilità di vittoria, e { $sound ->
        [one] { $sound } decisione su { $decisions } era buona
       *[other] { $sound } decisioni su { $decisions } erano buone
    } quanto la migliore. { $worst } ha regalato di più: { $most }.
coach-skill-even = Tutti hanno giocato più o meno ugualmente bene; a nessuno le scelte sono costate in tutto più di { $most } punti percentuali di probabilità di vittoria.
coach-skill-perfect = Tutti hanno giocato alla perfezione: nessuna scelta è costata granché.
coach-skill-none = Nessuno ha ancora avuto una scelta da fare.
coach-turning-point = Il lancio o la carta che ha contato di più: { $what }, di { $name } nel turno { $turn } ({ $luck } punti percentuali).
coach-no-throws = Non è stato ancora lanciato nessun dado.
coach-over-time = Probabilità di vittoria nel tempo
coach-spark = Un segno per turno, { $turns } turni in tutto; i segni da { $low } a { $high } vanno dallo 0 al 100%.
coach-accounts = Le probabilità dall’inizio alla fine
coach-accounts-how = In punti percentuali di probabilità di vittoria. Ogni riga si somma fino al risultato: la probabilità all’inizio, quanto hanno portato i tuoi lanci, quanto quelli degli altri, quanto sono costati i tuoi errori, quanto hanno reso quelli degli altri, e così via.
coach-start = inizio
coach-luck = fortuna
coach-final = fine
coach-luck-of-others = fort. altrui
coach-mistakes = errori
coach-mistakes-of-others = err. altrui
coach-leaving = uscite
coach-drift = deriva
coach-costliest = Le scelte più costose
coach-mistake = Turno { $turn }, { $name }: costa { $cost } punti percentuali di probabilità di vittoria
coach-mistake-made = scelta: { $words } ({ $text }), probabilità { $chance }
coach-mistake-better = meglio: { $words } ({ $text }), probabilità { $chance }
coach-no-mistakes = Nessuna scelta è costata granché.
coach-fell = { $name }: { $what }, fortuna { $luck }
coach-fell-alone = { $what }
coach-left = { $name } lascia la partita.

# The page for a browser
coach-eyebrow = Il coach di Jollyroll
coach-graph-told = In { $turns } turni: { $chances }.
coach-from-to = { $name } da { $first } a { $last }
coach-from-to-decisions = Da { $first } a { $last }.
coach-decisions = { $decisions ->
        [0] Nessuna decisione da prendere.
        [one] Buone quanto la migliore: { $sound } su 1.
       *[other] Buone quanto la migliore: { $sound } su { $decisions } decisioni.
    }
coach-turn-axis = turno
coach-hint = Turno { $turn }, { $name }: { $chances }
coach-graph-how = La probabilità di ognuno dopo ogni lancio e ogni scelta, se tutti continuano a giocare al meglio. I numeri segnano le scelte più costose, elencate più sotto.
coach-graph-how-perfect = La probabilità di ognuno dopo ogni lancio e ogni scelta, se tutti continuano a giocare al meglio.
coach-graph-numbers = I numeri dietro il grafico
coach-luck-and-skill = Fortuna e bravura
coach-bar-luck = fortuna
coach-bar-mistakes = errori propri
coach-bar-others = errori altrui
coach-cost-told = costa { $cost } punti percentuali
coach-chosen = scelta
coach-better = meglio
coach-player = giocatore
coach-turn = turno
coach-before-first = prima del primo turno
coach-turns-caption = Probabilità di vittoria alla fine di ogni turno
coach-decisions-title = Tutte le decisioni
coach-decisions-caption = Le decisioni in ordine, con quanto è costata ognuna
coach-decisions-how = Ogni vera scelta con la sua probabilità di vittoria; se un’altra era migliore, quale, e quanto è costata la scelta.
coach-all-decisions = Mostra tutte le decisioni
coach-made-by = Fatto da Jollyroll { $version } a partire dalla registrazione della partita.

# Refusals
refused-coach-rules = Questa partita è stata giocata con la versione { $version } delle regole; il coach conosce solo la versione { $known }.
refused-coach-over = Questa partita è finita. Indica un turno con --turn, o guarda tutta la partita con: { $command } analyse { $path }
refused-coach-turn-of-position = --turn funziona solo con il file di una partita registrata, non con una posizione.
refused-coach-options-of-record = Una registrazione dice già di quale gioco e con quali opzioni è; togli --game, --preset e --option.
refused-coach-rollouts = --rollouts è un numero da 0 a { $most }.
refused-coach-where = Il coach guarda una partita, una posizione o il suo testo, e non: { $kind }.
coach-points = punti
coach-risk = niente
basis-rollouts = Probabilità di vittoria: stimate con partite giocate da qui alla fine, da giocatori che guardano avanti di un lancio.
