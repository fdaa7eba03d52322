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
phase-omg-reroll = Piazzi questi dadi, o li rilanci tutti e quattro?
phase-omg-commit = Posi dadi su una carta, rilanci gli altri, o li piazzi tutti?
phase-omg-place = Quale carta completi?

# Choices in a list
choice-omg-stop = Non lanciare più: piazzare questi dadi
choice-omg-done = Mettere da parte gli altri dadi
choice-omg-roll = Rilanciare
choice-omg-ship = Posare una sciabola sulla nave di { $victim }
choice-omg-open = Aprire il forziere { $chest } ({ omg-locks }): { $dice }
choice-omg-load = Caricare { omg-treasure }: { $dice }
choice-omg-steal = { $boarding ->
        [0] Rubare { omg-treasure } a { $victim }: { $dice }
       *[other] Rubare { omg-treasure } a { $victim }: { $dice }, e una sciabola sulla nave
    }
choice-omg-lay-chest = Posare sul forziere { $chest } ({ omg-locks }), non ancora completo: { $dice }
choice-omg-lay-treasure = Posare sul proprio tesoro ({ omg-treasure }), non ancora completo: { $dice }
choice-omg-lay-theft = Posare su { omg-treasure } davanti alla nave di { $victim }, non ancora rubato: { $dice }
choice-omg-add-chest = Aggiungere ai dadi sul forziere { $chest } ({ omg-locks }): { $dice }
choice-omg-add-treasure = Aggiungere ai dadi sul proprio tesoro ({ omg-treasure }): { $dice }
choice-omg-add-theft = { $boarding ->
        [0] Aggiungere ai dadi su { omg-treasure } davanti alla nave di { $victim }: { $dice }
       *[other] Aggiungere ai dadi su { omg-treasure } davanti alla nave di { $victim }: { $dice }, e una sciabola sulla nave
    }

# What happened
told-omg-open = { $amount ->
        [0] { $to } apre un forziere.
        [one] { $to } apre un forziere con una serratura.
       *[other] { $to } apre un forziere con { $amount } serrature.
    }
told-omg-find-coins = { $amount ->
        [0] Dentro non ci sono monete.
        [one] Dentro c’è una moneta.
       *[other] Dentro ci sono { $amount } monete.
    }
told-omg-find-diamonds = { $amount ->
        [0] Dentro non ci sono diamanti.
        [one] Dentro c’è un diamante.
       *[other] Dentro ci sono { $amount } diamanti.
    }
told-omg-fishbones = Una lisca! Va dritta sulla nave di { $to }.
told-omg-load = { $to } carica un tesoro: { omg-points }.
told-omg-steal = { $to } ruba un tesoro a { $from }: { omg-points }.
told-omg-lay-out = { $amount ->
        [0] Si aggiunge un forziere alla fila.
        [one] Si aggiunge alla fila un forziere con una serratura.
       *[other] Si aggiunge alla fila un forziere con { $amount } serrature.
    }
told-omg-next-lock = { $amount ->
        [0] Il mazzo è vuoto.
        [one] Il prossimo forziere del mazzo ha una serratura.
       *[other] Il prossimo forziere del mazzo ha { $amount } serrature.
    }
told-omg-dice-lost = { $amount ->
        [0] { $to } ha usato tutti i dadi.
        [one] { $to } mette da parte un dado.
       *[other] { $to } mette da parte { $amount } dadi.
    }
told-omg-wasted = { $amount ->
        [0] { $to } non ha posato nessun dado invano.
        [one] Un dado che { $to } aveva posato è sprecato: non ha portato a niente.
       *[other] { $amount } dadi che { $to } aveva posato sono sprecati: non hanno portato a niente.
    }
told-omg-last-chest = { $to } ha aperto l’ultimo forziere.
told-omg-final-turns = Cominciano gli ultimi turni: tutti giocano ancora una volta.
told-omg-shared = { $amount ->
        [one] Vince un giocatore.
       *[other] { $amount } giocatori sono pari in tutto e si dividono la vittoria.
    }
