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
pk-card = { $amount ->
        [0] il Forziere
        [1] il Capitano
        [2] la Maga
        [3] la carta Moneta d’oro
        [4] la carta Diamante
        [5] la carta Animali
        [6] una Battaglia navale: servono due sciabole
        [7] una Battaglia navale: servono tre sciabole
        [8] una Battaglia navale: servono quattro sciabole
        [9] una carta con un teschio
       *[10] una carta con due teschi
    }
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
card-line-pk-captain = I tuoi punti di questo turno sono raddoppiati.
card-line-pk-sorceress = Una volta in questo turno puoi rilanciare un teschio.
card-line-pk-gold = Parti con una moneta d’oro.
card-line-pk-diamond = Parti con un diamante.
card-line-pk-monkey-business = Scimmie e pappagalli contano come un solo tipo.
card-line-pk-sea-battle-2 = Ottieni due o più sciabole: 300 punti in più. Altrimenti ne perdi 300.
card-line-pk-sea-battle-3 = Ottieni tre o più sciabole: 500 punti in più. Altrimenti ne perdi 500.
card-line-pk-sea-battle-4 = Ottieni quattro o più sciabole: 1.000 punti in più. Altrimenti ne perdi 1.000.
card-line-pk-skulls-1 = Parti con un teschio.
card-line-pk-skulls-2 = Parti con due teschi.

# What the one to act is asked
phase-pk-draw-card = Pesca una carta Fortuna.
phase-pk-throw = Lancia i dadi.
phase-pk-roll = Ti fermi, o rilanci due o più dadi?
phase-pk-roll-spell = Ti fermi, o rilanci? La Maga può rilanciare un teschio.
phase-pk-island = Isola dei Teschi: lanci per altri teschi, o ti fermi?
phase-pk-rescue = Tre teschi! Chiami la Maga, o finisci il turno?

# Choices in a list
choice-pk-stop = { $at ->
        [island] Fermarsi: ogni avversario perde { $loss } punti
        [three-skulls] Accettare i tre teschi: il tuo turno è finito
       *[table] Fermarsi: { $points } punti
    }
choice-pk-roll = Rilanciare { $dice }
choice-pk-revive = { $count ->
        [0] Chiamare la Maga: rilanciare un teschio, senza altri dadi
       *[other] Chiamare la Maga: rilanciare un teschio con { $dice }
    }
choice-pk-chest = { $count ->
        [0] Togliere tutti i dadi dal Forziere
       *[other] Mettere nel Forziere: { $dice }
    }

# What happened
told-pk-card = { $you ->
        [to] Peschi { pk-card }.
       *[other] { $to } pesca { pk-card }.
    }
told-pk-pile-shuffled = Il mazzo è vuoto: le { $amount } carte usate vengono mescolate.
told-pk-pile-turned-over = Il mazzo è vuoto: le { $amount } carte usate vengono voltate e tornano nello stesso ordine.
told-pk-revived = { $you ->
        [to] Chiami la Maga: un teschio viene rilanciato.
       *[other] { $to } chiama la Maga: un teschio viene rilanciato.
    }
told-pk-stowed = { $you ->
        [to] { $amount ->
            [0] Togli tutti i dadi dal Forziere.
            [one] Hai un dado al sicuro nel Forziere.
           *[other] Hai { $amount } dadi al sicuro nel Forziere.
        }
       *[other] { $amount ->
            [0] { $to } toglie tutti i dadi dal Forziere.
            [one] { $to } ha un dado al sicuro nel Forziere.
           *[other] { $to } ha { $amount } dadi al sicuro nel Forziere.
        }
    }
told-pk-disqualified = { $you ->
        [to] { $amount ->
            [3] Tre teschi – hai perso il turno!
           *[other] { $amount } teschi – hai perso il turno!
        }
       *[other] { $amount ->
            [3] Tre teschi – { $to } perde il turno!
           *[other] { $amount } teschi – { $to } perde il turno!
        }
    }
