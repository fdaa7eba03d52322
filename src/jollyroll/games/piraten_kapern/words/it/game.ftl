# Piraten Kapern: everything a player reads, except the register of rules

game-pk = Piraten Kapern
game-pk-line = Otto dadi, una carta e un teschio di troppo: fin dove osi spingerti?

# Nouns
face-pk-coin = moneta d’oro
face-pk-diamond = diamante
face-pk-monkey = scimmia
face-pk-parrot = pappagallo
face-pk-sword = sciabola
face-pk-skull = teschio
place-pk-bank = il segnapunti
card-pk-treasure-chest = Forziere
card-pk-captain = Capitano
card-pk-sorceress = Maga
card-pk-gold = Moneta d’oro
card-pk-diamond = Diamante
card-pk-monkey-business = Animali
card-pk-sea-battle-2 = Battaglia navale con due sciabole
card-pk-sea-battle-3 = Battaglia navale con tre sciabole
card-pk-sea-battle-4 = Battaglia navale con quattro sciabole
card-pk-skulls-1 = Un teschio
card-pk-skulls-2 = Due teschi

# What each card does, in a line
card-line-pk-treasure-chest = I dadi che metti sulla carta sono al sicuro: valgono anche se tre teschi chiudono il turno.
card-line-pk-captain = Tutti i punti di questo turno sono raddoppiati.
card-line-pk-sorceress = Una volta in questo turno puoi rilanciare un teschio.
card-line-pk-gold = Parti con una moneta d’oro.
card-line-pk-diamond = Parti con un diamante.
card-line-pk-monkey-business = Scimmie e pappagalli contano come uguali.
card-line-pk-sea-battle-2 = Ottieni due o più sciabole: 300 punti in più. Altrimenti ne perdi 300.
card-line-pk-sea-battle-3 = Ottieni tre o più sciabole: 500 punti in più. Altrimenti ne perdi 500.
card-line-pk-sea-battle-4 = Ottieni quattro o più sciabole: 1.000 punti in più. Altrimenti ne perdi 1.000.
card-line-pk-skulls-1 = Parti con un teschio.
card-line-pk-skulls-2 = Parti con due teschi.

# What the one to act is asked
phase-pk-draw-card = Scopri una carta Fortuna.
phase-pk-throw = Lancia i dadi.
phase-pk-roll = Ti fermi, o rilanci due dadi o più?
phase-pk-island = Isola dei Teschi: lanci per altri teschi, o ti fermi?
phase-pk-rescue = Tre teschi! Chiami la Maga, o finisci il turno?

# Choices in a list
choice-pk-stop = { $at ->
        [island] Fermarsi: ogni avversario perde { $loss } punti
        [three-skulls] Accettare i tre teschi: il turno è finito
       *[table] Fermarsi: { $points } punti
    }
choice-pk-roll = Rilanciare { $dice }
choice-pk-revive = { $count ->
        [0] Richiamare un teschio e rilanciarlo da solo
       *[other] Richiamare un teschio e rilanciarlo con { $dice }
    }
choice-pk-chest = { $count ->
        [0] Togliere tutti i dadi dal Forziere
       *[other] Nel Forziere: { $dice }
    }

# What happened
told-pk-card = { $amount ->
        [0] { $to } scopre il Forziere.
        [1] { $to } scopre il Capitano.
        [2] { $to } scopre la Maga.
        [3] { $to } scopre la carta Moneta d’oro.
        [4] { $to } scopre la carta Diamante.
        [5] { $to } scopre la carta Animali.
        [6] { $to } scopre una Battaglia navale: servono due sciabole.
        [7] { $to } scopre una Battaglia navale: servono tre sciabole.
        [8] { $to } scopre una Battaglia navale: servono quattro sciabole.
        [9] { $to } scopre una carta con un teschio.
       *[10] { $to } scopre una carta con due teschi.
    }
told-pk-pile-shuffled = Il mazzo è vuoto: le { $amount } carte usate vengono mescolate.
told-pk-pile-turned-over = Il mazzo è vuoto: le { $amount } carte usate vengono voltate e tornano nello stesso ordine.
told-pk-revived = { $to } chiama la Maga: un teschio viene rilanciato.
told-pk-stowed = { $amount ->
        [0] { $to } toglie tutti i dadi dal Forziere.
        [one] { $to } ha un dado nel Forziere.
       *[other] { $to } ha { $amount } dadi nel Forziere.
    }