told-omg-leave = { $amount ->
        [0] { $from } lascia la partita.
        [one] { $from } lascia la partita, e con sé porta un tesoro non caricato.
       *[other] { $from } lascia la partita, e con sé porta { $amount } tesori non caricati.
    }
told-omg-turn-dropped = Il turno di { $to } finisce qui.

# Why not
refused-omg-unknown-choice = Oh My Gold! non ha questa scelta.
refused-omg-game-over = La partita è finita.
refused-omg-chance-decides = Prima decidono i dadi o le carte.
refused-omg-still-rolling = Prima di’ se questi dadi restano: fermati, o rilancia.
refused-omg-rolling-over = I lanci sono finiti: piazza i dadi come sono.
refused-omg-must-place = Questi dadi possono ancora completare un forziere o un tuo tesoro: piazzali prima di metterne da parte.
refused-omg-must-roll = Su una carta c’è qualcosa di incompleto: prima rilancia gli altri dadi.
refused-omg-no-such-chest = In quel posto della fila non c’è nessun forziere.
refused-omg-no-such-treasure = Davanti a quella nave non c’è questo tesoro, libero da dadi.
refused-omg-dice-on-it = Su quel forziere ci sono già dadi.
refused-omg-no-such-card = Nessuna carta così porta dadi.
refused-omg-card-complete = Quella carta è completa e non prende altri dadi.
refused-omg-no-stealing = A questo tavolo nessuno ruba: per quello scegli la variante Vecchi lupi di mare.
refused-omg-no-such-ship = Quella non è la nave di un avversario.
refused-omg-steals-from-self = Non puoi derubare te stesso; un tuo tesoro si carica.
refused-omg-nothing-to-steal = Davanti a quella nave non c’è nessun tesoro.
refused-omg-ship-boarded = Su quella nave c’è già una sciabola, e una basta.
refused-omg-no-sword-for-ship = Un furto vuole una sciabola in più, per la nave stessa.
refused-omg-sword-wasted = Quella sciabola sarebbe sprecata: indica il tesoro che deve rubare.
refused-omg-no-dice-named = Indica i dadi che vanno sulla carta.
refused-omg-dice-not-there = Non tutti questi dadi sono sul tavolo.
refused-omg-dice-do-not-fit = Questi dadi non vanno negli spazi della carta.
refused-omg-not-complete = Questi dadi non completano la carta: ogni spazio va riempito.
refused-omg-keep-one-to-roll = Tieni almeno un dado da lanciare, o completa tutto quello che hai cominciato.
refused-omg-seafarers-need-reroll = I Marinai esperti non possono giocare senza rilancio: è il loro secondo lancio.
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
value-omg-deck-default = 18 carte con 34 punti e tre lische (non verificato: il mazzo stampato non è pubblicato)
value-omg-deck-custom = le tue 18 carte, per esempio custom:1F,1C,2CD,3CDD e così via
option-omg-dice = I dadi
value-omg-dice-k2c2d1s1 = due chiavi, due monete, un diamante, una sciabola (non verificato: il dado stampato non è pubblicato)
value-omg-dice-k2c1d2s1 = due chiavi, una moneta, due diamanti, una sciabola (non verificato)
value-omg-dice-k2c1d1s2 = due chiavi, una moneta, un diamante, due sciabole (non verificato)
value-omg-dice-custom = le tue sei facce, per esempio custom:KKCCDW (K chiave, C moneta, D diamante, W sciabola)
option-omg-end = La fine della partita
value-omg-end-final_turns = ancora un turno per tutti dopo l’ultimo forziere
value-omg-end-on_last_open = alla fine del turno che apre l’ultimo forziere
value-omg-end-all_claimed = quando non c’è più nessun tesoro davanti alle navi (regola della casa)
option-omg-first_player = Chi comincia
value-omg-first_player-youngest = il più giovane, come indica l’host; altrimenti a sorte
value-omg-first_player-random = a sorte
value-omg-first_player-host = l’host
option-omg-placement = Si devono usare i dadi?
value-omg-placement-maximal = i dadi che possono completare un forziere o un proprio tesoro vanno usati
value-omg-placement-free = si possono mettere da parte i dadi che si vuole
option-omg-rerolls = Rilanci
value-omg-rerolls-1 = tutti i dadi si possono rilanciare una volta
value-omg-rerolls-0 = nessun rilancio, per i più piccoli (regola della casa)
option-omg-same_turn_load = Caricare nel turno dell’apertura
value-omg-same_turn_load-no = no: tutti i dadi si piazzano prima di voltare un forziere
value-omg-same_turn_load-yes = sì: ogni carta fa subito effetto, e i dadi rimasti possono andare su ciò che è appena stato aperto
option-omg-seadogs = Vecchi lupi di mare
value-omg-seadogs-off = nessuno ruba
value-omg-seadogs-on = si può rubare un tesoro davanti a un’altra nave (da sei anni)
option-omg-seafarer_commit = I dadi che i Marinai esperti posano prima
value-omg-seafarer_commit-partial = possono stare su una carta non ancora completa
value-omg-seafarer_commit-complete_only = devono completare la carta, o un intero furto
option-omg-seafarers = Marinai esperti
value-omg-seafarers-off = si rilanciano tutti e quattro i dadi
value-omg-seafarers-on = prima si possono posare alcuni dadi, e si rilanciano solo gli altri