told-pk-chest-saved = { told-to }: dadi nel Forziere +{ $amount }
told-pk-nothing-scored = { $you ->
        [to] Non fai punti.
       *[other] { $to } non fa punti.
    }
told-pk-set-of-coins = { told-to }: serie di monete +{ $amount }
told-pk-set-of-diamonds = { told-to }: serie di diamanti +{ $amount }
told-pk-set-of-monkeys = { told-to }: serie di scimmie +{ $amount }
told-pk-set-of-parrots = { told-to }: serie di pappagalli +{ $amount }
told-pk-set-of-animals = { told-to }: scimmie e pappagalli insieme +{ $amount }
told-pk-set-of-swords = { told-to }: serie di sciabole +{ $amount }
told-pk-nine-alike-extra = { told-to }: nove uguali +{ $amount }
told-pk-coins = { told-to }: monete +{ $amount }
told-pk-diamonds = { told-to }: diamanti +{ $amount }
told-pk-full-chest = Forziere pieno! { told-to }: +{ $amount }
told-pk-captain = Il Capitano raddoppia! { told-to }: +{ $amount }
told-pk-battle-won = { $you ->
        [to] Vinci la Battaglia navale: +{ $amount }
       *[other] { $to } vince la Battaglia navale: +{ $amount }
    }
told-pk-battle-lost = { $you ->
        [from] Perdi la Battaglia navale: −{ $amount }
       *[other] { $from } perde la Battaglia navale: −{ $amount }
    }
told-pk-battle-broken-off = { $you ->
        [to] La tua Battaglia navale è interrotta: non vinci e non perdi niente.
       *[other] La Battaglia navale di { $to } è interrotta: non vince e non perde niente.
    }
told-pk-battle-bonus-alone = { $you ->
        [to] Con le sciabole vinci lo stesso la Battaglia navale: +{ $amount }
       *[other] Con le sciabole { $to } vince lo stesso la Battaglia navale: +{ $amount }
    }
told-pk-island = { $you ->
        [to] { $amount } teschi! Fai rotta per l’Isola dei Teschi.
       *[other] { $amount } teschi! { $to } fa rotta per l’Isola dei Teschi.
    }
told-pk-island-more-skulls = { $you ->
        [to] Ora hai { $amount } teschi.
       *[other] Ora { $to } ha { $amount } teschi.
    }
told-pk-island-spell = { $you ->
        [to] Dopo la magia hai { $amount } teschi.
       *[other] Dopo la magia { $to } ha { $amount } teschi.
    }
told-pk-island-no-skull = { $you ->
        [to] Nessun teschio stavolta: lasci l’Isola con { $amount } teschi.
       *[other] Nessun teschio stavolta: { $to } lascia l’Isola con { $amount } teschi.
    }
told-pk-island-all-skulls = { $you ->
        [to] Solo teschi: lasci l’Isola con { $amount }.
       *[other] Solo teschi: { $to } lascia l’Isola con { $amount }.
    }
told-pk-island-dice-out = { $you ->
        [to] { $amount ->
            [0] Senza più dadi non puoi lanciare e lasci l’Isola.
            [one] Con un solo dado non puoi più lanciare e lasci l’Isola.
           *[other] Con { $amount } dadi non puoi più lanciare e lasci l’Isola.
        }
       *[other] { $amount ->
            [0] Senza più dadi { $to } non può lanciare e lascia l’Isola.
            [one] Con un solo dado { $to } non può più lanciare e lascia l’Isola.
           *[other] Con { $amount } dadi { $to } non può più lanciare e lascia l’Isola.
        }
    }
told-pk-island-loss = { $you ->
        [from] L’Isola ti costa { $amount } punti.
       *[other] L’Isola costa { $amount } punti a { $from }.
    }
told-pk-lifted = { $you ->
        [to] Il tuo punteggio risale a zero.
       *[other] Il punteggio di { $to } risale a zero.
    }
told-pk-final-round = { $you ->
        [to] Hai { $amount } punti: tutti gli altri hanno ancora un turno.
       *[other] { $to } ha { $amount } punti: tutti gli altri hanno ancora un turno.
    }
