# Positions as text: what is wrong with one

refused-position-long = Una posizione ha al massimo { $most } caratteri.
refused-position-no-game = Di’ di quale gioco è questa posizione: cominciala con kg, pk o omg e due punti (kg: coins 12 8, ...), o aggiungi --game.
refused-position-other-game = Questa posizione dice di essere di un altro gioco: { $game }. Indica il gioco una volta sola.
refused-position-options-twice = Gioco e opzioni stanno già prima dei due punti di questa posizione; togli --preset e --option.
refused-position-empty-item = Non c’è niente fra due virgole, o prima della prima o dopo l’ultima. Scrivi elementi come «seat 1» separati da una sola virgola.
refused-position-item-twice = «{ $item }» c’è due volte. Scrivilo una volta sola.
refused-position-item-missing = La posizione non dice «{ $item }». Aggiungilo.
refused-position-item-unknown = «{ $item }» non è un elemento di una posizione di questo gioco. Gli elementi sono: { $known }.
refused-position-item-misplaced = «{ $item }» non ha posto in questa posizione: non va con il resto.
refused-position-value-missing = «{ $item }» non ha un valore. Scrivine uno dopo.
refused-position-no-value = «{ $item }» sta da solo, senza valore.
refused-position-one-value = «{ $item }» ha un solo valore, non { $given }.
refused-position-row = «{ $item }» vuole un valore per ognuno dei { $seats } posti, non { $given }.
refused-position-number = «{ $text }» non è un numero intero, come invece vuole «{ $item }».
refused-position-range = «{ $item }» è un numero da { $least } a { $most }, non { $text }.
refused-position-seat-twice = «{ $item }» indica due volte il posto { $seat }.
refused-position-absent = Il posto { $seat } ha lasciato la partita e non vi ha più turni.
refused-position-winner-left = Chi ha lasciato la partita non può averla vinta.
refused-position-winners = «won { $given }» non va d’accordo con il resto di questa posizione: secondo le regole è «won { $right }».
refused-position-one-left = Con meno di due giocatori la partita è finita: di’ chi ha vinto.
refused-position-roll-off = Questo non è un lancio per il primo turno: i posti lanciano in ordine, partecipano almeno in due, e qualcuno deve ancora lanciare (?).
refused-position-dice = In questa posizione ci sono { $given } dadi, e il gioco ne ha { $most }.
refused-position-dice-count = { $given ->
        [one] In questa posizione c’è un dado
       *[other] In questa posizione ci sono { $given } dadi
    }, e devono essere { $needed }.

# King's Gold
refused-position-kg-coins = Bottino, Re e giocatori hanno insieme { $together } monete, e ce ne sono { $needed }.
refused-position-kg-left-coins = Il posto { $seat } ha lasciato la partita, quindi le sue monete sono dal Re.
refused-position-kg-no-replay = Nuove partite fra chi è a pari merito si giocano solo con l’opzione tie=new_game.
refused-position-kg-not-over = Il bottino non è vuoto, quindi nessuno ha ancora vinto.
refused-position-kg-shared-early = Con l’opzione tie=new_game un pareggio porta a una nuova partita; la vittoria si divide solo dopo { $most } di queste: dillo con «replay { $most }».
refused-position-kg-begun = Prima del primo turno tutte le monete sono nel bottino.
refused-position-kg-no-tie-round = Con questo valore dell’opzione tie non ci sono giri di spareggio.
refused-position-kg-tie-box = I giri di spareggio si giocano quando il bottino è vuoto, e questo non lo è.
refused-position-kg-tied = Un giro di spareggio vuole almeno due giocatori a pari merito ancora presenti.
refused-position-kg-not-tied = Il posto { $seat } non ha turni in questo giro di spareggio.
refused-position-kg-no-tie = Con queste monete nessuno era in parità all’inizio di questo giro.
refused-position-kg-bones = Con { $bones } tibie incrociate il turno è subito finito.
refused-position-kg-rolling-over = I lanci sono finiti, quindi nessuno ha dadi in mano.
refused-position-kg-all-locked = Tutti i dadi sono bloccati, quindi non c’è niente da decidere.
refused-position-kg-no-pair = Con questi dadi non si può formare nessuna coppia, quindi il turno è finito.
refused-position-kg-box-empty = Il bottino è vuoto, quindi la partita è finita: di’ chi ha vinto, o scrivi un giro di spareggio.