preset-omg-base = Il gioco come lo racconta il regolamento.
preset-omg-first = Una prima partita per i più piccoli: nessun rilancio (regola della casa).
preset-omg-seafarers = Marinai esperti: posa alcuni dadi, rilancia gli altri.
preset-omg-seadogs = Vecchi lupi di mare: si può rubare un tesoro davanti a un’altra nave.
preset-omg-seafarers-seadogs = Entrambe le varianti insieme.

# The guide: one section a message, the heading in its first line
guide-omg-1 =
    Di che si tratta

    Da due a quattro pirati, dai cinque anni in su (OMG-A03). Al centro ci sono i forzieri. Aprili con le chiavi, poi carica sulla tua
    nave quello che contengono. Ogni moneta e ogni diamante caricato è un punto, e vince chi ha più punti (OMG-23, OMG-31).

    Attenzione: un forziere aperto non è ancora bottino. Il suo tesoro resta davanti alla tua nave finché non lo carichi (OMG-19, OMG-22).
guide-omg-2 =
    Che cosa c’è nella scatola

    - Quattro dadi, tutti uguali, con chiavi, monete, diamanti e sciabole (OMG-01, OMG-A38).
    - 18 carte: da un lato un forziere con una, due o tre serrature, dall’altro un tesoro fino a tre monete e diamanti,
      o una lisca di pesce (OMG-02, OMG-16).
    - Quattro navi (OMG-03).

    Quanti simboli di ogni tipo abbiano i dadi e le carte stampati non è pubblicato da nessuna parte. I nostri non sono verificati: un dado
    con due chiavi, due monete, un diamante e una sciabola, e un mazzo con tre lische, 19 monete e 15 diamanti (OMG-A01, OMG-A02). Se hai la
    scatola, gioca con i tuoi dadi e il tuo mazzo (OMG-A45).
guide-omg-3 =
    Prima di cominciare

    - Ognuno ha una nave (OMG-04, OMG-A04).
    - Le carte si mescolano in un mazzo, con i forzieri in vista. Le prime tre si mettono accanto (OMG-05, OMG-06, OMG-A39).
    - Tutti vedono quante serrature ha il prossimo forziere del mazzo (OMG-A05).
    - Comincia il più giovane, poi si va in senso orario (OMG-07, OMG-08, OMG-A36).
guide-omg-4 =
    Il tuo turno: lanciare

    Lancia tutti e quattro i dadi. Se non ti piacciono, rilanciali tutti e quattro, una volta sola; vale il secondo lancio
    (OMG-09, OMG-10, OMG-A06).
