# Oh My Gold!: everything a player reads, except the register of rules

game-omg = Oh My Gold!
game-omg-line = Scassina i forzieri, carica i tesori e spera che non siano lische.

# Nouns
face-omg-key = chiave
face-omg-coin = moneta
face-omg-diamond = diamante
face-omg-sword = sciabola
place-omg-row = la fila di forzieri
place-omg-pile = il mazzo
place-omg-gone = fuori dal gioco

omg-locks = { $locks ->
        [0] nessuna serratura
        [one] una serratura
       *[other] { $locks } serrature
    }
omg-points = { $amount ->
        [0] nessun punto
        [one] un punto
       *[other] { $amount } punti
    }
omg-treasure = { $treasure ->
        [C] una moneta
        [D] un diamante
        [CC] due monete
        [CD] una moneta e un diamante
        [DD] due diamanti
        [CCC] tre monete
        [CCD] due monete e un diamante
        [CDD] una moneta e due diamanti
        [DDD] tre diamanti
       *[other] { $treasure }
    }

# What chance brings, in a list
locks-omg-1 = una serratura
locks-omg-2 = due serrature
locks-omg-3 = tre serrature
find-omg-C = una moneta
find-omg-D = un diamante
find-omg-CC = due monete
find-omg-CD = una moneta e un diamante
find-omg-DD = due diamanti
find-omg-CCC = tre monete
find-omg-CCD = due monete e un diamante
find-omg-CDD = una moneta e due diamanti
find-omg-DDD = tre diamanti
find-omg-F = una lisca

# What the one to act is asked
phase-omg-throw = Lancia i dadi.
phase-omg-next-lock = Il prossimo forziere del mazzo mostra le sue serrature.
phase-omg-open-chest = Si volta il forziere.
phase-omg-reroll = Tieni questo lancio, o rilanci tutti e quattro?
phase-omg-commit = Piazzi dei dadi, rilanci gli altri, o tieni questo lancio?
phase-omg-place = Quale forziere o tesoro completi?

# Choices in a list
choice-omg-stop = Tenere questo lancio
choice-omg-done = Mettere da parte gli altri dadi
choice-omg-roll = Rilanciare
choice-omg-ship = { $you ->
        [victim] Mettere una sciabola sulla tua nave
       *[other] Mettere una sciabola sulla nave di { $victim }
    }
choice-omg-open = Aprire il forziere { $chest } ({ omg-locks }): { $dice }
choice-omg-load = Caricare { omg-treasure }: { $dice }
choice-omg-steal = { $you ->
        [victim] { $boarding ->
            [0] Rubarti { omg-treasure }: { $dice }
           *[other] Rubarti { omg-treasure }: { $dice }, e una sciabola sulla tua nave
        }
       *[other] { $boarding ->
            [0] Rubare { omg-treasure } a { $victim }: { $dice }
           *[other] Rubare { omg-treasure } a { $victim }: { $dice }, e una sciabola sulla sua nave
        }
    }
choice-omg-lay-chest = Cominciare il forziere { $chest } ({ omg-locks }): { $dice }
choice-omg-lay-treasure = Cominciare a caricare { omg-treasure }: { $dice }
choice-omg-lay-theft = { $you ->
        [victim] Cominciare a rubarti { omg-treasure }: { $dice }
       *[other] Cominciare a rubare { omg-treasure } a { $victim }: { $dice }
    }
choice-omg-add-chest = Continuare il forziere { $chest } ({ omg-locks }): { $dice }
choice-omg-add-treasure = Continuare a caricare { omg-treasure }: { $dice }
choice-omg-add-theft = { $you ->
        [victim] { $boarding ->
            [0] Continuare a rubarti { omg-treasure }: { $dice }
           *[other] Continuare a rubarti { omg-treasure }: { $dice }, e una sciabola sulla tua nave
        }
       *[other] { $boarding ->
            [0] Continuare a rubare { omg-treasure } a { $victim }: { $dice }
           *[other] Continuare a rubare { omg-treasure } a { $victim }: { $dice }, e una sciabola sulla sua nave
        }
    }

# What happened
told-omg-open = { $you ->
        [to] { $amount ->
            [0] Apri un forziere.
            [one] Apri un forziere con una serratura.
           *[other] Apri un forziere con { $amount } serrature.
        }
       *[other] { $amount ->
            [0] { $to } apre un forziere.
            [one] { $to } apre un forziere con una serratura.
           *[other] { $to } apre un forziere con { $amount } serrature.
        }
    }