told-pk-final-round-off = Nessuno ha più { $amount } punti: il giro finale è annullato.
told-pk-play-on = Nessuno ha ancora abbastanza punti (traguardo: { $amount }): si continua.
told-pk-sudden-from-now = Niente più giri finali: vince subito chi per primo finisce un turno con abbastanza punti (traguardo: { $amount }).
told-pk-playoff = { $amount } giocatori sono pari in testa e giocano ancora un turno ciascuno.
told-pk-wins = { $you ->
        [to] Hai vinto con { $amount } punti!
       *[other] Vince { $to } con { $amount } punti!
    }
told-pk-shared = { $amount } giocatori sono pari in testa e si dividono la vittoria.
told-pk-nine-alike = { $you ->
        [to] Nove uguali! Hai vinto la partita.
       *[other] Nove uguali! { $to } vince la partita.
    }
told-pk-leave = { $you ->
        [to] Lasci la partita; il tuo punteggio resta a { $amount }.
       *[other] { $to } lascia la partita; il punteggio resta a { $amount }.
    }
told-pk-turn-dropped = { $you ->
        [to] Il tuo turno finisce senza effetto.
       *[other] Il turno di { $to } finisce senza effetto.
    }
told-pk-last-one = { $you ->
        [to] In gioco resti solo tu: hai vinto.
       *[other] In gioco resta solo { $to }, che vince.
    }
told-pk-last-tied = { $you ->
        [to] Di chi era a pari merito resti solo tu: hai vinto.
       *[other] Di chi era a pari merito resta solo { $to }, che vince.
    }

# Refusals
refused-pk-unknown-choice = In Piraten Kapern questa scelta non c’è; prendine una dall’elenco.
refused-pk-game-over = La partita è finita; cominciane un’altra per continuare a giocare.
refused-pk-first-player-open = Non si sa ancora chi comincia; aspetta il sorteggio.
refused-pk-card-comes-first = Prima viene una carta Fortuna; aspetta che venga pescata.
refused-pk-dice-must-fall = I dadi non sono ancora stati lanciati; aspetta il lancio.
refused-pk-stop-barred = A questo tavolo sull’Isola si continua a lanciare finché ci sono abbastanza dadi; scegli i dadi da lanciare.
refused-pk-dice-not-there = Questi dadi non ci sono; scegli fra gli altri.
refused-pk-dice-stowed = Alcuni di questi dadi sono nel Forziere e da lì non si lanciano; scegline altri.
refused-pk-no-dice-named = Indica i dadi da rilanciare, o fermati.
refused-pk-two-dice = Per ogni lancio servono due o più dadi; aggiungi un dado, o fermati.
refused-pk-island-two-dice = Sono troppo pochi dadi per un lancio sull’Isola; aggiungi un dado.
refused-pk-keep-one = A questo tavolo bisogna tenere un dado; lasciane fermo almeno uno degli otto.
refused-pk-three-skulls = Con tre teschi può aiutarti solo la Maga; unisci un teschio al lancio, o chiudi il turno.
refused-pk-no-sorceress = La tua carta non è la Maga; i teschi restano dove sono.
refused-pk-spell-spent = In questo turno la Maga ti ha già aiutato.
refused-pk-no-skull = Non c’è nessun teschio da rilanciare; lancia altri dadi.
refused-pk-no-spell-here = A questo tavolo la Maga non viene sull’Isola; lancia altri dadi.
refused-pk-skull-not-alone = A questo tavolo il teschio ha bisogno di un secondo dado; aggiungine uno al lancio.
refused-pk-skull-by-itself = Sull’Isola il teschio si rilancia senza altri dadi: non indicarne altri.
refused-pk-no-chest = La tua carta non è il Forziere; non ci si possono mettere dadi al sicuro.
refused-pk-chest-closed-here = Sull’Isola il Forziere non fa niente.
refused-pk-chest-arranged = Hai già riempito il forziere dopo l’ultimo lancio; ora lancia o fermati.
refused-pk-chest-unchanged = Questi dadi sono già nel forziere; indicane altri, lancia o fermati.
refused-pk-skull-stays = I teschi non si rilanciano mai; lasciali fuori, o scrivi +S dopo i dadi per chiamare la Maga.
refused-pk-one-skull = La Maga rilancia un solo teschio; prima di +S indica solo altri dadi.
refused-pk-no-skulls-on-chest = I teschi non possono stare nel Forziere; lasciali fuori.
refused-pk-unknown-card = Non c’è nessuna carta chiamata «{ $card }». Le carte sono: { $known }.
refused-pk-card-before-dice = Quelli sono dadi, ma prima viene una carta Fortuna. Le carte sono: { $known }.