told-pk-disqualified = { $to } ha { $amount } teschi: squalifica.
told-pk-chest-saved = I dadi nel Forziere portano { $amount } punti a { $to }.
told-pk-nothing-scored = { $to } non fa punti.
told-pk-set-of-coins = La serie di monete porta { $amount } punti a { $to }.
told-pk-set-of-diamonds = La serie di diamanti porta { $amount } punti a { $to }.
told-pk-set-of-monkeys = La serie di scimmie porta { $amount } punti a { $to }.
told-pk-set-of-parrots = La serie di pappagalli porta { $amount } punti a { $to }.
told-pk-set-of-animals = Scimmie e pappagalli insieme portano { $amount } punti a { $to }.
told-pk-set-of-swords = La serie di sciabole porta { $amount } punti a { $to }.
told-pk-nine-alike-extra = Nove uguali: altri { $amount } punti a { $to }.
told-pk-coins = Le monete valgono { $amount } punti per { $to }.
told-pk-diamonds = I diamanti valgono { $amount } punti per { $to }.
told-pk-full-chest = Forziere pieno! { $amount } punti in più per { $to }.
told-pk-captain = Il Capitano raddoppia: { $amount } punti in più per { $to }.
told-pk-battle-won = { $to } vince la Battaglia navale e { $amount } punti.
told-pk-battle-lost = { $from } perde la Battaglia navale e { $amount } punti.
told-pk-battle-broken-off = La Battaglia navale di { $to } è interrotta; non si vince e non si perde niente.
told-pk-battle-bonus-alone = Le sciabole vincono lo stesso la Battaglia navale: { $amount } punti a { $to }.
told-pk-island = { $to } ha { $amount } teschi e fa rotta per l’Isola dei Teschi.
told-pk-island-more-skulls = Ora { $to } ha { $amount } teschi.
told-pk-island-spell = Dopo la magia { $to } ha { $amount } teschi.
told-pk-island-no-skull = Nessun teschio stavolta: { $to } lascia l’Isola con { $amount } teschi.
told-pk-island-all-skulls = Tutti i dadi mostrano teschi: { $to } lascia l’Isola con { $amount } teschi.
told-pk-island-dice-out = { $amount ->
        [one] Con un solo dado rimasto { $to } non può più lanciare e lascia l’Isola.
       *[other] Con { $amount } dadi rimasti { $to } non può più lanciare e lascia l’Isola.
    }
told-pk-island-loss = L’Isola costa { $amount } punti a { $from }.
told-pk-lifted = Il punteggio di { $to } risale a zero.
told-pk-final-round = { $to } ha { $amount } punti: tutti gli altri hanno ancora un turno.
told-pk-final-round-off = Nessuno ha più { $amount } punti: il giro finale è annullato.
told-pk-play-on = Nessuno ha vinto a { $amount }: si continua.
told-pk-sudden-from-now = Non ci sarà un altro giro finale: chi per primo finisce un turno con abbastanza punti per { $amount } vince subito.
told-pk-playoff = { $amount } giocatori sono pari in testa e giocano ancora un turno ciascuno.
told-pk-wins = Vince { $to } con { $amount } punti.
told-pk-shared = { $amount } giocatori sono pari in testa e si dividono la vittoria.
told-pk-nine-alike = Nove uguali! { $to } vince la partita.
told-pk-leave = { $to } lascia la partita; il punteggio resta a { $amount }.
told-pk-turn-dropped = Il turno di { $to } finisce senza effetto.
told-pk-last-one = Resta solo { $to }: vince.
told-pk-last-tied = A pari merito resta solo { $to }: vince.