told-omg-find-coins = { $amount ->
        [0] Dentro non ci sono monete.
        [one] Dentro: una moneta.
       *[other] Dentro: { $amount } monete.
    }
told-omg-find-diamonds = { $amount ->
        [0] Dentro non ci sono diamanti.
        [one] Dentro: un diamante.
       *[other] Dentro: { $amount } diamanti.
    }
told-omg-fishbones = { $you ->
        [to] Una lisca! Va dritta sulla tua nave.
       *[other] Una lisca! Va dritta sulla nave di { $to }.
    }
told-omg-load = { $you ->
        [to] Carichi un tesoro: { omg-points }.
       *[other] { $to } carica un tesoro: { omg-points }.
    }
told-omg-steal = { $you ->
        [to] Rubi un tesoro a { $from }: { omg-points }.
        [from] { $to } ti ruba un tesoro: { omg-points }.
       *[other] { $to } ruba un tesoro a { $from }: { omg-points }.
    }
told-omg-lay-out = { $amount ->
        [0] Un nuovo forziere si aggiunge alla fila.
        [one] Un nuovo forziere con una serratura si aggiunge alla fila.
       *[other] Un nuovo forziere con { $amount } serrature si aggiunge alla fila.
    }
told-omg-next-lock = { $amount ->
        [0] Il mazzo è vuoto.
       *[other] {""}
    }
told-omg-dice-lost = { $you ->
        [to] { $amount ->
            [0] Hai usato tutti i dadi.
            [one] Perdi un dado inutilizzato.
           *[other] Perdi { $amount } dadi inutilizzati.
        }
       *[other] { $amount ->
            [0] { $to } ha usato tutti i dadi.
            [one] { $to } perde un dado inutilizzato.
           *[other] { $to } perde { $amount } dadi inutilizzati.
        }
    }
told-omg-wasted = { $you ->
        [to] { $amount ->
            [0] Non hai piazzato nessun dado invano.
            [one] Un dado piazzato prima è sprecato: la sua carta non è completa.
           *[other] { $amount } dadi piazzati prima sono sprecati: le loro carte non sono complete.
        }
       *[other] { $amount ->
            [0] { $to } non ha piazzato nessun dado invano.
            [one] Un dado che { $to } aveva piazzato prima è sprecato: la sua carta non è completa.
           *[other] { $amount } dadi che { $to } aveva piazzato prima sono sprecati: le loro carte non sono complete.
        }
    }
told-omg-last-chest = { $you ->
        [to] Hai aperto l’ultimo forziere!
       *[other] { $to } ha aperto l’ultimo forziere!
    }
told-omg-final-turns = Ultimi turni: tutti giocano ancora una volta.
told-omg-shared = { $amount ->
        [one] Vince un giocatore.
       *[other] { $amount } giocatori sono pari in tutto e si dividono la vittoria.
    }
told-omg-leave = { $you ->
        [from] { $amount ->
            [0] Lasci la partita.
            [one] Lasci la partita, e un tesoro non ancora caricato è perso.
           *[other] Lasci la partita, e { $amount } tesori non ancora caricati sono persi.
        }
       *[other] { $amount ->
            [0] { $from } lascia la partita.
            [one] { $from } lascia la partita, e un tesoro non ancora caricato è perso.
           *[other] { $from } lascia la partita, e { $amount } tesori non ancora caricati sono persi.
        }
    }
told-omg-turn-dropped = { $you ->
        [to] Il tuo turno finisce qui.
       *[other] Il turno di { $to } finisce qui.
    }