# Options
option-pk-deck = Quando il mazzo è vuoto
value-pk-deck-reshuffle_when_empty = Le carte usate vengono mescolate.
value-pk-deck-cycle = Le carte usate vengono voltate così come sono e tornano nello stesso ordine.
value-pk-deck-with_replacement = Non lo è mai: a ogni turno si pesca da tutte le 35 carte.
option-pk-end = Come finisce la partita
value-pk-end-final_round = Quando un giocatore arriva al traguardo, tutti gli altri hanno ancora un turno.
value-pk-end-sudden = Regola della casa: chi per primo ha abbastanza punti dopo un turno vince subito.
option-pk-after_failed_round = Arrivare al traguardo dopo un giro finale che nessuno ha vinto
value-pk-after_failed_round-final_round = Il prossimo che arriva al traguardo apre un altro giro finale.
value-pk-after_failed_round-sudden = Da lì in poi, chi per primo finisce un turno con abbastanza punti vince subito.
option-pk-final_cancel = Quando nel giro finale nessuno è più al traguardo
value-pk-final_cancel-after_round = Il giro si gioca prima fino in fondo.
value-pk-final_cancel-immediate = Il giro è annullato subito.
option-pk-first_player = Chi comincia
value-pk-first_player-random = Si tira a sorte chi comincia.
value-pk-first_player-host = Comincia l’host.
value-pk-first_player-youngest = Comincia chi è indicato come il più giovane.
value-pk-first_player-rolloff = Tutti lanciano i dadi; comincia chi ha più teschi. Chi è pari rilancia.
option-pk-full_chest_sea = Forziere pieno: le due sciabole di una Battaglia navale
value-pk-full_chest_sea-true = Contano come dadi che danno punti.
value-pk-full_chest_sea-false = Non contano.
option-pk-full_chest_skull_card = Forziere pieno con una carta Teschi
value-pk-full_chest_skull_card-true = È possibile.
value-pk-full_chest_skull_card-false = Non è possibile.
option-pk-island_min_dice = Minimo di dadi per un lancio sull’Isola
value-pk-island_min_dice-2 = Due dadi.
value-pk-island_min_dice-1 = Un dado.
option-pk-island_stop = Fermarsi sull’Isola
value-pk-island_stop-may = Puoi fermarti quando vuoi.
value-pk-island_stop-must_roll = Devi continuare a lanciare finché ci sono abbastanza dadi.
option-pk-reroll_all = Rilanciare tutti e otto i dadi
value-pk-reroll_all-allowed = È permesso.
value-pk-reroll_all-keep_one = Devi tenere almeno un dado.
option-pk-score_floor = Punteggio minimo
value-pk-score_floor-none = I punteggi possono scendere sotto zero.
value-pk-score_floor-zero = Nessun punteggio scende sotto zero.
option-pk-sea_bust = Tre teschi in una Battaglia navale
value-pk-sea_bust-lose = La battaglia è persa, con o senza sciabole.
value-pk-sea_bust-zero = Con le sciabole non si vince e non si perde niente; senza, la battaglia è persa.
value-pk-sea_bust-bonus = Con le sciabole hai lo stesso il bonus; senza, la battaglia è persa.
option-pk-nine_alike = Nove monete o nove diamanti, con la carta
value-pk-nine_alike-as_eight = Nove valgono come otto: 4.000 punti.
value-pk-nine_alike-8000 = Nove valgono 8.000 punti.
value-pk-nine_alike-instant_win = Fermati con nove uguali, e vinci la partita.
option-pk-sorceress_island = La Maga sull’Isola
value-pk-sorceress_island-no = La Maga non viene sull’Isola.
value-pk-sorceress_island-yes = Una volta, sull’Isola, si può rilanciare un teschio insieme ad altri dadi.
value-pk-sorceress_island-alone = Una volta, sull’Isola, si può rilanciare un teschio senza altri dadi.
option-pk-sorceress_min_dice = Dadi in un lancio con la Maga
value-pk-sorceress_min_dice-exempt = Il teschio si può rilanciare senza altri dadi.
value-pk-sorceress_min_dice-counts_as_one_of_two = Il teschio va rilanciato con un secondo dado.
option-pk-target = Traguardo
value-pk-target-5000 = 5.000 punti: una partita breve.
value-pk-target-6000 = 6.000 punti, come nel regolamento.
value-pk-target-8000 = 8.000 punti: una partita lunga.
value-pk-target-number = Qualsiasi multiplo di 100, da 1.000 a 20.000.
option-pk-tie = In caso di parità in testa
value-pk-tie-shared = Chi è a pari merito si divide la vittoria.
value-pk-tie-playoff = Chi è a pari merito gioca ancora un turno.
option-pk-win_at = Con il traguardo esatto
value-pk-win_at-above = Non vinci ancora: serve di più.
value-pk-win_at-at_least = Basta per vincere.

