refused-position-pk-score = Nessuno può avere { $score } punti: si contano a centinaia.
refused-position-pk-below-zero = A questo tavolo nessuno può avere { $score } punti: nessun punteggio scende sotto zero.
refused-position-pk-too-much = Nessuno può avere { $score } punti: un turno porta al massimo a { $most }.
refused-position-pk-beyond = Il posto { $seat } non può avere { $score } punti prima della fine: chi supera { $target } avvia il giro finale o ha vinto.
refused-position-pk-deck = Sono indicate { $given } carte, e ce ne sono solo { $most }.
refused-position-pk-cards = La carta { $card } c’è { $given } volte, ma il mazzo ne ha { $most }.
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
refused-position-pk-no-failed = «failed» richiede un giro finale che nessuno ha vinto, con after_failed_round=sudden.
refused-position-pk-trigger-plays = Il posto { $seat } ha avviato il giro finale e non vi gioca.
refused-position-pk-trigger-poor = Il posto { $seat } non può avere avviato il giro finale: { $score } punti sono troppo lontani da { $target }.
refused-position-pk-no-playoff = Lo spareggio si gioca solo con l’opzione tie=playoff.
refused-position-pk-tied = Uno spareggio richiede almeno due giocatori a pari merito ancora in gioco.
refused-position-pk-due = In uno spareggio chi deve ancora giocare è a pari merito, e il posto { $seat }, che è di turno, è fra loro.
refused-position-pk-no-chest = Qui non possono esserci dadi in un Forziere.
refused-position-pk-arranged = Ci sono dadi in mano, quindi il forziere non si può più sistemare.
refused-position-pk-no-sorceress = Senza la Maga non c’è magia.
refused-position-pk-lone = «lone» è un teschio ripreso che si rilancia da solo sull’Isola: servono sorceress_island=alone, «island», «spell» e «hand 1».
refused-position-pk-island-at-sea = In una Battaglia navale nessuno arriva all’Isola dei Teschi.
refused-position-pk-skulls = Con { $skulls } teschi il turno è finito.
refused-position-pk-island = Con { $skulls } teschi al primo lancio il turno porta all’Isola dei Teschi: aggiungi «island».
refused-position-pk-few-dice = { $given ->
        [one] Un dado è troppo poco
       *[other] { $given } dadi sono troppo pochi
    } per un lancio, qui.
refused-position-pk-keep-one = A questo tavolo bisogna tenere un dado, quindi non si rilanciano tutti e otto.
refused-position-pk-island-skulls = L’Isola dei Teschi richiede quattro teschi, non { $skulls }.
refused-position-pk-island-over = { $left ->
        [0] Non resta nessun dado
        [one] Resta un dado
       *[other] Restano { $left } dadi
    } da lanciare sull’Isola, quindi il turno è finito.