guide-omg-5 =
    Il tuo turno: piazzare i dadi

    Posa i tuoi dadi sulle carte. Una carta va riempita tutta (OMG-12).

    - Le chiavi vanno sui forzieri: tante quante le serrature (OMG-15, OMG-17).
    - Monete e diamanti vanno sui tuoi tesori: esattamente quello che mostrano (OMG-20, OMG-21).
    - Una sciabola è un jolly per una chiave, una moneta o un diamante; puoi usarne quante ne hai (OMG-24, OMG-A09, OMG-A10, OMG-A42).
    - I dadi che potrebbero completare un altro forziere o un altro tuo tesoro vanno usati; la carta la scegli tu
      (OMG-11, OMG-A07).
    - I dadi che non vanno da nessuna parte sono persi per questo turno, e nessuno resta per il prossimo (OMG-13, OMG-A11, OMG-A37).

    Non succede niente finché ogni dado non è al suo posto (OMG-14, OMG-A41).
guide-omg-6 =
    Il tuo turno: che cosa succede

    - I forzieri aperti si voltano. Il tesoro sta davanti alla tua nave, in vista di tutti; puoi caricarlo dal tuo prossimo
      turno in poi (OMG-19, OMG-A08).
    - Più serrature promettono tesori migliori (OMG-18).
    - Una lisca va dritta sulla tua nave e non vale niente (OMG-25, OMG-26).
    - I tesori caricati vanno sotto la tua nave: sono il tuo bottino (OMG-22).
    - I dadi passano a sinistra, e nuovi forzieri riempiono i posti vuoti, da sinistra, finché ce ne sono
      (OMG-27, OMG-28, OMG-A12, OMG-A13, OMG-A40, OMG-A44).
guide-omg-7 =
    La fine

    Quando è stato aperto l’ultimo dei 18 forzieri, tutti giocano ancora un turno: prima chi siede a sinistra di chi l’ha aperto, e quest’ultimo
    alla fine (OMG-29, OMG-30, OMG-A14, OMG-A15, OMG-A16, OMG-A17, OMG-A20). Poi si conta il bottino; un tesoro ancora davanti a una nave non
    conta (OMG-A18).

    A parità di punti vince chi ha più diamanti, poi chi ha meno lische; altrimenti la vittoria è condivisa
    (OMG-32, OMG-33, OMG-34, OMG-A21).
guide-omg-8 =
    Variante: Marinai esperti

    Dopo il primo lancio puoi posare alcuni dadi sulle carte, anche su carte non ancora complete. Lì restano. Rilancia gli altri una
    volta, poi piazzali (OMG-35, OMG-A23, OMG-A24, OMG-A25, OMG-A26, OMG-A43). Una carta ancora incompleta non rende niente.
guide-omg-9 =
    Variante: Vecchi lupi di mare

    Da sei anni (OMG-36). Puoi anche rubare un tesoro che sta davanti a un’altra nave (OMG-37):

    - un dado sciabola va su quella nave, una volta per tutti i suoi tesori; non è un jolly (OMG-38, OMG-A27, OMG-A28, OMG-A29),
    - e gli altri tuoi dadi completano uno o più tesori davanti a essa (OMG-39).

    Un tesoro rubato va dritto sulla tua nave (OMG-40). Nessuno è obbligato a rubare, e le lische non si rubano
    (OMG-A22, OMG-A30, OMG-A31, OMG-A32, OMG-A33). Le due varianti stanno bene insieme (OMG-A34).
guide-omg-10 =
    Tavolo che vai, usanza che trovi

    - I più piccoli possono giocare senza il secondo lancio (OMG-A35).
    - C’è chi chiude la partita con l’ultimo forziere, e chi solo quando ogni tesoro è caricato (OMG-A19).
    - C’è chi carica un tesoro nel turno stesso in cui lo apre (OMG-A08).

# Solved tables and what judgements rest on
basis-omg-fitted = Probabilità di vittoria: questo turno è calcolato fino in fondo; ciò che segue è stimato con un modello adattato a partite giocate.
basis-omg-nearest = Probabilità di vittoria: questo turno è calcolato fino in fondo; ciò che segue è stimato con un modello adattato a partite con altre opzioni, le più vicine che ci sono.
basis-omg-final = Probabilità di vittoria negli ultimi turni: calcolata fino alla fine della partita.