# Presets
preset-pk-book = Come nel regolamento: si vince con più di 6.000 punti, dopo un giro finale.
preset-pk-bga = Come su Board Game Arena: 6.000 bastano, e un giro finale si può annullare.
preset-pk-grid = Come lo conoscono gli studenti di programmazione: nessun punteggio sotto zero, 6.000 bastano, la Maga viene sull’Isola.
preset-pk-fr = Come in Mille Sabords: tieni un dado, sull’Isola continua a lanciare, e con nove uguali vinci subito.
preset-pk-sudden = Regola della casa: chi per primo supera i 6.000 punti vince subito.

# The guide: one section a message, the heading in its first line
guide-pk-1 =
    Di cosa si tratta

    Da due a cinque pirati, dagli otto anni in su, circa mezz’ora (PK-01, PK-02, PK-03).

    Ottieni simboli uguali, fermati prima del terzo teschio e corri verso i { $target } punti (PK-05, PK-17, PK-24).
guide-pk-2 =
    Che cosa serve

    - Otto dadi, tutti uguali: moneta d’oro, diamante, scimmia, pappagallo, sciabola, teschio (PK-07, PK-50).
    - 35 carte Fortuna, mescolate, coperte al centro (PK-08, PK-11, PK-51).

    { $first_player_told } Poi si gioca in senso orario (PK-A02, PK-A03).
guide-pk-3 =
    Il tuo turno

    - Pesca una carta Fortuna. Vale per questo turno (PK-04, PK-A01).
    - Lancia tutti e otto i dadi (PK-12).
    - Metti da parte i teschi. Lì restano (PK-16).
    - Poi fermati e segna i tuoi punti, o rilancia due o più dadi, tutte le volte che osi. { $reroll_all ->
        [keep_one] { $reroll_all_told }{" "}
       *[other] {""}
    }(PK-13, PK-15, PK-A05)
    - I dadi che hai tenuto li puoi rilanciare più tardi (PK-14).
    - Il terzo teschio chiude il tuo turno, e non fai punti (PK-17).
guide-pk-4 =
    Punti

    - Serie: tre uguali valgono 100, quattro 200, cinque 500, sei 1.000, sette 2.000, otto 4.000 (PK-19, PK-20).
    - Ogni moneta e ogni diamante vale altri 100, da solo o in una serie (PK-21, PK-22).
    - Se tutti e otto i dadi danno punti, il tuo forziere è pieno: altri 500 (PK-23).