# Refusals
refused-pk-unknown-choice = Piraten Kapern non ha questa scelta; prendine una dall’elenco.
refused-pk-game-over = La partita è finita; cominciane un’altra per continuare a giocare.
refused-pk-first-player-open = Non si sa ancora chi comincia; aspetta il sorteggio.
refused-pk-card-comes-first = Prima viene una carta Fortuna; aspetta che ci sia.
refused-pk-dice-must-fall = I dadi non sono ancora caduti; aspetta il lancio.
refused-pk-stop-barred = A questo tavolo sull’Isola si continua a lanciare finché ci sono abbastanza dadi; scegli dadi da lanciare.
refused-pk-dice-not-there = Questi dadi non ci sono; scegli fra quelli che ci sono.
refused-pk-dice-stowed = Alcuni di questi dadi sono nel Forziere e da lì non si lanciano; scegline altri.
refused-pk-no-dice-named = Indica i dadi da rilanciare, o fermati.
refused-pk-two-dice = Ogni lancio vuole due dadi o più; aggiungi un dado, o fermati.
refused-pk-island-two-dice = Sono troppo pochi dadi per un lancio sull’Isola; aggiungi un dado.
refused-pk-keep-one = A questo tavolo bisogna tenere un dado; lasciane almeno uno degli otto.
refused-pk-three-skulls = Con tre teschi può aiutare solo la Maga; unisci un teschio al lancio, o accetta la fine del turno.
refused-pk-no-sorceress = La tua carta non è la Maga; i teschi restano dove sono.
refused-pk-spell-spent = In questo turno la Maga ha già fatto la sua magia.
refused-pk-no-skull = Non c’è nessun teschio da richiamare; lancia altri dadi.
refused-pk-no-spell-here = A questo tavolo la Maga non viene sull’Isola; lancia altri dadi.
refused-pk-skull-not-alone = A questo tavolo il teschio richiamato ha bisogno di un secondo dado; aggiungine uno al lancio.
refused-pk-skull-by-itself = Sull’Isola il teschio richiamato si lancia da solo: non nominare altri dadi.
refused-pk-no-chest = La tua carta non è il Forziere; non ci si possono mettere dadi al sicuro.
refused-pk-chest-closed-here = Sull’Isola il Forziere non fa niente.
refused-pk-chest-arranged = Hai già riempito il forziere dopo l’ultimo lancio; ora lancia o fermati.
refused-pk-chest-unchanged = Questi dadi sono già nel forziere; indicane altri, lancia o fermati.
refused-pk-skull-stays = I teschi non si rilanciano mai; lasciali fuori, o scrivi +S dopo i dadi per chiamare la Maga.
refused-pk-one-skull = La Maga richiama esattamente un teschio; prima di +S indica solo altri dadi.
refused-pk-no-skulls-on-chest = I teschi non possono stare nel Forziere; lasciali fuori.
refused-pk-unknown-card = Non c’è nessuna carta chiamata «{ $card }». Le carte sono: { $known }.
refused-pk-card-before-dice = Quelli sono dadi, ma prima viene una carta Fortuna. Le carte sono: { $known }.