# Piraten Kapern
refused-position-pk-score = Nessuno può avere { $score } punti: si contano a centinaia.
refused-position-pk-below-zero = A questo tavolo nessuno può avere { $score } punti: nessun punteggio scende sotto zero.
refused-position-pk-too-much = Nessuno può avere { $score } punti: un turno porta al massimo a { $most }.
refused-position-pk-beyond = Il posto { $seat } non può avere { $score } punti prima della fine: chi supera { $target } avvia il giro finale o ha vinto.
refused-position-pk-deck = Sono indicate { $given } carte, e ce ne sono { $most }.
refused-position-pk-cards = La carta { $card } c’è { $given } volte, e il mazzo ne ha { $most }.
refused-position-pk-order = La carta di questo turno deve essere l’ultima nell’ordine in cui sono venute le carte.
refused-position-pk-again = Le carte tornano nello stesso ordine solo dopo che sono passate tutte le { $needed }; ne sono indicate { $given }.
refused-position-pk-no-used = Con deck=with_replacement le carte usate tornano subito nel mazzo.
refused-position-pk-pile-empty = È il momento di una carta e il mazzo è vuoto: le carte usate sarebbero state mescolate in uno nuovo.
refused-position-pk-card-early = Non è il turno di nessuno, quindi non c’è nessuna carta.
refused-position-pk-card-first = Ci sono dadi ma nessuna carta: prima viene una carta Fortuna. Aggiungi «card» e il suo nome.
refused-position-pk-begun = Prima del primo turno nessuno ha punti e nessuna carta è usata.
refused-position-pk-not-over = Nessuno ha ancora vinto: il punteggio migliore di chi è rimasto è { $score }, troppo poco con un traguardo di { $target }.
refused-position-pk-one-winner = Con end=sudden ha vinto da solo chi arriva per primo.
refused-position-pk-no-final = Con end=sudden non c’è un giro finale.
refused-position-pk-trigger-plays = Il posto { $seat } ha avviato il giro finale e non vi gioca.
refused-position-pk-trigger-poor = Il posto { $seat } non può avere avviato il giro finale: { $score } punti sono troppo lontani da { $target }.
refused-position-pk-no-playoff = Lo spareggio si gioca solo con l’opzione tie=playoff.
refused-position-pk-tied = Uno spareggio vuole almeno due giocatori a pari merito ancora presenti.
refused-position-pk-due = In uno spareggio chi deve ancora giocare è a pari merito, e il posto { $seat }, che è di turno, è fra loro.
refused-position-pk-no-chest = Qui non possono esserci dadi in un Forziere.
refused-position-pk-arranged = Ci sono dadi in mano, quindi il forziere non si può più sistemare.
refused-position-pk-no-sorceress = Senza la Maga non c’è magia.
refused-position-pk-island-at-sea = In una Battaglia navale nessuno arriva all’Isola dei Teschi.
refused-position-pk-skulls = Con { $skulls } teschi il turno è finito.
refused-position-pk-island = Con { $skulls } teschi al primo lancio il turno porta all’Isola dei Teschi: aggiungi «island».
refused-position-pk-few-dice = { $given ->
        [one] Un dado è troppo poco
       *[other] { $given } dadi sono troppo pochi
    } per un lancio, qui.
refused-position-pk-keep-one = A questo tavolo bisogna tenere un dado, quindi non si rilanciano tutti e otto.
refused-position-pk-island-skulls = L’Isola dei Teschi vuole quattro teschi, non { $skulls }.
refused-position-pk-island-over = { $left ->
        [0] Non resta nessun dado
        [one] Resta un dado
       *[other] Restano { $left } dadi
    } da lanciare sull’Isola, quindi il turno è finito.

# Oh My Gold!
refused-position-omg-loot = «{ $text }» non è un bottino: scrivi monete, diamanti e lische come C, D e F, poi una barra e il numero di carte tesoro, per esempio CCDF/2; ogni carta ha da uno a tre fra monete e diamanti.
refused-position-omg-treasure = «{ $text }» qui non è un tesoro: scrivi da uno a tre fra monete e diamanti come C e D.
refused-position-omg-left-treasure = Il posto { $seat } ha lasciato la partita, quindi davanti alla sua nave non ci sono tesori.
refused-position-omg-cards = Sono indicate { $given } carte, e ce ne sono { $most }.
refused-position-omg-card = La carta { $card } c’è { $given } volte, e il mazzo ne ha { $most }.
refused-position-omg-fishbones = { $opened ->
        [one] È stata aperta una carta Lisca
       *[other] Sono state aperte { $opened } carte Lisca
    }, e sulle navi ce ne sono { $given }.
refused-position-omg-not-opened = Davanti alle navi ci sono più tesori { $text } di quanti fossero nei forzieri aperti.
refused-position-omg-unaccounted = I tesori davanti alle navi e a bordo non sono quelli dei forzieri aperti.
refused-position-omg-row = La fila ha { $needed } posti, non { $given }; scrivi - per uno vuoto.
refused-position-omg-locks = { $given } forzieri mostrano { $locks } serrature, e di carte così ne sono ancora chiuse solo { $most }.
refused-position-omg-gap = La fila sarebbe stata completata prima di questo turno, e il mazzo mostra la sua prima carta: indicala con «top».
refused-position-omg-no-opener = Tutti i forzieri sono aperti: di’ con «opener» chi ha aperto l’ultimo.
refused-position-omg-opener = Ci sono ancora forzieri da aprire, quindi nessuno ha aperto l’ultimo.
refused-position-omg-over = Non resta niente per cui giocare, quindi la partita è finita: di’ chi ha vinto.
refused-position-omg-not-over = Ci sono ancora forzieri da aprire, quindi nessuno ha ancora vinto.
refused-position-omg-unclaimed = Davanti alle navi ci sono ancora tesori, quindi nessuno ha ancora vinto.
refused-position-omg-begun = Prima del primo turno non è stato aperto nessun forziere, e non è il turno di nessuno.
refused-position-omg-from-left = La fila si dispone da sinistra: nessun posto è vuoto prima di un forziere.
refused-position-omg-next-card = Senza «top» il mazzo deve ancora mostrare una carta dopo un turno che ha aperto forzieri: allora il primo posto della fila è occupato e i forzieri aperti sono più dei posti vuoti. Se sta per cominciare un turno, scrivi «row» e «top».
refused-position-omg-boarded = La nave del posto { $seat } qui non si può abbordare.
refused-position-omg-covers = { $most } dadi non possono stare su più di { $most } carte.
refused-position-omg-carried-out = Ciò che è completo ha già fatto effetto; lascialo fuori.
refused-position-omg-opening = Il forziere { $chest } non è il primo che i dadi hanno aperto.
refused-position-omg-second-roll = A questo tavolo non c’è un secondo lancio così: si rilanciano, una volta, tutti i dadi che non sono su una carta.
refused-position-omg-nothing-fits = Questi dadi non completano niente, quindi il turno è finito.