guide-pk-5 =
    L’Isola dei Teschi

    Quattro teschi o più al primo lancio, e fai rotta per l’Isola (PK-28, PK-A15).

    - Lì non fai punti, ma ogni avversario perde 100 punti per ogni teschio (PK-29, PK-32).
    - Continua a lanciare per altri teschi, { $island_min_dice ->
        [1] con quanti dadi vuoi
       *[other] con almeno due dadi
    }. { $island_stop_told } Quello che hai raccolto conta in ogni caso (PK-30, PK-A17, PK-A18).
    - Un lancio senza teschi chiude il tuo turno; lo stesso se { $island_min_dice ->
        [1] non ti restano dadi
       *[other] ti restano meno di due dadi
    } (PK-31, PK-A19).
guide-pk-6 =
    Le carte

    - Forziere (4): dopo ogni lancio metti dadi sulla carta o toglili. Se i teschi chiudono il turno, quei dadi valgono lo stesso (PK-35, PK-36).
    - Capitano (4): i tuoi punti valgono doppio; sull’Isola ogni teschio costa 200 (PK-37, PK-38).
    - Maga (4): una volta, rilancia un teschio, anche il terzo. { $sorceress_min_dice_told } { $sorceress_island_told } (PK-39, PK-40, PK-A08)
    - Moneta d’oro (4) e Diamante (4): parti con una moneta o con un diamante, che conta da solo e in una serie (PK-45, PK-46).
    - Animali (4): scimmie e pappagalli contano come un solo tipo (PK-47).
    - Battaglia navale (6): ti servono due, tre o quattro sciabole. Allora hai 300, 500 o 1.000 punti oltre ai dadi; senza, perdi
      altrettanto, e i tuoi dadi non valgono niente (PK-41, PK-42, PK-43, PK-52). Tre teschi? { $sea_bust_told } In mare non c’è Isola (PK-44, PK-A23).
    - Teschi (5): parti con uno o due teschi (PK-49).
guide-pk-7 =
    La fine

    - { $end_told }{ $end ->
        [sudden] {""}
       *[other] {" "}Poi vince il punteggio più alto.
    } (PK-24, PK-25, PK-26)
    - Esattamente { $target }? { $win_at_told } (PK-A42)
    - Se nessuno ha abbastanza punti, si continua.{ $end ->
        [sudden] {""}
       *[other] {" "}{ $after_failed_round_told }
    } (PK-27, PK-A60)
    - Parità in testa? { $tie_told } (PK-A46)
guide-pk-8 =
    Quello che sfugge facilmente

    - Esattamente tre teschi al primo lancio non portano all’Isola: perdi il turno (PK-A52).
    - Nemmeno quattro teschi dopo un lancio successivo ci portano (PK-A53).
    - I teschi stampati sulla carta contano come quelli dei dadi (PK-A14, PK-A15, PK-A16).
    - Una volta uscito il terzo teschio, è troppo tardi per mettere dadi nel forziere (PK-A37).
    - Nove monete o diamanti, con la carta? { $nine_alike_told } (PK-A32)
    - { $score_floor_told } (PK-A41)

# Solved tables and what judgements rest on
basis-pk-exact = Probabilità di vittoria: l’intera partita in due è risolta, con entrambi che giocano al meglio, e ogni turno è calcolato fino in fondo.
basis-pk-pile = Probabilità di vittoria: la partita in due è risolta con un mazzo intero; questo turno è calcolato fino in fondo, il prossimo con le carte rimaste.
basis-pk-stretched = Probabilità di vittoria: stimate dalla partita risolta con altre opzioni; ogni turno è calcolato fino in fondo.
basis-pk-three = Probabilità di vittoria: l’intera partita in tre è risolta con un mazzo intero, finché nessuno può guadagnare molto giocando un turno in altro modo, e ogni turno è calcolato fino in fondo.
basis-pk-fitted = Probabilità di vittoria: stimate con un modello adattato a partite giocate, da come sta ogni posto contro ciascun altro; ogni turno è calcolato fino in fondo.
basis-pk-final = Probabilità di vittoria nel turno che decide la partita: calcolate fino alla sua fine.