# Options
option-pk-deck = Quando il mazzo è vuoto
value-pk-deck-reshuffle_when_empty = Le carte usate vengono mescolate.
value-pk-deck-cycle = Le carte usate vengono voltate così come sono: torna il primo ordine.
value-pk-deck-with_replacement = Non lo è mai: ogni turno pesca da tutte le 35 carte.
option-pk-end = Come finisce la partita
value-pk-end-final_round = Al traguardo, gli altri hanno ancora un turno ciascuno.
value-pk-end-sudden = Regola della casa: chi per primo ha abbastanza punti dopo un turno vince subito.
option-pk-after_failed_round = Il traguardo dopo un giro finale che nessuno ha vinto
value-pk-after_failed_round-final_round = Comincia di nuovo un giro finale.
value-pk-after_failed_round-sudden = Da allora, chi per primo finisce un turno con abbastanza punti vince subito.
option-pk-final_cancel = Quando nel giro finale nessuno è più al traguardo
value-pk-final_cancel-after_round = Il giro si gioca prima fino in fondo.
value-pk-final_cancel-immediate = Il giro è annullato subito.
option-pk-first_player = Chi comincia
value-pk-first_player-random = Decide la sorte.
value-pk-first_player-host = Comincia l’host.
value-pk-first_player-youngest = Comincia chi è indicato come il più giovane.
value-pk-first_player-rolloff = Tutti lanciano i dadi; comincia chi ha più teschi.
option-pk-full_chest_sea = Due sciabole di una Battaglia navale nel forziere pieno
value-pk-full_chest_sea-true = Contano come dadi che rendono.
value-pk-full_chest_sea-false = Non contano.
option-pk-full_chest_skull_card = Forziere pieno con una carta Teschi
value-pk-full_chest_skull_card-true = È possibile.
value-pk-full_chest_skull_card-false = Non è possibile.
option-pk-island_min_dice = Minimo di dadi per un lancio sull’Isola
value-pk-island_min_dice-2 = Due dadi.
value-pk-island_min_dice-1 = Un dado.
option-pk-island_stop = Fermarsi sull’Isola
value-pk-island_stop-may = Puoi fermarti quando vuoi.
value-pk-island_stop-must_roll = Continui a lanciare finché ci sono abbastanza dadi.
option-pk-reroll_all = Rilanciare tutti gli otto dadi
value-pk-reroll_all-allowed = Si può.
value-pk-reroll_all-keep_one = Tieni almeno un dado.
option-pk-score_floor = Punteggio minimo
value-pk-score_floor-none = Non c’è: si può scendere sotto zero.
value-pk-score_floor-zero = Nessun punteggio scende sotto zero.
option-pk-sea_bust = Tre teschi in una Battaglia navale
value-pk-sea_bust-lose = La battaglia è persa, anche con le sciabole.
value-pk-sea_bust-zero = Con le sciabole non si vince e non si perde niente; senza, la battaglia è persa.
value-pk-sea_bust-bonus = Con le sciabole hai lo stesso il bonus; senza, la battaglia è persa.
option-pk-nine_alike = Nove monete o nove diamanti, con la carta
value-pk-nine_alike-as_eight = Valgono come otto: 4.000 punti.
value-pk-nine_alike-8000 = Valgono 8.000 punti.
value-pk-nine_alike-instant_win = Fermati con questi, e vinci la partita.
option-pk-sorceress_island = La Maga sull’Isola
value-pk-sorceress_island-no = Non ci viene.
value-pk-sorceress_island-yes = Una volta, un teschio può unirsi a un lancio lì.
value-pk-sorceress_island-alone = Una volta, un teschio può essere lanciato lì da solo.
option-pk-sorceress_min_dice = Dadi in un lancio con un teschio richiamato
value-pk-sorceress_min_dice-exempt = Il teschio si può lanciare da solo.
value-pk-sorceress_min_dice-counts_as_one_of_two = Il teschio ha bisogno di un secondo dado.
option-pk-target = Punti che avviano la fine
value-pk-target-5000 = 5.000 punti: una partita breve.
value-pk-target-6000 = 6.000 punti, come stampato.
value-pk-target-8000 = 8.000 punti: una partita lunga.
value-pk-target-number = Qualsiasi numero di centinaia da 1.000 a 20.000.
option-pk-tie = In caso di parità in testa
value-pk-tie-shared = Chi è a pari merito si divide la vittoria.
value-pk-tie-playoff = Chi è a pari merito gioca ancora un turno.
option-pk-win_at = Esattamente il traguardo
value-pk-win_at-above = Non vince: serve di più.
value-pk-win_at-at_least = Basta per vincere.

# Presets
preset-pk-book = Come stampato: più di 6.000 punti vincono dopo un giro finale.
preset-pk-bga = Come su Board Game Arena: 6.000 bastano, e un giro finale si può annullare.
preset-pk-grid = Come lo conoscono gli studenti di programmazione: nessun punteggio sotto zero, 6.000 bastano, la Maga viene sull’Isola.
preset-pk-fr = Come in Mille Sabords: tieni un dado, sull’Isola continua a lanciare, e nove uguali vincono subito.
preset-pk-sudden = Regola della casa: chi per primo supera i 6.000 punti vince subito.

# The guide: one section a message, the heading in its first line
guide-pk-1 =
    Di che si tratta

    Da due a cinque pirati, dagli otto anni in su, circa mezz’ora (PK-01, PK-02, PK-03).
    Forma serie di oggetti uguali, fermati prima del terzo teschio e supera i 6.000 punti (PK-05, PK-17, PK-26).
guide-pk-2 =
    Che cosa serve

    - Otto dadi, tutti uguali: moneta d’oro, diamante, scimmia, pappagallo, sciabola, teschio (PK-07, PK-50).
    - 35 carte Fortuna, mescolate, coperte al centro (PK-08, PK-11, PK-51).

    La sorte decide chi comincia; si gioca in senso orario (PK-A02, PK-A03).