# Why not
refused-omg-unknown-choice = In Oh My Gold! questa scelta non c’è; prendine una dall’elenco.
refused-omg-game-over = La partita è finita; cominciane un’altra per continuare a giocare.
refused-omg-chance-decides = Prima vengono i dadi o le carte; aspetta che escano.
refused-omg-still-rolling = Prima di’ se tieni questo lancio o se rilanci.
refused-omg-rolling-over = I lanci sono finiti: piazza i dadi come sono.
refused-omg-must-place = Questi dadi possono ancora completare un forziere o un tuo tesoro: piazzali prima di metterne da parte.
refused-omg-must-roll = C’è una carta con dei dadi sopra che non è ancora completa: prima rilancia gli altri dadi.
refused-omg-no-such-chest = In quel posto della fila non c’è nessun forziere; scegline un altro.
refused-omg-no-such-treasure = Davanti a quella nave non c’è un tesoro così senza dadi sopra.
refused-omg-dice-on-it = Su quel forziere ci sono già dadi.
refused-omg-no-such-card = Nessuna carta così ha dadi sopra.
refused-omg-card-complete = Quella carta è completa e non prende altri dadi.
refused-omg-no-stealing = A questo tavolo nessuno ruba: per quello scegli la variante Vecchi lupi di mare.
refused-omg-no-such-ship = Quella non è la nave di un avversario; scegline un’altra.
refused-omg-steals-from-self = Non si può derubare sé stessi; carica piuttosto un tuo tesoro.
refused-omg-nothing-to-steal = Davanti a quella nave non c’è nessun tesoro; scegline un’altra.
refused-omg-ship-boarded = Su quella nave c’è già una sciabola, e una basta.
refused-omg-no-sword-for-ship = Per rubare serve una sciabola in più, per la nave stessa.
refused-omg-sword-wasted = Quella sciabola sarebbe sprecata: indica il tesoro che deve rubare.
refused-omg-no-dice-named = Indica i dadi che vanno sulla carta.
refused-omg-dice-not-there = Non tutti questi dadi sono sul tavolo; scegli fra quelli che ci sono.
refused-omg-dice-do-not-fit = Questi dadi non vanno negli spazi della carta; scegline altri.
refused-omg-not-complete = Questi dadi non completano la carta: ogni spazio va coperto.
refused-omg-keep-one-to-roll = Tieni almeno un dado da lanciare, o completa tutto quello che hai cominciato.
refused-omg-seafarers-need-reroll = I Marinai esperti non possono giocare senza rilancio: hanno bisogno del secondo lancio.
refused-omg-die-symbol = «{ $symbol }» non è un simbolo di un dado: K è una chiave, C una moneta, D un diamante, W una sciabola.
refused-omg-die-sides = { $given ->
        [one] Un dado ha sei simboli, non uno.
       *[other] Un dado ha sei simboli, non { $given }.
    }
refused-omg-die-lacks = { $symbol ->
        [K] Un dado deve avere almeno una chiave.
        [C] Un dado deve avere almeno una moneta.
       *[D] Un dado deve avere almeno un diamante.
    }
refused-omg-deck-card = «{ $card }» non è una carta: scrivi da una a tre serrature, poi F per una lisca o fino a tre C e D, per esempio 2CCD.
refused-omg-deck-size = { $given ->
        [one] Un mazzo ha 18 carte, non una.
       *[other] Un mazzo ha 18 carte, non { $given }.
    }
refused-omg-no-such-locks = «{ $text }» non è un numero di serrature: un forziere ne ha 1, 2 o 3.
refused-omg-no-such-find = «{ $text }» non è un tesoro: scrivi F per una lisca o fino a tre C e D.

# Options
option-omg-deck = Il mazzo
value-omg-deck-default = 18 carte con 34 punti e tre lische (non verificato: il mazzo stampato non è pubblicato).
value-omg-deck-custom = Le tue 18 carte, per esempio custom:1F,1C,2CD,3CDD e così via.
option-omg-dice = I dadi
value-omg-dice-k2c2d1s1 = Due chiavi, due monete, un diamante, una sciabola (non verificato: il dado stampato non è pubblicato).
value-omg-dice-k2c1d2s1 = Due chiavi, una moneta, due diamanti, una sciabola (non verificato).
value-omg-dice-k2c1d1s2 = Due chiavi, una moneta, un diamante, due sciabole (non verificato).
value-omg-dice-custom = Le tue sei facce, per esempio custom:KKCCDW (K chiave, C moneta, D diamante, W sciabola).
option-omg-end = La fine della partita
value-omg-end-final_turns = Aperto l’ultimo forziere, tutti giocano ancora un turno.
value-omg-end-on_last_open = La partita finisce con il turno che apre l’ultimo forziere.
value-omg-end-all_claimed = Si gioca finché davanti alle navi non resta nessun tesoro (regola della casa).
option-omg-first_player = Chi comincia
value-omg-first_player-youngest = Comincia il più giovane (lo indica l’host); se non è indicato nessuno, si tira a sorte.
value-omg-first_player-random = Si tira a sorte chi comincia.
value-omg-first_player-host = Comincia l’host.
option-omg-placement = Si devono usare i dadi?
value-omg-placement-maximal = I dadi che possono completare un altro forziere o un altro tuo tesoro vanno usati.
value-omg-placement-free = Puoi mettere da parte i dadi che vuoi.
option-omg-rerolls = Rilanci
value-omg-rerolls-1 = Puoi rilanciare tutti e quattro i dadi una volta.
value-omg-rerolls-0 = Nessun rilancio, per i più piccoli (regola della casa).
option-omg-same_turn_load = Caricare un tesoro nel turno in cui lo apri
value-omg-same_turn_load-no = No: tutti i dadi si piazzano prima di voltare un forziere.
value-omg-same_turn_load-yes = Sì: ogni carta fa subito effetto, e i dadi che ti restano possono andare su ciò che hai appena aperto.
option-omg-seadogs = Vecchi lupi di mare
value-omg-seadogs-off = Nessuno ruba.
value-omg-seadogs-on = Puoi rubare i tesori che gli altri non hanno ancora caricato (dai sei anni in su).
option-omg-seafarer_commit = I dadi che i Marinai esperti piazzano prima
value-omg-seafarer_commit-partial = I dadi piazzati prima possono stare su una carta non ancora completa.
value-omg-seafarer_commit-complete_only = I dadi piazzati prima devono completare la carta o bastare per un furto.
option-omg-seafarers = Marinai esperti
value-omg-seafarers-off = Si rilanciano tutti e quattro i dadi.
value-omg-seafarers-on = Puoi prima piazzare alcuni dadi e rilanciare solo gli altri.