guide-pk-3 =
    Il tuo turno

    - Scopri una carta Fortuna. Vale per questo turno (PK-04, PK-A01).
    - Lancia tutti gli otto dadi (PK-12).
    - I teschi si mettono da parte e lì restano (PK-16).
    - Poi fermati e prendi i tuoi punti, o rilancia due dadi o più, tutte le volte che osi (PK-13, PK-15, PK-A55).
    - I dadi tenuti tornano liberi a ogni lancio (PK-14).
    - Il terzo teschio chiude il turno, e resti a mani vuote (PK-17).
guide-pk-4 =
    Punti

    - Tre oggetti uguali rendono 100, quattro 200, cinque 500, sei 1.000, sette 2.000, otto 4.000 (PK-19, PK-20).
    - Ogni moneta e ogni diamante rende inoltre 100, da solo o in una serie (PK-21, PK-22).
    - Se tutti gli otto dadi rendono qualcosa, il tuo forziere è pieno: altri 500 (PK-23).
guide-pk-5 =
    L’Isola dei Teschi

    Quattro teschi o più al primo lancio, e fai rotta per l’Isola (PK-28, PK-A15).

    - Lì non fai punti, ma ogni avversario ne perde 100 per ogni teschio (PK-29, PK-32).
    - Continua a lanciare per altri teschi, due dadi o più alla volta (PK-30, PK-A18).
    - Un lancio senza teschi chiude il turno, e così avere meno di due dadi (PK-31, PK-A19).
    - Continuare non costa niente: quello che hai raccolto conta in ogni caso (PK-A17).
guide-pk-6 =
    Le carte

    - Forziere (4): dopo ogni lancio metti dadi sulla carta o toglili. Se i teschi chiudono il turno, quei dadi valgono ancora (PK-35, PK-36).
    - Capitano (4): i tuoi punti sono raddoppiati; sull’Isola ogni teschio costa 200 (PK-37, PK-38).
    - Maga (4): una volta si può rilanciare un teschio, anche il terzo (PK-39, PK-40, PK-A08).
    - Moneta d’oro (4) e Diamante (4): parti con quell’oggetto. Conta da solo e in una serie (PK-45, PK-46).
    - Animali (4): scimmie e pappagalli contano come uguali (PK-47).
    - Battaglia navale (6): ti servono due, tre o quattro sciabole. Allora hai 300, 500 o 1.000 punti oltre ai dadi (PK-41, PK-42, PK-52).
      Senza, o con tre teschi, perdi altrettanto e i tuoi dadi non valgono niente (PK-43, PK-A23). In battaglia non c’è Isola (PK-44).
    - Teschi (5): parti con uno o due teschi (PK-49).
guide-pk-7 =
    La fine

    - Quando dopo il tuo turno hai 6.000 punti o più, tutti gli altri hanno ancora un turno (PK-24, PK-25, PK-A59).
    - Poi vince il punteggio più alto, se supera 6.000 (PK-26). Se siete pari in testa, vi dividete la vittoria (PK-A46).
    - Se nessuno supera 6.000, si continua (PK-27).
guide-pk-8 =
    Sfugge facilmente

    - Esattamente 6.000 avvia il giro finale, ma non lo vince (PK-A42).
    - Esattamente tre teschi al primo lancio non portano all’Isola: sei fuori (PK-A52).
    - Nemmeno quattro teschi dopo un lancio successivo ci portano (PK-A53).
    - I teschi stampati sulla carta contano come quelli dei dadi (PK-A14, PK-A15, PK-A16).
    - I dadi del lancio che ha portato il terzo teschio non si possono più salvare nel forziere (PK-A37).
    - I punteggi possono scendere sotto zero (PK-A41).

# Solved tables and what judgements rest on
basis-pk-exact = Probabilità di vittoria: l’intera partita in due risolta, con entrambi che giocano al meglio; ogni turno è calcolato fino in fondo.
basis-pk-pile = Probabilità di vittoria: la partita in due risolta con carte da un mazzo intero; questo turno è calcolato fino in fondo, il prossimo con le carte rimaste.
basis-pk-stretched = Probabilità di vittoria: stimate dal gioco risolto con altre opzioni; ogni turno è calcolato fino in fondo.
basis-pk-fitted = Probabilità di vittoria: stimate con un modello adattato a partite giocate, da come ogni posto starebbe da solo contro ogni altro; ogni turno è calcolato fino in fondo.
basis-pk-final = Probabilità di vittoria in un turno che decide la partita: calcolata fino alla sua fine.