preset-omg-base = Il gioco come nel regolamento.
preset-omg-first = Una prima partita per i più piccoli: nessun rilancio (regola della casa).
preset-omg-seafarers = Marinai esperti: piazza alcuni dadi, rilancia gli altri.
preset-omg-seadogs = Vecchi lupi di mare: ruba i tesori che gli altri non hanno ancora caricato.
preset-omg-seafarers-seadogs = Entrambe le varianti: Marinai esperti e Vecchi lupi di mare.

# The guide: one section a message, the heading in its first line
guide-omg-1 =
    Di cosa si tratta

    Da due a quattro pirati (OMG-A03). Il regolamento non indica un’età; negozi e recensori dicono dai cinque anni in su.

    Apri con le chiavi i forzieri al centro, poi carica sulla tua nave quello che ci trovi. Ogni moneta e ogni diamante caricato vale un punto,
    e vince chi ha più punti (OMG-23, OMG-31).

    Attenzione: un forziere aperto non è ancora bottino. Il suo tesoro resta davanti alla tua nave finché non lo carichi (OMG-19, OMG-22).
guide-omg-2 =
    Che cosa c’è nella scatola

    - Quattro dadi, tutti uguali, con chiavi, monete, diamanti e sciabole (OMG-01, OMG-A38).
    - 18 carte: da un lato un forziere con una, due o tre serrature, dall’altro fino a tre monete e diamanti, o una lisca di pesce (OMG-02, OMG-16).
    - Quattro navi (OMG-03).

    Quanti simboli di ogni tipo abbiano i dadi e le carte stampati non è pubblicato da nessuna parte, quindi i nostri non sono verificati: un dado
    con due chiavi, due monete, un diamante e una sciabola, e un mazzo con 19 monete, 15 diamanti e tre lische. Se hai la
    scatola, puoi giocare con i tuoi dadi e il tuo mazzo (OMG-A01, OMG-A02, OMG-A45).
guide-omg-3 =
    Prima di cominciare

    - Ognuno ha una nave (OMG-04, OMG-A04).
    - Le carte si mescolano in un mazzo, con il lato del forziere in vista. Le prime tre si mettono accanto (OMG-05, OMG-06, OMG-A39).
    - Tutti vedono quante serrature ha il prossimo forziere del mazzo (OMG-A05).
    - { $first_player_told } Poi si gioca in senso orario (OMG-07, OMG-08, OMG-A36).
guide-omg-4 =
    Il tuo turno: lanciare

    Lancia tutti e quattro i dadi. { $seafarers ->
        [on] { $seafarers_told } (OMG-09, OMG-35)
       *[off] { $rerolls ->
            [0] { $rerolls_told } (OMG-09, OMG-A35)
           *[other] Se non ti piacciono, rilanciali tutti e quattro, una volta. Vale il secondo lancio (OMG-09, OMG-10, OMG-A06).
        }
    }
guide-omg-5 =
    Il tuo turno: piazzare i dadi

    Metti i tuoi dadi sulle carte. Una carta va coperta tutta (OMG-12).

    - Le chiavi vanno sui forzieri: tante quante le serrature (OMG-15, OMG-17).
    - Monete e diamanti vanno sui tuoi tesori: esattamente quello che mostrano (OMG-20, OMG-21).
    - Una sciabola è un jolly: vale come chiave, moneta o diamante. Usane quante ne hai (OMG-24, OMG-A09, OMG-A10, OMG-A42).
    - { $placement_told } Quali carte completare lo decidi tu (OMG-11, OMG-A07).
    - I dadi che non vanno da nessuna parte sono persi per questo turno (OMG-13, OMG-A11, OMG-A37).
    - { $same_turn_load ->
        [yes] Ogni carta fa effetto appena è completa (OMG-A08).
       *[other] Non succede niente finché ogni dado non è su una carta o messo da parte (OMG-14, OMG-A41).
    }
guide-omg-6 =
    Il tuo turno: che cosa succede

    - I forzieri aperti si voltano. Il loro tesoro va davanti alla tua nave, in vista di tutti. { $same_turn_load ->
        [yes] Se ti restano i dadi giusti puoi caricarlo subito (OMG-19, OMG-A08).
       *[other] Puoi caricarlo dal tuo prossimo turno in poi (OMG-19, OMG-A08).
    }
    - Più serrature, più ricco il tesoro (OMG-18).
    - Una lisca va dritta sulla tua nave e non vale niente (OMG-25, OMG-26).
    - I tesori caricati vanno sotto la tua nave: sono il tuo bottino (OMG-22).
    - Poi i dadi passano a sinistra, e nuovi forzieri riempiono i posti vuoti finché ce ne sono (OMG-27, OMG-28, OMG-A12, OMG-A13, OMG-A40, OMG-A44).
guide-omg-7 =
    La fine

    { $end ->
        [final_turns] Quando è stato aperto l’ultimo dei 18 forzieri, tutti giocano ancora un turno, cominciando da chi siede a sinistra di chi l’ha aperto, che gioca per ultimo (OMG-29, OMG-30, OMG-A14, OMG-A15, OMG-A16, OMG-A17, OMG-A20).
       *[other] { $end_told } (OMG-29, OMG-A19)
    } Poi si conta il bottino; un tesoro ancora davanti a una nave non conta (OMG-A18).

    A parità di punti vince chi ha più diamanti, poi chi ha meno lische. Chi è ancora pari si divide la vittoria (OMG-32, OMG-33, OMG-34, OMG-A21).
guide-omg-8 =
    Variante: Marinai esperti

    Dopo il primo lancio puoi piazzare alcuni dei tuoi dadi. Restano dove sono. Poi rilancia gli altri, una volta, e piazzali
    (OMG-35, OMG-A24, OMG-A25, OMG-A26, OMG-A43). { $seafarer_commit_told } Una carta incompleta alla fine non dà niente (OMG-A23).
guide-omg-9 =
    Variante: Vecchi lupi di mare

    Dai sei anni in su (OMG-36). Puoi anche rubare i tesori davanti a un’altra nave (OMG-37):

    - Metti una sciabola su quella nave. Basta per tutti i suoi tesori, e non è un jolly (OMG-38, OMG-A27, OMG-A28, OMG-A29).
    - Con gli altri dadi completa uno o più tesori davanti a quella nave (OMG-39).

    Quello che rubi va dritto sulla tua nave. Nessuno è obbligato a rubare, e le lische non si rubano (OMG-40, OMG-A22, OMG-A30, OMG-A31, OMG-A32, OMG-A33).
    Le due varianti stanno bene insieme (OMG-A34).
guide-omg-10 =
    Tavolo che vai, usanza che trovi

    - Si deve usare ogni dado che va bene? C’è chi dice di no, e mette da parte quello che vuole (OMG-A07).
    - I Marinai esperti possono piazzare dadi su una carta che non possono ancora completare? C’è chi dice di no (OMG-A23).
    - C’è chi carica un tesoro nel turno stesso in cui lo apre (OMG-A08).
    - C’è chi chiude la partita con l’ultimo forziere, e chi solo quando ogni tesoro è caricato (OMG-A19).
    - I più piccoli possono giocare senza rilancio (OMG-A35).

# Solved tables and what judgements rest on
basis-omg-fitted = Probabilità di vittoria: questo turno è calcolato fino in fondo; ciò che segue è stimato con un modello adattato a partite giocate.
basis-omg-nearest = Probabilità di vittoria: questo turno è calcolato fino in fondo; ciò che segue è stimato con un modello adattato a partite con le opzioni più simili.
basis-omg-final = Probabilità di vittoria negli ultimi turni: calcolate fino alla fine della partita.
